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
  /// Updates the weights after the actor has been evaluated.
  void showPose();

 signals:
  void weightRequested(int morph, double weight);
  void releaseRequested(int morph);
  void registerRequested();
  void releaseAllRequested();
  /// Requests between these two are one undo step.
  void dragStarted();
  void dragFinished();
  /// The last drag was only the first click of a double click, and must be undone.
  void undoLastRequested();

 private:
  void showPosed();

  MorphModel* morphs_;
  QToolButton* release_;
};

}  // namespace furitsuke::panels
