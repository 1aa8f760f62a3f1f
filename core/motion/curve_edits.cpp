// SPDX-License-Identifier: MIT
#include "core/motion/curve_edits.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/motion/selected_keys.h"

namespace furitsuke::motion {

static_assert(static_cast<int>(CurveChannel::Rotation) == static_cast<int>(BoneChannel::Rotation) &&
              static_cast<int>(CurveChannel::Fov) == static_cast<int>(CameraChannel::Fov));

namespace {

std::uint8_t clampedCurveByte(std::uint8_t value) { return std::min(value, static_cast<std::uint8_t>(kCurveMax)); }

/// Collects the changed keys of one track as edits of neighboring keys.
template <class Value>
class CurveEditCollector {
 public:
  CurveEditCollector(TrackId id, const Track<Value>& track, KeyEdits& edits) : id_(id), track_(track), edits_(edits) {}

  template <class Change>
  void add(std::size_t index, const Change& change) {
    auto curves = track_.values()[index].curves;
    change(curves);
    if (curves == track_.values()[index].curves) return;
    if (!pending_.empty() && index - last_ > kBridgedKeys + 1) flush();
    if (pending_.empty()) first_ = index;
    last_ = index;
    pending_.emplace_back(index, curves);
  }

  /// Call after the last key.
  void finish() {
    // As in KeyReplacement, an edit of most of a long track becomes an edit of the whole track, whose keys are shared
    // instead of copied.
    constexpr std::size_t kMinChangedKeys = 1024;
    if (!hasFlushed_ && pending_.size() >= std::max(kMinChangedKeys, track_.size() / 2)) {
      first_ = 0;
      last_ = track_.size() - 1;
    }
    flush();
  }

 private:
  void flush() {
    if (pending_.empty()) return;
    hasFlushed_ = true;
    const FrameRange range{track_.frames()[first_], track_.frames()[last_]};
    Keys<Value> before = track_.slice(range);
    Keys<Value> after = before;
    std::vector<Value>& values = after.values.edit();
    for (const auto& [index, curves] : pending_) values[index - first_].curves = curves;
    edits_.push_back({id_, range, std::move(before), std::move(after)});
    pending_.clear();
  }

  using Curves = decltype(Value::curves);
  TrackId id_;
  const Track<Value>& track_;
  KeyEdits& edits_;
  std::size_t first_ = 0;
  std::size_t last_ = 0;
  bool hasFlushed_ = false;
  std::vector<std::pair<std::size_t, Curves>> pending_;
};

/// Applies change(curve, channel) to the given channels of every selected key.
template <class Change>
KeyEdits changeCurves(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                      const Change& change) {
  KeyEdits edits;
  for (const auto& [id, frames] : selection.tracks()) {
    if (!motion.contains(id)) continue;
    motion.visit(id, [&, trackId = id, &selected = frames](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      if constexpr (kHasCurves<Value>) {
        CurveEditCollector<Value> collector(trackId, track, edits);
        const auto changeKey = [&](auto& curves) {
          for (std::size_t i = 0; i < curves.size(); ++i) {
            if (channels.contains(CurveChannel(i))) change(curves[i], i);
          }
        };
        forSelectedKeys(track, selected, [&](std::size_t index) { collector.add(index, changeKey); });
        collector.finish();
      }
    });
  }
  return edits;
}

// "linear" has MMD's bytes. Ease in, out and both are the CSS curves of these names, cubic-bezier(0.42 0 1 1), (0 0
// 0.58 1) and (0.42 0 0.58 1), on the grid of 127. "auto" is the curve of the automatic setting in nanoem, stronger
// than ease-in-out; MMD's own is not documented.
constexpr std::array<CurvePreset, 5> kCurvePresets{{{"linear", kLinearCurve},
                                                    {"ease-in", {53, 0, 127, 127}},
                                                    {"ease-out", {0, 0, 74, 127}},
                                                    {"ease-in-out", {53, 0, 74, 127}},
                                                    {"auto", {64, 0, 64, 127}}}};

}  // namespace

Curve patchedCurve(Curve curve, const CurvePatch& patch) {
  if (patch.x1) curve.x1 = clampedCurveByte(*patch.x1);
  if (patch.y1) curve.y1 = clampedCurveByte(*patch.y1);
  if (patch.x2) curve.x2 = clampedCurveByte(*patch.x2);
  if (patch.y2) curve.y2 = clampedCurveByte(*patch.y2);
  return curve;
}

bool operator==(const CurveSet& a, const CurveSet& b) {
  if (a.channels != b.channels) return false;
  for (std::size_t i = 0; i < kCurveChannelCount; ++i) {
    if (a.channels.contains(CurveChannel(i)) && a.curves[i] != b.curves[i]) return false;
  }
  return true;
}

KeyEdits setCurve(const Motion& motion, const KeySelection& selection, CurveChannels channels, const Curve& curve) {
  return setCurve(motion, selection, channels, CurvePatch::whole(curve));
}

KeyEdits setCurve(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                  const CurvePatch& patch) {
  return changeCurves(motion, selection, channels,
                      [&patch](Curve& curve, std::size_t) { curve = patchedCurve(curve, patch); });
}

KeyEdits adjustCurves(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                      std::uint8_t Curve::*number, double factor, double by) {
  return changeCurves(motion, selection, channels, [=](Curve& curve, std::size_t) {
    const double value = std::round(curve.*number * factor + by);
    curve.*number = static_cast<std::uint8_t>(std::clamp(value, 0.0, double{kCurveMax}));
  });
}

KeyEdits setCurves(const Motion& motion, const KeySelection& selection, const CurveSet& set) {
  return changeCurves(motion, selection, set.channels, [&set](Curve& curve, std::size_t channel) {
    curve = patchedCurve(curve, CurvePatch::whole(set.curves[channel]));
  });
}

CurveSet curvesOfKey(const Motion& motion, TrackId track, Frame frame) {
  CurveSet set;
  if (!motion.contains(track)) return set;
  motion.visit(track, [&](const auto& keys) {
    using Value = typename std::decay_t<decltype(keys)>::ValueType;
    if constexpr (kHasCurves<Value>) {
      const Value* key = keys.find(frame);
      if (key == nullptr) return;
      set.channels = CurveChannels::firstOnes(key->curves.size());
      std::ranges::copy(key->curves, set.curves.begin());
    }
  });
  return set;
}

std::span<const CurvePreset> curvePresets() { return kCurvePresets; }

std::optional<Curve> findCurvePreset(std::string_view id) {
  const auto found = std::ranges::find(kCurvePresets, id, &CurvePreset::id);
  if (found == kCurvePresets.end()) return {};
  return found->curve;
}

}  // namespace furitsuke::motion
