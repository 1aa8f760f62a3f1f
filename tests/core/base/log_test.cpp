// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <vector>

#include "tests/support/temp_folder.h"

namespace furitsuke {
inline namespace base {
namespace {

TEST(Log, NamesOfLevelsRoundTrip) {
  for (const LogLevel level : {LogLevel::Debug, LogLevel::Info, LogLevel::Warning, LogLevel::Error, LogLevel::Off}) {
    EXPECT_EQ(logLevelFromName(logLevelName(level)), level);
  }
  EXPECT_FALSE(logLevelFromName("loud"));
}

TEST(Log, LinesReachFileAndListenerAtOrAboveTheLevel) {
  const test::TempFolder folder;
  const auto path = folder.path() / u8"深い" / u8"振付.log";
  std::vector<LogEntry> heard;
  ASSERT_TRUE(setLogFile(path));
  setLogListener([&](const LogEntry& entry) { heard.push_back(entry); });
  setLogLevel(LogLevel::Warning);
  log(LogLevel::Info, "too quiet");
  log(LogLevel::Warning, "初音ミク {}");
  setLogLevel(LogLevel::Info);
  setLogListener({});
  log(LogLevel::Error, "unheard");
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].text, "初音ミク {}");
  EXPECT_EQ(heard[0].level, LogLevel::Warning);
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text.find("too quiet"), std::string::npos);
  EXPECT_NE(text.find("初音ミク {}"), std::string::npos);
  EXPECT_NE(text.find("unheard"), std::string::npos);
}

TEST(Log, AFolderThatCannotBeCreatedIsAnError) {
  const test::TempFolder folder;
  std::ofstream(folder.path() / "file") << "x";
  EXPECT_FALSE(setLogFile(folder.path() / "file" / "x" / "furitsuke.log"));
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
