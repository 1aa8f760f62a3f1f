// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/operation_preview.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::session {
namespace {

std::atomic<int> startedRuns = 0;
std::atomic<int> endedRuns = 0;

/// An operation that runs until it is canceled.
Result<operations::OperationResult> runUntilCanceled(const operations::OperationInput& in) {
  ++startedRuns;
  in.control.setProgress(0.25);
  while (!in.control.isStopped()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  ++endedRuns;
  return operations::OperationResult{};
}

class RunningOperation : public ::testing::Test {
 protected:
  RunningOperation() {
    startedRuns = 0;
    endedRuns = 0;
    operation_.id = "endless";
    operation_.text = "Endless";
    operation_.run = runUntilCanceled;
    preview_->start(&document_, [this]() -> std::optional<OperationTask> {
      OperationTask task;
      task.operation = &operation_;
      task.motion = document_.history().settledMotion();
      return task;
    });
    EXPECT_TRUE(hasRuns(1, 0));
  }
  /// Waits until as many runs have started and ended.
  static bool hasRuns(int started, int ended) {
    return test::waitFor([=] { return startedRuns == started && endedRuns == ended; });
  }

  operations::Operation operation_;
  edit::MotionDocument document_{test::sampleMotion()};
  std::unique_ptr<OperationPreview> preview_ = std::make_unique<OperationPreview>();
};

TEST_F(RunningOperation, EndsWhenThePreviewStops) {
  preview_->stop();
  EXPECT_TRUE(hasRuns(1, 1));
}

TEST_F(RunningOperation, EndsBeforeTheNextOneWhenItsInputChanges) {
  preview_->refreshSoon();
  EXPECT_TRUE(hasRuns(2, 1));
  document_.state().setSelection(motion::selectAllKeys(document_.motion()));
  EXPECT_TRUE(hasRuns(3, 2));
  preview_->stop();
  EXPECT_TRUE(hasRuns(3, 3));
}

TEST_F(RunningOperation, EndsWhenItWasToBeAppliedAndIsCanceled) {
  const QSignalSpy applied(preview_.get(), &OperationPreview::applied);
  const QSignalSpy failed(preview_.get(), &OperationPreview::failed);
  preview_->setShown(false);
  preview_->apply();
  EXPECT_TRUE(hasRuns(2, 1)) << "the run of the preview ends first";
  preview_->stop();
  EXPECT_TRUE(hasRuns(2, 2));
  QTest::qWait(50);
  EXPECT_EQ(applied.count(), 0);
  EXPECT_EQ(failed.count(), 0) << "a cancellation is not an error";
  EXPECT_EQ(document_.motion(), test::sampleMotion());
}

TEST_F(RunningOperation, ReportsItsProgressWhileItIsSlow) {
  QSignalSpy progressed(preview_.get(), &OperationPreview::progressed);
  ASSERT_TRUE(test::waitFor([&] { return progressed.count() > 0; }));
  EXPECT_EQ(progressed.front().front().toDouble(), 0.25);
  preview_->stop();
  ASSERT_TRUE(hasRuns(1, 1));
}

TEST_F(RunningOperation, EndsWithTheWindow) {
  preview_.reset();
  EXPECT_EQ(endedRuns, 1);
}

}  // namespace
}  // namespace furitsuke::session
