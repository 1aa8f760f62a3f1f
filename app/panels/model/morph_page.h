// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/model/part_page.h"
#include "core/scene/actor.h"

namespace furitsuke::panels {

class MorphModel;

/// A slider for each morph, which follows the motion until a weight is posed. Changes are requested by signals.
class MorphPage : public PartPage {
  Q_OBJECT

 public:
  explicit MorphPage(QWidget* parent = nullptr);
  ~MorphPage() override;

  /// Not owned; must be reset before it is destroyed.
  void setActor(scene::Actor* actor, bool english);
  /// The actor was evaluated.
  void showPose();

 signals:
  void weightAsked(int morph, double weight);
  void releaseAsked(int morph);
  void releaseAllAsked();
  /// Requests between these two are one undo step.
  void dragBegan();
  void dragEnded();
  /// The last drag was the first click of a double click.
  void takeBackAsked();

 private:
  void showPosed();

  MorphModel* morphs_;
  QToolButton* release_;
};

}  // namespace furitsuke::panels
