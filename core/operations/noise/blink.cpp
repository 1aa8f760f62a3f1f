// SPDX-License-Identifier: MIT
#include "core/operations/noise/noise_operations.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/operations/motion/morph_names.h"
#include "core/operations/noise/band_noise.h"
#include "core/operations/noise/seed.h"

namespace furitsuke::operations {

namespace {

struct BlinkOptions {
  Name morph;
  std::vector<Name> avoided;  ///< no blink while one of these morphs is not 0
  double interval = 90;       ///< mean frames from the beginning of a blink to that of the next
  double jitter = 0.5;        ///< 0..1; at 1 an interval may be anything up to twice the mean
  Frame closing = 2;          ///< frames from open to closed, >= 1
  Frame closed = 1;           ///< frames that the eyes stay closed, >= 0
  Frame opening = 3;          ///< frames from closed to open, >= 1
  double weight = 1;          ///< of closed eyes
  /// Whether to replace existing keys of the morph. Otherwise there is no blink where the morph is not 0.
  bool overwrites = false;
  std::uint64_t seed = 1;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

Frame lengthOf(const BlinkOptions& options) { return options.closing + options.closed + options.opening; }

/// The number of keys of a blink.
std::int64_t keysOfBlink(const BlinkOptions& options) { return options.closed > 0 ? 4 : 3; }

/// The smallest possible number of blinks.
std::int64_t fewestBlinks(FrameRange range, const BlinkOptions& options) {
  const double longest = std::max<double>(std::ceil(options.interval * (1 + options.jitter)), lengthOf(options) + 1);
  return static_cast<std::int64_t>((static_cast<double>(range.last) - range.first - lengthOf(options)) / longest);
}

/// The first frame of each blink. The first blink begins after one interval.
std::vector<Frame> blinkStarts(FrameRange range, const BlinkOptions& options) {
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
bool isUsed(const motion::Track<motion::MorphKey>& track, FrameRange range, eval::PreExtrapolation rule) {
  if (track.empty()) return false;
  eval::SampleCursor cursor;
  for (const Frame frame : {range.first, range.last}) {
    if (eval::sampleMorph(track, frame, &cursor, rule) != 0) return true;
  }
  // Between two keys of 0 the weight stays 0, so checking the keys is enough.
  const std::size_t end = track.lowerBound(range.last);
  for (std::size_t i = track.lowerBound(range.first); i < end; ++i) {
    if (eval::usable(track.values()[i].weight) != 0) return true;
  }
  return false;
}

std::vector<const motion::Track<motion::MorphKey>*> avoidedTracks(const motion::Motion& motion,
                                                                  const BlinkOptions& options) {
  std::vector<const motion::Track<motion::MorphKey>*> tracks;
  for (const Name& name : options.avoided) {
    if (name == options.morph) continue;
    if (const auto id = motion.findMorph(name.bytes)) tracks.push_back(&motion.morphs[id->index].keys);
  }
  return tracks;
}

/// Adds blinks at random intervals between two frames. They depend only on the seed and the options: omitting a blink
/// because the morph or an avoided one is in use does not move the others.
Result<OperationResult> addBlinks(const motion::Motion& motion, FrameRange range, const BlinkOptions& options,
                                  OperationControl& control) {
  if (!(options.interval > lengthOf(options))) {
    return Error::because(Core::trWith("the interval must be longer than a blink, which takes %1 frames"),
                          lengthOf(options));
  }
  OperationResult result;
  if (range.isEmpty()) return result;
  // Blinks that are left out need no keys, but are in the list of blinks, which must not fill the memory either.
  OperationControl least = control;
  if (!least.requireKeys(keysOfBlink(options) * fewestBlinks(range, options))) return least.status().error();
  const auto known = motion.findMorph(options.morph.bytes);
  static const motion::Track<motion::MorphKey> kNone;
  const motion::Track<motion::MorphKey>& track = known ? motion.morphs[known->index].keys : kNone;
  const std::vector<const motion::Track<motion::MorphKey>*> avoided = avoidedTracks(motion, options);
  KeyColumns<motion::MorphKey> blinks;
  motion::KeyRuns removed;
  std::size_t leftOut = 0;
  for (const Frame begin : blinkStarts(range, options)) {
    if (control.isCanceled()) return result;
    const FrameRange blink{begin, begin + lengthOf(options)};
    const auto isInUse = [&](const motion::Track<motion::MorphKey>* other) {
      return isUsed(*other, blink, options.preExtrapolation);
    };
    if ((!options.overwrites && isInUse(&track)) || std::ranges::any_of(avoided, isInUse)) {
      ++leftOut;
      continue;
    }
    if (!control.requireKeys(keysOfBlink(options))) continue;
    // Keep the weight of the morph at both ends of the blink.
    const auto held = [&](Frame frame) {
      return motion::MorphKey{static_cast<float>(eval::sampleMorph(track, frame, nullptr, options.preExtrapolation))};
    };
    const motion::MorphKey shut{static_cast<float>(options.weight)};
    blinks.append(blink.first, held(blink.first), motion::kNoSource);
    blinks.append(blink.first + options.closing, shut, motion::kNoSource);
    if (options.closed > 0) blinks.append(blink.first + options.closing + options.closed, shut, motion::kNoSource);
    blinks.append(blink.last, held(blink.last), motion::kNoSource);
    const motion::KeyRun within{track.lowerBound(blink.first), track.lowerBound(blink.last)};
    if (within.first < within.end) removed.push_back(within);
  }
  if (leftOut > 0) {
    result.notes.push_back(operationNote("edit.blink.left-out", "morph:" + options.morph.text(), {leftOut, {}}));
  }
  motion::Keys<motion::MorphKey> arriving = blinks.take();
  if (arriving.empty()) return result;
  motion::takeSources(track, arriving);
  const motion::TrackId id =
      known.value_or(motion::TrackId{motion::TrackKind::Morph, static_cast<std::uint32_t>(motion.morphs.size())});
  if (!known) result.edit.addedMorphs.push_back(options.morph);
  propose(result, id, track, std::move(removed), std::move(arriving));
  return result;
}

Result<OperationResult> runBlink(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  Result<Name> morph = Name::fromText(a.text("morph"));
  if (!morph.ok()) return Error::in(Message::verbatim("morph"), morph.error().sentence());
  if (morph->bytes.empty()) return Error::in(Message::verbatim("morph"), Core::tr("must not be empty"));
  if (in.model != nullptr) {
    const auto known = MorphNames(*in.model).find(morph->text());
    if (!known) return Error::in(Message::verbatim("morph"), Core::trWith("the model has no \"%1\""), morph->text());
    morph = Name::fromBytes(in.model->morphs[static_cast<std::size_t>(*known)].name.bytes);
  }
  BlinkOptions options;
  options.morph = *std::move(morph);
  std::string_view avoided = a.text("avoid");
  while (!avoided.empty()) {
    const std::size_t comma = avoided.find(',');
    if (Result<Name> name = Name::fromText(avoided.substr(0, comma)); name.ok()) options.avoided.push_back(*name);
    avoided = comma == avoided.npos ? std::string_view() : avoided.substr(comma + 1);
  }
  options.interval = a.number("interval");
  options.jitter = a.number("jitter");
  options.closing = a.frame("closing");
  options.closed = a.frame("closed");
  options.opening = a.frame("opening");
  options.weight = a.number("weight");
  options.overwrites = a.flag("overwrite");
  options.seed = seedOf(a);
  options.preExtrapolation = in.preExtrapolation;
  return addBlinks(in.motion, in.keys.frameRange(), options, in.control);
}

OperationParameter blinkFrames(std::string_view id, std::string_view help, std::string_view initial, Frame minimum) {
  return frameParameter(id, help, initial, minimum, 300);
}

}  // namespace

Operation blinkOperation() {
  return {.id = "blink",
          .text = Core::tr("Random Blinking"),
          .help = Core::tr(
              "Add random blinks between the first and the last selected frame, on any track. Blinks are omitted "
              "where the eyes are already moving."),
          .parameters = {{.id = "morph",
                          .kind = ParameterKind::Text,
                          .help = Core::tr("Morph that closes the eyes"),
                          .initial = "まばたき",
                          .names = NameKind::Morph},
                         {.id = "interval",
                          .kind = ParameterKind::Number,
                          .help = Core::tr("Mean time from one blink to the next"),
                          .initial = "90",
                          .unit = Core::tr("frames"),
                          .minimum = 2,
                          .maximum = 100000},
                         {.id = "jitter",
                          .kind = ParameterKind::Number,
                          .help = Core::tr("Variation of the interval: 0 for none, 1 for 0 to twice the mean"),
                          .initial = "0.5",
                          .minimum = 0,
                          .maximum = 1},
                         blinkFrames("closing", Core::tr("Time to close the eyes"), "2", 1),
                         blinkFrames("closed", Core::tr("Time that the eyes stay closed"), "1", 0),
                         blinkFrames("opening", Core::tr("Time to open the eyes"), "3", 1),
                         {.id = "weight",
                          .kind = ParameterKind::Number,
                          .help = Core::tr("Weight of the morph when the eyes are closed"),
                          .initial = "1",
                          .minimum = 0.01,
                          .maximum = 1},
                         {.id = "avoid",
                          .kind = ParameterKind::Text,
                          .help = Core::tr("Do not blink while one of these morphs, separated by commas, is not 0"),
                          .initial = "笑い,ウィンク,ウィンク右,ウィンク２,ｳｨﾝｸ２右,なごみ,はぅ,びっくり",
                          .names = NameKind::Morphs},
                         {.id = "overwrite",
                          .kind = ParameterKind::Flag,
                          .help = Core::tr("Also blink where the morph itself is not 0, and replace its keys there"),
                          .initial = "false"},
                         seedParameter()},
          .run = runBlink};
}

}  // namespace furitsuke::operations
