// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <thread>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/journal/journal.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/temp_folder.h"

// The cost of the journal for the GUI thread: one step of one key and of 1,000,000, with and without a journal.
namespace furitsuke::bench {
namespace {

motion::KeyEdits shiftEveryKey(const motion::Motion& motion, std::uint32_t bones, float by) {
  motion::EditBuilder builder(motion);
  for (std::uint32_t bone = 0; bone < bones; ++bone) {
    const motion::Track<motion::BoneKey>& track = motion.bones[bone].keys;
    const std::size_t count = bones == 1 ? 1 : track.size();
    for (std::size_t k = 0; k < count; ++k) {
      motion::BoneKey key = track.values()[k];
      key.translation.x += by;
      builder.set(motion::TrackId{motion::TrackKind::Bone, bone}, track.frames()[k], key);
    }
  }
  return builder.build();
}

double secondsOf(const std::function<bool()>& work, benchmark::State& state) {
  const auto start = std::chrono::steady_clock::now();
  if (!work()) state.SkipWithError("cannot write");
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// File > Save of 1,000,000 keys after one was edited: with the record in the journal, the backup and the flush to the
/// disk. `timesCopy`: compared with a copy of the file in the same folder that is flushed, the fastest of both.
void documentSaveOneKeyEdited(benchmark::State& state) {
  application();
  const test::TempFolder folder;
  const std::filesystem::path path = folder.path() / "dance.vmd";
  const std::filesystem::path copied = folder.path() / "copy.vmd";
  if (!writeFileAtomically(path, makeVmd(RecordOrder::ByFrame))) return state.SkipWithError("cannot write");
  edit::Journal journal(folder.path() / "journal", "bench");
  double save = std::numeric_limits<double>::max();
  double copy = save;
  for (auto _ : state) {
    auto document = edit::MotionDocument::open(path);
    if (!document) return state.SkipWithError("cannot read");
    journal.watch(**document);
    (*document)->history().push("step", shiftEveryKey((*document)->motion(), 1, 1));
    journal.waitUntilWritten();
    // The journal copies the file in the background, and keeps a link to it until then.
    while (!hasOneName(path)) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const double seconds = secondsOf([&] { return (*document)->file().save().ok(); }, state);
    save = std::min(save, seconds);
    state.SetIterationTime(seconds);
    copy = std::min(copy,
                    secondsOf([&] { return std::filesystem::copy_file(path, copied) && !flushFile(copied); }, state));
    std::filesystem::remove(copied);
    journal.discard(**document);
  }
  state.counters["timesCopy"] = save / copy;
}
BENCHMARK(documentSaveOneKeyEdited)->Iterations(8)->UseManualTime()->Unit(benchmark::kMillisecond);

/// Arguments: keys of a step (1: one key), whether there is a journal.
void journalOneStep(benchmark::State& state) {
  application();
  edit::MotionDocument document(io::motionFromVmd(format::vmd::read(makeVmd(RecordOrder::ByBone)).value()).motion);
  const test::TempFolder folder;
  std::unique_ptr<edit::Journal> journal;
  if (state.range(1) != 0) {
    journal = std::make_unique<edit::Journal>(folder.path() / "journal", "bench");
    journal->watch(document);
  }
  const auto bones = state.range(0) == 1 ? 1U : static_cast<std::uint32_t>(document.motion().bones.size());
  // The first step starts the journal, which copies a motion without a file.
  document.history().push("first", shiftEveryKey(document.motion(), 1, 1));
  double longest = 0;
  for (auto _ : state) {
    if (journal) journal->waitUntilWritten();
    motion::KeyEdits edits = shiftEveryKey(document.motion(), bones, 1);
    const auto start = std::chrono::steady_clock::now();
    document.history().push("step", std::move(edits));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    state.SetIterationTime(seconds);
    longest = std::max(longest, seconds);
  }
  state.counters["longest_ms"] = longest * 1000;
  if (journal) journal->waitUntilWritten();
}
BENCHMARK(journalOneStep)
    ->ArgNames({"keys", "journal"})
    ->ArgsProduct({{1, 1'000'000}, {0, 1}})
    ->Iterations(6)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// From the step until it is on the disk, without the delay of the writer.
void journalWritesMillion(benchmark::State& state) {
  application();
  edit::MotionDocument document(io::motionFromVmd(format::vmd::read(makeVmd(RecordOrder::ByBone)).value()).motion);
  const test::TempFolder folder;
  edit::Journal journal(folder.path() / "journal", "bench");
  journal.watch(document);
  document.history().push("first", shiftEveryKey(document.motion(), 1, 1));
  journal.waitUntilWritten();
  for (auto _ : state) {
    state.PauseTiming();
    document.history().push(
        "step", shiftEveryKey(document.motion(), static_cast<std::uint32_t>(document.motion().bones.size()), 1));
    state.ResumeTiming();
    journal.waitUntilWritten();
  }
}
BENCHMARK(journalWritesMillion)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
