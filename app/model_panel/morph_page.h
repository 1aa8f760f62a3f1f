// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model_panel/part_page.h"
#include "core/scene/actor.h"

namespace furitsuke {

class MorphModel;

/// The face: a slider for each morph, which follows the motion until a weight is posed. It asks for all that it
/// changes.
class MorphPage : public PartPage {
  Q_OBJECT

 public:
  explicit MorphPage(QWidget* parent = nullptr);
  ~MorphPage() override;

  /// Not owned; must be taken away before it is destroyed.
  void setActor(Actor* actor, bool english);
  /// The actor was evaluated.
  void showPose();

 signals:
  void weightAsked(int morph, double weight);
  void releaseAsked(int morph);
  void releaseAllAsked();
  /// What is asked for between these two is one step.
  void dragBegan();
  void dragEnded();
  /// The drag that ended last was the first click of a double click.
  void takeBackAsked();

 private:
  void showPosed();

  MorphModel* morphs_;
  QToolButton* release_;
};

}  // namespace furitsuke
