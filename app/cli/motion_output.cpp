// SPDX-License-Identifier: MIT
#include "app/cli/motion_output.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>

#include "core/convert/bvmd_motion.h"
#include "core/convert/motion_csv.h"
#include "core/convert/motion_json.h"
#include "core/convert/vmd_motion.h"

namespace furitsuke::cli {

namespace {

std::string lowerExtension(const std::filesystem::path& path) {
  std::string extension = path.extension().string();
  std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
  return extension;
}

}  // namespace

Result<FileKind> outputKind(const std::filesystem::path& path) {
  const std::string extension = lowerExtension(path);
  if (extension == ".vmd") return FileKind::Vmd;
  if (extension == ".vpd") return FileKind::Vpd;
  if (extension == ".bvmd") return FileKind::Bvmd;
  if (extension == ".csv") return FileKind::MotionCsv;
  if (extension == ".json") return FileKind::MotionJson;
  const std::string what = extension.empty() ? "a file without extension" : extension;
  return Error{{}, {}, "writing " + what + " is not supported; .vmd, .vpd, .bvmd, .json and .csv are"};
}

Result<Bytes> motionBytes(FileKind kind, const LoadedMotion& loaded, const VmdWriteOptions& writing,
                          Diagnostics& losses) {
  switch (kind) {
    case FileKind::Vmd:
      std::ranges::move(vmdLosses(loaded.motion, loaded.source.get(), writing), std::back_inserter(losses));
      return vmdFromMotion(loaded.motion, loaded.source.get(), writing);
    case FileKind::Bvmd:
      std::ranges::move(bvmdLosses(loaded.motion), std::back_inserter(losses));
      return bvmdFromMotion(loaded.motion);
    case FileKind::MotionCsv: return toBytes(motionToCsv(loaded.motion));
    default: return toBytes(motionToJson(loaded.motion));
  }
}

VmdWriteOptions vmdOptionsOf(const LoadedMotion& loaded) {
  VmdWriteOptions writing;
  if (loaded.source != nullptr) writing.version = loaded.source->file.version;
  return writing;
}

Status checkOutput(const std::filesystem::path& path, bool force) {
  std::error_code ignored;
  if (!force && std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) {
    return Error{{}, {}, "exists already; --force overwrites it"};
  }
  return Done{};
}

}  // namespace furitsuke::cli
