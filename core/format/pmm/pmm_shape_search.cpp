// SPDX-License-Identifier: MIT
#include "core/format/pmm/pmm_shape_search.h"

#include <algorithm>
#include <cmath>

#include "core/format/pmm/pmm_layout.h"
#include "core/format/pmm/pmm_records.h"

namespace furitsuke::format::pmm {

namespace {

constexpr std::size_t kMaxSteps = 4'000'000;
constexpr std::uint32_t kMaxIk = 255;
constexpr double kUnitTolerance = 0.01;

class ShapeSearch {
 public:
  ShapeSearch(ByteView bytes, std::size_t models) : bytes_(bytes), models_(models) {}

  /// Extends the shapes by those of the models from `index` on, the first of which begins at `at`.
  bool findFrom(std::size_t index, std::size_t at) {
    if (shapes_.size() > best_.size()) best_ = shapes_;
    if (index == models_) return isCamera(at);
    if (!isModelHead(at, index)) return false;
    const std::size_t groupsAt = at + kModelHead1;
    const std::size_t keysAt = groupsAt + 1 + byteAt(groupsAt) + 2 * sizeof(std::int32_t);
    const auto isBone = [this](std::size_t key) { return isBoneKey(key); };
    return eachCount(keysAt, BoneKeyRecord::kSize1, isBone, [&](std::uint32_t bones, std::size_t morphsAt) {
      return bones > 0 && findMorphs(index, bones, morphsAt);
    });
  }

  [[nodiscard]] const std::vector<ModelShape>& best() const { return best_; }

 private:
  [[nodiscard]] bool fits(std::size_t at, std::size_t size) const {
    return at <= bytes_.size() && bytes_.size() - at >= size;
  }
  [[nodiscard]] std::uint8_t byteAt(std::size_t at) const { return static_cast<std::uint8_t>(bytes_[at]); }
  [[nodiscard]] std::int32_t intAt(std::size_t at) const { return loadLe<std::int32_t>(bytes_.data() + at); }

  bool findMorphs(std::size_t index, std::uint32_t bones, std::size_t at) {
    const auto isMorph = [this](std::size_t key) {
      const float weight = MorphKeyRecord{bytes_.data() + key}.weight();
      return std::abs(weight) < 1e4F && byteAt(key + MorphKeyRecord::kSelectedAt) <= 1;
    };
    return eachCount(at, MorphKeyRecord::kSize, isMorph, [&](std::uint32_t morphs, std::size_t propertiesAt) {
      for (std::uint32_t ik = 0; ik <= kMaxIk; ++ik) {
        if (findProperties(index, {bones, morphs, ik}, propertiesAt)) return true;
      }
      return false;
    });
  }

  bool findProperties(std::size_t index, const ModelShape& shape, std::size_t at) {
    if (++steps_ > kMaxSteps) return false;
    const std::size_t size = PropertyKeyRecord::kFixedSize + shape.ik;
    if (!fits(at, size + 4) || intAt(at) != 0 || !areFlags(at + KeyHead::kSize, shape.ik + 2)) return false;
    std::size_t end = 0;
    if (!isList(at + size, size, 1, end) || !isState(end, shape)) return false;
    const std::size_t stateSize =
        std::size_t{kBoneState1} * shape.bones + sizeof(float) * shape.morphs + std::size_t{shape.ik};
    shapes_.push_back(shape);
    if (findFrom(index + 1, end + stateSize)) return true;
    shapes_.pop_back();
    return false;
  }

  /// Calls found(number, end) for each number of initial keys of this size after which a list with the right indices
  /// follows, until it returns true.
  template <class IsKey, class Found>
  bool eachCount(std::size_t at, std::size_t size, const IsKey& isKey, const Found& found) {
    for (std::uint32_t initials = 0;; ++initials, at += size) {
      if (++steps_ > kMaxSteps || !fits(at, 4)) return false;
      std::size_t end = 0;
      if (isList(at, size, initials, end) && found(initials, end)) return true;
      if (!fits(at, size) || intAt(at) != 0 || !isLink(at + 4) || !isLink(at + 8) || !isKey(at)) return false;
    }
  }

  /// A count and keys of this size, with an index before each, the first of which is `firstIndex`.
  [[nodiscard]] bool isList(std::size_t at, std::size_t size, std::uint32_t firstIndex, std::size_t& end) const {
    if (!fits(at, 4)) return false;
    const std::int32_t count = intAt(at);
    const std::size_t stride = size + 4;
    if (count < 0 || !fits(at + 4, stride * static_cast<std::size_t>(count))) return false;
    const auto keys = static_cast<std::size_t>(count);
    for (const std::size_t key : {std::size_t{0}, std::size_t{1}, keys / 2, keys - 1}) {
      if (key < keys && intAt(at + 4 + stride * key) != static_cast<std::int64_t>(firstIndex + key)) return false;
    }
    end = at + 4 + stride * keys;
    return true;
  }

  [[nodiscard]] bool isLink(std::size_t at) const {
    return intAt(at) >= 0 && static_cast<std::size_t>(intAt(at)) < bytes_.size();
  }

  [[nodiscard]] bool areFlags(std::size_t at, std::size_t count) const {
    return std::ranges::all_of(bytes_.subspan(at, count), [](std::byte flag) { return flag <= std::byte{1}; });
  }

  [[nodiscard]] bool isRotation(std::size_t at) const {
    const auto q = loadLe<Quat>(bytes_.data() + at);
    const double length = std::sqrt(double{q.x} * q.x + double{q.y} * q.y + double{q.z} * q.z + double{q.w} * q.w);
    return std::abs(length - 1) < kUnitTolerance;
  }

  [[nodiscard]] bool isBoneKey(std::size_t at) const {
    return isRotation(at + 40) && byteAt(at + BoneKeyRecord::kSelectedAt) <= 1;
  }

  /// The rotations that were shown tell reliably where the bones are.
  [[nodiscard]] bool isState(std::size_t at, const ModelShape& shape) {
    const std::size_t size = std::size_t{kBoneState1} * shape.bones + 4 * std::size_t{shape.morphs} + shape.ik;
    if (!fits(at, size)) return false;
    for (std::uint32_t bone = 0; bone < shape.bones; ++bone, at += kBoneState1) {
      ++steps_;
      if (!isRotation(at + sizeof(Vec3))) return false;
    }
    return areFlags(at + 4 * std::size_t{shape.morphs}, shape.ik);
  }

  [[nodiscard]] bool isModelHead(std::size_t at, std::size_t least) const {
    if (!fits(at, kModelHead1 + 1)) return false;
    const std::size_t groups = byteAt(at + kModelHead1);
    if (!fits(at + kModelHead1 + 1, groups + 8) || byteAt(at) < least) return false;
    // A text never begins with a control character, as it would if the head were some bytes elsewhere.
    const auto isText = [this](std::size_t position) { return byteAt(position) == 0 || byteAt(position) >= 0x20; };
    return isText(at + 1) && isText(at + 1 + kModelName1) && byteAt(at + kModelHead1 - 21) <= 1;
  }

  [[nodiscard]] bool isCamera(std::size_t at) const {
    constexpr std::size_t kSize = CameraKeyRecord::kSize1;
    std::size_t end = 0;
    return fits(at, kSize + 4) && intAt(at) == 0 && byteAt(at + kSize - 1) <= 1 && isList(at + kSize, kSize, 1, end);
  }

  ByteView bytes_;
  std::size_t models_;
  std::size_t steps_ = 0;
  std::vector<ModelShape> shapes_;
  std::vector<ModelShape> best_;
};

}  // namespace

std::vector<ModelShape> findShapes(ByteView bytes, std::size_t at, std::size_t models) {
  ShapeSearch search(bytes, models);
  search.findFrom(0, at);
  return search.best();
}

}  // namespace furitsuke::format::pmm
