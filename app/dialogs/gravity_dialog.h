// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <cstddef>
#include <optional>

#include "core/base/result.h"
#include "core/motion/annotation_track.h"
#include "core/physics/physics_settings.h"

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// An Error if gravity cannot be used, with the parameter of the action as its section.
[[nodiscard]] Status checkGravity(const physics::PhysicsSettings& settings);
[[nodiscard]] Status checkGravity(const motion::GravityKey& key);

/// Asks for gravity, as MMD's dialog does: one for all frames, or keys, of which the values of the chosen one are
/// edited.
class GravityDialog : public QDialog {
  Q_OBJECT

 public:
  /// Where keys are stored.
  struct Keys {
    motion::GravityTrack track;
    QString owner;  ///< title of the motion; empty: there is none, so that there cannot be keys
    Frame playhead = 0;
  };
  GravityDialog(const physics::PhysicsSettings& settings, const Keys& keys, QWidget* parent);

  /// The settings with the chosen gravity of all frames.
  [[nodiscard]] physics::PhysicsSettings settings() const;
  [[nodiscard]] motion::GravityTrack track() const;

 private:
  void makeFields(QFormLayout& form);
  QWidget* makeKeys(const QString& owner);
  /// The gravity whose values the fields show: of the chosen key, or of all frames.
  [[nodiscard]] motion::GravityKey& shown();
  void showFields();
  void takeFields();
  void showKeys();
  void showRow(int row);
  void registerKey();
  void deleteKeys();
  /// Gravity without a direction cannot be accepted.
  void updateButtons();

  physics::PhysicsSettings before_;
  motion::GravityKey constant_;  ///< of all frames, when there are no keys
  motion::GravityTrack track_;
  std::optional<std::size_t> chosen_;  ///< index of a key; set if there are keys
  bool isShowing_ = false;             ///< the fields change because another gravity is shown
  widgets::ValueField* acceleration_;
  std::array<widgets::ValueField*, 3> direction_{};
  QCheckBox* hasNoise_;
  widgets::ValueField* noise_;
  widgets::ValueField* seed_;
  QLabel* what_;
  QTreeWidget* keys_;
  widgets::ValueField* frame_;
  QPushButton* register_;
  QPushButton* delete_;
  QPushButton* ok_;
};

}  // namespace furitsuke::dialogs
