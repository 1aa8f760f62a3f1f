// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>

#include "core/edit/journal/journal.h"
#include "core/edit/motion_document.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/temp_folder.h"

// What the journal costs the thread of the window: one step of one key and of 1,000,000, with and without a journal.
namespace furitsuke::bench {
namespace {

KeyEdits shiftEveryKey(const Motion& motion, std::uint32_t bones, float by) {
  EditBuilder builder(motion);
  for (std::uint32_t bone = 0; bone < bones; ++bone) {
    const Track<BoneKey>& track = motion.bones[bone].keys;
    const std::size_t count = bones == 1 ? 1 : track.size();
    for (std::size_t k = 0; k < count; ++k) {
      BoneKey key = track.values()[k];
      key.translation.x += by;
      builder.set(TrackId{TrackKind::Bone, bone}, track.frames()[k], key);
    }
  }
  return builder.build();
}

/// Arguments: keys of a step (1: one key), with a journal.
void journalOneStep(benchmark::State& state) {
  application();
  MotionDocument document(motionFromVmd(vmd::read(makeVmd(RecordOrder::ByBone)).value()).motion);
  const test::TempFolder folder;
  std::unique_ptr<Journal> journal;
  if (state.range(1) != 0) {
    journal = std::make_unique<Journal>(folder.path() / "journal", "bench");
    journal->watch(document);
  }
  const auto bones = state.range(0) == 1 ? 1U : static_cast<std::uint32_t>(document.motion().bones.size());
  // The first step begins the journal, which copies a motion that has no file.
  document.push("first", shiftEveryKey(document.motion(), 1, 1));
  double longest = 0;
  for (auto _ : state) {
    if (journal) journal->waitUntilWritten();
    KeyEdits edits = shiftEveryKey(document.motion(), bones, 1);
    const auto start = std::chrono::steady_clock::now();
    document.push("step", std::move(edits));
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

/// From the step to the moment when it is on the disk, the delay of the writer apart.
void journalWritesMillion(benchmark::State& state) {
  application();
  MotionDocument document(motionFromVmd(vmd::read(makeVmd(RecordOrder::ByBone)).value()).motion);
  const test::TempFolder folder;
  Journal journal(folder.path() / "journal", "bench");
  journal.watch(document);
  document.push("first", shiftEveryKey(document.motion(), 1, 1));
  journal.waitUntilWritten();
  for (auto _ : state) {
    state.PauseTiming();
    document.push("step",
                  shiftEveryKey(document.motion(), static_cast<std::uint32_t>(document.motion().bones.size()), 1));
    state.ResumeTiming();
    journal.waitUntilWritten();
  }
}
BENCHMARK(journalWritesMillion)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
