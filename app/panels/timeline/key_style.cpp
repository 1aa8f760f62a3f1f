// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_style.h"

#include "core/eval/curve.h"

namespace furitsuke::panels {

namespace {

/// Combines the channels of one key into its shape. Channels whose value does not change are ignored.
class ShapeOfChannels {
 public:
  void add(bool moves, const motion::Curve& curve) noexcept {
    if (!moves) return;
    const KeyShape shape = eval::isStraightCurve(curve) ? KeyShape::Linear : KeyShape::Eased;
    if (shape > shape_) shape_ = shape;
  }
  [[nodiscard]] KeyShape shape() const noexcept { return shape_; }

 private:
  KeyShape shape_ = KeyShape::Held;
};

/// Compares numbers, not bits: 0 equals -0.
bool movesBetween(const Vec3& a, const Vec3& b) noexcept { return a.x != b.x || a.y != b.y || a.z != b.z; }
/// q and -q are the same rotation.
bool movesBetween(const Quat& a, const Quat& b) noexcept {
  const bool same = a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
  const bool opposite = a.x == -b.x && a.y == -b.y && a.z == -b.z && a.w == -b.w;
  return !same && !opposite;
}

KeyShape shapeBetween(const motion::BoneKey& from, const motion::BoneKey& to) noexcept {
  ShapeOfChannels shape;
  shape.add(from.translation.x != to.translation.x, to.curves[0]);
  shape.add(from.translation.y != to.translation.y, to.curves[1]);
  shape.add(from.translation.z != to.translation.z, to.curves[2]);
  shape.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  return shape.shape();
}

KeyShape shapeBetween(const motion::CameraKey& from, const motion::CameraKey& to) noexcept {
  ShapeOfChannels shape;
  shape.add(from.target.x != to.target.x, to.curves[0]);
  shape.add(from.target.y != to.target.y, to.curves[1]);
  shape.add(from.target.z != to.target.z, to.curves[2]);
  shape.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  shape.add(from.distance != to.distance, to.curves[4]);
  shape.add(from.fov != to.fov, to.curves[5]);
  return shape.shape();
}

KeyShape shapeBetween(const motion::MorphKey& from, const motion::MorphKey& to) noexcept {
  return from.weight != to.weight ? KeyShape::Linear : KeyShape::Held;
}
KeyShape shapeBetween(const motion::LightKey& from, const motion::LightKey& to) noexcept {
  const bool moves = movesBetween(from.color, to.color) || movesBetween(from.direction, to.direction);
  return moves ? KeyShape::Linear : KeyShape::Held;
}
KeyShape shapeBetween(const motion::SelfShadowKey&, const motion::SelfShadowKey&) noexcept { return KeyShape::Held; }
KeyShape shapeBetween(const motion::VisibilityIkKey&, const motion::VisibilityIkKey&) noexcept {
  return KeyShape::Held;
}

bool isHollow(const motion::BoneKey& key) noexcept { return !key.physics; }
template <class Value>
bool isHollow(const Value&) noexcept {
  return false;
}

}  // namespace

KeyStyle keyStyle(const motion::Motion& motion, motion::TrackId track, std::size_t index) {
  return motion.visit(track, [index](const auto& keys) {
    const auto values = keys.values();
    using Value = typename std::decay_t<decltype(keys)>::ValueType;
    if (index == 0 && keys.frames().front() > 0) {
      return KeyStyle{shapeBetween(motion::restKey<Value>(), values[index]), isHollow(values[index])};
    }
    const KeyShape shape = index == 0 ? KeyShape::Held : shapeBetween(values[index - 1], values[index]);
    return KeyStyle{shape, isHollow(values[index])};
  });
}

}  // namespace furitsuke::panels
