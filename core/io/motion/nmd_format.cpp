// SPDX-License-Identifier: MIT
#include <array>
#include <string_view>
#include <utility>

#include "core/format/nmd/nmd_findings.h"
#include "core/io/motion/nmd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kNmdExtensions{"nmd"};

Result<LoadedMotion> readNmd(Bytes bytes) {
  Result<format::nmd::File> file = format::nmd::read(bytes);
  if (!file) return file.error();
  LoadedMotion loaded;
  loaded.format = FileKind::Nmd;
  loaded.motion = motionFromNmd(*file, loaded.diagnostics);
  loaded.damage = std::move(file->damage);
  return loaded;
}

}  // namespace

constinit const MotionFormat kNmdFormat{
    {FileKind::Nmd, "nmd", Core::tr("nanoem motion (NMD)"), kNmdExtensions, format::nmd::isNmdHead},
    readNmd,
    nullptr,
    nullptr,
    findingCodesOf<format::nmd::kFindings>};

}  // namespace furitsuke::io
