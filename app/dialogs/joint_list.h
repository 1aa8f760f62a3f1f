// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>

#include "app/session/captures/joint_tables.h"
#include "core/exchange/roles.h"
#include "core/model/model.h"

class QComboBox;
class QLabel;
class QToolButton;
class QTreeWidget;

namespace furitsuke::dialogs {

/// The joint of a capture that moves each bone of a model: found, chosen by the user, or from a saved table.
class JointList : public QWidget {
  Q_OBJECT

 public:
  /// Both must outlive the list.
  JointList(const exchange::CapturedMotion& motion, const model::Model& model, session::JointTables tables,
            QWidget* parent);

  /// What the user has chosen.
  [[nodiscard]] exchange::RoleChoices choices() const;
  /// Shows what was found for the other bones.
  void showRoles(const exchange::JointRoles& roles);
  /// Chooses joints, as a table does; nothing else stays chosen. Joints that the file lacks are named.
  void choose(const exchange::RoleChoices& choices);

  /// The next bone that is chosen, here or by chooseBone(), gets this joint; kNoJoint: none.
  void setPicked(exchange::JointIndex joint);
  /// A bone was chosen elsewhere. Without a picked joint its row becomes the current one.
  void chooseBone(model::BoneIndex bone);

 signals:
  void choicesChanged();
  /// The joint of the row that was chosen, or kNoJoint.
  void jointShown(int joint);

 private:
  QWidget* makeTables();
  void addRows(const model::Model& model);
  [[nodiscard]] exchange::JointIndex jointOf(std::size_t role) const;
  void chooseRow(std::size_t role);
  void useTable(const QString& name);
  void openTable();
  void saveTable();
  void deleteTable();
  void refreshTables(const QString& current);
  void showHint();

  const exchange::CapturedMotion& motion_;
  session::JointTables tables_;
  QComboBox* table_;
  QToolButton* delete_;
  QTreeWidget* tree_;
  QLabel* hint_;
  std::array<QComboBox*, retarget::kRetargetedBoneCount> joints_{};       ///< nullptr where the model has no bone
  std::array<model::BoneIndex, retarget::kRetargetedBoneCount> bones_{};  ///< of these
  std::array<bool, retarget::kRetargetedBoneCount> chosen_{};             ///< by the user
  exchange::JointIndex picked_ = exchange::kNoJoint;
  QStringList missing_;  ///< joints of a table that the file lacks
};

}  // namespace furitsuke::dialogs
