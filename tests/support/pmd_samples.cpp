// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pmd_samples.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace furitsuke::test {

namespace {

void writeField(ByteWriter& out, std::string_view text, std::size_t width) {
  std::byte* at = out.grow(width);
  std::memset(at, 0xFD, width);
  const std::size_t size = std::min(text.size(), width);
  std::copy_n(asBytes(text).begin(), size, at);
  if (size < width) at[size] = std::byte{0};
}

template <class Count>
void append(ByteWriter& out, const ByteWriter& records, std::uint32_t count) {
  out.write(static_cast<Count>(count));
  const Bytes bytes = ByteWriter(records).take();
  out.write(ByteView(bytes));
}

std::string englishName(std::uint32_t i) { return "e" + std::to_string(i); }

}  // namespace

PmdBuilder::PmdBuilder(std::string_view name, std::string_view comment) : name_(name), comment_(comment) {}

PmdBuilder& PmdBuilder::vertex(Vec3 position, std::int16_t bone0, std::int16_t bone1, std::uint8_t percent,
                               std::uint8_t noEdge) {
  ByteWriter& out = vertices_.records;
  out.write(position);
  out.write(Vec3{0, 1, 0});
  out.write(Vec2{0.25F, 0.75F});
  out.write(bone0);
  out.write(bone1);
  out.write(percent);
  out.write(noEdge);
  ++vertices_.count;
  return *this;
}

PmdBuilder& PmdBuilder::face(std::uint16_t a, std::uint16_t b, std::uint16_t c) {
  for (const std::uint16_t index : {a, b, c}) indices_.records.write(index);
  indices_.count += 3;
  return *this;
}

PmdBuilder& PmdBuilder::material(std::uint32_t indexCount, std::string_view texture, std::uint8_t toon,
                                 std::uint8_t edge, float alpha) {
  ByteWriter& out = materials_.records;
  out.write(Vec4{0.1F, 0.2F, 0.3F, alpha});
  out.write(5.0F);
  out.write(Vec3{0.4F, 0.5F, 0.6F});
  out.write(Vec3{0.7F, 0.8F, 0.9F});
  out.write(toon);
  out.write(edge);
  out.write(indexCount);
  writeField(out, texture, 20);
  ++materials_.count;
  return *this;
}

PmdBuilder& PmdBuilder::bone(std::string_view name, std::int16_t parent, std::int16_t tail, std::uint8_t type,
                             std::int16_t extra, Vec3 position) {
  ByteWriter& out = bones_.records;
  writeField(out, name, 20);
  out.write(parent);
  out.write(tail);
  out.write(type);
  out.write(extra);
  out.write(position);
  ++bones_.count;
  return *this;
}

PmdBuilder& PmdBuilder::ik(std::int16_t bone, std::int16_t target, const std::vector<std::int16_t>& links,
                           std::uint16_t iterations, float angle) {
  ByteWriter& out = ik_.records;
  out.write(bone);
  out.write(target);
  out.write(static_cast<std::uint8_t>(links.size()));
  out.write(iterations);
  out.write(angle);
  for (const std::int16_t link : links) out.write(link);
  ++ik_.count;
  return *this;
}

PmdBuilder& PmdBuilder::morph(std::string_view name, std::uint8_t kind, const std::vector<Element>& elements) {
  ByteWriter& out = morphs_.records;
  writeField(out, name, 20);
  out.write(static_cast<std::uint32_t>(elements.size()));
  out.write(kind);
  for (const Element& element : elements) {
    out.write(element.index);
    out.write(element.offset);
  }
  ++morphs_.count;
  return *this;
}

PmdBuilder& PmdBuilder::panelMorph(std::uint16_t morph) {
  faces_.records.write(morph);
  ++faces_.count;
  return *this;
}

PmdBuilder& PmdBuilder::group(std::string_view name) {
  writeField(groups_.records, name, 50);
  ++groups_.count;
  return *this;
}

PmdBuilder& PmdBuilder::groupBone(std::int16_t bone, std::uint8_t group) {
  groupBones_.records.write(bone);
  groupBones_.records.write(group);
  ++groupBones_.count;
  return *this;
}

PmdBuilder& PmdBuilder::toon(std::string_view file) {
  writeField(toons_.records, file, 100);
  ++toons_.count;
  return *this;
}

PmdBuilder& PmdBuilder::body(std::string_view name, std::int16_t bone, Vec3 position, std::uint8_t mode) {
  ByteWriter& out = bodies_.records;
  writeField(out, name, 20);
  out.write(bone);
  out.write(std::uint8_t{3});
  out.write(std::uint16_t{0xFFF7});
  out.write(std::uint8_t{2});
  out.write(Vec3{1, 2, 0});
  out.write(position);
  out.write(Vec3{0.1F, 0.2F, 0.3F});
  for (const float value : {1.5F, 0.5F, 0.6F, 0.25F, 0.75F}) out.write(value);
  out.write(mode);
  ++bodies_.count;
  return *this;
}

PmdBuilder& PmdBuilder::joint(std::string_view name, std::uint32_t bodyA, std::uint32_t bodyB) {
  ByteWriter& out = joints_.records;
  writeField(out, name, 20);
  out.write(bodyA);
  out.write(bodyB);
  for (int i = 0; i < 8; ++i) {
    const auto value = static_cast<float>(i);
    out.write(Vec3{value, value + 0.25F, value + 0.5F});
  }
  ++joints_.count;
  return *this;
}

Bytes PmdBuilder::bytes(Part last, bool english) const {
  ByteWriter out;
  out.write(asBytes("Pmd"));
  out.write(1.0F);
  writeField(out, name_, 20);
  writeField(out, comment_, 256);
  append<std::uint32_t>(out, vertices_.records, vertices_.count);
  append<std::uint32_t>(out, indices_.records, indices_.count);
  append<std::uint32_t>(out, materials_.records, materials_.count);
  append<std::uint16_t>(out, bones_.records, bones_.count);
  append<std::uint16_t>(out, ik_.records, ik_.count);
  append<std::uint16_t>(out, morphs_.records, morphs_.count);
  append<std::uint8_t>(out, faces_.records, faces_.count);
  append<std::uint8_t>(out, groups_.records, groups_.count);
  append<std::uint32_t>(out, groupBones_.records, groupBones_.count);
  if (last >= Part::EnglishFlag) out.write(static_cast<std::uint8_t>(english ? 1 : 0));
  if (english && last >= Part::EnglishHeader) {
    writeField(out, "English", 20);
    writeField(out, "english comment", 256);
  }
  const auto names = [&](Part part, std::uint32_t count, std::size_t width) {
    for (std::uint32_t i = 0; english && last >= part && i < count; ++i) writeField(out, englishName(i), width);
  };
  names(Part::EnglishBones, bones_.count, 20);
  names(Part::EnglishMorphs, std::max(morphs_.count, 1U) - 1, 20);
  names(Part::EnglishGroups, groups_.count, 50);
  if (last >= Part::Toons) {
    const Bytes toons = ByteWriter(toons_.records).take();
    out.write(ByteView(toons));
    for (std::uint32_t i = toons_.count; i < 10; ++i) {
      writeField(out, (i < 9 ? "toon0" : "toon") + std::to_string(i + 1) + ".bmp", 100);
    }
  }
  if (last >= Part::Bodies) append<std::uint32_t>(out, bodies_.records, bodies_.count);
  if (last >= Part::Joints) append<std::uint32_t>(out, joints_.records, joints_.count);
  return std::move(out).take();
}

}  // namespace furitsuke::test
