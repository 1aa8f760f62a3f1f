// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model_panel/part_page.h"
#include "core/scene/actor.h"

class QStandardItem;

namespace furitsuke {

/// The materials of an actor in the order in which they are drawn; a check shows or hides one.
class MaterialPage : public PartPage {
  Q_OBJECT

 public:
  explicit MaterialPage(QWidget* parent = nullptr);

  /// Not owned; must be taken away before it is destroyed.
  void setActor(Actor* actor, bool english);
  /// Somebody else has shown or hidden materials.
  void showHidden();

 signals:
  /// A material was hidden or is shown again.
  void materialsChanged();

 private:
  void addMaterial(std::size_t index, bool english);
  void onItemChanged(QStandardItem* item);

  Actor* actor_ = nullptr;
  QToolButton* showAll_;
  bool showing_ = false;
};

}  // namespace furitsuke
