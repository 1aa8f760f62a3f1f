// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/layers/layer_stack.h"

// Values of a motion with layers (core/motion/layers), from the lowest to the highest:
//   Add      translation t + w dt, rotation slerp(1, dr, w) r, morph m + w dm
//   Replace  translation t + w (dt - t), rotation slerp(r, dr, w), morph m + w (dm - m)
// with the weight w of the layer. Only bones and morphs with keys on the layer change.
namespace furitsuke::eval {

/// A layer has the value of its first key before that key: what is there is decided by its weight.
inline constexpr PreExtrapolation kPreExtrapolationOfLayers = PreExtrapolation::Hold;

/// Applies the value of a layer to those below it. 0 < weight <= 1.
void layOver(motion::LayerMode mode, double weight, const BoneSample& layer, glm::dvec3& translation,
             glm::dquat& rotation) noexcept;
[[nodiscard]] double laidOver(motion::LayerMode mode, double weight, double layer, double below) noexcept;

/// One bone of a motion with layers. Refers to its tracks, so the motion must not change.
class LayeredBone {
 public:
  /// The tracks with exactly this name.
  LayeredBone(const motion::Motion& motion, std::string_view nameBytes);
  /// As BoundMotion samples it, but without the fixed axis of a bone. Physics is that of the motion itself.
  [[nodiscard]] BoneSample sample(double frame, PreExtrapolation rule = PreExtrapolation::Rest) const;
  /// The value of the edited track (that of the active layer, or of the motion itself) with which the result is
  /// `shown`. If layers above hide it, `shown` itself; a layer without weight is treated as if it had all. A rotation
  /// that the weights cannot reach is approximated.
  [[nodiscard]] BoneSample editedFor(const BoneSample& shown, double frame, PreExtrapolation rule) const;

 private:
  struct Part {
    const motion::LayerSettings* settings;
    const motion::Track<motion::BoneKey>* keys;  ///< empty only for the active layer
    bool isHeard;                                ///< has an effect
  };
  [[nodiscard]] BoneSample below(double frame, PreExtrapolation rule, std::size_t end) const;

  const motion::Track<motion::BoneKey>* base_ = nullptr;  ///< null: at rest
  std::vector<Part> parts_;                               ///< the layers that have an effect, and the active one
  std::optional<std::size_t> active_;                     ///< in `parts_`
};

/// The same for a morph.
class LayeredMorph {
 public:
  LayeredMorph(const motion::Motion& motion, std::string_view nameBytes);
  [[nodiscard]] double sample(double frame, PreExtrapolation rule = PreExtrapolation::Rest) const;
  [[nodiscard]] double editedFor(double shown, double frame, PreExtrapolation rule) const;

 private:
  struct Part {
    const motion::LayerSettings* settings;
    const motion::Track<motion::MorphKey>* keys;
    bool isHeard;
  };
  [[nodiscard]] double below(double frame, PreExtrapolation rule, std::size_t end) const;

  const motion::Track<motion::MorphKey>* base_ = nullptr;
  std::vector<Part> parts_;
  std::optional<std::size_t> active_;
};

}  // namespace furitsuke::eval
