// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/captures/motion_exporting.h"

#include <system_error>
#include <utility>

#include "app/session/scene/prop_process.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/base/file.h"

namespace furitsuke::session {

namespace {

constexpr int kProgressInterval = 50;  // milliseconds

const image::ModelImages& imagesOf(const MotionExport& chosen) {
  static const image::ModelImages kNone;
  return chosen.images == nullptr ? kNone : *chosen.images;
}

Result<exchange::ExportedFile> exported(const MotionExport& chosen, operations::OperationControl& control) {
  if (chosen.model == nullptr) return exchange::exportCamera(chosen.format, chosen.motion, chosen.options);
  return exchange::exportMotion(chosen.format, chosen.motion, *chosen.model, imagesOf(chosen), chosen.options,
                                &control);
}

Result<Diagnostics> lossesOf(const MotionExport& chosen, operations::OperationControl& control) {
  if (chosen.model == nullptr) {
    Result<exchange::ExportedFile> camera = exported(chosen, control);
    return camera ? Result<Diagnostics>(std::move(camera->losses)) : camera.error();
  }
  return exchange::exportLosses(chosen.format, chosen.motion, *chosen.model, imagesOf(chosen), chosen.options,
                                &control);
}

}  // namespace

Result<Diagnostics> writeMotionExport(const MotionExport& chosen, const std::atomic<bool>* canceled,
                                      std::atomic<double>* progress) {
  std::error_code failed;
  if (!chosen.overwrite && std::filesystem::exists(std::filesystem::symlink_status(chosen.file, failed))) {
    return Error::because(Core::tr("already exists"));
  }
  operations::OperationControl control(0, canceled, progress);
  Result<exchange::ExportedFile> file = exported(chosen, control);
  if (!file) return file.error();
  if (chosen.format == exchange::ExportFormat::Fbx && chosen.model != nullptr) {
    PropProcess process;
    process.canceled = canceled;
    Result<Bytes> fbx = fbxFromGlb(file->bytes, process);
    if (!fbx) return fbx.error();
    file->bytes = *std::move(fbx);
  }
  if (control.isCanceled()) return Error::canceled();
  if (const Status written = writeFileAtomically(chosen.file, file->bytes); !written) return written.error();
  return std::move(file->losses);
}

MotionExporting::MotionExporting(QObject* parent)
    : QObject(parent), finder_(nullptr, BackgroundWork::Wait::Never), writer_(nullptr, BackgroundWork::Wait::Never) {
  timer_.setInterval(kProgressInterval);
  connect(&timer_, &QTimer::timeout, this, [this] {
    if (running_ != nullptr) emit progressed(static_cast<int>(running_->progress * 100));
  });
}

MotionExporting::~MotionExporting() {
  if (finding_ != nullptr) finding_->canceled = true;
  cancel();
}

void MotionExporting::findLosses(const MotionExport& chosen) {
  if (finding_ != nullptr) finding_->canceled = true;
  finding_ = std::make_shared<Run>();
  const auto find = [run = finding_, chosen] {
    operations::OperationControl control(0, &run->canceled);
    if (run->canceled) return;
    run->losses.emplace(lossesOf(chosen, control));
  };
  const auto done = [this, run = finding_] {
    if (run == finding_ && run->losses) emit lossesFound(*run->losses);
  };
  finder_.run(tr("Checking what cannot be exported…"), find, done);
}

void MotionExporting::start(const MotionExport& chosen) {
  running_ = std::make_shared<Run>();
  const auto write = [run = running_, chosen] {
    run->losses.emplace(caught([&] { return writeMotionExport(chosen, &run->canceled, &run->progress); }));
  };
  const auto done = [this] {
    timer_.stop();
    const auto run = std::exchange(running_, nullptr);
    const Result<Diagnostics>& losses = *run->losses;
    emit ended(losses ? QString() : widgets::failureText(losses.error()), run->canceled);
  };
  timer_.start();
  writer_.run(tr("Exporting the motion…"), write, done, [run = running_] { run->canceled = true; });
}

void MotionExporting::cancel() {
  if (running_ != nullptr) running_->canceled = true;
}

}  // namespace furitsuke::session
