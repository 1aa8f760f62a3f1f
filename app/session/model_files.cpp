// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/model_files.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/session/scene/prop_process.h"
#include "core/base/file.h"
#include "core/check/model_check.h"
#include "core/image/light_ramp.h"
#include "core/image/model_images.h"
#include "core/image/texture_finder.h"
#include "core/io/file_type.h"
#include "core/io/model/model_file.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

namespace {

/// The findings of the reader, and the warnings and errors of the check.
Diagnostics findingsOf(const io::LoadedModel& loaded) {
  Diagnostics findings = check::checkModel(loaded);
  std::erase_if(findings, [&](const Diagnostic& finding) {
    return finding.severity == Severity::Info &&
           std::ranges::find(loaded.diagnostics, finding) == loaded.diagnostics.end();
  });
  return findings;
}

ReadModel readModelOf(io::LoadedModel loaded, image::LoadedImages pictures, const std::filesystem::path& path) {
  ReadModel read;
  read.entry.path = path;
  read.entry.diagnostics = std::move(loaded.diagnostics);
  read.damage = std::move(loaded.damage);
  std::ranges::move(pictures.diagnostics, std::back_inserter(read.entry.diagnostics));
  sortBySeverity(read.entry.diagnostics);
  read.actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(loaded.model)),
                                              std::make_shared<const image::ModelImages>(std::move(pictures.images)));
  if (read.actor->title.empty()) read.actor->title = displayPath(path.stem());
  return read;
}

Result<ReadModel> readPropFile(const std::filesystem::path& path, const std::atomic<bool>* canceled) {
  PropProcess process;
  process.canceled = canceled;
  Result<ReadProp> prop = readProp(path, process);
  if (!prop) return prop.error();
  // Replaces the toon texture that the materials name.
  prop->pictures.images.toons[0] = std::make_shared<const image::Image>(image::lightRamp());
  return readModelOf(std::move(prop->model), std::move(prop->pictures), path);
}

Result<ReadModel> readVacFile(const std::filesystem::path& path, const std::atomic<bool>* canceled) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  const Result<scene::VacFile> vac = scene::readVac(*bytes);
  if (!vac) return vac.error();
  const image::FoundTexture file = image::TextureFinder(path.parent_path()).find(vac->file);
  if (file.finding || !io::isProp(io::opensAsByName(file.file))) {
    return Error::because(Core::trWith("its prop \"%1\" is not in the same folder"), vac->file);
  }
  Result<ReadModel> read = readPropFile(file.file, canceled);
  if (!read) return Error::in(Message::verbatim(vac->file), read.error().sentence());
  read->entry.path = path;
  read->actor->placement = scene::placementOf(*vac);
  if (!vac->title.empty()) read->actor->title = vac->title;
  read->attachmentBone = vac->bone;
  return read;
}

}  // namespace

Result<ReadModel> readModel(const std::filesystem::path& path, const std::atomic<bool>* canceled,
                            const std::filesystem::path& textureFolder) {
  const io::OpensAs what = io::opensAs(path);
  if (what == io::OpensAs::AccessorySettings) return readVacFile(path, canceled);
  if (io::isProp(what)) return readPropFile(path, canceled);
  Result<Bytes> bytes = what == io::OpensAs::Model ? readFile(path) : readFileHead(path, io::kFileKindBytes);
  if (!bytes) return bytes.error();
  const ContentDigest digest = contentDigestOf(*bytes);
  Result<io::LoadedModel> loaded = io::modelFromBytes(*std::move(bytes));
  if (!loaded) return loaded.error();
  loaded->diagnostics = findingsOf(*loaded);
  image::LoadedImages pictures = image::loadModelImages(loaded->model, path, {}, textureFolder);
  ReadModel read = readModelOf(*std::move(loaded), std::move(pictures), path);
  read.digest = digest;
  return read;
}

}  // namespace furitsuke::session
