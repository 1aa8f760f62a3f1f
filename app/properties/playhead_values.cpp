// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/playhead_values.h"

#include <algorithm>
#include <glm/vec3.hpp>

#include "app/properties/number_looks.h"
#include "app/properties/selection_text.h"
#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

QStringList vectorTexts(const glm::dvec3& v, const NumberFormat& format) {
  // For reading a fixed number of decimals is enough, and stands in columns.
  const NumberFormat fixed{format.minDecimals, format.minDecimals, format.unit};
  return {numberText(v.x, fixed), numberText(v.y, fixed), numberText(v.z, fixed)};
}

}  // namespace

PlayheadValues PlayheadValues::of(const Motion& motion, const PoseDraft& draft, TrackId track, Frame frame) {
  PlayheadValues values;
  const QString name = SelectionText::trackName(motion, track);
  const QString kind = SelectionText::kindName(track.kind);
  switch (track.kind) {
    case TrackKind::Bone: {
      const NamedTrack<BoneKey>& bone = motion.bones[track.index];
      values.addBone(bone.keys, draft.findBone(bone.name.bytes), frame);
      break;
    }
    case TrackKind::Morph: {
      const NamedTrack<MorphKey>& morph = motion.morphs[track.index];
      values.addMorph(morph.keys, draft.findMorph(morph.name.bytes), frame);
      break;
    }
    case TrackKind::Camera: values.addCamera(motion.camera, frame); break;
    case TrackKind::Light: values.addLight(motion.light, frame); break;
    case TrackKind::SelfShadow: values.addSelfShadow(motion.selfShadow, frame); break;
    case TrackKind::Property: values.addProperty(motion.property, frame); break;
  }
  values.title = (values.isRegistered ? tr("%1 at frame %2") : tr("%1 at frame %2, not registered"))
                     .arg(name.isEmpty() ? kind : kind + ' ' + name)
                     .arg(frame);
  return values;
}

void PlayheadValues::addBone(const Track<BoneKey>& track, const BonePose* posed, Frame frame) {
  BoneSample sample = sampleBone(track, frame);
  if (posed != nullptr) {
    sample.translation = usable(posed->translation);
    sample.rotation = usable(posed->rotation);
    isRegistered = false;
  }
  const EulerDegrees angles = eulerFromRotation(toStored(sample.rotation));
  lines = {{tr("Translation"), vectorTexts(sample.translation, lengthFormat())},
           {tr("Rotation"), vectorTexts({angles.x, angles.y, angles.z}, angleFormat())},
           {tr("Physics"), {sample.physics ? tr("on") : tr("off")}}};
}

void PlayheadValues::addMorph(const Track<MorphKey>& track, const MorphPose* posed, Frame frame) {
  isRegistered = posed == nullptr;
  const double weight = posed == nullptr ? sampleMorph(track, frame) : usable(posed->weight);
  lines = {{tr("Weight"), {numberText(weight, weightFormat())}}};
}

void PlayheadValues::addCamera(const Track<CameraKey>& track, Frame frame) {
  const CameraSample sample = sampleCamera(track, frame);
  const Vec3 stored = toStored(sample.rotation);
  const glm::dvec3 angles{shownCameraAngle(Axis::X, stored.x), shownCameraAngle(Axis::Y, stored.y),
                          shownCameraAngle(Axis::Z, stored.z)};
  lines = {{tr("Distance"), {numberText(shownCameraDistance(static_cast<float>(sample.distance)), lengthFormat())}},
           {tr("Target"), vectorTexts(sample.target, lengthFormat())},
           {tr("Rotation"), vectorTexts(angles, angleFormat())},
           {tr("View angle"), {numberText(sample.fov, angleFormat())}},
           {tr("Perspective"), {sample.perspective ? tr("on") : tr("off")}}};
}

void PlayheadValues::addLight(const Track<LightKey>& track, Frame frame) {
  const LightSample sample = sampleLight(track, frame);
  const Vec3 color = toStored(sample.color);
  const glm::dvec3 levels{shownLightLevel(color.x), shownLightLevel(color.y), shownLightLevel(color.z)};
  lines = {{tr("Colour"), vectorTexts(levels, lightLevelFormat())},
           {tr("Direction"), vectorTexts(sample.direction, lengthFormat())}};
}

void PlayheadValues::addSelfShadow(const Track<SelfShadowKey>& track, Frame frame) {
  const SelfShadowSample sample = sampleSelfShadow(track, frame);
  const QString mode = sample.mode == 0 ? tr("Off") : tr("Mode %1").arg(sample.mode);
  const double distance = shownShadowDistance(static_cast<float>(sample.distance));
  lines = {{tr("Mode"), {mode}}, {tr("Distance"), {numberText(distance, shadowDistanceFormat())}}};
}

void PlayheadValues::addProperty(const Track<PropertyKey>& track, Frame frame) {
  const PropertySample sample = sampleProperty(track, frame);
  const auto off = std::ranges::count_if(sample.ik, [](const IkState& ik) { return !ik.enabled; });
  lines = {{tr("Model"), {sample.visible ? tr("visible") : tr("hidden")}},
           {tr("IK"), {off == 0 ? tr("all on") : tr("%1 of %2 off").arg(off).arg(sample.ik.size())}}};
}

}  // namespace furitsuke
