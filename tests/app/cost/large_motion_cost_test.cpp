// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QUndoStack>
#include <cstdio>
#include <functional>
#include <vector>

#include "app/commands/files/file_opening.h"
#include "app/session/bone_posing.h"
#include "app/session/file_paths.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/motion/edit.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/measured_cost.h"
#include "tests/support/waiting.h"
#include "tests/support/watched_memory.h"

// What a user's work on 1,000,000 bone keys on 200 tracks, in a file of 111 MB, costs in the window with all its
// panels.
namespace furitsuke::test {
namespace {

motion::KeyEdits editOfOneKey(const motion::Motion& motion) {
  const motion::TrackId id{motion::TrackKind::Bone, 10};
  const Frame frame = motion.frames(id)[motion.keyCount(id) / 2];
  motion::BoneKey key = *motion.bones[id.index].keys.find(frame);
  key.translation.x += 1;
  motion::EditBuilder builder(motion);
  builder.set(id, frame, key);
  return builder.build();
}

class LargeMotionCost : public WindowTest {
 protected:
  LargeMotionCost() {
    // A model with physics would be simulated meanwhile.
    settings->setOn("scene.autoModel", false);
  }

  void write(const bench::MotionSize& size) {
    const Bytes bytes = bench::makeVmd(bench::RecordOrder::ByFrame, size);
    size_ = static_cast<double>(bytes.size());
    ASSERT_TRUE(writeFileAtomically(session::toPath(path_), bytes));
  }
  void open() {
    window->files().openSoon({path_});
    ASSERT_TRUE(waitFor([this] {
      const edit::MotionDocument* const opened = window->workspace().current();
      return !window->files().isOpening() && opened != nullptr && opened->areDiagnosticsCurrent();
    }));
    settle();
    ASSERT_EQ(document().motion().keyCount(), 1'000'000U);
  }
  /// While the list of findings is visible, a check of the whole motion in the background follows each edit.
  void hideFindings() {
    run("view.findings on=off");
    settle();
  }
  void editOneKey() {
    document().history().push("edit", editOfOneKey(document().motion()));
    settle();
  }
  /// Panels make their fields when keys are selected for the first time, of many keys after a pause.
  void selectAKey() {
    document().state().setSelection(motion::selectKeys(document().motion(), {motion::TrackKind::Bone, 0}, {0, 0}));
    settle();
    document().state().setSelection({});
    settle();
  }
  void undo() {
    run("edit.undo");
    settle();
  }
  /// `most` in times the size of the file.
  void expect(const char* name, double most, const std::function<void()>& work) {
    const MeasuredCost cost = costOf(work);
    const double bytes = static_cast<double>(cost.bytes) / size_;
    std::printf("%-24s allocates %8.5f times the file, at most %8.5f at once, in %7llu blocks\n", name, bytes,
                static_cast<double>(cost.peak) / size_, static_cast<unsigned long long>(cost.blocks));
    EXPECT_LE(bytes, most) << name;
  }

  QString path_ = pathOf("million.vmd");
  double size_ = 0;
};

TEST_F(LargeMotionCost, EachStepAllocatesWhatItChanges) {
  write({});
  expect("opening", 1.95, [this] { open(); });
  hideFindings();
  expect("editing one key", .02, [this] { editOneKey(); });
  expect("undoing it", .01, [this] { undo(); });
  selectAKey();
  expect("selecting all", .02, [this] {
    run("edit.selectAll");
    QTest::qWait(static_cast<int>(2 * edit::kLargeSelectionDebounce.count()));  // until the panels follow
    settle();
  });
  expect("copying all", .045, [this] {
    run("edit.copy");
    settle();
  });
  document().state().setCurrentFrame(15'001);
  settle();
  expect("pasting all", 1.35, [this] {
    run("edit.paste");
    session::LargeSteps::of(document()).finish();
    settle();
  });
  EXPECT_GT(document().motion().keyCount(), 1'500'000U);
  expect("undoing the paste", .03, [this] { undo(); });
}

/// What was visited of all bone tracks.
struct Visits {
  std::size_t values = 0;  ///< tracks of which values were read
  std::size_t frames = 0;  ///< tracks of which frames were read
  std::size_t pages = 0;   ///< pages of frames that were read
};

Visits visitsOf(const char* name, const motion::Motion& motion, const std::function<void()>& work) {
  std::vector<ByteView> columns;
  for (const auto& track : motion.bones) {
    columns.push_back(std::as_bytes(track.keys.values()));
    columns.push_back(std::as_bytes(track.keys.frames()));
  }
  Visits visits;
  const WatchedMemory watched(columns);
  work();
  for (std::size_t i = 0; i < columns.size(); i += 2) {
    visits.values += watched.pages(i) > 0 ? 1 : 0;
    visits.frames += watched.pages(i + 1) > 0 ? 1 : 0;
    visits.pages += watched.pages(i + 1);
  }
  std::printf("%-24s reads values of %zu tracks, frames of %zu tracks, %zu pages of frames\n", name, visits.values,
              visits.frames, visits.pages);
  return visits;
}

TEST_F(LargeMotionCost, AnEditReadsOnlyItsOwnTrackAndSearchesTheOthers) {
  // Tracks so long that a search reads far fewer pages than a walk over all keys.
  write({20, 50'000});
  open();
  hideFindings();
  const motion::Motion& motion = document().motion();
  // The heading of a group searches the changed frame in all its tracks; all their frames have 960 pages.
  constexpr std::size_t kMostPages = 320;
  struct Row {
    const char* name;
    std::function<void()> work;
    std::size_t mostTracks = 1;
    std::size_t mostPages = kMostPages;
  };
  const auto expectFew = [&](const Row& row) {
    const Visits visits = visitsOf(row.name, motion, row.work);
    EXPECT_LE(visits.values, row.mostTracks) << row.name;
    EXPECT_LE(visits.pages, row.mostPages) << row.name;
  };
  for (const Row& row : {Row{"editing one key", [this] { editOneKey(); }}, Row{"undoing it", [this] { undo(); }},
                         Row{"redoing it", [this] { run("edit.redo"); }}}) {
    expectFew(row);
  }
  window->stage().addActor(actorNamed("model", {"左足ＩＫ0", "左足ＩＫ1", "左足ＩＫ2"}), {});
  session::Posing& posing = window->stage().posing();
  ASSERT_EQ(posing.document(), &document());
  run("frame.goto frame=15000\npose.pick bones=左足ＩＫ0,左足ＩＫ1");
  settle();
  const auto pose = [&posing](double x) {
    posing.poseBones({{0, {{x, 0, 0}, {1, 0, 0, 0}}}, {1, {{x, 0, 0}, {1, 0, 0, 0}}}});
    settle();
  };
  for (const Row& row :
       {Row{"beginning to pose", [&] { posing.begin("pose"); }, 3},
        // The timeline rebuilds its rows, which reads the frames of all tracks.
        Row{"the first step of a drag", [&] { pose(1); }, 3, 3 * kMostPages},
        Row{"a further step", [&] { pose(2); }, 3}, Row{"ending the drag", [&] { posing.end(), settle(); }, 3}}) {
    expectFew(row);
  }
  EXPECT_EQ(document().history().draft().bones().size(), 2U) << "they were dragged";
  const Visits all = visitsOf("copying the values", motion, [&motion] {
    for (const auto& track : motion.bones) {
      EXPECT_EQ(std::vector<motion::BoneKey>(track.keys.values().begin(), track.keys.values().end()).size(), 50'000U);
    }
  });
  EXPECT_EQ(all.values, 20U) << "the test sees what is read";
}

}  // namespace
}  // namespace furitsuke::test
