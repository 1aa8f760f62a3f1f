// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/tempo_dialog.h"
#include "app/widgets/value_field.h"

#include <gtest/gtest.h>

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace furitsuke::dialogs {
namespace {

TEST(TapTempoLine, FitsAllTaps) {
  struct Row {
    const char* name;
    std::vector<double> taps;
    int count;
    double distance, first;
  };
  const Row rows[] = {
      {"two", {1, 1.5}, 2, 0.5, 1},
      {"even", {2, 2.5, 3, 3.5}, 4, 0.5, 2},
      // Least squares of 0, 1.1, 1.9, 3 over 0..3: slope 0.98, at 0: 0.03.
      {"uneven", {0, 1.1, 1.9, 3}, 4, 0.98, 0.03},
      {"after a pause", {0, 0.5, 1, 5, 5.25}, 2, 0.25, 5},
      {"slower, but no pause", {0, 0.5, 1.7}, 3, 0.85, -0.35 / 3},
      {"time goes back", {4, 4.5, 1, 1.5}, 2, 0.5, 1},
  };
  for (const Row& row : rows) {
    session::TapTempo tempo;
    for (const double tap : row.taps) tempo.tap(tap);
    EXPECT_EQ(tempo.count(), row.count) << row.name;
    ASSERT_TRUE(tempo.interval()) << row.name;
    EXPECT_NEAR(*tempo.interval(), row.distance, 1e-12) << row.name;
    EXPECT_NEAR(*tempo.first(), row.first, 1e-12) << row.name;
  }
  session::TapTempo one;
  one.tap(3);
  EXPECT_FALSE(one.interval());
  EXPECT_FALSE(one.first());
}

class TempoDialogTest : public testing::Test {
 protected:
  void open(const motion::Tempo& tempo) {
    dialog = std::make_unique<TempoDialog>(
        tempo, TempoDialog::Sources{[] { return 77.25; }, [this] { return playingAt; }, [this] { return seconds; }},
        nullptr);
    dialog->show();
  }
  template <class Widget>
  Widget* part(const char* name) {
    return dialog->findChild<Widget*>(name);
  }
  void tap() { QTest::keyClick(part<QPushButton>("tap"), Qt::Key_Space); }

  std::optional<double> playingAt;
  double seconds = 0;
  std::unique_ptr<TempoDialog> dialog;
};

TEST_F(TempoDialogTest, UneditedFieldsKeepTheirExactValues) {
  const motion::Tempo tempo{128.12345678, -3.00007, 7, "\"swing\": 1"};
  open(tempo);
  EXPECT_EQ(dialog->tempo(), tempo);
}

TEST_F(TempoDialogTest, WhatIsTypedFirstIsTheTempo) {
  open({120, 0, 4});
  EXPECT_EQ(dialog->focusWidget(), part<widgets::ValueField>("bpm"));
  EXPECT_EQ(part<widgets::ValueField>("bpm")->selectedText(), part<widgets::ValueField>("bpm")->text());
}

TEST_F(TempoDialogTest, ReportsEachChange) {
  open({120, 0, 4});
  QSignalSpy tried(dialog.get(), &TempoDialog::tempoTried);
  part<widgets::ValueField>("bpm")->setValue(90.5);
  part<widgets::ValueField>("beats")->setValue(3);
  QTest::mouseClick(part<QPushButton>("here"), Qt::LeftButton);
  EXPECT_EQ(tried.count(), 3);
  EXPECT_EQ(dialog->tempo(), (motion::Tempo{90.5, 77.25, 3}));
}

TEST_F(TempoDialogTest, TappingSetsTheTempoAndDuringPlaybackTheFirstBeat) {
  open({120, 9, 4});
  for (int i = 0; i < 5; ++i) {
    tap();
    seconds += 0.6;
  }
  EXPECT_EQ(dialog->tempo(), (motion::Tempo{100, 9, 4}));
  // During playback, taps are measured in frames: every 20 frames from 50.5 on is 90 beats per minute.
  for (int i = 0; i < 4; ++i) {
    playingAt = 50.5 + 20.0 * i;
    tap();
  }
  EXPECT_EQ(dialog->tempo(), (motion::Tempo{90, 50.5, 4}));
}

}  // namespace
}  // namespace furitsuke::dialogs
