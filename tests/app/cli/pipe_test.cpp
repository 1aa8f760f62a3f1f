// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "core/io/json/motion_json.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/io/motion_format.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/terminal_process.h"
#include "tests/support/pmd_samples.h"

namespace furitsuke::cli {
namespace {

class Pipes : public test::CliTest {
 protected:
  Pipes() { write("a.vmd", vmd_); }

  Bytes vmd_ = io::vmdFromMotion(test::exampleMotion(), nullptr);
};

TEST_F(Pipes, EveryCommandPrintsTheSameForStandardInputAsForTheFile) {
  write("b.vmd", io::vmdFromMotion(motion::Motion{}, nullptr));
  for (const char* command : {
           "info @",
           "info @ --json",
           "info @ b.vmd --json",
           "check @",
           "check b.vmd @ --json",
           "diff b.vmd @",
           "diff @ b.vmd --json",
           "diff @ b.vmd --bytes",
           "pose --motion @ --local --frames 0-3",
           "pose --motion b.vmd @ --morphs --frames 0-3",
           "camera --motion @ --frames 0-3",
           "convert @ - --to json",
           "convert @ - --to csv",
           "convert @ - --to vpd --frame 2.5",
           "convert @ --to bvmd",
           "edit @ --op shift by=3 --to json --out -",
           "merge b.vmd @ b.vmd --out - --to csv",
       }) {
    const auto with = [command](const std::string& name) {
      std::string words(command);
      std::istringstream stream(words.replace(words.find('@'), 1, name));
      return std::vector<std::string>(std::istream_iterator<std::string>(stream), {});
    };
    const auto fromFile = run(with("a.vmd"));
    const auto fromPipe = runPiped("a.vmd", with("-"));
    EXPECT_LT(fromFile.status, 2) << command << ": " << fromFile.err;
    EXPECT_EQ(fromPipe.status, fromFile.status) << command << ": " << fromPipe.err;
    const auto named = [](std::string text) {
      for (std::size_t at; (at = text.find("a.vmd")) != std::string::npos;) text.replace(at, 5, "(standard input)");
      return text;
    };
    EXPECT_EQ(fromPipe.out, named(fromFile.out)) << command;
    EXPECT_EQ(fromPipe.err, named(fromFile.err)) << command;
    EXPECT_FALSE(exists("-")) << command;
  }
}

TEST_F(Pipes, AModelIsReadFromStandardInput) {
  write("m.pmd", test::PmdBuilder("m").bone("centre").bytes());
  EXPECT_EQ(runPiped("m.pmd", {"info", "-"}).status, 0);
  EXPECT_LT(runPiped("m.pmd", {"check", "a.vmd", "--model", "-"}).status, 2);
  EXPECT_EQ(runPiped("m.pmd", {"pose", "--motion", "a.vmd", "--model", "-", "--frames", "0"}).status, 0);
}

TEST_F(Pipes, EveryFormatPassesThroughUnchanged) {
  for (const char* format : {"vmd", "bvmd", "json", "csv"}) {
    EXPECT_EQ(run({"convert", "a.vmd", "file." + std::string(format), "--force"}).status, 0);
    const auto once = runPiped("a.vmd", {"convert", "-", "-", "--to", format});
    write("once", toBytes(once.out));
    const auto twice = runPiped("once", {"convert", "-", "-", "--to", format});
    EXPECT_EQ(twice.status, 0) << format;
    EXPECT_EQ(twice.out, read("file." + std::string(format))) << format;
  }
  write("a.json", toBytes(runPiped("a.vmd", {"convert", "-", "--to", "json"}).out));
  EXPECT_EQ(runPiped("a.json", {"convert", "-", "--to", "vmd"}).out, asChars(vmd_));
}

TEST_F(Pipes, InputThatArrivesInPiecesIsComplete) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  const auto slow = shell(
      "{ head -c 3 a.vmd; sleep 0.1; tail -c +4 a.vmd | head -c 400; sleep 0.1; tail -c +404 a.vmd; } "
      "| furitsuke-cli convert - --to vmd");
  EXPECT_EQ(slow.status, 0) << slow.err;
  EXPECT_EQ(slow.out, asChars(vmd_));
}

TEST_F(Pipes, EditsFollowEachOther) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  const auto result = shell(
      "furitsuke-cli edit - --op shift by=3 --out - < a.vmd | "
      "furitsuke-cli edit - --op shift by=-3 --out -");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, asChars(vmd_)) << "the format of the output is that of the input";
  EXPECT_EQ(result.err,
            "(standard input) -> (standard output): 11 keys before, 11 after\n"
            "(standard input) -> (standard output): 11 keys before, 11 after\n");
  const auto toFile = shell("furitsuke-cli edit - --op shift by=3 --out b.json < a.vmd");
  EXPECT_EQ(toFile.status, 0) << toFile.err;
  EXPECT_EQ(toFile.out, "(standard input) -> b.json: 11 keys before, 11 after\n");
  const auto split = shell("furitsuke-cli edit - --split kinds --out '{part}.vmd' < a.vmd");
  EXPECT_EQ(split.status, 0) << split.err;
  EXPECT_TRUE(exists("bones.vmd"));
}

TEST_F(Pipes, MarkersOfAFileAreNotMixedUpWithStandardInput) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  write("-.furitsuke.json", toBytes("{"));
  write("a.furitsuke.json", toBytes(R"({"format": "furitsuke.annotations", "markers": [{"frame": 7}]})"));
  EXPECT_EQ(shell("furitsuke-cli edit - --op shift by=3 --out b.vmd < a.vmd").err, "");
  const auto result = shell("furitsuke-cli edit a.vmd --op shift by=3 --out - > c.vmd");
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.err.find("markers: are not written to standard output"), std::string::npos) << result.err;
  EXPECT_EQ(read("-.furitsuke.json"), "{");
}

TEST_F(Pipes, FormatsThatAreNotDetectedOrNamedAreDeclared) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  EXPECT_EQ(run({"convert", "a.vmd", "a.csv"}).status, 0);
  // Without its first line, a section name, the text is not recognized.
  const auto unknown = shell("{ echo; echo ,; cat a.csv; } | furitsuke-cli info -");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.err.find("(standard input): is not a known file"), std::string::npos) << unknown.err;
  const auto forced = shell("furitsuke-cli info - --from csv < a.vmd");
  EXPECT_EQ(forced.status, 2) << "the declared format is used, not that of the content";
  EXPECT_EQ(run({"convert", "a.vmd", "no_extension", "--to", "json"}).status, 0);
  EXPECT_EQ(read("no_extension"), io::motionToJson(test::exampleMotion()));
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "--out", "other.txt", "--to", "vmd"}).status, 0);
  EXPECT_TRUE(read("other.txt").starts_with("Vocaloid Motion Data"));
}

TEST_F(Pipes, ReportsWhatCannotBe) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  std::string formats;
  for (const io::MotionFormat* format : io::motionFormats()) {
    formats += (formats.empty() ? "" : ",") + std::string(format->name);
  }
  const struct {
    const char* script;
    std::string message;
  } rows[] = {
      {"furitsuke-cli diff - - < a.vmd",
       "diff: B: - is standard input and can be given only once (see furitsuke-cli diff --help)"},
      {"furitsuke-cli info - a.vmd - < a.vmd",
       "info: FILE: - is standard input and can be given only once (see furitsuke-cli info --help)"},
      {"furitsuke-cli convert - p.vpd --model - < a.vmd",
       "convert: --model: - is standard input and can be given only once (see furitsuke-cli convert --help)"},
      {"furitsuke-cli merge - a.vmd - --out b.vmd < a.vmd",
       "merge: THEIRS: - is standard input and can be given only once (see furitsuke-cli merge --help)"},
      {"furitsuke-cli convert a.vmd",
       "convert: OUT, or --to FORMAT for standard output, is required (see furitsuke-cli convert --help)"},
      {"furitsuke-cli convert a.vmd -", "(standard output): needs --to FORMAT"},
      {"furitsuke-cli convert - b.vmd < /dev/null", "(standard input): is empty"},
      {"furitsuke-cli convert - b.vmd <&-", "(standard input): could not be read: Bad file descriptor"},
      {"furitsuke-cli convert - b.vmd < .", "(standard input): could not be read: Is a directory"},
      {"head -c 200 a.vmd | furitsuke-cli convert - b.vmd",
       "(standard input): byte 50, bone keys: count 3 needs 333 bytes, 146 are left\n"
       "furitsuke-cli: nothing is written; use --salvage to convert the readable part"},
      {"furitsuke-cli edit - --op reverse --out '{name}.vmd' < a.vmd", "--out: standard input has no {name}"},
      {"furitsuke-cli edit a.vmd - --op reverse --out - < a.vmd",
       "(standard output) would be written for both a.vmd and (standard input); use {name} in --out"},
      {"furitsuke-cli edit a.vmd --op reverse --out - --json", "--json and --out - both need standard output"},
      {"furitsuke-cli merge a.vmd a.vmd a.vmd --out - --json", "merge: --json and --out - both need standard output"},
      {"furitsuke-cli edit - --split kinds --out - < a.vmd", "--split needs {part} in --out"},
      {"furitsuke-cli info - --from pmx < a.vmd",
       "info: --from: pmx not in {" + formats + "} (see furitsuke-cli info --help)"},
  };
  for (const auto& row : rows) {
    const auto result = shell(row.script);
    EXPECT_EQ(result.status, 2) << row.script;
    EXPECT_EQ(result.err, "furitsuke-cli: " + row.message + "\n") << row.script;
    EXPECT_EQ(result.out, "") << row.script;
    EXPECT_FALSE(exists("b.vmd")) << row.script;
  }
}

TEST_F(Pipes, InputOfAnotherKindIsNotReadToItsEnd) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  for (const char* command : {"info -", "check -", "convert - --to json", "pose --motion - --local --frames 0",
                              "pose --motion a.vmd --model - --frames 0", "edit - --op reverse --out -"}) {
    const auto result =
        shell("{ head -c 3000000 /dev/zero; echo $? > status; } | furitsuke-cli " + std::string(command));
    EXPECT_EQ(result.status, 2) << command;
    EXPECT_EQ(read("status"), "141\n") << command << ": all of the input was read";
    EXPECT_NE(result.err.find("(standard input): is not a known"), std::string::npos) << result.err;
  }
}

TEST_F(Pipes, AReaderThatEndsEarlyCausesNoMessage) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  motion::Motion motion = test::exampleMotion();
  motion::Keys<motion::LightKey> keys;
  for (Frame frame = 0; frame < 20'000; ++frame) keys.append(frame, motion::restLightKey());
  motion.light = motion::Track(std::move(keys));
  write("long.vmd", io::vmdFromMotion(motion, nullptr));
  for (const char* command : {"convert long.vmd --to vmd", "convert long.vmd --to json", "diff a.vmd long.vmd",
                              "camera --motion long.vmd --frames 0-20000"}) {
    for (const char* ignore : {"", "trap '' PIPE; "}) {
      const auto result = shell(std::string("{ ") + ignore + "furitsuke-cli " + command +
                                "; echo $? > status; } | head -c 10 > /dev/null");
      EXPECT_EQ(result.err, "") << command << ignore;
      EXPECT_EQ(read("status"), *ignore == '\0' ? "141\n" : "2\n") << command << ignore;
    }
  }
}

TEST_F(Pipes, BinaryDataIsWrittenToATerminalOnlyWhenForced) {
  if (!test::TerminalProcess::isAvailable()) GTEST_SKIP() << "no terminal can be simulated";
  const auto onTerminal = [this](const std::vector<std::string>& words, std::string& screen) {
    std::vector<std::string> arguments{FURITSUKE_CLI};
    arguments.insert(arguments.end(), words.begin(), words.end());
    test::TerminalProcess program(arguments, file(""));
    const int status = program.finish();
    screen = program.screen();
    return status;
  };
  std::string screen;
  EXPECT_EQ(onTerminal({"convert", "a.vmd", "--to", "vmd"}, screen), 2);
  EXPECT_EQ(screen,
            "furitsuke-cli: (standard output): is a terminal and would show binary data; redirect it, or use "
            "--force\r\n");
  EXPECT_EQ(onTerminal({"edit", "a.vmd", "--op", "reverse", "--out", "-"}, screen), 2);
  EXPECT_NE(screen.find("is a terminal"), std::string::npos) << screen;
  EXPECT_EQ(onTerminal({"convert", "a.vmd", "--to", "json"}, screen), 0);
  EXPECT_NE(screen.find("furitsuke.motion"), std::string::npos) << screen;
  EXPECT_EQ(onTerminal({"convert", "a.vmd", "--to", "vmd", "--force"}, screen), 0);
  EXPECT_NE(screen.find("Vocaloid Motion Data"), std::string::npos) << screen;
}

}  // namespace
}  // namespace furitsuke::cli
