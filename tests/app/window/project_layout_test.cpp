// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDockWidget>
#include <QRegularExpression>
#include <QTest>
#include <string>

#include "app/actions/action_script.h"
#include "app/panels/dock_area.h"
#include "app/panels/dock_layout.h"
#include "app/panels/panel_table.h"
#include "core/base/file.h"
#include "core/io/project/scene_project_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/waiting.h"

// The layout of the panels in a project, which may come from anybody.
namespace furitsuke::window {
namespace {

const QStringList kNames{"a", "b", "c", "d"};

TEST(DockLayouts, AreTextsAndBack) {
  const char* const texts[] = {
      "a*", "a|b*|-c", "-a|b*", "row(100:a*,200:b*)", "column(10:row(5:a*,6:b*),20:c*)float(d:-5,7,300x200)",
  };
  for (const char* text : texts) {
    const std::optional<panels::DockLayout> layout = panels::layoutFromText(text, kNames);
    ASSERT_TRUE(layout) << text;
    EXPECT_EQ(panels::layoutText(*layout).toStdString(), text);
  }
}

TEST(DockLayouts, OthersAreRefused) {
  QString deep;
  for (int i = 0; i < 600; ++i) deep += "row(1:";
  const QString texts[] = {"",
                           "e*",
                           "a|a",
                           "a,b",
                           "row()",
                           "row(a)",
                           "row(1:a",
                           "row(1:a,2:a)",
                           "row(-1:a,1:b)",
                           "a*float(b:1)",
                           "a float(b:)",
                           "row(99999:a,1:b)",
                           deep,
                           deep + "a",
                           QString(5000, 'a'),
                           "a*float(b:0,0,0x0)"};
  for (const QString& text : texts) EXPECT_FALSE(panels::layoutFromText(text, kNames)) << text.left(40).toStdString();
}

TEST(DockLayouts, AreFoundByTheirPlaces) {
  const auto place = [](const char* name, QRect at) { return panels::Place(at, {.tabs = {name}, .front = name}); };
  const panels::DockGroup found =
      panels::dividedInto({place("c", {0, 60, 100, 40}), place("b", {51, 0, 49, 55}), place("a", {0, 0, 50, 55})});
  EXPECT_EQ(panels::layoutText({found}).toStdString(), "column(55:row(50:a*,49:b*),40:c*)");
}

class ProjectLayout : public test::WindowTest {
 protected:
  ProjectLayout() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    window->resize(1500, 900);
    settleLayout();
  }
  static void settleLayout() {
    for (int i = 0; i < 10; ++i) settle();
    QTest::qWait(600);
  }
  void writeProject(const QString& name, const std::string& layout, int version) {
    const std::string text = R"({"format": "furitsuke.project", "version": 1, "minor": 2, "models": [], "motions": [],
      "panels": {"layout": ")" +
                             layout + R"(", "version": )" + std::to_string(version) + "}}";
    EXPECT_TRUE(writeFileAtomically(pathOf(name).toStdString(), asBytes(text)));
  }
  void open(const QString& name) {
    run("file.open path=\"" + pathOf(name) + "\"");
    EXPECT_TRUE(window->files().open(pathOf("dance.vmd")));
    settleLayout();
  }
  /// Without hidden panels, which have no order.
  [[nodiscard]] std::string layout() const {
    const QString text = window->docks().describedLayout();
    QStringList names;
    for (const panels::PanelInfo& info : panels::panelTable()) names.append(info.id);
    EXPECT_TRUE(panels::layoutFromText(text, names)) << text.toStdString();
    QString seen = text;
    return seen.replace(QRegularExpression(R"(\|-\w+)"), "").replace(QRegularExpression(R"(-\w+\|)"), "").toStdString();
  }
};

TEST_F(ProjectLayout, ComesBackWithTheProjectAndLeavesThatOfTheUser) {
  const std::string own = layout();
  const QByteArray ownState = window->docks().savedLayout(panels::DockArea::kLayoutVersion);
  writeProject("p.furitsuke", "row(500:timeline*|-graph,900:column(500:viewport*,300:curves|properties*))", 11);
  open("p.furitsuke");
  const std::string shown = layout();
  EXPECT_TRUE(QString::fromStdString(shown).startsWith("row(")) << shown;
  EXPECT_TRUE(window->docks().dock("scene")->isHidden());
  EXPECT_TRUE(test::waitFor([this] { return window->docks().isInFront("properties"); }));
  const QDockWidget& timeline = *window->docks().dock("timeline");
  EXPECT_NEAR(timeline.width(), 1500 * 500 / 1400, 12);
  EXPECT_EQ(window->docks().savedLayout(panels::DockArea::kLayoutVersion), ownState);
  run("project.saveAs path=\"" + pathOf("q.furitsuke") + "\"");
  EXPECT_EQ(layout(), shown) << "it is the same project";
  writeProject("plain.furitsuke", "", 11);
  open("plain.furitsuke");
  EXPECT_EQ(layout(), own);
  open("q.furitsuke");
  EXPECT_EQ(layout(), shown);
}

TEST_F(ProjectLayout, WhatQtStoredIsNotReadAnymore) {
  const std::string own = layout();
  const QByteArray state = window->docks().saveState(10).toBase64();
  writeProject("old.furitsuke", state.toStdString(), 10);
  run("view.scene on=off");
  const std::string changed = layout();
  ASSERT_NE(changed, own);
  open("old.furitsuke");
  EXPECT_EQ(layout(), changed);
  // 40,000 nested areas.
  open("old.furitsuke");
  QByteArray deep = QByteArray::fromBase64("AAAA/wAAAAr9AAAAAQAAAAAAAAVoAAAC6fwBAAAAAQ==");
  for (int i = 0; i < 40'000; ++i) deep += QByteArray::fromHex("fc000000000000006400000000000000647c01000000 01");
  writeProject("deep.furitsuke", deep.toBase64().toStdString(), 10);
  open("deep.furitsuke");
  EXPECT_EQ(layout(), changed);
}

}  // namespace
}  // namespace furitsuke::window
