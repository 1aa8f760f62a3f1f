// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/pose_library/pose_folder.h"
#include "app/pose_library/pose_thumbnails.h"
#include "core/edit/pose_choice.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QSlider;
class QSpinBox;
class QStackedLayout;
class QToolButton;

namespace furitsuke {

class EmptyState;
class PoseListModel;

/// A folder of poses with their pictures on the current model. A pose is applied with a double click, or blended in
/// with the slider, which shows it while it is dragged.
class PoseLibraryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PoseLibraryPanel(QWidget* parent = nullptr);
  ~PoseLibraryPanel() override;

  [[nodiscard]] PoseFolder& folder() noexcept { return folder_; }
  [[nodiscard]] PoseThumbnails& thumbnails() noexcept { return thumbnails_; }
  /// On what the pictures are drawn; an empty one: on nothing.
  void setModel(const ThumbnailModel& model);
  /// Buttons: choose the folder (of the empty state too), save the pose of the playhead.
  void setActions(QAction* choose, QAction* save);
  /// Without a motion nothing can be applied.
  void setCanApply(bool on);

  /// Of the chosen pose; empty when none is.
  [[nodiscard]] QString currentPath() const;
  void setCurrentPath(const QString& path);
  [[nodiscard]] PosePart part() const;
  [[nodiscard]] bool isMirrored() const;

 signals:
  /// `percent`: how much of the pose.
  void applyRequested(const QString& path, int percent);
  /// The slider is being dragged: each value is only tried until the end; `taken` false: as before.
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
  EmptyState* empty_;
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

}  // namespace furitsuke
