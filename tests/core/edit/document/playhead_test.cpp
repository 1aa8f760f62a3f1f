// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/playhead.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/edit/document/motion_document.h"

namespace furitsuke::edit {
namespace {

TEST(Playhead, IsSharedByTheMotionsOfAScene) {
  Playhead shared;
  MotionDocument first, second;
  first.state().setCurrentFrame(4);
  shared.setFrame(9);
  QSignalSpy moved(&first, &MotionDocument::currentFrameChanged);
  first.state().share(shared);
  second.state().share(shared);
  EXPECT_EQ(first.state().currentFrame(), 9U);
  EXPECT_EQ(moved.count(), 1) << "coming into a scene moves it";
  second.state().setCurrentFrame(12);
  EXPECT_EQ(first.state().currentFrame(), 12U);
  EXPECT_EQ(moved.count(), 2);
  second.state().setCurrentFrame(12);
  EXPECT_EQ(moved.count(), 2);
}

TEST(Playhead, StaysWithinTheFramesThatFilesCanHave) {
  Playhead playhead;
  QSignalSpy moved(&playhead, &Playhead::moved);
  playhead.setFrame(-3);
  EXPECT_EQ(playhead.frame(), 0U);
  EXPECT_EQ(moved.count(), 0);
  playhead.setFrame(std::int64_t{kMaxFrame} + 1);
  EXPECT_EQ(playhead.frame(), kMaxFrame);
}

}  // namespace
}  // namespace furitsuke::edit
