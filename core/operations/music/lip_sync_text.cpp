// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/lips/lyrics.h"
#include "core/lips/mouth_movement.h"
#include "core/lips/voice/voice_frames.h"
#include "core/motion/tempo_map.h"
#include "core/operations/music/mouth_keys.h"
#include "core/operations/music/music_operations.h"
#include "core/operations/music/placed_sound.h"
#include "core/operations/music/syllable_bars.h"

namespace furitsuke::operations {

namespace {

/// More syllables than a song has.
constexpr std::size_t kMostSyllables = 20'000;

/// Gives each syllable the time from its boundary to the next one; those that would end after `last` get none.
void placeSyllables(SyllableBars& bars, const std::vector<double>& boundaries, FrameRange allowed) {
  std::size_t placed = 0;
  for (; placed < bars.size(); ++placed) {
    const double first = std::round(boundaries[placed]);
    const double next = std::max(first + 1, std::round(boundaries[placed + 1]));
    if (first < allowed.first || next - 1 > allowed.last) break;
    bars[placed].frames = {static_cast<Frame>(first), static_cast<Frame>(next) - 1};
  }
  bars.resize(placed);
}

/// From the first beat that is not before the start on.
Status spreadOverBeats(const OperationInput& in, FrameRange allowed, SyllableBars& bars) {
  const motion::TempoMap beats(in.motion.annotations);
  if (beats.isEmpty()) {
    return Error::in(Message::verbatim("over"), Core::tr("the motion has no tempo: set it, or spread over a sound"));
  }
  const double perBeat = in.arguments.number("per-beat");
  std::int64_t beat = beats.nearestBeat(allowed.first);
  constexpr double kOnBeat = 0.5;  // frames
  if (beats.frameOfBeat(beat) < allowed.first - kOnBeat) ++beat;
  std::vector<double> boundaries;
  for (std::size_t i = 0; i <= bars.size(); ++i) {
    const double position = static_cast<double>(i) / perBeat;
    const double whole = std::floor(position);
    const double from = beats.frameOfBeat(beat + static_cast<std::int64_t>(whole));
    const double to = beats.frameOfBeat(beat + static_cast<std::int64_t>(whole) + 1);
    boundaries.push_back(std::max<double>(allowed.first, from + (to - from) * (position - whole)));
  }
  placeSyllables(bars, boundaries, allowed);
  return Done{};
}

/// The frames with singing; short pauses are ignored.
std::vector<FrameRange> sungFrames(const std::vector<float>& levels, double offset, double range, FrameRange allowed) {
  constexpr Frame kShortestPause = 4;  // frames: consonants are as long
  const float loud = lips::loudLevel(levels);
  std::vector<FrameRange> sung;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const double at = std::round(static_cast<double>(i) + offset * kFramesPerSecond);
    if (at < allowed.first || at > allowed.last) continue;
    if (levels[i] <= lips::kSilentLevel || static_cast<double>(levels[i]) < static_cast<double>(loud) - range) continue;
    const auto frame = static_cast<Frame>(at);
    if (!sung.empty() && frame - sung.back().last <= kShortestPause) {
      sung.back().last = frame;
    } else {
      sung.push_back({frame, frame});
    }
  }
  return sung;
}

/// Spreads the syllables evenly over the singing. No syllable continues through a pause.
Status spreadOverVoice(const OperationInput& in, FrameRange allowed, SyllableBars& bars, OperationResult& result) {
  const Result<SoundInMotion> placed = placedSound(in);
  if (!placed) return placed.error();
  const std::vector<float> levels = lips::frameLevels(signalOf(in, *placed->sound));
  const std::vector<FrameRange> sung = sungFrames(levels, placed->offset, in.arguments.number("range"), allowed);
  if (sung.empty()) {
    result.notes.push_back(operationNote("edit.lips.no-voice", {}));
    bars.clear();
    return Done{};
  }
  double left = 0;  // sung frames
  for (const FrameRange& part : sung) left += part.last - part.first + 1;
  std::size_t next = 0;
  SyllableBars spread;
  for (const FrameRange& part : sung) {
    const double length = part.last - part.first + 1;
    const auto rest = static_cast<double>(bars.size() - next);
    const bool isLast = &part == &sung.back();
    const auto count = isLast ? bars.size() - next : static_cast<std::size_t>(std::round(rest * length / left));
    left -= length;
    if (count == 0) continue;
    SyllableBars here(bars.begin() + static_cast<std::ptrdiff_t>(next),
                      bars.begin() + static_cast<std::ptrdiff_t>(next + count));
    next += count;
    std::vector<double> boundaries;
    for (std::size_t i = 0; i <= count; ++i) {
      boundaries.push_back(part.first + length * static_cast<double>(i) / static_cast<double>(count));
    }
    placeSyllables(here, boundaries, {part.first, std::max(part.last, part.first + static_cast<Frame>(count))});
    std::ranges::move(here, std::back_inserter(spread));
  }
  // More syllables than frames: those that do not fit follow each other.
  for (std::size_t i = 1; i < spread.size(); ++i) {
    FrameRange& frames = spread[i].frames;
    frames.first = std::max(frames.first, spread[i - 1].frames.last + 1);
    frames.last = std::max(frames.last, frames.first);
  }
  bars = std::move(spread);
  return Done{};
}

Result<SyllableBars> spreadSyllables(const OperationInput& in, OperationResult& result) {
  SyllableBars bars = syllablesOf(in.arguments.text("lyrics"));
  if (bars.empty()) return Error::in(Message::verbatim("lyrics"), Core::tr("syllables in kana or romaji are needed"));
  if (bars.size() > kMostSyllables) {
    return Error::in(Message::verbatim("lyrics"), Core::trWith("more than %1 syllables"), kMostSyllables);
  }
  FrameRange allowed = allowedMouthFrames(in);
  allowed.first = std::max(allowed.first, in.arguments.frame("start"));
  const std::size_t count = bars.size();
  const bool isSound = in.arguments.text("over") == "sound";
  const Status done = isSound ? spreadOverVoice(in, allowed, bars, result) : spreadOverBeats(in, allowed, bars);
  if (!done) return done.error();
  if (bars.size() < count && !bars.empty()) {
    result.notes.push_back(operationNote("edit.lips.no-room", {}, {count - bars.size(), {}}));
  }
  return bars;
}

/// The syllables that are given with their times, unless the words were changed since.
Result<SyllableBars> wantedSyllables(const OperationInput& in, OperationResult& result) {
  const Result<std::optional<SyllableBars>> given = readSyllables(in.arguments.text(kSyllablesParameter));
  if (!given) return given.error();
  const bool hasWords = !in.arguments.text("lyrics").empty();
  if (*given && (!hasWords || haveSameWords(**given, syllablesOf(in.arguments.text("lyrics"))))) return **given;
  return spreadSyllables(in, result);
}

std::vector<lips::TimedMora> morasIn(const SyllableBars& bars, OperationResult& result) {
  std::vector<lips::TimedMora> moras;
  std::size_t unread = 0;
  std::string first;
  for (const SyllableBar& bar : bars) {
    const lips::MoraText read = lips::morasOf(bar.text);
    if (read.unread > 0 && unread++ == 0) first = bar.text;
    const double from = bar.frames.first / kFramesPerSecond;
    const double each = (bar.frames.last + 1) / kFramesPerSecond - from;
    const auto count = static_cast<double>(read.moras.size());
    for (std::size_t i = 0; i < read.moras.size(); ++i) {
      const auto at = static_cast<double>(i);
      moras.push_back({from + each * at / count, from + each * (at + 1) / count, read.moras[i]});
    }
  }
  if (unread > 0) result.notes.push_back(operationNote("edit.lips.reading", {}, {unread, std::move(first)}));
  return moras;
}

Result<OperationResult> runLipSyncText(const OperationInput& in) {
  const Result<MouthMorphs> morphs = mouthMorphs(in);
  if (!morphs) return morphs.error();
  OperationResult result;
  Result<SyllableBars> bars = wantedSyllables(in, result);
  if (!bars) return bars.error();
  if (in.control.isStopped()) return result;
  if (!bars->empty()) {
    const std::vector<lips::TimedMora> moras = morasIn(*bars, result);
    moveMouth(in, *morphs, lips::mouthMovements(moras, movementOptions(in.arguments)), result);
  }
  result.extra = *std::move(bars);
  return result;
}

}  // namespace

Operation lipSyncTextOperation() {
  Operation row{
      .id = "lip-sync-text",
      .text = Core::tr("Lip Sync by Hand"),
      .help = Core::tr(
          "Make keys of the mouth morphs from words that are typed in kana or romaji, and spread over the beats or "
          "over "
          "the voice. While it is previewed, the syllables are bars in the timeline: drag them and their ends, "
          "double-click to split one, and join two in the context menu."),
      .parameters = {{.id = "lyrics", .help = Core::tr("The words, in kana or romaji"), .isRequired = true},
                     {.id = "over",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Spread the syllables over the beats of the motion, or over the time in which "
                                       "somebody sings in a sound"),
                      .initial = "beats",
                      .choices = {"beats", "sound"}},
                     placeParameter("start", Core::tr("The first syllable does not start earlier"), "0"),
                     numberParameter("per-beat", Core::tr("Syllables per beat"), "2", {}, 0.125, 16),
                     {.id = kSyllablesParameter,
                      .help = Core::tr("The syllables with their times, such as \"ka 30-36, shi 37-45\", while their "
                                       "words are those above; empty to spread them"),
                      .isPlace = true}},
      .run = runLipSyncText};
  for (OperationParameter& parameter : placedSoundParameters()) row.parameters.push_back(std::move(parameter));
  row.parameters.push_back(mouthMorphsParameter(Core::tr("Morphs for a, i, u, e, o and n, separated by commas")));
  for (OperationParameter& parameter : movementParameters()) row.parameters.push_back(std::move(parameter));
  return row;
}

}  // namespace furitsuke::operations
