// SPDX-License-Identifier: MIT
#include <array>
#include <optional>
#include <utility>

#include "core/format/vmd/vmd_findings.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kVmdExtensions{"vmd"};

bool isVmd(std::string_view head) { return head.starts_with("Vocaloid Motion Data"); }

Result<LoadedMotion> readVmd(Bytes bytes) {
  Result<format::vmd::File> file = format::vmd::read(std::move(bytes));
  if (!file) return file.error();
  std::optional<Error> damage = std::move(file->damage);
  ImportedMotion imported = motionFromVmd(std::move(*file));
  return LoadedMotion{std::move(imported.motion),      FileKind::Vmd,    {}, std::move(imported.source),
                      std::move(imported.diagnostics), std::move(damage)};
}

Result<Bytes> writeVmd(const LoadedMotion& loaded, const VmdWriteOptions& options) {
  return vmdFromMotion(loaded.motion, loaded.source.get(), options);
}

Diagnostics lossesAsVmd(const LoadedMotion& loaded, const VmdWriteOptions& options) {
  return vmdLosses(loaded.motion, loaded.source.get(), options);
}

}  // namespace

constinit const MotionFormat kVmdFormat{{FileKind::Vmd, "vmd", Core::tr("VMD motion"), kVmdExtensions, isVmd},
                                        readVmd,
                                        writeVmd,
                                        lossesAsVmd,
                                        findingCodesOf<format::vmd::kFindings>};

}  // namespace furitsuke::io
