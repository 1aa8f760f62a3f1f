// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/property_panel.h"

#include <QAbstractButton>
#include <QFrame>
#include <QPushButton>
#include <QToolButton>
#include <QtTest/QTest>

#include "app/panels/properties/section_header.h"
#include "core/motion/rotation.h"
#include "tests/app/panels/properties/panel_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

class PropertyPanelTest : public PanelFixture {
 protected:
  [[nodiscard]] QStringList headersInSight() const {
    QStringList names;
    for (const panels::SectionHeader* header : panel.findChildren<panels::SectionHeader*>()) {
      if (header->isVisibleTo(&panel)) names.append(header->accessibleName());
    }
    return names;
  }
  [[nodiscard]] QStringList shownTexts() const {
    QStringList all;
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
      if (label->isVisibleTo(&panel)) all.append(label->text());
    }
    return all;
  }
};

TEST_F(PropertyPanelTest, OneSectionPerSelectedKindDescribesTheSelection) {
  select({{rightArm, 10}, {rightArm, 20}});
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone 右腕 · 2 keys · frames 10–20");
  select({{rightArm, 10},
          {leftArm, 10},
          {morphA, 0},
          {motion::kCameraTrack, 0},
          {motion::kLightTrack, 0},
          {motion::kSelfShadowTrack, 0},
          {motion::kPropertyTrack, 0}});
  const QStringList all = {"Bone 2 tracks · 2 keys · frame 10", "Morph あ · 1 key · frame 0",
                           "Camera · 1 key · frame 0",          "Light · 1 key · frame 0",
                           "Self shadow · 1 key · frame 0",     "Visibility and IK · 1 key · frame 0"};
  EXPECT_EQ(headersInSight().join("; ").toStdString(), all.join("; ").toStdString());
}

TEST_F(PropertyPanelTest, ASectionStaysCollapsed) {
  select({{rightArm, 0}});
  QTest::mouseClick(panel.findChildren<panels::SectionHeader*>().first(), Qt::LeftButton);
  EXPECT_FALSE(shows("Position X"));
  select({{rightArm, 10}});
  EXPECT_FALSE(shows("Position X"));
  QTest::keyClick(panel.findChildren<panels::SectionHeader*>().first(), Qt::Key_Space);
  EXPECT_TRUE(shows("Position X"));
}

TEST_F(PropertyPanelTest, TypingAComponentChangesNothingElse) {
  select({{rightArm, 10}});
  const motion::BoneKey before = bone(rightArm, 10);
  EXPECT_EQ(field("Position Z")->text(), "0.00");
  enter("Position X", "0.75");
  motion::BoneKey expected = before;
  expected.translation.x = 0.75F;
  EXPECT_EQ(bone(rightArm, 10), expected) << "y, the -0.0 of z, rotation and curves keep their bits";
  EXPECT_EQ(field("Position X")->text(), "0.75");
  EXPECT_EQ(undoSteps(), 1);
  EXPECT_EQ(document->history().undoStack()->undoText(), "Change Position X");
  document->history().undoStack()->undo();
  EXPECT_EQ(bone(rightArm, 10), before);
  EXPECT_EQ(field("Position X")->text(), "0.50");
}

TEST_F(PropertyPanelTest, ALargeSelectionIsShownAfterADelay) {
  motion::Motion many;
  motion::Keys<motion::MorphKey> keys;
  for (Frame frame = 0; frame < static_cast<Frame>(edit::kLargeSelection); ++frame)
    keys.append(frame, motion::MorphKey{0.25F});
  many.morphs.push_back(
      {document->motion().morphs[morphA.index].name, motion::Track<motion::MorphKey>(std::move(keys))});
  document->history().push("many", motion::insertMotion(document->motion(), many, 0));
  const auto shows = [this](const QString& text) {
    return test::waitFor([&] { return this->shows("Weight") && field("Weight")->text() == text; });
  };
  EXPECT_TRUE(shows("0.25"));
  enter("Weight", "0.5");
  EXPECT_TRUE(shows("0.50"));
  document->history().undoStack()->undo();
  EXPECT_TRUE(shows("0.25"));
}

TEST_F(PropertyPanelTest, LeavingAFieldWithoutAChangeMakesNoStep) {
  select({{rightArm, 10}});
  field("Position X")->setFocus();
  for (int i = 0; i < 12; ++i) QTest::keyClick(panel.focusWidget(), Qt::Key_Tab);
  enter("Position X", "0.5");
  type("Position Y", "7");
  QTest::keyClick(field("Position Y"), Qt::Key_Escape);
  QTest::keyClick(field("Position Y"), Qt::Key_Tab);
  EXPECT_EQ(undoSteps(), 0);
}

TEST_F(PropertyPanelTest, TabFollowsTheVisualOrderOfTheFields) {
  select({{rightArm, 10}});
  field("Frame")->setFocus();
  QStringList names;
  for (int i = 0; i < 9; ++i) {
    QTest::keyClick(panel.focusWidget(), Qt::Key_Tab);
    names.append(panel.focusWidget()->accessibleName());
  }
  const QStringList expected = {"Bone 右腕 · 1 key · frame 10",
                                "Position X",
                                "Position Y",
                                "Position Z",
                                "Rotation X",
                                "Rotation Y",
                                "Rotation Z",
                                "Show the quaternion",
                                "Physics"};
  EXPECT_EQ(names.join("; ").toStdString(), expected.join("; ").toStdString());
}

TEST_F(PropertyPanelTest, SettingAMixedComponentKeepsTheOthers) {
  select({{rightArm, 0}, {rightArm, 10}, {leftArm, 10}});
  EXPECT_EQ(field("Position X")->text(), "");
  EXPECT_EQ(field("Position X")->placeholderText(), "mixed");
  const QFontMetrics metrics(field("Position X")->font());
  EXPECT_GT(field("Position X")->minimumSizeHint().width(), metrics.horizontalAdvance("mixed")) << "never cut";
  enter("Position X", "3");
  EXPECT_EQ(bone(rightArm, 0).translation, (Vec3{3, 2, -3}));
  EXPECT_EQ(bone(rightArm, 10).translation, (Vec3{3, 2, -0.0F}));
  EXPECT_EQ(bone(leftArm, 10).translation, (Vec3{3, 1, 1}));
  EXPECT_EQ(undoSteps(), 1);
  EXPECT_EQ(field("Position X")->text(), "3.00");
}

TEST_F(PropertyPanelTest, EulerAnglesChangeOnlyTheRotation) {
  select({{rightArm, 10}});
  const motion::BoneKey before = bone(rightArm, 10);
  const motion::EulerDegrees angles = motion::eulerFromRotation(before.rotation);
  enter("Rotation Y", "30");
  const motion::EulerDegrees after = motion::eulerFromRotation(bone(rightArm, 10).rotation);
  EXPECT_NEAR(after.x, angles.x, 1e-4);
  EXPECT_NEAR(after.y, 30, 1e-4);
  EXPECT_NEAR(after.z, angles.z, 1e-4);
  EXPECT_EQ(bone(rightArm, 10).translation, before.translation);
  EXPECT_EQ(bone(rightArm, 10).curves, before.curves);
  EXPECT_EQ(field("Rotation Y")->text(), "30.0°");
}

TEST_F(PropertyPanelTest, AnglesStayAsTypedBeyondTheirPrincipalRange) {
  select({{rightArm, 0}});
  enter("Rotation X", "100");
  enter("Rotation Y", "200");
  EXPECT_EQ(field("Rotation X")->text(), "100.0°");
  EXPECT_EQ(field("Rotation Y")->text(), "200.0°");
  EXPECT_EQ(field("Rotation Z")->text(), "0.0°");
  enter("Rotation X", "90");
  enter("Rotation Z", "15");
  EXPECT_EQ(field("Rotation Y")->text(), "200.0°") << "at 90 degrees, y and z rotate about the same axis";
  EXPECT_EQ(field("Rotation Z")->text(), "15.0°");
}

TEST_F(PropertyPanelTest, AnAngleTypedForSeveralKeysIsShownAsTyped) {
  select({{rightArm, 0}, {rightArm, 10}, {leftArm, 10}});
  enter("Rotation X", "33.3");
  EXPECT_EQ(field("Rotation X")->text(), "33.3°");
  EXPECT_EQ(field("Rotation Y")->text(), "");
}

TEST_F(PropertyPanelTest, QuaternionComponentsAreSetWithoutNormalization) {
  select({{rightArm, 10}});
  EXPECT_FALSE(shows("Quaternion W"));
  QTest::mouseClick(find<QToolButton>("Show the quaternion"), Qt::LeftButton);
  EXPECT_EQ(field("Quaternion W")->text(), "0.9000");
  enter("Quaternion W", "0.5");
  EXPECT_EQ(bone(rightArm, 10).rotation, (Quat{0.1F, 0.2F, 0.3F, 0.5F}));
}

TEST_F(PropertyPanelTest, PhysicsIsToggledAndMixedBecomesOn) {
  select({{rightArm, 10}, {rightArm, 20}});
  auto* box = find<panels::MixedCheckBox>("Physics");
  EXPECT_EQ(box->checkState(), Qt::PartiallyChecked);
  QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
  EXPECT_TRUE(bone(rightArm, 20).physics);
  EXPECT_EQ(box->checkState(), Qt::Checked);
  QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
  EXPECT_FALSE(bone(rightArm, 10).physics);
  EXPECT_FALSE(bone(rightArm, 20).physics);
  EXPECT_EQ(undoSteps(), 2);
  document->history().undoStack()->undo();
  document->history().undoStack()->undo();
  EXPECT_TRUE(bone(rightArm, 10).physics);
  EXPECT_EQ(box->checkState(), Qt::PartiallyChecked);
}

TEST_F(PropertyPanelTest, ChangingOneKindKeepsTheOthers) {
  select({{rightArm, 10}, {morphA, 0}, {motion::kCameraTrack, 10}});
  const motion::CameraKey camera = *document->motion().camera.find(10);
  enter("Weight", "0.5");
  enter("Position Y", "9");
  EXPECT_EQ(document->motion().morphs[0].keys.find(0)->weight, 0.5F);
  EXPECT_EQ(bone(rightArm, 10).translation.y, 9);
  EXPECT_EQ(*document->motion().camera.find(10), camera);
  EXPECT_EQ(undoSteps(), 2);
}

TEST_F(PropertyPanelTest, TheFrameFieldMovesKeysOfOneFrame) {
  select({{rightArm, 10}, {leftArm, 10}});
  EXPECT_EQ(field("Frame")->text(), "10");
  enter("Frame", "15");
  EXPECT_FALSE(document->motion().bones[rightArm.index].keys.hasKey(10));
  EXPECT_TRUE(document->motion().bones[rightArm.index].keys.hasKey(15));
  EXPECT_TRUE(document->motion().bones[leftArm.index].keys.hasKey(15));
  EXPECT_EQ(field("Frame")->text(), "15") << "the selection follows the keys";
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelTest, KeysOnSeveralFramesAreMovedByADistance) {
  select({{rightArm, 10}, {rightArm, 20}});
  EXPECT_EQ(field("Frames to move by")->text(), "0");
  enter("Frames to move by", "-11");
  EXPECT_FALSE(field("Frames to move by")->problem().isEmpty()) << "no key before frame 0";
  enter("Frames to move by", "-10");
  EXPECT_TRUE(document->motion().bones[rightArm.index].keys.hasKey(0));
  EXPECT_TRUE(document->motion().bones[rightArm.index].keys.hasKey(10));
  EXPECT_FALSE(document->motion().bones[rightArm.index].keys.hasKey(20));
  EXPECT_EQ(bone(rightArm, 0).translation.x, 0.5F) << "the moved key overwrites";
  EXPECT_EQ(field("Frames to move by")->text(), "0");
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelTest, MovingAKeyAwayFromFrameZeroFollowsTheRule) {
  select({{leftArm, 10}});
  enter("Frame", "0");
  enter("Frame", "5");
  EXPECT_TRUE(document->motion().bones[leftArm.index].keys.hasKey(0)) << "as in MMD, a copy is kept";
  panel.setFrameZeroRule(motion::FrameZeroRule::Ordinary);
  select({{leftArm, 0}});
  enter("Frame", "7");
  EXPECT_FALSE(document->motion().bones[leftArm.index].keys.hasKey(0));
}

TEST_F(PropertyPanelTest, WithoutASelectionItShowsAHintAndTheValuesAtThePlayhead) {
  document->state().setCurrentTrack(rightArm);
  document->state().setCurrentFrame(10);
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone 右腕 · frame 10");
  EXPECT_TRUE(shownTexts().contains("Select keys in the timeline to see and change their values here."));
  document->state().setCurrentFrame(20);
  EXPECT_EQ(field("Position Y")->text(), "4.00");
  EXPECT_FALSE(shows("Frame"));
  for (QToolButton* button : panel.findChildren<QToolButton*>()) {
    if (button->isVisibleTo(&panel) && button->text() == "Select keys at the playhead")
      QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_TRUE(document->state().selection().contains(rightArm, 20));
  EXPECT_TRUE(shows("Position X"));
  panel.setDocument(nullptr);
  EXPECT_TRUE(shownTexts().contains("Open a motion to see the values of its keys here."));
}

TEST_F(PropertyPanelTest, ADraftIsShownAsNotRegistered) {
  document->state().setCurrentFrame(10);
  motion::PoseDraft draft;
  draft.set(motion::BonePose{document->motion().bones[rightArm.index].name, {0.25F, -7.5F, 0}, {0, 0, 0, 1}});
  draft.set(motion::MorphPose{document->motion().morphs[morphA.index].name, 0.875F});
  struct Row {
    motion::TrackId track;
    const char* title;
    const char* field;
    const char* value;
  };
  const Row rows[] = {{rightArm, "Bone 右腕 · frame 10, not registered", "Position Y", "−7.50"},
                      {morphA, "Morph あ · frame 10, not registered", "Weight", "0.875"}};
  for (const Row& row : rows) {
    document->state().setCurrentTrack(row.track);
    const QString registered = QString(row.title).section(',', 0, 0);
    EXPECT_EQ(headersInSight().join("; "), registered);
    const QString before = field(row.field)->text();
    EXPECT_NE(before, row.value);
    document->history().setDraft("pose", draft);
    EXPECT_EQ(headersInSight().join("; "), row.title);
    EXPECT_EQ(field(row.field)->text(), row.value);
    document->history().undoStack()->undo();
    EXPECT_EQ(headersInSight().join("; "), registered);
    EXPECT_EQ(field(row.field)->text(), before);
  }
  document->history().setDraft("pose", draft);
  document->state().setCurrentTrack(leftArm);
  EXPECT_EQ(headersInSight().join("; "), "Bone 左腕 · frame 10") << "this bone is not in the draft";
}

TEST_F(PropertyPanelTest, HandlesADeletedDocument) {
  select({{rightArm, 10}, {motion::kLightTrack, 0}});
  document.reset();
  EXPECT_EQ(panel.document(), nullptr);
  EXPECT_FALSE(shows("Position X"));
}

TEST_F(PropertyPanelTest, AHiddenPanelIsUpdatedWhenItIsShown) {
  select({{rightArm, 10}});
  panel.hide();
  select({{rightArm, 20}});
  panel.show();
  EXPECT_EQ(field("Position Y")->text(), "4.00");
}

TEST_F(PropertyPanelTest, KeysOfAnotherFrameThanThePlayheadAreAnnounced) {
  auto* notice = panel.findChild<QFrame*>("frameNotice");
  ASSERT_NE(notice, nullptr);
  document->state().setCurrentFrame(3);
  select({{rightArm, 10}});
  EXPECT_TRUE(notice->isVisible());
  EXPECT_TRUE(shownTexts().join(" ").contains("10"));
  QTest::mouseClick(notice->findChild<QToolButton*>(), Qt::LeftButton);
  EXPECT_EQ(document->state().currentFrame(), 10);
  EXPECT_FALSE(notice->isVisible());
  document->state().setCurrentFrame(11);
  EXPECT_TRUE(notice->isVisible());
  select({{rightArm, 0}, {rightArm, 10}});
  document->state().setCurrentFrame(10);
  EXPECT_TRUE(notice->isVisible()) << "not all keys are at the playhead";
  EXPECT_TRUE(notice->findChild<QToolButton*>()->isVisible());
  document->state().setCurrentFrame(0);
  EXPECT_FALSE(notice->findChild<QToolButton*>()->isVisible()) << "the playhead is at the first one";
  select({});
  EXPECT_FALSE(notice->isVisible());
}

TEST_F(PropertyPanelTest, TheUnregisteredPoseIsShownInsteadOfTheSelectedKey) {
  document->state().setCurrentFrame(10);
  document->state().setCurrentTrack(rightArm);
  select({{rightArm, 10}});
  motion::PoseDraft draft;
  draft.set(motion::BonePose{
      .name = document->motion().bones[rightArm.index].name, .translation = {77, 0, 0}, .rotation = {}});
  document->history().setDraft("pose", draft);
  EXPECT_EQ(field("Position X")->text(), "77.00");
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone 右腕 · frame 10, not registered");
  document->history().setDraft("discard", {});
  EXPECT_EQ(field("Position X")->text(), "0.50");
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone 右腕 · 1 key · frame 10");
}

TEST_F(PropertyPanelTest, APickedBoneWithoutATrackIsShownInsteadOfTheLastTrack) {
  document->state().setCurrentTrack(rightArm);
  panel.setPickedBone("nose");
  document->state().setCurrentTrack({});
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone nose · frame 0, without a key");
  EXPECT_EQ(field("Position X")->text(), "0.00");
  document->state().setCurrentTrack(leftArm);
  EXPECT_EQ(headersInSight().join("; ").toStdString(), "Bone 左腕 · frame 0, without a key");
}

TEST_F(PropertyPanelTest, AValueTypedWhereTheTrackHasNoKeyMakesOneThere) {
  struct Row {
    motion::TrackId track;
    const char* field;
    const char* shown;  ///< halfway between the keys at 0 and 10
    const char* typed;
    std::function<double(const motion::Motion&)> stored;
    double expected;
  };
  const Row rows[] = {
      {rightArm, "Position X", "0.30", "4",
       [&](const motion::Motion& m) { return m.bones[rightArm.index].keys.find(5)->translation.x; }, 4},
      {rightArm, "Position X", "0.30", "+1",
       [&](const motion::Motion& m) { return m.bones[rightArm.index].keys.find(5)->translation.x; }, 1.3},
      {morphA, "Weight", "0.875", "0.5",
       [&](const motion::Motion& m) { return m.morphs[morphA.index].keys.find(5)->weight; }, 0.5},
      {motion::kCameraTrack, "Distance", "45.00", "60",
       [](const motion::Motion& m) { return m.camera.find(5)->distance; }, -60},
      {motion::kLightTrack, "Red", "154", "255", [](const motion::Motion& m) { return m.light.find(5)->color.x; },
       255.0 / 256},
  };
  document->state().setCurrentFrame(5);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.field);
    document->state().setCurrentTrack(row.track);
    QApplication::processEvents();
    EXPECT_EQ(field(row.field)->text(), row.shown);
    enter(row.field, row.typed);
    EXPECT_NEAR(row.stored(document->motion()), row.expected, 1e-4);
    EXPECT_EQ(QApplication::focusWidget(), field(row.field)) << "the next value can be typed";
    EXPECT_EQ(undoSteps(), 1);
    EXPECT_TRUE(document->state().selection().isEmpty());
    document->history().undoStack()->undo();
    EXPECT_EQ(field(row.field)->text(), row.shown);
  }
}

TEST_F(PropertyPanelTest, ASwitchWhereTheTrackHasNoKeyMakesOne) {
  document->state().setCurrentFrame(5);
  document->state().setCurrentTrack(motion::kPropertyTrack);
  QApplication::processEvents();
  QTest::mouseClick(find<panels::MixedCheckBox>("Visible"), Qt::LeftButton, {}, {8, 8});
  ASSERT_TRUE(document->motion().property.hasKey(5));
  EXPECT_FALSE(document->motion().property.find(5)->visible);
  EXPECT_EQ(document->motion().property.find(5)->ik.size(), 2U);
  document->state().setCurrentTrack(rightArm);
  QApplication::processEvents();
  EXPECT_FALSE(find<panels::MixedCheckBox>("Physics")->isEnabled()) << "a pose has none";
}

}  // namespace
}  // namespace furitsuke::test
