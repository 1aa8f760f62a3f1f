// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/captures/capture_fitting.h"

#include <utility>

#include "app/session/file_filters.h"
#include "app/session/scene/prop_process.h"
#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/io/file_type.h"

namespace furitsuke::session {

Result<exchange::LoadedCapture> readCaptureFile(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  const io::FileKind kind = io::detectFileKind(*bytes);
  if (io::opensAs(kind) != io::OpensAs::Capture) {
    const QStringList read = filePatterns({io::OpensAs::Capture, io::OpensAs::PropOrCapture});
    return Error::because(Core::trWith("is not a captured motion (%1)"), read.join(' ').toStdString());
  }
  if (kind != io::FileKind::Fbx) return exchange::readCapture(kind, *bytes, {path.parent_path()});
  const Result<Bytes> imported = readFbxMotion(path);
  if (!imported) return imported.error();
  return exchange::readGltf(*imported);
}

CaptureFitting::CaptureFitting(std::shared_ptr<const exchange::LoadedCapture> capture,
                               std::shared_ptr<const model::Model> model, QObject* parent)
    : QObject(parent), capture_(std::move(capture)), model_(std::move(model)) {}

CaptureFitting::~CaptureFitting() {
  if (canceled_ != nullptr) *canceled_ = true;
}

void CaptureFitting::fit(const exchange::CaptureFitOptions& options) {
  if (canceled_ != nullptr) *canceled_ = true;
  canceled_ = std::make_shared<std::atomic<bool>>(false);
  options_ = options;
  fitted_.reset();
  emit changed();
  struct Run {
    std::optional<Fitted> fitted;
  };
  auto run = std::make_shared<Run>();
  const auto compute = [run, capture = capture_, model = model_, options, canceled = canceled_] {
    if (*canceled) return;
    run->fitted.emplace(
        caught([&] { return exchange::motionFromCapture(capture->motion, *model, options, canceled.get()); }));
  };
  const auto done = [this, run, canceled = canceled_] {
    if (canceled != canceled_ || !run->fitted) return;  // other options came later
    fitted_ = std::move(run->fitted);
    emit changed();
  };
  work_.run(tr("Fitting the captured motion…"), compute, done, [canceled = canceled_] { *canceled = true; });
}

void CaptureFitting::finish() { work_.finish(); }

}  // namespace furitsuke::session
