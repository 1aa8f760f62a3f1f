// SPDX-License-Identifier: MIT
#include "core/operations/dancers/dancer_place.h"

#include <cstdint>

#include "core/motion/key_edits.h"
#include "core/operations/dancers/dancer_roots.h"

namespace furitsuke::operations {

motion::Edit movedDance(const motion::Motion& motion, const model::Model& model, const glm::dvec3& by) {
  motion::Motion work = motion;
  motion::Edit edit{.selection = motion::KeySelection{}};
  std::vector<motion::TrackId> tracks;
  for (const model::BoneIndex root : dancerRoots(model)) {
    const model::Bone& bone = model.bones[static_cast<std::size_t>(root)];
    const auto track = trackOfBone(work, bone);
    if (!track) edit.addedBones.push_back(Name::fromBytes(bone.name.bytes));
    tracks.push_back(track ? *track : work.ensureBone(Name::fromBytes(bone.name.bytes)));
  }
  motion::EditBuilder builder(work);
  for (const motion::TrackId id : tracks) {
    const motion::Track<motion::BoneKey>& track = work.bones[id.index].keys;
    const auto place = [&](Frame frame, motion::BoneKey key) {
      key.translation = toStored(toDouble(key.translation) + by);
      builder.set(id, frame, key);
      edit.selection->add(id, frame);
    };
    if (track.empty()) place(0, motion::restBoneKey());
    for (std::size_t i = 0; i < track.size(); ++i) place(track.frames()[i], track.values()[i]);
  }
  edit.keys = builder.build();
  return edit;
}

}  // namespace furitsuke::operations
