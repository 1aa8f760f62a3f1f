// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_motion.h"

#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/format/vmd/vmd_block.h"
#include "core/format/vmd/vmd_records.h"

namespace furitsuke::bench {

namespace {

using Place = std::pair<std::uint32_t, std::uint32_t>;  // bone, key

/// Half of the keys have linear curves, as in real dances.
void writeRecord(std::byte* at, const Place& place, std::mt19937& random) {
  using Record = format::vmd::BoneRecord;
  const auto [bone, key] = place;
  const std::string name = "\x8D\xB6\x91\xAB\x82\x68\x82\x6A" + std::to_string(bone);
  std::memset(at, 0xFD, Record::kNameBytes);
  std::memcpy(at, name.c_str(), name.size() + 1);
  storeLe(at + Record::kFrameAt, key * 2);
  const auto number = [&random] { return static_cast<float>(random() % 2000) / 100.0F - 10.0F; };
  storeLe(at + Record::kTranslationAt, Vec3{number(), number(), number()});
  const double angle = static_cast<double>(random() % 6283) / 1000.0;
  storeLe(at + Record::kRotationAt,
          Quat{static_cast<float>(std::sin(angle)), 0.0F, -0.0F, static_cast<float>(std::cos(angle))});
  std::array<format::vmd::CurveBytes, 4> curves;
  const bool straight = random() % 2 == 0;
  for (format::vmd::CurveBytes& curve : curves) {
    for (std::uint8_t& part : curve) part = static_cast<std::uint8_t>(random() % 128);
    if (straight) curve = {20, 20, 107, 107};
  }
  format::vmd::encodeBlock(curves, true, at + Record::kBlockAt);
}

std::vector<Place> placesInOrder(RecordOrder order, const MotionSize& size, std::mt19937& random) {
  std::vector<Place> places;
  places.reserve(std::size_t{size.bones} * size.keysPerBone);
  if (order == RecordOrder::ByBone) {
    for (std::uint32_t bone = 0; bone < size.bones; ++bone) {
      for (std::uint32_t key = 0; key < size.keysPerBone; ++key) places.emplace_back(bone, key);
    }
    return places;
  }
  for (std::uint32_t key = 0; key < size.keysPerBone; ++key) {
    for (std::uint32_t bone = 0; bone < size.bones; ++bone) places.emplace_back(bone, key);
  }
  if (order == RecordOrder::Shuffled) {
    for (std::size_t i = places.size() - 1; i > size.bones; --i) {
      std::swap(places[i], places[size.bones + random() % (i - size.bones + 1)]);
    }
  }
  return places;
}

constexpr std::size_t kHeader = format::vmd::kSignatureBytes + format::vmd::kModelNameBytesV2;

/// A VMD with counts of 0 and room for that many bytes of records.
Bytes emptyVmd(std::size_t recordBytes) {
  Bytes bytes(kHeader + 6 * 4 + recordBytes, std::byte{0});
  std::memcpy(bytes.data(), "Vocaloid Motion Data 0002", 25);
  return bytes;
}

}  // namespace

Bytes makeVmd(RecordOrder order, const MotionSize& size) {
  std::mt19937 random(20260101);
  const std::vector<Place> places = placesInOrder(order, size, random);
  Bytes bytes = emptyVmd(format::vmd::BoneRecord::kSize * places.size());
  storeLe(bytes.data() + kHeader, static_cast<std::uint32_t>(places.size()));
  std::byte* at = bytes.data() + kHeader + 4;
  for (const Place& place : places) {
    writeRecord(at, place, random);
    at += format::vmd::BoneRecord::kSize;
  }
  return bytes;
}

Bytes makeVmdOfManyNames(std::uint32_t count, std::string_view prefix) {
  using Record = format::vmd::MorphRecord;
  Bytes bytes = emptyVmd(Record::kSize * count);
  storeLe(bytes.data() + kHeader + 4, count);
  std::byte* at = bytes.data() + kHeader + 8;
  for (std::uint32_t i = 0; i < count; ++i, at += Record::kSize) {
    const std::string name = std::string(prefix) + std::to_string(i);
    std::memcpy(at, name.data(), name.size());
    storeLe(at + Record::kWeightAt, 0.5F);
  }
  return bytes;
}

}  // namespace furitsuke::bench
