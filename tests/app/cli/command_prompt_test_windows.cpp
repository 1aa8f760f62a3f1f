// SPDX-License-Identifier: GPL-3.0-or-later
// What Windows leaves to programs or does otherwise than POSIX systems: patterns, line ends, paths, devices.
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"

namespace furitsuke::cli {
namespace {

namespace fs = std::filesystem;

class CommandPrompt : public test::CliTest {
 protected:
  CommandPrompt() {
    fs::create_directory(file("sub"));
    for (const char* name : {"a.vmd", "b.vmd", "sub/c.vmd"}) {
      write(name, io::vmdFromMotion(test::exampleMotion(), nullptr));
    }
    fs::copy_file(file("a.vmd"), inJapanese());
  }
  [[nodiscard]] fs::path inJapanese() const { return file("") / u8"踊り 一.vmd"; }

  /// Runs a line of the command prompt in the folder, in which % is the program. Returns the exit status.
  [[nodiscard]] int prompt(std::string line) const {
    const std::string program = "\"" + fs::absolute(FURITSUKE_CLI).make_preferred().string() + "\"";
    for (std::size_t at = line.find('%'); at != line.npos; at = line.find('%', at + program.size())) {
      line.replace(at, 1, program);
    }
    write("line.bat", toBytes("@echo off\r\ncd /d \"" + fs::path(file("")).make_preferred().string() + "\"\r\n" + line +
                              "\r\nexit %errorlevel%\r\n"));
    return std::system(("cmd /c \"" + file("line.bat").make_preferred().string() + "\"").c_str());
  }
};

TEST_F(CommandPrompt, PatternsAreTheFilesThatMatch) {
  const struct {
    const char* pattern;
    std::vector<std::string> files;
  } rows[] = {{"*.vmd", {"a.vmd", "b.vmd", "踊り 一.vmd"}},
              {"?.VMD", {"a.vmd", "b.vmd"}},
              {"sub/*.vmd", {"sub/c.vmd"}},
              {".\\sub\\?.vmd", {".\\sub\\c.vmd"}},
              {"踊*", {"踊り 一.vmd"}}};
  for (const auto& row : rows) {
    const auto result = run({"check", row.pattern, "a.vmd", "--json"});
    const auto findings = nlohmann::json::parse(result.out, nullptr, false);
    ASSERT_EQ(findings.size(), row.files.size() + 1) << row.pattern << result.out << result.err;
    for (std::size_t i = 0; i < row.files.size(); ++i) EXPECT_EQ(findings[i]["file"], row.files[i]);
  }
  const auto missing = run({"check", "*.vpd"});
  EXPECT_EQ(missing.status, 2);
  EXPECT_NE(missing.err.find("*.vpd: does not exist"), std::string::npos) << missing.err;
}

TEST_F(CommandPrompt, FilesAreFoundByEveryFormOfTheirPath) {
  const fs::path absolute = fs::absolute(file("a.vmd"));
  const std::string preferred = fs::path(absolute).make_preferred().string();
  ASSERT_EQ(preferred[1], ':');
  for (const std::string& path :
       {preferred, absolute.generic_string(), std::string(".\\A.vmd"), std::string("sub\\..\\a.VMD"),
        preferred.substr(2), "\\\\?\\" + preferred, inJapanese().make_preferred().string()}) {
    const auto result = run({"convert", path, "out.json", "--force"});
    EXPECT_EQ(result.status, 0) << path << ": " << result.err;
  }
}

TEST_F(CommandPrompt, AFileIsTheSameInAnyForm) {
  const auto result = run({"edit", "a.vmd", "sub\\..\\A.VMD", "--op", "shift", "by=1", "--out", "{name}_2.vmd"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("would be written for both"), std::string::npos) << result.err;
}

TEST_F(CommandPrompt, StreamsKeepAllBytes) {
  ASSERT_EQ(prompt("% convert - --to vmd < a.vmd > copy.vmd"), 0);
  EXPECT_TRUE(read("copy.vmd") == read("a.vmd"));
  ASSERT_EQ(prompt("% convert a.vmd --to vmd | % convert - piped.vmd"), 0);
  EXPECT_TRUE(read("piped.vmd") == read("a.vmd"));
  ASSERT_EQ(run({"convert", "a.vmd", "a.json"}).status, 0);
  ASSERT_EQ(prompt("% convert a.vmd --to json > stream.json"), 0);
  EXPECT_EQ(read("stream.json"), read("a.json"));
  EXPECT_EQ(read("a.json").find('\r'), std::string::npos);
}

TEST_F(CommandPrompt, TheNullDeviceIsNotATerminal) {
  EXPECT_EQ(prompt("% convert a.vmd --to vmd > NUL"), 0);
  EXPECT_EQ(prompt("% convert - out.vmd < NUL 2> errors"), 2);
  EXPECT_NE(read("errors").find("(standard input): is empty"), std::string::npos) << read("errors");
}

}  // namespace
}  // namespace furitsuke::cli
