// SPDX-License-Identifier: MIT
#include "core/motion/key_edits.h"

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/motion/track_names.h"

namespace furitsuke::motion {

namespace {

/// Calls f(track id, track, runs of the selected keys) for every track with selected keys.
template <class F>
void forEachSelected(const Motion& motion, const KeySelection& selection, F&& f) {
  for (const auto& [id, frames] : selection.tracks()) {
    motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
      KeyRuns runs = runsOf(track, frames);
      if (!runs.empty()) f(id, track, std::move(runs));
    });
  }
}

bool staysAtZero(Frame frame, FrameZeroRule rule) { return frame == 0 && rule == FrameZeroRule::AsMmd; }

template <class Value>
void shiftFrames(Keys<Value>& keys, Frame by) {
  if (by == 0 || keys.empty()) return;
  for (Frame& frame : keys.frames.edit()) frame += by;
}

template <class Value>
void insertTrack(Edit& proposal, TrackId id, const Track<Value>& target, const Track<Value>& source, Frame at) {
  const std::size_t first = at < 0 ? source.lowerBound(-at) : 0;
  const std::size_t end = at > 0 ? source.lowerBound(kMaxFrame - at + 1) : source.size();
  if (first == end) return;
  Keys<Value> arriving = keysOfRuns(source, {{first, end}});
  shiftFrames(arriving, at);
  takeSources(target, arriving);
  proposal.selection->addColumn(id, arriving.frames);
  KeyReplacement<Value>(id, target, {}, std::move(arriving)).appendTo(proposal.keys);
}

/// The same for the named tracks of one kind, in the target's order.
template <class Value>
void insertNamed(Edit& proposal, TrackKind kind, const std::vector<NamedTrack<Value>>& target,
                 const std::vector<NamedTrack<Value>>& source, Frame at) {
  const TrackNames names(target);
  std::vector<const Track<Value>*> sources(target.size(), nullptr);
  for (const NamedTrack<Value>& track : source) {
    if (const auto index = names.find(track.name.bytes)) sources[*index] = &track.keys;
  }
  for (std::uint32_t i = 0; i < sources.size(); ++i) {
    if (sources[i] != nullptr) insertTrack(proposal, {kind, i}, target[i].keys, *sources[i], at);
  }
}

template <class Value>
void addMissing(std::vector<NamedTrack<Value>>& target, const std::vector<NamedTrack<Value>>& source) {
  TrackNames names(target);
  for (const NamedTrack<Value>& track : source) {
    if (!track.keys.empty() && names.add(track.name.bytes)) target.push_back({track.name, {}});
  }
}

template <class Value>
void addTrack(Motion& target, const Motion& source, TrackId id, Keys<Value> keys) {
  if constexpr (std::is_same_v<Value, BoneKey>) {
    target.bones.push_back({source.bones[id.index].name, Track(std::move(keys))});
  } else if constexpr (std::is_same_v<Value, MorphKey>) {
    target.morphs.push_back({source.morphs[id.index].name, Track(std::move(keys))});
  } else {
    target.visit(id, [&keys](auto& track) {
      if constexpr (std::is_same_v<std::decay_t<decltype(track)>, Track<Value>>) track = Track(std::move(keys));
    });
  }
}

template <class Key>
std::vector<Key> selectedKeys(const std::vector<Key>& keys, const KeySelection& selection) {
  std::vector<Key> selected;
  for (const Key& key : keys) {
    if (selection.contains(trackOf(key), key.frame)) selected.push_back(key);
  }
  return selected;
}

template <class Key>
void eraseSelected(std::vector<Key>& keys, const KeySelection& selection) {
  std::erase_if(keys, [&selection](const Key& key) { return selection.contains(trackOf(key), key.frame); });
}

/// Adds what `change` does to the annotations to the edit.
template <class F>
void changeAnnotations(Edit& edit, const Motion& motion, F&& change) {
  Annotations after = motion.annotations;
  change(after);
  if (after.gravity && after.gravity->isEmpty()) after.gravity.reset();
  if (after != motion.annotations) edit.annotations = AnnotationEdit{motion.annotations, std::move(after)};
}

/// Adds the keys, shifted by `by` frames, to those of their kind and to the selection of the edit.
template <class Key>
void addShifted(Edit& edit, std::vector<Key>& keys, std::vector<Key> arriving, std::int64_t by) {
  for (Key& key : arriving) {
    const std::int64_t frame = key.frame + by;
    if (frame < 0 || frame > kMaxFrame) continue;
    key.frame = static_cast<Frame>(frame);
    edit.selection->add(trackOf(key), std::span<const Frame>(&key.frame, 1));
    setKey(keys, std::move(key));
  }
}

}  // namespace

Edit deleteKeys(const Motion& motion, const KeySelection& selection, FrameZeroRule rule) {
  Edit proposal{.selection = KeySelection{}};
  forEachSelected(motion, selection, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    Keys<Value> rest;
    const std::size_t first = runs.front().first;
    if (staysAtZero(track.frames()[first], rule)) rest.append(0, restKey<Value>(), track.sources()[first]);
    KeyReplacement<Value>(id, track, std::move(runs), std::move(rest)).appendTo(proposal.keys);
  });
  if (selection.annotations().empty()) return proposal;
  changeAnnotations(proposal, motion, [&selection](Annotations& after) {
    forEachKeyList(after, [&selection](auto& keys) { eraseSelected(keys, selection); });
  });
  return proposal;
}

Frame limitedShift(const KeySelection& selection, std::int64_t by) {
  const FrameRange range = selection.frameRange();
  if (range.isEmpty()) return 0;
  const std::int64_t lowest = -static_cast<std::int64_t>(range.first);
  const std::int64_t highest = std::int64_t{kMaxFrame} - range.last;
  return static_cast<Frame>(std::clamp(by, lowest, highest));
}

Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule) {
  if (limitedShift(selection, by) == 0) return {.keys = {}, .selection = selection};
  return moveKeys(motion, selection, by, rule, {});
}

Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule,
              const std::function<void(TrackId, KeySpan&)>& change) {
  const Frame shift = limitedShift(selection, by);
  Edit proposal{.selection = KeySelection{}};
  forEachSelected(motion, selection, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    Keys<Value> moved = keysOfRuns(track, runs);
    if (change) {
      KeySpan span = std::move(moved);
      change(id, span);
      moved = std::get<Keys<Value>>(std::move(span));
    }
    if (shift != 0 && staysAtZero(moved.frames.front(), rule)) {
      // The key that stays at frame 0 keeps its record; the copy that moves away is a new one.
      moved.sources.edit().front() = kNoSource;
      if (++runs.front().first == runs.front().end) runs.erase(runs.begin());
    }
    shiftFrames(moved, shift);
    proposal.selection->addColumn(id, moved.frames);
    KeyReplacement<Value>(id, track, std::move(runs), std::move(moved)).appendTo(proposal.keys);
  });
  moveAnnotationKeys(proposal, motion, selection, [shift](Frame frame) { return frame + shift; });
  return proposal;
}

void moveAnnotationKeys(Edit& edit, const Motion& motion, const KeySelection& selection,
                        const std::function<Frame(Frame)>& to) {
  if (selection.annotations().empty()) return;
  if (!edit.selection) edit.selection.emplace();
  changeAnnotations(edit, motion, [&](Annotations& after) {
    forEachKeyList(after, [&](auto& keys) {
      auto moved = selectedKeys(keys, selection);
      eraseSelected(keys, selection);
      for (auto& key : moved) key.frame = to(key.frame);
      addShifted(edit, keys, std::move(moved), 0);
    });
  });
}

Edit duplicateKeys(const Motion& motion, const KeySelection& selection, std::int64_t by) {
  const Frame shift = limitedShift(selection, by);
  if (shift == 0) return {.keys = {}, .selection = selection};
  Edit proposal{.selection = KeySelection{}};
  forEachSelected(motion, selection, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    Keys<Value> copies = keysOfRuns(track, runs);
    shiftFrames(copies, shift);
    proposal.selection->addColumn(id, copies.frames);
    takeSources(track, copies);
    KeyReplacement<Value>(id, track, {}, std::move(copies)).appendTo(proposal.keys);
  });
  if (selection.annotations().empty()) return proposal;
  changeAnnotations(proposal, motion, [&](Annotations& after) {
    forEachKeyList(after, [&](auto& keys) { addShifted(proposal, keys, selectedKeys(keys, selection), shift); });
  });
  return proposal;
}

Motion extractKeys(const Motion& motion, const KeySelection& selection, Rebase rebase) {
  const FrameRange range = selection.frameRange();
  const Frame offset = rebase == Rebase::ToZero && !range.isEmpty() ? range.first : 0;
  Motion extracted;
  extracted.modelName = motion.modelName;
  extracted.nameEncoding = motion.nameEncoding;
  forEachSelected(motion, selection, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    Keys<Value> keys = keysOfRuns(track, runs);
    shiftFrames(keys, -offset);
    keys.sources = std::vector<SourceRecord>(keys.size(), kNoSource);
    addTrack(extracted, motion, id, std::move(keys));
  });
  if (selection.annotations().empty()) return extracted;
  extracted.annotations.parents = motion.annotations.parents;
  extracted.annotations.accessoryKeys = motion.annotations.accessoryKeys;
  extracted.annotations.gravity = motion.annotations.gravity;
  forEachKeyList(extracted.annotations, [&]<class Key>(std::vector<Key>& keys) {
    keys = selectedKeys(keys, selection);
    for (Key& key : keys) key.frame -= offset;
  });
  if (extracted.annotations.gravity && extracted.annotations.gravity->keys.empty()) extracted.annotations.gravity = {};
  return extracted;
}

Edit insertMotion(const Motion& target, const Motion& source, Frame at) {
  Edit proposal{.selection = KeySelection{}};
  insertNamed(proposal, TrackKind::Bone, target.bones, source.bones, at);
  insertNamed(proposal, TrackKind::Morph, target.morphs, source.morphs, at);
  insertTrack(proposal, kCameraTrack, target.camera, source.camera, at);
  insertTrack(proposal, kLightTrack, target.light, source.light, at);
  insertTrack(proposal, kSelfShadowTrack, target.selfShadow, source.selfShadow, at);
  insertTrack(proposal, kPropertyTrack, target.property, source.property, at);
  return proposal;
}

void insertAnnotationKeys(Edit& edit, const Motion& target, const Annotations& source, Frame at) {
  if (!edit.selection) edit.selection.emplace();
  changeAnnotations(edit, target, [&](Annotations& after) {
    addShifted(edit, after.parents, source.parents, at);
    addShifted(edit, after.accessoryKeys, source.accessoryKeys, at);
    if (!source.gravity) return;
    if (!after.gravity) after.gravity = GravityTrack{{}, source.gravity->seed};
    addShifted(edit, after.gravity->keys, source.gravity->keys, at);
  });
}

bool ensureTracks(Motion& target, const Motion& source) {
  const std::size_t before = target.bones.size() + target.morphs.size();
  addMissing(target.bones, source.bones);
  addMissing(target.morphs, source.morphs);
  return target.bones.size() + target.morphs.size() != before;
}

}  // namespace furitsuke::motion
