// SPDX-License-Identifier: MIT
#include "core/operations/motion/flatten_layers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/vector.h"
#include "core/eval/layered_values.h"
#include "core/eval/layered_views.h"
#include "core/eval/sampled_key.h"
#include "core/motion/key_replacement.h"
#include "core/operations/keys/still_values.h"
#include "core/operations/operation_result.h"

namespace furitsuke::operations {

namespace {

using motion::BoneKey;
using motion::CameraKey;
using motion::LayerMode;
using motion::LightKey;
using motion::MorphKey;
using motion::SelfShadowKey;

template <class Value>
using Tracks = std::vector<motion::NamedTrack<Value>>;

const Tracks<BoneKey>& tracksOf(const motion::LayerView& layer, const BoneKey* /*kind*/) { return *layer.bones; }
const Tracks<MorphKey>& tracksOf(const motion::LayerView& layer, const MorphKey* /*kind*/) { return *layer.morphs; }

// The last bits of baked values at rest differ.
bool areEqual(const BoneKey& a, const BoneKey& b) { return isStill(a, b); }
bool areEqual(const MorphKey& a, const MorphKey& b) { return isStill(a, b); }
bool areEqual(const CameraKey& a, const CameraKey& b) { return isStill(a, b) && a.perspective == b.perspective; }
bool areEqual(const LightKey& a, const LightKey& b) { return a == b; }
bool areEqual(const SelfShadowKey& a, const SelfShadowKey& b) { return a == b; }

bool isRest(const BoneKey& key) { return isStill(key, motion::restBoneKey()); }
bool isRest(const MorphKey& key) { return isStill(key, motion::restMorphKey()); }
/// Of the values that a layer adds.
bool isRest(CameraKey key) {
  key.perspective = motion::restCameraKey().perspective;
  return areEqual(key, motion::restCameraKey());
}
bool isRest(const LightKey& key) { return key == motion::restLightKey(); }
bool isRest(const SelfShadowKey& key) { return sameBits(key.distance, motion::restSelfShadowKey().distance); }

void setValue(BoneKey& key, const eval::BoneSample& sample) {
  key.translation = toStored(sample.translation);
  key.rotation = toStored(sample.rotation);
}
void setValue(MorphKey& key, double weight) { key.weight = static_cast<float>(weight); }
void setValue(CameraKey& key, const eval::CameraSample& sample) {
  key.distance = static_cast<float>(sample.distance);
  key.target = toStored(sample.target);
  key.rotation = toStored(sample.rotation);
  key.fov = static_cast<std::uint32_t>(std::llround(std::max(0.0, sample.fov)));
  key.perspective = sample.perspective;
}
void setValue(LightKey& key, const eval::LightSample& sample) {
  key = {toStored(sample.color), toStored(sample.direction)};
}
void setValue(SelfShadowKey& key, const eval::SelfShadowSample& sample) {
  key = {sample.mode, static_cast<float>(sample.distance)};
}

void keepDirection(const BoneKey& before, BoneKey& key) {
  const float dot = before.rotation.x * key.rotation.x + before.rotation.y * key.rotation.y +
                    before.rotation.z * key.rotation.z + before.rotation.w * key.rotation.w;
  if (dot < 0) key.rotation = {-key.rotation.x, -key.rotation.y, -key.rotation.z, -key.rotation.w};
}
template <class Value>
void keepDirection(const Value& /*before*/, Value& /*key*/) {}

/// The sampled values of one name, or of camera, light or self shadow.
template <class Value>
auto layeredOf(const motion::Motion& motion, std::string_view name) {
  if constexpr (std::is_same_v<Value, BoneKey>) {
    return eval::LayeredBone(motion, name);
  } else if constexpr (std::is_same_v<Value, MorphKey>) {
    return eval::LayeredMorph(motion, name);
  } else {
    return eval::LayeredView<Value>(motion);
  }
}

/// How far the value of the key is from the straight line between two others at its frame, as a multiple of what is
/// allowed: hardly visible.
double offLine(const LightKey& a, const LightKey& b, double share, const LightKey& key) {
  constexpr double kAllowed = 0.002;  // half of the smallest step of a color that MMD shows
  const auto off = [share](const Vec3& x, const Vec3& y, const Vec3& z) {
    return glm::length(glm::mix(toDouble(x), toDouble(y), share) - toDouble(z));
  };
  return std::max(off(a.color, b.color, key.color), off(a.direction, b.direction, key.direction)) / kAllowed;
}
// Of keys at neighboring frames, those that are needed: reduceKeys() does not change these tracks.

/// Straight lines need the first, the last and where a line would be off.
motion::Keys<LightKey> neededKeys(const motion::Keys<LightKey>& dense) {
  std::vector<std::size_t> kept{0};
  std::vector<std::size_t> ends{dense.size() - 1};
  while (!ends.empty()) {
    const std::size_t first = kept.back();
    const std::size_t last = ends.back();
    std::size_t farthest = first;
    double most = 1;
    for (std::size_t i = first + 1; i < last; ++i) {
      const double share = static_cast<double>(i - first) / static_cast<double>(last - first);
      const double off = offLine(dense.values[first], dense.values[last], share, dense.values[i]);
      if (off <= most) continue;
      most = off;
      farthest = i;
    }
    if (farthest == first) {
      if (last != first) kept.push_back(last);
      ends.pop_back();
    } else {
      ends.push_back(farthest);
    }
  }
  motion::Keys<LightKey> keys;
  for (const std::size_t i : kept) keys.append(dense.frames[i], dense.values[i]);
  return keys;
}
/// Values that hold until the next key need the first, the last and where they change.
motion::Keys<SelfShadowKey> neededKeys(const motion::Keys<SelfShadowKey>& dense) {
  constexpr float kAllowed = 0.000005F;  // half of the smallest step that MMD shows
  motion::Keys<SelfShadowKey> keys;
  for (std::size_t i = 0; i < dense.size(); ++i) {
    const SelfShadowKey& key = dense.values[i];
    const bool isHeld = !keys.empty() && i + 1 < dense.size() && key.mode == keys.values.back().mode &&
                        std::abs(key.distance - keys.values.back().distance) <= kAllowed;
    if (!isHeld) keys.append(dense.frames[i], key);
  }
  return keys;
}

/// What the layers do to a track in a span.
enum class Effect { None, Steady, Varying };

/// Whether all keys that decide about the span have one value: those within, the last before and the first after it.
template <class Frames, class Same>
bool isSteady(const Frames& frames, FrameRange span, const Same& isSameAs) {
  const auto after = std::ranges::upper_bound(frames, span.first);
  const auto first = after == frames.begin() ? after : std::prev(after);
  auto last = std::ranges::lower_bound(frames, span.last);
  if (last == frames.end()) --last;
  for (auto at = first; at < last; ++at) {
    if (!isSameAs(static_cast<std::size_t>(at - frames.begin()), static_cast<std::size_t>(last - frames.begin()))) {
      return false;
    }
  }
  return true;
}

/// A layer that has an effect, with its track of one name.
template <class Value>
struct Part {
  const motion::LayerSettings* settings;
  const motion::Track<Value>* keys;
  std::vector<Frame> weightFrames;

  [[nodiscard]] Effect effectIn(FrameRange span) const {
    const std::vector<motion::LayerWeightKey>& weights = settings->weights;
    const bool isWeightSteady = weights.empty() || isSteady(weightFrames, span, [&](std::size_t a, std::size_t b) {
                                  return weights[a].weight == weights[b].weight;
                                });
    const double weight = motion::weightAt(weights, span.first);
    if (isWeightSteady && !(weight > 0)) return Effect::None;
    const auto values = keys->values();
    const bool isValueSteady =
        isSteady(keys->frames(), span, [&](std::size_t a, std::size_t b) { return areEqual(values[a], values[b]); });
    const bool isIdentity =
        isValueSteady && settings->mode == LayerMode::Add && isRest(eval::sampledKey(*keys, span.first, kHold));
    if (isIdentity) return Effect::None;
    if (!isWeightSteady || !isValueSteady) return Effect::Varying;
    // A share of the way to another rotation is not the same turn for every rotation.
    const bool isShare = settings->mode == LayerMode::Replace && weight < 1 && std::is_same_v<Value, BoneKey>;
    return isShare ? Effect::Varying : Effect::Steady;
  }
  /// The ranges in which the weight is 1.
  [[nodiscard]] std::vector<FrameRange> wholeRanges() const {
    const std::vector<motion::LayerWeightKey>& weights = settings->weights;
    if (weights.empty()) return {kAllFrames};
    std::vector<FrameRange> ranges;
    if (weights.front().weight == 1) ranges.push_back({0, weights.front().frame});
    for (std::size_t i = 1; i <= weights.size(); ++i) {
      if (weights[i - 1].weight != 1 || (i < weights.size() && weights[i].weight != 1)) continue;
      const Frame last = i < weights.size() ? weights[i].frame : kMaxFrame;
      if (!ranges.empty() && ranges.back().last == weights[i - 1].frame) {
        ranges.back().last = last;
      } else {
        ranges.push_back({weights[i - 1].frame, last});
      }
    }
    return ranges;
  }
  [[nodiscard]] Frame lastFrame() const {
    return std::max(keys->frames().back(), weightFrames.empty() ? Frame{0} : weightFrames.back());
  }

  static constexpr eval::PreExtrapolation kHold = eval::kPreExtrapolationOfLayers;
};

/// Flattens one track.
template <class Value>
class TrackFlattening {
 public:
  TrackFlattening(const motion::Motion& motion, const motion::Track<Value>& base, std::vector<Part<Value>> parts,
                  std::string_view name)
      : base_(base), parts_(std::move(parts)), layered_(layeredOf<Value>(motion, name)) {}

  void run(OperationControl& control) {
    findCopies();
    const std::vector<Frame> anchors = anchorFrames();
    std::size_t lastFilled = 0;  // index of the end of a span
    for (std::size_t i = 1; i < anchors.size() && !control.isStopped(); ++i) {
      const FrameRange span{anchors[i - 1], anchors[i]};
      if (isCopied(span)) {
        set(span.first);
        arriving_.append(span.last, *parts_.back().keys->find(span.last));
        continue;
      }
      const Effect effect = effectIn(span);
      if (effect == Effect::None) continue;
      set(span.first);
      if (effect == Effect::Varying) {
        // Two filled spans with one between them would be reduced as one.
        if (lastFilled > 0 && i == lastFilled + 2 && !reducible_.empty()) reducible_.pop_back();
        fill(span, control);
        lastFilled = i;
      }
      set(span.last);
    }
    // After the last anchor nothing changes any more.
    if (effectIn({anchors.back(), anchors.back()}) != Effect::None) set(anchors.back());
  }
  [[nodiscard]] bool isChanged() const { return !arriving_.empty(); }
  /// The keys of the motion itself that copied ones replace.
  [[nodiscard]] motion::KeyRuns removedKeys() const {
    std::vector<Frame> removed;
    for (const Frame frame : base_.frames()) {
      if (isWithinCopy(frame)) removed.push_back(frame);
    }
    return motion::runsOf(base_, removed);
  }
  /// The keys to set, ascending, and which of them can be removed again.
  [[nodiscard]] motion::Keys<Value> takeKeys() { return std::move(arriving_); }
  [[nodiscard]] const std::vector<Frame>& reducible() const { return reducible_; }

 private:
  using Layered = decltype(layeredOf<Value>(std::declval<const motion::Motion&>(), {}));
  static constexpr bool kHasCurves = std::is_same_v<Value, BoneKey> || std::is_same_v<Value, CameraKey>;
  static constexpr bool kIsNotReduced = std::is_same_v<Value, LightKey> || std::is_same_v<Value, SelfShadowKey>;

  /// Where the highest layer replaces everything, its keys are the result.
  void findCopies() {
    const Part<Value>& top = parts_.back();
    if (top.settings->mode != LayerMode::Replace) return;
    for (const FrameRange range : top.wholeRanges()) {
      const std::size_t first = top.keys->lowerBound(range.first);
      const std::size_t end = range.last == kMaxFrame ? top.keys->size() : top.keys->lowerBound(range.last + 1);
      if (first + 1 < end) copies_.push_back({top.keys->frames()[first], top.keys->frames()[end - 1]});
    }
  }
  [[nodiscard]] bool isCopied(FrameRange span) const {
    return std::ranges::any_of(copies_,
                               [span](FrameRange copy) { return copy.first <= span.first && span.last <= copy.last; });
  }
  [[nodiscard]] bool isWithinCopy(Frame frame) const {
    return std::ranges::any_of(copies_, [frame](FrameRange copy) { return copy.first < frame && frame < copy.last; });
  }

  /// The frames with keys of the motion itself, from frame 0 to the last one on which anything changes, or with keys
  /// that are copied.
  [[nodiscard]] std::vector<Frame> anchorFrames() const {
    std::vector<Frame> anchors;
    std::ranges::copy_if(base_.frames(), std::back_inserter(anchors),
                         [this](Frame frame) { return !isWithinCopy(frame); });
    for (const FrameRange copy : copies_) {
      std::ranges::copy_if(parts_.back().keys->frames(), std::back_inserter(anchors),
                           [copy](Frame frame) { return copy.contains(frame); });
    }
    std::ranges::sort(anchors);
    anchors.erase(std::unique(anchors.begin(), anchors.end()), anchors.end());
    if (anchors.empty() || anchors.front() != 0) anchors.insert(anchors.begin(), 0);
    Frame last = anchors.back();
    for (const Part<Value>& part : parts_) last = std::max(last, part.lastFrame());
    if (last > anchors.back()) anchors.push_back(last);
    return anchors;
  }

  [[nodiscard]] Effect effectIn(FrameRange span) const {
    Effect effect = Effect::None;
    for (const Part<Value>& part : parts_) effect = std::max(effect, part.effectIn(span));
    return effect;
  }

  [[nodiscard]] Value keyAt(Frame frame) const {
    const Value* existing = base_.find(frame);
    Value key = existing != nullptr ? *existing : eval::sampledKey(base_, frame);
    if (effectIn({frame, frame}) == Effect::None) return key;
    setValue(key, layered_.sample(frame));
    if (!arriving_.empty()) keepDirection(arriving_.values.back(), key);
    return key;
  }
  void set(Frame frame) {
    if (arriving_.empty() || arriving_.frames.back() < frame) arriving_.append(frame, keyAt(frame));
  }
  /// A key at every frame of the span, of which the later ones are straight.
  void fill(FrameRange span, OperationControl& control) {
    if (!control.requireKeys(span.last - span.first)) return;
    if constexpr (kIsNotReduced) {
      motion::Keys<Value> dense;
      for (Frame frame = span.first; frame <= span.last; ++frame) dense.append(frame, keyAt(frame));
      const motion::Keys<Value> keys = neededKeys(dense);
      for (std::size_t i = 1; i < keys.size(); ++i) arriving_.append(keys.frames[i], keys.values[i]);
      return;
    }
    if (reducible_.empty() || reducible_.back() != span.first) reducible_.push_back(span.first);
    for (Frame frame = span.first + 1; frame <= span.last; ++frame) {
      Value key = keyAt(frame);
      if constexpr (kHasCurves) key.curves.fill(motion::kLinearCurve);
      arriving_.append(frame, std::move(key));
      reducible_.push_back(frame);
    }
  }

  const motion::Track<Value>& base_;
  std::vector<Part<Value>> parts_;
  Layered layered_;
  std::vector<FrameRange> copies_;
  motion::Keys<Value> arriving_;
  std::vector<Frame> reducible_;
};

class Flattening {
 public:
  Flattening(const motion::Motion& motion, OperationControl& control)
      : motion_(motion),
        layers_(motion::heardLayers(motion)),
        control_(control),
        base_(motion::withoutLayers(motion)) {}

  Result<motion::FlatMotion> run(const ReductionBounds& bounds) {
    addTracks();
    flat_ = base_;
    flattenAll(base_.bones, motion::TrackKind::Bone);
    flattenAll(base_.morphs, motion::TrackKind::Morph);
    flattenView(base_.camera, motion::kCameraTrack);
    flattenView(base_.light, motion::kLightTrack);
    flattenView(base_.selfShadow, motion::kSelfShadowTrack);
    flattenProperty();
    if (const Status status = control_.status(); !status) return status.error();
    motion::applyEdits(flat_, dense_, motion::EditSide::After);
    if (!reducible_.isEmpty()) {
      const Result<OperationResult> reduced = reduceKeys(flat_, reducible_, bounds, nullptr, control_);
      if (const Status status = control_.status(); !status) return status.error();
      if (!reduced) return reduced.error();
      motion::applyEdits(flat_, reduced->edit.keys, motion::EditSide::After);
    }
    motion::FlatMotion result{std::move(flat_), {}};
    for (const motion::KeyEdit& edit : dense_) addEdit(edit, result);
    return result;
  }

 private:
  void addTracks() {
    for (const motion::LayerView& layer : layers_) {
      for (const auto& track : *layer.bones) {
        if (!track.keys.empty()) base_.ensureBone(track.name);
      }
      for (const auto& track : *layer.morphs) {
        if (!track.keys.empty()) base_.ensureMorph(track.name);
      }
    }
  }

  template <class Value>
  void flattenAll(const Tracks<Value>& tracks, motion::TrackKind kind) {
    for (std::size_t i = 0; i < tracks.size() && !control_.isStopped(); ++i) {
      flatten({kind, static_cast<std::uint32_t>(i)}, tracks[i].keys, partsOf<Value>(tracks[i].name),
              tracks[i].name.bytes);
    }
  }

  template <class Value>
  void flattenView(const motion::Track<Value>& track, motion::TrackId id) {
    if (control_.isStopped()) return;
    std::vector<Part<Value>> parts;
    for (const motion::LayerView& layer : layers_) {
      if (!layer.track<Value>().empty()) parts.push_back(partOf(layer, layer.track<Value>()));
    }
    flatten(id, track, std::move(parts), {});
  }

  void flattenProperty() {
    const motion::Track<motion::VisibilityIkKey> shown = eval::layeredProperty(motion_);
    if (shown == base_.property) return;
    motion::Keys<motion::VisibilityIkKey> keys = shown.keys();
    motion::takeSources(base_.property, keys);
    const FrameRange range = base_.property.frameRange().united(shown.frameRange());
    dense_.push_back({motion::kPropertyTrack, range, base_.property.keys(), std::move(keys)});
  }

  template <class Value>
  void flatten(motion::TrackId id, const motion::Track<Value>& track, std::vector<Part<Value>> parts,
               std::string_view name) {
    if (parts.empty()) return;
    TrackFlattening<Value> flattening(motion_, track, std::move(parts), name);
    flattening.run(control_);
    if (!flattening.isChanged()) return;
    motion::Keys<Value> arriving = flattening.takeKeys();
    motion::takeSources(track, arriving);
    if (!flattening.reducible().empty()) reducible_.add(id, flattening.reducible());
    motion::KeyReplacement<Value>(id, track, flattening.removedKeys(), std::move(arriving)).appendTo(dense_);
  }

  template <class Value>
  [[nodiscard]] static Part<Value> partOf(const motion::LayerView& layer, const motion::Track<Value>& keys) {
    Part<Value> part{layer.settings, &keys, {}};
    for (const motion::LayerWeightKey& key : layer.settings->weights) part.weightFrames.push_back(key.frame);
    return part;
  }

  template <class Value>
  [[nodiscard]] std::vector<Part<Value>> partsOf(const Name& name) const {
    std::vector<Part<Value>> parts;
    for (const motion::LayerView& layer : layers_) {
      for (const motion::NamedTrack<Value>& track : tracksOf(layer, static_cast<const Value*>(nullptr))) {
        if (track.name.bytes != name.bytes || track.keys.empty()) continue;
        parts.push_back(partOf(layer, track.keys));
        break;
      }
    }
    return parts;
  }

  /// The same range, with the keys that remain after reducing.
  static void addEdit(const motion::KeyEdit& dense, motion::FlatMotion& result) {
    result.motion.visit(dense.track, [&](const auto& track) {
      motion::KeySpan after = track.slice(dense.range);
      if (after != dense.before) result.edits.push_back({dense.track, dense.range, dense.before, std::move(after)});
    });
  }

  const motion::Motion& motion_;
  std::vector<motion::LayerView> layers_;
  OperationControl& control_;
  motion::Motion base_;
  motion::Motion flat_;
  motion::KeyEdits dense_;
  motion::KeySelection reducible_;
};

}  // namespace

Result<motion::FlatMotion> flattenLayers(const motion::Motion& motion, const ReductionBounds& bounds,
                                         OperationControl& control) {
  return Flattening(motion, control).run(bounds);
}

}  // namespace furitsuke::operations
