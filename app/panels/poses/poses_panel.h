// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/panels/poses/pose_folder.h"
#include "app/panels/poses/pose_thumbnails.h"
#include "core/edit/document/pose_choice.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QSlider;
class QStackedLayout;
class QToolButton;

namespace furitsuke::widgets {
class EmptyState;
class NoMatchLabel;
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class PoseListModel;

/// The pose library: a folder of poses with pictures on the active model. A double click applies a pose; the slider
/// blends it in, with a preview during the drag.
class PosesPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PosesPanel(QWidget* parent = nullptr);
  ~PosesPanel() override;

  [[nodiscard]] PoseFolder& folder() noexcept { return folder_; }
  [[nodiscard]] PoseThumbnails& thumbnails() noexcept { return thumbnails_; }
  /// Sets the model of the pictures; without a model there are no pictures.
  void setModel(const ThumbnailModel& model);
  /// Sets the actions of the buttons: choosing the folder, which is also in the empty state, and saving the pose at the
  /// playhead. Not owned.
  void setActions(QAction* choose, QAction* save);
  /// Whether poses can be applied, which requires a motion.
  void setCanApply(bool on);

  /// The path of the selected pose; empty if there is none.
  [[nodiscard]] QString currentPath() const;
  void setCurrentPath(const QString& path);
  [[nodiscard]] edit::PosePart part() const;
  [[nodiscard]] bool isMirrored() const;

 signals:
  /// The user wants to register `percent` of a pose.
  void applyRequested(const QString& path, int percent);
  /// The user drags the slider: blended() values must be previewed until blendEnded(). If `taken` is false, the
  /// previous pose must be restored.
  void blendBegan(const QString& path);
  void blended(int percent);
  void blendEnded(bool taken);
  /// Pose files were dropped here.
  void filesDropped(const QStringList& paths);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeHeader();
  QWidget* makeFooter();
  void connectSlider();
  void beginBlend();
  void endBlend(bool taken);
  void retranslate();
  void showFolder();
  void showChoice();

  PoseFolder folder_;
  PoseThumbnails thumbnails_;
  PoseListModel* poses_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QLineEdit* search_;
  QComboBox* tags_;
  QListView* list_;
  widgets::NoMatchLabel* noMatch_;
  QLabel* note_;
  QComboBox* part_;
  QToolButton* mirror_;
  QSlider* blendSlider_;
  widgets::NumberField* percent_;
  QToolButton* apply_;
  QToolButton* save_;
  QToolButton* choose_;
  bool canApply_ = false;
  bool blending_ = false;
};

}  // namespace furitsuke::panels
