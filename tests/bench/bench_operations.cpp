// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "core/io/motion/vmd_motion.h"
#include "core/lips/lyrics_file.h"
#include "core/model/model.h"
#include "core/operations/operation.h"
#include "core/operations/scope.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/singer.h"

// Every operation of the table on 1,000,000 bone keys of 200 bones, all selected: the edit is computed and discarded,
// as in a preview. New rows of the table are included automatically.
namespace furitsuke::bench {
namespace {

motion::Motion motionOf(const MotionSize& size) {
  return io::motionFromVmd(std::move(*format::vmd::read(makeVmd(RecordOrder::ByBone, size)))).motion;
}

/// Some bones have names that operations look for.
const motion::Motion& measuredMotion() {
  static const motion::Motion motion = [] {
    constexpr std::array kNames = {"センター", "グルーブ", "腰",     "下半身", "上半身",
                                   "上半身2",  "左腕",     "左腕捩", "右腕",   "右腕捩"};
    motion::Motion made = motionOf({});
    for (std::size_t i = 0; i < kNames.size(); ++i) made.bones[i].name = *Name::fromText(kNames[i]);
    return made;
  }();
  return motion;
}

const motion::KeySelection& bigSelection() {
  static const motion::KeySelection keys = std::move(operations::keysInScope(measuredMotion(), "", "")->keys);
  return keys;
}

/// A chain of all bones of the motion.
const model::Model& bigModel() {
  static const model::Model model = [] {
    model::Model made;
    for (const auto& track : measuredMotion().bones) {
      model::Bone& bone = made.bones.emplace_back();
      bone.name = model::ModelName::fromText(track.name.text(), "");
      bone.position.y = static_cast<float>(made.bones.size());
      if (track.name.text().ends_with("捩")) bone.fixedAxis = Vec3{1, 0, 0};
      if (made.bones.size() > 1) bone.parent = static_cast<std::uint32_t>(made.bones.size() - 2);
    }
    made.morphs.emplace_back().name = model::ModelName::fromText("まばたき", "");
    return made;
  }();
  return model;
}

media::Sound fourMinutesOfSound() {
  std::vector<test::SungPart> parts;
  while (parts.size() < 600) {
    for (const test::SungPart& part : test::partsOf(" aiueo aoie")) parts.push_back(part);
  }
  parts.resize(600);
  return test::sungBy(test::kMan, {parts});
}

/// Replacements for files: a tenth of the keys, and new names for half of the bones.
operations::ArgumentFiles smallFiles() {
  return {[](const std::string&) -> Result<std::shared_ptr<const motion::Motion>> {
            static const auto other = std::make_shared<const motion::Motion>(motionOf({200, 500}));
            return other;
          },
          [](const std::string&) -> Result<operations::PairTable> {
            operations::PairTable table;
            for (std::size_t i = 0; i < measuredMotion().bones.size(); i += 2) {
              table.emplace_back(measuredMotion().bones[i].name.text(), "b" + std::to_string(i));
            }
            return table;
          },
          [](const std::string&) -> Result<std::shared_ptr<const lips::Lyrics>> {
            std::string text;
            for (int second = 0; second < 300; ++second) text += std::to_string(second) + " さくらまう\n";
            return std::make_shared<const lips::Lyrics>(lips::readLyrics(asBytes(text)).value());
          },
          [](const std::string&) -> Result<std::shared_ptr<const media::Sound>> {
            static const auto sound = std::make_shared<const media::Sound>(fourMinutesOfSound());
            return sound;
          },
          [](const std::string&) -> Result<std::shared_ptr<const model::Model>> {
            return std::make_shared<const model::Model>(bigModel());
          }};
}

/// A value for a parameter without a default, or one with an effect if the default changes nothing.
std::string chosenValue(const operations::OperationParameter& parameter) {
  const auto within = [&](double wanted) { return std::fmin(std::fmax(wanted, parameter.minimum), parameter.maximum); };
  switch (parameter.kind) {
    case operations::ParameterKind::Vector: return "1.5,1.5,1.5";
    case operations::ParameterKind::MotionFile:
    case operations::ParameterKind::PairTable:
    case operations::ParameterKind::LyricsFile:
    case operations::ParameterKind::SoundFile:
    case operations::ParameterKind::ModelFile: return "file";
    case operations::ParameterKind::Integer: return std::to_string(std::llround(within(101)));
    case operations::ParameterKind::Number: return std::to_string(within(1.5));
    case operations::ParameterKind::Flag: return "true";
    case operations::ParameterKind::Choice: return std::string(parameter.choices.front());
    case operations::ParameterKind::Text: break;
  }
  return "a";
}

Result<operations::OperationArguments> argumentsFor(const operations::Operation& operation) {
  operations::OperationArguments::Texts texts;
  for (const operations::OperationParameter& parameter : operation.parameters) {
    using enum operations::ParameterKind;
    if (!parameter.isRequired && parameter.kind != Vector && parameter.kind != SoundFile) continue;
    texts.emplace_back(parameter.id, chosenValue(parameter));
  }
  return operations::OperationArguments::read(operation.parameters, texts, smallFiles());
}

void operationOnAMillionKeys(benchmark::State& state, const operations::Operation& operation) {
  const Result<operations::OperationArguments> arguments = argumentsFor(operation);
  if (!arguments) return state.SkipWithError(arguments.error().message().c_str());
  const motion::Motion& motion = measuredMotion();
  const motion::KeySelection& keys = bigSelection();
  const model::Model& model = bigModel();
  std::size_t after = 0;
  for (auto _ : state) {
    operations::OperationControl control(motion.keyCount());
    const Result<operations::OperationResult> result =
        operation.run({motion, keys, *arguments, &model, eval::PreExtrapolation::Rest, control});
    if (!result) return state.SkipWithError(result.error().message().c_str());
    state.PauseTiming();
    after = operations::keyCountAfter(motion, *result);
    state.ResumeTiming();
  }
  state.counters["keysAfter"] = static_cast<double>(after);
}

[[maybe_unused]] const bool kOperationsRegistered = [] {
  for (const operations::Operation& operation : operations::operations()) {
    if (operation.id == "fit-to-model") continue;  // needs the models of two persons; see bench_retarget.cpp
    benchmark::RegisterBenchmark(("operation/" + std::string(operation.id)).c_str(), operationOnAMillionKeys, operation)
        ->Unit(benchmark::kMillisecond)
        ->MinTime(0.2);
  }
  return true;
}();

}  // namespace
}  // namespace furitsuke::bench
