// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "core/convert/vmd_motion.h"
#include "core/model/model.h"
#include "core/operate/operation.h"
#include "core/operate/scope.h"
#include "tests/bench/bench_motion.h"

// Every operation of the table on 1,000,000 bone keys of 200 bones, all selected: the edit is worked out and thrown
// away, as a preview does. A new row of the table is measured without being named here.
namespace furitsuke::bench {
namespace {

Motion motionOf(const MotionSize& size) {
  return motionFromVmd(std::move(*vmd::read(makeVmd(RecordOrder::ByBone, size)))).motion;
}

/// Some of its bones are called as those that operations look for by name.
const Motion& measuredMotion() {
  static const Motion motion = [] {
    constexpr std::array kNames = {"センター", "グルーブ", "腰",     "下半身", "上半身",
                                   "上半身2",  "左腕",     "左腕捩", "右腕",   "右腕捩"};
    Motion made = motionOf({});
    for (std::size_t i = 0; i < kNames.size(); ++i) made.bones[i].name = *Name::fromText(kNames[i]);
    return made;
  }();
  return motion;
}

const KeySelection& bigSelection() {
  static const KeySelection keys = std::move(keysInScope(measuredMotion(), "", "")->keys);
  return keys;
}

/// A chain of all bones of the motion.
const Model& bigModel() {
  static const Model model = [] {
    Model made;
    for (const auto& track : measuredMotion().bones) {
      Bone& bone = made.bones.emplace_back();
      bone.name = ModelName::fromText(track.name.text, "");
      bone.position.y = static_cast<float>(made.bones.size());
      if (track.name.text.ends_with("捩")) bone.fixedAxis = Vec3{1, 0, 0};
      if (made.bones.size() > 1) bone.parent = static_cast<std::uint32_t>(made.bones.size() - 2);
    }
    made.morphs.emplace_back().name = ModelName::fromText("まばたき", "");
    return made;
  }();
  return model;
}

/// What stands for files: a tenth of the keys, and new names for half of the bones.
ArgumentFiles smallFiles() {
  return {[](const std::string&) -> Result<std::shared_ptr<const Motion>> {
            static const auto other = std::make_shared<const Motion>(motionOf({200, 500}));
            return other;
          },
          [](const std::string&) -> Result<PairTable> {
            PairTable table;
            for (std::size_t i = 0; i < measuredMotion().bones.size(); i += 2) {
              table.emplace_back(measuredMotion().bones[i].name.text, "b" + std::to_string(i));
            }
            return table;
          }};
}

/// A value for a parameter that has no default, and one that does something where the default is to change nothing.
std::string chosenValue(const OperationParameter& parameter) {
  const auto within = [&](double wanted) { return std::fmin(std::fmax(wanted, parameter.minimum), parameter.maximum); };
  switch (parameter.kind) {
    case ParameterKind::Vector: return "1.5,1.5,1.5";
    case ParameterKind::MotionFile:
    case ParameterKind::PairTable: return "file";
    case ParameterKind::Integer: return std::to_string(std::llround(within(101)));
    case ParameterKind::Number: return std::to_string(within(1.5));
    case ParameterKind::Flag: return "true";
    case ParameterKind::Choice: return std::string(parameter.choices.front());
    case ParameterKind::Text: break;
  }
  return "a";
}

Result<OperationArguments> argumentsFor(const Operation& operation) {
  OperationArguments::Texts texts;
  for (const OperationParameter& parameter : operation.parameters) {
    if (!parameter.isRequired && parameter.kind != ParameterKind::Vector) continue;
    texts.emplace_back(parameter.id, chosenValue(parameter));
  }
  return OperationArguments::read(operation.parameters, texts, smallFiles());
}

void operationOnAMillionKeys(benchmark::State& state, const Operation& operation) {
  const Result<OperationArguments> arguments = argumentsFor(operation);
  if (!arguments) return state.SkipWithError(arguments.error().message().c_str());
  const Motion& motion = measuredMotion();
  const KeySelection& keys = bigSelection();
  const Model& model = bigModel();
  std::size_t after = 0;
  for (auto _ : state) {
    const Result<OperationResult> result = operation.run({motion, keys, *arguments, &model});
    if (!result) return state.SkipWithError(result.error().message().c_str());
    state.PauseTiming();
    after = keyCountAfter(motion, *result);
    state.ResumeTiming();
  }
  state.counters["keysAfter"] = static_cast<double>(after);
}

[[maybe_unused]] const bool kOperationsRegistered = [] {
  for (const Operation& operation : operations()) {
    benchmark::RegisterBenchmark(("operation/" + std::string(operation.id)).c_str(), operationOnAMillionKeys, operation)
        ->Unit(benchmark::kMillisecond)
        ->MinTime(0.2);
  }
  return true;
}();

}  // namespace
}  // namespace furitsuke::bench
