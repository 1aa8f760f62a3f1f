// SPDX-License-Identifier: MIT
#include <array>
#include <string>
#include <utility>

#include "core/format/bvmd/bvmd_findings.h"
#include "core/io/motion/bvmd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kBvmdExtensions{"bvmd"};

bool isBvmd(std::string_view head) { return head.starts_with("BVMD"); }

Result<LoadedMotion> readBvmd(Bytes bytes) {
  Result<format::bvmd::File> file = format::bvmd::read(bytes);
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

Result<Bytes> writeBvmd(const LoadedMotion& loaded, const VmdWriteOptions& /*options*/) {
  return bvmdFromMotion(loaded.motion);
}

Diagnostics lossesAsBvmd(const LoadedMotion& loaded, const VmdWriteOptions& /*options*/) {
  return bvmdLosses(loaded.motion);
}

}  // namespace

constinit const MotionFormat kBvmdFormat{{FileKind::Bvmd, "bvmd", Core::tr("BVMD motion"), kBvmdExtensions, isBvmd},
                                         readBvmd,
                                         writeBvmd,
                                         lossesAsBvmd,
                                         findingCodesOf<format::bvmd::kFindings>};

}  // namespace furitsuke::io
