// SPDX-License-Identifier: MIT
#include "core/operations/poses/poses_operations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/vec3.hpp>
#include <map>
#include <numbers>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/name_index.h"
#include "core/operations/composed_keys.h"

namespace furitsuke::operations {

namespace {

/// The transform of a whole dance: a rotation about a vertical axis, then an offset.
struct CenterBias {
  glm::dvec3 offset{0, 0, 0};  ///< model units
  double degrees = 0;          ///< about y, with the sign of bone angles in MMD
  glm::dvec3 about{0, 0, 0};   ///< a point on the axis
};

/// A bone that carries others, with its track.
struct ParentBone {
  std::optional<motion::TrackId> track;  ///< unset: a key is added
  Name name;
  glm::dvec3 rest{0, 0, 0};
};

class WholeTurn {
 public:
  explicit WholeTurn(const CenterBias& bias) : bias_(bias) {
    const double half = bias.degrees * std::numbers::pi / 360;
    rotation_ = {std::cos(half), 0, std::sin(half), 0};
  }

  [[nodiscard]] glm::dvec3 ofPoint(const glm::dvec3& point) const {
    return turns() ? rotation_ * (point - bias_.about) + bias_.about + bias_.offset : point + bias_.offset;
  }
  [[nodiscard]] eval::BoneSample ofBone(const eval::BoneSample& bone, const glm::dvec3& rest) const {
    eval::BoneSample moved = bone;
    moved.translation = turns() ? ofPoint(rest + bone.translation) - rest : bone.translation + bias_.offset;
    if (turns()) moved.rotation = rotation_ * bone.rotation;
    return moved;
  }
  [[nodiscard]] bool turns() const { return bias_.degrees != 0; }
  [[nodiscard]] double degrees() const { return bias_.degrees; }

 private:
  const CenterBias& bias_;
  glm::dquat rotation_{1, 0, 0, 0};
};

/// Finds the parent bones of a motion on a model.
class ParentBoneSearch {
 public:
  ParentBoneSearch(const motion::Motion& motion, const model::Model& model)
      : model_(model), children_(model.bones.size()) {
    const model::NameIndex names(model);
    for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
      if (motion.bones[i].keys.empty()) continue;
      if (const auto bone = names.findBone(motion.bones[i].name.bytes)) tracks_.emplace(*bone, i);
    }
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const model::BoneIndex parent = model.bones[i].parent;
      (parent == model::kNoIndex ? roots_ : children_[static_cast<std::size_t>(parent)])
          .push_back(static_cast<model::BoneIndex>(i));
    }
  }

  [[nodiscard]] std::vector<model::BoneIndex> find() const {
    std::vector<model::BoneIndex> found;
    for (const model::BoneIndex root : roots_) std::ranges::copy(below(root), std::back_inserter(found));
    std::ranges::sort(found);
    return found;
  }
  [[nodiscard]] ParentBone parentBone(model::BoneIndex bone, const motion::Motion& motion) const {
    const model::Bone& part = model_.bones[static_cast<std::size_t>(bone)];
    const auto track = tracks_.find(bone);
    if (track == tracks_.end()) {
      return {std::nullopt, Name::fromBytes(part.name.bytes), toDouble(part.position)};
    }
    return {motion::TrackId{motion::TrackKind::Bone, track->second}, motion.bones[track->second].name,
            toDouble(part.position)};
  }

 private:
  /// The bone, or the descendants that carry all of its bones with keys. Not recursive, because a file can contain a
  /// chain of bones of any length.
  [[nodiscard]] std::vector<model::BoneIndex> below(model::BoneIndex root) const {
    std::vector<model::BoneIndex> order{root};  // parents first
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (tracks_.contains(order[i])) continue;
      std::ranges::copy(children_[static_cast<std::size_t>(order[i])], std::back_inserter(order));
    }
    std::map<model::BoneIndex, std::vector<model::BoneIndex>> found;
    for (auto bone = order.rbegin(); bone != order.rend(); ++bone) {
      std::vector<model::BoneIndex>& own = found[*bone];
      if (tracks_.contains(*bone)) {
        own = {*bone};
        continue;
      }
      for (const model::BoneIndex child : children_[static_cast<std::size_t>(*bone)]) {
        std::ranges::copy(found[child], std::back_inserter(own));
        found.erase(child);
      }
      // A bone that cannot be translated must not be moved: its parent is moved instead.
      if (std::ranges::any_of(
              own, [this](model::BoneIndex i) { return !model_.bones[static_cast<std::size_t>(i)].movable; })) {
        own = {*bone};
      }
    }
    return std::move(found[root]);
  }

  const model::Model& model_;
  std::map<model::BoneIndex, std::uint32_t> tracks_;
  std::vector<std::vector<model::BoneIndex>> children_;
  std::vector<model::BoneIndex> roots_;
};

Result<std::vector<ParentBone>> parentBonesByName(const motion::Motion& motion, bool turns) {
  const auto keyed = [&motion](std::string_view text) -> std::optional<ParentBone> {
    const auto track = motion::findTrack(motion, text);
    if (!track || motion.keyCount(*track) == 0) return {};
    return ParentBone{track, motion.bones[track->index].name, {0, 0, 0}};
  };
  if (const auto root = keyed("全ての親")) return std::vector{*root};
  std::vector<ParentBone> parentBones;
  if (const auto center = keyed("センター")) parentBones.push_back(*center);
  for (const std::string_view side : {"左", "右"}) {
    auto foot = keyed(std::string(side) + "足IK親");
    if (!foot) foot = keyed(std::string(side) + "足ＩＫ");
    if (!foot) continue;
    if (turns) {
      return Error::in(Message::verbatim(foot->name.text()),
                       Core::tr("cannot be rotated without a model: its rest position is unknown"));
    }
    parentBones.push_back(*foot);
  }
  return parentBones;
}

/// The transformed keys of one run of adjacent selected keys.
motion::Keys<motion::BoneKey> movedKeys(const motion::Track<motion::BoneKey>& track, const motion::KeyRun& run,
                                        const WholeTurn& turn, const glm::dvec3& rest, ComposeReport& report,
                                        OperationControl& control) {
  const std::span<const Frame> frames = track.frames().subspan(run.first, run.end - run.first);
  const std::array<const motion::Track<motion::BoneKey>*, 1> inputs{&track};
  const ComposeLimits limits;
  motion::Keys<motion::BoneKey> keys = composeKeys(
      inputs, frames, [&](std::span<const eval::BoneSample> s) { return turn.ofBone(s.front(), rest); }, limits, report,
      control);
  motion::takeSources(track, keys);
  return keys;
}

/// Without a rotation all values between two keys move by the same offset, so only the values of keys change.
void shiftTrack(OperationResult& result, motion::TrackId id, const motion::Track<motion::BoneKey>& track,
                const motion::KeyRuns& runs, const glm::dvec3& offset) {
  motion::Keys<motion::BoneKey> keys = motion::keysOfRuns(track, runs);
  for (motion::BoneKey& key : keys.values.edit()) key.translation = toStored(toDouble(key.translation) + offset);
  propose(result, id, track, {}, std::move(keys));
}

void turnTrack(OperationResult& result, motion::TrackId id, const motion::Track<motion::BoneKey>& track,
               const motion::KeyRuns& runs, const WholeTurn& turn, const glm::dvec3& rest, ComposeReport& report,
               OperationControl& control) {
  KeyColumns<motion::BoneKey> arriving;
  for (const motion::KeyRun& run : runs) {
    if (control.isStopped()) return;
    const motion::Keys<motion::BoneKey> keys = movedKeys(track, run, turn, rest, report, control);
    for (std::size_t i = 0; i < keys.size(); ++i) arriving.append(keys.frames[i], keys.values[i], keys.sources[i]);
  }
  propose(result, id, track, {}, arriving.take());
}

/// The camera keeps its curves where x and z have the same one; a note gives the number of spans where they differ.
void moveCamera(OperationResult& result, const motion::Track<motion::CameraKey>& track, const motion::KeyRuns& runs,
                const WholeTurn& turn) {
  motion::Keys<motion::CameraKey> keys = motion::keysOfRuns(track, runs);
  constexpr std::size_t kTargetX = 0;
  constexpr std::size_t kTargetZ = 2;
  std::size_t bent = 0;
  std::vector<motion::CameraKey>& values = keys.values.edit();
  for (std::size_t i = 0; i < values.size(); ++i) {
    motion::CameraKey& key = values[i];
    if (turn.turns() && !(key.curves[kTargetX] == key.curves[kTargetZ])) {
      const std::size_t at = track.lowerBound(keys.frames[i]);
      const motion::CameraKey* before = at > 0 ? &track.values()[at - 1] : nullptr;
      const bool movesX = before != nullptr && !sameBits(before->target.x, key.target.x);
      const bool movesZ = before != nullptr && !sameBits(before->target.z, key.target.z);
      const bool isApart = before != nullptr && keys.frames[i] - track.frames()[at - 1] > 1;
      if (movesX && movesZ && isApart) {
        ++bent;
      } else {
        (movesX ? key.curves[kTargetZ] : key.curves[kTargetX]) = movesX ? key.curves[kTargetX] : key.curves[kTargetZ];
      }
    }
    key.target = toStored(turn.ofPoint(toDouble(key.target)));
    if (turn.turns()) {
      key.rotation.y = static_cast<float>(key.rotation.y - turn.degrees() * std::numbers::pi / 180);
    }
  }
  if (bent > 0) {
    result.notes.push_back(operationNote("edit.turn.bent", "camera", {bent, {}}));
  }
  propose(result, motion::kCameraTrack, track, {}, std::move(keys));
}

void noteTreated(OperationResult& result, const std::string& names) {
  result.notes.push_back(names.empty() ? operationNote("edit.bias.none", {})
                                       : operationNote("edit.bias.treated", {}, {0, names}));
}

void noteShape(OperationResult& result, const std::string& track, const ComposeReport& report) {
  report.addTo(result, track, {});
  if (report.bakedSpans > 0) {
    result.notes.push_back(operationNote("edit.turn.baked", track, {report.bakedSpans, {}}));
  }
}

/// Adds a key to a bone that has none.
void addParentBoneKey(OperationResult& result, const motion::Motion& motion, const ParentBone& parentBone, Frame frame,
                      const WholeTurn& turn) {
  const eval::BoneSample moved = turn.ofBone({}, parentBone.rest);
  motion::BoneKey key = motion::restBoneKey();
  key.translation = toStored(moved.translation);
  key.rotation = toStored(moved.rotation);
  addBoneKey(result, motion, parentBone.name, frame, key);
}

/// The bones that carry all others: with a model its topmost bones with keys (a key is added to a bone without keys if
/// its descendants with keys cannot be translated), without a model 全ての親 or else センター and the foot IK bones.
Result<std::vector<ParentBone>> parentBonesOf(const OperationInput& in, bool turns) {
  if (in.model == nullptr) return parentBonesByName(in.motion, turns);
  const ParentBoneSearch search(in.motion, *in.model);
  std::vector<ParentBone> parentBones;
  for (const model::BoneIndex bone : search.find()) parentBones.push_back(search.parentBone(bone, in.motion));
  return parentBones;
}

Result<OperationResult> runCenterBias(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  const CenterBias bias{a.vector("offset"), a.number("turn"), a.vector("about")};
  const motion::Motion& motion = in.motion;
  const WholeTurn turn(bias);
  OperationResult result;
  std::vector<ParentBone> parentBones;
  const auto isBone = [](const auto& item) { return item.first.kind == motion::TrackKind::Bone; };
  const bool hasBones = std::ranges::any_of(in.keys.tracks(), isBone);
  if (hasBones) {
    Result<std::vector<ParentBone>> found = parentBonesOf(in, turn.turns());
    if (!found.ok()) return found.error();
    parentBones = *std::move(found);
  }
  std::string treated;
  for (const ParentBone& parentBone : parentBones) {
    if (parentBone.track) {
      const motion::Track<motion::BoneKey>& track = motion.bones[parentBone.track->index].keys;
      const motion::KeyRuns runs = motion::runsOf(track, in.keys.frames(*parentBone.track));
      if (runs.empty()) continue;
      ComposeReport report;
      if (turn.turns()) {
        turnTrack(result, *parentBone.track, track, runs, turn, parentBone.rest, report, in.control);
      } else {
        shiftTrack(result, *parentBone.track, track, runs, bias.offset);
      }
      noteShape(result, motion::trackPath(motion, *parentBone.track), report);
    } else if (!parentBone.name.bytes.empty()) {
      addParentBoneKey(result, motion, parentBone, in.keys.frameRange().first, turn);
    }
    treated += (treated.empty() ? "" : ", ") + parentBone.name.text();
  }
  if (hasBones) noteTreated(result, treated);
  const motion::KeyRuns cameraRuns = motion::runsOf(motion.camera, in.keys.frames(motion::kCameraTrack));
  if (!cameraRuns.empty()) moveCamera(result, motion.camera, cameraRuns, turn);
  sortKeyEdits(result);
  return result;
}

}  // namespace

Operation centerBiasOperation() {
  return {
      .id = "center-bias",
      .text = Core::tr("Center Position Bias"),
      .help = Core::tr(
          "Move a whole dance and rotate it about a vertical axis. Changes the keys of the bones that carry all "
          "others, and of the camera. With a model these are its topmost bones with keys; without a model "
          "全ての親, or else センター and the foot IK bones, which can then only be moved."),
      .parameters = {vectorParameter("offset", Core::tr("Offset, added after the rotation"), "0,0,0",
                                     Core::tr("model units")),
                     numberParameter("turn", Core::tr("Rotation angle, with the sign of the y angle of bones in MMD"),
                                     "0", Core::tr("degrees"), -360, 360),
                     vectorParameter("about", Core::tr("Point on the axis"), "0,0,0", Core::tr("model units"))},
      .run = runCenterBias};
}

}  // namespace furitsuke::operations
