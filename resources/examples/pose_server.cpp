// SPDX-License-Identifier: MIT
// pose_server MODEL MOTION: answers each line of the standard input, a frame, whole or not, with a line of JSON: the
// position of every bone in model units, for programs in any language that start it as a child process.
#include <furitsuke/core/eval/rig/evaluate_pose.h>
#include <furitsuke/core/io/model/model_file.h>
#include <furitsuke/core/io/motion_file.h>

#include <iostream>
#include <string>

using namespace furitsuke;

namespace {

int fail(const Error& error) {
  std::cerr << "pose_server: " << error.message() << '\n';
  return 2;
}

/// In quotes, as JSON demands.
std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char each : text) {
    const bool isControl = static_cast<unsigned char>(each) < 0x20;
    if (each == '"' || each == '\\') quoted += '\\';
    quoted += isControl ? ' ' : each;
  }
  return quoted + '"';
}

void answer(double frame, const model::Model& model, const eval::RigPose& pose) {
  std::cout << R"({"frame":)" << frame << R"(,"bones":{)";
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const glm::dvec3& at = pose.transforms[i].position;
    if (i > 0) std::cout << ',';
    std::cout << quoted(model.bones[i].name.text) << ":[" << at.x << ',' << at.y << ',' << at.z << ']';
  }
  std::cout << "}}" << std::endl;  // the other program waits for the line
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "Usage: pose_server MODEL MOTION\n";
    return 2;
  }
  const Result<io::LoadedModel> model = io::loadModel(arguments[1]);
  if (!model) return fail(model.error());
  const Result<io::LoadedMotion> motion = io::loadMotion(arguments[2]);
  if (!motion) return fail(motion.error());

  const eval::Rig rig = eval::makeRig(model->model);
  const eval::BoundMotion bound(motion->motion, model->model, rig);
  eval::RigPose pose(rig);
  for (double frame = 0; std::cin >> frame;) {
    eval::evaluatePose(rig, bound, frame, pose);
    answer(frame, model->model, pose);
  }
  if (std::cin.eof()) return 0;
  return fail(Error::because(Message::verbatim("a line is not a frame")));
}
