// SPDX-License-Identifier: MIT
#include "core/io/model/model_file.h"

#include <array>
#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/io/known_extensions.h"
#include "core/io/model/model_import.h"

namespace furitsuke::io {

namespace {

LoadedModel loadedFrom(ImportedModel imported, FileKind format, float version, std::optional<Error> damage) {
  return {std::move(imported.model), format, version, std::move(imported.diagnostics), std::move(damage)};
}

constexpr std::array<std::string_view, 1> kPmxExtensions{"pmx"};
constexpr std::array<std::string_view, 1> kPmdExtensions{"pmd"};

bool isPmx(std::string_view head) {
  return head.starts_with("PMX ") || head.starts_with("PMX\xA0") || head.starts_with("Pmx ");
}
bool isPmd(std::string_view head) { return head.starts_with("Pmd"); }

Result<LoadedModel> readPmx(Bytes bytes) {
  Result<format::pmx::File> file = format::pmx::read(bytes);
  if (!file) return file.error();
  const float version = file->header.version;
  std::optional<Error> damage = std::move(file->damage);
  return loadedFrom(modelFromPmx(std::move(*file)), FileKind::Pmx, version, std::move(damage));
}

Result<LoadedModel> readPmd(Bytes bytes) {
  const Result<format::pmd::File> file = format::pmd::read(std::move(bytes));
  if (!file) return file.error();
  return loadedFrom(modelFromPmd(*file), FileKind::Pmd, file->version(), file->damage);
}

constexpr std::array kModelFormats{
    ModelFileFormat{{FileKind::Pmx, "pmx", Core::tr("PMX model"), kPmxExtensions, isPmx, OpensAs::Model}, readPmx},
    ModelFileFormat{{FileKind::Pmd, "pmd", Core::tr("PMD model"), kPmdExtensions, isPmd, OpensAs::Model}, readPmd},
};

}  // namespace

std::span<const ModelFileFormat> modelFormats() { return kModelFormats; }

Result<LoadedModel> modelFromBytes(Bytes bytes) {
  const FileKind kind = detectFileKind(bytes);
  for (const ModelFileFormat& format : kModelFormats) {
    if (format.kind == kind) return format.read(std::move(bytes));
  }
  if (bytes.empty()) return Error::because(Core::tr("is empty"));
  const std::string known = knownExtensions({OpensAs::Model});
  if (kind == FileKind::Unknown)
    return Error::because(Core::trWith("is not a known model; known formats are %1"), known);
  return Error::because(Core::trWith("is a %1, not a model; known formats are %2"), fileKindTitle(kind), known);
}

Result<LoadedModel> loadModel(const std::filesystem::path& path) {
  const Result<FileKind> kind = fileKindOf(path);
  if (!kind) return kind.error();
  Result<Bytes> bytes = opensAs(*kind) == OpensAs::Model ? readFile(path) : readFileHead(path, kFileKindBytes);
  if (!bytes) return bytes.error();
  return modelFromBytes(std::move(*bytes));
}

}  // namespace furitsuke::io
