// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <functional>

#include "core/film/film_export.h"
#include "core/film/image_sequence.h"

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

/// Asks for the settings of a film or of PNG pictures, writes them in the background and shows the progress.
class FilmDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Output { Film, Pictures };
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

  /// `suggested` fills the fields; for pictures its file is a PicturePattern.
  FilmDialog(const film::FilmExport& suggested, Output output, Sources sources, QWidget* parent);

 signals:
  /// The film or all pictures are complete.
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
  void browse();
  [[nodiscard]] bool isOfPictures() const;
  void showPreview();
  void start();
  void showRunning(bool running);
  void showProgress(qint64 written, qint64 all);
  void onEnded(const QString& reason, bool canceled);
  /// Of a film.
  [[nodiscard]] const media::FilmFormat& format() const;
  /// What films and pictures have in common.
  Status read(film::ScenePictures& pictures) const;
  [[nodiscard]] Result<film::FilmExport> chosenFilm() const;
  [[nodiscard]] Result<film::ImageSequence> chosenPictures() const;

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
