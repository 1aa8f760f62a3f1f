// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/model_files.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/commands/prop_process.h"
#include "core/base/file.h"
#include "core/convert/check/model_check.h"
#include "core/convert/file_kind.h"
#include "core/convert/model/model_file.h"
#include "core/image/light_ramp.h"
#include "core/image/model_images.h"
#include "core/image/texture_finder.h"
#include "core/props/prop_files.h"
#include "core/scene/vac.h"

namespace furitsuke {

namespace {

bool isVacFile(const std::filesystem::path& path) {
  return QString::fromStdString(displayPath(path.extension())).compare(".vac", Qt::CaseInsensitive) == 0;
}

/// What its reader told and, beyond that, what a person should know before it is drawn.
Diagnostics findingsOf(const LoadedModel& loaded) {
  Diagnostics findings = checkModel(loaded);
  std::erase_if(findings, [&](const Diagnostic& finding) {
    return finding.severity == Severity::Info &&
           std::ranges::find(loaded.diagnostics, finding) == loaded.diagnostics.end();
  });
  return findings;
}

ReadModel readModelOf(LoadedModel loaded, LoadedImages pictures, const std::filesystem::path& path) {
  ReadModel read;
  read.entry.path = path;
  read.entry.diagnostics = std::move(loaded.diagnostics);
  read.damage = std::move(loaded.damage);
  std::ranges::move(pictures.diagnostics, std::back_inserter(read.entry.diagnostics));
  sortBySeverity(read.entry.diagnostics);
  read.actor = std::make_unique<Actor>(std::make_shared<const Model>(std::move(loaded.model)),
                                       std::make_shared<const ModelImages>(std::move(pictures.images)));
  if (read.actor->title.empty()) read.actor->title = displayPath(path.stem());
  return read;
}

Result<ReadModel> readPropFile(const std::filesystem::path& path, const std::atomic<bool>* cancelled) {
  PropProcess process;
  process.cancelled = cancelled;
  Result<ReadProp> prop = readProp(path, process);
  if (!prop) return prop.error();
  // In the place of the toon that its materials name.
  prop->pictures.images.toons[0] = std::make_shared<const Image>(lightRamp());
  return readModelOf(std::move(prop->model), std::move(prop->pictures), path);
}

Result<ReadModel> readVacFile(const std::filesystem::path& path, const std::atomic<bool>* cancelled) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  const Result<VacFile> vac = readVac(*bytes);
  if (!vac) return vac.error();
  const FoundTexture file = TextureFinder(path.parent_path()).find(vac->file);
  if (file.trouble || !isPropFile(file.file)) {
    return Error{{}, {}, "its prop \"" + vac->file + "\" is not beside it"};
  }
  Result<ReadModel> read = readPropFile(file.file, cancelled);
  if (!read) return Error{{}, vac->file, read.error().message()};
  read->entry.path = path;
  read->actor->placement = placementOf(*vac);
  if (!vac->title.empty()) read->actor->title = vac->title;
  read->carrierBone = vac->bone;
  return read;
}

}  // namespace

bool isModelFile(const std::filesystem::path& path) {
  const auto kind = fileKindOf(path);
  return kind && (isModelKind(*kind) || isPropFile(path) || isVacFile(path));
}

Result<ReadModel> readModel(const std::filesystem::path& path, const std::atomic<bool>* cancelled) {
  if (isVacFile(path)) return readVacFile(path, cancelled);
  if (isPropFile(path)) return readPropFile(path, cancelled);
  Result<LoadedModel> loaded = loadModel(path);
  if (!loaded) return loaded.error();
  loaded->diagnostics = findingsOf(*loaded);
  LoadedImages pictures = loadModelImages(loaded->model, path);
  return readModelOf(*std::move(loaded), std::move(pictures), path);
}

QString modelFilePatterns() {
  QString patterns = "*.pmx *.pmd *.vac";
  for (const std::string_view extension : kPropExtensions) patterns += " *" + QString::fromUtf8(extension);
  return patterns;
}

QString modelFileFilter() {
  return QCoreApplication::translate("ModelFiles", "Models and props (%1)").arg(modelFilePatterns());
}

}  // namespace furitsuke
