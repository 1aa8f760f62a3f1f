// SPDX-License-Identifier: MIT
#include "core/operations/motion/place_clip.h"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/operations/motion/flatten_layers.h"
#include "core/operations/motion/motion_operations.h"

namespace furitsuke::operations {

namespace {

/// Without records: those of another file.
template <class Value>
motion::Track<Value> movedTrack(const motion::Track<Value>& track, Frame by) {
  motion::Keys<Value> keys;
  keys.reserve(track.size());
  for (std::size_t i = 0; i < track.size(); ++i) keys.append(track.frames()[i] + by, track.values()[i]);
  return motion::Track<Value>(std::move(keys));
}

template <class Value>
std::vector<motion::NamedTrack<Value>> movedTracks(const std::vector<motion::NamedTrack<Value>>& tracks, Frame by) {
  std::vector<motion::NamedTrack<Value>> moved;
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (!track.keys.empty()) moved.push_back({track.name, movedTrack(track.keys, by)});
  }
  return moved;
}

Result<OperationResult> runPlaceClip(const OperationInput& in) {
  const motion::Motion* clip = in.arguments.motion("with");
  if (clip == nullptr) return Error::in(Message::verbatim("with"), Core::tr("no file is given"));
  return placeClip(in.motion, *clip,
                   {in.arguments.frame("at"), in.arguments.frame("blend-in"), in.arguments.frame("blend-out")},
                   in.control);
}

}  // namespace

std::vector<motion::LayerWeightKey> clipWeights(const ClipBlends& blends, Frame end) {
  motion::LayerSettings settings;
  if (blends.in > 0) {
    motion::setWeightKey(settings, blends.at, 0.0F);
  } else if (blends.at > 0) {
    motion::setWeightKey(settings, blends.at - 1, 0.0F);
  }
  motion::setWeightKey(settings, blends.at + blends.in, 1.0F);
  if (blends.out > 0) {
    motion::setWeightKey(settings, end - blends.out, 1.0F);
    motion::setWeightKey(settings, end, 0.0F);
  }
  return std::move(settings.weights);
}

Result<OperationResult> placeClip(const motion::Motion& motion, const motion::Motion& clip, const ClipBlends& blends,
                                  OperationControl& control) {
  const motion::Motion plain = motion::withoutLayers(clip);
  const FrameRange frames = plain.frameRange();
  if (frames.isEmpty()) return Error::in(Message::verbatim("with"), Core::tr("has no keys"));
  const Frame length = frames.last;
  if (blends.at > kMaxFrame - length)
    return Error::in(Message::verbatim("at"), Core::tr("the clip would end after the last possible frame"));
  if (blends.in > length || blends.out > length - blends.in) {
    return Error::in(Message::verbatim("blend-in"),
                     Core::trCount("the blends are longer than the clip, which has %n frame",
                                   "the blends are longer than the clip, which has %n frames"),
                     Counted{static_cast<std::uint64_t>(length)});
  }
  motion::Motion stacked = motion;
  motion::LayerArrangement layers;
  layers.settings.push_back(
      {.name = {}, .mode = motion::LayerMode::Replace, .weights = clipWeights(blends, blends.at + length)});
  layers.order = {0};
  layers.active = 0;
  motion::arrangeLayers(stacked, layers);
  stacked.bones = movedTracks(plain.bones, blends.at);
  stacked.morphs = movedTracks(plain.morphs, blends.at);
  stacked.camera = movedTrack(plain.camera, blends.at);
  stacked.light = movedTrack(plain.light, blends.at);
  stacked.selfShadow = movedTrack(plain.selfShadow, blends.at);
  stacked.property = movedTrack(plain.property, blends.at);
  Result<motion::FlatMotion> flat = flattenLayers(stacked, kFlatteningBounds, control);
  if (!flat) return flat.error();
  OperationResult result;
  for (const motion::KeyEdit& edit : flat->edits) {
    std::visit([&](const auto& keys) { result.edit.selection->addColumn(edit.track, keys.frames); }, edit.after);
  }
  for (std::size_t i = motion.bones.size(); i < flat->motion.bones.size(); ++i) {
    result.edit.addedBones.push_back(flat->motion.bones[i].name);
  }
  for (std::size_t i = motion.morphs.size(); i < flat->motion.morphs.size(); ++i) {
    result.edit.addedMorphs.push_back(flat->motion.morphs[i].name);
  }
  result.edit.keys = std::move(flat->edits);
  return result;
}

Operation placeClipOperation() {
  return {
      .id = "place-clip",
      .text = Core::tr("Place Clip"),
      .help = Core::tr(
          "Lay another motion over this one from a frame on, with blends: bones, morphs, camera, light, shadow, "
          "visibility and IK."),
      .parameters =
          {{.id = "with", .kind = ParameterKind::MotionFile, .help = Core::tr("Motion to place"), .isRequired = true},
           placeParameter("at", Core::tr("Frame at which the clip starts"), "0"),
           frameParameter("blend-in", Core::tr("Frames in which this motion turns into the clip"), "10"),
           frameParameter("blend-out",
                          Core::tr("Frames before its end in which the clip turns into this motion again; 0: it stays"),
                          "0")},
      .run = runPlaceClip};
}

}  // namespace furitsuke::operations
