// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <vector>

#include "app/panels/model/part_page.h"
#include "app/panels/model/value_list.h"
#include "core/scene/actor.h"

class QStandardItem;

namespace furitsuke::panels {

/// A page with the rigid bodies or the joints of an actor, and the values of the chosen one below the list.
class PhysicsPage : public PartPage {
  Q_OBJECT

 public:
  /// Not owned; must be reset before it is destroyed. Another actor loses the choice.
  void setActor(const scene::Actor* actor, bool english);
  /// Shows a part that was chosen elsewhere and scrolls to it; emits no signal. kNoIndex: none.
  void setChosen(std::int32_t part);
  [[nodiscard]] std::int32_t chosen() const noexcept { return chosen_; }

 signals:
  /// The user has chosen a part of the list.
  void partChosen(int part);

 protected:
  explicit PhysicsPage(QWidget* parent);
  void showEvent(QShowEvent* event) override;
  /// Keeps the choice, also while the search hides it.
  void filterRows(const QString& text) override;

  [[nodiscard]] const scene::Actor& actor() const { return *actor_; }
  [[nodiscard]] bool english() const noexcept { return english_; }
  [[nodiscard]] virtual std::int32_t partCount() const = 0;
  [[nodiscard]] virtual const model::ModelName& nameOf(std::int32_t part) const = 0;
  /// The text beside the name in the list.
  [[nodiscard]] virtual QString summaryOf(std::int32_t part) const = 0;
  /// Why the part is not simulated as stored; usually empty.
  [[nodiscard]] virtual QString problemOf(std::int32_t part) const = 0;
  [[nodiscard]] virtual QList<std::pair<QString, QString>> valuesOf(std::int32_t part) const = 0;
  /// The sentences without parts, and without a choice.
  [[nodiscard]] virtual QString emptyHint() const = 0;
  [[nodiscard]] virtual QString choiceHint() const = 0;
  void nameValues(const QString& name) { values_->setAccessibleName(name); }

 private:
  void fill();
  void addPart(std::int32_t part);
  void showChosen();
  void showValues();

  const scene::Actor* actor_ = nullptr;
  bool english_ = false;
  bool isStale_ = true;  ///< the list is filled when the page is shown
  bool showing_ = false;
  std::int32_t chosen_ = model::kNoIndex;
  std::vector<QPersistentModelIndex> rows_;  ///< by part, in the model that the search does not filter
  ValueList* values_;
};

}  // namespace furitsuke::panels
