// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/motion/outside_parent_keys.h"
#include "core/scene/parent_edits.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Asks what a bone of a model, the whole model or the camera follows from a frame on.
class ParentDialog : public QDialog {
  Q_OBJECT

 public:
  struct Choices {
    std::uint64_t actor = 0;                          ///< whose bone follows; must be in the scene
    model::BoneIndex bone = model::kNoIndex;          ///< the suggested bone; kNoIndex: the whole model
    Frame frame = 0;                                  ///< the suggested frame
    std::vector<motion::OutsideParentKey> keys = {};  ///< of the motion of the model; empty without one
    /// The keys of the motion with the camera; nothing: there is none.
    std::optional<std::vector<motion::OutsideParentKey>> cameraKeys = {};
    bool isCamera = false;  ///< suggests the camera instead of the bone
  };
  /// Copies the names that it needs from the scene.
  ParentDialog(const scene::Scene& scene, const Choices& choices, QWidget* parent);

  void showProblem(const QString& problem);

 signals:
  /// The user chose a change; accept() or showProblem() follows.
  void changeRequested(const furitsuke::scene::ParentChange& change);

 private:
  struct Listed {
    QString title;
    QStringList bones;
  };
  QWidget* makeFields();
  void explainFields();
  void fillBones();
  void showCurrent();
  /// Whether the chosen subject is the camera.
  [[nodiscard]] bool isCamera() const;
  [[nodiscard]] motion::ParentTarget target() const;
  [[nodiscard]] scene::ParentChange change() const;

  Choices choices_;
  std::vector<Listed> models_;
  std::size_t own_ = 0;  ///< index into `models_`
  QComboBox* bone_;
  widgets::ValueField* frame_;
  QComboBox* model_;
  QComboBox* target_;
  QCheckBox* keeps_;
  QLabel* problem_;
  QPushButton* set_;
  QPushButton* remove_;
};

}  // namespace furitsuke::dialogs
