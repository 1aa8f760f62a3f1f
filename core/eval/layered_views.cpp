// SPDX-License-Identifier: MIT
#include "core/eval/layered_views.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

#include "core/base/name.h"
#include "core/eval/layered_values.h"

namespace furitsuke::eval {

namespace {

using motion::LayerMode;

CameraSample sampleOf(const motion::Track<motion::CameraKey>& track, double frame, PreExtrapolation rule) {
  return sampleCamera(track, frame, nullptr, rule);
}
LightSample sampleOf(const motion::Track<motion::LightKey>& track, double frame, PreExtrapolation rule) {
  return sampleLight(track, frame, nullptr, rule);
}
SelfShadowSample sampleOf(const motion::Track<motion::SelfShadowKey>& track, double frame, PreExtrapolation rule) {
  return sampleSelfShadow(track, frame, nullptr, rule);
}

/// a + share * (b - c) of what can be blended.
double shifted(double a, double share, double b, double c) { return a + share * (b - c); }
glm::dvec3 shifted(const glm::dvec3& a, double share, const glm::dvec3& b, const glm::dvec3& c) {
  return a + share * (b - c);
}
CameraSample shifted(CameraSample a, double share, const CameraSample& b, const CameraSample& c) {
  a.distance = shifted(a.distance, share, b.distance, c.distance);
  a.target = shifted(a.target, share, b.target, c.target);
  a.rotation = shifted(a.rotation, share, b.rotation, c.rotation);
  a.fov = shifted(a.fov, share, b.fov, c.fov);
  return a;
}
LightSample shifted(LightSample a, double share, const LightSample& b, const LightSample& c) {
  a.color = shifted(a.color, share, b.color, c.color);
  a.direction = shifted(a.direction, share, b.direction, c.direction);
  return a;
}
SelfShadowSample shifted(SelfShadowSample a, double share, const SelfShadowSample& b, const SelfShadowSample& c) {
  a.distance = shifted(a.distance, share, b.distance, c.distance);
  return a;
}

void takeSwitches(CameraSample& to, const CameraSample& from) { to.perspective = from.perspective; }
void takeSwitches(LightSample& /*to*/, const LightSample& /*from*/) {}
void takeSwitches(SelfShadowSample& to, const SelfShadowSample& from) { to.mode = from.mode; }

bool isHeardIn(const std::vector<motion::LayerView>& heard, motion::LayerSlot slot) {
  return std::ranges::find(heard, slot, &motion::LayerView::slot) != heard.end();
}

}  // namespace

template <class Value>
LayeredView<Value>::LayeredView(const motion::Motion& motion) : base_(motion::baseTrack<Value>(motion)) {
  if (!motion.layers) return;
  const std::vector<motion::LayerView> heard = motion::heardLayers(motion);
  for (const motion::LayerView& layer : motion::layersOf(motion)) {
    const bool isActive = motion::arrangementOf(motion).active == layer.slot;
    const bool isHeard = isHeardIn(heard, layer.slot);
    const motion::Track<Value>& keys = layer.track<Value>();
    if (!isActive && (!isHeard || keys.empty())) continue;
    parts_.push_back({layer.settings->mode, layer.settings->weights, keys, isHeard, isActive});
  }
}

template <class Value>
bool LayeredView<Value>::isLayered() const noexcept {
  return std::ranges::any_of(parts_, &Part::hasEffect);
}

template <class Value>
std::vector<Frame> LayeredView<Value>::keyFrames() const {
  std::vector<Frame> frames(base_.frames().begin(), base_.frames().end());
  for (const Part& part : parts_) {
    if (!part.hasEffect()) continue;
    std::ranges::copy(part.keys.frames(), std::back_inserter(frames));
    for (const motion::LayerWeightKey& key : part.weights) frames.push_back(key.frame);
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

template <class Value>
typename LayeredView<Value>::Sample LayeredView<Value>::below(double frame, PreExtrapolation rule,
                                                              std::size_t end) const {
  static const Sample kRest = sampleOf(motion::Track<Value>(), 0, PreExtrapolation::Rest);
  Sample sample = sampleOf(base_, frame, rule);
  for (std::size_t i = 0; i < end; ++i) {
    const Part& part = parts_[i];
    const double weight = motion::weightAt(part.weights, frame);
    if (!part.hasEffect() || !(weight > 0)) continue;
    const Sample layer = sampleOf(part.keys, frame, kPreExtrapolationOfLayers);
    const bool replaces = part.mode == LayerMode::Replace;
    const bool isWhole = replaces && !(weight < 1);
    sample = isWhole ? layer : shifted(sample, weight, layer, replaces ? sample : kRest);
    if (replaces && weight >= motion::kSwitchingWeight) takeSwitches(sample, layer);
  }
  return sample;
}

template <class Value>
typename LayeredView<Value>::Sample LayeredView<Value>::sample(double frame, PreExtrapolation rule) const {
  return below(frame, rule, parts_.size());
}

template <class Value>
typename LayeredView<Value>::Sample LayeredView<Value>::editedFor(const Sample& shown, double frame,
                                                                  PreExtrapolation rule) const {
  static const Sample kRest = sampleOf(motion::Track<Value>(), 0, PreExtrapolation::Rest);
  const auto activeAt = std::ranges::find(parts_, true, &Part::isActive);
  const auto active = static_cast<std::size_t>(activeAt - parts_.begin());
  const bool isBaseEdited = activeAt == parts_.end();
  Sample value = shown;
  for (std::size_t i = parts_.size(); i > (isBaseEdited ? 0 : active + 1); --i) {
    const Part& part = parts_[i - 1];
    const double weight = motion::weightAt(part.weights, frame);
    if (!part.hasEffect() || !(weight > 0)) continue;
    const Sample layer = sampleOf(part.keys, frame, kPreExtrapolationOfLayers);
    if (part.mode == LayerMode::Add) {
      value = shifted(value, -weight, layer, kRest);
    } else if (weight < 1) {
      // v + w (l - v) = shown
      value = shifted(value, weight / (1 - weight), value, layer);
    } else {
      return shown;
    }
  }
  if (isBaseEdited) return value;
  const double weight = motion::weightAt(parts_[active].weights, frame);
  const Sample under = below(frame, rule, active);
  const bool replaces = parts_[active].mode == LayerMode::Replace;
  // l = start + (value - under) / w
  Sample edited = shifted(replaces ? under : kRest, 1 / (weight > 0 ? weight : 1), value, under);
  takeSwitches(edited, shown);
  return edited;
}

template class LayeredView<motion::CameraKey>;
template class LayeredView<motion::LightKey>;
template class LayeredView<motion::SelfShadowKey>;

// --- visibility and IK -----------------------------------------------------------------------------------------------

namespace {

/// A layer with keys of visibility and IK.
struct PropertyLayer {
  const motion::LayerSettings* settings;
  const motion::Track<motion::VisibilityIkKey>* keys;
};

/// The first whole frame at which the weight passes kSwitchingWeight between two keys, and those keys themselves.
void addSwitchFrames(const std::vector<motion::LayerWeightKey>& weights, std::vector<Frame>& frames) {
  for (std::size_t i = 0; i < weights.size(); ++i) {
    frames.push_back(weights[i].frame);
    if (i == 0) continue;
    const motion::LayerWeightKey& a = weights[i - 1];
    const motion::LayerWeightKey& b = weights[i];
    const double rise = static_cast<double>(b.weight) - a.weight;
    const double share = rise == 0 ? 0 : (motion::kSwitchingWeight - a.weight) / rise;
    if (!(share > 0 && share < 1)) continue;
    const double at = a.frame + share * (static_cast<double>(b.frame) - a.frame);
    // Exactly at a frame, a falling weight is still large enough; rounding decides about neighbors.
    const double whole = std::floor(at);
    for (const double frame : {whole, whole + 1}) {
      if (frame > a.frame && frame < b.frame) frames.push_back(static_cast<Frame>(frame));
    }
  }
}

bool hasWeight(const PropertyLayer& layer, Frame frame) {
  return motion::weightAt(layer.settings->weights, frame) >= motion::kSwitchingWeight;
}

/// The states of `from` replace those in `to`.
void takeStates(std::vector<motion::IkState>& to, const std::vector<motion::IkState>& from) {
  for (const motion::IkState& state : from) {
    const auto sameName = [&](const motion::IkState& other) {
      return matchedIkName(other.name) == matchedIkName(state.name);
    };
    const auto own = std::ranges::find_if(to, sameName);
    if (own == to.end()) {
      to.push_back(state);
    } else {
      own->enabled = state.enabled;
    }
  }
}

}  // namespace

motion::Track<motion::VisibilityIkKey> layeredProperty(const motion::Motion& motion) {
  const motion::Track<motion::VisibilityIkKey>& base = motion::baseTrack<motion::VisibilityIkKey>(motion);
  if (!motion.layers) return base;
  std::vector<PropertyLayer> layers;
  for (const motion::LayerView& layer : motion::heardLayers(motion)) {
    if (!layer.property->empty()) layers.push_back({layer.settings, layer.property});
  }
  if (layers.empty()) return base;
  std::vector<Frame> frames{0};
  std::ranges::copy(base.frames(), std::back_inserter(frames));
  std::vector<motion::IkState> named;  // so that an IK is on again where a layer ends
  for (const PropertyLayer& layer : layers) {
    std::ranges::copy(layer.keys->frames(), std::back_inserter(frames));
    addSwitchFrames(layer.settings->weights, frames);
    for (const motion::VisibilityIkKey& key : layer.keys->values()) {
      for (const motion::IkState& state : key.ik) takeStates(named, {{state.name, true}});
    }
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  motion::Keys<motion::VisibilityIkKey> keys;
  for (const Frame frame : frames) {
    motion::VisibilityIkKey key{true, named};
    PropertySample own = sampleProperty(base, frame);
    key.visible = own.visible;
    takeStates(key.ik, own.ik);
    for (const PropertyLayer& layer : layers) {
      if (!hasWeight(layer, frame)) continue;
      // A layer holds its first key before that key.
      const PropertySample sample =
          sampleProperty(*layer.keys, static_cast<double>(std::max(frame, layer.keys->frames().front())));
      key.visible = sample.visible;
      takeStates(key.ik, sample.ik);
    }
    const bool isNew = keys.empty() || !(keys.values[keys.size() - 1] == key) || base.hasKey(frame);
    if (isNew) keys.append(frame, std::move(key));
  }
  return motion::Track<motion::VisibilityIkKey>(std::move(keys));
}

}  // namespace furitsuke::eval
