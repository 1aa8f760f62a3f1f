// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>

#include "core/scene/actor.h"

namespace furitsuke {

/// The morphs of an actor under MMD's four headings, with the weights that they have now. It changes none of them: it
/// asks for weights that are typed.
class MorphModel : public QStandardItemModel {
  Q_OBJECT

 public:
  static constexpr int kNameColumn = 0, kWeightColumn = 1, kColumnCount = 2;
  static constexpr int kPosedRole = Qt::UserRole + 16;  ///< bool: in the draft of the pose

  explicit MorphModel(QObject* parent = nullptr);

  /// nullptr empties the list.
  void setActor(Actor* actor) { actor_ = actor; }
  [[nodiscard]] Actor* actor() const noexcept { return actor_; }
  /// Makes the rows; names in English where the model has them.
  void fill(bool english);

  /// Of a morph that the actor has.
  [[nodiscard]] double weightOf(MorphIndex morph) const;
  [[nodiscard]] bool isPosed(MorphIndex morph) const;

  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 signals:
  void weightTyped(int morph, double weight);

 private:
  Actor* actor_ = nullptr;
};

}  // namespace furitsuke
