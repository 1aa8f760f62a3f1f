// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/curve.h"
#include "core/motion/captured_keys.h"
#include "core/motion/layers/layer_stack.h"
#include "core/operations/cleanup/value_bridge.h"
#include "core/operations/key_insertion.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

/// Keys next to a gap that are farther apart were set by an animator, who wanted the way between them.
constexpr Frame kRecordedDistance = 3;
/// Without a kept capture, only a track of which this part of all keys follow each other frame by frame was recorded.
constexpr double kRecordedPart = 0.9;

/// The frames before and after a bridge from which its speed there is taken.
constexpr Frame kSpeedFrames = 2;

/// A part of a track that gets new keys.
struct Gap {
  std::size_t before;  ///< the key before it
  std::size_t after;   ///< the key after it
  FrameRange bridge;  ///< its first and last frame keep the value of the track; `before` and `after` may be farther out
};

eval::BoneSample sampleAt(const motion::Track<motion::BoneKey>& track, Frame frame) {
  return eval::sampleBone(track, frame);
}
double sampleAt(const motion::Track<motion::MorphKey>& track, Frame frame) { return eval::sampleMorph(track, frame); }

bool isSameSample(const eval::BoneSample& a, const eval::BoneSample& b) {
  return a.translation == b.translation && eval::degreesBetween(a.rotation, b.rotation) < 1e-4;
}
bool isSameSample(double a, double b) { return std::abs(a - b) < 1e-6; }

/// Whether the curve before a key was chosen: by an animator, or by a reduction that fitted it to the frames that it
/// removed. Recorded keys have straight curves.
bool hasChosenCurve(const motion::BoneKey& key) {
  return !std::ranges::all_of(key.curves, [](const motion::Curve& curve) { return eval::isStraightCurve(curve); });
}
bool hasChosenCurve(const motion::MorphKey& /*key*/) { return false; }

/// What the arguments ask for.
struct FillOptions {
  Frame shortest;  ///< frames without a key
  Frame longest;
  Frame length;                      ///< of the bridge; 0: of the gap
  std::optional<FrameRange> erased;  ///< the frames whose keys are replaced, instead of gaps
};

/// Whether the keys of a track follow each other as those of a recording do: keys that an animator has set, and those
/// that a reduction has left, are at all distances.
bool isRecording(std::span<const Frame> frames) {
  std::size_t close = 0;
  for (std::size_t i = 1; i < frames.size(); ++i) close += frames[i] - frames[i - 1] <= kRecordedDistance ? 1 : 0;
  return static_cast<double>(close) >= kRecordedPart * static_cast<double>(frames.size() - 1);
}

template <class Value>
class GapSearch {
 public:
  /// `lost`: the frames around each place at which frames were lost, with keys at both; null: that is not known.
  GapSearch(const motion::Track<Value>& track, const FillOptions& options, const std::vector<FrameRange>* lost)
      : track_(track), options_(options), lost_(lost) {}

  [[nodiscard]] std::vector<Gap> find(const motion::KeyRuns& runs) const {
    std::vector<Gap> gaps;
    if (options_.erased) {
      if (auto gap = erasedGap(*options_.erased)) gaps.push_back(*gap);
      return gaps;
    }
    if (lost_ != nullptr) return knownGaps();
    const auto frames = track_.frames();
    if (!isRecording(frames)) return gaps;
    for (const motion::KeyRun& run : runs) {
      for (std::size_t i = std::max<std::size_t>(run.first, 1); i + 2 < track_.size() && i + 1 < run.end; ++i) {
        const Frame empty = frames[i + 1] - frames[i] - 1;
        const bool isRecorded =
            frames[i] - frames[i - 1] <= kRecordedDistance && frames[i + 2] - frames[i + 1] <= kRecordedDistance;
        if (!isRecorded || empty < options_.shortest || empty > options_.longest) continue;
        if (hasChosenCurve(track_.values()[i + 1])) continue;
        // A recorder that leaves out equal keys.
        if (isSameSample(sampleOf(track_.values()[i]), sampleOf(track_.values()[i + 1]))) continue;
        addGap(gaps, i);
      }
    }
    return gaps;
  }

 private:
  /// Adds the gap after a key, unless it overlaps with the one before.
  void addGap(std::vector<Gap>& gaps, std::size_t before) const {
    const Frame last = gaps.empty() ? track_.frames().front() : gaps.back().bridge.last;
    const Gap gap = withLength(before, before + 1);
    if (gap.bridge.first >= last) gaps.push_back(gap);
  }

  [[nodiscard]] std::vector<Gap> knownGaps() const {
    std::vector<Gap> gaps;
    for (const FrameRange& lost : *lost_) addGap(gaps, track_.lowerBound(lost.first));
    return gaps;
  }

  /// The gap after the keys in these frames are removed; unset if there are none, or none before or after them.
  [[nodiscard]] std::optional<Gap> erasedGap(FrameRange erased) const {
    const std::size_t first = track_.lowerBound(erased.first);
    const std::size_t end = erased.last == kMaxFrame ? track_.size() : track_.lowerBound(erased.last + 1);
    if (first == end || first == 0 || end == track_.size()) return {};
    return withLength(first - 1, end);
  }

  /// A bridge of the chosen length: around the gap if it is longer, at its end if it is shorter.
  [[nodiscard]] Gap withLength(std::size_t before, std::size_t after) const {
    const auto frames = track_.frames();
    const Frame first = frames[before];
    const Frame last = frames[after];
    if (options_.length == 0) return {before, after, {first, last}};
    const Frame more = options_.length - (last - first);
    if (more <= 0) return {before, after, {last - options_.length, last}};
    Gap gap{before, after, {std::max(frames.front(), first - more / 2), first}};
    gap.bridge.last = static_cast<Frame>(std::min<std::int64_t>(frames.back(), std::int64_t{last} + more - more / 2));
    while (gap.before > 0 && frames[gap.before] > gap.bridge.first) --gap.before;
    while (gap.after + 1 < track_.size() && frames[gap.after] < gap.bridge.last) ++gap.after;
    gap.bridge = {frames[gap.before], frames[gap.after]};
    return gap;
  }

  const motion::Track<Value>& track_;
  const FillOptions& options_;
  const std::vector<FrameRange>* lost_;
};

/// What a capture that is kept beside the motion tells about its gaps.
class KnownGaps {
 public:
  explicit KnownGaps(const OperationInput& in) : motion_(in.motion), keys_(in.keys) {}

  /// Finds them in the chosen keys, and adds keys at their ends.
  void find(const OperationInput& in, const FillOptions& options) {
    const motion::CapturedKeys* captured = motion::capturedKeys(in.motion);
    if (captured == nullptr || options.erased || motion::isOnLayer(in.motion)) return;
    for (const auto& [id, frames] : in.keys.tracks()) {
      if (in.control.isStopped()) return;
      const std::span<const Frame> recorded = recordedFrames(*captured, id);
      if (recorded.empty()) continue;
      std::vector<FrameRange>& lost = lost_[id];
      for (const FrameRange& gap : motion::lostFrames(*captured, recorded)) {
        const Frame empty = gap.last - gap.first - 1;
        const bool isWanted = in.frames.contains(gap.first) && in.frames.contains(gap.last) &&
                              empty >= options.shortest && empty <= options.longest;
        if (isWanted && isEmpty(id, gap)) lost.push_back(gap);
      }
      if (!in.control.requireKeys(2 * static_cast<std::int64_t>(lost.size()))) return;
      for (const FrameRange& gap : lost) {
        for (const Frame end : {gap.first, gap.last}) {
          insertSampledKeyAt(motion_, id, end, in.preExtrapolation);
          keys_.add(id, end);
        }
      }
    }
  }

  /// The motion with keys at the ends.
  [[nodiscard]] const motion::Motion& motion() const { return motion_; }
  [[nodiscard]] const motion::KeySelection& keys() const { return keys_; }
  /// Null for a track that was not recorded.
  [[nodiscard]] const std::vector<FrameRange>* of(motion::TrackId id) const {
    const auto at = lost_.find(id);
    return at == lost_.end() ? nullptr : &at->second;
  }

 private:
  [[nodiscard]] std::span<const Frame> recordedFrames(const motion::CapturedKeys& captured, motion::TrackId id) const {
    const auto framesOf = [](const auto* track) {
      return track == nullptr ? std::span<const Frame>() : track->frames();
    };
    if (id.kind == motion::TrackKind::Bone) {
      return framesOf(motion::capturedBone(captured, motion_.bones[id.index].name.bytes));
    }
    if (id.kind != motion::TrackKind::Morph) return {};
    return framesOf(motion::capturedMorph(captured, motion_.morphs[id.index].name.bytes));
  }

  /// Whether no key is inside: it was not filled before.
  [[nodiscard]] bool isEmpty(motion::TrackId id, FrameRange gap) const {
    return std::ranges::none_of(motion_.frames(id),
                                [gap](Frame frame) { return frame > gap.first && frame < gap.last; });
  }

  motion::Motion motion_;
  motion::KeySelection keys_;
  std::map<motion::TrackId, std::vector<FrameRange>> lost_;
};

/// The step per frame toward a key, from the keys before it if `isEarlier`, otherwise from those after it.
template <class Value>
auto speedAt(const motion::Track<Value>& track, std::size_t key, bool isEarlier) {
  const Frame at = track.frames()[key];
  const Frame edge = isEarlier ? track.frames().front() : track.frames().back();
  const Frame distance = std::min(kSpeedFrames, isEarlier ? at - edge : edge - at);
  const auto here = sampleOf(track.values()[key]);
  if (distance == 0) return stepBetween(here, here);
  const auto there = sampleAt(track, isEarlier ? at - distance : at + distance);
  return (isEarlier ? stepBetween(there, here) : stepBetween(here, there)) * (1.0 / distance);
}

/// The keys of a bridge inside of its ends, and the held key if it starts after the key before it.
template <class Value>
void appendBridge(const motion::Track<Value>& track, const Gap& gap, KeyColumns<Value>& keys) {
  const Value& before = track.values()[gap.before];
  const auto a = sampleOf(before);
  const auto b = sampleOf(track.values()[gap.after]);
  const bool isHeld = gap.bridge.first > track.frames()[gap.before];
  const auto none = stepBetween(a, a);
  const ValueBridge bridge(gap.bridge, a, isHeld ? none : speedAt(track, gap.before, true), b,
                           speedAt(track, gap.after, false));
  Value key = motion::restKey<Value>();
  if constexpr (requires { key.physics; }) key.physics = before.physics;
  setSample(key, a);
  if (isHeld) keys.append(gap.bridge.first, key, motion::kNoSource);
  for (Frame frame = gap.bridge.first + 1; frame < gap.bridge.last; ++frame) {
    setSample(key, bridge.at(frame));
    keys.append(frame, key, motion::kNoSource);
  }
}

class FillRun {
 public:
  explicit FillRun(const OperationInput& in) : in_(in), known_(in), work_(in.motion) {
    const OperationArguments& a = in.arguments;
    options_ = {a.frame("shortest"), a.frame("longest"), a.frame("length"), {}};
  }

  Result<OperationResult> run() {
    if (in_.arguments.text("replace") == "frames") options_.erased = in_.frames;
    known_.find(in_, options_);
    work_ = known_.motion();
    forEachFillable([&](motion::TrackId, const auto&, const std::vector<Gap>& gaps) {
      for (const Gap& gap : gaps) {
        const std::int64_t removed = static_cast<std::int64_t>(gap.after - gap.before) - 1;
        in_.control.requireKeys(std::int64_t{gap.bridge.last} - gap.bridge.first - 1 - removed);
      }
    });
    if (in_.control.isStopped()) return std::move(result_);
    forEachFillable(
        [&](motion::TrackId id, const auto& track, const std::vector<Gap>& gaps) { place(id, track, gaps); });
    if (count_ > 0) result_.notes.push_back(operationNote("edit.fill.count", {}, {count_, {}}));
    if (keys_.isEmpty()) return std::move(result_);
    const Result<OperationResult> reduced = reduceKeys(work_, keys_, kValueBridgeBounds, nullptr, in_.control);
    if (!reduced.ok()) return reduced.error();
    motion::applyEdits(work_, reduced->edit.keys, motion::EditSide::After);
    for (const auto& [id, frames] : keys_.tracks()) {
      work_.visit(id, [&, id = id](const auto& changed) { proposeChanged(id, changed); });
    }
    return std::move(result_);
  }

 private:
  /// Calls f(track id, track, gaps) for the bones and morphs with gaps.
  template <class F>
  void forEachFillable(const F& f) {
    forEachSelectedTrack(
        known_.motion(), known_.keys(), in_.control,
        [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
          if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
            const std::vector<Gap> gaps = GapSearch<Value>(track, options_, known_.of(id)).find(runs);
            if (!gaps.empty()) f(id, track, gaps);
          }
        });
  }

  template <class Value>
  void place(motion::TrackId id, const motion::Track<Value>& track, const std::vector<Gap>& gaps) {
    KeyColumns<Value> arriving;
    motion::KeyRuns removed;
    for (const Gap& gap : gaps) {
      if (gap.after - gap.before > 1) removed.push_back({gap.before + 1, gap.after});
      appendBridge(track, gap, arriving);
      // The ends of the bridge keep their values, and their curves change to fit.
      keys_.add(id, track.frames()[gap.before]);
      keys_.add(id, track.frames()[gap.after]);
    }
    count_ += gaps.size();
    motion::Keys<Value> keys = arriving.take();
    keys_.add(id, std::span<const Frame>(keys.frames));
    motion::KeyEdits edits;
    motion::KeyReplacement<Value>(id, track, std::move(removed), std::move(keys)).appendTo(edits);
    motion::applyEdits(work_, edits, motion::EditSide::After);
  }

  template <class Value>
  void proposeChanged(motion::TrackId id, const motion::Track<Value>& changed) {
    if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
      in_.motion.visit(id, [&]<class Before>(const motion::Track<Before>& before) {
        if constexpr (std::is_same_v<Before, Value>) {
          motion::Keys<Value> after = changed.keys();
          motion::takeSources(before, after);
          motion::KeyReplacement<Value>(id, before, {{0, before.size()}}, std::move(after)).appendTo(result_.edit.keys);
        }
      });
      motion::KeySelection kept;
      kept.add(id, keys_.frames(id));
      kept.keepExisting(work_);
      result_.edit.selection->add(kept);
    }
  }

  const OperationInput& in_;
  FillOptions options_{};
  KnownGaps known_;
  motion::Motion work_;
  motion::KeySelection keys_;  ///< of `work_`: bridges with their ends
  std::size_t count_ = 0;
  OperationResult result_;
};

Result<OperationResult> runFill(const OperationInput& in) { return FillRun(in).run(); }

}  // namespace

Operation fillOperation() {
  return {
      .id = "fill",
      .text = Core::tr("Fill Gaps"),
      .help = Core::tr(
          "Bridge gaps of recorded bones and morphs by a smooth movement that starts and ends with the speed of the "
          "motion around it. An import keeps what was recorded: frames that were lost there are the gaps. Without it, "
          "gaps are places at which keys are missing that otherwise follow each other frame by frame. Or replace the "
          "keys in the chosen frames by such a bridge."),
      .parameters = {{.id = "replace",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Bridge the gaps between keys, or all of the chosen frames"),
                      .initial = "gaps",
                      .choices = {"gaps", "frames"}},
                     frameParameter(
                         "length",
                         Core::tr("Time from the start to the end of each bridge; a longer one also replaces keys "
                                  "next to the gap, a shorter one starts late; 0 for that of the gap"),
                         "0", 0, 36'000),
                     frameParameter("shortest", Core::tr("Shortest gap: number of frames without a key"), "4", 1,
                                    36'000),
                     frameParameter("longest", Core::tr("Longest gap; in longer ones the motion stays as it is"), "150",
                                    1, 36'000)},
      .run = runFill};
}

}  // namespace furitsuke::operations
