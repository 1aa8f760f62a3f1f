// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/vector.h"

// Small PMD files built byte by byte, without the codec.
namespace furitsuke::test {

/// Collects the records of each section and builds the file. Text fields take CP932 bytes and are padded with FD after
/// a NUL, as in MMD's own files.
class PmdBuilder {
 public:
  /// The last part of the file.
  enum class Part {
    GroupBones,
    EnglishFlag,
    EnglishHeader,
    EnglishBones,
    EnglishMorphs,
    EnglishGroups,
    Toons,
    Bodies,
    Joints
  };

  explicit PmdBuilder(std::string_view name = "Test", std::string_view comment = "line 1\r\nline 2");

  PmdBuilder& vertex(Vec3 position, std::int16_t bone0 = 0, std::int16_t bone1 = 0, std::uint8_t percent = 100,
                     std::uint8_t noEdge = 0);
  PmdBuilder& face(std::uint16_t a, std::uint16_t b, std::uint16_t c);
  PmdBuilder& material(std::uint32_t indexCount, std::string_view texture = {}, std::uint8_t toon = 0,
                       std::uint8_t edge = 1, float alpha = 1);
  PmdBuilder& bone(std::string_view name, std::int16_t parent = -1, std::int16_t tail = 0, std::uint8_t type = 0,
                   std::int16_t extra = 0, Vec3 position = {0, 0, 0});
  PmdBuilder& ik(std::int16_t bone, std::int16_t target, const std::vector<std::int16_t>& links,
                 std::uint16_t iterations = 40, float angle = 0.5F);
  struct Element {
    std::uint32_t index;
    Vec3 offset;
  };
  PmdBuilder& morph(std::string_view name, std::uint8_t kind, const std::vector<Element>& elements);
  PmdBuilder& panelMorph(std::uint16_t morph);
  PmdBuilder& group(std::string_view name);
  PmdBuilder& groupBone(std::int16_t bone, std::uint8_t group);
  PmdBuilder& toon(std::string_view file);
  PmdBuilder& body(std::string_view name, std::int16_t bone, Vec3 position = {0, 0, 0}, std::uint8_t mode = 0);
  PmdBuilder& joint(std::string_view name, std::uint32_t bodyA, std::uint32_t bodyB);

  /// The file ends after `last`; English names are "e" and the number of the element.
  [[nodiscard]] Bytes bytes(Part last = Part::Joints, bool english = true) const;

 private:
  struct Section {
    ByteWriter records;
    std::uint32_t count = 0;
  };

  std::string_view name_, comment_;
  Section vertices_, indices_, materials_, bones_, ik_, morphs_, faces_, groups_, groupBones_, toons_, bodies_, joints_;
};

}  // namespace furitsuke::test
