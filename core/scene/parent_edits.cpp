// SPDX-License-Identifier: MIT
#include "core/scene/parent_edits.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/base/name.h"
#include "core/eval/insert_key.h"
#include "core/eval/rig/rotation_math.h"
#include "core/motion/layers/layer_stack.h"
#include "core/scene/followed_actor.h"
#include "core/scene/placement_chain.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::scene {

namespace {

/// What a bone is placed on: its outside parent, or its parent in the model with the offset from it.
struct BoneBase {
  RigidTransform transform;
  glm::dvec3 offset{0, 0, 0};
};

BoneBase baseOf(const eval::Rig& rig, const eval::RigPose& pose, model::BoneIndex bone, bool hasOutside) {
  const auto outside = std::ranges::find(pose.outside, bone, [](const auto& each) { return each.bone; });
  if (hasOutside && outside != pose.outside.end()) return {outside->transform, {0, 0, 0}};
  const eval::RigBone& placed = rig.bones[static_cast<std::size_t>(bone)];
  if (placed.parent == model::kNoIndex) return {{}, placed.offset};
  return {pose.transforms[static_cast<std::size_t>(placed.parent)], placed.offset};
}

/// The values of a key that bring a bone to a place in model space. `own` are its current values; what morphs, append
/// and IK add to them in `pose` stays.
eval::LocalTransform moveTo(const eval::Rig& rig, const eval::RigPose& pose, model::BoneIndex bone,
                            const BoneBase& base, const eval::LocalTransform& own, const RigidTransform& wanted) {
  const auto index = static_cast<std::size_t>(bone);
  const eval::RigBone& placed = rig.bones[index];
  const eval::LocalTransform& moved = pose.locals[index];
  eval::LocalTransform local{
      eval::rotatedBack(base.transform.rotation, wanted.position - base.transform.position) - base.offset,
      glm::conjugate(base.transform.rotation) * wanted.rotation};
  if (placed.turn != model::kNoIndex) {
    local.rotation = glm::conjugate(pose.ikTurns[static_cast<std::size_t>(placed.turn)]) * local.rotation;
  }
  if (placed.append != model::kNoIndex) {
    const eval::LocalTransform& appended = pose.appended[static_cast<std::size_t>(placed.append)];
    local.rotation = local.rotation * glm::conjugate(glm::conjugate(moved.rotation) * appended.rotation);
    local.translation -= appended.translation - moved.translation;
  }
  local.rotation = glm::normalize(own.rotation * glm::conjugate(moved.rotation) * local.rotation);
  local.translation -= moved.translation - own.translation;
  return local;
}

/// The model with its motion at one frame, as the scene shows it.
struct ShownBones {
  ShownBones(const Scene& scene, const Actor& shown, Frame frame) : actor(shown), poses(scene), own(shown.rig()) {
    moveTo(frame);
  }
  void moveTo(Frame frame) {
    poses.moveTo(frame);
    actor.motion().sample(frame, own);
    pose = &poses.poseOf(actor);
    world = poses.worldOf(actor);
  }
  [[nodiscard]] const RigidTransform& transformOf(model::BoneIndex bone) const {
    return pose->transforms[static_cast<std::size_t>(bone)];
  }
  [[nodiscard]] const eval::LocalTransform& ownOf(model::BoneIndex bone) const {
    return own.locals[static_cast<std::size_t>(bone)];
  }

  const Actor& actor;
  SceneAtFrame poses;
  eval::RigPose own;  ///< only the values of keys
  const eval::RigPose* pose = nullptr;
  glm::dmat4 world{1};
};

/// A place in the space of a model, seen from that of another; scales do not count.
RigidTransform transformFrom(const glm::dmat4& world, const glm::dmat4& otherWorld, const RigidTransform& transform) {
  const glm::dmat4 between = glm::inverse(otherWorld) * world;
  return {glm::dvec3(between * glm::dvec4(transform.position, 1)),
          glm::normalize(rigidPart(between).rotation * transform.rotation)};
}

bool isSameTransform(const eval::LocalTransform& a, const eval::LocalTransform& b) {
  constexpr double kSmallest = 1e-7;  // below the precision of keys
  return glm::length(a.translation - b.translation) <= kSmallest &&
         eval::degreesBetween(a.rotation, b.rotation) <= kSmallest;
}

/// Sets keys of bones, whose tracks it adds to an edit.
class BoneKeyWriter {
 public:
  BoneKeyWriter(const motion::Motion& motion, const model::Model& model, eval::PreExtrapolation rule)
      : motion_(motion), model_(model), builder_(motion_), rule_(rule) {}

  /// Returns an Error if a motion cannot name the bone.
  [[nodiscard]] Status addTrack(model::BoneIndex bone) {
    const model::ModelName& name = model_.bones[static_cast<std::size_t>(bone)].name;
    if (name.bytes.empty())
      return Error::because(Core::trWith("the bone '%1' has a name that motions cannot store"), name.text);
    const Name track = Name::fromBytes(name.bytes);
    if (!motion_.findBone(track.bytes)) added_.push_back(track);
    tracks_[bone] = motion_.ensureBone(track);
    return Done{};
  }

  /// `curves` of the span that the key ends: those of the track, or straight ones.
  enum class Spans { Split, Straight };
  void set(model::BoneIndex bone, Frame frame, const eval::LocalTransform& local, Spans spans) {
    const motion::TrackId track = tracks_.at(bone);
    const motion::Track<motion::BoneKey>& keys = motion_.bones[track.index].keys;
    // Once, because it must not replace a key that is set later.
    if (started_.insert(bone).second) eval::addRestKey(builder_, track, keys, frame);
    motion::BoneKey key = motion::restKey<motion::BoneKey>();
    if (spans == Spans::Split) {
      key = eval::keyToRegister(builder_, motion_, track, frame, motion::kBoneCurveChannels, rule_);
    } else {
      key.physics = eval::sampleBone(keys, frame, nullptr, nullptr, rule_).physics;
    }
    key.translation = toStored(local.translation);
    key.rotation = toStored(local.rotation);
    builder_.set(track, frame, key);
  }

  void remove(model::BoneIndex bone, FrameRange frames) {
    const motion::TrackId track = tracks_.at(bone);
    for (const Frame frame : motion_.frames(track)) {
      if (frames.contains(frame)) builder_.remove(track, frame);
    }
  }

  [[nodiscard]] motion::Edit edit() { return {.keys = builder_.build(), .addedBones = std::move(added_)}; }

 private:
  motion::Motion motion_;  ///< with the added tracks
  const model::Model& model_;
  motion::EditBuilder builder_;
  eval::PreExtrapolation rule_;
  std::map<model::BoneIndex, motion::TrackId> tracks_;
  std::vector<Name> added_;
  std::set<model::BoneIndex> started_;  ///< bones that got a key
};

std::vector<model::BoneIndex> rootsOf(const eval::Rig& rig) {
  std::vector<model::BoneIndex> roots;
  for (std::size_t i = 0; i < rig.bones.size(); ++i) {
    if (rig.bones[i].parent == model::kNoIndex) roots.push_back(static_cast<model::BoneIndex>(i));
  }
  return roots;
}

/// The bones that get keys for an outside parent: the bone, or for the whole model all that have no parent.
Result<std::vector<model::BoneIndex>> keyedBones(const Actor& actor, const std::string& bone) {
  if (bone.empty()) return rootsOf(actor.rig());
  const model::BoneIndex found = eval::boneWithText(actor.model(), bone);
  if (found == model::kNoIndex) return Error::because(Core::trWith("the model has no bone '%1'"), bone);
  return std::vector<model::BoneIndex>{found};
}

/// The scene after the motion of an actor got other outside parents.
Scene sceneWithParents(const Scene& scene, std::uint64_t actor, motion::Motion motion,
                       std::vector<motion::OutsideParentKey> parents) {
  Scene changed = scene.snapshot();
  motion.annotations.parents = std::move(parents);
  changed.find(actor)->setMotion(motion);
  return changed;
}

/// `isWhole`: of a model that follows as a whole.
void keepPlace(BoneKeyWriter& writer, ShownBones& before, ShownBones& after, model::BoneIndex bone, Frame frame,
               bool isWhole) {
  before.moveTo(frame);
  after.moveTo(frame);
  const RigidTransform wanted = transformFrom(before.world, after.world, before.transformOf(bone));
  const eval::Rig& rig = after.actor.rig();
  const eval::LocalTransform local =
      moveTo(rig, *after.pose, bone, baseOf(rig, *after.pose, bone, true), after.ownOf(bone), wanted);
  const bool needsKey = !isSameTransform(local, after.ownOf(bone));
  if (frame > 0) {
    before.moveTo(frame - 1);
    after.moveTo(frame - 1);
    // The bones of a model that follows as a whole go on to the new key; others hold their last value.
    const bool isLost = isWhole ? needsKey : !isSameTransform(after.ownOf(bone), before.ownOf(bone));
    if (isLost) writer.set(bone, frame - 1, before.ownOf(bone), BoneKeyWriter::Spans::Split);
  }
  if (needsKey) writer.set(bone, frame, local, BoneKeyWriter::Spans::Split);
}

}  // namespace

Result<motion::Edit> changedParent(const Scene& scene, const motion::Motion& motion, const ParentChange& change) {
  const Actor* actor = scene.find(change.actor);
  if (actor == nullptr) return Error::because(Core::tr("there is no such model"));
  const Result<std::vector<model::BoneIndex>> bones = keyedBones(*actor, change.bone);
  if (!bones) return bones.error();
  motion::Annotations annotations = motion.annotations;
  if (change.target) {
    if (const auto followed = followedActor(scene, actor, *change.target); !followed) return followed.error();
    if (change.bone.empty() && change.target->kind == motion::ParentKind::Own)
      return Error::because(Core::tr("a model cannot follow a bone of its own as a whole"));
    motion::setKey(annotations.parents, {change.frame, change.bone, *change.target, {}});
  } else {
    motion::removeKey(annotations.parents, change.frame, motion::parentTrack(change.bone));
  }
  if (annotations == motion.annotations) return Error::because(Core::tr("nothing changes"));
  motion::Edit edit;
  const auto isSameTarget = motion::parentAt(annotations.parents, change.frame, change.bone) ==
                            motion::parentAt(motion.annotations.parents, change.frame, change.bone);
  if (change.keepsPlace && !isSameTarget) {
    if (motion::hasLayers(motion)) return layersProblem();
    const Scene old = sceneWithParents(scene, change.actor, motion, motion.annotations.parents);
    const Scene changed = sceneWithParents(scene, change.actor, motion, annotations.parents);
    ShownBones before(old, *old.find(change.actor), change.frame);
    ShownBones after(changed, *changed.find(change.actor), change.frame);
    BoneKeyWriter writer(motion, actor->model(), scene.preExtrapolation);
    for (const model::BoneIndex bone : *bones) {
      if (const Status added = writer.addTrack(bone); !added) return added.error();
      keepPlace(writer, before, after, bone, change.frame, change.bone.empty());
    }
    edit = writer.edit();
  }
  edit.annotations = motion::AnnotationEdit{motion.annotations, std::move(annotations)};
  return edit;
}

namespace {

/// A bake of one motion.
class ParentBaking {
 public:
  ParentBaking(const Scene& scene, const motion::Motion& motion, const ParentBake& bake)
      : scene_(scene), motion_(motion), bake_(bake), annotations_(motion.annotations) {}

  Result<motion::Edit> run(const std::atomic<bool>* canceled) {
    const Actor* actor = scene_.find(bake_.actor);
    if (actor == nullptr) return Error::because(Core::tr("there is no such model"));
    if (bake_.frames.isEmpty()) return Error::because(Core::tr("the last frame is before the first frame"));
    if (motion::hasLayers(motion_)) return layersProblem();
    for (const motion::OutsideParentKey& key : motion_.annotations.parents) {
      if (key.isCamera) continue;
      const bool isMeant = bake_.bones.empty() || std::ranges::find(bake_.bones, key.bone) != bake_.bones.end();
      if (isMeant) subjects_.insert(key.bone);
    }
    if (subjects_.empty()) return Error::because(Core::tr("there are no outside parents to bake"));
    BoneKeyWriter writer(motion_, actor->model(), scene_.preExtrapolation);
    for (const std::string& subject : subjects_) {
      const Result<std::vector<model::BoneIndex>> bones = keyedBones(*actor, subject);
      if (!bones) return bones.error();
      for (const model::BoneIndex bone : *bones) {
        if (const Status added = writer.addTrack(bone); !added) return added.error();
        if (std::ranges::find(bones_, bone) == bones_.end()) bones_.push_back(bone);
      }
      dropKeys(subject);
    }
    const Scene linked = sceneWithParents(scene_, bake_.actor, motion_, motion_.annotations.parents);
    const Scene plain = sceneWithParents(scene_, bake_.actor, motion_, annotations_.parents);
    ShownBones shown(linked, *linked.find(bake_.actor), bake_.frames.first);
    SceneAtFrame after(plain);
    if (!writeKeys(writer, shown, after, *plain.find(bake_.actor), canceled)) return Error::canceled();
    motion::Edit edit = writer.edit();
    edit.annotations = motion::AnnotationEdit{motion_.annotations, annotations_};
    return edit;
  }

 private:
  /// Removes the keys in the range, and ends and resumes what continues across its ends.
  void dropKeys(const std::string& bone) {
    const FrameRange frames = bake_.frames;
    std::vector<motion::OutsideParentKey>& keys = annotations_.parents;
    const motion::ParentTarget before =
        frames.first == 0 ? motion::ParentTarget() : motion::parentAt(keys, frames.first - 1, bone);
    const Frame next = frames.last == kMaxFrame ? kMaxFrame : frames.last + 1;
    const motion::ParentTarget later = motion::parentAt(keys, next, bone);
    const bool resumes = later != motion::ParentTarget() && !bake_.isToEnd && next > frames.last;
    std::erase_if(keys, [&](const motion::OutsideParentKey& key) {
      return !key.isCamera && key.bone == bone && frames.contains(key.frame);
    });
    if (before != motion::ParentTarget()) {
      motion::setKey(keys, {frames.first, bone, {}, {}});
      isLeading_ = true;
    }
    if (resumes) {
      motion::setKey(keys, {next, bone, later, {}});
      isTrailing_ = true;
    }
  }

  bool writeKeys(BoneKeyWriter& writer, ShownBones& shown, SceneAtFrame& after, const Actor& plain,
                 const std::atomic<bool>* canceled) {
    const FrameRange frames = bake_.frames;
    for (const model::BoneIndex bone : bones_) writer.remove(bone, frames);
    const auto keepOwn = [&](Frame frame) {
      shown.moveTo(frame);
      for (const model::BoneIndex bone : bones_) {
        writer.set(bone, frame, shown.ownOf(bone), BoneKeyWriter::Spans::Split);
      }
    };
    if (isLeading_) keepOwn(frames.first - 1);
    if (isTrailing_) keepOwn(frames.last + 1);
    const eval::Rig& rig = plain.rig();
    for (std::int64_t at = frames.first; at <= frames.last; ++at) {
      if (canceled != nullptr && *canceled) return false;
      const auto frame = static_cast<Frame>(at);
      shown.moveTo(frame);
      after.moveTo(frame);
      const glm::dmat4 world = after.worldOf(plain);
      // The parents will be where they are now, because what moves them is baked as well.
      eval::RigPose base = *shown.pose;
      for (RigidTransform& transform : base.transforms) transform = transformFrom(shown.world, world, transform);
      for (eval::OutsideTransform& each : base.outside)
        each.transform = transformFrom(shown.world, world, each.transform);
      for (const model::BoneIndex bone : bones_) {
        const RigidTransform wanted = base.transforms[static_cast<std::size_t>(bone)];
        const bool isBaked = subjects_.contains(plain.model().bones[static_cast<std::size_t>(bone)].name.text);
        const eval::LocalTransform local =
            moveTo(rig, base, bone, baseOf(rig, base, bone, !isBaked), shown.ownOf(bone), wanted);
        writer.set(bone, frame, local, BoneKeyWriter::Spans::Straight);
      }
    }
    return true;
  }

  const Scene& scene_;
  const motion::Motion& motion_;
  const ParentBake& bake_;
  motion::Annotations annotations_;
  std::set<std::string> subjects_;
  std::vector<model::BoneIndex> bones_;
  bool isLeading_ = false;   ///< a parent before the range ends with it
  bool isTrailing_ = false;  ///< a parent continues after the range
};

}  // namespace

Result<motion::Edit> bakedParents(const Scene& scene, const motion::Motion& motion, const ParentBake& bake,
                                  const std::atomic<bool>* canceled) {
  return ParentBaking(scene, motion, bake).run(canceled);
}

}  // namespace furitsuke::scene
