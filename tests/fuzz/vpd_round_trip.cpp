// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "core/format/vpd/vpd_file.h"
#include "core/io/motion/vpd_motion.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {
namespace {

/// Six decimals are kept.
bool isPrintedAs(float printed, float value) {
  const double tolerance = 5.1e-7 + std::abs(static_cast<double>(value)) * 1e-7;
  return std::abs(static_cast<double>(printed) - static_cast<double>(value)) <= tolerance;
}

bool isPrintedAs(const format::vpd::Bone& printed, const format::vpd::Bone& bone) {
  return printed.name == bone.name && isPrintedAs(printed.translation.x, bone.translation.x) &&
         isPrintedAs(printed.translation.y, bone.translation.y) &&
         isPrintedAs(printed.translation.z, bone.translation.z);
}

bool isPrintedAs(const format::vpd::File& printed, const format::vpd::File& file) {
  if (printed.modelName != file.modelName || printed.bones.size() != file.bones.size()) return false;
  if (printed.morphs.size() != file.morphs.size()) return false;
  for (std::size_t i = 0; i < file.bones.size(); ++i) {
    if (!isPrintedAs(printed.bones[i], file.bones[i])) return false;
  }
  for (std::size_t i = 0; i < file.morphs.size(); ++i) {
    const auto& [name, weight] = file.morphs[i];
    if (printed.morphs[i].name != name || !isPrintedAs(printed.morphs[i].weight, weight)) return false;
  }
  return true;
}

bool hasUnicodeName(const format::vpd::File& file) {
  const auto isUnicode = [](const auto& record) { return isUnicodeName(record.name.bytes); };
  return isUnicodeName(file.modelName.bytes) || std::ranges::any_of(file.bones, isUnicode) ||
         std::ranges::any_of(file.morphs, isUnicode);
}

}  // namespace

std::string vpdRoundTripFault(ByteView bytes) {
  const Result<format::vpd::File> file = format::vpd::read(bytes);
  if (!file) return {};
  const format::vpd::WriteOptions options{file->lineEnd, true};
  const Result<Bytes> written = format::vpd::write(*file, options);
  if (!written) return "what was read cannot be written: " + written.error().message();
  const Result<format::vpd::File> again = format::vpd::read(*written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (again->damage) return "what was written is damaged: " + again->damage->message();
  // What is written in CP932 is guessed from the names when it is read.
  const bool isGuess = file->nameEncoding == TextEncoding::Cp932 && !hasUnicodeName(*file);
  if (isGuess && again->nameEncoding != file->nameEncoding) return {};
  if (!isPrintedAs(*again, *file)) return "what was written is another pose";
  const Result<Bytes> writtenAgain = format::vpd::write(*again, options);
  if (!writtenAgain || *writtenAgain != *written) return "the second writing gives other bytes";

  Diagnostics diagnostics;
  const motion::Pose pose = io::poseFromVpd(*file, diagnostics);
  Diagnostics none;
  if (io::poseFromVpd(io::vpdFromPose(pose), none) != pose || !none.empty())
    return "the pose changes when it is written to a file and read";
  if (io::motionFromPose(pose).keyCount() != pose.bones.size() + pose.morphs.size()) return "the motion has other keys";
  return {};
}

}  // namespace furitsuke::test
