// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/trail_tool.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <memory>

#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/session/scene/scene_changes.h"
#include "core/io/model/model_file.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// Dragging keys of motion trails in the viewport.
namespace furitsuke::panels {
namespace {

/// The first bone moves one unit along x per frame and is rotated at each key. The other bones are its children.
motion::Motion turnedMotion() {
  motion::Motion motion;
  const motion::TrackId root = test::addBone(motion, "センター", {0, 10, 20});
  test::addBone(motion, "右腕", {0, 6, 10, 20});
  motion::EditBuilder turned(motion);
  for (const Frame frame : {0, 10, 20}) {
    motion::BoneKey key = *motion.bones[root.index].keys.find(frame);
    const glm::dquat turn = glm::angleAxis(0.4 + frame * 0.1, glm::normalize(glm::dvec3(1, 2, 3)));
    key.rotation = toStored(turn);
    turned.set(root, frame, key);
  }
  motion::applyEdits(motion, turned.build(), motion::EditSide::After);
  return motion;
}

class TrailToolTest : public ::testing::Test {
 protected:
  TrailToolTest() {
    window.resize(640, 480);
    overlay.resize(640, 480);
    overlay.setTrailsShown(true);
    // In such a small model, bones and handles would cover the keys.
    overlay.setBonesShown(false, false);
    window.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
  }
  ~TrailToolTest() override {
    for (edit::MotionDocument* document : {motion.get(), carrying.get()}) {
      if (document != nullptr) stage.removeMotion(*document);
    }
  }
  void play(std::unique_ptr<scene::Actor> actor, motion::Motion dance) {
    stage.addActor(std::move(actor), {});
    motion = std::make_unique<edit::MotionDocument>(std::move(dance));
    stage.addMotion(*motion);
    stage.assignMotion(stage.active()->id(), motion.get());
    overlay.trails().setLength(10);
  }
  void openSmall() { play(test::actorNamed("model", {"センター", "右腕", "左腕"}), turnedMotion()); }
  [[nodiscard]] eval::CameraView view() { return camera.shownView(640.0 / 480); }
  /// The world position of the bone at a frame of its motion.
  [[nodiscard]] glm::dvec3 positionAt(model::BoneIndex bone, Frame frame) {
    (void)stage.evaluated();
    scene::SceneAtFrame moment(stage.scene());
    moment.moveTo(frame);
    const glm::dvec3 position = moment.poseOf(*stage.active()).transforms[static_cast<std::size_t>(bone)].position;
    return glm::dvec3(moment.worldOf(*stage.active()) * glm::dvec4(position, 1));
  }
  [[nodiscard]] QPointF seenAt(model::BoneIndex bone, Frame frame) {
    return projected(positionAt(bone, frame), view(), overlay.size()).value_or(QPointF());
  }
  void showTrail(model::BoneIndex bone, Frame playhead) {
    stage.setPosition(playhead);
    stage.selectBones({bone});
    ASSERT_TRUE(test::waitFor([this] { return !overlay.trails().trails().empty() && overlay.trails().isComplete(); }));
  }
  void send(QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers keys = Qt::NoModifier) {
    const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : button;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
    QMouseEvent event(type, at, overlay.mapToGlobal(at), changed, held, keys);
    QApplication::sendEvent(&overlay, &event);
  }
  void hover(QPointF at) {
    QMouseEvent event(QEvent::MouseMove, at, overlay.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&overlay, &event);
  }
  /// The button is still pressed afterward.
  void grab(QPointF from, QPointF by, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    send(QEvent::MouseButtonPress, from);
    for (int i = 1; i <= 5; ++i) send(QEvent::MouseMove, from + by * i / 5, Qt::LeftButton, keys);
  }
  void drag(QPointF from, QPointF by, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    grab(from, by, keys);
    send(QEvent::MouseButtonRelease, from + by, Qt::LeftButton, keys);
  }
  /// Drags the key and returns whether the bone followed the mouse, in the plane of the picture.
  void expectFollows(model::BoneIndex bone, Frame frame, QPointF by) {
    const glm::dvec3 before = positionAt(bone, frame);
    const QPointF from = seenAt(bone, frame);
    drag(from, by);
    const glm::dvec3 after = positionAt(bone, frame);
    const QPointF to = seenAt(bone, frame);
    EXPECT_NEAR(to.x(), from.x() + by.x(), 0.02);
    EXPECT_NEAR(to.y(), from.y() + by.y(), 0.02);
    EXPECT_GT(glm::distance(before, after), 0.1);
    EXPECT_NEAR(glm::dot(after - before, view().forward), 0, 1e-4);
  }
  [[nodiscard]] motion::BoneKey keyOf(std::size_t track, Frame frame) const {
    return *motion->motion().bones[track].keys.find(frame);
  }

  std::unique_ptr<edit::MotionDocument> motion, carrying;
  session::Stage stage;
  ViewportCamera camera{stage};
  QWidget window;
  ViewportOverlay overlay{stage, camera, &window};
};

TEST_F(TrailToolTest, AKeyFollowsTheMouseForAnyParentsAndView) {
  struct Row {
    const char* name;
    model::BoneIndex bone;
    Frame playhead, frame;
    double turn, tilt;  ///< of the view, pixels of a drag that orbits
    QPointF by;
  };
  for (const Row& row : {Row{"the uppermost bone", 0, 7, 10, 0, 0, {60, -35}},
                         {"a child of a rotated bone", 1, 7, 10, 0, 0, {-40, 52}},
                         {"between two keys of its parent", 1, 9, 6, 0, 0, {33, 21}},
                         {"seen from the side", 1, 7, 10, 130, 40, {25, -60}},
                         {"at the first frame", 0, 4, 0, 60, -50, {-20, 20}}}) {
    SCOPED_TRACE(row.name);
    while (!stage.actors().empty()) stage.removeActor(stage.actors().front()->id());
    if (motion) stage.removeMotion(*motion);
    openSmall();
    camera.change([&](session::FreeCamera& free) {
      free.reset();
      free.orbit(row.turn, row.tilt);
    });
    showTrail(row.bone, row.playhead);
    const auto track = static_cast<std::size_t>(row.bone);
    const motion::Motion was = motion->motion();
    const motion::BoneKey key = keyOf(track, row.frame);
    expectFollows(row.bone, row.frame, row.by);
    EXPECT_EQ(keyOf(track, row.frame).rotation, key.rotation);
    EXPECT_EQ(keyOf(track, row.frame).curves, key.curves);
    ASSERT_EQ(motion->history().undoStack()->count(), 1) << "one drag, one step";
    EXPECT_EQ(motion->history().undoStack()->undoText(), "Drag key of trail");
    for (std::size_t i = 0; i < was.bones.size(); ++i) {
      for (const Frame frame : was.bones[i].keys.frames()) {
        if (i == track && frame == row.frame) continue;
        EXPECT_EQ(keyOf(i, frame), *was.bones[i].keys.find(frame)) << "no other key changes: " << i << ' ' << frame;
      }
    }
    motion->history().undoStack()->undo();
    EXPECT_EQ(keyOf(track, row.frame), key);
  }
}

TEST_F(TrailToolTest, KeysOfAnAttachedModelFollowTheMouse) {
  openSmall();
  const auto attachment = stage.active()->id();
  scene::Actor& prop = stage.addActor(test::actorNamed("stick", {"tip"}), {});
  scene::Placement onBone;
  onBone.attachment = attachment;
  onBone.attachmentBone = 1;
  onBone.position = {0, 0, 3};
  onBone.rotation = glm::angleAxis(1.1, glm::normalize(glm::dvec3(-1, 1, 0.5)));
  onBone.scale = 2;
  session::setPlacement(stage, prop.id(), onBone);
  motion::Motion own;
  test::addBone(own, "tip", {0, 8});
  carrying = std::move(motion);
  motion = std::make_unique<edit::MotionDocument>(own);
  stage.addMotion(*motion);
  stage.assignMotion(prop.id(), motion.get());
  showTrail(0, 5);
  expectFollows(0, 8, {-45, 30});
}

TEST_F(TrailToolTest, TheTrailFollowsADragAndEscAndTheRightButtonCancel) {
  openSmall();
  for (const bool isKey : {true, false}) {
    showTrail(0, 7);
    const QPointF from = seenAt(0, 10);
    const motion::BoneKey before = keyOf(0, 10);
    grab(from, {50, 20});
    ASSERT_TRUE(overlay.trailTool().dragged());
    EXPECT_TRUE(motion->history().isInGesture());
    EXPECT_NE(keyOf(0, 10).translation, before.translation);
    const eval::CameraView seen = view();
    ASSERT_TRUE(test::waitFor([&] {
      return overlay.trails().keyAt(from + QPointF(50, 20), seen, overlay.size()).has_value();
    })) << "the key of the trail is under the mouse";
    if (isKey) {
      overlay.setFocus();
      QTest::keyClick(&overlay, Qt::Key_Escape);
    } else {
      send(QEvent::MouseButtonPress, from, Qt::RightButton);
    }
    EXPECT_EQ(keyOf(0, 10), before);
    EXPECT_FALSE(motion->history().isInGesture());
    send(QEvent::MouseMove, from + QPointF(80, 0));
    EXPECT_EQ(keyOf(0, 10), before) << "the drag has ended";
    send(QEvent::MouseButtonRelease, from + QPointF(80, 0));
    EXPECT_EQ(motion->history().undoStack()->count(), 0);
  }
}

TEST_F(TrailToolTest, OnlyTheDraggedKeyMovesEvenIfMoreAreSelected) {
  openSmall();
  showTrail(0, 7);
  motion::KeySelection selected;
  for (const Frame frame : {0, 10, 20}) selected.add({motion::TrackKind::Bone, 0}, frame);
  motion->state().setSelection(selected);
  const std::array before = {keyOf(0, 0), keyOf(0, 20)};
  drag(seenAt(0, 10), {30, 30});
  EXPECT_EQ(keyOf(0, 0), before[0]);
  EXPECT_EQ(keyOf(0, 20), before[1]);
  EXPECT_EQ(motion->state().selection(), selected) << "the selection is kept";
}

TEST_F(TrailToolTest, AClickGoesToTheKeyAndChangesNothing) {
  openSmall();
  showTrail(0, 7);
  QSignalSpy chosen(&overlay, &ViewportOverlay::frameChosen);
  const QPointF at = seenAt(0, 10);
  send(QEvent::MouseButtonPress, at);
  send(QEvent::MouseMove, at + QPointF(1, 1));
  send(QEvent::MouseButtonRelease, at + QPointF(1, 1));
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.front().front().value<Frame>(), 10);
  EXPECT_EQ(motion->history().undoStack()->count(), 0);
}

TEST_F(TrailToolTest, CtrlSlowsADragDownAndSnappingMovesByWholeUnits) {
  openSmall();
  showTrail(0, 7);
  const QPointF from = seenAt(0, 10);
  const glm::dvec3 before = positionAt(0, 10);
  drag(from, {60, 0});
  const double far = glm::distance(before, positionAt(0, 10));
  motion->history().undoStack()->undo();
  drag(from, {60, 0}, Qt::ControlModifier);
  EXPECT_NEAR(glm::distance(before, positionAt(0, 10)), far / 10, 1e-4);
  motion->history().undoStack()->undo();
  overlay.poseTool().setOptions({PoseToolKind::Both, eval::AxisSpace::Local, true});
  drag(from, {60, 0});
  const double snapped = glm::distance(before, positionAt(0, 10));
  EXPECT_NEAR(snapped, std::round(far), 1e-4);
  EXPECT_GT(std::abs(snapped - far), 0.01) << "otherwise snapping had no effect";
}

TEST_F(TrailToolTest, ALockedTrackIsNotChangedAndShowsAMessage) {
  openSmall();
  motion->state().setLocked({{motion::TrackKind::Bone, 0}}, true);
  showTrail(0, 7);
  QSignalSpy refused(&overlay, &ViewportOverlay::dragRefused);
  const motion::BoneKey before = keyOf(0, 10);
  drag(seenAt(0, 10), {40, 0});
  EXPECT_EQ(keyOf(0, 10), before);
  EXPECT_EQ(motion->history().undoStack()->count(), 0);
  ASSERT_EQ(refused.count(), 1);
  EXPECT_EQ(refused.front().front().toString(), "The track of センター is locked.");
}

std::unique_ptr<scene::Actor> limb() {
  auto model = std::make_shared<model::Model>();
  const auto add = [&](const char* name, model::BoneIndex parent, Vec3 at, bool moves) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(name, {});
    bone.parent = parent;
    bone.position = at;
    bone.movable = moves;
    model->bones.push_back(bone);
  };
  add("センター", model::kNoIndex, {0, 8, 0}, true);
  add("上半身", 0, {0, 9, 0}, false);
  add("右腕", 1, {-1, 12, 0}, false);
  add("右手捩", 2, {-2, 12, 0}, false);
  model->bones.back().fixedAxis = Vec3{1, 0, 0};
  add("右ひじ", 3, {-3, 12, 0}, false);
  add("右足", 0, {-1, 8, 0}, false);
  add("右ひざ", 5, {-1, 4, 0.1F}, false);
  add("右足首", 6, {-1, 1, 0}, false);
  add("右足ＩＫ", model::kNoIndex, {-1, 1, 0}, true);
  add("固定", 0, {0, 8, 0}, true);
  model->bones.back().operable = false;
  model->ik.push_back({8, 7, 40, 2, {{6, false, {}, {}}, {5, false, {}, {}}}});
  return std::make_unique<scene::Actor>(model, std::make_shared<image::ModelImages>());
}

TEST_F(TrailToolTest, ABoneThatOnlyRotatesSuggestsAnotherBone) {
  motion::Motion dance;
  for (const char* bone :
       {"センター", "上半身", "右腕", "右手捩", "右ひじ", "右足", "右ひざ", "右足首", "右足ＩＫ", "固定"}) {
    test::addBone(dance, bone, {0, 4, 10});
  }
  play(limb(), dance);
  struct Row {
    const char* name;
    model::BoneIndex bone;
    const char* text;  ///< empty: it can be dragged
  };
  for (const Row& row :
       {Row{"センター", 0, ""},
        {"上半身", 1, "上半身 only rotates, so its own keys do not move it. Drag the keys of センター instead."},
        {"右ひじ", 4,
         "右ひじ only rotates, so its own keys do not move it. Rotate 右腕 or drag the keys of センター instead."},
        {"右足", 5, "右足 only rotates, so its own keys do not move it. Drag the keys of センター instead."},
        {"右ひざ", 6, "右ひざ is controlled by IK. Drag the keys of 右足ＩＫ instead."},
        {"右足首", 7, "右足首 is controlled by IK. Drag the keys of 右足ＩＫ instead."},
        {"右足ＩＫ", 8, ""},
        {"固定", 9, "The model does not allow 固定 to be moved."}}) {
    SCOPED_TRACE(row.name);
    showTrail(row.bone, 6);
    QSignalSpy refused(&overlay, &ViewportOverlay::dragRefused);
    const QPointF at = seenAt(row.bone, 4);
    hover(at);
    EXPECT_EQ(overlay.cursor().shape(), *row.text == '\0' ? Qt::SizeAllCursor : Qt::PointingHandCursor);
    drag(at, {25, 10});
    EXPECT_EQ(refused.count(), *row.text == '\0' ? 0 : 1);
    const QString message = refused.isEmpty() ? QString() : refused.front().front().toString();
    EXPECT_EQ(message, row.text);
    EXPECT_EQ(motion->history().undoStack()->count(), *row.text == '\0' ? 1 : 0);
    EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{row.bone}) << "no box was drawn";
    while (motion->history().undoStack()->canUndo()) motion->history().undoStack()->undo();
    motion->history().undoStack()->clear();
    hover({5, 5});
    EXPECT_EQ(overlay.cursor().shape(), Qt::ArrowCursor);
  }
}

TEST_F(TrailToolTest, AKeyComesBeforeTheHandleThatCoversIt) {
  openSmall();
  showTrail(0, 9);
  overlay.setBonesShown(true, false);
  overlay.poseTool().setOptions({PoseToolKind::Move, eval::AxisSpace::View, false});
  // An arrow of the handles covers the key of the next frame.
  const QPointF at = seenAt(0, 10);
  const auto handle = overlay.placedPoseTool().handleUnder(at);
  ASSERT_TRUE(handle);
  drag(at, {30, 0});
  EXPECT_TRUE(motion->history().draft().isEmpty());
  EXPECT_NE(keyOf(0, 10).translation, turnedMotion().bones[0].keys.find(10)->translation);
  motion->history().undoStack()->undo();
  // The arrow can be taken beside the key.
  std::optional<QPointF> beside;
  for (const HandleShape& shape : overlay.placedPoseTool().shapes()) {
    for (const QLineF& line : shape.handle == *handle ? shape.lines : std::vector<QLineF>()) {
      for (const double part : {0.1, 0.3, 0.5, 0.7, 0.9}) {
        if (QLineF(line.pointAt(part), at).length() > 20) beside = line.pointAt(part);
      }
    }
  }
  ASSERT_TRUE(beside);
  drag(*beside, {30, 0});
  EXPECT_FALSE(motion->history().draft().isEmpty()) << "the bone was posed";
  EXPECT_EQ(keyOf(0, 10).translation, turnedMotion().bones[0].keys.find(10)->translation);
}

/// Some keys of every movable bone with keys in a real dance.
TEST_F(TrailToolTest, KeysOfARealDanceFollowTheMouse) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  auto loaded = io::loadModel(*corpus / "models/miku_v2/miku_v2.pmd");
  auto opened = edit::MotionDocument::open(*corpus / "motions/dance_galaxias_v2.vmd");
  ASSERT_TRUE(loaded.ok() && opened.ok());
  stage.addActor(
      std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(loaded->model)), nullptr), {});
  motion = std::move(*opened);
  stage.addMotion(*motion);
  stage.assignMotion(stage.active()->id(), motion.get());
  overlay.trails().setLength(4);
  const model::NameIndex& names = *stage.infoOf(stage.active()->id()).names;
  int dragged = 0;
  for (std::size_t i = 0; i < motion->motion().bones.size(); ++i) {
    const motion::NamedTrack<motion::BoneKey>& track = motion->motion().bones[i];
    const auto bone = names.findBone(track.name.bytes);
    if (!bone || !stage.active()->model().bones[static_cast<std::size_t>(*bone)].movable) continue;
    const auto frames = track.keys.frames();
    for (std::size_t k = 1; k < frames.size(); k += std::max<std::size_t>(1, frames.size() / 4)) {
      const Frame frame = frames[k];
      SCOPED_TRACE(track.name.text() + " at " + std::to_string(frame));
      camera.change([&](session::FreeCamera& free) {
        free.reset();
        free.orbit(37.0 * static_cast<double>(k), 11);
        free.moveTarget(positionAt(*bone, frame) - free.sample().target);
      });
      showTrail(*bone, frame - 1);
      if (::testing::Test::HasFatalFailure()) return;
      // Other keys may cover it in the picture; then the nearest one is picked, which is fine.
      const auto under = overlay.trails().keyAt(seenAt(*bone, frame), view(), overlay.size());
      if (!under || under->frame != frame) continue;
      const auto steps = motion->history().undoStack()->count();
      expectFollows(*bone, frame, {42, -31});
      EXPECT_EQ(motion->history().undoStack()->count(), steps + 1);
      ++dragged;
    }
  }
  EXPECT_GE(dragged, 10);
}

}  // namespace
}  // namespace furitsuke::panels
