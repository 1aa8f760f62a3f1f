// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/moved_bones.h"

#include <algorithm>
#include <cstdint>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"
#include "core/operations/ik_switches.h"
#include "core/operations/key_insertion.h"
#include "core/operations/keys/reduce.h"

namespace furitsuke::operations {

eval::BoneSample MovedBones::sampled(std::size_t bone, Frame frame) {
  return eval::sampleBone(work_.bones[trackOf(bone).index].keys, frame, nullptr, nullptr, in_.preExtrapolation);
}

motion::TrackId MovedBones::trackOf(std::size_t bone) {
  const Name name = Name::fromBytes(in_.model->bones[bone].name.bytes);
  for (std::uint32_t i = 0; i < work_.bones.size(); ++i) {
    // As BoundMotion: names may differ in trailing spaces, and the first track with keys counts.
    const bool isSame =
        model::withoutTrailingSpaces(work_.bones[i].name.bytes) == model::withoutTrailingSpaces(name.bytes);
    if (isSame && !work_.bones[i].keys.empty()) return {motion::TrackKind::Bone, i};
  }
  const std::size_t before = work_.bones.size();
  const motion::TrackId id = work_.ensureBone(name);
  if (work_.bones.size() > before) result_.edit.addedBones.push_back(name);
  return id;
}

void MovedBones::set(std::size_t bone, const FrameTransforms& locals) {
  for (auto first = locals.begin(); first != locals.end();) {
    auto end = first + 1;
    while (end != locals.end() && end->first == (end - 1)->first + 1) ++end;
    setRun(bone, {first, end});
    first = end;
  }
}

void MovedBones::setRun(std::size_t bone, const FrameTransforms& locals) {
  const motion::TrackId id = trackOf(bone);
  const Frame first = locals.front().first;
  const Frame last = locals.back().first;
  if (first > 0) insertSampledKeyAt(work_, id, first - 1, in_.preExtrapolation);
  if (last < in_.motion.frameRange().last) insertSampledKeyAt(work_, id, last + 1, in_.preExtrapolation);
  motion::Track<motion::BoneKey>& track = work_.bones[id.index].keys;
  motion::Keys<motion::BoneKey> keys;
  keys.reserve(locals.size());
  for (const auto& [frame, move] : locals) {
    const eval::BoneSample own = eval::sampleBone(track, frame, nullptr, nullptr, in_.preExtrapolation);
    motion::BoneKey key = motion::restBoneKey();
    key.translation = toStored(move.translation);
    // The sign of the source.
    key.rotation = toStored(glm::dot(move.rotation, own.rotation) < 0 ? -move.rotation : move.rotation);
    key.physics = own.physics;
    keys.append(frame, key);
  }
  track.replace({first, last}, keys);
  motion::KeySelection chosen =
      motion::selectKeys(work_, id, {std::max(0, first - 1), last < kMaxFrame ? last + 1 : last});
  keys_.add(chosen);
}

void MovedBones::switchChain(std::size_t chain, FrameRange range, bool isOn) {
  const std::string name = ikNameOf(*in_.model, static_cast<std::int32_t>(chain));
  switchIk(work_, in_.motion, name, range, isOn, in_.motion.frameRange().last);
}

Status MovedBones::reduce(double position, double angle, double feet) {
  return reduceSelected(keys_, position, angle, feet);
}

Status MovedBones::reduceWithHalfFrames(const eval::Rig& rig, const std::vector<std::size_t>& bones, FrameRange frames,
                                        double position, double angle) {
  if (position <= 0 || angle <= 0 || keys_.isEmpty()) return Done{};
  const motion::Motion dense = work_;
  const std::vector<double> least = halfFrameErrors(rig, bones, frames, position, angle);
  motion::KeySelection removable = keys_;
  constexpr int kRounds = 4;  // keys that stay change the spans beside them
  for (int round = 0; round < kRounds && !in_.control.isStopped(); ++round) {
    work_ = dense;
    if (const Status reduced = reduceSelected(removable, position, angle); !reduced) return reduced;
    const std::vector<double> errors = halfFrameErrors(rig, bones, frames, position, angle);
    constexpr double kHardlyMore = 1.02;
    motion::KeySelection kept;
    for (std::size_t i = 0; i < errors.size(); ++i) {
      if (errors[i] <= std::max(1.0, least[i] * kHardlyMore)) continue;
      const Frame frame = frames.first + static_cast<Frame>(i);
      for (const auto& [track, all] : removable.tracks()) {
        for (const Frame at : {frame, frame + 1}) {
          if (std::ranges::binary_search(all, at)) kept.add(track, at);
        }
      }
    }
    if (kept.isEmpty()) break;
    removable.remove(kept);
  }
  return Done{};
}

std::vector<double> MovedBones::halfFrameErrors(const eval::Rig& rig, const std::vector<std::size_t>& bones,
                                                FrameRange frames, double position, double angle) const {
  eval::BoundMotion before(in_.motion, *in_.model, rig);
  eval::BoundMotion after(work_, *in_.model, rig);
  before.setPreExtrapolation(in_.preExtrapolation);
  after.setPreExtrapolation(in_.preExtrapolation);
  eval::RigPose source(rig);
  eval::RigPose changed(rig);
  std::vector<double> errors;
  for (std::int64_t frame = frames.first; frame < frames.last && !in_.control.isCanceled(); ++frame) {
    const double time = static_cast<double>(frame) + 0.5;
    eval::evaluatePose(rig, before, time, source);
    eval::evaluatePose(rig, after, time, changed);
    double error = 0;
    for (const std::size_t i : bones) {
      const double apart = glm::distance(source.transforms[i].position, changed.transforms[i].position);
      const double turn = eval::degreesBetween(source.transforms[i].rotation, changed.transforms[i].rotation);
      error = std::max({error, apart / position, turn / angle});
    }
    errors.push_back(error);
  }
  return errors;
}

Status MovedBones::reduceSelected(const motion::KeySelection& keys, double position, double angle, double feet) {
  if (position <= 0 || angle <= 0 || keys.isEmpty()) return Done{};
  const Result<OperationResult> reduced =
      reduceKeys(work_, keys, {.position = position, .angle = angle, .feet = feet}, in_.model, in_.control);
  if (!reduced.ok()) return reduced.error();
  motion::applyEdits(work_, reduced->edit.keys, motion::EditSide::After);
  result_.errors = reduced->errors;
  return Done{};
}

void MovedBones::measureErrors(const eval::Rig& rig, const std::vector<std::size_t>& bones, FrameRange frames,
                               double position, double angle) {
  result_.errors.clear();
  eval::BoundMotion before(in_.motion, *in_.model, rig);
  eval::BoundMotion after(work_, *in_.model, rig);
  before.setPreExtrapolation(in_.preExtrapolation);
  after.setPreExtrapolation(in_.preExtrapolation);
  eval::RigPose source(rig);
  eval::RigPose changed(rig);
  LargestError distance{ErrorKind::Position, 0, position, {}, frames.first};
  LargestError turn{ErrorKind::Angle, 0, angle, {}, frames.first};
  const auto note = [&](LargestError& largest, double error, std::size_t bone, Frame frame) {
    if (error <= largest.value) return;
    largest.value = error;
    largest.where = in_.model->bones[bone].name.text;
    largest.frame = frame;
  };
  for (std::int64_t frame = frames.first; frame <= frames.last && !in_.control.isCanceled(); ++frame) {
    eval::evaluatePose(rig, before, static_cast<double>(frame), source);
    eval::evaluatePose(rig, after, static_cast<double>(frame), changed);
    for (const std::size_t i : bones) {
      const auto at = static_cast<Frame>(frame);
      note(distance, glm::distance(source.transforms[i].position, changed.transforms[i].position), i, at);
      note(turn, eval::degreesBetween(source.transforms[i].rotation, changed.transforms[i].rotation), i, at);
    }
  }
  noteError(result_, std::move(distance));
  noteError(result_, std::move(turn));
}

template <class Value>
void MovedBones::propose(motion::TrackId id, const motion::Track<Value>& before, const motion::Track<Value>& changed) {
  motion::Keys<Value> after = changed.keys();
  motion::takeSources(before, after);
  motion::KeyRuns removed;
  if (!before.empty()) removed.push_back({0, before.size()});
  motion::KeyReplacement<Value>(id, before, std::move(removed), std::move(after)).appendTo(result_.edit.keys);
}

OperationResult MovedBones::take() {
  static const motion::Track<motion::BoneKey> kNone;
  for (const auto& [id, frames] : keys_.tracks()) {
    propose(id, in_.motion.contains(id) ? in_.motion.bones[id.index].keys : kNone, work_.bones[id.index].keys);
  }
  if (work_.property != in_.motion.property) {
    propose(motion::kPropertyTrack, in_.motion.property, work_.property);
  }
  keys_.keepExisting(work_);
  result_.edit.selection->add(keys_);
  sortKeyEdits(result_);
  return std::move(result_);
}

RigidTransform parentTransform(const eval::Rig& rig, const eval::RigPose& pose, std::size_t bone) {
  const model::BoneIndex parent = rig.bones[bone].parent;
  return parent == model::kNoIndex ? RigidTransform{} : pose.transforms[static_cast<std::size_t>(parent)];
}

eval::LocalTransform keyedMoveFor(const eval::Rig& rig, const eval::RigPose& pose, const eval::LocalTransform& keyed,
                                  std::size_t bone, const RigidTransform& transform) {
  const RigidTransform parent = parentTransform(rig, pose, bone);
  eval::LocalTransform local{
      eval::rotatedBack(parent.rotation, transform.position - parent.position) - rig.bones[bone].offset,
      glm::conjugate(parent.rotation) * transform.rotation};
  const eval::LocalTransform& withMorphs = pose.locals[bone];
  if (rig.bones[bone].append != model::kNoIndex) {
    const eval::LocalTransform& whole = pose.appended[static_cast<std::size_t>(rig.bones[bone].append)];
    local.translation -= whole.translation - withMorphs.translation;
    local.rotation = local.rotation * glm::conjugate(glm::conjugate(withMorphs.rotation) * whole.rotation);
  }
  local.translation -= withMorphs.translation - keyed.translation;
  local.rotation = glm::normalize(keyed.rotation * glm::conjugate(withMorphs.rotation) * local.rotation);
  return local;
}

}  // namespace furitsuke::operations
