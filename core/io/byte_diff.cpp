// SPDX-License-Identifier: MIT
#include "core/io/byte_diff.h"

#include <algorithm>
#include <utility>

#include "core/format/vmd/vmd_file.h"

namespace furitsuke::io {

namespace {

struct Part {
  std::string name;
  ByteRange range;
};

/// The parts of a VMD in file order, without those that the file does not have.
std::vector<Part> partsOfVmd(const format::vmd::File& file) {
  constexpr std::size_t kCountBytes = 4;
  std::vector<Part> parts{{"signature", {0, file.modelNameAt}},
                          {"model name", {file.modelNameAt, file.modelNameBytes}}};
  for (std::size_t i = 0; i < format::vmd::kSectionCount; ++i) {
    const format::vmd::Section& section = file.sections[i];
    const auto kind = static_cast<format::vmd::SectionKind>(i);
    if (section.present) {
      parts.push_back(
          {std::string(format::vmd::sectionName(kind)), {section.offset - kCountBytes, section.size + kCountBytes}});
    }
    if (kind == format::vmd::SectionKind::Camera && file.uncountedCameras != 0) {
      parts.push_back({"uncounted camera records",
                       {file.uncountedCameraAt, file.uncountedCameras * format::vmd::CameraRecord::kSize}});
    }
  }
  if (file.trailingAt < file.bytes.size()) {
    parts.push_back({"trailing bytes", {file.trailingAt, file.bytes.size() - file.trailingAt}});
  }
  return parts;
}

std::optional<ByteDifference> compare(const std::string& name, ByteView a, std::optional<ByteRange> before, ByteView b,
                                      std::optional<ByteRange> after) {
  const auto bytesOf = [](ByteView bytes, const std::optional<ByteRange>& range) {
    return range ? bytes.subspan(range->offset, range->size) : ByteView{};
  };
  const ByteView left = bytesOf(a, before);
  const ByteView right = bytesOf(b, after);
  const std::size_t common = std::min(left.size(), right.size());
  ByteDifference difference{name, before, after, common, std::max(left.size(), right.size()) - common};
  for (std::size_t i = 0; i < common; ++i) {
    if (left[i] == right[i]) continue;
    difference.firstDifference = std::min(difference.firstDifference, i);
    ++difference.differingBytes;
  }
  const bool isOneSided = before.has_value() != after.has_value();
  if (difference.differingBytes == 0 && !isOneSided) return {};
  return difference;
}

/// Both lists are in section order and may lack parts; the result is in section order, too.
std::vector<ByteDifference> compareParts(ByteView a, const std::vector<Part>& before, ByteView b,
                                         const std::vector<Part>& after) {
  std::vector<ByteDifference> differences;
  const auto add = [&](const std::string& name, std::optional<ByteRange> left, std::optional<ByteRange> right) {
    if (auto difference = compare(name, a, left, b, right)) differences.push_back(std::move(*difference));
  };
  std::size_t next = 0;
  for (const Part& part : before) {
    const auto same = std::ranges::find(after, part.name, &Part::name);
    if (same == after.end()) {
      add(part.name, part.range, {});
      continue;
    }
    const auto place = static_cast<std::size_t>(same - after.begin());
    for (; next < place; ++next) add(after[next].name, {}, after[next].range);
    add(part.name, part.range, same->range);
    next = place + 1;
  }
  for (; next < after.size(); ++next) add(after[next].name, {}, after[next].range);
  return differences;
}

}  // namespace

std::vector<ByteDifference> diffBytes(ByteView before, ByteView after) {
  const Result<format::vmd::File> a = format::vmd::read(Bytes(before.begin(), before.end()));
  const Result<format::vmd::File> b = format::vmd::read(Bytes(after.begin(), after.end()));
  if (a && b) return compareParts(before, partsOfVmd(*a), after, partsOfVmd(*b));
  const ByteRange wholeBefore{0, before.size()};
  const ByteRange wholeAfter{0, after.size()};
  return compareParts(before, {{"file", wholeBefore}}, after, {{"file", wholeAfter}});
}

}  // namespace furitsuke::io
