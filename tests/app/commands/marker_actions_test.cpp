// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/graphs/graph_view.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/value_field.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class MarkerActions : public test::WindowTest {
 protected:
  MarkerActions() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }
};

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
    dialog->findChild<widgets::ValueField*>("bpm")->setValue(90);
    return dialog;
  };
  const panels::TimelineView& view = window->docks().panel<panels::TimelinePanel>()->view();
  dialogs::TempoDialog* dialog = opened();
  EXPECT_EQ(view.tempos().tempoAt(0).beatsPerMinute, 90);
  dialog->reject();
  EXPECT_TRUE(view.tempos().isEmpty());
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  opened()->accept();
  EXPECT_EQ(document().motion().annotations.tempo->beatsPerMinute, 90);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(MarkerActions, TheDialogAddsATempoChangeAtThePlayhead) {
  run("tempo.set bpm=120\nframe.goto frame=60");
  window->actions().call("tempo.add");
  auto* dialog = window->findChild<dialogs::TempoDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->tempo(), (motion::Tempo{120, 60, 4})) << "as before, from the playhead on";
  dialog->findChild<widgets::ValueField*>("bpm")->setValue(90);
  const panels::TimelineView& view = window->docks().panel<panels::TimelinePanel>()->view();
  EXPECT_EQ(view.tempos(), motion::TempoMap(motion::Tempo{120, 0, 4}, {motion::Tempo{90, 60, 4}}));
  EXPECT_TRUE(document().motion().annotations.tempoChanges.empty());
  dialog->accept();
  EXPECT_EQ(document().motion().annotations.tempoChanges, (std::vector<motion::Tempo>{{90, 60, 4}}));
  document().history().undoStack()->undo();
  EXPECT_TRUE(view.tempos() == motion::TempoMap(motion::Tempo{120, 0, 4}));
}

}  // namespace
}  // namespace furitsuke::commands
