// SPDX-License-Identifier: MIT
#include <string>

#include "core/eval/operations/blinking.h"
#include "core/eval/operations/shaking.h"
#include "core/model/name_index.h"
#include "core/motion/operations/band_noise.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

/// A double holds every whole number up to here, and so do the files of other programs.
constexpr double kLargestSeed = 9007199254740991.0;

OperationParameter seedParameter() {
  return {.id = "seed",
          .kind = ParameterKind::Integer,
          .help = "Another number gives another result, the same one the same again",
          .initial = "1",
          .minimum = 0,
          .maximum = kLargestSeed};
}

OperationParameter frameLength(std::string_view id, std::string_view help, std::string_view initial, double least) {
  return {.id = id,
          .kind = ParameterKind::Integer,
          .help = help,
          .initial = initial,
          .unit = "frames",
          .minimum = least,
          .maximum = kMaxFrame};
}

OperationParameter amplitude(std::string_view id, std::string_view help, std::string_view initial,
                             std::string_view unit) {
  return {.id = id, .kind = ParameterKind::Vector, .help = help, .initial = initial, .unit = unit};
}

OperationParameter frequency(std::string_view initial) {
  return {.id = "frequency",
          .kind = ParameterKind::Number,
          .help = "About how often a second the values waver",
          .initial = initial,
          .unit = "hertz",
          .minimum = 0.01,
          .maximum = kMaxNoiseFrequency};
}

OperationParameter newKeysEvery() {
  return frameLength("every", "New keys come between the present ones, this far apart or up to twice as far", "2", 1);
}

NoiseOptions commonOptions(const OperationArguments& arguments) {
  NoiseOptions options;
  options.position = arguments.vector("position");
  options.degrees = arguments.vector("angle");
  options.hertz = arguments.number("frequency");
  options.every = arguments.frame("every");
  options.fadeIn = arguments.frame("fade-in");
  options.fadeOut = arguments.frame("fade-out");
  options.seed = static_cast<std::uint64_t>(arguments.integer("seed"));
  return options;
}

template <class IsMeant>
KeySelection keysOfTracks(const KeySelection& keys, const IsMeant& isMeant) {
  KeySelection meant;
  for (const auto& [id, frames] : keys.tracks()) {
    if (isMeant(id.kind)) meant.addColumn(id, frames);
  }
  return meant;
}

Operation noiseRow() {
  return {.id = "noise",
          .text = "Add Noise",
          .help =
              "Lets bones and morphs waver about their motion between the first and the last chosen frame. Each track "
              "wavers in its own way. New keys come between the present ones; curves become straight.",
          .parameters = {amplitude("position", "How far positions stray at most, axis by axis", "0,0,0", "model units"),
                         amplitude("angle", "How far bones turn at most about their own axes", "1,1,1", "degrees"),
                         {.id = "weight",
                          .kind = ParameterKind::Number,
                          .help = "How far weights of morphs stray at most; they stay within 0 and 1",
                          .initial = "0",
                          .minimum = 0,
                          .maximum = 1},
                         frequency("1"),
                         newKeysEvery(),
                         frameLength("fade-in", "How long the noise takes to rise", "0", 0),
                         frameLength("fade-out", "How long it takes to fall", "0", 0),
                         seedParameter()},
          .run = [](const OperationInput& in) {
            NoiseOptions options = commonOptions(in.arguments);
            options.weight = in.arguments.number("weight");
            const auto isMeant = [](TrackKind kind) { return kind == TrackKind::Bone || kind == TrackKind::Morph; };
            return addNoise(in.motion, keysOfTracks(in.keys, isMeant), options);
          }};
}

Operation cameraShakeRow() {
  return {.id = "camera-shake",
          .text = "Shake the Camera",
          .help =
              "Lets the camera waver as if held by hand, between the first and the last chosen frame. Cuts stay cuts. "
              "New keys come between the present ones; curves become straight.",
          .parameters = {amplitude("position", "How far the target strays at most, axis by axis", "0.1,0.1,0.1",
                                   "model units"),
                         amplitude("angle", "How far the angles stray at most", "0.5,0.5,0.5", "degrees"),
                         {.id = "distance",
                          .kind = ParameterKind::Number,
                          .help = "How far the distance strays at most",
                          .initial = "0",
                          .unit = "model units",
                          .minimum = 0,
                          .maximum = 10000},
                         frequency("1.5"),
                         newKeysEvery(),
                         frameLength("fade-in", "How long the shaking takes to rise", "0", 0),
                         frameLength("fade-out", "How long it takes to fall", "0", 0),
                         seedParameter()},
          .run = [](const OperationInput& in) {
            NoiseOptions options = commonOptions(in.arguments);
            options.distance = in.arguments.number("distance");
            const auto isMeant = [](TrackKind kind) { return kind == TrackKind::Camera; };
            return addNoise(in.motion, keysOfTracks(in.keys, isMeant), options);
          }};
}

Result<OperationResult> runBlink(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  Result<Name> morph = Name::fromText(a.text("morph"));
  if (!morph.ok()) return Error{{}, "morph", morph.error().message()};
  if (morph->bytes.empty()) return Error{{}, "morph", "names no morph"};
  if (in.model != nullptr && !NameIndex(*in.model).findMorph(morph->bytes)) {
    return Error{{}, "morph", "the model has no \"" + morph->text + "\""};
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
  options.seed = static_cast<std::uint64_t>(a.integer("seed"));
  return addBlinks(in.motion, in.keys.frameRange(), options);
}

OperationParameter blinkFrames(std::string_view id, std::string_view help, std::string_view initial, double least) {
  OperationParameter parameter = frameLength(id, help, initial, least);
  parameter.maximum = 300;
  return parameter;
}

Operation blinkRow() {
  return {.id = "blink",
          .text = "Random Blinking",
          .help =
              "Closes the eyes now and then between the first and the last chosen frame, whatever the tracks of these "
              "are. There is no blink where the eyes move already.",
          .parameters = {{.id = "morph",
                          .kind = ParameterKind::Text,
                          .help = "The morph that closes the eyes",
                          .initial = "まばたき"},
                         {.id = "interval",
                          .kind = ParameterKind::Number,
                          .help = "The mean time from one blink to the next",
                          .initial = "90",
                          .unit = "frames",
                          .minimum = 2,
                          .maximum = 100000},
                         {.id = "jitter",
                          .kind = ParameterKind::Number,
                          .help = "How much the times vary: 0 not at all, 1 from none to twice the mean",
                          .initial = "0.5",
                          .minimum = 0,
                          .maximum = 1},
                         blinkFrames("closing", "How long the eyes take to close", "2", 1),
                         blinkFrames("closed", "How long they stay closed", "1", 0),
                         blinkFrames("opening", "How long they take to open", "3", 1),
                         {.id = "weight",
                          .kind = ParameterKind::Number,
                          .help = "The weight of the morph when they are closed",
                          .initial = "1",
                          .minimum = 0.01,
                          .maximum = 1},
                         {.id = "avoid",
                          .kind = ParameterKind::Text,
                          .help = "No blink while one of these morphs, with commas between, is not 0",
                          .initial = "笑い,ウィンク,ウィンク右,ウィンク２,ｳｨﾝｸ２右,なごみ,はぅ,びっくり"},
                         {.id = "overwrite",
                          .kind = ParameterKind::Flag,
                          .help = "Blink where the morph itself is not 0 too, and replace its keys there",
                          .initial = "false"},
                         seedParameter()},
          .run = runBlink};
}

}  // namespace

std::vector<Operation> randomOperations() { return {noiseRow(), cameraShakeRow(), blinkRow()}; }

}  // namespace furitsuke
