// SPDX-License-Identifier: MIT
#include "core/motion/layers/stored_layers.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/motion/key_replacement.h"

namespace furitsuke::motion {

namespace {

/// FNV-1a over 32-bit words.
class Digest {
 public:
  void add(std::uint32_t word) {
    constexpr std::uint64_t kPrime = 1099511628211U;
    for (int shift = 0; shift < 32; shift += 8) sum_ = (sum_ ^ ((word >> shift) & 0xFFU)) * kPrime;
  }
  void add(float value) { add(std::bit_cast<std::uint32_t>(value)); }
  void add(const Vec3& value) {
    add(value.x);
    add(value.y);
    add(value.z);
  }
  void add(const Curve& curve) {
    add(static_cast<std::uint32_t>(curve.x1 | curve.y1 << 8 | curve.x2 << 16) | std::uint32_t{curve.y2} << 24);
  }
  void add(const BoneKey& key) {
    add(key.translation);
    add(key.rotation.x);
    add(key.rotation.y);
    add(key.rotation.z);
    add(key.rotation.w);
    for (const Curve& curve : key.curves) add(curve);
    add(std::uint32_t{key.physics});
  }
  void add(const MorphKey& key) { add(key.weight); }
  void add(const CameraKey& key) {
    add(key.distance);
    add(key.target);
    add(key.rotation);
    add(key.fov);
    for (const Curve& curve : key.curves) add(curve);
    add(std::uint32_t{key.perspective});
  }
  void add(const LightKey& key) {
    add(key.color);
    add(key.direction);
  }
  void add(const SelfShadowKey& key) {
    add(std::uint32_t{key.mode});
    add(key.distance);
  }
  void add(const VisibilityIkKey& key) {
    add(std::uint32_t{key.visible});
    for (const IkState& state : key.ik) {
      for (const char letter : state.name) add(std::uint32_t{static_cast<unsigned char>(letter)});
      add(std::uint32_t{state.enabled} + 256);
    }
  }
  [[nodiscard]] std::uint64_t sum() const noexcept { return sum_; }

 private:
  std::uint64_t sum_ = 14695981039346656037U;
};

std::optional<TrackId> findTrackOf(const Motion& motion, const ReplacedKeys& replaced) {
  if (replaced.kind == TrackKind::Bone) return motion.findBone(replaced.name.bytes);
  if (replaced.kind == TrackKind::Morph) return motion.findMorph(replaced.name.bytes);
  return TrackId{replaced.kind, 0};
}

TrackId ensureTrackOf(Motion& motion, const ReplacedKeys& replaced) {
  if (replaced.kind == TrackKind::Bone) return motion.ensureBone(replaced.name);
  if (replaced.kind == TrackKind::Morph) return motion.ensureMorph(replaced.name);
  return {replaced.kind, 0};
}

Name nameOf(const Motion& motion, TrackId id) {
  if (id.kind == TrackKind::Bone) return motion.bones[id.index].name;
  if (id.kind == TrackKind::Morph) return motion.morphs[id.index].name;
  return {};
}

KeySpan keysWithin(const Motion& motion, TrackId id, FrameRange range) {
  return motion.visit(id, [range](const auto& track) -> KeySpan { return track.slice(range); });
}

/// Whether the file has the keys that flattening wrote.
bool isAsFlattened(const Motion& motion, const ReplacedKeys& replaced) {
  const auto id = findTrackOf(motion, replaced);
  if (!id) return replaced.flatSum == Digest().sum();
  return digestOf(keysWithin(motion, *id, replaced.range)) == replaced.flatSum;
}

void putBack(Motion& motion, const ReplacedKeys& replaced) {
  motion.visit(ensureTrackOf(motion, replaced), [&](auto& track) {
    using Value = typename std::decay_t<decltype(track)>::ValueType;
    Keys<Value> keys = std::get<Keys<Value>>(replaced.keys);
    takeSources(track, keys);
    track.replace(replaced.range, keys);
  });
}

}  // namespace

std::uint64_t digestOf(const KeySpan& keys) {
  Digest digest;
  std::visit(
      [&digest](const auto& typed) {
        for (std::size_t i = 0; i < typed.size(); ++i) {
          digest.add(static_cast<std::uint32_t>(typed.frames[i]));
          digest.add(typed.values[i]);
        }
      },
      keys);
  return digest.sum();
}

bool operator==(const StoredLayers& a, const StoredLayers& b) {
  const auto areSame = [](const StoredLayer& x, const StoredLayer& y) {
    return x.settings == y.settings && haveSameKeys(x.tracks, y.tracks);
  };
  return std::ranges::equal(a.layers, b.layers, areSame) && a.replaced == b.replaced && a.captured == b.captured &&
         a.unknown == b.unknown;
}

bool operator==(const StoredLayersRef& a, const StoredLayersRef& b) {
  return a.layers_ == b.layers_ || (a && b && *a == *b);
}

StoredLayersRef originsOf(StoredLayers kept) {
  if (kept.replaced.empty() && kept.captured.empty()) return {};
  return StoredLayersRef(std::make_shared<const StoredLayers>(std::move(kept)));
}

StoredLayers storedLayers(const Motion& motion, const FlatMotion& flat) {
  StoredLayers stored;
  for (const LayerView& layer : layersOf(motion)) {
    stored.layers.push_back(
        {*layer.settings,
         {*layer.bones, *layer.morphs, *layer.camera, *layer.light, *layer.selfShadow, *layer.property}});
  }
  for (const KeyEdit& edit : flat.edits) {
    stored.replaced.push_back(
        {edit.track.kind, nameOf(flat.motion, edit.track), edit.range, edit.before, digestOf(edit.after)});
  }
  return stored;
}

std::optional<Error> restoreLayers(Motion& motion, const StoredLayers& stored) {
  const bool isIntact = std::ranges::all_of(
      stored.replaced, [&motion](const ReplacedKeys& replaced) { return isAsFlattened(motion, replaced); });
  if (isIntact) {
    for (const ReplacedKeys& replaced : stored.replaced) putBack(motion, replaced);
  }
  LayerStack stack;
  for (const StoredLayer& layer : stored.layers) {
    stack.arrangement.order.push_back(static_cast<LayerSlot>(stack.tracks.size()));
    stack.arrangement.settings.push_back(layer.settings);
    if (!isIntact) stack.arrangement.settings.back().isMuted = true;
    stack.tracks.push_back(layer.tracks);
  }
  motion.layers = std::make_shared<const LayerStack>(std::move(stack));
  if (isIntact) return {};
  return Error::in(
      Core::tr("layers"),
      Core::tr("another program has changed the motion into which the layers were flattened; the layers are muted"));
}

}  // namespace furitsuke::motion
