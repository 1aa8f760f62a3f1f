// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <future>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "core/operations/run.h"
#include "tests/core/operations/operation_arguments.h"
#include "tests/support/far_motion.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;
using std::chrono::seconds;
using test::argumentsOf;

/// Much more than any operation needs, and much less than one that visits every frame of a far motion.
constexpr seconds kLongTime(120);

/// An operation with arguments, of which it needs those without a default.
struct LimitedRun {
  const char* id;
  Texts texts;
};

/// Every operation of the table with its defaults, and those whose work depends on their arguments once more.
std::vector<LimitedRun> allRuns() {
  std::vector<LimitedRun> runs;
  for (const Operation& operation : operations()) runs.push_back({operation.id.data(), {}});
  const std::vector<LimitedRun> further{
      {"bake", {{"every", "1000"}, {"only-grid", "false"}}},
      {"bake", {{"every", "1000000"}}},
      {"split", {{"at", "1000000000"}}},
      {"smooth", {{"width", "300"}}},
      {"smooth", {{"method", "butterworth"}}},
      {"despike", {{"longest", "30"}, {"longest-flip", "3600"}}},
      {"fill", {{"length", "36000"}, {"shortest", "1"}, {"longest", "36000"}}},
      {"loop", {{"blend", "2147483647"}, {"side", "both"}}},
      {"loop", {{"bridge", "36000"}}},
      {"retime", {{"poses", "frames"}, {"at", "1000000000"}}},
      {"pin", {{"part", "left-foot"}}},
      {"scale-time", {{"factor", "1000"}}},
      {"shift", {{"by", "-2147483647"}, {"ripple", "all"}}},
      {"remove-frames", {{"at", "1"}, {"count", "2147483647"}, {"ripple", "all"}}},
      {"insert-frames", {{"at", "1"}, {"count", "2147483647"}, {"ripple", "all"}}},
      {"trim", {{"first", "100"}, {"last", "2147483646"}}},
      {"mirror", {{"mode", "copy"}}},
      {"center-bias", {{"turn", "90"}}},
      {"unfold-semi-standard", {{"upper-body-2", "0.5"}, {"max-angle-error", "0"}}},
      {"fold-semi-standard", {{"max-position-error", "0"}, {"max-angle-error", "0"}}},
      {"noise", {{"weight", "1"}, {"every", "1000000"}}},
      {"camera-shake", {{"every", "1000000"}}},
      {"blink", {{"interval", "100000"}, {"jitter", "1"}, {"overwrite", "true"}}},
      {"merge", {{"with", "given"}, {"mode", "keep"}, {"at", "2147483647"}}},
      {"rebase", {{"frame", "2147483647"}, {"add-missing", "true"}}},
      {"bake-physics", {{"position", "0"}, {"settle", "36000"}}},
  };
  runs.insert(runs.end(), further.begin(), further.end());
  return runs;
}

/// Runs `work` on another thread and fails if it takes too long. Then the process cannot continue.
template <class F>
auto withinLongTime(const std::string& what, F&& work) {
  auto result = std::async(std::launch::async, std::forward<F>(work));
  if (result.wait_for(kLongTime) != std::future_status::ready) {
    ADD_FAILURE() << what << " takes too long";
    std::_Exit(1);
  }
  return result.get();
}

std::int64_t largestNumberIn(const std::string& text) {
  std::int64_t largest = 0;
  std::int64_t number = 0;
  for (const char c : text) {
    const bool isDigit = c >= '0' && c <= '9';
    number = isDigit ? number * 10 + (c - '0') : 0;
    largest = std::max(largest, number);
  }
  return largest;
}

class FarMotion : public ::testing::TestWithParam<LimitedRun> {};

TEST_P(FarMotion, IsChangedSoonOrRefusedWithANumber) {
  const LimitedRun& run = GetParam();
  const Operation* operation = findOperation(run.id);
  ASSERT_NE(operation, nullptr);
  const OperationArguments arguments = argumentsOf(*operation, run.texts);
  const model::Model model = test::farModel();
  for (motion::Motion motion : {test::farMotion(), test::farMotionOfTwoKeys()}) {
    motion.annotations.tempo = motion::Tempo{};
    for (const model::Model* of : {static_cast<const model::Model*>(nullptr), &model}) {
      const auto outcome = withinLongTime(run.id, [&] { return runOperation({operation, arguments, {}}, motion, of); });
      if (outcome.ok()) {
        EXPECT_LE(outcome->motion.keyCount(), static_cast<std::size_t>(kMaxKeysAfterOperation));
      } else {
        // Of keys, of values to sample, or of the frame that a key cannot reach. Other errors do not depend on the
        // length of the motion.
        const std::string message = outcome.error().message();
        EXPECT_TRUE(largestNumberIn(message) >= 1'000'000 || of == nullptr) << message;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Operations, FarMotion, ::testing::ValuesIn(allRuns()),
                         [](const ::testing::TestParamInfo<LimitedRun>& row) {
                           std::string name = std::to_string(row.index) + "_" + row.param.id;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(KeyBudget, RefusesWithTheNumberOfKeys) {
  // 42 bones, 2 morphs and 4 other kinds.
  const motion::Motion motion = test::farMotionOfTwoKeys();
  ASSERT_EQ(motion.keyCount(), 96U);
  struct Row {
    LimitedRun run;
    const char* keys;
  };
  for (const Row& row :
       {Row{{"bake", {}}, "100931731458"},  // 47 tracks of 2^31 keys and the two property keys
        Row{{"noise", {}}, "45097156620"}, Row{{"camera-shake", {}}, "1073741918"},
        Row{{"blink", {{"interval", "3"}, {"closing", "1"}, {"closed", "0"}, {"opening", "1"}, {"jitter", "0"}}},
            "2147483739"}}) {
    const Operation* operation = findOperation(row.run.id);
    const auto outcome = runOperation({operation, argumentsOf(*operation, row.run.texts), {}}, motion, nullptr);
    ASSERT_FALSE(outcome.ok()) << row.run.id;
    EXPECT_EQ(
        outcome.error().message(),
        "the motion would have at least " + std::string(row.keys) +
            " keys, but an operation may create a motion of at most 10000000 keys; choose fewer tracks or frames");
  }
}

TEST(KeyBudget, CountsAllTracksAndDoesNotCountRemovedKeys) {
  struct Row {
    std::size_t before;
    std::vector<std::int64_t> added;
    bool isAllowed;
  };
  const std::int64_t most = kMaxKeysAfterOperation;
  for (const Row& row : std::vector<Row>{{0, {most}, true},
                                         {0, {most + 1}, false},
                                         {0, {most / 2, most / 2, 1}, false},
                                         {100, {most - 100}, true},
                                         {101, {most - 100}, false},
                                         {20'000'000, {-1}, true},
                                         {20'000'000, {0}, true},
                                         {20'000'000, {1}, false},
                                         {20'000'000, {-5, 4}, true}}) {
    OperationControl control(row.before);
    for (const std::int64_t added : row.added) control.requireKeys(added);
    EXPECT_EQ(control.status().ok(), row.isAllowed) << row.before << " + " << row.added.front();
    EXPECT_EQ(control.isStopped(), !row.isAllowed);
  }
}

/// Bones that turn back and forth, with a key at every `step`-th frame.
motion::Motion longMotion(std::size_t bones, Frame keys, Frame step) {
  motion::Motion motion;
  const motion::Motion far = test::farMotion();
  for (std::size_t bone = 0; bone < bones; ++bone) {
    motion::Keys<motion::BoneKey> column;
    for (Frame i = 0; i < keys; ++i) {
      motion::BoneKey key = far.bones[bone % far.bones.size()].keys.values()[static_cast<std::size_t>(i % 2)];
      key.physics = true;
      column.append(i * step, key);
    }
    const std::string name = bone < far.bones.size() ? far.bones[bone].name.text() : std::to_string(bone);
    motion.bones[motion.ensureBone(test::nameOf(name)).index].keys = motion::Track(std::move(column));
  }
  return motion;
}

TEST(Cancellation, EveryOperationEndsWithoutAResult) {
  const std::atomic<bool> canceled = true;
  const model::Model model = test::farModel();
  for (const Operation& operation : operations()) {
    const auto outcome =
        runOperation({&operation, argumentsOf(operation, {}), {}}, test::farMotion(), &model, &canceled);
    ASSERT_FALSE(outcome.ok()) << operation.id;
    EXPECT_EQ(outcome.error().message(), "canceled") << operation.id;
  }
}

TEST(Cancellation, StopsLoopsOverFramesAndKeys) {
  struct Row {
    LimitedRun run;
    motion::Motion motion;
    bool hasModel = false;
  };
  const model::Model model = test::farModel();
  // Each of them takes minutes in this build when it is not canceled.
  for (const Row& row :
       {Row{{"bake", {}}, longMotion(1, 3, 4'000'000)}, Row{{"noise", {{"every", "1"}}}, longMotion(1, 3, 4'000'000)},
        Row{{"smooth", {{"width", "300"}}}, longMotion(1, 300'000, 1)},
        Row{{"smooth", {{"method", "butterworth"}}}, longMotion(40, 100, 10'000)},
        Row{{"reduce", {{"position", "1000"}, {"angle", "1000"}}}, longMotion(40, 20'000, 1), true},
        Row{{"fold-semi-standard", {{"max-angle-error", "0"}}}, longMotion(42, 100, 30'000)},
        Row{{"unfold-semi-standard", {{"upper-body-2", "0.5"}}}, longMotion(42, 1000, 30'000), true},
        Row{{"center-bias", {{"turn", "90"}}}, longMotion(2, 2000, 30'000)},
        Row{{"blink", {{"interval", "50"}}}, longMotion(1, 3, 50'000'000)},
        Row{{"bake-physics", {}}, longMotion(42, 3, 100'000), true},
        Row{{"bake-physics", {{"settle", "36000"}}}, longMotion(42, 20'000, 1), true},
        Row{{"correct", {{"angle-offset", "1,0,0"}}}, longMotion(400, 20'000, 1)}}) {
    const Operation* operation = findOperation(row.run.id);
    const OperationArguments arguments = argumentsOf(*operation, row.run.texts);
    std::atomic<bool> canceled = false;
    std::jthread canceling([&canceled] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      canceled = true;
    });
    const auto started = std::chrono::steady_clock::now();
    const auto outcome = withinLongTime(row.run.id, [&] {
      return runOperation({operation, arguments, {}}, row.motion, row.hasModel ? &model : nullptr, &canceled);
    });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - started;
    ASSERT_FALSE(outcome.ok()) << row.run.id << " ended after " << taken.count() << " s";
    EXPECT_EQ(outcome.error().message(), "canceled") << row.run.id;
    EXPECT_LT(taken, seconds(20)) << row.run.id;
  }
}

}  // namespace
}  // namespace furitsuke::operations
