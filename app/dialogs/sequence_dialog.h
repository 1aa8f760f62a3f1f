// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "core/film/image_sequence.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace furitsuke::session {
class PictureWriting;
}  // namespace furitsuke::session

namespace furitsuke::dialogs {

class PictureFields;

/// Asks for the settings of an image sequence, writes it in the background and shows the progress.
class SequenceDialog : public QDialog {
  Q_OBJECT

 public:
  /// Returns a snapshot of the scene as the viewport shows it, called when writing starts.
  using Snapshot = std::function<scene::Scene()>;

  /// `suggested` fills the fields; `files` is the suggested path, with %05d for several frames.
  SequenceDialog(const film::ImageSequence& suggested, const QString& files, Snapshot snapshot, QWidget* parent);

 signals:
  /// All images are written.
  void finishedWriting(const QString& folder);

 public slots:
  void reject() override;

 private:
  QWidget* makeFields();
  void start();
  void showRunning(bool running);
  void onEnded(const QString& reason, bool canceled);
  [[nodiscard]] Result<film::ImageSequence> chosen() const;

  film::ImageSequence suggested_;
  Snapshot snapshot_;
  session::PictureWriting* writing_;
  PictureFields* picture_;
  QCheckBox* transparent_;
  QCheckBox* overwrite_;
  QLineEdit* path_;
  QWidget* fields_;
  QProgressBar* progress_;
  QLabel* message_;
  QPushButton* start_;
  QPushButton* folder_;  ///< opens the folder of the saved images
  QPushButton* cancel_;
};

}  // namespace furitsuke::dialogs
