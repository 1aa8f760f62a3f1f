// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/playhead_values.h"

#include <algorithm>
#include <glm/vec3.hpp>

#include "app/panels/properties/selection_text.h"
#include "app/widgets/number_styles.h"
#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

QStringList vectorTexts(const glm::dvec3& v, const widgets::NumberFormat& format) {
  // With a fixed number of decimals, the numbers are aligned in columns.
  const widgets::NumberFormat fixed{format.minDecimals, format.minDecimals, format.unit};
  return {widgets::numberText(v.x, fixed), widgets::numberText(v.y, fixed), widgets::numberText(v.z, fixed)};
}

}  // namespace

PlayheadValues PlayheadValues::of(const motion::Motion& motion, const motion::PoseDraft& draft, motion::TrackId track,
                                  Frame frame, eval::PreExtrapolation rule) {
  const Moment at{frame, rule};
  PlayheadValues values;
  const QString name = SelectionText::trackName(motion, track);
  const QString kind = SelectionText::kindName(track.kind);
  switch (track.kind) {
    case motion::TrackKind::Bone: {
      const motion::NamedTrack<motion::BoneKey>& bone = motion.bones[track.index];
      values.addBone(bone.keys, draft.findBone(bone.name.bytes), at);
      break;
    }
    case motion::TrackKind::Morph: {
      const motion::NamedTrack<motion::MorphKey>& morph = motion.morphs[track.index];
      values.addMorph(morph.keys, draft.findMorph(morph.name.bytes), at);
      break;
    }
    case motion::TrackKind::Camera: values.addCamera(motion.camera, at); break;
    case motion::TrackKind::Light: values.addLight(motion.light, at); break;
    case motion::TrackKind::SelfShadow: values.addSelfShadow(motion.selfShadow, at); break;
    case motion::TrackKind::Property: values.addProperty(motion.property, frame); break;
  }
  values.title = (values.isRegistered ? tr("%1 at frame %2") : tr("%1 at frame %2, not registered"))
                     .arg(name.isEmpty() ? kind : kind + ' ' + name)
                     .arg(frame);
  return values;
}

PlayheadValues PlayheadValues::ofBone(const motion::PoseDraft& draft, std::string_view nameBytes, const QString& name,
                                      Frame frame) {
  PlayheadValues values;
  values.addBone({}, draft.findBone(nameBytes), {frame, eval::PreExtrapolation::Rest});
  values.title = (values.isRegistered ? tr("%1 at frame %2, without keys") : tr("%1 at frame %2, not registered"))
                     .arg(SelectionText::kindName(motion::TrackKind::Bone) + ' ' + name)
                     .arg(frame);
  return values;
}

void PlayheadValues::addBone(const motion::Track<motion::BoneKey>& track, const motion::BonePose* posed,
                             const Moment& at) {
  eval::BoneSample sample = eval::sampleBone(track, at.frame, nullptr, nullptr, at.rule);
  if (posed != nullptr) {
    sample.translation = eval::usable(posed->translation);
    sample.rotation = eval::usable(posed->rotation);
    isRegistered = false;
  }
  const motion::EulerDegrees angles = motion::eulerFromRotation(toStored(sample.rotation));
  lines = {{tr("Position"), vectorTexts(sample.translation, widgets::lengthFormat())},
           {tr("Rotation"), vectorTexts({angles.x, angles.y, angles.z}, widgets::angleFormat())},
           {tr("Physics"), {sample.physics ? tr("on") : tr("off")}}};
}

void PlayheadValues::addMorph(const motion::Track<motion::MorphKey>& track, const motion::MorphPose* posed,
                              const Moment& at) {
  isRegistered = posed == nullptr;
  const double weight =
      posed == nullptr ? eval::sampleMorph(track, at.frame, nullptr, at.rule) : eval::usable(posed->weight);
  lines = {{tr("Weight"), {widgets::numberText(weight, widgets::weightFormat())}}};
}

void PlayheadValues::addCamera(const motion::Track<motion::CameraKey>& track, const Moment& at) {
  const eval::CameraSample sample = eval::sampleCamera(track, at.frame, nullptr, at.rule);
  const Vec3 stored = toStored(sample.rotation);
  const glm::dvec3 angles{motion::shownCameraAngle(motion::Axis::X, stored.x),
                          motion::shownCameraAngle(motion::Axis::Y, stored.y),
                          motion::shownCameraAngle(motion::Axis::Z, stored.z)};
  lines = {{tr("Distance"),
            {widgets::numberText(motion::shownCameraDistance(static_cast<float>(sample.distance)),
                                 widgets::lengthFormat())}},
           {tr("Target"), vectorTexts(sample.target, widgets::lengthFormat())},
           {tr("Rotation"), vectorTexts(angles, widgets::angleFormat())},
           {tr("View angle"), {widgets::numberText(sample.fov, widgets::angleFormat())}},
           {tr("Perspective"), {sample.perspective ? tr("on") : tr("off")}}};
}

void PlayheadValues::addLight(const motion::Track<motion::LightKey>& track, const Moment& at) {
  const eval::LightSample sample = eval::sampleLight(track, at.frame, nullptr, at.rule);
  const Vec3 color = toStored(sample.color);
  const glm::dvec3 levels{motion::shownLightLevel(color.x), motion::shownLightLevel(color.y),
                          motion::shownLightLevel(color.z)};
  lines = {{tr("Color"), vectorTexts(levels, widgets::lightLevelFormat())},
           {tr("Direction"), vectorTexts(sample.direction, widgets::lengthFormat())}};
}

void PlayheadValues::addSelfShadow(const motion::Track<motion::SelfShadowKey>& track, const Moment& at) {
  const eval::SelfShadowSample sample = eval::sampleSelfShadow(track, at.frame, nullptr, at.rule);
  const QString mode = sample.mode == 0 ? tr("Off") : tr("Mode %1").arg(sample.mode);
  const double distance = motion::shownShadowDistance(static_cast<float>(sample.distance));
  lines = {{tr("Mode"), {mode}}, {tr("Distance"), {widgets::numberText(distance, widgets::shadowDistanceFormat())}}};
}

void PlayheadValues::addProperty(const motion::Track<motion::VisibilityIkKey>& track, Frame frame) {
  const eval::PropertySample sample = eval::sampleProperty(track, frame);
  const auto off = std::ranges::count_if(sample.ik, [](const motion::IkState& ik) { return !ik.enabled; });
  lines = {{tr("Model"), {sample.visible ? tr("visible") : tr("hidden")}},
           {tr("IK"), {off == 0 ? tr("all on") : tr("%1 of %2 off").arg(off).arg(sample.ik.size())}}};
}

}  // namespace furitsuke::panels
