// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/name_encoding.h"
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
  return isPrintedAs(printed.translation.x, bone.translation.x) &&
         isPrintedAs(printed.translation.y, bone.translation.y) &&
         isPrintedAs(printed.translation.z, bone.translation.z);
}

bool isPrintedAs(const format::vpd::Morph& printed, const format::vpd::Morph& morph) {
  return isPrintedAs(printed.weight, morph.weight);
}

/// CP932 has some characters twice, and another encoding keeps the text only.
bool isPrintedAs(const Name& printed, const Name& name, TextEncoding encoding) {
  return printed == name || (encoding != TextEncoding::Cp932 && printed.text() == name.text());
}

std::vector<std::string_view> namesOf(const format::vpd::File& file) {
  std::vector<std::string_view> names{file.modelName.bytes};
  for (const format::vpd::Bone& bone : file.bones) names.push_back(bone.name.bytes);
  for (const format::vpd::Morph& morph : file.morphs) names.push_back(morph.name.bytes);
  return names;
}

bool isPrintedAs(const format::vpd::File& printed, const format::vpd::File& file, bool withNames) {
  const TextEncoding encoding = encodingToWrite(file.nameEncoding, namesOf(file));
  const auto isName = [&](const Name& a, const Name& b) { return !withNames || isPrintedAs(a, b, encoding); };
  const auto areSame = [&isName](const auto& a, const auto& b) {
    return std::ranges::equal(
        a, b, [&isName](const auto& x, const auto& y) { return isPrintedAs(x, y) && isName(x.name, y.name); });
  };
  return isName(printed.modelName, file.modelName) && areSame(printed.bones, file.bones) &&
         areSame(printed.morphs, file.morphs);
}

/// Whether bytes of the names may be other text when they are read again: they are no text in the encoding of the file,
/// or are written in CP932, which a reader guesses from the names.
bool isReadByGuess(const format::vpd::File& file) {
  const std::vector<std::string_view> names = namesOf(file);
  if (std::ranges::any_of(names, [](auto name) { return !isUnicodeName(name) && !cp932::isValid(name); })) return true;
  return std::ranges::none_of(names, isUnicodeName) && encodingOfNames(names) != TextEncoding::Cp932;
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
  const bool isGuess = isReadByGuess(*file);
  if (!isPrintedAs(*again, *file, !isGuess)) return "what was written is another pose";
  if (isGuess) return {};
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
