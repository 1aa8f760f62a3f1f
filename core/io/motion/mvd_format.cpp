// SPDX-License-Identifier: MIT
#include <array>
#include <string_view>
#include <utility>

#include "core/format/mvd/mvd_findings.h"
#include "core/io/motion/mvd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kMvdExtensions{"mvd"};

bool isMvd(std::string_view head) { return head.starts_with(format::mvd::kSignature); }

Result<LoadedMotion> readMvd(Bytes bytes) {
  Result<format::mvd::File> file = format::mvd::read(bytes);
  if (!file) return file.error();
  LoadedMotion loaded;
  loaded.format = FileKind::Mvd;
  loaded.motion = motionFromMvd(*file, loaded.diagnostics);
  loaded.damage = std::move(file->damage);
  return loaded;
}

}  // namespace

constinit const MotionFormat kMvdFormat{
    {FileKind::Mvd, "mvd", Core::tr("MikuMikuMoving motion (MVD)"), kMvdExtensions, isMvd},
    readMvd,
    nullptr,
    nullptr,
    findingCodesOf<format::mvd::kFindings>};

}  // namespace furitsuke::io
