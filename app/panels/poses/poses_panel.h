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
class QSpinBox;
class QStackedLayout;
class QToolButton;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class PoseListModel;

/// A folder of poses with pictures on the active model. A double click applies a pose; the slider blends it in, with a
/// preview during the drag.
class PosesPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PosesPanel(QWidget* parent = nullptr);
  ~PosesPanel() override;

  [[nodiscard]] PoseFolder& folder() noexcept { return folder_; }
  [[nodiscard]] PoseThumbnails& thumbnails() noexcept { return thumbnails_; }
  /// The model of the pictures; an empty one: no pictures.
  void setModel(const ThumbnailModel& model);
  /// Buttons: choose the folder (in the empty state too), save the pose at the playhead.
  void setActions(QAction* choose, QAction* save);
  /// Whether poses can be applied: only with a motion.
  void setCanApply(bool on);

  /// The path of the selected pose; empty if there is none.
  [[nodiscard]] QString currentPath() const;
  void setCurrentPath(const QString& path);
  [[nodiscard]] edit::PosePart part() const;
  [[nodiscard]] bool isMirrored() const;

 signals:
  /// `percent`: how much of the pose.
  void applyRequested(const QString& path, int percent);
  /// The slider is being dragged: values are previewed until the end; `taken` false: restore the previous pose.
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
  QLabel* note_;
  QComboBox* part_;
  QToolButton* mirror_;
  QSlider* share_;
  QLabel* percent_;
  QToolButton* apply_;
  QToolButton* save_;
  QToolButton* choose_;
  bool canApply_ = false;
  bool blending_ = false;
};

}  // namespace furitsuke::panels
