// SPDX-License-Identifier: MIT
#include "core/exchange/motion_from_capture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "core/exchange/body_fit.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/face_fit.h"
#include "core/motion/captured_keys.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/operation_control.h"
#include "core/retarget/foot_lock.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::exchange {

namespace {

/// The keys of one bone, one for each frame.
struct DenseBone {
  model::BoneIndex bone = model::kNoIndex;
  motion::Keys<motion::BoneKey> keys;

  void append(Frame frame, const glm::dvec3& translation, glm::dquat rotation) {
    // Of q and -q, the one that is nearer to the key before.
    if (!keys.empty() && glm::dot(toDouble(keys.values[keys.size() - 1].rotation), rotation) < 0) rotation = -rotation;
    motion::BoneKey key = motion::restBoneKey();
    key.translation = toStored(translation);
    key.rotation = toStored(rotation);
    keys.append(frame, key);
  }
};

/// The path of a foot IK bone.
struct DenseFoot {
  DenseBone bone;
  std::vector<glm::dvec3> captured, ankles;  ///< see FittedPose
  std::vector<glm::dquat> rotations;         ///< in model space
};

class DenseMotion {
 public:
  /// Bones without a joint, and those of parts that were not seen, follow their parents and get no keys.
  DenseMotion(const retarget::HumanoidModel& model, const JointRoles& roles,
              const std::vector<retarget::HumanoidBone>& unseen, bool ik)
      : model_(model) {
    const auto isSeen = [&](retarget::HumanoidBone role) { return std::ranges::find(unseen, role) == unseen.end(); };
    center_.bone = model.center();
    for (const retarget::HumanoidBone role : model.order()) {
      if (roles[role] == kNoJoint || !isSeen(role)) continue;
      turningRoles_.push_back(role);
      turning_.push_back({model.bone(role), {}});
    }
    for (std::size_t i = 0; i < twists_.size(); ++i) {
      const retarget::TwistBone& twist = model.twists()[i];
      if (roles[twist.upper] != kNoJoint && roles[twist.lower] != kNoJoint) twists_[i].bone = twist.bone;
    }
    for (const retarget::Side side : retarget::kEachSide) {
      const bool hasFoot = ik && isSeen(retarget::roleOf(side, retarget::Limb::Foot));
      if (hasFoot) feet_[static_cast<std::size_t>(side)].bone.bone = model.footIk(side);
    }
  }

  [[nodiscard]] std::size_t boneCount() const { return turning_.size() + 1 + feet_.size() + twists_.size(); }

  void append(Frame frame, const FittedPose& pose) {
    constexpr glm::dvec3 kUnmoved{0, 0, 0};
    bool isCenterTurned = false;  // a model without センター moves by its hips
    for (std::size_t i = 0; i < turning_.size(); ++i) {
      const bool isCenter = turning_[i].bone == center_.bone;
      isCenterTurned = isCenterTurned || isCenter;
      turning_[i].append(frame, isCenter ? pose.center : kUnmoved, pose.rotations[turningRoles_[i]]);
    }
    if (!isCenterTurned) center_.append(frame, pose.center, {1, 0, 0, 0});
    for (std::size_t i = 0; i < twists_.size(); ++i) {
      if (twists_[i].bone != model::kNoIndex) twists_[i].append(frame, kUnmoved, pose.twists[i]);
    }
    for (std::size_t i = 0; i < feet_.size(); ++i) {
      if (feet_[i].bone.bone == model::kNoIndex) continue;
      feet_[i].captured.push_back(pose.capturedAnkles[i]);
      feet_[i].ankles.push_back(pose.ankles[i]);
      feet_[i].rotations.push_back(pose.feet[i]);
    }
  }

  void lockFeet() {
    for (DenseFoot& foot : feet_) {
      retarget::FootPath path{foot.captured, std::move(foot.ankles)};
      retarget::lockPlantedFoot(path, model_.legLength());
      foot.ankles = std::move(path.fitted);
    }
  }

  motion::Motion take(bool ik) && {
    motion::Motion motion;
    motion.modelName = Name::fromBytes(model_.model().name.bytes);
    const auto add = [&](DenseBone& bone) {
      if (bone.keys.empty()) return;
      const model::ModelName& name = model_.model().bones[static_cast<std::size_t>(bone.bone)].name;
      const motion::TrackId track = motion.ensureBone(Name::fromBytes(name.bytes));
      motion.bones[track.index].keys = motion::Track(std::move(bone.keys));
    };
    add(center_);
    for (DenseBone& bone : turning_) add(bone);
    for (DenseBone& bone : twists_) add(bone);
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      DenseFoot& foot = feet_[static_cast<std::size_t>(side)];
      const glm::dvec3 rest = model_.rest(retarget::roleOf(side, retarget::Limb::Foot));
      for (std::size_t i = 0; i < foot.ankles.size(); ++i) {
        foot.bone.append(static_cast<Frame>(i), foot.ankles[i] - rest, foot.rotations[i]);
      }
      add(foot.bone);
    }
    motion::VisibilityIkKey property = motion::restVisibilityIkKey();
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      for (const model::BoneIndex bone : {model_.footIk(side), model_.toeIk(side)}) {
        if (bone == model::kNoIndex) continue;
        property.ik.push_back({model_.model().bones[static_cast<std::size_t>(bone)].name.bytes, ik});
      }
    }
    motion::Keys<motion::VisibilityIkKey> keys;
    keys.append(0, std::move(property));
    motion.property = motion::Track(std::move(keys));
    return motion;
  }

 private:
  const retarget::HumanoidModel& model_;
  DenseBone center_;
  std::vector<retarget::HumanoidBone> turningRoles_;
  std::vector<DenseBone> turning_;  ///< of each of these roles
  std::array<DenseBone, 2 * retarget::kTwistsPerSide> twists_;
  std::array<DenseFoot, 2> feet_;
};

/// Removes the keys between the ends of the gaps of a clip, of which the motion begins at the frame `first`.
void removeGapKeys(const CapturedClip& clip, Frame first, motion::Motion& motion) {
  if (clip.gaps.empty()) return;
  const auto isLost = [&](Frame frame) { return clip.isInGap((frame + first) / kFramesPerSecond); };
  for (auto& bone : motion.bones) {
    motion::Keys<motion::BoneKey> kept;
    for (std::size_t i = 0; i < bone.keys.size(); ++i) {
      if (!isLost(bone.keys.frames()[i])) kept.append(bone.keys.frames()[i], bone.keys.values()[i]);
    }
    bone.keys = motion::Track(std::move(kept));
  }
}

/// Keeps what was captured beside the motion, which has a key at each frame; of bones that were changed since,
/// `captured` has the keys.
void keepCapture(motion::Motion& dense, const motion::Motion& captured) {
  motion::CapturedKeys kept = motion::capturedKeysOf(dense);
  if (!kept.empty()) kept = motion::joinedCaptures(std::move(kept), motion::capturedKeysOf(captured));
  motion::setCapturedKeys(dense.annotations, std::move(kept));
}

/// The gaps of a clip of which these frames become the motion.
std::vector<FrameRange> gapFrames(const CapturedClip& clip, const FrameRange& frames) {
  std::vector<FrameRange> gaps;
  for (const auto& [from, to] : clip.gaps) {
    constexpr double kRounding = 1e-6;
    const double first = std::floor(from * kFramesPerSecond + kRounding),
                 last = std::ceil(to * kFramesPerSecond - kRounding);
    const FrameRange gap{static_cast<Frame>(std::max<double>(first, frames.first)) - frames.first,
                         static_cast<Frame>(std::min<double>(last, frames.last)) - frames.first};
    if (gap.first < gap.last) gaps.push_back(gap);
  }
  return gaps;
}

/// Within the usual bounds of the operation "reduce", but within 0.15 degrees for arms and what carries them: the
/// errors of a whole chain of bones are seen at the hands.
Status reduce(const retarget::HumanoidModel& model, const std::atomic<bool>* canceled, motion::Motion& motion) {
  operations::ReductionOptions options{.exactAngle = 0.15, .rejectAbove = 3};
  const auto add = [&](model::BoneIndex bone) {
    if (bone == model::kNoIndex) return;
    options.exactBones.insert(model.model().bones[static_cast<std::size_t>(bone)].name.bytes);
  };
  for (const retarget::HumanoidBone role :
       {retarget::HumanoidBone::Hips, retarget::HumanoidBone::Spine, retarget::HumanoidBone::Chest,
        retarget::HumanoidBone::Neck, retarget::HumanoidBone::Head})
    add(model.bone(role));
  for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
    for (const retarget::Limb limb :
         {retarget::Limb::Shoulder, retarget::Limb::UpperArm, retarget::Limb::LowerArm, retarget::Limb::Hand}) {
      add(model.bone(retarget::roleOf(side, limb)));
    }
  }
  for (const retarget::TwistBone& twist : model.twists()) add(twist.bone);
  operations::OperationControl control(motion.keyCount(), canceled);
  const Result<operations::OperationResult> result =
      operations::reduceKeys(motion, motion::selectAllKeys(motion), {.feet = 0.02}, &model.model(), control, options);
  if (!result.ok()) return result.error();
  motion::applyEdit(motion, result->edit, motion::EditSide::After);
  return Done{};
}

/// Whether keys can store the positions of a pose: legs of almost no length make everything else far away.
bool isNear(const FittedPose& pose) {
  constexpr double kFarthest = 1e9;  // model units
  const auto isNearby = [](const glm::dvec3& at) { return glm::dot(at, at) <= kFarthest * kFarthest; };
  return isNearby(pose.center) && isNearby(pose.ankles[0]) && isNearby(pose.ankles[1]);
}

/// The frames of the clip that become the motion, which must not have too many keys.
Result<FrameRange> chosenFrames(const CapturedClip& clip, const std::optional<FrameRange>& chosen, std::size_t bones) {
  const std::int64_t count = motionFrames(clip);
  const std::int64_t first = chosen ? chosen->first : 0;
  const std::int64_t last = std::min(chosen ? std::int64_t{chosen->last} : count, count - 1);
  if (first < 0 || first > last) {
    return Error::because(Core::trWith("the clip has no frame %1; the last one is %2"), first, count - 1);
  }
  const double keys = static_cast<double>(last - first + 1) * static_cast<double>(bones);
  if (keys > static_cast<double>(operations::kMaxKeysAfterOperation)) {
    return Error::because(Core::trWith("the clip is too long: it would become more than %1 keys"),
                          operations::kMaxKeysAfterOperation);
  }
  return FrameRange{static_cast<Frame>(first), static_cast<Frame>(last)};
}

/// The motion of a capture without a body.
Result<FittedMotion> motionFromFace(const CapturedClip& clip, const model::Model& model,
                                    const CaptureFitOptions& options, const std::atomic<bool>* canceled) {
  const glm::dmat3 unchanged(1);
  FaceFit face(clip, model, model::kNoIndex, unchanged);
  const Result<FrameRange> frames = chosenFrames(clip, options.frames, face.trackCount());
  if (!frames) return frames.error();
  for (Frame frame = frames->first; frame <= frames->last; ++frame)
    face.append(frame - frames->first, static_cast<double>(frame) / kFramesPerSecond);
  FittedMotion fitted;
  fitted.notes = face.notes();
  std::move(face).addTo(fitted.motion);
  fitted.motion.modelName = Name::fromBytes(model.name.bytes);
  std::ranges::fill(fitted.roles.values, kNoJoint);
  if (fitted.motion.morphs.empty()) return Error::because(Core::tr("the model has none of the expressions"));
  fitted.frameCount = frames->last - frames->first + 1;
  fitted.denseKeys = fitted.motion.keyCount();
  keepCapture(fitted.motion, {});
  if (options.isDense) return fitted;
  operations::OperationControl control(fitted.denseKeys, canceled);
  const Result<operations::OperationResult> result = operations::reduceKeys(
      fitted.motion, motion::selectAllKeys(fitted.motion), {}, &model, control, operations::ReductionOptions{});
  if (!result.ok()) return result.error();
  motion::applyEdit(fitted.motion, result->edit, motion::EditSide::After);
  return fitted;
}

}  // namespace

std::int64_t motionFrames(const CapturedClip& clip) {
  // A last frame in the middle between two is not rounded up, beyond the end of the clip.
  const double count = std::ceil(clip.duration() * kFramesPerSecond - 0.5 - 1e-6) + 1;
  return static_cast<std::int64_t>(std::clamp(count, 1.0, 1e15));
}

Result<FittedMotion> motionFromCapture(const CapturedMotion& capture, const model::Model& model,
                                       const CaptureFitOptions& options, const std::atomic<bool>* canceled) {
  if (capture.clips.empty()) return Error::because(Core::tr("has no animation"));
  if (options.clip >= capture.clips.size()) {
    return Error::because(Core::trWith("clip %1 does not exist; the last one is %2"), options.clip + 1,
                          capture.clips.size());
  }
  if (options.locksFeet && !options.ik) return Error::because(Core::tr("feet can be held in place only with foot IK"));
  const CapturedClip& clip = capture.clips[options.clip];
  if (capture.joints.empty()) return motionFromFace(clip, model, options, canceled);
  const Result<JointRoles> roles = findRoles(capture, options.roles);
  if (!roles) return roles.error();
  if (const Status person = checkPerson(*roles); !person) return person.error();
  const Result<retarget::HumanoidModel> humanoid = retarget::HumanoidModel::of(model);
  if (!humanoid) return humanoid.error();
  const Result<ReferencePose> reference = findReference(capture, clip, *roles, options.reference);
  if (!reference) return reference.error();
  BodyFit fit(capture, clip, *roles, *reference, *humanoid);
  if (!std::isfinite(fit.scale())) return Error::because(Core::tr("the legs of the skeleton have no length"));
  DenseMotion dense(*humanoid, *roles, capture.unseen, options.ik);
  FaceFit face(clip, model, humanoid->eyes(), reference->toModel);
  const Result<FrameRange> frames = chosenFrames(clip, options.frames, dense.boneCount() + face.trackCount());
  if (!frames) return frames.error();
  for (Frame frame = frames->first; frame <= frames->last; ++frame) {
    if (canceled != nullptr && *canceled) return Error::canceled();
    const double time = static_cast<double>(frame) / kFramesPerSecond;
    const FittedPose pose = fit.at(time);
    if (!isNear(pose)) return Error::because(Core::trWith("the body is too far away at frame %1"), frame);
    dense.append(frame - frames->first, pose);
    face.append(frame - frames->first, time);
  }
  motion::Motion captured;  // with feet that are not held
  if (options.locksFeet) {
    captured = DenseMotion(dense).take(options.ik);
    removeGapKeys(clip, frames->first, captured);
    dense.lockFeet();
  }
  FittedMotion fitted;
  fitted.motion = std::move(dense).take(options.ik);
  fitted.notes = face.notes();
  std::move(face).addTo(fitted.motion);
  removeGapKeys(clip, frames->first, fitted.motion);
  keepCapture(fitted.motion, captured);
  fitted.roles = *roles;
  fitted.referenceFrame = reference->frame;
  fitted.referenceScore = reference->score;
  fitted.upAxis = reference->upAxis;
  fitted.isUpPositive = reference->isUpPositive;
  fitted.scale = fit.scale();
  fitted.frameCount = frames->last - frames->first + 1;
  fitted.gaps = gapFrames(clip, *frames);
  fitted.denseKeys = fitted.motion.keyCount();
  if (reference->score > kStandingScore) {
    fitted.notes.push_back(makeDiagnostic(ExchangeFinding::Reference,
                                          Core::tr("no pose is that of a person who stands with straight arms and "
                                                   "legs; limbs point in the right directions, but may be twisted")));
  }
  if (!options.isDense) {
    if (const Status done = reduce(*humanoid, canceled, fitted.motion); !done) return done.error();
  }
  return fitted;
}

}  // namespace furitsuke::exchange
