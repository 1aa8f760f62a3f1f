// SPDX-License-Identifier: MIT
#include "core/eval/layered_values.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

using motion::LayerMode;

/// The rotation by `share` of the angle along the shorter arc. With shares above 1 at most half a turn, because
/// interpolation along the shorter arc would go the other way.
glm::dquat sharedRotation(glm::dquat rotation, double share) {
  if (rotation.w < 0) rotation = -rotation;
  // Not from the cosine, which does not tell small angles from none.
  const double sine = glm::length(vectorPart(rotation));
  if (sine == 0) return kNoRotation;  // no axis
  const double half = std::min(std::atan2(sine, rotation.w) * share, std::numbers::pi / 2);
  const double scale = std::sin(half) / sine;
  return {std::cos(half), rotation.x * scale, rotation.y * scale, rotation.z * scale};
}

/// The tracks of one name: that of the motion itself, and those of the layers that have an effect or are active.
template <class Value, class Part>
void collectTracks(const motion::Motion& motion, std::string_view nameBytes,
                   const std::vector<motion::NamedTrack<Value>>& base,
                   const std::vector<motion::NamedTrack<Value>>* motion::LayerView::*tracksOf,
                   const motion::Track<Value>*& baseTrack, std::vector<Part>& parts,
                   std::optional<std::size_t>& active) {
  static const motion::Track<Value> kNoKeys;
  const auto find = [nameBytes](const std::vector<motion::NamedTrack<Value>>& tracks) {
    const auto at = std::ranges::find_if(tracks, [&](const auto& track) { return track.name.bytes == nameBytes; });
    return at == tracks.end() ? &kNoKeys : &at->keys;
  };
  if (const motion::Track<Value>* keys = find(base); !keys->empty()) baseTrack = keys;
  if (!motion.layers) return;
  const std::vector<motion::LayerView> heard = motion::heardLayers(motion);
  for (const motion::LayerView& layer : motion::layersOf(motion)) {
    const bool isActive = motion::arrangementOf(motion).active == layer.slot;
    const bool isHeard = std::ranges::find(heard, layer.slot, &motion::LayerView::slot) != heard.end();
    const motion::Track<Value>* keys = find(*(layer.*tracksOf));
    if (!isActive && (!isHeard || keys->empty())) continue;
    if (isActive) active = parts.size();
    parts.push_back({layer.settings, keys, isHeard});
  }
}

/// The weight of a layer whose value is being edited.
double editedWeight(const motion::LayerSettings& settings, double frame) {
  const double weight = motion::weightAt(settings.weights, frame);
  return weight > 0 ? weight : 1;
}

}  // namespace

void layOver(LayerMode mode, double weight, const BoneSample& layer, glm::dvec3& translation,
             glm::dquat& rotation) noexcept {
  if (mode == LayerMode::Replace) {
    translation = weight < 1 ? translation + weight * (layer.translation - translation) : layer.translation;
    rotation = weight < 1 ? slerpShortest(rotation, layer.rotation, weight) : layer.rotation;
    return;
  }
  translation += weight * layer.translation;
  rotation = (weight < 1 ? slerpShortest(kNoRotation, layer.rotation, weight) : layer.rotation) * rotation;
}

double laidOver(LayerMode mode, double weight, double layer, double below) noexcept {
  if (mode == LayerMode::Add) return below + weight * layer;
  return weight < 1 ? below + weight * (layer - below) : layer;
}

// --- bones -----------------------------------------------------------------------------------------------------------

LayeredBone::LayeredBone(const motion::Motion& motion, std::string_view nameBytes) {
  collectTracks(motion, nameBytes, motion::baseBones(motion), &motion::LayerView::bones, base_, parts_, active_);
}

BoneSample LayeredBone::below(double frame, PreExtrapolation rule, std::size_t end) const {
  BoneSample sample = base_ == nullptr ? BoneSample{} : sampleBone(*base_, frame, nullptr, nullptr, rule);
  for (std::size_t i = 0; i < end; ++i) {
    const Part& part = parts_[i];
    const double weight = motion::weightAt(part.settings->weights, frame);
    if (!part.isHeard || part.keys->empty() || !(weight > 0)) continue;
    layOver(part.settings->mode, weight, sampleBone(*part.keys, frame, nullptr, nullptr, kPreExtrapolationOfLayers),
            sample.translation, sample.rotation);
  }
  return sample;
}

BoneSample LayeredBone::sample(double frame, PreExtrapolation rule) const { return below(frame, rule, parts_.size()); }

BoneSample LayeredBone::editedFor(const BoneSample& shown, double frame, PreExtrapolation rule) const {
  BoneSample value = shown;
  for (std::size_t i = parts_.size(); i > (active_ ? *active_ + 1 : 0); --i) {
    const Part& part = parts_[i - 1];
    const double weight = motion::weightAt(part.settings->weights, frame);
    if (!(weight > 0)) continue;
    const BoneSample layer = sampleBone(*part.keys, frame, nullptr, nullptr, kPreExtrapolationOfLayers);
    if (part.settings->mode == LayerMode::Add) {
      value.translation -= weight * layer.translation;
      value.rotation = glm::conjugate(sharedRotation(layer.rotation, weight)) * value.rotation;
    } else if (weight < 1) {
      value.translation = (value.translation - weight * layer.translation) / (1 - weight);
      value.rotation =
          layer.rotation * sharedRotation(glm::conjugate(layer.rotation) * value.rotation, 1 / (1 - weight));
    } else {
      return shown;
    }
  }
  if (!active_) return value;
  const motion::LayerSettings& settings = *parts_[*active_].settings;
  const double share = 1 / editedWeight(settings, frame);
  const BoneSample under = below(frame, rule, *active_);
  if (settings.mode == LayerMode::Add) {
    value.translation = (value.translation - under.translation) * share;
    value.rotation = sharedRotation(value.rotation * glm::conjugate(under.rotation), share);
  } else {
    value.translation = under.translation + (value.translation - under.translation) * share;
    value.rotation = under.rotation * sharedRotation(glm::conjugate(under.rotation) * value.rotation, share);
  }
  return value;
}

// --- morphs ----------------------------------------------------------------------------------------------------------

LayeredMorph::LayeredMorph(const motion::Motion& motion, std::string_view nameBytes) {
  collectTracks(motion, nameBytes, motion::baseMorphs(motion), &motion::LayerView::morphs, base_, parts_, active_);
}

double LayeredMorph::below(double frame, PreExtrapolation rule, std::size_t end) const {
  double sample = base_ == nullptr ? 0 : sampleMorph(*base_, frame, nullptr, rule);
  for (std::size_t i = 0; i < end; ++i) {
    const Part& part = parts_[i];
    const double weight = motion::weightAt(part.settings->weights, frame);
    if (!part.isHeard || part.keys->empty() || !(weight > 0)) continue;
    sample = laidOver(part.settings->mode, weight, sampleMorph(*part.keys, frame, nullptr, kPreExtrapolationOfLayers),
                      sample);
  }
  return sample;
}

double LayeredMorph::sample(double frame, PreExtrapolation rule) const { return below(frame, rule, parts_.size()); }

double LayeredMorph::editedFor(double shown, double frame, PreExtrapolation rule) const {
  double value = shown;
  for (std::size_t i = parts_.size(); i > (active_ ? *active_ + 1 : 0); --i) {
    const Part& part = parts_[i - 1];
    const double weight = motion::weightAt(part.settings->weights, frame);
    if (!(weight > 0)) continue;
    const double layer = sampleMorph(*part.keys, frame, nullptr, kPreExtrapolationOfLayers);
    if (part.settings->mode == LayerMode::Replace && !(weight < 1)) return shown;
    value -= weight * layer;
    if (part.settings->mode == LayerMode::Replace) value /= 1 - weight;
  }
  if (!active_) return value;
  const motion::LayerSettings& settings = *parts_[*active_].settings;
  const double under = below(frame, rule, *active_);
  const double difference = (value - under) / editedWeight(settings, frame);
  return settings.mode == LayerMode::Add ? difference : under + difference;
}

}  // namespace furitsuke::eval
