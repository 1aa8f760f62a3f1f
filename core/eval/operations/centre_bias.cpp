// SPDX-License-Identifier: MIT
#include "core/eval/operations/centre_bias.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/model/name_index.h"

namespace furitsuke {

namespace {

/// A bone that carries others, with the track that moves it.
struct CarrierBone {
  std::optional<TrackId> track;  ///< nothing: it gets a key
  Name name;
  glm::dvec3 rest{0, 0, 0};
};

class WholeTurn {
 public:
  explicit WholeTurn(const CentreBias& bias) : bias_(bias) {
    const double half = bias.degrees * std::numbers::pi / 360;
    rotation_ = {std::cos(half), 0, std::sin(half), 0};
  }

  [[nodiscard]] glm::dvec3 ofPoint(const glm::dvec3& point) const {
    return turns() ? rotation_ * (point - bias_.about) + bias_.about + bias_.offset : point + bias_.offset;
  }
  [[nodiscard]] BoneSample ofBone(const BoneSample& bone, const glm::dvec3& rest) const {
    BoneSample moved = bone;
    moved.translation = turns() ? ofPoint(rest + bone.translation) - rest : bone.translation + bias_.offset;
    if (turns()) moved.rotation = rotation_ * bone.rotation;
    return moved;
  }
  [[nodiscard]] bool turns() const { return bias_.degrees != 0; }
  [[nodiscard]] double degrees() const { return bias_.degrees; }

 private:
  const CentreBias& bias_;
  glm::dquat rotation_{1, 0, 0, 0};
};

/// Finds the carriers of a motion on a model.
class CarrierSearch {
 public:
  CarrierSearch(const Motion& motion, const Model& model) : model_(model), children_(model.bones.size()) {
    const NameIndex names(model);
    for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
      if (motion.bones[i].keys.empty()) continue;
      if (const auto bone = names.findBone(motion.bones[i].name.bytes)) tracks_.emplace(*bone, i);
    }
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const BoneIndex parent = model.bones[i].parent;
      (parent == kNoIndex ? roots_ : children_[static_cast<std::size_t>(parent)]).push_back(static_cast<BoneIndex>(i));
    }
  }

  [[nodiscard]] std::vector<BoneIndex> find() const {
    std::vector<BoneIndex> found;
    for (const BoneIndex root : roots_) std::ranges::copy(below(root), std::back_inserter(found));
    std::ranges::sort(found);
    return found;
  }
  [[nodiscard]] CarrierBone carrier(BoneIndex bone, const Motion& motion) const {
    const Bone& part = model_.bones[static_cast<std::size_t>(bone)];
    const auto track = tracks_.find(bone);
    if (track == tracks_.end()) {
      return {std::nullopt, Name::fromBytes(part.name.bytes), toDouble(part.position)};
    }
    return {TrackId{TrackKind::Bone, track->second}, motion.bones[track->second].name, toDouble(part.position)};
  }

 private:
  /// The bone, or those below it that carry all of its keyed ones. A walk with a list of its own: a chain of bones may
  /// be as long as a file likes.
  [[nodiscard]] std::vector<BoneIndex> below(BoneIndex root) const {
    std::vector<BoneIndex> order{root};  // parents first
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (tracks_.contains(order[i])) continue;
      std::ranges::copy(children_[static_cast<std::size_t>(order[i])], std::back_inserter(order));
    }
    std::map<BoneIndex, std::vector<BoneIndex>> found;
    for (auto bone = order.rbegin(); bone != order.rend(); ++bone) {
      std::vector<BoneIndex>& own = found[*bone];
      if (tracks_.contains(*bone)) {
        own = {*bone};
        continue;
      }
      for (const BoneIndex child : children_[static_cast<std::size_t>(*bone)]) {
        std::ranges::copy(found[child], std::back_inserter(own));
        found.erase(child);
      }
      // A bone that only turns must not be pushed about: what it hangs on is.
      if (std::ranges::any_of(own,
                              [this](BoneIndex i) { return !model_.bones[static_cast<std::size_t>(i)].movable; })) {
        own = {*bone};
      }
    }
    return std::move(found[root]);
  }

  const Model& model_;
  std::map<BoneIndex, std::uint32_t> tracks_;
  std::vector<std::vector<BoneIndex>> children_;
  std::vector<BoneIndex> roots_;
};

Result<std::vector<CarrierBone>> carriersByName(const Motion& motion, bool turns) {
  const auto keyed = [&motion](std::string_view text) -> std::optional<CarrierBone> {
    const auto track = findTrack(motion, text);
    if (!track || motion.keyCount(*track) == 0) return {};
    return CarrierBone{track, motion.bones[track->index].name, {0, 0, 0}};
  };
  if (const auto root = keyed("全ての親")) return std::vector{*root};
  std::vector<CarrierBone> carriers;
  if (const auto centre = keyed("センター")) carriers.push_back(*centre);
  for (const std::string_view side : {"左", "右"}) {
    auto foot = keyed(std::string(side) + "足IK親");
    if (!foot) foot = keyed(std::string(side) + "足ＩＫ");
    if (!foot) continue;
    if (turns) {
      return Error{{}, foot->name.text, "to turn it takes knowing where it rests: the model is needed"};
    }
    carriers.push_back(*foot);
  }
  return carriers;
}

/// Keys of one run of selected neighbours, moved.
Keys<BoneKey> movedKeys(const Track<BoneKey>& track, const KeyRun& run, const WholeTurn& turn, const glm::dvec3& rest,
                        ComposeReport& report) {
  const std::span<const Frame> frames = track.frames().subspan(run.first, run.end - run.first);
  const std::array<const Track<BoneKey>*, 1> inputs{&track};
  const ComposeLimits limits;
  Keys<BoneKey> keys = composeKeys(
      inputs, frames, [&](std::span<const BoneSample> s) { return turn.ofBone(s.front(), rest); }, limits, report);
  takeSources(track, keys);
  return keys;
}

/// Without a turn every value between two keys moves alike: nothing but the values changes.
void shiftTrack(OperationResult& result, TrackId id, const Track<BoneKey>& track, const KeyRuns& runs,
                const glm::dvec3& offset) {
  Keys<BoneKey> keys = keysOfRuns(track, runs);
  for (BoneKey& key : keys.values.edit()) key.translation = toStored(toDouble(key.translation) + offset);
  propose(result, id, track, {}, std::move(keys));
}

void turnTrack(OperationResult& result, TrackId id, const Track<BoneKey>& track, const KeyRuns& runs,
               const WholeTurn& turn, const glm::dvec3& rest, ComposeReport& report) {
  KeyColumns<BoneKey> arriving;
  for (const KeyRun& run : runs) {
    const Keys<BoneKey> keys = movedKeys(track, run, turn, rest, report);
    for (std::size_t i = 0; i < keys.size(); ++i) arriving.append(keys.frames[i], keys.values[i], keys.sources[i]);
  }
  propose(result, id, track, {}, arriving.take());
}

/// The camera keeps its curves where x and z share one; a way with two is told by the track's note.
void moveCamera(OperationResult& result, const Track<CameraKey>& track, const KeyRuns& runs, const WholeTurn& turn) {
  Keys<CameraKey> keys = keysOfRuns(track, runs);
  constexpr std::size_t kTargetX = 0;
  constexpr std::size_t kTargetZ = 2;
  std::size_t bent = 0;
  std::vector<CameraKey>& values = keys.values.edit();
  for (std::size_t i = 0; i < values.size(); ++i) {
    CameraKey& key = values[i];
    if (turn.turns() && !(key.curves[kTargetX] == key.curves[kTargetZ])) {
      const std::size_t at = track.lowerBound(keys.frames[i]);
      const CameraKey* before = at > 0 ? &track.values()[at - 1] : nullptr;
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
    Diagnostic note = operationNote("edit.turn.bent", "camera",
                                    std::to_string(bent) +
                                        " ways of the target, on which x and z have curves of "
                                        "their own, change their shape; bake them first");
    note.count = bent;
    result.notes.push_back(std::move(note));
  }
  propose(result, kCameraTrack, track, {}, std::move(keys));
}

void noteTreated(OperationResult& result, const std::string& names) {
  Diagnostic note =
      operationNote("edit.bias.treated", {}, names.empty() ? "no chosen bone carries the others" : "moved: " + names);
  note.severity = names.empty() ? Severity::Warning : Severity::Info;
  result.notes.push_back(std::move(note));
}

void noteShape(OperationResult& result, const std::string& track, const ComposeReport& report) {
  report.addTo(result, track, {});
  if (report.bakedSpans > 0) {
    Diagnostic note = operationNote("edit.turn.baked", track,
                                    std::to_string(report.bakedSpans) +
                                        " ways, on which x and z have curves of their own, got a key at every frame");
    note.severity = Severity::Info;
    note.count = report.bakedSpans;
    result.notes.push_back(std::move(note));
  }
}

/// A key of its own for a bone that has none; only when keys that hang on it are selected.
void addCarrierKey(OperationResult& result, const Motion& motion, const CarrierBone& carrier, Frame frame,
                   const WholeTurn& turn) {
  const BoneSample moved = turn.ofBone({}, carrier.rest);
  BoneKey key = restBoneKey();
  key.translation = toStored(moved.translation);
  key.rotation = toStored(moved.rotation);
  Keys<BoneKey> keys;
  keys.append(frame, key);
  std::optional<TrackId> id = motion.findBone(carrier.name.bytes);
  if (!id) {
    id = TrackId{TrackKind::Bone, static_cast<std::uint32_t>(motion.bones.size() + result.addedBones.size())};
    result.addedBones.push_back(carrier.name);
  }
  result.selection.add(*id, frame);
  result.edit.keys.push_back({*id, {frame, frame}, Keys<BoneKey>(), std::move(keys)});
}

}  // namespace

Result<OperationResult> biasCentre(const Motion& motion, const KeySelection& keys, const CentreBias& bias,
                                   const Model* model) {
  const WholeTurn turn(bias);
  OperationResult result;
  std::vector<CarrierBone> carriers;
  const auto isBone = [](const auto& item) { return item.first.kind == TrackKind::Bone; };
  const bool hasBones = std::ranges::any_of(keys.tracks(), isBone);
  if (hasBones && model != nullptr) {
    const CarrierSearch search(motion, *model);
    for (const BoneIndex bone : search.find()) carriers.push_back(search.carrier(bone, motion));
  } else if (hasBones) {
    Result<std::vector<CarrierBone>> named = carriersByName(motion, turn.turns());
    if (!named.ok()) return named.error();
    carriers = *std::move(named);
  }
  std::string treated;
  for (const CarrierBone& carrier : carriers) {
    if (carrier.track) {
      const Track<BoneKey>& track = motion.bones[carrier.track->index].keys;
      const KeyRuns runs = runsOf(track, keys.frames(*carrier.track));
      if (runs.empty()) continue;
      ComposeReport report;
      if (turn.turns()) {
        turnTrack(result, *carrier.track, track, runs, turn, carrier.rest, report);
      } else {
        shiftTrack(result, *carrier.track, track, runs, bias.offset);
      }
      noteShape(result, trackPath(motion, *carrier.track), report);
    } else if (!carrier.name.bytes.empty()) {
      addCarrierKey(result, motion, carrier, keys.frameRange().first, turn);
    }
    treated += (treated.empty() ? "" : ", ") + carrier.name.text;
  }
  if (hasBones) noteTreated(result, treated);
  const KeyRuns cameraRuns = runsOf(motion.camera, keys.frames(kCameraTrack));
  if (!cameraRuns.empty()) moveCamera(result, motion.camera, cameraRuns, turn);
  std::ranges::sort(result.edit.keys, {}, [](const KeyEdit& edit) { return std::pair(edit.track, edit.range.first); });
  return result;
}

}  // namespace furitsuke
