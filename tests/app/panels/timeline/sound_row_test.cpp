// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sound_row.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUndoStack>
#include <cmath>
#include <numbers>

#include "app/panels/timeline/sound_header.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/scene/stage.h"
#include "app/session/sound/sound_rhythm.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/widgets/number_field.h"
#include "tests/app/panels/timeline/timeline_fixture.h"

namespace furitsuke::test {
namespace {

/// One second of a tone that begins loudly, after this many samples of silence.
QByteArray toneWave(quint32 silence = 0) {
  constexpr quint32 kRate = 9000;
  QByteArray wave("RIFF");
  const auto number = [&wave](quint32 value, int size) {
    for (int i = 0; i < size; ++i) wave.append(static_cast<char>(value >> (8 * i)));
  };
  number(36 + kRate * 2, 4);
  wave.append("WAVEfmt ");
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(kRate, 4);
  number(kRate * 2, 4);
  number(2, 2);
  number(16, 2);
  wave.append("data");
  number(kRate * 2, 4);
  for (quint32 i = 0; i < kRate; ++i) {
    const double loudness = i < silence ? 0 : 20'000;
    number(static_cast<quint32>(std::lround(loudness * std::sin(i * std::numbers::pi / 9))) & 0xFFFFU, 2);
  }
  return wave;
}

class SoundRowTest : public TimelineTest {
 protected:
  SoundRowTest() : motion(document.get()), row(panel.sound()) {
    QFile file(folder.filePath("tone.wav"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(toneWave());
    file.close();
    workspace.setStage(stage);
    workspace.add(std::move(document));
    row.setTrack(track);
    track.open(
        file.fileName().toStdString(), [this] { return motion; }, [](const Status&) {});
    track.finish();
    QCoreApplication::processEvents();
  }
  [[nodiscard]] double offset() const { return motion->motion().annotations.sound->offset; }
  [[nodiscard]] QPointF inRow(double frame) const { return {view().scale().xOf(frame), row.height() / 2.0}; }
  [[nodiscard]] int steps() const { return motion->history().undoStack()->index(); }
  /// Whether the column of pixels at a frame shows sound away from the middle.
  [[nodiscard]] bool isLoudAt(double frame) {
    const QImage picture = row.grab().toImage();
    const int x = static_cast<int>(view().scale().xOf(frame));
    const QColor color = picture.pixelColor(static_cast<int>(x * picture.devicePixelRatio()), row.height() / 4);
    return color != theme::theme().background;
  }

  QTemporaryDir folder;
  session::Stage stage;
  session::Workspace workspace;
  edit::MotionDocument* motion;
  session::SoundTrack track{workspace, stage};
  panels::SoundRow& row;
};

TEST_F(SoundRowTest, ShowsTheSoundFromItsStartToItsEnd) {
  ASSERT_TRUE(row.isVisible());
  motion->state().setCurrentFrame(25);
  EXPECT_TRUE(isLoudAt(0.5));
  EXPECT_TRUE(isLoudAt(15));
  track.setOffset(500);
  EXPECT_FALSE(isLoudAt(14));
  EXPECT_TRUE(isLoudAt(16));
  track.setOffset(-500);
  EXPECT_TRUE(isLoudAt(14));
  EXPECT_FALSE(isLoudAt(16));
}

TEST_F(SoundRowTest, OnsetsAreMarkedAtTheBottomWhileTheyAreShown) {
  QFile file(folder.filePath("late.wav"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(toneWave(4500));
  file.close();
  track.open(
      file.fileName().toStdString(), [this] { return motion; }, [](const Status&) {});
  track.finish();
  const auto bottom = [this](double frame) {
    const QImage picture = row.grab().toImage();
    return picture.copy(static_cast<int>(view().scale().xOf(frame) * picture.devicePixelRatio()) - 2,
                        static_cast<int>((row.height() - 4) * picture.devicePixelRatio()), 6, 2);
  };
  const QImage atOnset = bottom(15);
  const QImage inSilence = bottom(5);
  row.setOnsetsShown(true);
  track.rhythm().finish();
  ASSERT_NE(track.rhythm().rhythm(), nullptr);
  EXPECT_NE(bottom(15), atOnset);
  EXPECT_EQ(bottom(5), inSilence);
  row.setOnsetsShown(false);
  EXPECT_EQ(bottom(15), atOnset);
}

TEST_F(SoundRowTest, ClickAndDragMoveThePlayhead) {
  click(&row, inRow(12));
  EXPECT_EQ(motion->state().currentFrame(), 12);
  drag(&row, inRow(3), inRow(20));
  EXPECT_EQ(motion->state().currentFrame(), 20);
  EXPECT_EQ(offset(), 0);
}

TEST_F(SoundRowTest, AltDragMovesTheSoundAsOneUndoStep) {
  const int before = steps();
  drag(&row, inRow(3), inRow(9), Qt::AltModifier);
  EXPECT_NEAR(offset(), 200, 40) << "6 frames";
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(motion->state().currentFrame(), 0);
  motion->history().undoStack()->undo();
  EXPECT_EQ(offset(), 0);
  EXPECT_EQ(track.link()->offset, 0);
}

TEST_F(SoundRowTest, EscEndsADragWithoutAChange) {
  const int before = steps();
  press(&row, inRow(3), Qt::AltModifier);
  moveTo(&row, inRow(3), inRow(9), Qt::AltModifier);
  EXPECT_GT(track.link()->offset, 100) << "shown and heard while it is dragged";
  QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
  QApplication::sendEvent(&row, &escape);
  EXPECT_EQ(track.link()->offset, 0);
  release(&row, inRow(9), Qt::AltModifier);
  EXPECT_EQ(steps(), before);
}

TEST_F(SoundRowTest, TheLowerEdgeChangesTheHeightOfBothSides) {
  QSignalSpy chosen(&row, &panels::SoundRow::heightChosen);
  const auto* header = panel.findChild<panels::SoundHeader*>();
  const int before = row.height();
  drag(&row, {40, before - 2.0}, {40, before + 28.0});
  EXPECT_EQ(row.height(), before + 30);
  EXPECT_EQ(header->height(), row.height());
  ASSERT_EQ(chosen.size(), 1);
  row.setRowHeight(5000);
  EXPECT_EQ(row.height(), panels::SoundRow::kHighestHeight);
  row.setRowHeight(1);
  EXPECT_EQ(row.height(), panels::SoundRow::kLowestHeight);
}

TEST_F(SoundRowTest, TheFieldsBesideItShowAndChangeTheSound) {
  auto* header = panel.findChild<panels::SoundHeader*>();
  auto* field = header->findChild<widgets::NumberField*>("soundOffset");
  emit field->edited(-250.5);
  EXPECT_EQ(offset(), -250.5);
  EXPECT_EQ(field->shown(), -250.5);
  emit field->stepped(10);
  EXPECT_EQ(offset(), -240.5);
  header->findChild<QToolButton*>()->click();
  EXPECT_TRUE(track.link()->isMuted);
  header->findChild<QSlider*>()->setValue(30);
  EXPECT_EQ(motion->motion().annotations.sound->volume, 30);
}

TEST_F(SoundRowTest, IsHiddenWithoutASound) {
  track.remove();
  EXPECT_FALSE(row.isVisible());
  EXPECT_FALSE(panel.findChild<panels::SoundHeader*>()->isVisible());
  motion->history().undoStack()->undo();
  EXPECT_TRUE(row.isVisible());
}

}  // namespace
}  // namespace furitsuke::test
