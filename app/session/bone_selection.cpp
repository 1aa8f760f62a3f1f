// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bone_selection.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace furitsuke::session {

namespace {

/// The bone tracks of the motion by name, without trailing spaces as the model compares names.
std::unordered_map<std::string_view, motion::TrackId> tracksByName(const motion::Motion& motion) {
  std::unordered_map<std::string_view, motion::TrackId> tracks;
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    tracks.try_emplace(model::withoutTrailingSpaces(motion.bones[i].name.bytes),
                       motion::TrackId{motion::TrackKind::Bone, i});
  }
  return tracks;
}

}  // namespace

std::optional<model::BoneIndex> findBoneByName(const model::Model& model, const QString& name) {
  const std::string text = name.toStdString();
  const auto found = std::ranges::find_if(
      model.bones, [&text](const model::Bone& bone) { return bone.name.text == text || bone.name.english == text; });
  if (text.empty() || found == model.bones.end()) return {};
  return static_cast<model::BoneIndex>(found - model.bones.begin());
}

std::vector<model::BoneIndex> bonesOfSelection(const model::NameIndex& names, const edit::MotionDocument& document) {
  const motion::Motion& motion = document.motion();
  std::vector<model::BoneIndex> bones;
  const auto addBone = [&](motion::TrackId track) {
    if (track.kind != motion::TrackKind::Bone || !motion.contains(track)) return;
    if (const auto bone = names.findBone(motion.bones[track.index].name.bytes)) bones.push_back(*bone);
  };
  for (const auto& [track, frames] : document.state().selection().tracks()) addBone(track);
  if (bones.empty()) {
    if (const auto current = document.state().currentTrack()) addBone(*current);
  }
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  return bones;
}

void selectBonesInDocument(const model::Model& model, const std::vector<model::BoneIndex>& bones,
                           edit::MotionDocument& document) {
  const auto tracks = tracksByName(document.motion());
  const Frame frame = document.state().currentFrame();
  motion::KeySelection keys;
  std::optional<motion::TrackId> first;
  for (const model::BoneIndex bone : bones) {
    const auto found =
        tracks.find(model::withoutTrailingSpaces(model.bones[static_cast<std::size_t>(bone)].name.bytes));
    if (found == tracks.end()) continue;
    if (!first) first = found->second;
    keys.add(motion::selectKeys(document.motion(), found->second, {frame, frame}));
  }
  document.state().setPickedSelection(std::move(keys));
  // A bone without a track must not leave the track of another bone as the current one.
  if (!bones.empty()) document.state().setCurrentTrack(first);
}

}  // namespace furitsuke::session
