// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/sampled_key.h"
#include "core/operations/key_differences.h"
#include "core/operations/key_insertion.h"
#include "core/operations/key_steps.h"
#include "core/operations/time/carrying_bones.h"
#include "core/operations/time/cycle_search.h"
#include "core/operations/time/loop_bridge.h"

namespace furitsuke::operations {

namespace {

/// Which end of a loop changes.
enum class LoopSide : std::uint8_t {
  End,    ///< the end is blended to the start
  Start,  ///< the start is blended to the end
  Both,   ///< they meet half way
};

LoopSide loopSideCalled(std::string_view name) {
  if (name == "start") return LoopSide::Start;
  return name == "both" ? LoopSide::Both : LoopSide::End;
}

/// The part of the difference that is added at each end.
struct LoopShares {
  double end = 1;
  double start = 0;
};

LoopShares sharesOf(LoopSide side) {
  if (side == LoopSide::End) return {1, 0};
  return side == LoopSide::Start ? LoopShares{0, 1} : LoopShares{0.5, 0.5};
}

/// From 0 to 1 with a slope of 0 at both ends.
double smoothStep(double x) { return x * x * (3 - 2 * x); }

/// The blended frame ranges of one track.
struct LoopZones {
  FrameRange start, end;
};

/// Shortens the zones so that they do not cross a camera cut.
void keepWithinShots(LoopZones& zones, std::span<const Frame> frames) {
  for (std::size_t i = 0; i + 1 < frames.size(); ++i) {
    if (frames[i + 1] - frames[i] != 1) continue;
    if (zones.end.contains(frames[i + 1])) zones.end.first = frames[i + 1];
  }
  for (std::size_t i = frames.size(); i-- > 1;) {
    if (frames[i] - frames[i - 1] != 1) continue;
    if (zones.start.contains(frames[i - 1])) zones.start.last = frames[i - 1];
  }
}

LoopZones zonesOf(FrameRange range, Frame blend, LoopSide side) {
  const Frame length = range.last - range.first;
  const Frame reach = std::min(blend, side == LoopSide::Both ? length / 2 : length);
  return {{range.first, range.first + reach}, {range.last - reach, range.last}};
}

double weightAtEnd(const LoopZones& zones, Frame frame) {
  if (!zones.end.contains(frame)) return 0;
  const double length = zones.end.last - zones.end.first;
  return length > 0 ? smoothStep((frame - zones.end.first) / length) : 1;
}
double weightAtStart(const LoopZones& zones, Frame frame) {
  if (!zones.start.contains(frame)) return 0;
  const double length = zones.start.last - zones.start.first;
  return length > 0 ? smoothStep((zones.start.last - frame) / length) : 1;
}

void matchSignOf(const motion::BoneKey& neighbor, motion::BoneKey& key) {
  if (glm::dot(toDouble(neighbor.rotation), toDouble(key.rotation)) >= 0) return;
  key.rotation = toStored(-toDouble(key.rotation));
}
template <class Value>
void matchSignOf(const Value&, Value&) {}

/// Blended rotations take the sign of the keys that are not blended: before the zone at the end, after the zone at the
/// start.
template <class Value>
void unroll(motion::Keys<Value>& keys, const LoopZones& zones) {
  std::vector<Value>& values = keys.values.edit();
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (zones.end.contains(keys.frames[i])) matchSignOf(values[i - 1], values[i]);
  }
  for (std::size_t i = values.size(); i-- > 1;) {
    if (zones.start.contains(keys.frames[i - 1])) matchSignOf(values[i], values[i - 1]);
  }
}

/// Inserts keys at the borders of the blended zones.
void insertBorders(motion::Motion& motion, motion::TrackId id, const LoopZones& zones, const LoopShares& shares,
                   eval::PreExtrapolation rule) {
  if (shares.end > 0) {
    insertSampledKeyAt(motion, id, zones.end.first, rule);
    insertSampledKeyAt(motion, id, zones.end.last, rule);
  }
  if (shares.start > 0) {
    insertSampledKeyAt(motion, id, zones.start.first, rule);
    insertSampledKeyAt(motion, id, zones.start.last, rule);
  }
}

/// How tracks are closed.
struct LoopClosing {
  FrameRange range;
  Frame blend = 0;
  LoopSide side = LoopSide::End;
  eval::PreExtrapolation rule = eval::PreExtrapolation::Rest;
  CarryingBones carrying;
};

/// `travel`: how far a bone is ahead at the end, over the floor: model units.
template <class Value>
void closeTrack(OperationResult& result, const motion::Motion& motion, motion::TrackId id,
                const motion::Track<Value>& track, const LoopClosing& closing, const glm::dvec3& travel) {
  const FrameRange& range = closing.range;
  const LoopSide side = closing.side;
  const eval::PreExtrapolation rule = closing.rule;
  const Value first = eval::sampledKey(track, range.first, rule);
  const Value last = eval::sampledKey(track, range.last, rule);
  auto difference = differenceOf(last, first);
  if constexpr (std::is_same_v<Value, motion::BoneKey>) difference.translation += travel;
  if (difference.isNone()) return;
  const LoopShares shares = sharesOf(side);
  LoopZones zones = zonesOf(range, closing.blend, side);
  if (id.kind == motion::TrackKind::Camera) keepWithinShots(zones, track.frames());
  motion::Motion work = motion;
  insertBorders(work, id, zones, shares, rule);
  work.visit(id, [&](const auto& whole) {
    if constexpr (std::is_same_v<std::decay_t<decltype(whole)>, motion::Track<Value>>) {
      const std::size_t next = whole.lowerBound(range.last) + 1;
      motion::Keys<Value> keys = whole.slice({range.first, next < whole.size() ? whole.frames()[next] : range.last});
      std::vector<Value>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) {
        const double part =
            shares.end * weightAtEnd(zones, keys.frames[i]) - shares.start * weightAtStart(zones, keys.frames[i]);
        if (part != 0) addPart(values[i], difference, part);
        if (keys.frames[i] == range.last && side == LoopSide::End) copySteps(values[i], first);
      }
      unroll(keys, zones);
      motion::takeSources(track, keys);
      propose(result, id, track, {}, std::move(keys));
    }
  });
}

/// What happens to the way that the dancer goes over the floor from the start to the end of a loop.
enum class LoopTravel : std::uint8_t {
  Close,    ///< the dancer comes back at the end
  InPlace,  ///< the way is taken out of all frames: the dancer walks on one spot
  Keep      ///< the end is ahead of the start, so that repetitions go on
};

LoopTravel travelCalled(std::string_view name) {
  if (name == "in-place") return LoopTravel::InPlace;
  return name == "keep" ? LoopTravel::Keep : LoopTravel::Close;
}

/// How far the keys of a bone go over the floor from the start to the end of a range.
glm::dvec3 wayOf(const motion::Track<motion::BoneKey>& track, const LoopClosing& closing) {
  const auto at = [&](Frame frame) { return toDouble(eval::sampledKey(track, frame, closing.rule).translation); };
  const glm::dvec3 way = at(closing.range.last) - at(closing.range.first);
  return {way.x, 0, way.z};
}

/// How far the dancer goes: the sum of what the bones that carry the body do.
glm::dvec3 wayOfBody(const motion::Motion& motion, const LoopClosing& closing) {
  glm::dvec3 way{0, 0, 0};
  for (const auto& track : motion.bones) {
    if (!track.keys.empty() && closing.carrying.carriesBody(track.name)) way += wayOf(track.keys, closing);
  }
  return way;
}

/// The way over the floor that a bone has at the end of a loop that goes on: feet are as far ahead as the body.
glm::dvec3 keptWay(const motion::Motion& motion, motion::TrackId id, const LoopClosing& closing) {
  if (id.kind != motion::TrackKind::Bone || !closing.carrying.carriesDancer(motion.bones[id.index].name))
    return {0, 0, 0};
  const auto& track = motion.bones[id.index];
  return closing.carrying.carriesBody(track.name) ? wayOf(track.keys, closing) : wayOfBody(motion, closing);
}

/// Takes the way over the floor out of the keys of the bones that carry the dancer, evenly over the range.
void removeWay(motion::Motion& motion, const motion::KeySelection& chosen, const LoopClosing& closing) {
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    const motion::TrackId id{motion::TrackKind::Bone, i};
    if (!closing.carrying.carriesDancer(motion.bones[i].name) || chosen.frames(id).empty()) continue;
    const glm::dvec3 way = wayOf(motion.bones[i].keys, closing);
    insertSampledKeyAt(motion, id, closing.range.first, closing.rule);
    insertSampledKeyAt(motion, id, closing.range.last, closing.rule);
    motion::Keys<motion::BoneKey> keys = motion.bones[i].keys.slice(closing.range);
    std::vector<motion::BoneKey>& values = keys.values.edit();
    for (std::size_t k = 0; k < values.size(); ++k) {
      const double part = static_cast<double>(keys.frames[k] - closing.range.first) /
                          static_cast<double>(closing.range.last - closing.range.first);
      values[k].translation = toStored(toDouble(values[k].translation) - way * part);
    }
    motion.bones[i].keys.replace(closing.range, keys);
  }
}

/// Leaves only a cycle of the chosen tracks in these frames, which then begins at the first of them.
void cutOut(motion::Motion& motion, const motion::KeySelection& chosen, FrameRange frames, FrameRange cycle,
            eval::PreExtrapolation rule) {
  for (const auto& [id, keys] : chosen.tracks()) {
    if (!motion.contains(id) || motion.keyCount(id) == 0) continue;
    insertSampledKeyAt(motion, id, cycle.first, rule);
    insertSampledKeyAt(motion, id, cycle.last, rule);
    motion.visit(id, [&]<class Value>(motion::Track<Value>& track) {
      motion::Keys<Value> left = track.slice(cycle);
      for (Frame& frame : left.frames.edit()) frame += frames.first - cycle.first;
      track.replace(frames, left);
    });
  }
}

/// Makes the last frame of the range equal to the first, on every track with selected keys. Tracks that already loop
/// are not changed. Rotations take the shorter arc; camera angles may end whole turns apart. If the end is blended to
/// the start, steps (physics, perspective, shadow mode) are copied too; visibility and IK are not changed.
OperationResult closedLoop(const OperationInput& in, const LoopClosing& closing, LoopTravel travel) {
  OperationResult result;
  forEachSelectedTrack(
      in.motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
        if constexpr (!std::is_same_v<Value, motion::VisibilityIkKey>) {
          const glm::dvec3 way = travel == LoopTravel::Keep ? keptWay(in.motion, id, closing) : glm::dvec3{0, 0, 0};
          closeTrack(result, in.motion, id, track, closing, way);
        }
      });
  return result;
}

/// "1: frames 120-180, 2: ..." for a note.
std::string cyclesText(const std::vector<Cycle>& cycles) {
  std::string text;
  for (std::size_t i = 0; i < cycles.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(i + 1) + ": " + std::to_string(cycles[i].frames.first) + "-" +
            std::to_string(cycles[i].frames.last);
  }
  return text;
}

Result<OperationResult> runLoop(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  LoopClosing closing{in.keys.frameRange(), a.frame("blend"), loopSideCalled(a.text("side")), in.preExtrapolation,
                      CarryingBones(in.model)};
  if (closing.range.last <= closing.range.first)
    return Error::because(Core::tr("a loop needs keys on at least two frames"));
  const LoopTravel travel = travelCalled(a.text("travel"));
  const bool isSearched = a.text("cycle") == "best";
  if (!isSearched && a.frame("bridge") > 0) return bridgedLoop(in, closing.range, a.frame("bridge"));
  if (!isSearched && travel != LoopTravel::InPlace) return closedLoop(in, closing, travel);
  OperationResult result;
  motion::Motion work = in.motion;
  if (isSearched) {
    std::vector<Cycle> cycles = foundCycles(in, a.frame("shortest"));
    if (cycles.empty()) return Error::because(Core::tr("no part of the chosen keys comes back to where it begins"));
    const auto index = std::min(static_cast<std::size_t>(a.integer("candidate")), cycles.size()) - 1;
    const FrameRange cycle = cycles[index].frames;
    cutOut(work, in.keys, closing.range, cycle, in.preExtrapolation);
    closing.range.last = closing.range.first + cycle.last - cycle.first;
    closing.blend = std::min(closing.blend, (closing.range.last - closing.range.first) / 2);
    result.notes.push_back(operationNote("edit.loop.cycles", {}, {cycles.size(), cyclesText(cycles)}));
    result.extra = FoundCycles{std::move(cycles), index};
  }
  if (travel == LoopTravel::InPlace) removeWay(work, in.keys, closing);
  motion::KeySelection keys;
  for (const auto& [id, frames] : in.keys.tracks()) keys.add(motion::selectKeys(work, id, closing.range));
  const OperationInput next{work, keys, a, in.model, in.preExtrapolation, in.control};
  const OperationResult closed = closedLoop(next, closing, travel);
  if (const Status status = in.control.status(); !status) return status.error();
  motion::applyEdit(work, closed.edit, motion::EditSide::After);
  proposeDifferences(result, in.motion, work);
  result.edit.selection = keys;
  sortKeyEdits(result);
  return result;
}

}  // namespace

Operation loopOperation() {
  return {
      .id = "loop",
      .text = Core::tr("Make Loop"),
      .help = Core::tr(
          "Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, "
          "camera, light and self shadow. The difference is blended over a number of frames and added to the motion "
          "there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or "
          "add frames after the end in which the motion returns to the start; feet on the floor stay or make a step. "
          "The best cycle "
          "within the chosen frames can be found, which then is all that is left of the chosen tracks; walking can "
          "stay "
          "in place or go on."),
      .parameters = {frameParameter("blend", Core::tr("Number of frames over which the difference is blended"), "30"),
                     {.id = "side",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("What changes: the end, the start, or each of them by half"),
                      .initial = "end",
                      .choices = {"end", "start", "both"}},
                     frameParameter(
                         "bridge",
                         Core::tr("Number of frames to add after the end, in which the motion returns to the start; "
                                  "0 to blend instead"),
                         "0", 0, 36'000),
                     {.id = "cycle",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("The loop: the chosen frames, or the best cycle that is found within them"),
                      .initial = "chosen",
                      .choices = {"chosen", "best"}},
                     {.id = "candidate",
                      .kind = ParameterKind::Integer,
                      .help = Core::tr("Which of the cycles that are found; 1 is the best"),
                      .initial = "1",
                      .minimum = 1,
                      .maximum = static_cast<double>(kMostCycles)},
                     frameParameter("shortest", Core::tr("Shortest cycle that is searched for"), "20", 4, 3000),
                     {.id = "travel",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("The way over the floor: the dancer comes back at the end (close), stays on one "
                                       "spot (in-place), or goes on with each repetition (keep)"),
                      .initial = "close",
                      .choices = {"close", "in-place", "keep"}}},
      .run = runLoop};
}

}  // namespace furitsuke::operations
