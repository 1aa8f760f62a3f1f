// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/model/part_page.h"
#include "core/scene/actor.h"

class QStandardItem;

namespace furitsuke::panels {

/// The materials of an actor in drawing order; a check box shows or hides each.
class MaterialPage : public PartPage {
  Q_OBJECT

 public:
  explicit MaterialPage(QWidget* parent = nullptr);

  /// Not owned; must be reset before it is destroyed.
  void setActor(scene::Actor* actor, bool english);
  /// Updates the check boxes after materials were shown or hidden elsewhere.
  void showHidden();

 signals:
  /// A material was hidden or shown.
  void materialsChanged();

 private:
  void addMaterial(std::size_t index, bool english);
  void onItemChanged(QStandardItem* item);

  scene::Actor* actor_ = nullptr;
  QToolButton* showAll_;
  bool showing_ = false;
};

}  // namespace furitsuke::panels
