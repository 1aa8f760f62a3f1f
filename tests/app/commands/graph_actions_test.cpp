// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDockWidget>
#include <QToolButton>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/graphs/graph_plot.h"
#include "app/panels/graphs/graph_view.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

class GraphActions : public test::WindowTest {
 protected:
  GraphActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    run("select track=右腕 frames=0-20");
  }
  [[nodiscard]] panels::GraphPanel& graph() { return *window->docks().panel<panels::GraphPanel>(); }
  [[nodiscard]] double xAt(Frame frame) {
    return document()
        .motion()
        .bones[motion::findTrack(document().motion(), "右腕")->index]
        .keys.find(frame)
        ->translation.x;
  }
};

TEST_F(GraphActions, FittingShowsTheGraph) {
  settle();
  EXPECT_FALSE(graph().view().isAwake()) << "the graph is not updated while the timeline hides it";
  run("graph.fitAll");
  settle();
  EXPECT_TRUE(graph().view().isAwake());
  ASSERT_EQ(graph().view().tracks().size(), 1U);
  run("select track=右腕 frames=10-20\ngraph.fitSelection");
  const auto& time = graph().view().scale();
  EXPECT_LT(time.framesBetween(0, graph().view().viewport().width()).last, 30);
}

TEST_F(GraphActions, RowsSelectedTogetherAreShown) {
  run("graph.fitAll");
  run("edit.selectNone");
  auto& timeline = *window->findChild<panels::TimelineView*>();
  std::vector<int> rows;
  for (int row = 0; row < timeline.rows().count(); ++row) {
    const auto track = timeline.rows().at(row).track;
    if (track && track->kind == motion::TrackKind::Bone) rows.push_back(row);
  }
  ASSERT_EQ(rows.size(), 2U);
  timeline.selectRows(rows, rows.front());
  EXPECT_EQ(graph().view().tracks().size(), 2U);
  timeline.selectRows({rows.back()}, rows.back());
  EXPECT_EQ(graph().view().tracks().size(), 1U);
}

TEST_F(GraphActions, RaiseAndLowerChangeTheSelectedKeysInSteps) {
  run("select track=右腕 frames=10-20\ngraph.raise channel=translation.x by=2.5");
  EXPECT_NEAR(xAt(10), 12.5, 1e-5);
  EXPECT_NEAR(xAt(20), 22.5, 1e-5);
  EXPECT_EQ(xAt(0), 0);
  run("graph.lower channel=translation.x");
  EXPECT_NEAR(xAt(10), 12.4, 1e-5);
  run("edit.undo\nedit.undo");
  EXPECT_EQ(xAt(10), 10);
  EXPECT_FALSE(window->actions().runScripted("graph.raise",
                                             [] {
                                               actions::ActionArguments weight;
                                               weight.set("channel", "weight");
                                               return weight;
                                             }()))
      << "no morph is selected";
  run("edit.selectNone");
  EXPECT_FALSE(window->actions().runScripted("graph.raise", {})) << "nothing is selected";
}

TEST_F(GraphActions, SwitchesAreRememberedAndHaveButtonsInThePanel) {
  run("graph.fitAll\ngraph.normalize on=on\ngraph.handles on=off\ngraph.angle");
  settle();
  int buttons = 0;
  for (const auto* button : graph().findChildren<QToolButton*>()) {
    if (button->defaultAction() == nullptr || !button->isVisible()) continue;
    ++buttons;
    if (button->defaultAction()->isCheckable()) {
      EXPECT_EQ(button->isChecked(), button->defaultAction() != window->actions().action("graph.handles"));
    }
  }
  EXPECT_EQ(buttons, 5);
  window->close();
  restart();
  EXPECT_TRUE(graph().isNormalized());
  EXPECT_FALSE(graph().areHandlesShown());
  EXPECT_TRUE(graph().isRotationAsAngle());
  EXPECT_TRUE(window->actions().action("graph.normalize")->isChecked());
}

TEST_F(GraphActions, TheGraphFollowsKeysMovedInTheTimeline) {
  run("graph.fitAll");
  settle();
  const auto* plot = graph().findChild<panels::GraphPlot*>();
  run("select track=右腕 frames=20\nkey.move by=-4");
  settle();
  const auto& curves = graph().view().curves();
  const auto x = std::find_if(curves.begin(), curves.end(), [](const panels::GraphCurve& curve) {
    return curve.channel == eval::ValueChannel::TranslationX;
  });
  ASSERT_NE(x, curves.end());
  EXPECT_TRUE(plot->drawnPoints(static_cast<std::size_t>(x - curves.begin())).contains(QPointF(16, 20)));
}

}  // namespace
}  // namespace furitsuke::commands
