// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>

#include "core/edit/journal/journal.h"
#include "core/edit/journal/recovery.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {

/// A document with a journal, and a simulated crash.
class JournalTest : public ::testing::Test {
 protected:
  JournalTest();

  /// Keys of all six kinds on two bones and a morph.
  [[nodiscard]] static motion::Motion sample();
  /// An empty folder of journals and the original dance.vmd.
  void reset();
  /// Opens dance.vmd.
  void open(bool watched = true);
  void start(std::unique_ptr<edit::MotionDocument> made);
  void watch(std::chrono::milliseconds retryAfter = std::chrono::seconds(10));
  /// One step that changes and adds keys of all six kinds around that frame.
  void setEveryKindOfKey(Frame frame);
  void addBoneKey(const char* bone, Frame frame);
  void removeKeys(motion::TrackId track, FrameRange frames);
  /// Simulates a crash after all steps were written: the journal remains and its lock is released.
  void simulateCrash();
  /// Recovers the only journal.
  void recover();
  /// Continues with the result of recover() in a new program.
  void restartWithRecovered();
  /// Crashes, recovers, compares everything, then undoes and redoes the whole history.
  void expectSameAfterRecovery();

  TempFolder folder;
  std::filesystem::path root = folder.path() / "state" / "journal";
  std::filesystem::path path = folder.path() / "dance.vmd";
  Bytes original;
  std::unique_ptr<edit::MotionDocument> document;
  std::unique_ptr<edit::Journal> journal;
  edit::RecoveredDocument recovered;
};

}  // namespace furitsuke::test
