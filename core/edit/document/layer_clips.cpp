// SPDX-License-Identifier: MIT
#include "core/edit/document/layer_clips.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

#include "core/edit/document/motion_document.h"

namespace furitsuke::edit {

namespace {

struct LayerClips {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::LayerClips)
};

template <class Value>
motion::Keys<Value> shiftedKeys(motion::Keys<Value> keys, Frame by) {
  std::vector<Frame> frames(keys.frames.begin(), keys.frames.end());
  for (Frame& frame : frames) frame += by;
  keys.frames = motion::SharedColumn<Frame>(std::move(frames));
  return keys;
}

/// Calls f(id, track) with each track that has keys.
template <class F>
void forEachFilledTrack(const motion::LayerView& layer, const F& f) {
  for (std::uint32_t i = 0; i < layer.bones->size(); ++i) {
    if (!(*layer.bones)[i].keys.empty()) f(motion::TrackId{motion::TrackKind::Bone, i}, (*layer.bones)[i].keys);
  }
  for (std::uint32_t i = 0; i < layer.morphs->size(); ++i) {
    if (!(*layer.morphs)[i].keys.empty()) f(motion::TrackId{motion::TrackKind::Morph, i}, (*layer.morphs)[i].keys);
  }
  if (!layer.camera->empty()) f(motion::kCameraTrack, *layer.camera);
  if (!layer.light->empty()) f(motion::kLightTrack, *layer.light);
  if (!layer.selfShadow->empty()) f(motion::kSelfShadowTrack, *layer.selfShadow);
  if (!layer.property->empty()) f(motion::kPropertyTrack, *layer.property);
}

/// The keys of a clip on an empty layer, with the tracks that they need.
void addClipKeys(const motion::Motion& clip, Frame at, motion::Edit& edit) {
  motion::Motion added;
  const auto add = [&](motion::TrackId id, const auto& track) {
    if (track.empty()) return;
    using Value = typename std::decay_t<decltype(track)>::ValueType;
    motion::Keys<Value> keys;  // without records: those of another file
    for (std::size_t i = 0; i < track.size(); ++i) keys.append(track.frames()[i] + at, track.values()[i]);
    const FrameRange range{keys.frames.front(), keys.frames.back()};
    edit.keys.push_back({id, range, motion::Keys<Value>(), std::move(keys)});
  };
  for (const auto& track : clip.bones) {
    if (track.keys.empty()) continue;
    add(added.ensureBone(track.name), track.keys);
    edit.addedBones.push_back(track.name);
  }
  for (const auto& track : clip.morphs) {
    if (track.keys.empty()) continue;
    add(added.ensureMorph(track.name), track.keys);
    edit.addedMorphs.push_back(track.name);
  }
  add(motion::kCameraTrack, clip.camera);
  add(motion::kLightTrack, clip.light);
  add(motion::kSelfShadowTrack, clip.selfShadow);
  add(motion::kPropertyTrack, clip.property);
}

/// The name, or "NAME 2" or the next free number if a layer already has it.
std::string distinctName(const motion::LayerArrangement& layers, const std::string& name) {
  const auto isTaken = [&layers](const std::string& text) {
    return std::ranges::any_of(layers.order,
                               [&](motion::LayerSlot slot) { return layers.settings[slot].name == text; });
  };
  std::string distinct = name;
  for (std::size_t number = 2; isTaken(distinct); ++number) distinct = name + ' ' + std::to_string(number);
  return distinct;
}

/// Moves a layer by a number of frames that is possible, and makes it active.
motion::Edit shiftStep(const motion::Motion& motion, std::size_t index, Frame shift) {
  const motion::LayerView layer = motion::layersOf(motion)[index];
  motion::LayerArrangement layers = motion::arrangementOf(motion);
  layers.active = layer.slot;
  for (motion::LayerWeightKey& key : layers.settings[layer.slot].weights) key.frame += shift;
  motion::Edit edit;
  edit.layers = motion::LayerEdit{motion::arrangementOf(motion), std::move(layers)};
  forEachFilledTrack(layer, [&](motion::TrackId id, const auto& track) {
    auto after = shiftedKeys(track.keys(), shift);
    const FrameRange range = track.frameRange().united({after.frames.front(), after.frames.back()});
    edit.keys.push_back({id, range, track.keys(), std::move(after)});
  });
  return edit;
}

void preview(MotionDocument& document, const LiveText& text, motion::Edit edit) {
  motion::Motion motion = document.history().settledMotion();
  motion::applyEdit(motion, edit, motion::EditSide::After);
  document.history().showPreview(text, {std::move(motion), std::move(edit)});
}

}  // namespace

Status placeLayer(MotionDocument& document, const QString& name, const motion::Motion& clip,
                  const operations::ClipBlends& blends) {
  const motion::Motion plain = motion::withoutLayers(clip);
  const FrameRange frames = plain.frameRange();
  if (frames.isEmpty()) return Error::because(Core::tr("the clip has no keys"));
  const Frame length = frames.last;
  if (blends.at > kMaxFrame - length) {
    return Error::because(Core::tr("the clip would end after the last possible frame"));
  }
  if (blends.in > length || blends.out > length - blends.in) {
    return Error::because(Core::trCount("the blends are longer than the clip, which has %n frame",
                                        "the blends are longer than the clip, which has %n frames"),
                          Counted{static_cast<std::uint64_t>(length)});
  }
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  if (layers.order.size() >= motion::kMaxLayers) {
    return Error::because(Core::tr("the motion has as many layers as possible"));
  }
  std::string distinct = distinctName(layers, name.toStdString());
  const auto slot = static_cast<motion::LayerSlot>(layers.settings.size());
  auto place = layers.order.end();
  if (layers.active) place = std::ranges::find(layers.order, *layers.active) + 1;
  layers.order.insert(place, slot);
  layers.settings.push_back({.name = std::move(distinct),
                             .mode = motion::LayerMode::Replace,
                             .weights = operations::clipWeights(blends, blends.at + length)});
  layers.active = slot;
  motion::Edit edit;
  edit.layers = motion::LayerEdit{motion::arrangementOf(document.motion()), std::move(layers)};
  addClipKeys(plain, blends.at, edit);
  document.history().push([] { return LayerClips::tr("Place clip"); }, std::move(edit));
  return Done{};
}

FrameRange framesOfLayer(const motion::Motion& motion, std::size_t index) {
  const motion::LayerView layer = motion::layersOf(motion)[index];
  FrameRange range;
  forEachFilledTrack(layer, [&range](motion::TrackId, const auto& track) { range = range.united(track.frameRange()); });
  for (const motion::LayerWeightKey& key : layer.settings->weights) range = range.united({key.frame, key.frame});
  return range;
}

Frame possibleShift(const motion::Motion& motion, std::size_t index, std::int64_t by) {
  const FrameRange range = framesOfLayer(motion, index);
  if (range.isEmpty()) return 0;
  return static_cast<Frame>(
      std::clamp<std::int64_t>(by, -std::int64_t{range.first}, std::int64_t{kMaxFrame} - range.last));
}

void previewLayerShift(MotionDocument& document, std::size_t index, std::int64_t by) {
  const motion::Motion& motion = document.history().settledMotion();
  const Frame shift = possibleShift(motion, index, by);
  if (shift == 0) return document.history().cancelPreview();
  preview(
      document, [] { return LayerClips::tr("Move layer in time"); }, shiftStep(motion, index, shift));
}

void previewLayerWeights(MotionDocument& document, std::size_t index, std::vector<motion::LayerWeightKey> weights) {
  const motion::LayerArrangement& now = motion::arrangementOf(document.history().settledMotion());
  motion::LayerArrangement layers = now;
  layers.settings[layers.order[index]].weights = std::move(weights);
  if (layers == now) return document.history().cancelPreview();
  motion::Edit edit;
  edit.layers = motion::LayerEdit{now, std::move(layers)};
  preview(
      document, [] { return LayerClips::tr("Change layer weights"); }, std::move(edit));
}

}  // namespace furitsuke::edit
