// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/session/background_work.h"
#include "core/exchange/motion_export.h"

namespace furitsuke::session {

/// A motion of a model, or a camera motion, that is to be written for other programs.
struct MotionExport {
  exchange::ExportFormat format = exchange::ExportFormat::Glb;
  exchange::CaptureBakeOptions options;
  motion::Motion motion;
  std::shared_ptr<const model::Model> model;         ///< null: the camera of the motion
  std::shared_ptr<const image::ModelImages> images;  ///< of the model; null: without textures
  std::filesystem::path file;
  bool overwrite = false;  ///< otherwise writing fails if the file exists

  [[nodiscard]] exchange::ExportSubject subject() const noexcept {
    return model == nullptr ? exchange::ExportSubject::Camera : exchange::ExportSubject::Model;
  }
};

/// Writes the file and returns what was lost. Can be called on any thread. `canceled` and `progress` are those of
/// operations::OperationControl.
[[nodiscard]] Result<Diagnostics> writeMotionExport(const MotionExport& chosen,
                                                    const std::atomic<bool>* canceled = nullptr,
                                                    std::atomic<double>* progress = nullptr);

/// Writes motions for other programs, and finds out what they lose, in the background.
class MotionExporting : public QObject {
  Q_OBJECT

 public:
  explicit MotionExporting(QObject* parent = nullptr);
  /// Cancels.
  ~MotionExporting() override;

  /// Finds out what such a file would not store; the last call counts.
  void findLosses(const MotionExport& chosen);
  /// Must not be called while isRunning().
  void start(const MotionExport& chosen);
  void cancel();
  [[nodiscard]] bool isRunning() const noexcept { return running_ != nullptr; }

 signals:
  /// For the last findLosses(): an Error if such a file cannot be written.
  void lossesFound(const furitsuke::Result<furitsuke::Diagnostics>& losses);
  /// 0 to 100.
  void progressed(int percent);
  /// `reason` is the error message; empty on success.
  void ended(const QString& reason, bool canceled);

 private:
  struct Run {
    std::atomic<bool> canceled = false;
    std::atomic<double> progress = 0;
    std::optional<Result<Diagnostics>> losses;
  };

  std::shared_ptr<Run> finding_, running_;
  QTimer timer_;
  BackgroundWork finder_, writer_;
};

}  // namespace furitsuke::session
