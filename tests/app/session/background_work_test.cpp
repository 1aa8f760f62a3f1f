// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background_work.h"
#include "tests/support/waiting.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QThread>
#include <atomic>
#include <functional>
#include <future>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/caught.h"

namespace furitsuke::session {
namespace {

/// Work that runs until it is released.
struct HeldWork {
  std::promise<void> go;
  std::shared_future<void> gate = go.get_future().share();
  std::function<void()> work() const {
    return [gate = gate] { gate.wait(); };
  }
};

TEST(BackgroundWork, RunsInAnotherThreadAndReportsInTheCallingThread) {
  BackgroundWork background;
  QThread* worker = nullptr;
  QThread* done = nullptr;
  background.run(
      {}, [&] { worker = QThread::currentThread(); }, [&] { done = QThread::currentThread(); });
  background.finish();
  EXPECT_NE(worker, QThread::currentThread());
  EXPECT_EQ(done, QThread::currentThread());
  EXPECT_FALSE(background.isBusy());
}

TEST(BackgroundWork, AnExceptionIsAFailureOfTheJobAlone) {
  struct Row {
    std::function<void()> work;
    const char* expected;
  };
  const Row rows[] = {
      {[] { throw std::bad_alloc(); }, "there is not enough memory"},
      {[] { std::vector<int>().reserve(std::size_t(-1)); }, "there is not enough memory"},
      {[] { throw std::runtime_error("broken"); }, "failed unexpectedly: broken"},
      {[] { throw 3; }, "failed unexpectedly"},
  };
  BackgroundWork background;
  for (const Row& row : rows) {
    std::string said = "nothing";
    bool done = false, next = false;
    background.run(
        {}, row.work, [&] { done = true; }, {}, [&](const Error& error) { said = error.message(); });
    background.run(
        {}, [] {}, [&] { next = true; });
    background.finish();
    EXPECT_EQ(said, row.expected);
    EXPECT_FALSE(done) << "what it reads is not there";
    EXPECT_TRUE(next);
  }
  const Result<int> caughtResult = caught([]() -> Result<int> { throw std::bad_alloc(); });
  EXPECT_EQ(caughtResult.error().message(), "there is not enough memory");
}

TEST(BackgroundWork, LongWorkDoesNotBlockTheWindow) {
  BackgroundWork background;
  HeldWork held;
  bool done = false;
  background.run("Saving", held.work(), [&] { done = true; });
  EXPECT_TRUE(background.isBusy());
  EXPECT_FALSE(done);
  EXPECT_EQ(background.text(), "Saving");
  held.go.set_value();
  EXPECT_TRUE(test::waitFor([&] { return done; }));
}

TEST(BackgroundWork, WhatFollowsFromOtherWorkIsNotWaitedFor) {
  BackgroundWork first, second;
  HeldWork held;
  bool isWaitedFor = true, done = false;
  first.run({}, held.work(), [&] {
    second.run(
        {}, [] {}, [&] { done = true; });
    isWaitedFor = done;
  });
  held.go.set_value();
  EXPECT_TRUE(test::waitFor([&] { return done; }));
  EXPECT_FALSE(isWaitedFor) << "together they would hold the window for longer than one of them";
}

TEST(BackgroundWork, ResultsAreReportedInTheOrderOfTheRequests) {
  BackgroundWork background;
  HeldWork held;
  std::vector<int> order;
  background.run({}, held.work(), [&] { order.push_back(1); });
  background.run(
      {}, [] {}, [&] { order.push_back(2); });
  EXPECT_TRUE(order.empty());
  held.go.set_value();
  background.finish();
  EXPECT_EQ(order, (std::vector<int>{1, 2}));
}

TEST(BackgroundWork, OnlyLongWorkIsReportedAsSlow) {
  BackgroundWork background;
  QSignalSpy slow(&background, &BackgroundWork::slowChanged);
  background.run(
      {}, [] {}, [] {});
  background.finish();
  HeldWork held;
  bool canceled = false;
  background.run(
      "Opening", held.work(), [] {}, [&] { canceled = true; });
  ASSERT_TRUE(test::waitFor([&] { return slow.count() == 1; }));
  EXPECT_TRUE(slow.at(0).at(0).toBool());
  background.cancel()();
  EXPECT_TRUE(canceled);
  held.go.set_value();
  background.finish();
  ASSERT_EQ(slow.count(), 2);
  EXPECT_FALSE(slow.at(1).at(0).toBool());
}

TEST(BackgroundWork, TheDestructorWaitsForAllWork) {
  std::atomic<int> finished = 0;
  {
    BackgroundWork background;
    for (int i = 0; i < 3; ++i) {
      background.run(
          {},
          [&] {
            QThread::msleep(30);
            ++finished;
          },
          [] {});
    }
  }
  EXPECT_EQ(finished, 3);
}

}  // namespace
}  // namespace furitsuke::session
