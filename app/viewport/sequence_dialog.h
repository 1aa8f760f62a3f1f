// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "core/film/image_sequence.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace furitsuke {

class PictureWriting;

/// Asks which frames become pictures, writes them, and shows how far it is. The window can be used meanwhile.
class SequenceDialog : public QDialog {
  Q_OBJECT

 public:
  /// What is asked for the scene when writing begins: a snapshot as the viewport sees it.
  using Snapshot = std::function<Scene()>;

  /// `suggested` fills the fields; `files` is where it would write, with %05d for several.
  SequenceDialog(const ImageSequence& suggested, const QString& files, Snapshot snapshot, QWidget* parent);

 signals:
  /// All pictures are written.
  void finishedWriting(const QString& folder);

 public slots:
  void reject() override;

 private:
  QWidget* makeFields();
  void start();
  void showRunning(bool running);
  void onEnded(const QString& reason, bool cancelled);
  [[nodiscard]] Result<ImageSequence> chosen() const;

  ImageSequence suggested_;
  Snapshot snapshot_;
  PictureWriting* writing_;
  QSpinBox* first_;
  QSpinBox* last_;
  QComboBox* sizes_;
  QSpinBox* width_;
  QSpinBox* height_;
  QCheckBox* transparent_;
  QCheckBox* overwrite_;
  QLineEdit* path_;
  QWidget* fields_;
  QProgressBar* progress_;
  QLabel* message_;
  QPushButton* start_;
  QPushButton* cancel_;
};

}  // namespace furitsuke
