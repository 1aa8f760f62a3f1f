// SPDX-License-Identifier: MIT
#include <array>
#include <cstddef>
#include <utility>

#include "core/format/vpd/vpd_findings.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kVpdExtensions{"vpd"};
constexpr std::string_view kPoseSignature = "Vocaloid Pose Data file";

/// The signature in UTF-16 with a byte order mark, as some editors save a pose.
bool isWidePose(std::string_view head) {
  const bool little = head.starts_with("\xFF\xFE");
  const bool big = head.starts_with("\xFE\xFF");
  if ((!little && !big) || head.size() < 2 + 2 * kPoseSignature.size()) return false;
  for (std::size_t i = 0; i < kPoseSignature.size(); ++i) {
    const char first = head[2 + 2 * i];
    const char second = head[3 + 2 * i];
    if ((little ? first : second) != kPoseSignature[i] || (little ? second : first) != '\0') return false;
  }
  return true;
}

bool isVpd(std::string_view head) { return isWidePose(head) || withoutLeadingSpace(head).starts_with(kPoseSignature); }

Result<LoadedMotion> readVpd(Bytes bytes) {
  Result<format::vpd::File> file = format::vpd::read(bytes);
  if (!file) return file.error();
  LoadedMotion loaded;
  loaded.format = FileKind::Vpd;
  loaded.diagnostics = std::move(file->diagnostics);
  loaded.motion = motionFromVpd(*file, loaded.diagnostics);
  loaded.damage = std::move(file->damage);
  return loaded;
}

}  // namespace

constinit const MotionFormat kVpdFormat{{FileKind::Vpd, "vpd", Core::tr("VPD pose"), kVpdExtensions, isVpd},
                                        readVpd,
                                        nullptr,
                                        nullptr,
                                        findingCodesOf<format::vpd::kFindings>};

}  // namespace furitsuke::io
