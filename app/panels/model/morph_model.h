// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>

#include "core/scene/actor.h"

namespace furitsuke::panels {

/// The morphs of an actor under MMD's four headings, with their current weights. It does not change them: it emits a
/// signal for typed weights.
class MorphModel : public QStandardItemModel {
  Q_OBJECT

 public:
  static constexpr int kNameColumn = 0, kWeightColumn = 1, kColumnCount = 2;
  static constexpr int kPosedRole = Qt::UserRole + 16;  ///< bool: posed in the draft

  explicit MorphModel(QObject* parent = nullptr);

  /// nullptr empties the list.
  void setActor(scene::Actor* actor) { actor_ = actor; }
  [[nodiscard]] scene::Actor* actor() const noexcept { return actor_; }
  /// Creates the rows, with English names where the model has them.
  void fill(bool english);

  /// The displayed weight of a morph of the actor: that of the draft, or else that of the motion.
  [[nodiscard]] double weightOf(model::MorphIndex morph) const;
  [[nodiscard]] bool isPosed(model::MorphIndex morph) const;

  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 signals:
  void weightTyped(int morph, double weight);

 private:
  scene::Actor* actor_ = nullptr;
};

}  // namespace furitsuke::panels
