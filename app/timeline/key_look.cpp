// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/key_look.h"

#include "core/eval/curve.h"

namespace furitsuke {

namespace {

/// Folds the channels of one key into its form: a channel that rests says nothing, whatever its curve is.
class FormOfChannels {
 public:
  void add(bool moves, const Curve& curve) noexcept {
    if (!moves) return;
    const KeyForm form = isStraightCurve(curve) ? KeyForm::Linear : KeyForm::Eased;
    if (form > form_) form_ = form;
  }
  [[nodiscard]] KeyForm form() const noexcept { return form_; }

 private:
  KeyForm form_ = KeyForm::Held;
};

/// As numbers, not bits: 0 and -0 are the same place.
bool movesBetween(const Vec3& a, const Vec3& b) noexcept { return a.x != b.x || a.y != b.y || a.z != b.z; }
/// q and -q are the same rotation.
bool movesBetween(const Quat& a, const Quat& b) noexcept {
  const bool same = a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
  const bool opposite = a.x == -b.x && a.y == -b.y && a.z == -b.z && a.w == -b.w;
  return !same && !opposite;
}

KeyForm formBetween(const BoneKey& from, const BoneKey& to) noexcept {
  FormOfChannels form;
  form.add(from.translation.x != to.translation.x, to.curves[0]);
  form.add(from.translation.y != to.translation.y, to.curves[1]);
  form.add(from.translation.z != to.translation.z, to.curves[2]);
  form.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  return form.form();
}

KeyForm formBetween(const CameraKey& from, const CameraKey& to) noexcept {
  FormOfChannels form;
  form.add(from.target.x != to.target.x, to.curves[0]);
  form.add(from.target.y != to.target.y, to.curves[1]);
  form.add(from.target.z != to.target.z, to.curves[2]);
  form.add(movesBetween(from.rotation, to.rotation), to.curves[3]);
  form.add(from.distance != to.distance, to.curves[4]);
  form.add(from.fov != to.fov, to.curves[5]);
  return form.form();
}

KeyForm formBetween(const MorphKey& from, const MorphKey& to) noexcept {
  return from.weight != to.weight ? KeyForm::Linear : KeyForm::Held;
}
KeyForm formBetween(const LightKey& from, const LightKey& to) noexcept {
  const bool moves = movesBetween(from.color, to.color) || movesBetween(from.direction, to.direction);
  return moves ? KeyForm::Linear : KeyForm::Held;
}
KeyForm formBetween(const SelfShadowKey& from, const SelfShadowKey& to) noexcept {
  return from.distance != to.distance ? KeyForm::Linear : KeyForm::Held;
}
KeyForm formBetween(const PropertyKey&, const PropertyKey&) noexcept { return KeyForm::Held; }

bool isHollow(const BoneKey& key) noexcept { return !key.physics; }
template <class Value>
bool isHollow(const Value&) noexcept {
  return false;
}

}  // namespace

KeyLook keyLook(const Motion& motion, TrackId track, std::size_t index) {
  return motion.visit(track, [index](const auto& keys) {
    const auto values = keys.values();
    const KeyForm form = index == 0 ? KeyForm::Held : formBetween(values[index - 1], values[index]);
    return KeyLook{form, isHollow(values[index])};
  });
}

}  // namespace furitsuke
