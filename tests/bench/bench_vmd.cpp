// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string_view>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/base/file_saving.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/odd_places.h"
#include "tests/support/temp_folder.h"

// 1,000,000 bone keys of 200 bones, 111 MB. Compare with the memcpy of the same bytes in the same run. All results are
// wall times, because larger files are processed on two threads.
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

io::ImportedMotion load(Bytes bytes) { return io::motionFromVmd(std::move(*format::vmd::read(std::move(bytes)))); }

void setBytes(benchmark::State& state, std::size_t size) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(size));
}

/// Pages of 4 KiB that the process uses, if the system reports them in this file; otherwise 0.
double residentBytes() {
  std::ifstream statm("/proc/self/statm");
  double total = 0;
  double resident = 0;
  statm >> total >> resident;
  return statm ? resident * 4096 : 0;
}

/// Resident memory while a motion is loaded, including its file, as a multiple of the file size.
struct MemoryUse {
  double afterwards = 0;
  double peak = 0;
};

MemoryUse measuredMemory(const Bytes& bytes) {
  malloc_trim(0);
  static_cast<void>(load(makeVmdOfManyNames(1, "")));  // the pages of the program are not measured
  const double before = residentBytes();
  const io::ImportedMotion imported = load(copyOf(bytes));
  const auto size = static_cast<double>(bytes.size());
  return {(residentBytes() - before) / size, (static_cast<double>(test::peakMemory()) - before) / size};
}

/// Measures in a process of its own, because memory freed by earlier benchmarks would be reused unnoticed.
void measureMemory(benchmark::State& state, const Bytes& bytes) {
  MemoryUse use;
  for (auto _ : state) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return state.SkipWithError("cannot start a process");
    const pid_t child = fork();
    if (child == 0) {
      use = measuredMemory(bytes);
      _exit(write(ends[1], &use, sizeof(use)) == sizeof(use) ? 0 : 1);
    }
    close(ends[1]);
    const bool isMeasured = read(ends[0], &use, sizeof(use)) == sizeof(use) && use.afterwards > 0;
    close(ends[0]);
    waitpid(child, nullptr, 0);
    if (!isMeasured) return state.SkipWithError("the system does not report the memory usage");
  }
  state.counters["timesFileSize"] = use.afterwards;
  state.counters["peak"] = use.peak;
}

constexpr std::array<std::string_view, 3> kNamePrefixes{"smile ", "\x82\xA0\x82\xA2\x82\xA4\x82\xA6",
                                                        "\x82\xA0\x82\xA2\x82\xA4\x82\xA6_"};

/// 300,000 morphs with one key each, 6.9 MB, with names in ASCII, in Japanese, and in Japanese that mostly fill their
/// field, about which there are findings.
void vmdMemoryOfManyNames(benchmark::State& state) {
  measureMemory(state, makeVmdOfManyNames(300'000, kNamePrefixes[static_cast<std::size_t>(state.range(0))]));
}
BENCHMARK(vmdMemoryOfManyNames)
    ->ArgName("prefix")
    ->DenseRange(0, kNamePrefixes.size() - 1)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

void vmdMemoryAfterLoad(benchmark::State& state) { measureMemory(state, sample(RecordOrder::Shuffled)); }
BENCHMARK(vmdMemoryAfterLoad)->Iterations(1)->Unit(benchmark::kMillisecond);

void memcpyOfTheFile(benchmark::State& state) {
  const Bytes& bytes = sample(RecordOrder::ByBone);
  for (auto _ : state) benchmark::DoNotOptimize(copyOf(bytes).data());
  setBytes(state, bytes.size());
}
BENCHMARK(memcpyOfTheFile)->UseRealTime()->Unit(benchmark::kMillisecond);

/// From bytes in memory to a motion; copying the bytes for the reader and destroying the motion are not measured.
void vmdLoad(benchmark::State& state) {
  const Bytes& bytes = sample(static_cast<RecordOrder>(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    Bytes copy = copyOf(bytes);
    state.ResumeTiming();
    auto imported = std::make_unique<io::ImportedMotion>(load(std::move(copy)));
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

void save(benchmark::State& state, const motion::Motion& motion, const io::VmdSource* source) {
  std::size_t size = 0;
  for (auto _ : state) {
    Bytes bytes = io::vmdFromMotion(motion, source);
    benchmark::DoNotOptimize(bytes.data());
    size = bytes.size();
    state.PauseTiming();
    bytes = {};
    state.ResumeTiming();
  }
  setBytes(state, size);
}

motion::KeyEdits oneKeyEdit(const motion::Motion& motion) {
  const motion::TrackId id{motion::TrackKind::Bone, 100};
  const Frame frame = motion.frames(id)[motion.keyCount(id) / 2];
  motion::BoneKey key = *motion.bones[id.index].keys.find(frame);
  key.translation.x += 1;
  motion::EditBuilder builder(motion);
  builder.set(id, frame, key);
  return builder.build();
}

void editEveryKey(motion::Motion& motion) {
  for (motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    motion::Keys<motion::BoneKey> keys = track.keys.keys();
    for (motion::BoneKey& key : keys.values.edit()) key.translation.y += 1;
    track.keys.replace(kAllFrames, keys);
  }
}

void vmdSaveUnedited(benchmark::State& state) {
  const io::ImportedMotion imported = load(copyOf(sample(RecordOrder::Shuffled)));
  save(state, imported.motion, imported.source.get());
}
BENCHMARK(vmdSaveUnedited)->UseRealTime()->Unit(benchmark::kMillisecond);

void vmdSaveOneKeyEdited(benchmark::State& state) {
  io::ImportedMotion imported = load(copyOf(sample(RecordOrder::Shuffled)));
  motion::applyEdits(imported.motion, oneKeyEdit(imported.motion), motion::EditSide::After);
  save(state, imported.motion, imported.source.get());
}
BENCHMARK(vmdSaveOneKeyEdited)->UseRealTime()->Unit(benchmark::kMillisecond);

void vmdSaveEveryKeyEdited(benchmark::State& state) {
  io::ImportedMotion imported = load(copyOf(sample(static_cast<RecordOrder>(state.range(0)))));
  editEveryKey(imported.motion);
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
  const io::ImportedMotion imported = load(copyOf(sample(RecordOrder::ByBone)));
  save(state, imported.motion, nullptr);
}
BENCHMARK(vmdSaveWithoutSource)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Copying the file and flushing the copy to the disk, for comparison with the saves to a file.
void copyOfTheFileOnDisk(benchmark::State& state) {
  const test::TempFolder folder;
  const std::filesystem::path from = folder.path() / "from.vmd";
  const std::filesystem::path to = folder.path() / "to.vmd";
  if (!writeFileAtomically(from, sample(RecordOrder::ByFrame))) return state.SkipWithError("cannot write");
  for (auto _ : state) {
    std::filesystem::copy_file(from, to);
    if (flushFile(to)) return state.SkipWithError("cannot flush");
    state.PauseTiming();
    std::filesystem::remove(to);
    state.ResumeTiming();
  }
  setBytes(state, sample(RecordOrder::ByFrame).size());
}
BENCHMARK(copyOfTheFileOnDisk)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Saving over the file that was read, with its backup. `edited` is a number of keys.
void vmdSaveToFile(benchmark::State& state) {
  const test::TempFolder folder;
  const std::filesystem::path path = folder.path() / "dance.vmd";
  if (!writeFileAtomically(path, sample(RecordOrder::ByFrame))) return state.SkipWithError("cannot write");
  io::ImportedMotion imported = load(copyOf(sample(RecordOrder::ByFrame)));
  if (state.range(0) == 1) {
    motion::applyEdits(imported.motion, oneKeyEdit(imported.motion), motion::EditSide::After);
  } else {
    editEveryKey(imported.motion);
  }
  const auto content = [&](ByteOutput& out) { io::writeVmdTo(out, imported.motion, imported.source.get()); };
  for (auto _ : state) {
    if (!writeFileAtomically(path, content, {.beforeReplace = [&] { return backUpFile(path); }})) {
      return state.SkipWithError("cannot write");
    }
  }
  setBytes(state, sample(RecordOrder::ByFrame).size());
}
BENCHMARK(vmdSaveToFile)->UseRealTime()->ArgName("edited")->Arg(1)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// An edit of one key of a million: built, applied and undone.
void motionEditOneKey(benchmark::State& state) {
  io::ImportedMotion imported = load(copyOf(sample(RecordOrder::ByBone)));
  for (auto _ : state) {
    const motion::KeyEdits edits = oneKeyEdit(imported.motion);
    motion::applyEdits(imported.motion, edits, motion::EditSide::After);
    motion::applyEdits(imported.motion, edits, motion::EditSide::Before);
  }
}
BENCHMARK(motionEditOneKey)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
