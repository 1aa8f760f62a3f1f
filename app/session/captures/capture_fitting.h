// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/session/background_work.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_from_capture.h"

namespace furitsuke::session {

/// Reads a captured motion, recognized by its content. Can be called on any thread.
[[nodiscard]] Result<exchange::LoadedCapture> readCaptureFile(const std::filesystem::path& path);

/// Fits a captured motion to a model, in the background. If the options change meanwhile, only the last ones count.
class CaptureFitting : public QObject {
  Q_OBJECT

 public:
  using Fitted = Result<exchange::FittedMotion>;

  CaptureFitting(std::shared_ptr<const exchange::LoadedCapture> capture, std::shared_ptr<const model::Model> model,
                 QObject* parent = nullptr);
  ~CaptureFitting() override;

  [[nodiscard]] const exchange::CapturedMotion& capture() const noexcept { return capture_->motion; }
  [[nodiscard]] const model::Model& model() const noexcept { return *model_; }
  [[nodiscard]] const exchange::CaptureFitOptions& options() const noexcept { return options_; }
  /// The result of the last options; nullptr while it is computed.
  [[nodiscard]] const Fitted* fitted() const noexcept { return fitted_ ? &*fitted_ : nullptr; }

  void fit(const exchange::CaptureFitOptions& options);
  /// Blocks until fitted() is there.
  void finish();

 signals:
  /// fitted() is being computed, or is there.
  void changed();

 private:
  std::shared_ptr<const exchange::LoadedCapture> capture_;
  std::shared_ptr<const model::Model> model_;
  exchange::CaptureFitOptions options_;
  std::optional<Fitted> fitted_;
  std::shared_ptr<std::atomic<bool>> canceled_;  ///< of the run for options_
  BackgroundWork work_;
};

}  // namespace furitsuke::session
