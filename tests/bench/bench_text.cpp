// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/cp932.h"
#include "core/base/name.h"
#include "core/format/vpd/vpd_file.h"
#include "core/motion/motion.h"

namespace furitsuke::bench {
namespace {

constexpr std::string_view kSampleNames[] = {"センター", "上半身", "右ひじ",   "左足ＩＫ",
                                             "Bone_042", "ﾈｸﾀｲ１", "まばたき", "左人指３"};

void countNames(benchmark::State& state) {
  state.counters["ns/name"] = benchmark::Counter(static_cast<double>(state.iterations()) * std::size(kSampleNames),
                                                 benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void decodeNames(benchmark::State& state) {
  std::string encoded[std::size(kSampleNames)];
  for (std::size_t i = 0; i < std::size(kSampleNames); ++i) encoded[i] = cp932::encode(kSampleNames[i]).bytes;
  for (auto _ : state) {
    for (const std::string& name : encoded) benchmark::DoNotOptimize(cp932::decode(name));
  }
  countNames(state);
}
BENCHMARK(decodeNames);

/// A search for a track by the text of its name decodes every name until it is found.
void findTrackOfManyNames(benchmark::State& state) {
  motion::Motion motion;
  for (int i = 0; i < 300'000; ++i) motion.morphs.push_back({*Name::fromText("まばたき" + std::to_string(i)), {}});
  for (auto _ : state) benchmark::DoNotOptimize(motion::findTrack(motion, "morph:まばたき299999"));
}
BENCHMARK(findTrackOfManyNames)->Unit(benchmark::kMillisecond);

void encodeNames(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string_view name : kSampleNames) benchmark::DoNotOptimize(cp932::encode(name));
  }
  countNames(state);
}
BENCHMARK(encodeNames);

/// A pose of 200 bones and 40 morphs, about 30 kB.
format::vpd::File samplePose() {
  format::vpd::File file;
  file.modelName = *Name::fromText("初音ミク");
  const auto nameAt = [](int i) { return *Name::fromText(std::string(kSampleNames[i % 8]) + std::to_string(i)); };
  for (int i = 0; i < 200; ++i) {
    const float value = 0.001F * static_cast<float>(i);
    file.bones.push_back({nameAt(i), {value, -value, 3 * value}, {value, 0.5F, -0.5F, 0.7F}});
  }
  for (int i = 0; i < 40; ++i) file.morphs.push_back({nameAt(i), 0.025F * static_cast<float>(i)});
  return file;
}

void vpdWrite(benchmark::State& state) {
  const format::vpd::File file = samplePose();
  std::size_t size = 0;
  for (auto _ : state) size = format::vpd::write(file)->size();
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * size));
}
BENCHMARK(vpdWrite)->Unit(benchmark::kMicrosecond);

void vpdRead(benchmark::State& state) {
  const Bytes bytes = *format::vpd::write(samplePose());
  for (auto _ : state) benchmark::DoNotOptimize(format::vpd::read(bytes)->bones.data());
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes.size()));
}
BENCHMARK(vpdRead)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
