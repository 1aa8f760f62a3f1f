// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/frame_list.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/table_writer.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/sample.h"
#include "core/io/json/annotation_file.h"
#include "core/io/model/motion_binding.h"
#include "core/physics/gravity.h"
#include "core/physics/physics_poses.h"

namespace furitsuke::cli {

namespace {

struct PoseOptions {
  std::vector<std::string> motions;
  MotionReading reading;
  ModelReading models;
  std::string model;  ///< empty for none
  std::string frames;
  bool isLocal = false;
  bool morphs = false;
  bool bindCutNames = false;
  bool physics = false;
  physics::PhysicsSettings settings;
  std::vector<double> gravityDirection;  ///< empty: that of the settings
  bool isGravityGiven = false;           ///< by an option, so that keys do not count
  bool noGround = false;
  std::string format = "csv";
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

/// The settings of the simulation, as the options tell them, or with the gravity keys that are stored with a motion; of
/// several motions, the last one counts.
physics::PhysicsSettings settingsOf(const PoseOptions& options) {
  physics::PhysicsSettings settings = options.settings;
  settings.ground = !options.noGround;
  if (const std::vector<double>& direction = options.gravityDirection; !direction.empty()) {
    settings.gravityDirection = {direction[0], direction[1], direction[2]};
  }
  if (options.isGravityGiven) return settings;
  for (const std::string& motion : options.motions) {
    if (isStandardStream(argumentPath(motion))) continue;
    const io::AnnotationFile beside = io::readAnnotations(argumentPath(motion));
    if (beside.problem)
      printMessage(inputName(argumentPath(motion)) + ": warning: gravity keys: " + beside.problem->message());
    settings = physics::withGravityOf(std::move(settings), beside.annotations.gravity);
  }
  return settings;
}

/// Returns what is wrong with the options of gravity; empty if nothing is.
std::string gravityProblem(const PoseOptions& options) {
  const auto isFinite = [](double value) { return std::isfinite(value); };
  // The check of a range accepts NaN.
  if (!isFinite(options.settings.gravity)) return "pose: --gravity must be a number, not nan";
  if (!isFinite(options.settings.gravityNoise)) return "pose: --noise must be a number, not nan";
  const std::vector<double>& direction = options.gravityDirection;
  const bool hasLength = direction.empty() || std::ranges::any_of(direction, [](double part) { return part != 0; });
  if (hasLength && std::ranges::all_of(direction, isFinite)) return "";
  return "pose: --gravity-direction must be three numbers that are not all 0";
}

/// A bone or morph of the output: its name, and the track that moves it, if any.
template <class Value>
struct Row {
  std::string name;
  const motion::Track<Value>* keys = nullptr;
  eval::SampleCursor cursor;  ///< frames are usually in order
};

/// The tracks of a motion in the order of the motion.
template <class Value>
std::vector<Row<Value>> rowsOf(const std::vector<motion::NamedTrack<Value>>& tracks) {
  std::vector<Row<Value>> rows;
  rows.reserve(tracks.size());
  for (const motion::NamedTrack<Value>& track : tracks) rows.push_back({track.name.text(), &track.keys, {}});
  return rows;
}

/// The parts of a model in the order of the model, each with the first track with keys that is bound to it.
template <class Value, class Part>
std::vector<Row<Value>> rowsOf(const std::vector<Part>& parts, const std::vector<motion::NamedTrack<Value>>& tracks,
                               const std::vector<std::int32_t>& binding) {
  std::vector<Row<Value>> rows;
  rows.reserve(parts.size());
  for (const Part& part : parts) rows.push_back({part.name.text, nullptr, {}});
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    if (binding[i] == model::kNoIndex || tracks[i].keys.empty()) continue;
    Row<Value>& row = rows[static_cast<std::size_t>(binding[i])];
    if (row.keys == nullptr) row.keys = &tracks[i].keys;
  }
  return rows;
}

/// Returns the one of q and -q, which are the same rotation, whose w is positive. If w is 0, the first nonzero
/// component is positive.
glm::dquat canonicalSign(const glm::dquat& q) {
  for (const double part : {q.w, q.x, q.y, q.z}) {
    if (part != 0) return part < 0 ? -q : q;
  }
  return q;
}

void writeBone(TableWriter& table, double frame, std::size_t index, const std::string& name, const glm::dvec3& p,
               const glm::dquat& rotation) {
  const glm::dquat q = canonicalSign(rotation);
  table.frame(frame).number(static_cast<double>(index)).text(name);
  table.number(p.x).number(p.y).number(p.z).number(q.x).number(q.y).number(q.z).number(q.w);
  table.endRow();
}

void writeLocalBones(TableWriter& table, std::vector<Row<motion::BoneKey>> rows, const FrameList& frames,
                     eval::PreExtrapolation rule) {
  frames.forEach([&](double frame) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const eval::BoneSample sample = rows[i].keys == nullptr
                                          ? eval::BoneSample{}
                                          : eval::sampleBone(*rows[i].keys, frame, &rows[i].cursor, nullptr, rule);
      writeBone(table, frame, i, rows[i].name, sample.translation, sample.rotation);
    }
    return table.ok();
  });
}

void writeBones(TableWriter& table, const model::Model& model, const motion::Motion& motion,
                model::NameMatching matching, const FrameList& frames, eval::PreExtrapolation rule) {
  const eval::Rig rig = eval::makeRig(model);
  eval::BoundMotion bound(motion, model, rig, matching);
  bound.setPreExtrapolation(rule);
  eval::RigPose pose(rig);
  frames.forEach([&](double frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      writeBone(table, frame, i, model.bones[i].name.text, pose.transforms[i].position, pose.transforms[i].rotation);
    }
    return table.ok();
  });
}

void writePhysicsBones(TableWriter& table, const PoseOptions& options, const model::Model& model,
                       const motion::Motion& motion, const FrameList& frames) {
  physics::PhysicsPoses poses(model, motion, {options.bindCutNames}, options.preExtrapolation, settingsOf(options));
  frames.forEach([&](double frame) {
    poses.moveTo(frame);
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const RigidTransform& world = poses.world(i);
      const eval::LocalTransform local =
          options.isLocal ? poses.local(i) : eval::LocalTransform{world.position, world.rotation};
      writeBone(table, frame, i, model.bones[i].name.text, local.translation, local.rotation);
    }
    return table.ok();
  });
  if (const std::string names = poses.runaways(); !names.empty()) {
    printMessage(options.model +
                 ": warning: rigid bodies moved impossibly fast and were placed on their bones again: " + names);
  }
}

void writeMorphs(TableWriter& table, std::vector<Row<motion::MorphKey>> rows, const FrameList& frames,
                 eval::PreExtrapolation rule) {
  frames.forEach([&](double frame) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      table.frame(frame).number(static_cast<double>(i)).text(rows[i].name);
      table.number(rows[i].keys == nullptr ? 0 : eval::sampleMorph(*rows[i].keys, frame, &rows[i].cursor, rule))
          .endRow();
    }
    return table.ok();
  });
}

/// Returns whether the motion can move the model, and prints what does not match.
bool canBind(const motion::Motion& motion, const model::Model& model, const PoseOptions& options) {
  const io::MotionUse use = io::motionUse(motion);
  if (use.cameraFirst && !use.model) {
    printMessage(inputName(argumentPath(options.motions.front())) +
                 ": is a camera motion, which does not move a model");
    return false;
  }
  printDiagnostics(inputName(argumentPath(options.motions.front())),
                   io::bindingFindings(motion, model, {options.bindCutNames}), Severity::Warning);
  return true;
}

/// Returns whether physics, if it is on, can be simulated up to the frame, and prints why not.
bool canSimulate(const PoseOptions& options, const model::Model& model, double frame) {
  if (!options.physics || frame <= physics::PhysicsPoses::lastFrame(model)) return true;
  printMessage("pose: --physics simulates every frame from 0 on, and not more than two hours or 2 GB, up to frame " +
               std::to_string(static_cast<std::int64_t>(physics::PhysicsPoses::lastFrame(model))));
  return false;
}

void writeTable(const PoseOptions& options, const motion::Motion& motion, const model::Model* model,
                const FrameList& frames) {
  const TableFormat format = options.format == "json" ? TableFormat::Json : TableFormat::Csv;
  const model::NameMatching matching{options.bindCutNames};
  const io::MotionBinding binding = model == nullptr ? io::MotionBinding{} : io::bindMotion(motion, *model, matching);
  if (options.morphs) {
    TableWriter table(std::cout, format, {"frame", "index", "morph", "weight"});
    writeMorphs(table, model == nullptr ? rowsOf(motion.morphs) : rowsOf(model->morphs, motion.morphs, binding.morphs),
                frames, options.preExtrapolation);
    table.finish();
    return;
  }
  TableWriter table(std::cout, format, {"frame", "index", "bone", "px", "py", "pz", "qx", "qy", "qz", "qw"});
  if (options.physics) {
    writePhysicsBones(table, options, *model, motion, frames);
  } else if (options.isLocal) {
    writeLocalBones(table, model == nullptr ? rowsOf(motion.bones) : rowsOf(model->bones, motion.bones, binding.bones),
                    frames, options.preExtrapolation);
  } else {
    writeBones(table, *model, motion, matching, frames, options.preExtrapolation);
  }
  table.finish();
}

ExitStatus runPose(const PoseOptions& options) {
  if (!options.isLocal && !options.morphs && options.model.empty()) {
    printMessage("pose: world positions of bones require --model; use --local to print key values without a model");
    return ExitStatus::Cannot;
  }
  if (const std::string problem = gravityProblem(options); !problem.empty()) {
    printMessage(problem);
    return ExitStatus::Cannot;
  }
  const auto frames = FrameList::parse(options.frames);
  MotionReading reading = options.reading;
  ModelReading models = options.models;
  const auto motion = openMotions(options.motions, reading);
  if (!motion || !frames) return ExitStatus::Cannot;
  std::optional<model::Model> model;
  if (!options.model.empty()) {
    model = openModel(options.model, models);
    if (!model || !canBind(*motion, *model, options) || !canSimulate(options, *model, frames->last())) {
      return ExitStatus::Cannot;
    }
  }
  writeTable(options, *motion, model ? &*model : nullptr, *frames);
  return worse(reading.status(), models.status());
}

void addPhysicsOptions(CLI::App& command, PoseOptions& options, CLI::Option& model) {
  physics::PhysicsSettings& settings = options.settings;
  CLI::Option* physics =
      command
          .add_flag("--physics", options.physics,
                    "Simulate rigid bodies, from the pose of frame 0 on, with the gravity keys stored with the motion "
                    "(NAME.furitsuke.json) unless an option sets gravity")
          ->needs(&model);
  command.add_option("--steps", settings.stepsPerSecond, "Steps of the simulation per second (default 60, as MMD)")
      ->check(CLI::IsMember({60, 120, 240}))
      ->needs(physics);
  constexpr int kMostSettleTicks = 36000;
  command
      .add_option("--settle", settings.settleTicks,
                  "Hold the first pose for this number of 1/60 s before frame 0 (default 0)")
      ->check(CLI::Range(0, kMostSettleTicks))
      ->needs(physics);
  constexpr double kMostGravity = 1000;
  command.add_option("--gravity", settings.gravity, "Acceleration of gravity as in MMD (default 9.8)")
      ->check(CLI::Range(-kMostGravity, kMostGravity))
      ->needs(physics);
  command
      .add_option("--gravity-direction", options.gravityDirection,
                  "Direction of gravity, of any length (default 0,-1,0)")
      ->delimiter(',')
      ->expected(3)
      ->type_name("X,Y,Z")
      ->needs(physics);
  constexpr double kMostNoise = 100;
  CLI::Option* noise = command
                           .add_option("--noise", settings.gravityNoise,
                                       "Random change of gravity in each 1/60 s, in percent (default 0)")
                           ->check(CLI::Range(0.0, kMostNoise))
                           ->needs(physics);
  command.add_option("--seed", settings.seed, "Start value of the random numbers for --noise (default 0)")
      ->needs(noise);
  command.add_flag("--no-ground", options.noGround, "Let bodies fall through the plane at height 0")->needs(physics);
}

}  // namespace

void addPoseCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<PoseOptions>();
  CLI::App* command = app.add_subcommand("pose", "Print bone transforms of a model in a motion, or sampled key values");
  CLI::Option* motions =
      command
          ->add_option("--motion", options->motions,
                       "Motion files; later ones override earlier ones track by track; - is standard input")
          ->required();
  CLI::Option* model = command->add_option("--model", options->model, "PMX or PMD model to pose");
  command
      ->add_option("--frames", options->frames,
                   "Frames to print: numbers and ranges of whole frames, such as 0,1.5,10-20")
      ->required()
      ->check(frameListProblem, "LIST");
  command->add_flag(
      "--local", options->isLocal,
      "Print sampled key values of bones (offset from the rest position, rotation) before append transforms and IK");
  command->add_flag("--morphs", options->morphs, "Print sampled morph weights instead of bones");
  command
      ->add_flag("--bind-cut-names", options->bindCutNames,
                 "Also bind bones whose names are truncated in a VMD; MMD does not")
      ->needs(model);
  addPhysicsOptions(*command, *options, *model);
  allowOneStandardInput({motions, model});
  addReadingOptions(*command, options->reading);
  addModelOptions(*command, options->models);
  addPreExtrapolationOption(*command, options->preExtrapolation);
  command->add_option("--format", options->format, "Output format (default csv)")
      ->check(CLI::IsMember({"csv", "json"}));
  command->callback([options, command, &status] {
    for (const char* option : {"--gravity", "--gravity-direction", "--noise", "--seed"}) {
      options->isGravityGiven = options->isGravityGiven || command->count(option) > 0;
    }
    status = runPose(*options);
  });
}

}  // namespace furitsuke::cli
