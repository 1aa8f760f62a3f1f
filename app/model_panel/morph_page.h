// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model_panel/part_page.h"
#include "core/scene/actor.h"

namespace furitsuke {

class MorphModel;

/// The face: a slider for each morph, which follows the motion until a weight is held.
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
  void weightsChanged();

 private:
  void showHeld();

  MorphModel* morphs_;
  QToolButton* release_;
};

}  // namespace furitsuke
