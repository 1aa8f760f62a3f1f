// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDoubleSpinBox>
#include <QFile>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/graphs/graph_view.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/message_bar.h"
#include "core/io/json/annotation_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class MarkerActions : public test::WindowTest {
 protected:
  MarkerActions() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }
  [[nodiscard]] std::string markers() {
    std::string text;
    for (const motion::Marker& marker : document().motion().annotations.markers) {
      text += (text.empty() ? "" : " ") + marker.name + "@" + std::to_string(marker.frame) + ":" + marker.color;
    }
    return text;
  }
};

TEST_F(MarkerActions, EachActionIsOneUndoStep) {
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
    run("edit.undo");
    EXPECT_EQ(markers(), i == 0 ? "" : rows[i - 1].markers);
  }
  EXPECT_FALSE(document().isModified());
}

TEST_F(MarkerActions, NextAndPreviousGoToMarkersAndStopAtTheEnds) {
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

TEST_F(MarkerActions, ReportErrors) {
  run("marker.add frame=10");
  const auto failure = [this](const char* id, const char* name, const actions::ActionArguments::Value& value) {
    actions::ActionArguments arguments;
    arguments.set(name, value);
    const Status status = window->actions().runScripted(id, arguments);
    return status ? std::string() : status.error().reason;
  };
  EXPECT_EQ(failure("marker.delete", "frame", std::int64_t{11}), "no marker at frame 11");
  EXPECT_EQ(failure("tempo.set", "bpm", std::vector<double>{0.5}), "bpm: expected a number from 1 to 999");
  EXPECT_EQ(failure("tempo.set", "beats", std::int64_t{65}), "beats: expected a number from 1 to 64");
  EXPECT_NE(failure("tempo.set", "bpm", std::vector<double>{std::nan("")}), "");
}

TEST_F(MarkerActions, MarkersAreSavedUnderTheNewNameAndLoadedAgain) {
  run("marker.add frame=10 name=A\ntempo.set bpm=128 first=1.5 beats=3");
  run("file.save path=\"" + pathOf("other.vmd") + "\"");
  EXPECT_TRUE(QFile::exists(pathOf("other.furitsuke.json")));
  EXPECT_FALSE(QFile::exists(pathOf("dance.furitsuke.json"))) << "the old motion was never saved with markers";
  restart();
  ASSERT_TRUE(window->files().open(pathOf("other.vmd")));
  EXPECT_EQ(markers(), "A@10:red");
  EXPECT_EQ(document().motion().annotations.tempo, (motion::Tempo{128, 1.5, 3}));
  run("tempo.remove\nmarker.delete frame=10\nfile.save");
  EXPECT_FALSE(QFile::exists(pathOf("other.furitsuke.json")));
}

TEST_F(MarkerActions, DamagedMarkersAreReportedAndTheMotionOpens) {
  QFile damaged(pathOf("damaged_motion.furitsuke.json"));
  ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
  damaged.write("{ half");
  damaged.close();
  ASSERT_TRUE(window->files().open(writeMotion("damaged_motion.vmd", sampleMotion())));
  EXPECT_TRUE(window->messages().text().contains("damaged_motion.vmd")) << window->messages().text().toStdString();
  EXPECT_GT(document().motion().keyCount(), 0U);
}

TEST_F(MarkerActions, PastedKeysSnapToTheNearestBeatOrMarker) {
  run("tempo.set bpm=120 first=3\nselect track=右腕 frames=10\nedit.copy\nframe.goto frame=60");
  const auto hasKey = [this](Frame frame) {
    const auto frames = document().motion().frames(*motion::findTrack(document().motion(), "右腕"));
    return std::ranges::binary_search(frames, frame);
  };
  run("edit.paste");
  EXPECT_TRUE(hasKey(60)) << "snapping is off";
  run("edit.undo\nsnap.toggle on=on\nedit.paste");
  EXPECT_TRUE(hasKey(63)) << "beats are on 3, 18, 33, 48, 63";
  run("edit.undo\nsnap.beats on=off\nedit.paste");
  EXPECT_TRUE(hasKey(60)) << "no marker is near";
  run("edit.undo\nmarker.add frame=58\nframe.goto frame=60\nedit.paste");
  EXPECT_TRUE(hasKey(58));
  run("edit.undo\nedit.paste frame=60");
  EXPECT_TRUE(hasKey(60)) << "an explicit frame does not snap";
}

TEST_F(MarkerActions, SnappingAppliesToTheGraph) {
  motion::Motion dance;
  test::addBone(dance, "右腕", {0, 3000});
  ASSERT_TRUE(window->files().open(writeMotion("long.vmd", dance)));
  run("tempo.set bpm=120 first=0\nselect track=右腕 frames=0\ngraph.fitAll");
  settle();
  const panels::GraphView& graph = window->docks().panel<panels::GraphPanel>()->view();
  ASSERT_LT(graph.scale().pixelsPerFrame(), 2) << "the snapping distance is several frames";
  EXPECT_EQ(graph.snapped(31, Qt::NoModifier), 31);
  run("snap.toggle on=on");
  EXPECT_EQ(graph.snapped(31, Qt::NoModifier), 30);
  EXPECT_EQ(graph.snapped(31, Qt::ControlModifier), 31);
  run("snap.beats on=off");
  EXPECT_EQ(graph.snapped(31, Qt::NoModifier), 31);
}

TEST_F(MarkerActions, SnappingIsRemembered) {
  run("snap.toggle\nsnap.markers");
  restart();
  EXPECT_TRUE(window->actions().action("snap.toggle")->isChecked());
  EXPECT_TRUE(window->actions().action("snap.beats")->isChecked());
  EXPECT_FALSE(window->actions().action("snap.markers")->isChecked());
}

TEST_F(MarkerActions, TheDialogPreviewsTheTempoAndSetsItWhenAccepted) {
  const auto opened = [this] {
    window->actions().call("tempo.set");
    auto* dialog = window->findChild<dialogs::TempoDialog*>();
    dialog->findChild<QDoubleSpinBox*>("bpm")->setValue(90);
    return dialog;
  };
  const panels::TimelineView& view = window->docks().panel<panels::TimelinePanel>()->view();
  dialogs::TempoDialog* dialog = opened();
  EXPECT_EQ(view.tempo()->beatsPerMinute, 90);
  dialog->reject();
  EXPECT_FALSE(view.tempo());
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  opened()->accept();
  EXPECT_EQ(document().motion().annotations.tempo->beatsPerMinute, 90);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

}  // namespace
}  // namespace furitsuke::commands
