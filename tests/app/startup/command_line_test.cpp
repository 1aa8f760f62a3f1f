// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/command_line.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "app/actions/preference_table.h"
#include "app/session/settings.h"
#include "app/startup/interface_scale.h"

namespace furitsuke::startup {
namespace {

TEST(CommandLineOptions, AreParsed) {
  const auto line = parseCommandLine({"furitsuke",  "a.vmd",   "--screenshot", "o.png",       "--size",
                                      "800x600",    "--frame", "12",           "--theme",     "light",
                                      "--panel",    "curves",  "b.vpd",        "--profile=p", "--safe-mode",
                                      "--language", "ja",      "--log-level",  "debug",       "--report-startup"});
  ASSERT_TRUE(line) << line.error().message();
  EXPECT_EQ(line->files, (QStringList{"a.vmd", "b.vpd"}));
  EXPECT_EQ(line->screenshot, "o.png");
  EXPECT_EQ(line->size, QSize(800, 600));
  EXPECT_EQ(line->frame, 12);
  EXPECT_EQ(line->theme, "light");
  EXPECT_EQ(line->panel, "curves");
  EXPECT_EQ(line->profile, "p");
  EXPECT_EQ(line->language, "ja");
  EXPECT_TRUE(line->safeMode && line->reportStartup && line->isUnattended());
  EXPECT_EQ(line->logLevel, LogLevel::Debug);
}

TEST(CommandLineOptions, WithoutArgumentsStartsNormally) {
  const auto line = parseCommandLine({"furitsuke"});
  ASSERT_TRUE(line);
  EXPECT_FALSE(line->isUnattended());
  EXPECT_TRUE(line->files.isEmpty());
  EXPECT_FALSE(line->size);
}

TEST(CommandLineOptions, TheInterfaceIsAsLargeAsInThePreferences) {
  const QByteArray before = qgetenv("QT_SCALE_FACTOR");
  const struct {
    const char* name;
    int percent;
    bool isSafe;
    const char* environment;
    const char* expected;
  } rows[] = {{"nothing chosen", 0, false, "", ""},
              {"chosen", 150, false, "", "1.5"},
              {"safe mode", 150, true, "", ""},
              {"the environment says another", 150, false, "2", "2"},
              {"too large", 9000, false, "", "3"}};
  for (const auto& row : rows) {
    const QTemporaryDir folder;
    CommandLine line;
    line.profile = folder.path();
    line.safeMode = row.isSafe;
    if (row.percent > 0) session::Settings(folder.path()).setNumber(actions::kInterfaceScale.key, row.percent);
    qputenv("QT_SCALE_FACTOR", row.environment);
    applyInterfaceScale(line);
    EXPECT_EQ(qgetenv("QT_SCALE_FACTOR").toStdString(), row.expected) << row.name;
  }
  before.isEmpty() ? qunsetenv("QT_SCALE_FACTOR") : qputenv("QT_SCALE_FACTOR", before);
}

TEST(CommandLineOptions, NamesTheOptionThatWasProbablyMeant) {
  const std::pair<const char*, const char*> rows[] = {
      {"--scrnshot", "--scrnshot: unknown option; did you mean --screenshot?"},
      {"--profil", "--profil: unknown option; did you mean --profile?"},
      {"--frobnicate", "Unknown option 'frobnicate'."}};
  for (const auto& [typed, reason] : rows) {
    const auto line = parseCommandLine({"furitsuke", typed});
    ASSERT_FALSE(line) << typed;
    EXPECT_EQ(line.error().reason, reason);
  }
}

TEST(CommandLineOptions, HelpListsEveryOption) {
  const QString help = commandLineHelp();
  for (const char* option :
       {"--screenshot", "--size", "--frame", "--theme", "--panel", "--actions", "--list-actions", "--json", "--profile",
        "--language", "--safe-mode", "--report-startup", "--log-level", "--version", "--help"}) {
    EXPECT_TRUE(help.contains(option)) << option;
  }
}

TEST(CommandLineOptions, ManualPageHasTheOptionsOfTheCommands) {
  const auto page = commandLineManual({"furitsuke", "--man"});
  ASSERT_TRUE(page);
  for (const char* text :
       {"[\\fIOPTIONS\\fR] [\\fIFILES\\fR...]\n.br\n", "\\fB\\-\\-screenshot\\fR", ".SS render\n",
        "\\fB\\-\\-transparent\\fR", "\\fB\\-\\-background\\-fit\\fR \\fIfit|fill|stretch\\fR",
        "\\fB\\-\\-sound\\fR \\fIFILE\\fR", ".SS thumbnail\n", "\\fBthumbnail\\fR \\fIfile picture\\fR"}) {
    EXPECT_TRUE(page->contains(text)) << text << '\n' << page->toStdString();
  }
}

TEST(CommandLineOptions, CompletionsHaveTheOptionsOfTheCommands) {
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const auto script = commandLineManual({"furitsuke", "--completion", shell});
    ASSERT_TRUE(script) << shell;
    for (const char* text : {"render", "thumbnail", "screenshot", "supersampling", "background-fit"})
      EXPECT_TRUE(script->contains(text)) << shell << ": " << text;
  }
}

}  // namespace
}  // namespace furitsuke::startup
