// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/far_motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/json/annotation_file.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_format.h"
#include "core/operations/operation.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/singer.h"

namespace furitsuke::cli {
namespace {

using Arguments = std::vector<std::string>;

/// Seconds of computing: much more than any command needs, and much less than one that visits every frame.
constexpr int kLongTime = 60;

/// Whether the text has a number of seven digits or more.
bool hasLargeNumber(std::string_view text) {
  const auto isDigit = [](char c, bool is) { return (std::isdigit(static_cast<unsigned char>(c)) != 0) == is; };
  return std::search_n(text.begin(), text.end(), 7, true, isDigit) != text.end();
}

class FarMotionCommands : public test::CliTest {
 protected:
  FarMotionCommands() {
    write("a.vmd", io::vmdFromMotion(test::farMotion(), nullptr));
    write("b.vmd", io::vmdFromMotion(test::farMotionOfTwoKeys(), nullptr));
    motion::Annotations music;  // for operations on beats
    music.tempo = motion::Tempo{};
    for (const char* name : {"a.furitsuke.json", "b.furitsuke.json"})
      write(name, toBytes(io::annotationsToJson(music)));
    write("m.pmx", format::pmx::write(io::pmxFromModel(test::farModel())));
    write("t.csv", toBytes("上半身,首\nmorph:あ,morph:い\n"));
    write("l.lrc", toBytes("[00:01]さくら\n[60:00]まう\n"));
    write("s.wav", test::wavFile(test::sungBy(test::kMan, {test::partsOf(" a i u ")}).samples));
  }

  /// Ends soon, or is refused with a number.
  void expectBounded(const Arguments& arguments) {
    const test::CliResult result = expectSoon(arguments);
    EXPECT_TRUE(result.status != 2 || hasLargeNumber(result.err)) << result.err;
  }
  test::CliResult expectSoon(const Arguments& arguments) {
    test::CliResult result = runFor(kLongTime, arguments);
    std::string line;
    for (const std::string& argument : arguments) line += argument + ' ';
    EXPECT_TRUE(result.status == 0 || result.status == 1 || result.status == 2)
        << line << "did not end: " << result.status << '\n'
        << result.err;
    return result;
  }
};

TEST_F(FarMotionCommands, EndSoonOrAreRefusedWithANumber) {
  for (const Arguments& arguments : std::vector<Arguments>{
           {"info", "a.vmd"},
           {"info", "a.vmd", "b.vmd", "--json=1"},
           {"check", "a.vmd", "b.vmd"},
           {"check", "a.vmd", "--model", "m.pmx", "--json=1"},
           {"diff", "a.vmd", "b.vmd"},
           {"diff", "a.vmd", "b.vmd", "--bytes"},
           {"diff", "a.vmd", "b.vmd", "--model", "m.pmx"},
           {"diff", "a.vmd", "b.vmd", "--model", "m.pmx", "--before-first", "hold", "--json=1"},
           {"pose", "--motion", "a.vmd", "--local", "--frames", "0,31,2147483646-2147483647"},
           {"pose", "--motion", "a.vmd", "--model", "m.pmx", "--frames", "0,31,2147483646-2147483647"},
           {"camera", "--motion", "a.vmd", "--frames", "0,31,2147483646-2147483647"},
           {"convert", "a.vmd", "far.vpd", "--frame", "2147483647", "--model", "m.pmx"},
           {"edit", "a.vmd", "--suggest-names", "--model", "m.pmx"},
           {"edit", "a.vmd", "--split", "kinds", "--out", "{name}_k_{part}.vmd"},
           {"edit", "a.vmd", "--split", "tracks", "--out", "{name}_t_{part}.vmd"},
           {"edit", "a.vmd", "--split", "0-299,300-", "--out", "{name}_r_{part}.vmd"},
           {"edit", "a.vmd", "--split", "every=1", "--rebase", "--out", "{name}_e_{part}.vmd"}}) {
    expectBounded(arguments);
  }
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (!format->isWritten()) continue;
    for (const std::string_view extension : format->extensions) {
      expectBounded({"convert", "a.vmd", "far." + std::string(extension), "--force"});
    }
  }
}

TEST_F(FarMotionCommands, EveryOperationEndsSoonOrIsRefusedWithANumber) {
  for (const operations::Operation& operation : operations::operations()) {
    Arguments arguments{"edit", "a.vmd", "b.vmd", "--op", std::string(operation.id)};
    for (const operations::OperationParameter& parameter : operation.parameters) {
      const bool isText = parameter.kind == operations::ParameterKind::Text && parameter.id == "lyrics";
      if (!parameter.isRequired && !isText && parameter.kind != operations::ParameterKind::SoundFile) continue;
      const auto valueOf = [](operations::ParameterKind kind) {
        if (kind == operations::ParameterKind::MotionFile) return "b.vmd";
        if (kind == operations::ParameterKind::LyricsFile) return "l.lrc";
        if (kind == operations::ParameterKind::SoundFile) return "s.wav";
        if (kind == operations::ParameterKind::ModelFile) return "m.pmx";
        return kind == operations::ParameterKind::PairTable ? "t.csv" : "1";
      };
      arguments.push_back(std::string(parameter.id) + "=" + (isText ? "さくら" : valueOf(parameter.kind)));
    }
    for (const char* argument : {"--out", "{name}_o.vmd", "--force"}) arguments.push_back(argument);
    expectSoon(arguments);  // some operations need a model
    for (const char* argument : {"--model", "m.pmx"}) arguments.push_back(argument);
    expectBounded(arguments);
  }
}

TEST_F(FarMotionCommands, NameTheNumberOfKeysOrFilesThatIsTooLarge) {
  test::CliResult result = run({"edit", "b.vmd", "--op", "bake", "tracks=上半身", "--out", "o.vmd"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err,
            "furitsuke-cli: b.vmd: bake: the motion would have at least 2147483742 keys, but an operation may create a "
            "motion of at most 10000000 keys; choose fewer tracks or frames\n");
  EXPECT_FALSE(exists("o.vmd"));

  motion::Motion recorded;
  motion::Keys<motion::MorphKey> keys;
  for (Frame frame = 0; frame <= 10'000; ++frame) keys.append(frame, {});
  recorded.morphs[recorded.ensureMorph(*Name::fromText("あ")).index].keys = motion::Track(std::move(keys));
  write("long.vmd", io::vmdFromMotion(recorded, nullptr));
  result = run({"edit", "long.vmd", "--split", "every=1", "--out", "p_{part}.vmd"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err,
            "furitsuke-cli: long.vmd: --split: the motion would be split into 10001 files, but at most 10000 are "
            "allowed\n");
  EXPECT_FALSE(exists("p_0-0.vmd"));
}

}  // namespace
}  // namespace furitsuke::cli
