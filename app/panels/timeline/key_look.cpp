// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_look.h"

#include "core/eval/curve.h"

namespace furitsuke::panels {

namespace {

/// Combines the channels of one key into its shape: a channel that does not change does not count, whatever its curve.
class FormOfChannels {
 public:
  void add(bool moves, const motion::Curve& curve) noexcept {
    if (!moves) return;
    const KeyShape form = eval::isStraightCurve(curve) ? KeyShape::Linear : KeyShape::Eased;
    if (form > form_) form_ = form;
  }
  [[nodiscard]] KeyShape form() const noexcept { return form_; }

 private:
  KeyShape form_ = KeyShape::Held;
};

/// Compares numbers, not bits: 0 equals -0.
bool movesBetween(const Vec3& a, const Vec3& b) noexcept { return a.x != b.x || a.y != b.y || a.z != b.z; }
/// q and -q are the same rotation.
bool movesBetween(const Quat& a, const Quat& b) noexcept {
  const bool same = a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
  const bool opposite = a.x == -b.x && a.y == -b.y && a.z == -b.z && a.w == -b.w;
  return !same && !opposite;
}

KeyShape formBetween(const motion::BoneKey& from, const motion::BoneKey& to) noexcept {
  FormOfChannels form;
  form.add(from.translation.x != to.translation.x, to.curves[0]);
  form.add(from.translation.y != to.translation.y, to.curves[1]);
  form.add(from.translation.z != to.translation.z, to.curves[2]);
  form.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  return form.form();
}

KeyShape formBetween(const motion::CameraKey& from, const motion::CameraKey& to) noexcept {
  FormOfChannels form;
  form.add(from.target.x != to.target.x, to.curves[0]);
  form.add(from.target.y != to.target.y, to.curves[1]);
  form.add(from.target.z != to.target.z, to.curves[2]);
  form.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  form.add(from.distance != to.distance, to.curves[4]);
  form.add(from.fov != to.fov, to.curves[5]);
  return form.form();
}

KeyShape formBetween(const motion::MorphKey& from, const motion::MorphKey& to) noexcept {
  return from.weight != to.weight ? KeyShape::Linear : KeyShape::Held;
}
KeyShape formBetween(const motion::LightKey& from, const motion::LightKey& to) noexcept {
  const bool moves = movesBetween(from.color, to.color) || movesBetween(from.direction, to.direction);
  return moves ? KeyShape::Linear : KeyShape::Held;
}
KeyShape formBetween(const motion::SelfShadowKey& from, const motion::SelfShadowKey& to) noexcept {
  return from.distance != to.distance ? KeyShape::Linear : KeyShape::Held;
}
KeyShape formBetween(const motion::PropertyKey&, const motion::PropertyKey&) noexcept { return KeyShape::Held; }

bool isHollow(const motion::BoneKey& key) noexcept { return !key.physics; }
template <class Value>
bool isHollow(const Value&) noexcept {
  return false;
}

}  // namespace

KeyLook keyLook(const motion::Motion& motion, motion::TrackId track, std::size_t index) {
  return motion.visit(track, [index](const auto& keys) {
    const auto values = keys.values();
    const KeyShape form = index == 0 ? KeyShape::Held : formBetween(values[index - 1], values[index]);
    return KeyLook{form, isHollow(values[index])};
  });
}

}  // namespace furitsuke::panels
