// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stage/bone_selection.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace furitsuke {

namespace {

/// The tracks that move bones of the model, by name as the model finds them.
std::unordered_map<std::string_view, TrackId> tracksByName(const Motion& motion) {
  std::unordered_map<std::string_view, TrackId> tracks;
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    tracks.try_emplace(withoutTrailingSpaces(motion.bones[i].name.bytes), TrackId{TrackKind::Bone, i});
  }
  return tracks;
}

}  // namespace

std::optional<BoneIndex> boneCalled(const Model& model, const QString& name) {
  const std::string text = name.toStdString();
  const auto found = std::ranges::find_if(
      model.bones, [&text](const Bone& bone) { return bone.name.text == text || bone.name.english == text; });
  if (text.empty() || found == model.bones.end()) return {};
  return static_cast<BoneIndex>(found - model.bones.begin());
}

std::vector<BoneIndex> bonesOfSelection(const NameIndex& names, const MotionDocument& document) {
  const Motion& motion = document.motion();
  std::vector<BoneIndex> bones;
  const auto take = [&](TrackId track) {
    if (track.kind != TrackKind::Bone || !motion.contains(track)) return;
    if (const auto bone = names.findBone(motion.bones[track.index].name.bytes)) bones.push_back(*bone);
  };
  for (const auto& [track, frames] : document.selection().tracks()) take(track);
  if (bones.empty()) {
    if (const auto current = document.currentTrack()) take(*current);
  }
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  return bones;
}

void showBonesInDocument(const Model& model, const std::vector<BoneIndex>& bones, MotionDocument& document) {
  const auto tracks = tracksByName(document.motion());
  const Frame frame = document.currentFrame();
  KeySelection keys;
  std::optional<TrackId> first;
  for (const BoneIndex bone : bones) {
    const auto found = tracks.find(withoutTrailingSpaces(model.bones[static_cast<std::size_t>(bone)].name.bytes));
    if (found == tracks.end()) continue;
    if (!first) first = found->second;
    keys.add(selectKeys(document.motion(), found->second, {frame, frame}));
  }
  document.setSelection(std::move(keys));
  if (first) document.setCurrentTrack(first);
}

}  // namespace furitsuke
