// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <array>
#include <cstring>
#include <fstream>
#include <memory>

#include "core/convert/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/bench/bench_motion.h"

// 1,000,000 bone keys of 200 bones, 111 MB. Every figure stands beside a memcpy of the same bytes in the same run,
// and is of the time that passes: two threads work on the larger ones.
namespace furitsuke::bench {
namespace {

const Bytes& sample(RecordOrder order) {
  static std::array<Bytes, 3> samples;
  Bytes& bytes = samples[static_cast<std::size_t>(order)];
  if (bytes.empty()) bytes = makeVmd(order);
  return bytes;
}

Bytes copyOf(const Bytes& bytes) {
  Bytes copy;
  copy.resize(bytes.size());
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  return copy;
}

ImportedMotion load(Bytes bytes) { return motionFromVmd(std::move(*vmd::read(std::move(bytes)))); }

void setBytes(benchmark::State& state, std::size_t size) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(size));
}

/// Pages of 4 KiB that the process holds, where the system tells so in this file; 0 elsewhere.
double residentBytes() {
  std::ifstream statm("/proc/self/statm");
  double total = 0;
  double resident = 0;
  statm >> total >> resident;
  return statm ? resident * 4096 : 0;
}

/// What a loaded motion holds, its file included, as a multiple of the file. Comes first: memory that earlier
/// benchmarks gave back would be used again unseen.
void vmdMemoryAfterLoad(benchmark::State& state) {
  const Bytes& bytes = sample(RecordOrder::Shuffled);
  double multiple = 0;
  for (auto _ : state) {
    const double before = residentBytes();
    const ImportedMotion imported = load(copyOf(bytes));
    multiple = (residentBytes() - before) / static_cast<double>(bytes.size());
  }
  if (multiple <= 0) state.SkipWithError("the system does not tell");
  state.counters["timesFileSize"] = multiple;
}
BENCHMARK(vmdMemoryAfterLoad)->Iterations(1)->Unit(benchmark::kMillisecond);

void memcpyOfTheFile(benchmark::State& state) {
  const Bytes& bytes = sample(RecordOrder::ByBone);
  for (auto _ : state) benchmark::DoNotOptimize(copyOf(bytes).data());
  setBytes(state, bytes.size());
}
BENCHMARK(memcpyOfTheFile)->UseRealTime()->Unit(benchmark::kMillisecond);

/// From bytes in memory to a motion; the copy that the reader takes over is made, and the motion dropped, outside
/// the measured time.
void vmdLoad(benchmark::State& state) {
  const Bytes& bytes = sample(static_cast<RecordOrder>(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    Bytes copy = copyOf(bytes);
    state.ResumeTiming();
    auto imported = std::make_unique<ImportedMotion>(load(std::move(copy)));
    benchmark::DoNotOptimize(imported->motion.bones.data());
    state.PauseTiming();
    imported.reset();
    state.ResumeTiming();
  }
  setBytes(state, bytes.size());
}
BENCHMARK(vmdLoad)
    ->UseRealTime()
    ->ArgName("order")
    ->Arg(static_cast<int>(RecordOrder::ByBone))
    ->Arg(static_cast<int>(RecordOrder::ByFrame))
    ->Arg(static_cast<int>(RecordOrder::Shuffled))
    ->Unit(benchmark::kMillisecond);

void save(benchmark::State& state, const Motion& motion, const VmdSource* source) {
  std::size_t size = 0;
  for (auto _ : state) {
    Bytes bytes = vmdFromMotion(motion, source);
    benchmark::DoNotOptimize(bytes.data());
    size = bytes.size();
    state.PauseTiming();
    bytes = {};
    state.ResumeTiming();
  }
  setBytes(state, size);
}

KeyEdits oneKeyEdit(const Motion& motion) {
  const TrackId id{TrackKind::Bone, 100};
  const Frame frame = motion.frames(id)[motion.keyCount(id) / 2];
  BoneKey key = *motion.bones[id.index].keys.find(frame);
  key.translation.x += 1;
  EditBuilder builder(motion);
  builder.set(id, frame, key);
  return builder.build();
}

void vmdSaveUnedited(benchmark::State& state) {
  const ImportedMotion imported = load(copyOf(sample(RecordOrder::Shuffled)));
  save(state, imported.motion, imported.source.get());
}
BENCHMARK(vmdSaveUnedited)->UseRealTime()->Unit(benchmark::kMillisecond);

void vmdSaveOneKeyEdited(benchmark::State& state) {
  ImportedMotion imported = load(copyOf(sample(RecordOrder::Shuffled)));
  applyEdits(imported.motion, oneKeyEdit(imported.motion), EditSide::After);
  save(state, imported.motion, imported.source.get());
}
BENCHMARK(vmdSaveOneKeyEdited)->UseRealTime()->Unit(benchmark::kMillisecond);

void vmdSaveEveryKeyEdited(benchmark::State& state) {
  ImportedMotion imported = load(copyOf(sample(static_cast<RecordOrder>(state.range(0)))));
  for (NamedTrack<BoneKey>& track : imported.motion.bones) {
    Keys<BoneKey> keys = track.keys.keys();
    for (BoneKey& key : keys.values.edit()) key.translation.y += 1;
    track.keys.replace(kAllFrames, keys);
  }
  save(state, imported.motion, imported.source.get());
}
BENCHMARK(vmdSaveEveryKeyEdited)
    ->UseRealTime()
    ->ArgName("order")
    ->Arg(static_cast<int>(RecordOrder::ByBone))
    ->Arg(static_cast<int>(RecordOrder::ByFrame))
    ->Arg(static_cast<int>(RecordOrder::Shuffled))
    ->Unit(benchmark::kMillisecond);

void vmdSaveWithoutSource(benchmark::State& state) {
  const ImportedMotion imported = load(copyOf(sample(RecordOrder::ByBone)));
  save(state, imported.motion, nullptr);
}
BENCHMARK(vmdSaveWithoutSource)->UseRealTime()->Unit(benchmark::kMillisecond);

/// An edit of one key of a million, built and applied, and undone.
void motionEditOneKey(benchmark::State& state) {
  ImportedMotion imported = load(copyOf(sample(RecordOrder::ByBone)));
  for (auto _ : state) {
    const KeyEdits edits = oneKeyEdit(imported.motion);
    applyEdits(imported.motion, edits, EditSide::After);
    applyEdits(imported.motion, edits, EditSide::Before);
  }
}
BENCHMARK(motionEditOneKey)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
