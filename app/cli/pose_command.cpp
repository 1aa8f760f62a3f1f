// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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
#include "core/operations/scope.h"
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
  std::string bones;  ///< names, with * for any text; empty: all
  bool isLocal = false;
  bool morphs = false;
  bool bindCutNames = false;
  bool physics = false;
  physics::PhysicsSettings settings;
  std::vector<double> gravityDirection;  ///< empty: that of the settings
  bool isGravityGiven = false;           ///< by an option, so that keys do not count
  bool noGround = false;
  Reporting reporting;
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

/// The indices of the bones that are printed.
template <class Names>
std::vector<std::size_t> shownBones(const Names& names, const std::string& wanted) {
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (wanted.empty() || operations::isBoneInScope(wanted, names[i])) shown.push_back(i);
  }
  return shown;
}

std::vector<std::string> namesOf(const model::Model& model) {
  std::vector<std::string> names;
  for (const model::Bone& bone : model.bones) names.push_back(bone.name.text);
  return names;
}

std::vector<std::string> namesOf(const motion::Motion& motion) {
  std::vector<std::string> names;
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) names.push_back(track.name.text());
  return names;
}

void writeBone(TableWriter& table, double frame, std::size_t index, const std::string& name, const glm::dvec3& p,
               const glm::dquat& rotation) {
  const glm::dquat q = canonicalSign(rotation);
  table.frame(frame).number(static_cast<double>(index)).text(name);
  table.number(p.x).number(p.y).number(p.z).number(q.x).number(q.y).number(q.z).number(q.w);
  table.endRow();
}

void writeLocalBones(TableWriter& table, std::vector<Row<motion::BoneKey>> rows, const FrameList& frames,
                     const PoseOptions& options) {
  std::vector<std::string> names;
  for (const Row<motion::BoneKey>& row : rows) names.push_back(row.name);
  const std::vector<std::size_t> shown = shownBones(names, options.bones);
  const eval::PreExtrapolation rule = options.preExtrapolation;
  frames.forEach([&](double frame) {
    for (const std::size_t i : shown) {
      const eval::BoneSample sample = rows[i].keys == nullptr
                                          ? eval::BoneSample{}
                                          : eval::sampleBone(*rows[i].keys, frame, &rows[i].cursor, nullptr, rule);
      writeBone(table, frame, i, rows[i].name, sample.translation, sample.rotation);
    }
    return table.ok();
  });
}

void writeBones(TableWriter& table, const model::Model& model, const motion::Motion& motion, const FrameList& frames,
                const PoseOptions& options) {
  const std::vector<std::size_t> shown = shownBones(namesOf(model), options.bones);
  const eval::Rig rig = eval::makeRig(model);
  eval::BoundMotion bound(motion, model, rig, {options.bindCutNames});
  bound.setPreExtrapolation(options.preExtrapolation);
  eval::RigPose pose(rig);
  frames.forEach([&](double frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    for (const std::size_t i : shown) {
      writeBone(table, frame, i, model.bones[i].name.text, pose.transforms[i].position, pose.transforms[i].rotation);
    }
    return table.ok();
  });
}

void writePhysicsBones(TableWriter& table, const PoseOptions& options, const model::Model& model,
                       const motion::Motion& motion, const FrameList& frames) {
  physics::PhysicsPoses poses(model, motion, {options.bindCutNames}, options.preExtrapolation, settingsOf(options));
  const std::vector<std::size_t> shown = shownBones(namesOf(model), options.bones);
  frames.forEach([&](double frame) {
    poses.moveTo(frame);
    for (const std::size_t i : shown) {
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
  const TableFormat format = tableFormat(options.reporting);
  const std::string file = options.reporting.isOld() ? "" : inputName(argumentPath(options.motions.front()));
  const model::NameMatching matching{options.bindCutNames};
  const io::MotionBinding binding = model == nullptr ? io::MotionBinding{} : io::bindMotion(motion, *model, matching);
  if (options.morphs) {
    TableWriter table(std::cout, format, {"frame", "index", "morph", "weight"}, file);
    writeMorphs(table, model == nullptr ? rowsOf(motion.morphs) : rowsOf(model->morphs, motion.morphs, binding.morphs),
                frames, options.preExtrapolation);
    table.finish();
    return;
  }
  TableWriter table(std::cout, format, {"frame", "index", "bone", "px", "py", "pz", "qx", "qy", "qz", "qw"}, file);
  if (options.physics) {
    writePhysicsBones(table, options, *model, motion, frames);
  } else if (options.isLocal) {
    writeLocalBones(table, model == nullptr ? rowsOf(motion.bones) : rowsOf(model->bones, motion.bones, binding.bones),
                    frames, options);
  } else {
    writeBones(table, *model, motion, frames, options);
  }
  table.finish();
}

/// Prints which names of --bones no bone has. Partial if there is one.
ExitStatus missingBones(const PoseOptions& options, const std::vector<std::string>& bones) {
  const std::string& argument = options.model.empty() ? options.motions.front() : options.model;
  ExitStatus status = ExitStatus::Done;
  const auto isNamed = [&bones](std::string_view wanted) {
    return std::ranges::any_of(bones, [wanted](const auto& bone) { return operations::isBoneInScope(wanted, bone); });
  };
  std::string_view rest = options.bones;
  if (std::ranges::find(bones, rest) != bones.end()) rest = {};
  while (!rest.empty()) {
    const std::size_t comma = rest.find(',');
    const std::string_view name = rest.substr(0, comma);
    rest.remove_prefix(comma == rest.npos ? rest.size() : comma + 1);
    if (name.empty() || isNamed(name)) continue;
    printMessage(inputName(argumentPath(argument)) + ": no bone is named " + std::string(name));
    status = ExitStatus::Partial;
  }
  return status;
}

ExitStatus cannotPose(const PoseOptions& options, const FileErrors& errors) {
  printErrors(options.reporting, errors);
  return ExitStatus::Cannot;
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
  auto frames = FrameList::parse(options.frames);
  MotionReading reading = options.reading;
  ModelReading models = options.models;
  const auto motion = openMotions(options.motions, reading);
  if (!motion || !frames) return cannotPose(options, reading.errors);
  frames->closeAt(motion->frameRange().last);
  std::optional<model::Model> model;
  if (!options.model.empty()) {
    model = openModel(options.model, models);
    if (!model) return cannotPose(options, models.errors);
    if (!canBind(*motion, *model, options) || !canSimulate(options, *model, frames->last())) {
      return ExitStatus::Cannot;
    }
  }
  const ExitStatus found = missingBones(options, model ? namesOf(*model) : namesOf(*motion));
  writeTable(options, *motion, model ? &*model : nullptr, *frames);
  return worse(found, worse(reading.status(), models.status()));
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
  command->add_option("--frames", options->frames, "Frames to print, also fractional: " + std::string(kFrameListForm))
      ->required()
      ->check(frameListProblem, "LIST");
  CLI::Option* bones = command->add_option("--bones", options->bones,
                                           "Bones to print: names separated by commas, with * for any text, such as "
                                           "'左*,頭' (default: all)");
  command->add_flag(
      "--local", options->isLocal,
      "Print sampled key values of bones (offset from the rest position, rotation) before append transforms and IK");
  command->add_flag("--morphs", options->morphs, "Print sampled morph weights instead of bones")->excludes(bones);
  command
      ->add_flag("--bind-cut-names", options->bindCutNames,
                 "Also bind bones whose names are truncated in a VMD; MMD does not")
      ->needs(model);
  addPhysicsOptions(*command, *options, *model);
  allowOneStandardInput({motions, model});
  addReadingOptions(*command, options->reading);
  addModelOptions(*command, options->models);
  addPreExtrapolationOption(*command, options->preExtrapolation);
  addReportOptions(*command, options->reporting, "the rows");
  command
      ->add_option_function<std::string>(
          "--format",
          [options](const std::string& format) {
            if (format == "json") options->reporting.shape = ReportShape::Old;
          },
          "csv, or json, the same as --json=1")
      ->check(CLI::IsMember({"csv", "json"}))
      ->group("");
  command->callback([options, command, &status] {
    for (const char* option : {"--gravity", "--gravity-direction", "--noise", "--seed"}) {
      options->isGravityGiven = options->isGravityGiven || command->count(option) > 0;
    }
    status = runPose(*options);
  });
}

}  // namespace furitsuke::cli
