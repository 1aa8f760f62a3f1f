// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/frame_list.h"
#include "app/cli/input.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/table_writer.h"
#include "core/eval/sample.h"

namespace furitsuke::cli {

namespace {

struct CameraOptions {
  std::string motion;
  MotionReading reading;
  std::string frames;
  Reporting reporting;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

void writeCameraRow(TableWriter& table, const motion::Motion& motion, double frame, eval::PreExtrapolation rule) {
  const eval::CameraSample camera = eval::sampleCamera(motion.camera, frame, nullptr, rule);
  const eval::LightSample light = eval::sampleLight(motion.light, frame, nullptr, rule);
  const eval::SelfShadowSample shadow = eval::sampleSelfShadow(motion.selfShadow, frame, nullptr, rule);
  table.frame(frame).number(camera.distance);
  for (const glm::dvec3& v : {camera.target, camera.rotation}) table.number(v.x).number(v.y).number(v.z);
  table.number(camera.fov).number(camera.perspective ? 1 : 0);
  for (const glm::dvec3& v : {light.color, light.direction}) table.number(v.x).number(v.y).number(v.z);
  table.number(shadow.mode).number(shadow.distance);
  table.endRow();
}

ExitStatus runCamera(const CameraOptions& options) {
  MotionReading reading = options.reading;
  const auto motion = openMotions({options.motion}, reading);
  auto frames = FrameList::parse(options.frames);
  if (!motion || !frames) {
    printErrors(options.reporting, reading.errors);
    return ExitStatus::Cannot;
  }
  frames->closeAt(motion->frameRange().last);
  TableWriter table(std::cout, tableFormat(options.reporting),
                    {"frame", "distance", "x", "y", "z", "rx", "ry", "rz", "fov", "perspective", "lr", "lg", "lb", "lx",
                     "ly", "lz", "shadowMode", "shadowDistance"},
                    inputName(argumentPath(options.motion)));
  frames->forEach([&](double frame) {
    writeCameraRow(table, *motion, frame, options.preExtrapolation);
    return table.ok();
  });
  table.finish();
  return reading.status();
}

}  // namespace

void addCameraCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<CameraOptions>();
  CLI::App* command =
      app.add_subcommand("camera", "Print camera, light and self-shadow values of a motion at given frames");
  command->add_option("--motion", options->motion, "Motion file; - is standard input")->required();
  command->add_option("--frames", options->frames, "Frames to print, also fractional: " + std::string(kFrameListForm))
      ->required()
      ->check(frameListProblem, "LIST");
  addReadingOptions(*command, options->reading);
  addReportOptions(*command, options->reporting, "the rows");
  addPreExtrapolationOption(*command, options->preExtrapolation);
  command->callback([options, &status] { status = runCamera(*options); });
}

}  // namespace furitsuke::cli
