// SPDX-License-Identifier: MIT
#include "core/edit/document/motion_document.h"

#include <atomic>
#include <random>
#include <utility>

#include "core/edit/document/unchecked_motion.h"

namespace furitsuke::edit {

namespace {

/// Counts from a random number, so that the ids in the journals of several crashed runs differ. Stays below 2^53, up to
/// which JSON numbers are exact.
std::uint64_t nextId() {
  constexpr unsigned kBitsOfCounter = 20;
  static std::atomic<std::uint64_t> last = std::uint64_t{std::random_device()()} << kBitsOfCounter;
  return ++last;
}

}  // namespace

MotionDocument::MotionDocument(motion::Motion motion, QObject* parent)
    : DocumentSignals(parent), id_(nextId()), motion_(std::move(motion)) {
  connect(history_.undoStack(), &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
  connect(this, &MotionDocument::modifiedChanged, this, [this](bool modified) { shownModified_ = modified; });
  connect(this, &MotionDocument::draftChanged, this, [this] {
    if (isModified() != shownModified_) emit modifiedChanged(isModified());
  });
  connect(this, &MotionDocument::motionChanged, this, [this](const MotionChange& change) {
    if (change.kind != MotionChange::Kind::Reloaded || change.isLayerSwitch) diagnosticsCurrent_ = false;
  });
}

MotionDocument::~MotionDocument() = default;

Result<std::unique_ptr<MotionDocument>> MotionDocument::open(const std::filesystem::path& path) {
  Result<io::LoadedMotion> loaded = read(path);
  if (!loaded) return loaded.error();
  return fromRead(std::move(*loaded), path);
}

Result<io::LoadedMotion> MotionDocument::read(const std::filesystem::path& path) {
  Result<UncheckedMotion> unchecked = readUnchecked(path);
  if (!unchecked) return unchecked.error();
  unchecked->loaded.diagnostics = unchecked->check();
  return std::move(unchecked->loaded);
}

std::unique_ptr<MotionDocument> MotionDocument::fromRead(io::LoadedMotion read, const std::filesystem::path& path) {
  auto document = std::make_unique<MotionDocument>();
  document->adopt(std::move(read), path);
  return document;
}

void MotionDocument::adopt(io::LoadedMotion loaded, const std::filesystem::path& path) {
  diagnostics_ = std::move(loaded.diagnostics);
  diagnosticsCurrent_ = true;
  motion_ = std::move(loaded.motion);
  file_.adopt(loaded, path);
  shownModified_ = isModified();
}

void MotionDocument::setDiagnostics(Diagnostics diagnostics) {
  diagnostics_ = std::move(diagnostics);
  diagnosticsCurrent_ = true;
  emit diagnosticsChanged();
}

bool MotionDocument::isModified() const { return file_.hasUnsavedSteps() || !history_.draft().isEmpty(); }

Status MotionDocument::revert() {
  if (file_.path().empty())
    return Error::in(Message::verbatim(file_.title().toStdString()), Core::tr("this motion has no file to reload"));
  Result<io::LoadedMotion> loaded = read(file_.path());
  if (!loaded) return loaded.error();
  replaceWith(std::move(*loaded));
  return Done{};
}

void MotionDocument::replaceWith(io::LoadedMotion read) {
  history_.clear();
  const motion::Motion before = std::move(motion_);
  adopt(std::move(read), std::filesystem::path(file_.path()));
  state_.reset(before);
  emit motionChanged({MotionChange::Kind::Reloaded, {}, kAllFrames});
  emit annotationsChanged();
  emit layersChanged();
  emit selectionChanged();
  emit currentTrackChanged();
  emit modifiedChanged(isModified());
  emit fileChanged();
}

}  // namespace furitsuke::edit
