// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/fingerprint.h"

#include <bit>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "core/io/json/annotation_file.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::soak {

namespace {

/// A mixing function of good quality for whole words; not for security.
class Mixer {
 public:
  void word(std::uint64_t word) {
    state_ = (state_ ^ word) * 0x9E3779B97F4A7C15U;
    state_ ^= state_ >> 29U;
  }
  void bytes(const void* data, std::size_t size) {
    const auto* at = static_cast<const unsigned char*>(data);
    for (; size >= sizeof(std::uint64_t); at += sizeof(std::uint64_t), size -= sizeof(std::uint64_t)) {
      std::uint64_t whole = 0;
      std::memcpy(&whole, at, sizeof(whole));
      word(whole);
    }
    std::uint64_t rest = size + 1;
    if (size > 0) std::memcpy(&rest, at, size);
    word(rest ^ (std::uint64_t{size} << 56U));
  }
  void text(std::string_view text) {
    word(text.size());
    bytes(text.data(), text.size());
  }
  [[nodiscard]] std::uint64_t result() const noexcept { return state_ ^ (state_ >> 32U); }

 private:
  std::uint64_t state_ = 0x243F6A8885A308D3U;
};

// Only the bytes of members: padding has no defined value.
void mix(Mixer& into, const motion::BoneKey& key) {
  into.bytes(&key, offsetof(motion::BoneKey, physics));
  into.word(key.physics ? 1 : 0);
}
void mix(Mixer& into, const motion::MorphKey& key) { into.word(std::bit_cast<std::uint32_t>(key.weight)); }
void mix(Mixer& into, const motion::CameraKey& key) {
  into.bytes(&key, offsetof(motion::CameraKey, perspective));
  into.word(key.perspective ? 1 : 0);
}
void mix(Mixer& into, const motion::LightKey& key) { into.bytes(&key, sizeof(key)); }
void mix(Mixer& into, const motion::SelfShadowKey& key) {
  into.word(key.mode);
  into.word(std::bit_cast<std::uint32_t>(key.distance));
}
void mix(Mixer& into, const motion::VisibilityIkKey& key) {
  into.word(key.visible ? 1 : 0);
  for (const motion::IkState& state : key.ik) {
    into.text(state.name);
    into.word(state.enabled ? 1 : 0);
  }
}

template <class Value>
void mix(Mixer& into, const motion::Track<Value>& track) {
  into.word(track.size());
  into.bytes(track.frames().data(), track.frames().size_bytes());
  into.bytes(track.sources().data(), track.sources().size_bytes());
  for (const Value& value : track.values()) mix(into, value);
}

template <class Value>
bool isUnchanged(const motion::NamedTrack<Value>& a, const motion::NamedTrack<Value>& b) {
  const motion::Keys<Value>& now = a.keys.keys();
  const motion::Keys<Value>& then = b.keys.keys();
  return a.name == b.name && now.frames.sharesWith(then.frames) && now.values.sharesWith(then.values) &&
         now.sources.sharesWith(then.sources);
}

/// The sum, because the order of tracks does not matter; tracks without keys count nothing.
template <class Value>
std::uint64_t sumOf(const std::vector<motion::NamedTrack<Value>>& tracks,
                    const std::vector<motion::NamedTrack<Value>>& before, std::vector<std::uint64_t>& known) {
  known.resize(tracks.size());
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    if (i >= before.size() || !isUnchanged(tracks[i], before[i])) {
      Mixer mixer;
      mixer.text(tracks[i].name.bytes);
      mix(mixer, tracks[i].keys);
      known[i] = tracks[i].keys.empty() ? 0 : mixer.result();
    }
    sum += known[i];
  }
  return sum;
}

void mix(Mixer& into, const motion::PoseDraft& draft) {
  for (const motion::BonePose& bone : draft.bones()) {
    into.text(bone.name.bytes);
    into.bytes(&bone.translation, sizeof(bone.translation));
    into.bytes(&bone.rotation, sizeof(bone.rotation));
  }
  into.word(draft.bones().size());
  for (const motion::MorphPose& morph : draft.morphs()) {
    into.text(morph.name.bytes);
    into.word(std::bit_cast<std::uint32_t>(morph.weight));
  }
}

/// The tracks that are not edited now are few and change rarely, so nothing is remembered of them.
template <class Value>
void mixAll(Mixer& into, const std::vector<motion::NamedTrack<Value>>& tracks) {
  std::vector<std::uint64_t> sums;
  into.word(sumOf(tracks, {}, sums));
}

/// Without slots, which recovery may number anew.
void mixLayers(Mixer& into, const motion::Motion& motion) {
  const std::vector<motion::LayerView> layers = motion::layersOf(motion);
  if (layers.empty()) return;
  mixAll(into, motion::baseBones(motion));
  mixAll(into, motion::baseMorphs(motion));
  for (const motion::LayerView& layer : layers) {
    const motion::LayerSettings& settings = *layer.settings;
    into.text(settings.name);
    into.word(static_cast<std::uint64_t>(settings.mode));
    into.word((settings.isMuted ? 1U : 0U) + (settings.isSolo ? 2U : 0U) +
              (motion::arrangementOf(motion).active == layer.slot ? 4U : 0U));
    for (const motion::LayerWeightKey& key : settings.weights) {
      into.word(static_cast<std::uint64_t>(key.frame));
      into.word(std::bit_cast<std::uint32_t>(key.weight));
    }
    mixAll(into, *layer.bones);
    mixAll(into, *layer.morphs);
  }
}

}  // namespace

Fingerprint FingerprintOf::operator()(const edit::MotionDocument& document) {
  const motion::Motion& motion = document.history().settledMotion();
  Mixer mixer;
  mixer.text(motion.modelName.bytes);
  mixer.word(sumOf(motion.bones, last_.bones, bones_));
  mixer.word(sumOf(motion.morphs, last_.morphs, morphs_));
  mix(mixer, motion.camera);
  mix(mixer, motion.light);
  mix(mixer, motion.selfShadow);
  mix(mixer, motion.property);
  if (!motion.annotations.isEmpty()) mixer.text(io::annotationsToJson(motion.annotations));
  mixLayers(mixer, motion);
  mix(mixer, document.history().draft());
  last_ = motion;
  return mixer.result();
}

}  // namespace furitsuke::soak
