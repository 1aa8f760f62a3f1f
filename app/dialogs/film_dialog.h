// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <functional>

#include "core/film/film_export.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace furitsuke::session {
class PictureWriting;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

class PictureFields;

/// Asks for the settings of a film, writes it in the background and shows the progress.
class FilmDialog : public QDialog {
  Q_OBJECT

 public:
  struct Sources {
    /// A snapshot of the scene as the viewport shows it, taken when writing starts.
    std::function<scene::Scene()> scene;
    /// The picture of the playhead for the preview.
    std::function<Result<image::Image>(int width, int height, bool transparent)> picture;
    /// Called with the settings of each film that is started, to remember them.
    std::function<void(const film::FilmExport& film)> remember;
    QString sound = {};    ///< the file of the sound of the motion; its volume is that of the suggested film
    bool isMuted = false;  ///< the motion is played without its sound
  };

  /// `suggested` fills the fields.
  FilmDialog(const film::FilmExport& suggested, Sources sources, QWidget* parent);

 signals:
  /// The film is complete.
  void finishedWriting(const QString& file);

 public slots:
  void reject() override;

 private:
  QWidget* makeFields();
  void addFormatRows(QFormLayout& form);
  void addSoundRows(QFormLayout& form);
  void addFileRows(QFormLayout& form);
  QWidget* makeButtons();
  void onFormatChanged();
  void onFileEdited();
  void showPreview();
  void start();
  void showRunning(bool running);
  void showProgress(qint64 written, qint64 all);
  void onEnded(const QString& reason, bool canceled);
  [[nodiscard]] const media::FilmFormat& format() const;
  [[nodiscard]] Result<film::FilmExport> chosen() const;

  film::FilmExport suggested_;
  Sources sources_;
  session::PictureWriting* writing_;
  QElapsedTimer clock_;  ///< since the start
  PictureFields* picture_;
  QComboBox* rate_;
  QComboBox* format_;
  widgets::ValueField* quality_;
  QComboBox* supersampling_;
  QCheckBox* transparent_;
  QLineEdit* sound_;
  widgets::ValueField* offset_;
  widgets::ValueField* volume_;
  QLineEdit* file_;
  QCheckBox* overwrite_;
  QWidget* fields_;
  QWidget* soundRow_;
  QLabel* preview_;
  QProgressBar* progress_;
  QLabel* message_;
  QPushButton* start_;
  QPushButton* folder_;  ///< opens the folder of the film
  QPushButton* cancel_;
};

}  // namespace furitsuke::dialogs
