// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/marker_commands.h"

#include <QFile>
#include <cmath>

#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/frame_commands.h"
#include "app/commands/timeline/tempo_commands.h"
#include "core/motion/tempo_map.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

class Markers : public test::TimelineCommandTest {
 protected:
  Markers() { EXPECT_TRUE(files.opening->open(writeMotion("dance.vmd"))); }
  [[nodiscard]] std::string markers() {
    std::string text;
    for (const motion::Marker& marker : document().motion().annotations.markers) {
      text += (text.empty() ? "" : " ") + marker.name + "@" + std::to_string(marker.frame) + ":" + marker.color;
    }
    return text;
  }

  FileCommands files{context()};
  FrameCommands frames{context(), {transport, timeline}};
  MarkerCommands commands{context(), timeline};
  TempoCommands tempo{context(), timeline};
};

TEST_F(Markers, EachActionIsOneUndoStep) {
  const struct {
    const char* script;
    const char* markers;
  } rows[] = {
      {"frame.goto frame=30\nmarker.add name=サビ", "サビ@30:red"},
      {"marker.add frame=10 name=A color=blue", "A@10:blue サビ@30:red"},
      {"marker.rename frame=10 name=B", "B@10:blue サビ@30:red"},
      {"marker.color", "B@10:blue サビ@30:orange"},
      {"marker.color color=gray frame=10", "B@10:gray サビ@30:orange"},
      {"marker.move frame=10 to=40", "サビ@30:orange B@40:gray"},
      {"frame.goto frame=35\nmarker.move", "サビ@35:orange B@40:gray"},
      {"marker.delete frame=40", "サビ@35:orange"},
  };
  for (const auto& row : rows) {
    run(QString::fromUtf8(row.script));
    EXPECT_EQ(markers(), row.markers) << row.script;
  }
  EXPECT_EQ(document().history().undoStack()->count(), static_cast<int>(std::size(rows)));
  for (int i = static_cast<int>(std::size(rows)) - 1; i >= 0; --i) {
    document().history().undoStack()->undo();
    EXPECT_EQ(markers(), i == 0 ? "" : rows[i - 1].markers);
  }
  EXPECT_FALSE(document().isModified());
}

TEST_F(Markers, TemposAreEditedAtThePlayhead) {
  const auto tempos = [this] {
    const motion::Annotations& annotations = document().motion().annotations;
    QStringList all;
    for (std::size_t i = 0; i < motion::tempoCount(annotations); ++i) {
      const motion::Tempo& each = motion::tempoOf(annotations, i);
      all << QString("%1@%2/%3").arg(each.beatsPerMinute).arg(each.firstBeat).arg(each.beatsPerBar);
    }
    return all.join(' ').toStdString();
  };
  const struct {
    const char* script;
    const char* tempos;
  } rows[] = {
      {"tempo.set bpm=120 first=2", "120@2/4"},
      {"tempo.add bpm=90 first=60.5 beats=3", "120@2/4 90@60.5/3"},
      {"frame.goto frame=100\ntempo.add bpm=150", "120@2/4 90@60.5/3 150@100/3"},
      {"frame.goto frame=70\ntempo.set bpm=95", "120@2/4 95@60.5/3 150@100/3"},
      {"tempo.double", "120@2/4 190@60.5/3 150@100/3"},
      {"tempo.halve", "120@2/4 95@60.5/3 150@100/3"},
      {"tempo.firstHere", "120@2/4 95@70/3 150@100/3"},
      {"frame.goto frame=20\ntempo.halfBeat", "120@9.5/4 95@70/3 150@100/3"},
      {"frame.goto frame=75\ntempo.remove", "120@9.5/4 150@100/3"},
      {"tempo.remove", "150@100/3"},
      {"tempo.remove", ""},
  };
  for (const auto& row : rows) {
    run(QString::fromUtf8(row.script));
    EXPECT_EQ(tempos(), row.tempos) << row.script;
  }
  EXPECT_EQ(document().history().undoStack()->count(), static_cast<int>(std::size(rows)));
  for (int i = static_cast<int>(std::size(rows)) - 1; i >= 0; --i) {
    document().history().undoStack()->undo();
    EXPECT_EQ(tempos(), i == 0 ? "" : rows[i - 1].tempos);
  }
}

TEST_F(Markers, NextAndPreviousGoToMarkersAndStopAtTheEnds) {
  run("marker.add frame=10\nmarker.add frame=30\nframe.goto frame=0");
  for (const Frame frame : {10, 30, 30}) {
    run("marker.next");
    EXPECT_EQ(document().state().currentFrame(), frame);
  }
  for (const Frame frame : {10, 10}) {
    run("marker.previous");
    EXPECT_EQ(document().state().currentFrame(), frame);
  }
}

TEST_F(Markers, ReportErrors) {
  run("marker.add frame=10");
  const auto failure = [this](const char* id, const char* name, const actions::ActionArguments::Value& value) {
    actions::ActionArguments arguments;
    arguments.set(name, value);
    const Status status = actions.runScripted(id, arguments);
    return status ? std::string() : status.error().reason.english();
  };
  EXPECT_EQ(failure("marker.delete", "frame", std::int64_t{11}), "no marker at frame 11");
  EXPECT_EQ(failure("tempo.set", "bpm", std::vector<double>{0.5}), "bpm: expected a number from 1 to 999");
  EXPECT_EQ(failure("tempo.set", "beats", std::int64_t{65}), "beats: expected a number from 1 to 64");
  EXPECT_NE(failure("tempo.set", "bpm", std::vector<double>{std::nan("")}), "");
}

TEST_F(Markers, MarkersAreSavedUnderTheNewNameAndLoadedAgain) {
  run("marker.add frame=10 name=A\ntempo.set bpm=128 first=1.5 beats=3");
  run("file.save path=\"" + pathOf("other.vmd") + "\"");
  EXPECT_TRUE(QFile::exists(pathOf("other.furitsuke.json")));
  EXPECT_FALSE(QFile::exists(pathOf("dance.furitsuke.json"))) << "the old motion was never saved with markers";
  workspace.remove(&document());
  ASSERT_TRUE(files.opening->open(pathOf("other.vmd")));
  EXPECT_EQ(markers(), "A@10:red");
  EXPECT_EQ(document().motion().annotations.tempo, (motion::Tempo{128, 1.5, 3}));
  run("tempo.remove\nmarker.delete frame=10\nfile.save");
  EXPECT_FALSE(QFile::exists(pathOf("other.furitsuke.json")));
}

TEST_F(Markers, DamagedMarkersAreReportedAndTheMotionOpens) {
  QFile damaged(pathOf("damaged_motion.furitsuke.json"));
  ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
  damaged.write("{ half");
  damaged.close();
  ASSERT_TRUE(files.opening->open(writeMotion("damaged_motion.vmd", test::sampleMotion())));
  EXPECT_TRUE(messages.text().contains("damaged_motion.vmd")) << messages.text().toStdString();
  EXPECT_GT(document().motion().keyCount(), 0U);
}

}  // namespace
}  // namespace furitsuke::commands
