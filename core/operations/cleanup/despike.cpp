// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/operations/cleanup/exchanged_sides.h"
#include "core/operations/cleanup/jump_search.h"

namespace furitsuke::operations {

namespace {

/// Gives each selected rotation the sign that is closest to the one before.
void matchSigns(const motion::Track<motion::BoneKey>& track, const motion::KeyRuns& runs,
                std::vector<motion::BoneKey>& values) {
  std::size_t next = 0;
  for (const motion::KeyRun& run : runs) {
    std::optional<Quat> before;
    if (run.first > 0) before = track.values()[run.first - 1].rotation;
    for (std::size_t i = run.first; i < run.end; ++i, ++next) {
      Quat& q = values[next].rotation;
      if (before && glm::dot(toDouble(*before), toDouble(q)) < 0) q = {-q.x, -q.y, -q.z, -q.w};
      before = q;
    }
  }
}

struct DespikeCounts {
  std::size_t spikes = 0;
  std::size_t flips = 0;
};

/// Whether all keys of the exchanged tracks in these frames are selected.
bool isSelected(const motion::KeySelection& keys, const motion::Motion& motion, const SideExchange& exchange) {
  const auto isWhole = [&](std::uint32_t index) {
    const motion::TrackId id{motion::TrackKind::Bone, index};
    return std::ranges::all_of(motion.bones[index].keys.slice(exchange.frames).frames, [&](Frame frame) {
      const auto& selected = keys.frames(id);
      return std::ranges::binary_search(selected, frame);
    });
  };
  return std::ranges::all_of(exchange.pairs,
                             [&](const auto& pair) { return isWhole(pair.first) && isWhole(pair.second); });
}

/// The motion in which left and right have their own values; counts the spans in which they had not.
motion::Motion withOwnSides(const OperationInput& in, std::size_t& count) {
  motion::Motion own = in.motion;
  for (const SideExchange& exchange : findExchangedSides(in.motion, in.control)) {
    if (!isSelected(in.keys, in.motion, exchange)) continue;
    exchangeBack(own, exchange);
    ++count;
  }
  return own;
}

/// The keys of the runs without jumps.
template <class Value>
motion::Keys<Value> despikedKeys(const motion::Track<Value>& track, const motion::KeyRuns& runs,
                                 const SpikeLimits& limits, bool signs, DespikeCounts& counts,
                                 const OperationControl& control) {
  std::vector<SampleOf<Value>> samples;
  samples.reserve(track.size());
  for (const Value& value : track.values()) samples.push_back(sampleOf(value));
  std::vector<bool> isSelected(track.size(), false);
  std::vector<bool> isChanged(track.size(), false);
  for (const motion::KeyRun& run : runs) {
    std::fill(isSelected.begin() + static_cast<std::ptrdiff_t>(run.first),
              isSelected.begin() + static_cast<std::ptrdiff_t>(run.end), true);
  }
  for (const Jump& jump : correctJumps(track, samples, isSelected, isChanged, limits, control)) {
    ++(jump.isFlip ? counts.flips : counts.spikes);
  }
  motion::Keys<Value> keys = motion::keysOfRuns(track, runs);
  std::vector<Value>& values = keys.values.edit();
  std::size_t next = 0;
  for (const motion::KeyRun& run : runs) {
    for (std::size_t i = run.first; i < run.end; ++i, ++next) {
      if (isChanged[i]) setSample(values[next], samples[i]);
    }
  }
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    if (signs) matchSigns(track, runs, values);
  }
  return keys;
}

Result<OperationResult> runDespike(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  const SpikeLimits limits{a.number("position"), a.number("angle"), a.number("weight"), a.frame("longest"),
                           a.frame("longest-flip")};
  OperationResult result;
  DespikeCounts counts;
  std::size_t exchanges = 0;
  const motion::Motion own = a.flag("sides") ? withOwnSides(in, exchanges) : in.motion;
  forEachSelectedTrack(
      own, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
          in.motion.visit(id, [&]<class Before>(const motion::Track<Before>& before) {
            if constexpr (std::is_same_v<Before, Value>) {
              propose(result, id, before, {}, despikedKeys(track, runs, limits, a.flag("signs"), counts, in.control));
            }
          });
        }
      });
  if (exchanges > 0) result.notes.push_back(operationNote("edit.despike.sides", {}, {exchanges, {}}));
  if (counts.spikes > 0) result.notes.push_back(operationNote("edit.despike.spikes", {}, {counts.spikes, {}}));
  if (counts.flips > 0) result.notes.push_back(operationNote("edit.despike.flips", {}, {counts.flips, {}}));
  return result;
}

}  // namespace

Operation despikeOperation() {
  return {.id = "despike",
          .text = Core::tr("Remove Jumps"),
          .help = Core::tr(
              "Remove jumps of one or a few frames from recorded bones and morphs: keys that leave the motion around "
              "them and come back at once get the value between their neighbors. Rotations whose components have the "
              "wrong sign, or that are off by a half turn, are corrected, and so are sides that were taken for each "
              "other. Keys that are more than three frames apart "
              "are examined only where the bone is faster than any dancer, so that poses set by hand stay."),
          .parameters =
              {numberParameter("position", Core::tr("Smallest jump of the position of a bone"), "0.3",
                               Core::tr("model units"), 0.001, kLargestNumber),
               numberParameter("angle", Core::tr("Smallest jump of the rotation of a bone"), "15", "degrees", 0.1, 180),
               numberParameter("weight", Core::tr("Smallest jump of the weight of a morph"), "0.3", {}, 0.001, 1000),
               frameParameter("longest", Core::tr("Longest jump"), "1", 1, 30),
               frameParameter("longest-flip", Core::tr("Longest time that a rotation is flipped; 0 to keep flips"),
                              "30", 0, 3600),
               flagParameter("sides",
                             Core::tr("Also find the time in which left and right were taken for each other, and give "
                                      "both sides back what is theirs"),
                             "true"),
               flagParameter("signs",
                             Core::tr("Also give rotations the sign that is closest to the previous key, which does "
                                      "not change the motion"),
                             "true")},
          .run = runDespike};
}

}  // namespace furitsuke::operations
