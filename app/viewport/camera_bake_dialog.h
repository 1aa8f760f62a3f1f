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
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace furitsuke {

/// How camera keys that follow a bone are made.
struct CameraBake {
  BoneIndex bone = kNoIndex;
  FrameRange frames;
  Frame step = 1;                   ///< a key at the first frame, at every so manieth after it and at the last
  bool turns = false;               ///< the camera turns with the bone; else only its target goes along
  bool fromMotion = false;          ///< from what the camera of the motion sees now; else from what the viewport shows
  std::optional<double> tolerance;  ///< model units, above 0: leave out keys within it
};

/// More keys at once are refused: nine hours at every frame.
inline constexpr std::int64_t kMostBakedKeys = 1'000'000;

/// How many frames get a key; 0 where there is no frame or no step.
[[nodiscard]] std::int64_t keyCountOf(const CameraBake& bake);
/// Why nothing can be baked so, for a person; empty where it can.
[[nodiscard]] QString problemOf(const CameraBake& bake);
/// The frames that get a key, at most kMostBakedKeys; none where there is a problem.
[[nodiscard]] std::vector<Frame> framesOf(const CameraBake& bake);

/// Asks how camera keys that follow a bone are made, and shows what came of it where that failed.
class CameraBakeDialog : public QDialog {
  Q_OBJECT

 public:
  /// `suggested` fills the fields. Without a camera motion there is no view of it to begin with.
  CameraBakeDialog(const Model& model, const CameraBake& suggested, bool hasCameraMotion, QWidget* parent);

  [[nodiscard]] CameraBake chosen() const;
  /// While it is worked out nothing can be changed; afterwards the dialog closes or says why not.
  void showRunning(bool running);
  void showProblem(const QString& problem);

 signals:
  void bakeAsked();

 private:
  QWidget* makeFields(const Model& model, const CameraBake& suggested, bool hasCameraMotion);
  void explainFields();
  void showCount();

  QComboBox* bone_;
  QSpinBox* first_;
  QSpinBox* last_;
  QSpinBox* step_;
  QComboBox* follows_;
  QComboBox* view_;
  QCheckBox* reduces_;
  QDoubleSpinBox* tolerance_;
  QLabel* count_;
  QLabel* problem_;
  QPushButton* bake_;
  QWidget* fields_;
};

}  // namespace furitsuke
