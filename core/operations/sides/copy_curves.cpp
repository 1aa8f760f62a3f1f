// SPDX-License-Identifier: MIT
#include "core/operations/sides/copy_curves.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/selected_keys.h"
#include "core/motion/track_names.h"
#include "core/operations/sides/paired_tracks.h"

namespace furitsuke::operations {

namespace {

Result<OperationResult> runCopyCurves(const OperationInput& in) {
  const motion::Motion& motion = in.motion;
  const SideNames names(in.arguments.table("pairs"), in.model);
  OperationResult result;
  const motion::TrackNames index(motion.bones);
  const std::vector<Name> opposites = oppositesOf(motion.bones, names);
  motion::EditBuilder builder(motion);
  for (const auto& [id, frames] : in.keys.tracks()) {
    if (id.kind != motion::TrackKind::Bone || !motion.contains(id)) continue;
    const motion::NamedTrack<motion::BoneKey>& from = motion.bones[id.index];
    if (names.isUnpaired(from.name, opposites[id.index])) {
      result.notes.push_back(operationNote("edit.counterpart.unknown", motion::trackPath(motion, id)));
      continue;
    }
    const auto to = index.find(opposites[id.index].bytes);
    if (to == id.index) continue;
    if (!to) {
      result.notes.push_back(
          operationNote("edit.counterpart.no-track", motion::trackPath(motion, id), {0, opposites[id.index].text()}));
      continue;
    }
    motion::forSelectedKeys(from.keys, frames, [&](std::size_t at) {
      const Frame frame = from.keys.frames()[at];
      const motion::BoneKey* other = motion.bones[*to].keys.find(frame);
      if (other == nullptr || other->curves == from.keys.values()[at].curves) return;
      motion::BoneKey changed = *other;
      changed.curves = from.keys.values()[at].curves;
      builder.set({motion::TrackKind::Bone, *to}, frame, changed);
      result.edit.selection->add({motion::TrackKind::Bone, *to}, frame);
    });
  }
  result.edit.keys = builder.build();
  return result;
}

}  // namespace

Operation copyCurvesOperation() {
  return {.id = "copy-curves",
          .text = Core::tr("Copy Curves to the Other Side"),
          .help = Core::tr("Copy the curves of bone keys to the keys of the other side on the same frames."),
          .parameters = {pairsParameter()},
          .run = runCopyCurves};
}

}  // namespace furitsuke::operations
