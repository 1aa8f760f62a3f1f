// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>
#include <string>

#include "app/panels/timeline/key_description.h"
#include "tests/app/panels/timeline/timeline_fixture.h"

namespace furitsuke::test {
namespace {

using motion::AnnotationTrack;

/// Keys on the frames 0, 10 and 20 of a kind of annotations, and where they are shown: in the row 0, or below a
/// heading.
struct Kind {
  const char* name;
  AnnotationTrack track;
  int row;
  const char* label;
  const char* value;  ///< in the tooltip of the key on frame 10
};

const Kind kKinds[] = {
    {"outside parent of a bone", motion::parentTrack("右腕"), 1, "右腕", "右腕 → Miku: 頭"},
    {"outside parent of the model", motion::parentTrack(""), 1, "Model", "Model → Miku: 頭"},
    {"outside parent of the camera", motion::kCameraParentTrack, 1, "Camera", "Camera → Miku: 頭"},
    {"prop", motion::kPlaceTrack, 0, "Prop", "Position  10.00, 0.00, 0.00"},
    {"gravity", motion::kGravityTrack, 0, "Gravity", "Acceleration  10.00"},
};

class AnnotationRows : public TimelineTest {
 protected:
  void show(const Kind& kind) {
    motion::Annotations annotations;
    if (kind.track == motion::kGravityTrack) annotations.gravity.emplace();
    for (const Frame frame : {0, 10, 20}) {
      const motion::ParentTarget target{motion::ParentKind::Model, "Miku", "頭"};
      if (kind.track.kind == motion::AnnotationKind::Parent)
        motion::setKey(annotations.parents, {frame, kind.track.bone, target, {}, kind.track.isCamera});
      if (kind.track == motion::kPlaceTrack)
        motion::setKey(annotations.accessoryKeys, {.frame = frame, .position = {frame, 0, 0}});
      if (kind.track == motion::kGravityTrack)
        motion::setKey(annotations.gravity->keys, {.frame = frame, .acceleration = static_cast<double>(frame)});
    }
    document->history().setAnnotations("annotations", std::move(annotations));
    document->state().setSelection({});
    steps = document->history().undoStack()->index();
    QApplication::processEvents();
  }
  [[nodiscard]] std::string keys(const Kind& kind) const {
    std::string text;
    for (const Frame frame : motion::framesOf(document->motion().annotations, kind.track))
      text += (text.empty() ? "" : " ") + std::to_string(frame);
    return text;
  }
  [[nodiscard]] std::string selected(const Kind& kind) const {
    std::string text;
    for (const Frame frame : document->state().selection().frames(kind.track))
      text += (text.empty() ? "" : " ") + std::to_string(frame);
    return text;
  }
  [[nodiscard]] int newSteps() const { return document->history().undoStack()->index() - steps; }

  int steps = 0;
};

TEST_F(AnnotationRows, ShowTheKeysOfEachKind) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    EXPECT_EQ(view().rows().label(view().rows().at(kind.row)), kind.label);
    EXPECT_EQ(view().keys().frames(kind.row).size(), 3U);
    EXPECT_EQ(view().keys().count(0), 3U) << "also in its heading";
    EXPECT_TRUE(panels::describeKey(view(), kind.row, 10).contains(kind.value))
        << panels::describeKey(view(), kind.row, 10).toStdString();
    document->history().setAnnotations("none", {});
    EXPECT_FALSE(view().rows().rowOf(kind.track)) << "a track without keys has no row";
  }
}

TEST_F(AnnotationRows, KeysAreSelectedWithTheMouse) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    click(sheet, at(kind.row, 10));
    EXPECT_EQ(selected(kind), "10");
    click(sheet, at(kind.row, 20), Qt::ControlModifier);
    EXPECT_EQ(selected(kind), "10 20");
    click(sheet, at(kind.row, 10), Qt::ControlModifier);
    EXPECT_EQ(selected(kind), "20");
    click(sheet, at(kind.row, 0));
    click(sheet, at(kind.row, 20), Qt::ShiftModifier);
    EXPECT_EQ(selected(kind), "0 10 20");
    click(sheet, at(kind.row, 15));
    EXPECT_EQ(selected(kind), "");
    EXPECT_EQ(document->state().currentFrame(), 15);
    // A box over this row and all rows of bones.
    drag(sheet, at(kind.row, 4), at(view().rows().count() - 1, 14));
    EXPECT_EQ(selected(kind), "10");
    EXPECT_EQ(selection(), "右腕:10 頭:5 morph:あ:12");
    panel.selectAll();
    EXPECT_EQ(selected(kind), "0 10 20");
    EXPECT_EQ(newSteps(), 0);
  }
}

TEST_F(AnnotationRows, KeysAreDraggedAsOneStep) {
  struct DragRow {
    const char* name;
    Frame by;
    Qt::KeyboardModifiers modifiers;
    const char* keys;
    const char* selected;
  };
  const DragRow rows[] = {{"move", 3, Qt::NoModifier, "0 13 20", "13"},
                          {"move onto another", 10, Qt::NoModifier, "0 20", "20"},
                          {"copy", 5, Qt::AltModifier, "0 10 15 20", "15"},
                          {"with all later keys", 5, Qt::ShiftModifier, "0 15 25", "15"},
                          {"with all later keys, closing the gap", -4, Qt::ShiftModifier, "0 6 16", "6"}};
  for (const Kind& kind : kKinds) {
    for (const DragRow& row : rows) {
      SCOPED_TRACE(std::string(kind.name) + ": " + row.name);
      show(kind);
      const motion::Annotations before = document->motion().annotations;
      click(sheet, at(kind.row, 10));
      drag(sheet, at(kind.row, 10), at(kind.row, 10 + row.by), row.modifiers);
      EXPECT_EQ(keys(kind), row.keys);
      EXPECT_EQ(selected(kind), row.selected);
      EXPECT_EQ(newSteps(), 1);
      document->history().undoStack()->undo();
      EXPECT_EQ(document->motion().annotations, before);
      EXPECT_EQ(selected(kind), "10") << "as before the drag";
    }
  }
}

TEST_F(AnnotationRows, EscapeCancelsADrag) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    click(sheet, at(kind.row, 10));
    press(sheet, at(kind.row, 10));
    moveTo(sheet, at(kind.row, 10), at(kind.row, 16));
    EXPECT_EQ(keys(kind), "0 16 20") << "shown during the drag";
    QTest::keyClick(sheet, Qt::Key_Escape);
    EXPECT_EQ(keys(kind), "0 10 20");
    release(sheet, at(kind.row, 16));
    EXPECT_EQ(newSteps(), 0);
  }
}

TEST_F(AnnotationRows, SelectedKeysAreStretchedAtTheirEnds) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    click(sheet, at(kind.row, 0));
    click(sheet, at(kind.row, 20), Qt::ShiftModifier);
    const auto block = panels::selectedBlock(view());
    ASSERT_TRUE(block);
    const QPointF end(block->rect.right(), at(kind.row, 20).y());
    drag(sheet, end, end + QPointF(view().scale().xOf(30) - view().scale().xOf(20), 0));
    EXPECT_EQ(keys(kind), "0 15 30");
    EXPECT_EQ(newSteps(), 1);
  }
}

TEST_F(AnnotationRows, ADoubleClickAddsAKeyWithTheValueThere) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    doubleClick(sheet, at(kind.row, 15));
    EXPECT_EQ(keys(kind), "0 10 15 20");
    EXPECT_EQ(selected(kind), "15");
    EXPECT_EQ(newSteps(), 1);
    const motion::Annotations& now = document->motion().annotations;
    switch (kind.track.kind) {
      case motion::AnnotationKind::Parent: EXPECT_EQ(now.parents[2].target.bone, "頭"); break;
      case motion::AnnotationKind::Accessory: EXPECT_EQ(now.accessoryKeys[2].position.x, 15); break;
      case motion::AnnotationKind::Gravity: EXPECT_NEAR(now.gravity->keys[2].acceleration, 15, 1e-9); break;
    }
  }
}

TEST_F(AnnotationRows, ADoubleClickOnAKeyAsksForItsValues) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    std::vector<std::pair<AnnotationTrack, Frame>> asked;
    const auto link =
        QObject::connect(&view(), &panels::TimelineView::annotationKeyActivated,
                         [&](const AnnotationTrack& track, Frame frame) { asked.emplace_back(track, frame); });
    doubleClick(sheet, at(kind.row, 10));
    QObject::disconnect(link);
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0], std::pair(kind.track, 10));
    EXPECT_EQ(document->state().currentFrame(), 10);
    EXPECT_EQ(newSteps(), 0);
  }
}

TEST_F(AnnotationRows, AreFoundWithTheKeyboardAndByTheSearch) {
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    show(kind);
    click(sheet, at(kind.row, 15));
    EXPECT_EQ(view().cursorRow(), kind.row);
    EXPECT_FALSE(document->state().currentTrack()) << "keys are not added to the track before";
    document->state().setCurrentFrame(10);
    EXPECT_TRUE(panel.toggleKey());
    EXPECT_EQ(selected(kind), "10");
    panel.selectRow();
    EXPECT_EQ(selected(kind), "0 10 20");
    panel.selectColumn();
    EXPECT_EQ(selected(kind), "10");
    QTest::keyClick(sheet, Qt::Key_Down);
    EXPECT_EQ(view().cursorRow(), kind.row + 1);
  }
}

}  // namespace
}  // namespace furitsuke::test
