// SPDX-License-Identifier: MIT
#include "core/convert/motion_file.h"

#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/convert/bvmd_motion.h"
#include "core/convert/motion_csv.h"
#include "core/convert/motion_json.h"
#include "core/convert/vpd_motion.h"

namespace furitsuke {

namespace {

Result<LoadedMotion> loadVmd(Bytes bytes) {
  Result<vmd::File> file = vmd::read(std::move(bytes));
  if (!file) return file.error();
  std::optional<Error> damage = file->damage;
  ImportedMotion imported = motionFromVmd(std::move(*file));
  return LoadedMotion{std::move(imported.motion),      FileKind::Vmd,    {}, std::move(imported.source),
                      std::move(imported.diagnostics), std::move(damage)};
}

Result<LoadedMotion> loadVpd(const Bytes& bytes) {
  Result<vpd::File> file = vpd::read(bytes);
  if (!file) return file.error();
  LoadedMotion loaded;
  loaded.format = FileKind::Vpd;
  loaded.diagnostics = std::move(file->diagnostics);
  loaded.motion = motionFromVpd(*file, loaded.diagnostics);
  loaded.damage = std::move(file->damage);
  return loaded;
}

Result<LoadedMotion> loadJson(const Bytes& bytes) {
  Result<ParsedMotion> parsed = motionFromJson(asChars(bytes));
  if (!parsed) return parsed.error();
  return LoadedMotion{std::move(parsed->motion), FileKind::MotionJson, {}, nullptr, std::move(parsed->diagnostics), {}};
}

Result<LoadedMotion> loadCsv(const Bytes& bytes) {
  Result<ParsedMotion> parsed = motionFromCsv(asChars(bytes));
  if (!parsed) return parsed.error();
  return LoadedMotion{std::move(parsed->motion), FileKind::MotionCsv, {}, nullptr, std::move(parsed->diagnostics), {}};
}

Result<LoadedMotion> loadBvmd(const Bytes& bytes) {
  Result<bvmd::File> file = bvmd::read(bytes);
  if (!file) return file.error();
  LoadedMotion loaded;
  loaded.format = FileKind::Bvmd;
  const auto& [majorNumber, minorNumber, patchNumber] = file->version;
  loaded.formatVersion =
      std::to_string(majorNumber) + "." + std::to_string(minorNumber) + "." + std::to_string(patchNumber);
  loaded.motion = motionFromBvmd(*file, loaded.diagnostics);
  loaded.damage = std::move(file->damage);
  return loaded;
}

bool isMotionKind(FileKind kind) {
  return kind == FileKind::Vmd || kind == FileKind::Vpd || kind == FileKind::Bvmd || kind == FileKind::MotionJson ||
         kind == FileKind::MotionCsv;
}

Error notAMotion(FileKind kind, bool empty) {
  if (empty) return {std::nullopt, {}, "is empty"};
  if (kind == FileKind::Unknown) return {std::nullopt, {}, "is no motion or pose that this program knows"};
  return {std::nullopt,
          {},
          "is a " + std::string(fileKindTitle(kind)) + "; only VMD, VPD, BVMD, motion JSON and CSV can be opened"};
}

}  // namespace

Result<LoadedMotion> motionFromBytes(Bytes bytes) {
  const FileKind kind = detectFileKind(bytes);
  switch (kind) {
    case FileKind::Vmd: return loadVmd(std::move(bytes));
    case FileKind::Vpd: return loadVpd(bytes);
    case FileKind::Bvmd: return loadBvmd(bytes);
    case FileKind::MotionJson: return loadJson(bytes);
    case FileKind::MotionCsv: return loadCsv(bytes);
    default: return notAMotion(kind, bytes.empty());
  }
}

Result<LoadedMotion> loadMotion(const std::filesystem::path& path) {
  // Told by its beginning, so that a film of many gigabytes is refused at once.
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return head.error();
  if (!isMotionKind(detectFileKind(*head))) return notAMotion(detectFileKind(*head), head->empty());
  Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return motionFromBytes(std::move(*bytes));
}

}  // namespace furitsuke
