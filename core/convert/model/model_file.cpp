// SPDX-License-Identifier: MIT
#include "core/convert/model/model_file.h"

#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/convert/model/model_import.h"

namespace furitsuke {

namespace {

LoadedModel loadedFrom(ImportedModel imported, FileKind format, float version, std::optional<Error> damage) {
  return {std::move(imported.model), format, version, std::move(imported.diagnostics), std::move(damage)};
}

Result<LoadedModel> loadPmx(const Bytes& bytes) {
  Result<pmx::File> file = pmx::read(bytes);
  if (!file) return file.error();
  const float version = file->header.version;
  std::optional<Error> damage = std::move(file->damage);
  return loadedFrom(modelFromPmx(std::move(*file)), FileKind::Pmx, version, std::move(damage));
}

Result<LoadedModel> loadPmd(Bytes bytes) {
  const Result<pmd::File> file = pmd::read(std::move(bytes));
  if (!file) return file.error();
  return loadedFrom(modelFromPmd(*file), FileKind::Pmd, file->version(), file->damage);
}

}  // namespace

Result<LoadedModel> modelFromBytes(Bytes bytes) {
  const FileKind kind = detectFileKind(bytes);
  switch (kind) {
    case FileKind::Pmx: return loadPmx(bytes);
    case FileKind::Pmd: return loadPmd(std::move(bytes));
    default: break;
  }
  if (bytes.empty()) return Error{std::nullopt, {}, "is empty"};
  if (kind == FileKind::Unknown) return Error{std::nullopt, {}, "is no model that this program knows"};
  return Error{std::nullopt, {}, "is a " + std::string(fileKindTitle(kind)) + "; only PMD and PMX are models"};
}

Result<LoadedModel> loadModel(const std::filesystem::path& path) {
  const Result<FileKind> kind = fileKindOf(path);
  if (!kind) return kind.error();
  Result<Bytes> bytes = isModelKind(*kind) ? readFile(path) : readFileHead(path, kFileKindBytes);
  if (!bytes) return bytes.error();
  return modelFromBytes(std::move(*bytes));
}

}  // namespace furitsuke
