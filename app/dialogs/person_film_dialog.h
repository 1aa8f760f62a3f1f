// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <optional>

#include "app/session/captures/film_capturing.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace furitsuke::widgets {
class ProblemLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

class PersonFilmView;

/// Finds the motion of a person in a film: which frames and whom, how thoroughly, and how the camera stood. Shows the
/// film with the skeleton that is found. When it is accepted, capture() is there.
class PersonFilmDialog : public QDialog {
  Q_OBJECT

 public:
  /// Fills the fields.
  struct Suggestion {
    landmarks::LandmarkOptions finding;
    landmarks::LandmarkCaptureOptions camera;
  };

  PersonFilmDialog(std::unique_ptr<session::LandmarkSource> source, const QString& file, const Suggestion& suggestion,
                   QWidget* parent);

  /// Nothing before the dialog is accepted.
  [[nodiscard]] const std::optional<landmarks::LandmarkCapture>& capture() const noexcept { return capture_; }
  /// The start of the capture in the film, in seconds.
  [[nodiscard]] double start() const;

 public slots:
  void accept() override;
  void reject() override;

 private:
  QWidget* makeFields(const Suggestion& suggestion);
  void addFilmRows(QFormLayout& form, const Suggestion& suggestion);
  void addCameraRows(QFormLayout& form, const Suggestion& suggestion);
  QWidget* makeNetworkRow();
  QWidget* makeButtons();
  [[nodiscard]] landmarks::LandmarkOptions finding() const;
  [[nodiscard]] landmarks::LandmarkCaptureOptions camera() const;
  void findPeople();
  void showPeople(const Result<landmarks::FirstPeople>& people);
  void startOrCancel();
  void showMoment();
  void onEnded(const QString& reason, bool canceled);
  /// Makes the capture again with the fields of the camera, in the background. Until then the grid shows where the
  /// floor would be.
  void updateCapture();
  void showCapture(const Result<landmarks::LandmarkCapture>& capture);
  void showFloor(const glm::dvec3& floor, const landmarks::CameraTilt& tilt);
  void refresh();
  void showProblem(const QString& problem);

  session::FilmCapturing* capturing_;
  std::optional<landmarks::LandmarkCapture> made_, capture_;
  double peopleSeconds_ = 0;                           ///< the time of the picture in which people were looked for
  std::optional<landmarks::LandmarkOptions> started_;  ///< of the run that was started, which may have been stopped
  bool isDone_ = false;                                ///< all pictures were looked at
  PersonFilmView* view_;
  QWidget* filmFields_ = nullptr;
  QComboBox* quality_ = nullptr;
  QSpinBox* first_ = nullptr;
  QSpinBox* last_ = nullptr;
  QCheckBox* mirrored_ = nullptr;
  QDoubleSpinBox* fieldOfView_ = nullptr;
  QCheckBox* guessed_ = nullptr;
  QDoubleSpinBox* tilt_ = nullptr;
  QDoubleSpinBox* roll_ = nullptr;
  QLineEdit* exchanged_ = nullptr;
  QWidget* networks_ = nullptr;  ///< shown while the networks are missing
  QLabel* networkProblem_ = nullptr;
  QLineEdit* command_ = nullptr;
  QLabel* notes_;
  QProgressBar* progress_;
  QLabel* timeLeft_;
  widgets::ProblemLabel* problem_;
  QPushButton* start_ = nullptr;
  QPushButton* accept_ = nullptr;
  QPushButton* close_ = nullptr;
};

}  // namespace furitsuke::dialogs
