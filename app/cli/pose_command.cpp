// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <cstddef>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/frame_list.h"
#include "app/cli/messages.h"
#include "app/cli/motion_input.h"
#include "app/cli/table_writer.h"
#include "core/eval/sample.h"

namespace furitsuke::cli {

namespace {

struct PoseOptions {
  std::vector<std::string> motions;
  std::string frames;
  bool isLocal = false;
  bool morphs = false;
  std::string format = "csv";
};

/// Of the two quaternions for one rotation the one with w >= 0; for half turns the one whose first part is positive.
glm::dquat canonicalSign(const glm::dquat& q) {
  for (const double part : {q.w, q.x, q.y, q.z}) {
    if (part != 0) return part < 0 ? -q : q;
  }
  return q;
}

/// One cursor a track: frames usually come in order.
void writeBones(TableWriter& table, const Motion& motion, const FrameList& frames) {
  std::vector<SampleCursor> cursors(motion.bones.size());
  frames.forEach([&](double frame) {
    for (std::size_t i = 0; i < motion.bones.size(); ++i) {
      const BoneSample sample = sampleBone(motion.bones[i].keys, frame, &cursors[i]);
      const glm::dvec3& p = sample.translation;
      const glm::dquat q = canonicalSign(sample.rotation);
      table.frame(frame).number(static_cast<double>(i)).text(motion.bones[i].name.text);
      table.number(p.x).number(p.y).number(p.z).number(q.x).number(q.y).number(q.z).number(q.w);
      table.endRow();
    }
    return table.ok();
  });
}

void writeMorphs(TableWriter& table, const Motion& motion, const FrameList& frames) {
  std::vector<SampleCursor> cursors(motion.morphs.size());
  frames.forEach([&](double frame) {
    for (std::size_t i = 0; i < motion.morphs.size(); ++i) {
      table.frame(frame).number(static_cast<double>(i)).text(motion.morphs[i].name.text);
      table.number(sampleMorph(motion.morphs[i].keys, frame, &cursors[i])).endRow();
    }
    return table.ok();
  });
}

ExitStatus runPose(const PoseOptions& options) {
  if (!options.isLocal && !options.morphs) {
    tell(
        "pose: where bones stand in the world needs a model, which this version cannot read; --local gives their keys");
    return ExitStatus::Cannot;
  }
  const auto motion = openMotions(options.motions);
  const auto frames = FrameList::parse(options.frames);
  if (!motion || !frames) return ExitStatus::Cannot;
  const TableFormat format = options.format == "json" ? TableFormat::Json : TableFormat::Csv;
  if (options.morphs) {
    TableWriter table(std::cout, format, {"frame", "index", "morph", "weight"});
    writeMorphs(table, *motion, *frames);
    table.finish();
  } else {
    TableWriter table(std::cout, format, {"frame", "index", "bone", "px", "py", "pz", "qx", "qy", "qz", "qw"});
    writeBones(table, *motion, *frames);
    table.finish();
  }
  return ExitStatus::Done;
}

}  // namespace

void addPoseCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<PoseOptions>();
  CLI::App* command = app.add_subcommand("pose", "Print what the keys of bones or morphs give at moments of a motion");
  command->add_option("--motion", options->motions, "Motion files; later ones override earlier ones track by track")
      ->required();
  command->add_option("--frames", options->frames, "Moments: numbers and ranges of whole frames, 0,1.5,10-20")
      ->required()
      ->check(frameListProblem, "LIST");
  command->add_flag("--local", options->isLocal,
                    "Sampled key values of bones: offset from rest and rotation, before append and IK");
  command->add_flag("--morphs", options->morphs, "Weights of morphs in place of bones");
  command->add_option("--format", options->format, "csv unless given")->check(CLI::IsMember({"csv", "json"}));
  command->callback([options, &status] { status = runPose(*options); });
}

}  // namespace furitsuke::cli
