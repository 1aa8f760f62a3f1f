// SPDX-License-Identifier: MIT
#include "core/motion/layers/layer_stack.h"

#include <algorithm>
#include <string>
#include <utility>

namespace furitsuke::motion {

namespace {

template <class Value>
std::vector<const NamedTrack<Value>*> tracksByName(const std::vector<NamedTrack<Value>>& tracks) {
  std::vector<const NamedTrack<Value>*> filled;
  for (const NamedTrack<Value>& track : tracks) {
    if (!track.keys.empty()) filled.push_back(&track);
  }
  std::ranges::sort(filled, {}, [](const NamedTrack<Value>* track) -> const std::string& { return track->name.bytes; });
  return filled;
}

template <class Value>
bool areTracksSame(const std::vector<NamedTrack<Value>>& a, const std::vector<NamedTrack<Value>>& b) {
  return std::ranges::equal(tracksByName(a), tracksByName(b),
                            [](const auto* x, const auto* y) { return x->name == y->name && x->keys == y->keys; });
}

const LayerStack kNoStack;

const LayerStack& stackOf(const Motion& motion) noexcept { return motion.layers ? *motion.layers : kNoStack; }

/// Where the tracks of a layer, or of the motion itself, are while they are not in the motion.
LayerTracks& placeOf(LayerStack& stack, const std::optional<LayerSlot>& slot) {
  return slot ? stack.tracks[*slot] : stack.base;
}

/// Calls f(track, track) with each pair of tracks of two Motion or LayerTracks, and with their lists of named ones.
template <class A, class B, class F>
void forEachPart(A& a, B& b, const F& f) {
  f(a.bones, b.bones);
  f(a.morphs, b.morphs);
  f(a.camera, b.camera);
  f(a.light, b.light);
  f(a.selfShadow, b.selfShadow);
  f(a.property, b.property);
}

bool isHeard(const LayerSettings& settings, bool isAnySolo) {
  return !settings.isMuted && (settings.isSolo || !isAnySolo);
}

}  // namespace

std::optional<LayerMode> layerModeFrom(std::string_view name) {
  const auto at = std::ranges::find(kLayerModeNames, name);
  if (at == kLayerModeNames.end()) return {};
  return static_cast<LayerMode>(at - kLayerModeNames.begin());
}

double weightAt(std::span<const LayerWeightKey> weights, double frame) {
  if (weights.empty()) return 1;
  const auto later = std::ranges::lower_bound(weights, frame, {}, &LayerWeightKey::frame);
  if (later == weights.begin()) return weights.front().weight;
  if (later == weights.end()) return weights.back().weight;
  const LayerWeightKey& earlier = *std::prev(later);
  const double t = (frame - earlier.frame) / (later->frame - earlier.frame);
  return earlier.weight + t * (static_cast<double>(later->weight) - earlier.weight);
}

void setWeightKey(LayerSettings& settings, Frame frame, std::optional<float> weight) {
  const auto at = std::ranges::lower_bound(settings.weights, frame, {}, &LayerWeightKey::frame);
  const bool exists = at != settings.weights.end() && at->frame == frame;
  if (!weight) {
    if (exists) settings.weights.erase(at);
  } else if (exists) {
    at->weight = *weight;
  } else {
    settings.weights.insert(at, {frame, *weight});
  }
}

std::size_t LayerTracks::keyCount() const noexcept {
  std::size_t count = 0;
  for (const auto& track : bones) count += track.keys.size();
  for (const auto& track : morphs) count += track.keys.size();
  return count + camera.size() + light.size() + selfShadow.size() + property.size();
}

bool haveSameKeys(const LayerTracks& a, const LayerTracks& b) {
  return areTracksSame(a.bones, b.bones) && areTracksSame(a.morphs, b.morphs) && a.camera == b.camera &&
         a.light == b.light && a.selfShadow == b.selfShadow && a.property == b.property;
}

bool haveSameKeys(const std::vector<NamedTrack<BoneKey>>& a, const std::vector<NamedTrack<BoneKey>>& b) {
  return areTracksSame(a, b);
}

bool haveSameKeys(const std::vector<NamedTrack<MorphKey>>& a, const std::vector<NamedTrack<MorphKey>>& b) {
  return areTracksSame(a, b);
}

FrameRange frameRangeOfLayers(const LayerStack& stack) noexcept {
  FrameRange range;
  const auto add = [&range](const LayerTracks& tracks) {
    for (const auto& track : tracks.bones) range = range.united(track.keys.frameRange());
    for (const auto& track : tracks.morphs) range = range.united(track.keys.frameRange());
    range = range.united(tracks.camera.frameRange()).united(tracks.light.frameRange());
    range = range.united(tracks.selfShadow.frameRange()).united(tracks.property.frameRange());
  };
  add(stack.base);
  for (const LayerSlot slot : stack.arrangement.order) add(stack.tracks[slot]);
  return range;
}

const LayerArrangement& arrangementOf(const Motion& motion) noexcept { return stackOf(motion).arrangement; }

bool hasLayers(const Motion& motion) noexcept { return !arrangementOf(motion).order.empty(); }

bool isOnLayer(const Motion& motion) noexcept { return arrangementOf(motion).active.has_value(); }

void arrangeLayers(Motion& motion, const LayerArrangement& arrangement) {
  LayerStack stack = stackOf(motion);
  if (stack.tracks.size() < arrangement.settings.size()) stack.tracks.resize(arrangement.settings.size());
  if (stack.arrangement.active != arrangement.active) {
    const auto take = [](auto& to, auto& from) { to = std::move(from); };
    forEachPart(placeOf(stack, stack.arrangement.active), motion, take);
    LayerTracks arriving = std::exchange(placeOf(stack, arrangement.active), {});
    forEachPart(motion, arriving, take);
  }
  stack.arrangement = arrangement;
  motion.layers = std::make_shared<const LayerStack>(std::move(stack));
}

bool isValid(const LayerArrangement& arrangement) {
  if (arrangement.order.size() > kMaxLayers) return false;
  std::vector<LayerSlot> slots = arrangement.order;
  std::ranges::sort(slots);
  if (std::ranges::adjacent_find(slots) != slots.end()) return false;
  if (!slots.empty() && slots.back() >= arrangement.settings.size()) return false;
  return !arrangement.active || std::ranges::binary_search(slots, *arrangement.active);
}

const std::vector<NamedTrack<BoneKey>>& baseBones(const Motion& motion) noexcept {
  return isOnLayer(motion) ? motion.layers->base.bones : motion.bones;
}

const std::vector<NamedTrack<MorphKey>>& baseMorphs(const Motion& motion) noexcept {
  return isOnLayer(motion) ? motion.layers->base.morphs : motion.morphs;
}

std::vector<LayerView> layersOf(const Motion& motion) {
  std::vector<LayerView> views;
  const LayerStack& stack = stackOf(motion);
  for (const LayerSlot slot : stack.arrangement.order) {
    const auto viewOf = [&](const auto& tracks) -> LayerView {
      return {&stack.arrangement.settings[slot],
              &tracks.bones,
              &tracks.morphs,
              &tracks.camera,
              &tracks.light,
              &tracks.selfShadow,
              &tracks.property,
              slot};
    };
    views.push_back(stack.arrangement.active == slot ? viewOf(motion) : viewOf(stack.tracks[slot]));
  }
  return views;
}

std::vector<LayerView> heardLayers(const Motion& motion) {
  std::vector<LayerView> views = layersOf(motion);
  const bool isAnySolo = std::ranges::any_of(views, [](const LayerView& view) { return view.settings->isSolo; });
  std::erase_if(views, [isAnySolo](const LayerView& view) { return !isHeard(*view.settings, isAnySolo); });
  return views;
}

Motion withoutLayers(Motion motion) {
  if (isOnLayer(motion)) {
    forEachPart(motion, motion.layers->base, [](auto& to, const auto& from) { to = from; });
  }
  motion.layers.reset();
  return motion;
}

bool haveSameLayers(const Motion& a, const Motion& b) {
  if (a.layers == b.layers) return true;
  const std::vector<LayerView> first = layersOf(a);
  const std::vector<LayerView> second = layersOf(b);
  if (isOnLayer(a) != isOnLayer(b)) return false;
  const auto areSame = [&](const LayerView& x, const LayerView& y) {
    const bool isActive = arrangementOf(a).active == x.slot;
    return *x.settings == *y.settings && isActive == (arrangementOf(b).active == y.slot) &&
           areTracksSame(*x.bones, *y.bones) && areTracksSame(*x.morphs, *y.morphs) && *x.camera == *y.camera &&
           *x.light == *y.light && *x.selfShadow == *y.selfShadow && *x.property == *y.property;
  };
  // Of a motion without an active layer the tracks themselves are compared by the caller.
  return std::ranges::equal(first, second, areSame) && (!isOnLayer(a) || haveSameKeys(a.layers->base, b.layers->base));
}

}  // namespace furitsuke::motion
