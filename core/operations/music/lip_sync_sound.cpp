// SPDX-License-Identifier: MIT
#include "core/operations/music/music_operations.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lips/voice/loudness.h"
#include "core/lips/voice/vowels.h"
#include "core/operations/music/mouth_keys.h"
#include "core/operations/music/placed_sound.h"

namespace furitsuke::operations {

namespace {

/// The keys of the mouth, and the frames that they are made for.
struct Mouth {
  MouthKeys keys;
  FrameRange span;
};

std::vector<lips::MarkedVowel> markedVowels(const motion::Annotations& annotations, double offset) {
  std::vector<lips::MarkedVowel> marked;
  for (const motion::Marker& marker : annotations.markers) {
    if (const auto shape = lips::vowelNamed(marker.name)) {
      marked.push_back({*shape, marker.frame / kFramesPerSecond - offset});
    }
  }
  return marked;
}

void noteReferences(const lips::VowelReferences& references, OperationResult& result) {
  constexpr std::size_t kVowels = 5;
  if (references.unusable > 0) {
    result.notes.push_back(operationNote("edit.lips.unsung-marks", {}, {references.unusable, {}}));
  }
  if (references.assumed.size() == kVowels) {
    result.notes.push_back(operationNote("edit.lips.unmarked", {}));
  } else if (!references.assumed.empty()) {
    std::string names;
    for (const lips::MouthShape shape : references.assumed) {
      names += (names.empty() ? "" : ", ") + std::string(nameOfShape(shape));
    }
    result.notes.push_back(operationNote("edit.lips.partly-marked", {}, {0, std::move(names)}));
  }
}

/// The frames of the whole sound, with time for the mouth to open and to close.
FrameRange spanOf(const SoundInMotion& placed, const lips::MouthOptions& options) {
  const auto frameAt = [](double seconds) {
    return static_cast<std::int64_t>(std::llround(seconds * kFramesPerSecond));
  };
  const std::int64_t first = frameAt(placed.offset) - options.overlap - options.rise;
  const std::int64_t last = frameAt(placed.offset + placed.sound->seconds()) + options.fall;
  const auto clamped = [](std::int64_t frame) {
    return static_cast<Frame>(std::clamp<std::int64_t>(frame, 0, kMaxFrame));
  };
  return {clamped(first), clamped(last)};
}

/// Nothing, with a note, where nobody sings in the allowed frames.
Result<Mouth> mouthOfVowels(const OperationInput& in, const SoundInMotion& placed, const MouthMorphs& morphs,
                            OperationResult& result) {
  if (placed.sound->rate < lips::kLowestVoiceRate) {
    return Error::in(Message::verbatim("sound"),
                     Core::trWith("has only %1 samples per second; %2 are needed to tell vowels apart"),
                     placed.sound->rate, lips::kLowestVoiceRate);
  }
  const std::vector<lips::VoiceFrame> frames = lips::voiceFrames(signalOf(in, *placed.sound), progressOf(in));
  const auto marked = markedVowels(in.motion.annotations, placed.offset);
  const lips::VowelReferences references = lips::vowelReferences(frames, marked);
  lips::MouthOptions options = mouthOptions(in.arguments);
  options.offset = placed.offset;
  options.closure = 0;
  std::vector<lips::TimedMora> moras =
      lips::sungVowels(frames, references, {in.arguments.number("range"), options.shortest});
  if (moras.empty()) {
    result.notes.push_back(operationNote("edit.lips.no-voice", {}));
    return Mouth{};
  }
  noteReferences(references, result);
  // A vowel that is sung from the first frames on opens the mouth from frame 0 on.
  const double earliest = options.overlap / kFramesPerSecond - options.offset;
  for (lips::TimedMora& mora : moras) {
    if (mora.end > earliest) mora.start = std::max(mora.start, earliest);
  }
  lips::MouthMovements mouth = lips::mouthMovements(moras, options);
  if (mouth.omitted > 0) result.notes.push_back(operationNote("edit.lips.short", {}, {mouth.omitted, {}}));
  const FrameRange allowed = allowedMouthFrames(in);
  std::erase_if(mouth.movements, [allowed](const lips::MouthMovement& movement) {
    return !allowed.contains(movement.opening) || !allowed.contains(movement.closed);
  });
  if (mouth.movements.empty()) {
    result.notes.push_back(operationNote("edit.lips.none", {}));
    return Mouth{};
  }
  const FrameRange moved{mouth.movements.front().opening, mouth.movements.back().closed};
  return Mouth{mouthKeys(mouth.movements, morphs, result), moved.united(spanOf(placed, options))};
}

/// The same for a mouth that follows the loudness.
Result<Mouth> mouthOfLoudness(const OperationInput& in, const SoundInMotion& placed, const MouthMorphs& morphs,
                              OperationResult& result) {
  if (!morphs[0])
    return Error::in(Message::verbatim("morphs"),
                     Core::tr("the model lacks the first one, which follows the loudness"));
  const lips::MouthOptions options = mouthOptions(in.arguments);
  lips::LoudnessOptions loudness{.offset = placed.offset,
                                 .rise = options.rise,
                                 .fall = options.fall,
                                 .overlap = options.overlap,
                                 .range = in.arguments.number("range"),
                                 .weight = options.weight,
                                 .tolerance = in.arguments.number("tolerance"),
                                 .frames = allowedMouthFrames(in)};
  const std::vector<float> levels = lips::frameLevels(signalOf(in, *placed.sound));
  Mouth mouth{{}, spanOf(placed, options)};
  mouth.keys[0] = lips::loudnessKeys(levels, loudness);
  if (!mouth.keys[0].empty()) return mouth;
  const bool isSilent = lips::loudLevel(levels) == lips::kSilentLevel;
  result.notes.push_back(operationNote(isSilent ? "edit.lips.silent" : "edit.lips.none", {}));
  return Mouth{};
}

Result<OperationResult> runLipSyncSound(const OperationInput& in) {
  const Result<MouthMorphs> morphs = mouthMorphs(in);
  if (!morphs) return morphs.error();
  const Result<SoundInMotion> placed = placedSound(in);
  if (!placed) return placed.error();
  OperationResult result;
  const bool isLoudness = in.arguments.text("follow") == "loudness";
  const Result<Mouth> mouth =
      isLoudness ? mouthOfLoudness(in, *placed, *morphs, result) : mouthOfVowels(in, *placed, *morphs, result);
  if (!mouth) return mouth.error();
  if (mouth->span.isEmpty() || in.control.isStopped()) return result;
  const FrameRange allowed = allowedMouthFrames(in);
  const bool isWhole = in.arguments.text("replace") == "all" || allowed != kAllFrames;
  replaceMouthKeys(in, *morphs, mouth->keys, isWhole ? allowed : mouth->span, result);
  return result;
}

std::vector<OperationParameter> soundParameters() {
  std::vector<OperationParameter> parameters = placedSoundParameters();
  parameters.insert(parameters.begin() + 1, {.id = "follow",
                                             .kind = ParameterKind::Choice,
                                             .help = Core::tr("What the mouth follows: the vowels of a voice without "
                                                              "music, or the loudness of any sound"),
                                             .initial = "vowels",
                                             .choices = {"vowels", "loudness"}});
  parameters.push_back(mouthMorphsParameter(
      Core::tr("Morphs for a, i, u, e, o and n, separated by commas; loudness moves the first one")));
  return parameters;
}

}  // namespace

Operation lipSyncSoundOperation() {
  Operation row{
      .id = "lip-sync-sound",
      .text = Core::tr("Lip Sync from Sound"),
      .help = Core::tr("Make keys of the mouth morphs from a sound: from the vowels of a voice without music, or from "
                       "the loudness of any sound. To teach it the voice, add a marker named あ, い, う, え or お (or "
                       "a, i, u, e, o) where each vowel is sung. Running it again replaces the keys for the time of "
                       "the sound, or in the chosen frames."),
      .parameters = soundParameters(),
      .run = runLipSyncSound};
  for (OperationParameter& parameter : mouthParameters(
           Core::tr("Weight of the morphs at medium loudness; when following the loudness, at the loud parts"))) {
    row.parameters.push_back(std::move(parameter));
  }
  row.parameters.push_back(numberParameter(
      "tolerance", Core::tr("Largest error of the keys that follow the loudness; larger values make fewer keys"),
      "0.05", {}, 0, 0.5));
  row.parameters.push_back(
      {.id = "replace",
       .kind = ParameterKind::Choice,
       .help = Core::tr("Replace the keys of these morphs for the time of the sound, or all of them"),
       .initial = "sound",
       .choices = {"sound", "all"}});
  return row;
}

}  // namespace furitsuke::operations
