// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/layers/layer_stack.h"
#include "core/motion/motion.h"

// What camera, light, self shadow, visibility and IK show with the layers of a motion (core/motion/layers), from the
// lowest to the highest, with the weight w of a layer and MMD's default value d:
//   Add      value v + w (l - d)
//   Replace  value v + w (l - v)
// Angles are added and blended as stored, without wrapping around. See motion::kSwitchingWeight for what switches.
namespace furitsuke::eval {

/// A track of a motion with those of its layers: a plain value that shares their key columns and is not affected by
/// later edits. Thread-safe for reading. `Value`: CameraKey, LightKey or SelfShadowKey.
template <class Value>
class LayeredView {
 public:
  using Sample =
      std::conditional_t<std::is_same_v<Value, motion::CameraKey>, CameraSample,
                         std::conditional_t<std::is_same_v<Value, motion::LightKey>, LightSample, SelfShadowSample>>;

  /// MMD's default.
  LayeredView() = default;
  /// A track without layers. Implicit, because it is a view of itself.
  LayeredView(motion::Track<Value> track) : base_(std::move(track)) {}
  explicit LayeredView(const motion::Motion& motion);

  /// Whether there are no keys: neither of the motion itself nor of a layer that has an effect.
  [[nodiscard]] bool empty() const noexcept { return base_.empty() && !isLayered(); }
  /// Whether a layer that has an effect has keys.
  [[nodiscard]] bool isLayered() const noexcept;
  /// The frames that have keys of the motion itself, of layers or of their weights, ascending.
  [[nodiscard]] std::vector<Frame> keyFrames() const;

  /// `rule`: before the first key of the motion itself; a layer holds its first key.
  [[nodiscard]] Sample sample(double frame, PreExtrapolation rule = PreExtrapolation::Rest) const;
  /// The value of the edited track, that of the active layer or of the motion itself, with which `shown` is shown. If
  /// layers above hide it, `shown` itself; a layer without weight is treated as if it had all.
  [[nodiscard]] Sample editedFor(const Sample& shown, double frame,
                                 PreExtrapolation rule = PreExtrapolation::Rest) const;

 private:
  struct Part {
    motion::LayerMode mode;
    std::vector<motion::LayerWeightKey> weights;
    motion::Track<Value> keys;
    bool isHeard;   ///< has an effect
    bool isActive;  ///< is edited; only then it may be without keys
    [[nodiscard]] bool hasEffect() const noexcept { return isHeard && !keys.empty(); }
  };
  [[nodiscard]] Sample below(double frame, PreExtrapolation rule, std::size_t end) const;

  motion::Track<Value> base_;
  std::vector<Part> parts_;
};

using LayeredCamera = LayeredView<motion::CameraKey>;
using LayeredLight = LayeredView<motion::LightKey>;
using LayeredSelfShadow = LayeredView<motion::SelfShadowKey>;

extern template class LayeredView<motion::CameraKey>;
extern template class LayeredView<motion::LightKey>;
extern template class LayeredView<motion::SelfShadowKey>;

/// Visibility and IK with all layers, as one track: the same at every frame. Without layers that have such keys it is
/// the track of the motion itself.
[[nodiscard]] motion::Track<motion::VisibilityIkKey> layeredProperty(const motion::Motion& motion);

}  // namespace furitsuke::eval
