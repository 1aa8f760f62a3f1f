// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::cli {
namespace {

/// Two motions of a bone and a camera whose first keys are at frame 10; in the second the bone has another place
/// before its second key.
class PreExtrapolation : public test::CliTest {
 protected:
  PreExtrapolation() {
    write("m.pmx", format::pmx::write(test::bonesPmx({"a", "b"})));
    motion::Motion motion;
    motion.bones.push_back({test::nameOf("a"), trackOf<motion::BoneKey>({{10, test::boneKeyAt(4)}})});
    motion::CameraKey camera = motion::restCameraKey();
    camera.distance = -15;
    motion.camera = trackOf<motion::CameraKey>({{10, camera}});
    write("late.vmd", io::vmdFromMotion(motion, nullptr));
    motion.bones[0].keys = trackOf<motion::BoneKey>({{0, motion::restBoneKey()}, {10, test::boneKeyAt(4)}});
    write("rest.vmd", io::vmdFromMotion(motion, nullptr));
  }

 private:
  template <class Value>
  static motion::Track<Value> trackOf(std::initializer_list<std::pair<Frame, Value>> keys) {
    motion::Keys<Value> track;
    for (const auto& [frame, value] : keys) track.append(frame, value);
    return motion::Track<Value>(std::move(track));
  }
};

TEST_F(PreExtrapolation, IsFollowedByEveryCommandThatEvaluates) {
  struct Row {
    const char* command;
    std::vector<std::string> arguments;
    const char* file;  ///< result; nullptr: standard output
    const char* atRest;
    const char* held;
  };
  const Row rows[] = {
      {"pose", {"--motion", "late.vmd", "--frames", "5", "--local"}, nullptr, "5,0,a,2,0,0,", "5,0,a,4,0,0,"},
      {"camera", {"--motion", "late.vmd", "--frames", "5"}, nullptr, "5,-30,", "5,-15,"},
      {"convert", {"late.vmd", "p.vpd", "--frame", "5", "--force"}, "p.vpd", "2.000000,0.000000", "4.000000,0.000000"},
      {"diff", {"late.vmd", "rest.vmd", "--model", "m.pmx"}, nullptr, "", "a: distance 4.000 at frame 0"},
  };
  for (const Row& row : rows) {
    for (const std::string rule : {"", "rest", "hold"}) {
      std::vector<std::string> arguments{row.command};
      arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
      if (!rule.empty()) arguments.insert(arguments.end(), {"--before-first", rule});
      const auto result = run(arguments);
      const std::string printed = row.file == nullptr ? result.out : read(row.file);
      const std::string wanted = rule == "hold" ? row.held : row.atRest;
      EXPECT_TRUE(wanted.empty() ? printed.empty() : printed.find(wanted) != std::string::npos)
          << row.command << ' ' << rule << '\n'
          << printed << result.err;
    }
  }
}

}  // namespace
}  // namespace furitsuke::cli
