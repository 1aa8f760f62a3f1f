// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/session/captures/motion_exporting.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Asks for the settings of a motion for other programs, lists what the file cannot store, writes it in the background
/// and shows the progress.
class MotionExportDialog : public QDialog {
  Q_OBJECT

 public:
  using Remember = std::function<void(const session::MotionExport& chosen)>;

  /// `suggested` fills the fields; its frames must be set. `remember` is called with the settings of each export.
  MotionExportDialog(session::MotionExport suggested, Remember remember, QWidget* parent);

 public slots:
  void reject() override;

 private:
  QWidget* makeFields();
  void addFrameRows(QFormLayout& form);
  void addNameRows(QFormLayout& form);
  void addFileRows(QFormLayout& form);
  QWidget* makeButtons();
  void onFormatChanged();
  void onFileEdited();
  void findLosses();
  void showLosses(const Result<Diagnostics>& losses);
  void start();
  void showRunning(bool running);
  void onEnded(const QString& reason, bool canceled);
  [[nodiscard]] exchange::ExportFormat format() const;
  [[nodiscard]] session::MotionExport chosen() const;

  session::MotionExport suggested_;
  Remember remember_;
  session::MotionExporting* exporting_;
  QComboBox* format_;
  widgets::ValueField* first_;
  widgets::ValueField* last_;
  QComboBox* rate_;
  QComboBox* names_;
  QCheckBox* unlit_;
  QLineEdit* file_;
  QCheckBox* overwrite_;
  QWidget* fields_;
  QListWidget* losses_;
  QProgressBar* progress_;
  QLabel* message_;
  QPushButton* start_;
  QPushButton* folder_;  ///< opens the folder of the file
  QPushButton* cancel_;
};

}  // namespace furitsuke::dialogs
