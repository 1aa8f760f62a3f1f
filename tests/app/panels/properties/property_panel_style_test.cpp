// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QtTest/QTest>

#include "app/panels/properties/section_header.h"
#include "tests/app/panels/properties/panel_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

class PropertyPanelStyleTest : public PanelFixture {
 protected:
  /// Pictures for inspection are written to FURITSUKE_PICTURES.
  void savePicture(const QString& name) {
    const QString folder = qEnvironmentVariable("FURITSUKE_PICTURES");
    if (folder.isEmpty()) return;
    for (const char* id : {"dark", "light"}) {
      theme::applyTheme(*qApp, id);
      QApplication::processEvents();
      EXPECT_TRUE(panel.grab().save(QDir(folder).filePath(QString("%1-%2.png").arg(name, QString::fromLatin1(id)))));
    }
    theme::applyTheme(*qApp, "dark");
  }
  void selectEveryKind() {
    select({{rightArm, 10},
            {leftArm, 10},
            {morphA, 0},
            {motion::kCameraTrack, 0},
            {motion::kLightTrack, 0},
            {motion::kSelfShadowTrack, 0},
            {motion::kPropertyTrack, 0},
            {motion::kPropertyTrack, 10}});
  }
};

TEST_F(PropertyPanelStyleTest, FitsInto280PixelsWithoutClipping) {
  panel.resize(280, 1400);
  selectEveryKind();
  QApplication::processEvents();
  EXPECT_EQ(panel.width(), 280);
  const auto* scroll = panel.findChild<QScrollArea*>();
  EXPECT_LE(scroll->widget()->minimumSizeHint().width(), 280);
  EXPECT_EQ(scroll->widget()->width(), scroll->viewport()->width());
  for (const QLabel* label : panel.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->wordWrap()) continue;
    EXPECT_LE(label->fontMetrics().horizontalAdvance(label->text()), label->width()) << label->text().toStdString();
  }
  for (const widgets::NumberField* number : panel.findChildren<widgets::NumberField*>()) {
    if (!number->isVisible()) continue;
    EXPECT_GE(number->width(), number->minimumSizeHint().width()) << number->accessibleName().toStdString();
  }
  savePicture("narrow");
}

TEST_F(PropertyPanelStyleTest, LabelsAreNextToTheFieldsIfThereIsSpace) {
  selectEveryKind();
  panel.resize(300, 1400);
  QApplication::processEvents();
  const int narrowHeight = field("Self-shadow distance")->mapTo(&panel, QPoint()).y();
  panel.resize(480, 1400);
  EXPECT_TRUE(test::waitFor([&] { return field("Self-shadow distance")->mapTo(&panel, QPoint()).y() < narrowHeight; }));
  savePicture("wide");
}

TEST_F(PropertyPanelStyleTest, EveryControlHasANameForScreenReaders) {
  selectEveryKind();
  for (const QWidget* widget : panel.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->metaObject()->className();
  }
}

TEST_F(PropertyPanelStyleTest, ProblemsAreShownBelowTheirField) {
  select({{rightArm, 10}, {motion::kPropertyTrack, 0}});
  type("Position X", "1..2");
  savePicture("problem");
  QStringList problems;
  for (const QLabel* label : panel.findChildren<QLabel*>()) {
    if (label->isVisible() && label->text() == "Not a number") problems.append(label->text());
  }
  EXPECT_EQ(problems.size(), 1);
  QTest::keyClick(field("Position X"), Qt::Key_Escape);
}

TEST_F(PropertyPanelStyleTest, ShowsWithoutASelection) {
  document->state().setCurrentTrack(rightArm);
  document->state().setCurrentFrame(5);
  QApplication::processEvents();
  savePicture("empty");
}

TEST_F(PropertyPanelStyleTest, FocusingFieldsDoesNotChangeRealMotions) {
  const auto folder = corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  panel.resize(320, 700);
  for (const auto& path : filesIn(*folder / "motions", ".vmd")) {
    auto opened = edit::MotionDocument::open(path);
    if (!opened.ok()) continue;
    std::unique_ptr<edit::MotionDocument> motion = std::move(opened).value();
    panel.setDocument(motion.get());
    const motion::Motion before = motion->motion();
    // Selects everything and moves the focus through every field. Nothing may change.
    motion->state().setSelection(motion::selectAllKeys(motion->motion()));
    for (widgets::NumberField* number : panel.findChildren<widgets::NumberField*>()) {
      if (!number->isVisibleTo(&panel)) continue;
      number->setFocus();
      QTest::keyClick(number, Qt::Key_Return);
    }
    EXPECT_EQ(motion->history().undoStack()->count(), 0) << path;
    EXPECT_EQ(motion->motion(), before) << path;
    savePicture("all-" + QString::fromStdString(path.stem().string()));
    panel.setDocument(nullptr);
  }
}

}  // namespace
}  // namespace furitsuke::test
