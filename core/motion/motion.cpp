// SPDX-License-Identifier: MIT
#include "core/motion/motion.h"

#include <algorithm>
#include <array>

#include "core/motion/layers/layer_stack.h"

namespace furitsuke::motion {

namespace {

struct FixedTrack {
  std::string_view path;
  TrackId id;
};

constexpr std::array<FixedTrack, 4> kFixedTracks{
    {{"camera", kCameraTrack}, {"light", kLightTrack}, {"selfShadow", kSelfShadowTrack}, {"property", kPropertyTrack}}};
constexpr std::string_view kMorphPrefix = "morph:";
constexpr std::string_view kBonePrefix = "bone:";
constexpr std::string_view kBaseMorph = "base";

template <class Value>
std::optional<std::uint32_t> indexOfName(const std::vector<NamedTrack<Value>>& tracks, std::string_view bytes) {
  const auto at = std::ranges::find_if(tracks, [bytes](const auto& track) { return track.name.bytes == bytes; });
  if (at == tracks.end()) return {};
  return static_cast<std::uint32_t>(at - tracks.begin());
}

/// Compares the text, so that names whose bytes cannot be restored from their text are found; returns the first match.
template <class Value>
std::optional<std::uint32_t> indexOfText(const std::vector<NamedTrack<Value>>& tracks, std::string_view text) {
  const auto at = std::ranges::find_if(tracks, [text](const auto& track) { return track.name.hasText(text); });
  if (at == tracks.end()) return {};
  return static_cast<std::uint32_t>(at - tracks.begin());
}

template <class Value>
std::optional<std::uint32_t> indexOf(const std::vector<NamedTrack<Value>>& tracks, std::string_view text) {
  if (const auto byText = indexOfText(tracks, text)) return byText;
  const Result<Name> name = Name::fromText(text);
  return name.ok() ? indexOfName(tracks, name->bytes) : std::nullopt;
}

bool looksLikeOtherPath(std::string_view name) {
  return name.starts_with(kMorphPrefix) || name.starts_with(kBonePrefix) ||
         std::ranges::any_of(kFixedTracks, [name](const FixedTrack& fixed) { return fixed.path == name; });
}

}  // namespace

std::optional<TrackId> Motion::findBone(std::string_view nameBytes) const {
  const auto index = indexOfName(bones, nameBytes);
  return index ? std::optional(TrackId{TrackKind::Bone, *index}) : std::nullopt;
}

std::optional<TrackId> Motion::findMorph(std::string_view nameBytes) const {
  const auto index = indexOfName(morphs, nameBytes);
  return index ? std::optional(TrackId{TrackKind::Morph, *index}) : std::nullopt;
}

TrackId Motion::ensureBone(const Name& name) {
  if (const auto found = findBone(name.bytes)) return *found;
  bones.push_back({name, {}});
  return {TrackKind::Bone, static_cast<std::uint32_t>(bones.size() - 1)};
}

TrackId Motion::ensureMorph(const Name& name) {
  if (const auto found = findMorph(name.bytes)) return *found;
  morphs.push_back({name, {}});
  return {TrackKind::Morph, static_cast<std::uint32_t>(morphs.size() - 1)};
}

bool Motion::contains(TrackId id) const noexcept {
  if (id.kind == TrackKind::Bone) return id.index < bones.size();
  if (id.kind == TrackKind::Morph) return id.index < morphs.size();
  return id.index == 0;
}

std::vector<TrackId> Motion::trackIds() const {
  std::vector<TrackId> ids;
  ids.reserve(bones.size() + morphs.size() + kFixedTracks.size());
  for (std::uint32_t i = 0; i < bones.size(); ++i) ids.push_back({TrackKind::Bone, i});
  for (std::uint32_t i = 0; i < morphs.size(); ++i) ids.push_back({TrackKind::Morph, i});
  for (const FixedTrack& fixed : kFixedTracks) ids.push_back(fixed.id);
  return ids;
}

std::size_t Motion::keyCount(TrackId id) const {
  return visit(id, [](const auto& track) { return track.size(); });
}

std::size_t Motion::keyCount() const noexcept {
  std::size_t count = camera.size() + light.size() + selfShadow.size() + property.size();
  for (const auto& track : bones) count += track.keys.size();
  for (const auto& track : morphs) count += track.keys.size();
  return count;
}

std::span<const Frame> Motion::frames(TrackId id) const {
  return visit(id, [](const auto& track) { return track.frames(); });
}

const SharedColumn<Frame>& Motion::frameColumn(TrackId id) const {
  return visit(id, [](const auto& track) -> const SharedColumn<Frame>& { return track.keys().frames; });
}

FrameRange Motion::frameRange() const noexcept {
  FrameRange range =
      camera.frameRange().united(light.frameRange()).united(selfShadow.frameRange()).united(property.frameRange());
  for (const auto& track : bones) range = range.united(track.keys.frameRange());
  for (const auto& track : morphs) range = range.united(track.keys.frameRange());
  return layers ? range.united(frameRangeOfLayers(*layers)) : range;
}

bool Motion::isCameraMotion() const noexcept {
  const auto isFilled = [](const auto& track) { return !track.keys.empty(); };
  const auto movesModel = [&](const auto& tracks) {
    return !tracks.property.empty() || std::ranges::any_of(tracks.bones, isFilled) ||
           std::ranges::any_of(tracks.morphs, isFilled);
  };
  const auto showsView = [](const auto& tracks) {
    return !(tracks.camera.empty() && tracks.light.empty() && tracks.selfShadow.empty());
  };
  if (movesModel(*this)) return false;
  if (!layers) return showsView(*this);
  // The tracks of the active layer are here, so that its slot, or that of the motion itself, is empty.
  bool hasView = showsView(*this) || showsView(layers->base);
  for (const LayerSlot slot : layers->arrangement.order) {
    if (movesModel(layers->tracks[slot])) return false;
    hasView = hasView || showsView(layers->tracks[slot]);
  }
  return hasView && !movesModel(layers->base);
}

bool operator==(const Motion& a, const Motion& b) {
  return a.modelName == b.modelName && a.camera == b.camera && a.light == b.light && a.selfShadow == b.selfShadow &&
         a.property == b.property && haveSameKeys(a.bones, b.bones) && haveSameKeys(a.morphs, b.morphs) &&
         a.annotations == b.annotations && haveSameLayers(a, b);
}

std::string trackPath(const Motion& motion, TrackId id) {
  if (id.kind == TrackKind::Bone) {
    const std::string name = motion.bones[id.index].name.text();
    return looksLikeOtherPath(name) ? std::string(kBonePrefix) + name : name;
  }
  if (id.kind == TrackKind::Morph) return std::string(kMorphPrefix) + motion.morphs[id.index].name.text();
  const auto at = std::ranges::find(kFixedTracks, id, &FixedTrack::id);
  return at == kFixedTracks.end() ? std::string() : std::string(at->path);
}

bool hasMovement(const NamedTrack<BoneKey>& track) {
  const BoneKey rest = restBoneKey();
  return std::ranges::any_of(track.keys.values(), [&rest](const BoneKey& key) {
    // Compared by value: the negative zeros that MMD writes are equal to zero.
    return toDouble(key.translation) != toDouble(rest.translation) || toDouble(key.rotation) != toDouble(rest.rotation);
  });
}

bool hasMovement(const NamedTrack<MorphKey>& track) {
  if (track.name.bytes == kBaseMorph) return false;
  return std::ranges::any_of(track.keys.values(), [](const MorphKey& key) { return key.weight != 0; });
}

std::optional<TrackId> findTrack(const Motion& motion, std::string_view path) {
  if (const auto at = std::ranges::find(kFixedTracks, path, &FixedTrack::path); at != kFixedTracks.end()) return at->id;
  if (path.starts_with(kMorphPrefix)) {
    const auto index = indexOf(motion.morphs, path.substr(kMorphPrefix.size()));
    return index ? std::optional(TrackId{TrackKind::Morph, *index}) : std::nullopt;
  }
  if (path.starts_with(kBonePrefix)) path.remove_prefix(kBonePrefix.size());
  const auto index = indexOf(motion.bones, path);
  return index ? std::optional(TrackId{TrackKind::Bone, *index}) : std::nullopt;
}

}  // namespace furitsuke::motion
