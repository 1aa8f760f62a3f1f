// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/row_set_commands.h"

#include <QDir>
#include <QFile>
#include <QMenu>

#include "app/commands/select_commands.h"
#include "app/panels/timeline/timeline_view.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

/// The row sets of a timeline that shows the sample motion.
class StoredRowSets : public test::TimelineCommandTest {
 protected:
  StoredRowSets() { addMotion(); }

  [[nodiscard]] std::string rows() {
    QStringList names;
    const panels::TrackRows& all = timeline.view().rows();
    for (const panels::TimelineRow& row : all.rows()) {
      if (!row.isHeading()) names.append(all.label(row));
    }
    return names.join(' ').toStdString();
  }
  [[nodiscard]] QStringList menuTexts() {
    QMenu* menu = actions.menu("view/timeline/rowSets");
    emit menu->aboutToShow();
    QStringList texts;
    for (const QAction* entry : menu->actions()) texts.append(entry->text());
    return texts;
  }

  SelectCommands select{context()};
  RowSetCommands rowSets{context(), timeline};
};

TEST_F(StoredRowSets, WithoutASelectionTheVisibleRowsAreSaved) {
  timeline.findChild<panels::TimelineView*>()->setFilter("左");
  run("rowSet.save name=left");
  run("rowSet.show name=left");
  EXPECT_EQ(rows(), "左腕");
  EXPECT_EQ(timeline.view().rows().filter(), "") << "a search would hide rows of the set";
}

TEST_F(StoredRowSets, AreInTheMenuUntilTheyAreDeleted) {
  EXPECT_EQ(menuTexts().front(), "No sets yet");
  run("select track=左腕\nrowSet.save name=B\nselect track=右腕\nrowSet.save name=A&1");
  EXPECT_EQ(menuTexts().mid(0, 2), (QStringList{"A&&1", "B"}));
  actions.menu("view/timeline/rowSets")->actions().at(1)->trigger();
  EXPECT_EQ(rows(), "左腕");
  run("select track=右腕\nrowSet.save name=B\nrowSet.show name=B");
  EXPECT_EQ(rows(), "右腕") << "saving replaces a set with the same name";
  run("rowSet.delete name=B");
  EXPECT_EQ(menuTexts().mid(0, 1), (QStringList{"A&&1"}));
  EXPECT_EQ(rows(), "右腕") << "the visible rows do not change";
}

TEST_F(StoredRowSets, ThatCannotBeStoredAreAnError) {
  QFile::remove(pathOf("profile/settings.ini"));
  ASSERT_TRUE(QDir(folder.path()).mkpath("profile/settings.ini"));
  run("select track=左腕");
  const std::string failure = failureOf("rowSet.save name=arm");
  EXPECT_NE(failure.find("cannot be stored in"), std::string::npos) << failure;
  EXPECT_NE(failure.find("settings.ini"), std::string::npos) << failure;
  QDir(folder.path()).rmdir("profile/settings.ini");
  EXPECT_EQ(failureOf("rowSet.save name=arm"), "") << "when it is possible again";
}

TEST_F(StoredRowSets, InvalidSetsAreErrors) {
  run("select track=左腕\nrowSet.save name=arm");
  EXPECT_NE(failureOf("rowSet.show name=leg").find("no row set"), std::string::npos);
  EXPECT_NE(failureOf("rowSet.save name=\" \"").find("needs a name"), std::string::npos);
  motion::Motion other;
  test::addBone(other, "頭", {0});
  addMotion(other);
  const std::string before = rows();
  EXPECT_NE(failureOf("rowSet.show name=arm").find("none of the tracks"), std::string::npos);
  EXPECT_EQ(rows(), before);
}

}  // namespace
}  // namespace furitsuke::commands
