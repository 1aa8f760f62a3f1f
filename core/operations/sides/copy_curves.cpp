// SPDX-License-Identifier: MIT
#include "core/operations/sides/sides_operations.h"

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/selected_keys.h"
#include "core/motion/track_names.h"
#include "core/operations/sides/paired_tracks.h"

namespace furitsuke::operations {

namespace {

/// The keys of `to` on the selected frames of `from`, with the curves of `from`; without those that have them already.
motion::Keys<motion::BoneKey> keysWithCurvesOf(const motion::Track<motion::BoneKey>& from,
                                               std::span<const Frame> selected,
                                               const motion::Track<motion::BoneKey>& to) {
  motion::Keys<motion::BoneKey> keys;
  std::size_t key = 0;
  motion::forSelectedKeys(from, selected, [&](std::size_t at) {
    const Frame frame = from.frames()[at];
    key = motion::seekFrame(to.frames(), key, frame);
    if (key == to.size() || to.frames()[key] != frame) return;
    const motion::BoneKey& source = from.values()[at];
    if (to.values()[key].curves == source.curves) return;
    motion::BoneKey changed = to.values()[key];
    changed.curves = source.curves;
    keys.append(frame, changed, to.sources()[key]);
  });
  return keys;
}

Result<OperationResult> runCopyCurves(const OperationInput& in) {
  const motion::Motion& motion = in.motion;
  const SideNames names(in.arguments.table("pairs"), in.model);
  OperationResult result;
  const motion::TrackNames index(motion.bones);
  const std::vector<Name> opposites = oppositesOf(motion.bones, names);
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
    const motion::Track<motion::BoneKey>& track = motion.bones[*to].keys;
    motion::Keys<motion::BoneKey> keys = keysWithCurvesOf(from.keys, frames, track);
    if (!keys.empty()) propose(result, {motion::TrackKind::Bone, *to}, track, {}, std::move(keys));
  }
  sortKeyEdits(result);
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
