// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <string>
#include <system_error>
#include <vector>

#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/odd_places.h"

namespace furitsuke::cli {
namespace {

namespace fs = std::filesystem;

class CliFaults : public test::CliTest {
 protected:
  CliFaults() {
    write("good.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr));
    fs::create_directory(file("odd"));
  }
};

TEST_F(CliFaults, EveryCommandReportsWhyAFileCannotBeRead) {
  const std::vector<std::vector<std::string>> commands{{"info", "@"},
                                                       {"check", "@"},
                                                       {"convert", "@", "out.json"},
                                                       {"diff", "good.vmd", "@"},
                                                       {"merge", "good.vmd", "@", "good.vmd", "--out", "out.vmd"},
                                                       {"merge", "good.vmd", "good.vmd", "@", "--out", "out.vmd"},
                                                       {"pose", "--motion", "@", "--frames", "0", "--local"},
                                                       {"camera", "--motion", "@", "--frames", "0"}};
  for (const auto& [path, reason] : test::unreadablePlaces(file("odd"))) {
    std::error_code ignored;
    if (fs::is_fifo(path, ignored)) continue;  // is read when something writes into it
    for (std::vector<std::string> command : commands) {
      for (std::string& argument : command) {
        if (argument == "@") argument = displayPath(path);
      }
      const auto result = run(command);
      EXPECT_EQ(result.status, 2) << command[0] << ' ' << path << ": " << result.err;
      EXPECT_NE(result.err.find(reason), std::string::npos) << command[0] << ": " << result.err;
      EXPECT_NE(result.err.find(displayPath(path.filename()).substr(0, 100)), std::string::npos) << result.err;
    }
  }
  EXPECT_FALSE(exists("out.json") || exists("out.vmd"));
}

TEST_F(CliFaults, ComparingBytesReportsWhyAFileCannotBeRead) {
  for (const auto& [path, reason] : test::unreadablePlaces(file("odd"))) {
    // An empty file and a file that is not a motion are compared byte by byte.
    std::error_code ignored;
    if (fs::is_regular_file(path, ignored) || fs::is_fifo(path, ignored)) continue;
    const auto result = run({"diff", "--bytes", "good.vmd", displayPath(path)});
    EXPECT_EQ(result.status, 2) << path;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
  }
}

TEST_F(CliFaults, ConvertReportsWhyAFileCannotBeWritten) {
  for (const auto& [path, reason] : test::unwritablePlaces(file("odd"))) {
    // The extension determines the format, and devices have none.
    if (path.extension() != ".vmd" || path.parent_path().filename() == "gone") continue;  // folders are made
    const auto result = run({"convert", "good.vmd", displayPath(path), "--force"});
    EXPECT_EQ(result.status, 2) << path;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
  }
}

TEST_F(CliFaults, AReadOnlyFolderIsReportedAndKeepsItsFiles) {
  fs::create_directory(file("locked"));
  write("locked/old.vmd", asBytes("old"));
  const test::ReadOnlyFolder locked(file("locked"));
  if (!locked.holds()) GTEST_SKIP() << "root ignores permissions";
  for (const char* target : {"locked/new.vmd", "locked/new.json", "locked/old.vmd"}) {
    const auto result = run({"convert", "good.vmd", target, "--force"});
    EXPECT_EQ(result.status, 2) << target;
    EXPECT_NE(result.err.find(std::string(target) + ": "), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("Permission denied"), std::string::npos) << result.err;
  }
  EXPECT_EQ(read("locked/old.vmd"), "old");
  EXPECT_FALSE(exists("locked/new.vmd"));
}

TEST_F(CliFaults, AFullDiskKeepsTheOldFileAndLeavesNoOther) {
  if (!test::FullDisk(8192).holds()) GTEST_SKIP() << "no limit for files can be set";
  motion::Motion motion = test::exampleMotion();
  motion::Keys<motion::LightKey> keys;
  for (Frame frame = 0; frame < 5000; ++frame) keys.append(frame, motion::restLightKey());
  motion.light = motion::Track(std::move(keys));
  write("large.vmd", io::vmdFromMotion(motion, nullptr));
  for (const char* extension : {"vmd", "json", "csv"}) {
    const std::string name = std::string("old.") + extension;
    write(name, asBytes("old"));
    test::CliResult result;
    {
      const test::FullDisk full(8192);
      result = run({"convert", "large.vmd", name, "--force"});
    }
    EXPECT_EQ(result.status, 2) << name;
    EXPECT_NE(result.err.find("File too large"), std::string::npos) << result.err;
    EXPECT_EQ(read(name), "old");
  }
  for (const fs::directory_entry& entry : fs::directory_iterator(file("."))) {
    EXPECT_FALSE(entry.path().extension() == ".tmp") << entry.path();
  }
}

TEST_F(CliFaults, AWriteAboveTheLimitOfTheFileSizeIsAnErrorAndNotTheEndOfTheProgram) {
  motion::Motion motion = test::exampleMotion();
  motion::Keys<motion::LightKey> keys;
  for (Frame frame = 0; frame < 5000; ++frame) keys.append(frame, motion::restLightKey());
  motion.light = motion::Track(std::move(keys));
  write("large.vmd", io::vmdFromMotion(motion, nullptr));
  write("old.vmd", asBytes("old"));
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  const struct {
    const char* arguments;
    const char* reason;
  } rows[] = {{"convert large.vmd old.vmd --force", "File too large"},
              {"edit large.vmd --op shift by=1 --out old.vmd --force", "File too large"},
              {"camera --motion large.vmd --frames 0-4000 > table.csv", "cannot write to standard output"}};
  for (const auto& row : rows) {
    // A shell sets the limit, because a program inherits that the signal is ignored from a test that ignores it.
    const auto result = shell(std::string("ulimit -f 16 && furitsuke-cli ") + row.arguments);
    EXPECT_EQ(result.status, 2) << row.arguments;
    EXPECT_NE(result.err.find(row.reason), std::string::npos) << result.err;
    EXPECT_EQ(read("old.vmd"), "old");
  }
}

TEST_F(CliFaults, WhatKilledSavesHaveLeftIsRemovedByTheNextOne) {
  const std::string stale = "out/.furitsuke-0123456789abcdef.tmp";
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"convert", "good.vmd", "out/a.vmd", "--force"},
        std::vector<std::string>{"merge", "good.vmd", "good.vmd", "good.vmd", "--out", "out/a.vmd", "--force"},
        std::vector<std::string>{"edit", "good.vmd", "--op", "shift", "by=1", "--out", "out/a.vmd", "--force"}}) {
    fs::create_directory(file("out"));
    write(stale, asBytes("half"));
    EXPECT_EQ(run(command).status, 0);
    EXPECT_TRUE(exists(stale)) << "it may belong to a running program";
    fs::last_write_time(file(stale), fs::file_time_type::clock::now() - std::chrono::hours(25));
    EXPECT_EQ(run(command).status, 0);
    EXPECT_FALSE(exists(stale)) << command[0];
  }
}

TEST_F(CliFaults, ResultsThatCannotBePrintedAreAnError) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  for (const char* arguments :
       {"info good.vmd --json", "pose --local --motion good.vmd --frames 0-2000", "check --codes"}) {
    const auto result = shell(std::string("furitsuke-cli ") + arguments + " > /dev/full");
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_NE(result.err.find("cannot write to standard output"), std::string::npos) << result.err;
  }
}

TEST_F(CliFaults, FilesWithUnusualNamesAreReadAndWritten) {
  for (const std::string& name :
       {std::string("💃🕺.vmd"), std::string("初音ミク 踊り.vmd"), std::string(200, 'n') + ".vmd",
        // Windows allows no quotation mark in a name, and no path of over 260 characters without a setting.
        hasShell() ? std::string(251, 'n') + ".vmd" : std::string("a  b.vmd"),
        std::string(hasShell() ? "a b\".vmd" : "a & b.vmd")}) {
    ASSERT_EQ(run({"convert", "good.vmd", name}).status, 0) << name;
    EXPECT_EQ(read(name), read("good.vmd"));
    EXPECT_EQ(run({"info", name}).status, 0) << name;
  }
}

}  // namespace
}  // namespace furitsuke::cli
