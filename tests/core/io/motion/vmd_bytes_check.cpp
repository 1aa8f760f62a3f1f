// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/motion/vmd_bytes_check.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <span>

namespace furitsuke::test {

namespace {

constexpr std::array<std::size_t, format::vmd::kSectionCount> kSizes{111, 23, 61, 28, 9, 0};

ByteView recordBytes(const format::vmd::File& file, format::vmd::SectionKind kind, std::uint32_t record) {
  const ByteView bytes(file.bytes);
  if (kind == format::vmd::SectionKind::Property) {
    return bytes.subspan(file.propertyOffsets[record], file.propertyRecord(record).size());
  }
  const std::size_t size = kSizes[static_cast<std::size_t>(kind)];
  return bytes.subspan(file.section(kind).offset + size * record, size);
}

ByteView uncounted(const format::vmd::File& file) {
  return ByteView(file.bytes).subspan(file.uncountedCameraAt, std::size_t{61} * file.uncountedCameras);
}

std::string sectionDifference(const format::vmd::File& before, const format::vmd::File& after,
                              format::vmd::SectionKind kind, const AllowedChanges& allowed) {
  const std::string name(format::vmd::sectionName(kind));
  const std::uint32_t expected =
      before.section(kind).count - static_cast<std::uint32_t>(allowed.dropped.size()) + allowed.added;
  if (after.section(kind).count != expected) {
    return name + ": " + std::to_string(after.section(kind).count) + " records instead of " + std::to_string(expected);
  }
  std::uint32_t at = 0;
  for (std::uint32_t i = 0; i < before.section(kind).count; ++i) {
    if (allowed.dropped.contains(i)) continue;
    const bool isSame = sameBytes(recordBytes(before, kind, i), recordBytes(after, kind, at++));
    if (!isSame && !allowed.changed.contains(i))
      return name + ": record " + std::to_string(i) + " lost its bytes or place";
  }
  return {};
}

}  // namespace

bool sameBytes(ByteView a, ByteView b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string differenceBeyond(const format::vmd::File& before, const format::vmd::File& after,
                             const AllowedChanges& allowed) {
  const std::size_t header = before.modelNameAt + before.modelNameBytes;
  if (!sameBytes(ByteView(before.bytes).first(header), ByteView(after.bytes).first(header))) return "header";
  for (std::size_t s = 0; s < format::vmd::kSectionCount; ++s) {
    const auto kind = static_cast<format::vmd::SectionKind>(s);
    if (before.section(kind).present != after.section(kind).present && allowed.added == 0) return "set of sections";
    const AllowedChanges& here = kind == allowed.section ? allowed : AllowedChanges{};
    if (std::string difference = sectionDifference(before, after, kind, here); !difference.empty()) return difference;
  }
  if (!sameBytes(uncounted(before), uncounted(after))) return "uncounted cameras";
  const auto trailing = [](const format::vmd::File& file) { return ByteView(file.bytes).subspan(file.trailingAt); };
  return sameBytes(trailing(before), trailing(after)) ? "" : "trailing bytes";
}

PiecedVmd piecedVmd(const motion::Motion& motion, const io::VmdSource* source, const io::VmdWriteOptions& options) {
  PiecedVmd result;
  const ByteView all = source == nullptr ? ByteView{} : ByteView(source->file.bytes);
  ByteOutput out([&](std::span<const ByteView> pieces) {
    for (const ByteView piece : pieces) {
      const bool isOfSource = piece.data() >= all.data() && piece.data() < all.data() + all.size();
      if (!isOfSource) result.copied += piece.size();
      result.bytes.insert(result.bytes.end(), piece.begin(), piece.end());
    }
    result.pieces += pieces.size();
    return true;
  });
  io::writeVmdTo(out, motion, source, options);
  out.flush();
  return result;
}

Bytes writtenVmd(const motion::Motion& motion, const io::VmdSource* source, const io::VmdWriteOptions& options) {
  Bytes bytes = io::vmdFromMotion(motion, source, options);
  EXPECT_TRUE(sameBytes(piecedVmd(motion, source, options).bytes, bytes)) << "written piece by piece";
  return bytes;
}

io::ImportedMotion importBytes(const Bytes& bytes) {
  Result<format::vmd::File> file = format::vmd::read(bytes);
  EXPECT_TRUE(file);
  return io::motionFromVmd(std::move(*file));
}

}  // namespace furitsuke::test
