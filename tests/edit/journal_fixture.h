// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "core/edit/journal/journal.h"
#include "core/edit/journal/recovery.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {

/// A document with a journal, and its death.
class JournalTest : public ::testing::Test {
 protected:
  JournalTest();

  /// Keys of all six kinds on two bones and a morph.
  [[nodiscard]] static Motion sample();
  /// An empty folder of journals and dance.vmd as it was.
  void reset();
  /// Opens dance.vmd.
  void open(bool watched = true);
  void start(std::unique_ptr<MotionDocument> made);
  void watch();
  /// One step that changes and adds keys of all six kinds around that frame.
  void setEveryKindOfKey(Frame frame);
  void addBoneKey(const char* bone, Frame frame);
  void removeKeys(TrackId track, FrameRange frames);
  /// The program ends without a word, with all steps written: the journal stays as it is and its lock is free.
  void die();
  /// Recovers the only journal there is.
  void recover();
  /// What recover() gave goes on in a new program.
  void restartWithRecovered();
  /// Dies, recovers, and compares everything, then walks through the undo history from end to end.
  void expectTheSameAfterDeath();

  TempFolder folder;
  std::filesystem::path root = folder.path() / "state" / "journal";
  std::filesystem::path path = folder.path() / "dance.vmd";
  Bytes original;
  std::unique_ptr<MotionDocument> document;
  std::unique_ptr<Journal> journal;
  RecoveredDocument recovered;
};

}  // namespace furitsuke::test
