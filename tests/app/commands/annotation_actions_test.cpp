// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QStringList>

#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

using motion::AnnotationTrack;

struct AnnotationKind {
  const char* name;
  AnnotationTrack track;
};

const AnnotationKind kKinds[] = {{"outside parent", motion::parentTrack("センター")},
                                 {"camera parent", motion::kCameraParentTrack},
                                 {"prop", motion::kPlaceTrack},
                                 {"gravity", motion::kGravityTrack}};

/// Keys of each kind on the frames 0, 10 and 20; those of one are selected.
class AnnotationActions : public test::WindowTest {
 protected:
  void SetUp() override { run("file.open path=\"" + writeMotion("dance.vmd", sampleMotion()) + "\""); }
  void select(const AnnotationKind& kind, FrameRange frames) {
    motion::Annotations annotations;
    annotations.gravity.emplace();
    for (const Frame frame : {0, 10, 20}) {
      motion::setKey(annotations.parents, {frame, "センター", {motion::ParentKind::Ground}});
      motion::setKey(annotations.parents, {frame, {}, {motion::ParentKind::Model, "a", {}}, {}, true});
      motion::setKey(annotations.accessoryKeys, {.frame = frame});
      motion::setKey(annotations.gravity->keys, {.frame = frame});
    }
    document().history().setAnnotations("annotations", std::move(annotations));
    document().state().setSelection(motion::selectKeys(document().motion(), kind.track, frames));
    document().state().setCurrentFrame(50);
    steps = document().history().undoStack()->index();
  }
  [[nodiscard]] QString keys(const AnnotationKind& kind) {
    QStringList frames;
    for (const Frame frame : motion::framesOf(document().motion().annotations, kind.track))
      frames.append(QString::number(frame));
    return frames.join(' ');
  }

  int steps = 0;
};

TEST_F(AnnotationActions, ThoseOfKeysApplyToEachKindAsOneStep) {
  struct Row {
    const char* actions;
    const char* keys;
    int steps;
  };
  const Row rows[] = {{"edit.delete", "20", 1},
                      {"key.move by=3", "3 13 20", 1},
                      {"key.move by=3 copy=on", "0 3 10 13 20", 1},
                      {"key.moveLater", "1 11 20", 1},
                      {"key.moveEarlier", "0 10 20", 0},
                      {"edit.copy\nedit.paste", "0 10 20 50 60", 1},
                      {"edit.copy\nedit.paste frame=15", "0 10 15 20 25", 1},
                      {"edit.cut", "20", 1},
                      {"edit.cut\nedit.paste", "20 50 60", 2},
                      {"edit.selectColumn frame=10\nedit.delete", "0 20", 1},
                      {"edit.selectAll\nkey.move by=2", "2 12 22", 1}};
  for (const AnnotationKind& kind : kKinds) {
    for (const Row& row : rows) {
      SCOPED_TRACE(std::string(kind.name) + ": " + row.actions);
      select(kind, {0, 10});
      const motion::Motion before = document().motion();
      run(row.actions);
      EXPECT_EQ(keys(kind), row.keys);
      const int done = document().history().undoStack()->index() - steps;
      EXPECT_EQ(done, row.steps);
      for (int i = 0; i < done; ++i) run("edit.undo");
      EXPECT_EQ(document().motion(), before);
    }
  }
}

TEST_F(AnnotationActions, PastingKeepsOtherKeysAndSelectsTheNewOnes) {
  for (const AnnotationKind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    select(kind, {0, 10});
    run("edit.copy\nedit.paste frame=10");
    EXPECT_EQ(keys(kind), "0 10 20");
    EXPECT_EQ(document().state().selection(), motion::selectKeys(document().motion(), kind.track, {10, 20}));
    for (const AnnotationKind& other : kKinds) EXPECT_EQ(keys(other), "0 10 20") << other.name;
  }
}

TEST_F(AnnotationActions, AKeyIsAddedToTheRowUnderTheCursor) {
  panels::TimelinePanel& timeline = *window->docks().panel<panels::TimelinePanel>();
  const panels::TimelineView& view = timeline.view();
  for (const AnnotationKind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    select(kind, {});
    const auto row = view.rows().rowOf(kind.track);
    ASSERT_TRUE(row);
    const_cast<panels::TimelineView&>(view).setCursorRow(*row);
    run("key.add frame=15");
    EXPECT_EQ(keys(kind), "0 10 15 20");
    EXPECT_EQ(document().history().undoStack()->index(), steps + 1);
  }
}

}  // namespace
}  // namespace furitsuke::commands
