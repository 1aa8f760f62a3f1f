// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/model/model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Settings for creating camera keys that follow a bone.
struct CameraBake {
  model::BoneIndex bone = model::kNoIndex;
  FrameRange frames;
  Frame step = 1;                   ///< interval of the keys; the last frame always gets a key
  bool turns = false;               ///< the camera rotates with the bone; otherwise only its target follows
  bool fromMotion = false;          ///< start from the motion camera; otherwise from the view of the viewport
  std::optional<double> tolerance;  ///< model units, above 0: reduce keys within this deviation
};

/// The maximum number of keys in one bake: nine hours with a key at every frame.
inline constexpr std::int64_t kMostBakedKeys = 1'000'000;

/// The number of keys; 0 if the range or the step is empty.
[[nodiscard]] std::int64_t keyCountOf(const CameraBake& bake);
/// The reason why these settings are invalid, translated; empty if they are valid.
[[nodiscard]] QString problemOf(const CameraBake& bake);
/// The frames of the keys, at most kMostBakedKeys; empty if the settings are invalid.
[[nodiscard]] std::vector<Frame> framesOf(const CameraBake& bake);

/// Asks for the settings of a camera bake and shows why it failed.
class CameraBakeDialog : public QDialog {
  Q_OBJECT

 public:
  /// `suggested` fills the fields. Without a camera motion, only the view of the viewport is offered as a start.
  CameraBakeDialog(const model::Model& model, const CameraBake& suggested, bool hasCameraMotion, QWidget* parent);

  [[nodiscard]] CameraBake chosen() const;
  /// Disables the fields during the bake. Afterward the caller closes the dialog or calls showProblem().
  void showRunning(bool running);
  void showProblem(const QString& problem);

 signals:
  void bakeRequested();

 private:
  QWidget* makeFields(const model::Model& model, const CameraBake& suggested, bool hasCameraMotion);
  void explainFields();
  void showCount();

  QComboBox* bone_;
  widgets::ValueField* first_;
  widgets::ValueField* last_;
  widgets::ValueField* step_;
  QComboBox* follows_;
  QComboBox* view_;
  QCheckBox* reduces_;
  widgets::ValueField* tolerance_;
  QLabel* count_;
  QLabel* problem_;
  QPushButton* bake_;
  QWidget* fields_;
};

}  // namespace furitsuke::dialogs
