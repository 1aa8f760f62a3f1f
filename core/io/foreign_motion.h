// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/name.h"
#include "core/base/utf8.h"
#include "core/io/foreign_values.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/track_collector.h"
#include "core/motion/layers/layer_stack.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

inline constexpr PatternFor<Counted> kCountedKeys = Core::trCount("%n key", "%n keys");

/// Collects the keys of a motion of another program in any order and makes a motion of them: frames at any rate become
/// those at 30 per second, names become CP932, and numbered layers of bones become layers of the motion, which add
/// their movement. Reports what it changes. `Finding` is the enum of the format; it has the values used here.
template <class Finding>
class ForeignMotionBuilder {
 public:
  explicit ForeignMotionBuilder(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  /// Sets the rate of frameOf(); 30 if it is not usable.
  void setRate(double framesPerSecond) {
    constexpr double kHighestRate = 100'000;
    const bool isUsable = framesPerSecond > 0 && framesPerSecond <= kHighestRate;
    scale_ = isUsable ? kFramesPerSecond / framesPerSecond : 1;
    if (!isUsable) counter(Finding::RateUnknown, Core::trCount("%n rate", "%n rates"));
  }

  motion::Keys<motion::CameraKey> camera;
  motion::Keys<motion::LightKey> light;
  motion::Keys<motion::SelfShadowKey> selfShadow;
  motion::Keys<motion::VisibilityIkKey> property;

  void report(Finding finding, Message reason, std::optional<std::size_t> offset = {}) {
    diagnostics_.push_back(makeDiagnostic(finding, std::move(reason), offset));
  }

  /// Counts a finding, which is reported once: "3 keys".
  void counter(Finding finding, PatternFor<Counted> reason, std::size_t count = 1) {
    if (count == 0) return;
    Counter& counter = counters_.try_emplace(finding, Counter{reason}).first->second;
    counter.count += count;
    counter.reason = reason;
  }

  /// The frame at 30 per second; nothing if no key can be there.
  std::optional<Frame> frameOf(double frame) {
    const double exact = frame * scale_;
    const double whole = std::nearbyint(exact);
    if (!(whole >= 0 && whole <= static_cast<double>(kMaxFrame))) {
      counter(Finding::FrameOutOfRange, kCountedKeys);
      return {};
    }
    if (std::abs(exact - whole) > 1e-6) counter(Finding::FrameRounded, kCountedKeys);
    return static_cast<Frame>(whole);
  }

  /// `prefix` distinguishes names in findings: "morph:".
  Name nameOf(std::string_view text, const std::string& prefix) {
    if (Result<Name> name = Name::fromText(text); name.ok()) return *std::move(name);
    Name name = Name::fromBytes(encodedWithQuestionMarks(text));
    if (reportedNames_.insert(prefix + std::string(text)).second) {
      report(Finding::NameUnencodable,
             {Core::trWith("the name \"%1\" becomes \"%2\""), utf8::sanitized(text), name.text()});
      diagnostics_.back().track = prefix + name.text();
    }
    return name;
  }

  motion::Curve curveOf(const std::array<std::uint8_t, 4>& bytes) {
    std::array<std::uint8_t, 4> valid = bytes;
    for (std::uint8_t& byte : valid) byte = std::min<std::uint8_t>(byte, motion::kCurveMax);
    if (valid != bytes) counter(Finding::CurveOutOfRange, Core::trCount("%n curve", "%n curves"));
    return {valid[0], valid[1], valid[2], valid[3]};
  }

  std::uint32_t fovOf(double degrees) {
    const std::uint32_t fov = wholeFov(degrees);
    if (!(std::abs(degrees - fov) < 1e-3))
      counter(Finding::FovNotWhole, Core::trCount("%n view angle", "%n view angles"));
    return fov;
  }

  /// Layer 0 is the motion itself.
  void addBone(std::int64_t layer, const Name& name, Frame frame, const motion::BoneKey& key) {
    bones_[layer].keysOf(name).append(frame, key);
  }
  void addMorph(std::int64_t layer, const Name& name, Frame frame, motion::MorphKey key) {
    morphs_[layer].keysOf(name).append(frame, key);
  }
  void setLayerName(std::int64_t layer, const std::string& name) { layerNames_.emplace(layer, name); }

  [[nodiscard]] motion::Motion motion(std::string_view modelName) {
    motion::Motion motion;
    const Name name = nameOf(modelName, "");
    motion.modelName = Name::fromBytes(cp932::cutAtCharacter(name.bytes, kModelNameBytes));
    motion.bones = take(bones_[0], "");
    motion.morphs = take(morphs_[0], "morph:");
    motion.camera = single(std::move(camera), "camera");
    motion.light = single(std::move(light), "light");
    motion.selfShadow = single(std::move(selfShadow), "selfShadow");
    motion.property = single(std::move(property), "property");
    addLayers(motion);
    if (motion.isCameraMotion()) motion.modelName = Name::fromBytes(nameInField(kCameraModelName));
    for (const auto& [finding, counter] : counters_) {
      report(finding, {counter.reason, Counted{counter.count}});
      diagnostics_.back().count = counter.count;
    }
    sortBySeverity(diagnostics_);
    return motion;
  }

 private:
  struct Counter {
    PatternFor<Counted> reason;
    std::size_t count = 0;
  };

  template <class Value>
  std::vector<motion::NamedTrack<Value>> take(TrackCollector<Value>& collector, const std::string& prefix) {
    return collector.take([&](const Name& name, std::size_t count, Frame first) {
      reportDuplicates(count, first, prefix + name.text());
    });
  }

  template <class Value>
  motion::Track<Value> single(motion::Keys<Value> keys, const char* path) {
    return orderedTrack(std::move(keys), [&](std::size_t count, Frame first) { reportDuplicates(count, first, path); });
  }

  void reportDuplicates(std::size_t count, Frame first, std::string path) {
    report(Finding::KeyDuplicate, {Core::trCount("%n key overridden by later ones on the same frame",
                                                 "%n keys overridden by later ones on the same frame"),
                                   Counted{count}});
    diagnostics_.back().track = std::move(path);
    diagnostics_.back().frame = first;
  }

  void addLayers(motion::Motion& motion) {
    std::set<std::int64_t> numbers;
    for (const auto& [number, tracks] : bones_) numbers.insert(number);
    for (const auto& [number, tracks] : morphs_) numbers.insert(number);
    numbers.erase(0);
    motion::LayerStack stack;
    for (const std::int64_t number : numbers) {
      motion::LayerTracks tracks{take(bones_[number], ""), take(morphs_[number], "morph:")};
      if (number < 0 || stack.tracks.size() == motion::kMaxLayers) {
        counter(Finding::LayersLost, kCountedKeys, tracks.keyCount());
        continue;
      }
      const auto named = layerNames_.find(number);
      motion::LayerSettings& settings = stack.arrangement.settings.emplace_back();
      settings.name = named != layerNames_.end() ? named->second : "Stage " + std::to_string(number);
      stack.arrangement.order.push_back(static_cast<motion::LayerSlot>(stack.tracks.size()));
      stack.tracks.push_back(std::move(tracks));
    }
    if (stack.tracks.empty()) return;
    report(Finding::Layers, {Core::trCount("%n layer", "%n layers"), Counted{stack.tracks.size()}});
    diagnostics_.back().count = stack.tracks.size();
    motion.layers = std::make_shared<const motion::LayerStack>(std::move(stack));
  }

  Diagnostics& diagnostics_;
  double scale_ = 1;
  std::map<std::int64_t, TrackCollector<motion::BoneKey>> bones_;
  std::map<std::int64_t, TrackCollector<motion::MorphKey>> morphs_;
  std::map<std::int64_t, std::string> layerNames_;
  std::map<Finding, Counter> counters_;
  std::set<std::string> reportedNames_;
};

}  // namespace furitsuke::io
