// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QWheelEvent>
#include <QtTest/QTest>

#include "app/widgets/number_field.h"
#include "tests/app/panels/curves/curve_panel_fixture.h"

namespace furitsuke::panels {
namespace {

using test::CurvePanelTest;

constexpr motion::Curve kSlow{64, 0, 64, 127};

void type(widgets::NumberField* field, const QString& text) {
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, text);
  QTest::keyClick(field, Qt::Key_Return);
}

TEST_F(CurvePanelTest, ShowsTheSpanOfTheCurve) {
  struct Row {
    const char* name;
    std::vector<motion::CurveKey> keys;
    std::vector<const char*> parts;
  };
  const Row rows[] = {
      {"one key", {{arm_, 20}}, {"右腕", "frames 10 → 20", "Curve of the key at 20"}},
      {"a constant channel", {{arm_, 20}}, {"Y, Z, Rotation constant"}},
      {"a key at frame 0", {{arm_, 0}}, {"右腕", "frame 0", "No span before frame 0"}},
      {"the camera", {{motion::kCameraTrack, 40}}, {"Camera", "frames 10 → 40"}},
      {"several keys of a track", {{arm_, 10}, {arm_, 20}}, {"右腕", "2 keys", "the span before its key"}},
      {"keys on several tracks", {{arm_, 10}, {arm_, 20}, {center_, 10}}, {"3 keys on 2 tracks"}},
      {"some of them at frame 0", {{arm_, 0}, {arm_, 20}, {center_, 0}}, {"2 of them are at frame 0"}},
      {"only keys at frame 0", {{arm_, 0}, {center_, 0}}, {"No span before frame 0"}},
      {"kinds without curves are ignored", {{arm_, 20}, {mouth_, 10}}, {"右腕", "frames 10 → 20"}},
  };
  for (const Row& row : rows) {
    motion::KeySelection selection;
    for (const motion::CurveKey& key : row.keys) selection.add(key.track, key.frame);
    document_->state().setSelection(selection);
    for (const char* part : row.parts) {
      EXPECT_TRUE(heading().contains(QString::fromUtf8(part))) << row.name << ": " << heading().toStdString();
    }
  }
}

TEST_F(CurvePanelTest, WithoutACurveOffersToSelectTheKeysAtThePlayhead) {
  select({{mouth_, 10}});
  EXPECT_FALSE(panel_->hasCurves());
  EXPECT_FALSE(canvas().isVisible());
  auto* button = panel_->findChild<QPushButton*>("selectAtPlayhead");
  ASSERT_NE(button, nullptr);
  EXPECT_FALSE(button->isEnabled()) << "first keys have no span";
  document_->state().setCurrentFrame(10);
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(document_->state().selection().keyCount(), 3U);
  EXPECT_TRUE(canvas().isVisible());
  for (QPushButton* other : panel_->findChildren<QPushButton*>()) EXPECT_FALSE(other->text().isEmpty());
}

TEST_F(CurvePanelTest, ShowsMixedValuesAsMixed) {
  motion::KeySelection one;
  one.add(arm_, 20);
  document_->history().push(
      "", motion::setCurve(document_->motion(), one, {motion::CurveChannel::X}, motion::Curve{20, 20, 107, 50}));
  select({{arm_, 10}, {arm_, 20}});
  check({motion::CurveChannel::X});
  EXPECT_EQ(fields().field(2)->shown(), 107);
  EXPECT_EQ(fields().field(3)->shown(), std::nullopt);
  EXPECT_TRUE(fields().field(3)->text().isEmpty());
  EXPECT_FALSE(fields().field(3)->placeholderText().isEmpty());
  EXPECT_EQ(canvas().mixedText(), "X: mixed");
  check({motion::CurveChannel::Y});
  EXPECT_EQ(fields().field(3)->shown(), 107);
  EXPECT_TRUE(canvas().mixedText().isEmpty());
  check({motion::CurveChannel::X, motion::CurveChannel::Y});
  EXPECT_EQ(canvas().mixedText(), "X: mixed");
  select({{arm_, 20}});
  EXPECT_EQ(canvas().mixedText(), "channels differ");
}

TEST_F(CurvePanelTest, ATypedNumberSetsOneByteOfAllKeysInOneStep) {
  motion::KeySelection one;
  one.add(arm_, 20);
  document_->history().push(
      "", motion::setCurve(document_->motion(), one, {motion::CurveChannel::Rotation}, motion::Curve{1, 2, 3, 4}));
  select({{arm_, 10}, {arm_, 20}});
  check({motion::CurveChannel::Rotation});
  const motion::Motion before = document_->motion();
  type(fields().field(3), "99");
  EXPECT_EQ(curve(arm_, 10, motion::CurveChannel::Rotation), (motion::Curve{20, 20, 107, 99}));
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::Rotation), (motion::Curve{1, 2, 3, 99}));
  EXPECT_EQ(document_->history().undoStack()->count(), 2);
  document_->history().undoStack()->undo();
  EXPECT_EQ(document_->motion(), before);
}

TEST_F(CurvePanelTest, FieldsRejectInvalidNumbers) {
  select({{arm_, 20}});
  widgets::NumberField* field = fields().field(0);
  const QString shown = field->text();
  type(field, "128");
  EXPECT_FALSE(field->problem().isEmpty());
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->text(), shown);
  type(field, "abc");
  type(field, "");
  EXPECT_EQ(field->text(), shown);
  EXPECT_LE(curve(arm_, 20, motion::CurveChannel::X).x1, motion::kCurveMax);
  field->setFocus();
  field->selectAll();
  const auto before = *field->shown();
  QTest::keyClicks(field, "7");
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->text(), QString::number(before));
}

TEST_F(CurvePanelTest, LeavingAFieldSetsItsNumber) {
  select({{arm_, 20}});
  fields().field(0)->setFocus();
  fields().field(0)->selectAll();
  QTest::keyClicks(fields().field(0), "33");
  QTest::keyClick(fields().field(0), Qt::Key_Tab);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).x1, 33);
  EXPECT_TRUE(fields().field(1)->hasFocus());
}

TEST_F(CurvePanelTest, TheWheelStepsOnlyAFocusedField) {
  select({{arm_, 20}});
  widgets::NumberField* field = fields().field(1);
  const auto wheel = [&](int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF at = field->rect().center();
    QWheelEvent event(at, field->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(field, &event);
  };
  panel_->setFocus();
  field->clearFocus();
  wheel(120);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).y1, 20);
  field->setFocus();
  wheel(120);
  wheel(-120, Qt::ShiftModifier);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).y1, 11);
  QTest::keyClick(field, Qt::Key_Up);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).y1, 12);
  EXPECT_EQ(document_->history().undoStack()->count(), 3);
}

TEST_F(CurvePanelTest, PresetsApplyToTheCheckedChannels) {
  select({{arm_, 10}, {arm_, 20}});
  check({motion::CurveChannel::X, motion::CurveChannel::Rotation});
  QTest::mouseClick(presets().button("auto"), Qt::LeftButton);
  for (const Frame frame : {10, 20}) {
    EXPECT_EQ(curve(arm_, frame, motion::CurveChannel::X), kSlow);
    EXPECT_EQ(curve(arm_, frame, motion::CurveChannel::Rotation), kSlow);
    EXPECT_EQ(curve(arm_, frame, motion::CurveChannel::Y), motion::kLinearCurve);
  }
  EXPECT_TRUE(presets().button("auto")->isCurrent());
  EXPECT_EQ(document_->history().undoStack()->count(), 1);
  panel_->applyPreset("ease-in");
  EXPECT_EQ(curve(arm_, 10, motion::CurveChannel::X), motion::findCurvePreset("ease-in"));
  panel_->applyPreset("unheard of");
  EXPECT_EQ(document_->history().undoStack()->count(), 2);
  panel_->resetCurves();
  EXPECT_EQ(curve(arm_, 10, motion::CurveChannel::X), motion::kLinearCurve);
}

TEST_F(CurvePanelTest, CurvesAreCopiedChannelByChannel) {
  motion::KeySelection one;
  one.add(arm_, 10);
  document_->history().push(
      "", motion::setCurve(document_->motion(), one, {motion::CurveChannel::X}, motion::Curve{1, 2, 3, 4}));
  document_->history().push("", motion::setCurve(document_->motion(), one, {motion::CurveChannel::Rotation}, kSlow));
  select({{arm_, 10}});
  panel_->copyCurve();
  EXPECT_TRUE(QApplication::clipboard()->text().contains("rotation 64,0,64,127"));
  select({{center_, 10}, {motion::kCameraTrack, 40}});
  panel_->pasteCurve();
  EXPECT_EQ(curve(center_, 10, motion::CurveChannel::X), (motion::Curve{1, 2, 3, 4}));
  EXPECT_EQ(curve(center_, 10, motion::CurveChannel::Y), motion::kLinearCurve);
  EXPECT_EQ(curve(center_, 10, motion::CurveChannel::Rotation), kSlow);
  EXPECT_EQ(curve(motion::kCameraTrack, 40, motion::CurveChannel::Rotation), kSlow);
  EXPECT_EQ(curve(motion::kCameraTrack, 40, motion::CurveChannel::Fov), motion::kLinearCurve);
  EXPECT_EQ(document_->history().undoStack()->count(), 3);
}

TEST_F(CurvePanelTest, OneCopiedCurveIsPastedIntoAllCheckedChannels) {
  motion::KeySelection one;
  one.add(arm_, 10);
  document_->history().push("", motion::setCurve(document_->motion(), one, {motion::CurveChannel::Rotation}, kSlow));
  select({{arm_, 10}});
  check({motion::CurveChannel::Rotation});
  panel_->copyCurve();
  EXPECT_EQ(QApplication::clipboard()->text(), "64,0,64,127");
  select({{arm_, 20}});
  check({motion::CurveChannel::X, motion::CurveChannel::Y});
  panel_->pasteCurve();
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), kSlow);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::Y), kSlow);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::Rotation), motion::kLinearCurve);

  QApplication::clipboard()->setText("not a curve at all");
  check({motion::CurveChannel::Z});
  panel_->pasteCurve();
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::Z), kSlow) << "the last copied curve is still on the clipboard";
}

TEST_F(CurvePanelTest, PastingWithoutACurveShowsAMessage) {
  QApplication::clipboard()->setText("hello");
  select({{arm_, 20}});
  panel_->pasteCurve();
  EXPECT_TRUE(heading().contains("no curve"));
  EXPECT_EQ(document_->history().undoStack()->count(), 0);
}

TEST_F(CurvePanelTest, ThePlayheadIsMarkedInTheSpan) {
  select({{arm_, 20}});
  panel_->applyPreset("auto");
  document_->state().setCurrentFrame(20);
  EXPECT_EQ(canvas().markerText(), "t 1.00 → 1.00");
  document_->state().setCurrentFrame(12);
  // The Bezier 64,0,64,127 reaches x = 0.2 at u = 0.1534, where y = 3(1-u)u² + u³ = 0.0634.
  EXPECT_EQ(canvas().markerText(), "t 0.20 → 0.06");
  document_->state().setCurrentFrame(25);
  EXPECT_TRUE(canvas().markerText().isEmpty());
}

TEST_F(CurvePanelTest, OneOrAllChannelsCanBeActiveButNeverNone) {
  select({{arm_, 20}});
  EXPECT_EQ(panel_->activeChannels(), motion::kBoneCurveChannels);
  QTest::mouseDClick(channels().button(motion::CurveChannel::Z), Qt::LeftButton);
  EXPECT_EQ(panel_->activeChannels(), motion::CurveChannels{motion::CurveChannel::Z});
  QTest::mouseClick(channels().button(motion::CurveChannel::Z), Qt::LeftButton);
  EXPECT_EQ(panel_->activeChannels(), motion::CurveChannels{motion::CurveChannel::Z});
  EXPECT_TRUE(channels().button(motion::CurveChannel::Z)->isChecked());
  QTest::mouseClick(channels().allButton(), Qt::LeftButton);
  EXPECT_EQ(panel_->activeChannels(), motion::kBoneCurveChannels);
  EXPECT_FALSE(channels().button(motion::CurveChannel::Fov)->isVisible());
}

TEST_F(CurvePanelTest, AHiddenPanelStillWorksAndIsUpToDateWhenShown) {
  panel_->hide();
  select({{arm_, 20}});
  EXPECT_TRUE(panel_->hasCurves());
  panel_->applyPreset("auto");
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), kSlow);
  panel_->show();
  EXPECT_EQ(fields().field(0)->shown(), 64);
}

TEST_F(CurvePanelTest, FitsNarrowAndWideDocks) {
  select({{motion::kCameraTrack, 40}});
  for (const QSize size : {QSize(280, 480), QSize(600, 392), QSize(280, 480)}) {
    panel_->resize(size);
    QApplication::processEvents();
    EXPECT_EQ(panel_->size(), size);
    EXPECT_LE(panel_->minimumWidth(), 272);
    EXPECT_LE(panel_->minimumHeight(), 392);
    for (const QWidget* child : panel_->findChildren<QWidget*>()) {
      if (!child->isVisible()) continue;
      const QRect area(child->mapTo(panel_.get(), QPoint(0, 0)), child->size());
      EXPECT_TRUE(panel_->rect().contains(area)) << child->metaObject()->className() << " at " << size.width();
    }
    const QRect canvasArea(canvas().mapTo(panel_.get(), QPoint(0, 0)), canvas().size());
    const QRect fieldArea(fields().mapTo(panel_.get(), QPoint(0, 0)), fields().size());
    EXPECT_FALSE(canvasArea.intersects(fieldArea));
    EXPECT_EQ(size.width() > 500, fieldArea.left() > canvasArea.right());
  }
}

}  // namespace
}  // namespace furitsuke::panels
