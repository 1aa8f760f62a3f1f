// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_script.h"

#include <gtest/gtest.h>

#include <QMainWindow>

#include "app/actions/action_set.h"

namespace furitsuke::actions {
namespace {

struct SplitRow {
  const char* line;
  QStringList words;
};

TEST(ScriptLine, IsSplitIntoWords) {
  const SplitRow rows[] = {{"", {}},
                           {"   ", {}},
                           {"# a comment", {}},
                           {"edit.undo", {"edit.undo"}},
                           {"  edit.undo\t", {"edit.undo"}},
                           {"edit.undo # and a comment", {"edit.undo"}},
                           {"select track=a#b", {"select", "track=a#b"}},
                           {"select track=\"右 腕\" frames=1-2", {"select", "track=右 腕", "frames=1-2"}},
                           {"select \"track=a b\"", {"select", "track=a b"}},
                           {"x a=\"say \\\"hi\\\" \\\\\"", {"x", "a=say \"hi\" \\"}},
                           {"x path=C:\\temp\\a.vmd", {"x", "path=C:\\temp\\a.vmd"}},
                           {"x a=\"\"", {"x", "a="}}};
  for (const SplitRow& row : rows) {
    const auto words = splitScriptLine(row.line);
    ASSERT_TRUE(words) << row.line;
    EXPECT_EQ(*words, row.words) << row.line;
  }
  EXPECT_FALSE(splitScriptLine("x a=\"open"));
}

class ActionScript : public ::testing::Test {
 protected:
  ActionScript() : set(&window) {
    set.bind("edit.undo", [this](const ActionArguments&) -> Status {
      ran.append("undo");
      return Done{};
    });
    set.bind(
        "edit.redo", [](const ActionArguments&) -> Status { return Done{}; }, [] { return false; });
    set.bind("frame.goto", [this](const ActionArguments& arguments) -> Status {
      ran.append(QString("goto %1").arg(*arguments.whole("frame")));
      return Done{};
    });
    set.bind("file.open", [this](const ActionArguments&) -> Status {
      EXPECT_TRUE(set.isScripted());
      return Error::in(Message::verbatim("x.vmd"), Message::verbatim("no such file"));
    });
  }
  QMainWindow window;
  ActionSet set;
  QStringList ran;
};

TEST_F(ActionScript, RunsAllLinesInOrder) {
  EXPECT_TRUE(runActionScript(set, "# first\r\nedit.undo\r\n\nframe.goto frame=12\n"));
  EXPECT_EQ(ran, (QStringList{"undo", "goto 12"}));
  EXPECT_FALSE(set.isScripted());
}

TEST_F(ActionScript, StopsAtTheFirstFailingLineAndReportsIt) {
  struct Row {
    const char* script;
    const char* line;
    const char* reason;
  };
  const Row rows[] = {{"edit.undo\nno.such.thing\nedit.undo", "line 2", "no.such.thing"},
                      {"edit.undo\n\nedit.redo", "line 3", "disabled"},
                      {"edit.undo\nframe.goto frame=x", "line 2", "frame=x"},
                      {"edit.undo\nframe.goto", "line 2", "frame="},
                      {"edit.undo\nedit.undo \"", "line 2", "quote"},
                      {"edit.undo\nfile.open path=x.vmd", "line 2", "no such file"}};
  for (const Row& row : rows) {
    ran.clear();
    const Status status = runActionScript(set, row.script);
    ASSERT_FALSE(status) << row.script;
    EXPECT_EQ(status.error().section, row.line) << row.script;
    EXPECT_NE(status.error().reason.english().find(row.reason), std::string::npos) << status.error().message();
    EXPECT_EQ(ran, QStringList{"undo"}) << row.script;
  }
}

TEST_F(ActionScript, ReportsTheNameOfAMissingFile) {
  const Status status = runActionScriptFile(set, "/nowhere/script.txt");
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("/nowhere/script.txt"), std::string::npos);
}

}  // namespace
}  // namespace furitsuke::actions
