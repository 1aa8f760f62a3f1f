// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/transport_bar.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "app/session/playback.h"
#include "app/widgets/value_field.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

TEST(SpeedText, ReadsTypedText) {
  const std::pair<const char*, std::optional<double>> cases[] = {
      {"0.5", 0.5},    {"0.5×", 0.5}, {"2x", 2.0}, {" 1.5 X ", 1.5}, {"0,25", 0.25}, {"50%", 0.5}, {"５０％", 0.5},
      {"０．５", 0.5}, {"fast", {}},  {"", {}},    {"-1", {}},       {"0", {}},      {"nan", {}}};
  for (const auto& [text, speed] : cases) EXPECT_EQ(speedFromText(QString::fromUtf8(text)), speed) << text;
  for (const double speed : {0.1, 0.25, 1.0, 1.333, 4.0}) {
    EXPECT_NEAR(speedFromText(speedText(speed)).value_or(0), speed, 0.005);
  }
}

class Transport : public ::testing::Test {
 protected:
  Transport() {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 90});
    document = std::make_unique<edit::MotionDocument>(std::move(motion));
    bar.setPlayback(playback);
    bar.setRateMenu(&menu);
    bar.setDocument(document.get());
    bar.show();
  }
  void type(const char* text) {
    speed()->lineEdit()->selectAll();
    QTest::keyClicks(speed()->lineEdit(), QString::fromUtf8(text));
    QTest::keyClick(speed()->lineEdit(), Qt::Key_Return);
  }
  QComboBox* speed() { return bar.findChild<QComboBox*>("speedField"); }
  session::Playback playback;
  QMenu menu;
  std::unique_ptr<edit::MotionDocument> document;
  TransportBar bar;
};

TEST_F(Transport, ATypedSpeedIsSetAndClamped) {
  EXPECT_EQ(speed()->currentText(), QString::fromUtf8("1×"));
  type("0.3");
  EXPECT_DOUBLE_EQ(playback.speed(), 0.3);
  EXPECT_EQ(speed()->currentText(), QString::fromUtf8("0.3×"));
  type("1000");
  EXPECT_EQ(playback.speed(), session::Playback::kMaxSpeed);
  type("slowly");
  EXPECT_EQ(playback.speed(), session::Playback::kMaxSpeed) << "invalid text changes nothing";
  EXPECT_EQ(speed()->currentText(), QString::fromUtf8("4×"));
}

TEST_F(Transport, APresetIsSetAndTheFieldFollowsPlayback) {
  for (int i = 0; i < speed()->count(); ++i) {
    speed()->setCurrentIndex(i);
    emit speed()->activated(i);
    EXPECT_DOUBLE_EQ(playback.speed(), *speedFromText(speed()->itemText(i)));
  }
  playback.setSpeed(0.5);
  EXPECT_EQ(speed()->currentText(), QString::fromUtf8("0.5×"));
}

TEST_F(Transport, AFrameThatIsTypedWhilePlayingStays) {
  auto* frame = bar.findChild<widgets::ValueField*>("frameField");
  frame->setFocus();
  frame->selectAll();
  QTest::keyClicks(frame, "4");
  document->state().setCurrentFrame(11);  // playback goes on
  QTest::keyClicks(frame, "2");
  document->state().setCurrentFrame(12);
  EXPECT_EQ(frame->text(), "42");
  QTest::keyClick(frame, Qt::Key_Return);
  EXPECT_EQ(document->state().currentFrame(), 42);
  document->state().setCurrentFrame(43);
  EXPECT_EQ(frame->text(), "43") << "it follows again";
}

TEST_F(Transport, TheButtonShowsTheFrameRate) {
  auto* rate = bar.findChild<QToolButton*>("rateButton");
  EXPECT_EQ(rate->text(), "30 fps");
  playback.setRate(session::PictureRate::Sixty);
  EXPECT_EQ(rate->text(), "60 fps");
  playback.setRate(session::PictureRate::Unlimited);
  EXPECT_EQ(rate->text(), "max fps");
  EXPECT_EQ(rate->menu(), &menu);
  for (const session::PictureRate one :
       {session::PictureRate::Thirty, session::PictureRate::Sixty, session::PictureRate::Unlimited}) {
    EXPECT_EQ(session::pictureRateFromId(session::pictureRateId(one)), one);
  }
}

}  // namespace
}  // namespace furitsuke::panels
