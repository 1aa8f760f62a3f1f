// SPDX-License-Identifier: MIT
#include "core/eval/operations/blinking.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/eval/sample.h"
#include "core/motion/operations/band_noise.h"

namespace furitsuke {

namespace {

Frame lengthOf(const BlinkOptions& options) { return options.closing + options.closed + options.opening; }

std::optional<Error> whatIsWrong(const BlinkOptions& options) {
  if (options.closing < 1 || options.opening < 1 || options.closed < 0) {
    return Error{{}, {}, "eyes take a frame at least to close and one to open"};
  }
  if (!(options.jitter >= 0 && options.jitter <= 1)) return Error{{}, {}, "the jitter must be within 0 and 1"};
  if (!(options.interval > lengthOf(options)) || options.interval > kMaxFrame) {
    return Error{
        {},
        {},
        "the interval must be longer than a blink, which takes " + std::to_string(lengthOf(options)) + " frames"};
  }
  return {};
}

/// Where blinks begin: the first after one interval.
std::vector<Frame> beginnings(FrameRange range, const BlinkOptions& options) {
  const std::uint64_t seed = seedOf(options.seed, "blink");
  const Frame shortest = lengthOf(options) + 1;
  std::vector<Frame> frames;
  std::int64_t frame = range.first;
  for (std::uint64_t i = 0;; ++i) {
    // 32 bits of the number as -1..1: exact in a double, so that every machine rounds the same.
    const double chance = static_cast<double>(hashedNumber(seed, i) >> 32U) / 2147483648.0 - 1;
    const auto interval = std::llround(options.interval * (1 + options.jitter * chance));
    frame += std::max<std::int64_t>(interval, shortest);
    if (frame + lengthOf(options) > range.last) return frames;
    frames.push_back(static_cast<Frame>(frame));
  }
}

/// Whether the morph is other than 0 anywhere in the range.
bool isUsed(const Track<MorphKey>& track, FrameRange range) {
  if (track.empty()) return false;
  SampleCursor cursor;
  if (sampleMorph(track, range.first, &cursor) != 0 || sampleMorph(track, range.last, &cursor) != 0) return true;
  // Between two keys of 0 it stays 0: the keys within tell all.
  const std::size_t end = track.lowerBound(range.last);
  for (std::size_t i = track.lowerBound(range.first); i < end; ++i) {
    if (usable(track.values()[i].weight) != 0) return true;
  }
  return false;
}

std::vector<const Track<MorphKey>*> avoidedTracks(const Motion& motion, const BlinkOptions& options) {
  std::vector<const Track<MorphKey>*> tracks;
  for (const Name& name : options.avoided) {
    if (name == options.morph) continue;
    if (const auto id = motion.findMorph(name.bytes)) tracks.push_back(&motion.morphs[id->index].keys);
  }
  return tracks;
}

}  // namespace

Result<OperationResult> addBlinks(const Motion& motion, FrameRange range, const BlinkOptions& options) {
  if (const auto error = whatIsWrong(options)) return *error;
  OperationResult result;
  if (range.isEmpty()) return result;
  constexpr double kMostBlinks = 1'000'000;  // more is a mistake, and would fill the memory
  if ((range.last - range.first) / options.interval > kMostBlinks) {
    return Error{
        {}, {}, "the last key lies at frame " + std::to_string(range.last) + ": too many blinks would be needed"};
  }
  const auto known = motion.findMorph(options.morph.bytes);
  static const Track<MorphKey> kNone;
  const Track<MorphKey>& track = known ? motion.morphs[known->index].keys : kNone;
  const std::vector<const Track<MorphKey>*> avoided = avoidedTracks(motion, options);
  KeyColumns<MorphKey> blinks;
  KeyRuns removed;
  std::size_t leftOut = 0;
  for (const Frame begin : beginnings(range, options)) {
    const FrameRange blink{begin, begin + lengthOf(options)};
    const auto isInUse = [&blink](const Track<MorphKey>* other) { return isUsed(*other, blink); };
    if ((!options.overwrites && isUsed(track, blink)) || std::ranges::any_of(avoided, isInUse)) {
      ++leftOut;
      continue;
    }
    // Whatever the morph did around it goes on from where it was.
    const auto held = [&track](Frame frame) { return MorphKey{static_cast<float>(sampleMorph(track, frame))}; };
    const MorphKey shut{static_cast<float>(options.weight)};
    blinks.append(blink.first, held(blink.first), kNoSource);
    blinks.append(blink.first + options.closing, shut, kNoSource);
    if (options.closed > 0) blinks.append(blink.first + options.closing + options.closed, shut, kNoSource);
    blinks.append(blink.last, held(blink.last), kNoSource);
    const KeyRun within{track.lowerBound(blink.first), track.lowerBound(blink.last)};
    if (within.first < within.end) removed.push_back(within);
  }
  if (leftOut > 0) {
    Diagnostic note = operationNote("edit.blink.left-out", "morph:" + options.morph.text,
                                    std::to_string(leftOut) + " blinks are left out where eyes move already");
    note.severity = Severity::Info;
    note.count = leftOut;
    result.notes.push_back(std::move(note));
  }
  Keys<MorphKey> arriving = blinks.take();
  if (arriving.empty()) return result;
  takeSources(track, arriving);
  const TrackId id = known.value_or(TrackId{TrackKind::Morph, static_cast<std::uint32_t>(motion.morphs.size())});
  if (!known) result.addedMorphs.push_back(options.morph);
  propose(result, id, track, std::move(removed), std::move(arriving));
  return result;
}

}  // namespace furitsuke
