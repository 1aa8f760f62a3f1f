// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/edit_batch.h"
#include "app/cli/edit_jobs.h"
#include "app/cli/edit_plan.h"
#include "app/cli/frame_list.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "core/operations/arguments.h"
#include "core/retarget/common_travel.h"

namespace furitsuke::cli {

namespace {

struct RetargetOptions {
  std::string input;
  std::string output;
  std::vector<std::string> further;
  std::string pattern;
  std::vector<std::string> from;
  std::vector<std::string> to;
  std::string frames;
  std::string hands = "on", body = "on", floor = "on", camera = "on";
  bool locksFeet = false;
  bool isDense = false;
  std::optional<double> travel;
  Reporting reporting;
  unsigned jobs = 0;
  bool salvage = false;
  ModelReading models;
  bool force = false;
};

ExitStatus refuseCapture(std::string_view reason) {
  printMessage(reason);
  return ExitStatus::Cannot;
}

/// The models of a list of files; each file is read once.
class Models {
 public:
  explicit Models(const ModelReading& reading) : reading_(reading) {}

  /// Null if the file cannot be read, which is then reported.
  std::shared_ptr<const model::Model> open(const std::string& path) {
    auto& model = models_[path];
    if (model == nullptr) {
      if (auto opened = openModel(path, reading_)) model = std::make_shared<const model::Model>(*std::move(opened));
    }
    return model;
  }
  [[nodiscard]] ExitStatus status() const noexcept { return reading_.status(); }

 private:
  ModelReading reading_;
  std::map<std::string, std::shared_ptr<const model::Model>> models_;
};

/// The one of a list for a motion; lists of one are for all motions.
const std::string& ofMotion(const std::vector<std::string>& list, std::size_t motion) {
  return list[list.size() == 1 ? 0 : motion];
}

bool hasSeveralModels(const RetargetOptions& options) { return options.from.size() > 1 || options.to.size() > 1; }

/// The operation of `edit` that does it to a motion.
std::vector<std::string> stepOf(const RetargetOptions& options, std::size_t motion, double travel) {
  std::vector<std::string> step{"fit-to-model",
                                "source=" + ofMotion(options.from, motion),
                                "hands=" + options.hands,
                                "body=" + options.body,
                                "floor=" + options.floor,
                                "camera=" + options.camera,
                                std::string("lock-feet=") + (options.locksFeet ? "on" : "off"),
                                "travel=" + operations::argumentText(travel)};
  if (options.isDense) step.emplace_back("position=0");
  if (!options.frames.empty()) step.push_back("frames=" + options.frames);
  return step;
}

/// The factor with which dancers of different models keep their formation; nothing if it cannot be found, which is
/// then reported.
std::optional<double> travelOf(const RetargetOptions& options, std::size_t motions, Models& models) {
  if (options.travel) return *options.travel;
  if (!hasSeveralModels(options)) return 0;
  std::vector<retarget::ModelPair> dancers;
  for (std::size_t i = 0; i < motions; ++i) {
    const auto from = models.open(ofMotion(options.from, i)), to = models.open(ofMotion(options.to, i));
    if (from == nullptr || to == nullptr) return std::nullopt;
    dancers.push_back({*from, *to});
  }
  const Result<double> travel = retarget::commonTravel(dancers);
  if (!travel) printMessage(travel.error().message());
  return travel ? std::optional(*travel) : std::nullopt;
}

/// The problem of lists of models that are not as long as that of the motions.
std::string countProblem(const RetargetOptions& options, std::size_t motions) {
  for (const auto& [name, list] : {std::pair("--from", &options.from), std::pair("--to", &options.to)}) {
    if (list->size() == 1 || list->size() == motions) continue;
    return std::string(name) + ": " + std::to_string(list->size()) + " models for " + std::to_string(motions) +
           (motions == 1 ? " motion" : " motions") + "; give one for all, or one for each in the order of the motions";
  }
  return {};
}

ExitStatus runRetarget(const RetargetOptions& options) {
  std::vector<std::string> inputs{options.input};
  const bool isBatch = !options.pattern.empty();
  if (isBatch && !options.output.empty()) inputs.push_back(options.output);
  inputs.insert(inputs.end(), options.further.begin(), options.further.end());
  const std::string& output = isBatch ? options.pattern : options.output;
  if (options.reporting.isJson() && isStandardStream(argumentPath(output)))
    return refuseCapture("--json and the output - both need standard output");
  if (const std::string problem = countProblem(options, inputs.size()); !problem.empty()) return refuseCapture(problem);
  const Result<std::vector<EditJob>> jobs = editJobs(inputs, output);
  if (!jobs.ok()) return refuseCapture(jobs.error().message());
  Models models(options.models);
  const std::optional<double> travel = travelOf(options, inputs.size(), models);
  if (!travel) return ExitStatus::Cannot;
  EditPlan plan;
  for (std::size_t i = 0; i < (hasSeveralModels(options) ? inputs.size() : 1); ++i) {
    Result<std::vector<operations::OperationCall>> steps = editSteps(stepOf(options, i, *travel));
    if (!steps.ok()) return refuseCapture(steps.error().message());
    auto model = models.open(ofMotion(options.to, i));
    if (model == nullptr) return ExitStatus::Cannot;
    plan.own.push_back({*std::move(steps), std::move(model)});
  }
  plan.own.resize(inputs.size(), plan.own.front());
  plan.salvage = options.salvage;
  plan.force = options.force;
  plan.inputs.emplace(inputs);
  return worse(runAndReport(plan, *jobs, options.jobs, options.reporting), models.status());
}

void addSwitch(CLI::App& command, const std::string& name, std::string& state, const std::string& help) {
  command.add_option(name, state, help + " (default: on)")->check(CLI::IsMember(std::vector<std::string>{"on", "off"}));
}

}  // namespace

void addRetargetCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<RetargetOptions>();
  CLI::App* command =
      app.add_subcommand("retarget", "Change motions that were made for one model so that another one does the same");
  CLI::Option* input = command->add_option("IN", options->input, "Motion; - is standard input")->required();
  command->add_option("OUT", options->output, "File to write; - is standard output");
  CLI::Option* further = command->add_option("IN2", options->further, "With --out: further motions");
  command->add_option("-o,--out", options->pattern,
                      "Output path of several files, none of which is then OUT; {name}, {ext} (with the dot) and {dir} "
                      "are replaced by those of each file");
  command
      ->add_option("--from", options->from,
                   "Model that the motions were made for (PMX, PMD); repeatable, for dancers of different models: one "
                   "for each motion, in the order of the motions")
      ->required()
      ->allow_extra_args(false);
  CLI::Option* to =
      command
          ->add_option("--to", options->to,
                       "Model that the motions are fitted to; repeatable like --from. Dancers of different models keep "
                       "their formation: all move by the mean of the ratios of their legs")
          ->required()
          ->allow_extra_args(false);
  allowOneStandardInput({input, to});
  command->add_option("--frames", options->frames,
                      "Frames to change: " + std::string(kFrameListForm) + " (default: all)");
  addSwitch(*command, "--hands", options->hands, "Keep hands together where they touch each other");
  addSwitch(*command, "--body", options->body, "Keep hands at their place on the head, the hips and the other arm");
  addSwitch(*command, "--floor", options->floor, "Keep hands on the floor");
  addSwitch(*command, "--camera", options->camera,
            "Scale the distance and the target of the camera by the height of the head");
  command->add_flag("--lock-feet", options->locksFeet, "Hold feet in place while they are planted");
  command
      ->add_option("--travel", options->travel,
                   "Factor of distances on the floor, of all motions (default: that of the length of the legs)")
      ->check(CLI::Range(0.0, 100.0));
  command->add_flag("--dense", options->isDense,
                    "Set a key at every frame, instead of reducing them within 0.05 units and 0.5 degrees");
  addReportOptions(*command, options->reporting, "what was done to each file, with the measured quality,");
  addOldReportOption(*command, options->reporting);
  command->add_option("--jobs", options->jobs, "Number of files processed at a time (default: number of cores)");
  addModelOptions(*command, options->models);
  command->add_flag("--salvage", options->salvage,
                    "Change the readable part of a damaged file; the exit status is then 1");
  command->add_flag("--force", options->force, "Overwrite existing outputs; write binary data to a terminal");
  command->callback([options, further, &status] {
    const bool isBatch = !options->pattern.empty();
    if (!isBatch && further->count() > 0) throw CLI::ExtrasError("retarget", options->further);
    if (!isBatch && options->output.empty()) throw CLI::RequiredError("OUT");
    status = runRetarget(*options);
  });
}

}  // namespace furitsuke::cli
