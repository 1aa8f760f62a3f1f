// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <charconv>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/cli/archive_input.h"
#include "app/cli/commands.h"
#include "app/cli/convert/conversion.h"
#include "app/cli/file_progress.h"
#include "app/cli/frame_list.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/terminal.h"
#include "core/base/file.h"
#include "core/image/model_images.h"
#include "core/io/known_extensions.h"
#include "core/io/motion_format.h"

namespace furitsuke::cli {

namespace {

struct ConvertOptions {
  std::string input;
  std::string entry;                 ///< of the input, if it is an archive
  std::string output;                ///< empty if it is not given
  std::vector<std::string> further;  ///< with `pattern`: more inputs
  std::string pattern;               ///< of the outputs; all others are inputs
  std::string model;
  std::string map;
  std::string reference = "auto";
  Reporting reporting;
  std::size_t clip = 1;
  unsigned jobs = 0;
  ModelReading models;
  ConversionRules rules;
};

ExitStatus refuseConversion(const Reporting& reporting, const std::string& name, const Error& error) {
  printError(name, error);
  printErrors(reporting, {{name, error}});
  return ExitStatus::Cannot;
}

/// One job for IN and OUT, or as many as there are inputs for a pattern.
Result<std::vector<EditJob>> jobsOf(const ConvertOptions& options) {
  if (options.pattern.empty()) return std::vector<EditJob>{{argumentPath(options.input), argumentPath(options.output)}};
  std::vector<std::string> inputs{options.input};
  if (!options.output.empty()) inputs.push_back(options.output);
  inputs.insert(inputs.end(), options.further.begin(), options.further.end());
  return editJobs(inputs, options.pattern);
}

/// In a project, --model is the number or the name of one of its models.
bool isProject(const std::string& input) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(input), ArchiveUse::Motion);
  if (!file || isStandardStream(argumentPath(input))) return false;
  const Result<io::FileKind> kind = io::fileKindOf(*file);
  return kind.ok() && *kind == io::FileKind::Pmm;
}

/// "auto", "zero" or the number of a frame.
std::optional<exchange::ReferenceChoice> referenceOf(const std::string& text) {
  if (text == "auto") return exchange::ReferenceChoice{};
  if (text == "zero") return exchange::ReferenceChoice{exchange::ReferenceKind::Zero};
  exchange::ReferenceChoice choice{exchange::ReferenceKind::Frame};
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, choice.frame);
  return parsed.ec == std::errc() && parsed.ptr == end ? std::optional(choice) : std::nullopt;
}

/// `--to FORMAT`: a motion format, or one for other programs.
void addConvertedFormat(CLI::App& command, ConversionRules& rules) {
  std::vector<std::string> names;
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (format->isWritten()) names.emplace_back(io::fileKindName(format->kind));
  }
  for (const exchange::ExportFormatRow& row : exchange::kExportFormats) names.emplace_back(row.name);
  command
      .add_option_function<std::string>(
          "--to",
          [&rules](const std::string& name) {
            const exchange::ExportFormatRow* row = exchange::findExportFormat(name);
            if (row != nullptr) rules.exportTo = row->format;
            for (const io::MotionFormat* format : io::motionFormats()) {
              if (io::fileKindName(format->kind) == name) rules.to = format->kind;
            }
          },
          "Format of the output (default: by the extension of OUT)")
      ->check(CLI::IsMember(names));
}

ExitStatus printConversions(const ConvertOptions& options, const std::vector<ConversionReport>& reports) {
  ExitStatus status = ExitStatus::Done;
  auto list = nlohmann::ordered_json::array();
  for (const ConversionReport& report : reports) {
    status = worse(status, report.status);
    for (const std::string& message : report.messages) printMessage(message);
    if (!options.reporting.isJson()) printLosses(report);
    list.push_back(report.json);
  }
  printReports(options.reporting, list);
  return status;
}

/// The textures of the model, if an output has textures.
void loadTextures(const std::string& modelPath, const std::vector<EditJob>& jobs, ConversionRules& rules) {
  const auto hasTextures = [&](const EditJob& job) {
    const auto format = exportFormatOf(rules, job);
    return format && exchange::hasModel(*format);
  };
  if (!rules.model || isStandardStream(argumentPath(modelPath)) || std::ranges::none_of(jobs, hasTextures)) return;
  const Result<std::filesystem::path> file = inputFile(argumentPath(modelPath), ArchiveUse::Model);
  if (!file) return;
  image::LoadedImages loaded = image::loadModelImages(*rules.model, *file);
  printDiagnostics(inputName(argumentPath(modelPath)), loaded.diagnostics, Severity::Warning);
  rules.images = std::move(loaded.images);
}

/// MMD writes what a PMD has after its names, which a model does not keep.
io::MmdParts mmdPartsOf(const std::string& modelPath, const model::Model& model) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(modelPath), ArchiveUse::Model);
  if (model.format != model::ModelFormat::Pmd || !file || isStandardStream(*file)) return io::mmdPartsOf(model);
  Result<Bytes> bytes = readFile(*file);
  const Result<format::pmd::File> pmd = bytes.ok() ? format::pmd::read(*std::move(bytes)) : bytes.error();
  return io::mmdPartsOf(model, pmd.ok() ? &*pmd : nullptr);
}

ExitStatus runConvert(ConvertOptions& options) {
  ConversionRules& rules = options.rules;
  rules.isBatch = !options.pattern.empty();
  if (!options.entry.empty()) options.input += "/" + options.entry;
  if (isProject(options.input)) std::swap(rules.project.model, options.model);
  rules.hasModel = !options.model.empty();
  rules.fit.clip = options.clip - 1;
  rules.fit.reference = *referenceOf(options.reference);
  rules.bake.preExtrapolation = rules.preExtrapolation;
  const Result<std::vector<EditJob>> jobs = jobsOf(options);
  if (!jobs.ok()) return refuseConversion(options.reporting, "convert", jobs.error());
  const auto isOnStandardOutput = [](const EditJob& job) { return isStandardStream(job.output); };
  if (!rules.isTrial && options.reporting.isJson() && std::ranges::any_of(*jobs, isOnStandardOutput)) {
    return refuseConversion(options.reporting, "convert",
                            Error::because(Core::tr("--json and the output - both need standard output")));
  }
  if (jobs->size() == 1 && !options.reporting.isJson()) {  // before a model is read
    const Status possible = conversionProblem(rules, jobs->front());
    if (!possible) return refuseConversion(options.reporting, outputName(jobs->front().output), possible.error());
  }
  if (rules.hasModel && !(rules.model = openModel(options.model, options.models))) {
    printErrors(options.reporting, options.models.errors);
    return ExitStatus::Cannot;
  }
  if (rules.model && rules.isLikeMmd) rules.mmdParts = mmdPartsOf(options.model, *rules.model);
  loadTextures(options.model, *jobs, rules);
  if (!options.map.empty()) {
    const Result<Bytes> text = readInput(options.map);
    if (!text) return refuseConversion(options.reporting, inputName(argumentPath(options.map)), text.error());
    Result<exchange::RoleChoices> choices = exchange::roleChoicesFromJson(asChars(*text));
    if (!choices) return refuseConversion(options.reporting, inputName(argumentPath(options.map)), choices.error());
    rules.fit.roles = *std::move(choices);
  }
  static std::atomic<bool> stop = false;  // a signal may set it until the program has ended
  setOnInterrupt(stop);
  const unsigned threads = options.jobs > 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  std::vector<ConversionReport> reports;
  {
    std::optional<FileProgress> progress;
    if (rules.isBatch) progress.emplace(jobs->size());
    reports = runConversions(rules, *jobs, threads, stop, [&progress] {
      if (progress) progress->step();
    });
  }
  return worse(printConversions(options, reports), options.models.status());
}

/// The message for CLI11 if the text is not a range of frames.
std::string rangeProblem(const std::string& text) {
  return singleRange(text) ? std::string() : text + " is not a range of frames such as 0-300";
}

/// One frame, which may be fractional, or a range.
void setFrames(ConversionRules& rules, const std::string& text) {
  rules.frames = text;
  if (const Result<FrameList> list = FrameList::parse(text); list.ok()) rules.poseFrame = list->single();
  const std::optional<FrameRange> range = singleRange(text);
  if (range && *range != kAllFrames) rules.fit.frames = rules.bake.frames = range;
}

void addFrameOptions(CLI::App& command, ConversionRules& rules) {
  command
      .add_option_function<std::string>(
          "--frames", [&rules](const std::string& text) { setFrames(rules, text); },
          "Part of a captured motion or a film, in frames of the motion that all of it would be, or of an output for "
          "other programs: 30-60, 10-, -20 or all (default: all); or the frame, also fractional, at which a .vpd "
          "samples "
          "the motion (default 0)")
      ->type_name("LIST")
      ->check([](const std::string& text) {
        const Result<FrameList> list = FrameList::parse(text);
        return list.ok() && list->single() ? std::string() : rangeProblem(text);
      });
  command.add_option("--frame", rules.frame, "The same as --frames, of a .vpd")->group("");
}

/// Options for captured motions as input. The first one that is given is noted, because others do not have them.
void addFitOptions(CLI::App& command, ConvertOptions& options) {
  ConversionRules& rules = options.rules;
  const auto only = [&rules](CLI::Option* option) {
    option->each([&rules, name = option->get_name()](const std::string& /*value*/) {
      if (rules.fitOption.empty()) rules.fitOption = name;
    });
  };
  only(command.add_option("--map", options.map,
                          "Table that says which joints of a captured motion are which parts of the body: a JSON file "
                          "such as { \"format\": \"furitsuke.roles\", \"version\": 1, \"joints\": { \"hips\": "
                          "\"Pelvis\" } }; info lists joints and parts"));
  only(command
           .add_option("--reference", options.reference,
                       "Pose of a captured motion that corresponds to the rest pose of the model: zero (all rotations "
                       "0), the number of a frame in the file, or auto (default), which uses the zero pose if it is "
                       "that of a standing person, and otherwise the frame that is most like one")
           ->check([](const std::string& text) {
             return referenceOf(text) ? std::string() : text + " is not auto, zero or the number of a frame";
           }));
  only(command
           .add_option_function<std::string>(
               "--ik", [&rules](const std::string& state) { rules.fit.ik = state == "on"; },
               "Whether a captured motion moves the feet by IK (default: on) or only by the rotations of the legs")
           ->check(CLI::IsMember(std::vector<std::string>{"on", "off"})));
  only(command.add_option("--clip", options.clip, "Which motion of a captured file, from 1 (default 1)")
           ->check(CLI::PositiveNumber));
  only(command.add_flag("--lock-feet", rules.fit.locksFeet,
                        "Hold the feet of a captured motion in place while they are on the floor"));
  only(command.add_flag("--dense", rules.fit.isDense,
                        "Keep a key at every frame of a captured motion, instead of reducing them within 0.05 units "
                        "and 0.5 degrees"));
  only(command.add_flag("--keep-capture", rules.keepsCapture,
                        "Also write what was captured, a key at every frame, beside the motion (NAME.furitsuke.json), "
                        "so that edit --op clean-up input=capture can choose reduction, smoothing and contacts again"));
}

void addBakeOptions(CLI::App& command, ConvertOptions& options) {
  ConversionRules& rules = options.rules;
  const auto only = [&rules](CLI::Option* option) {
    option->each([&rules, name = option->get_name()](const std::string& /*value*/) {
      if (rules.bakeOption.empty()) rules.bakeOption = name;
    });
  };
  only(command
           .add_option_function<std::string>(
               "--fps", [&rules](const std::string& rate) { rules.bake.framesPerSecond = rate == "60" ? 60 : 30; },
               "Frames per second of an output for other programs (default 30)")
           ->check(CLI::IsMember(std::vector<std::string>{"30", "60"})));
  only(command
           .add_option_function<std::string>(
               "--names",
               [&rules](const std::string& names) {
                 rules.bake.names = names == "english"    ? exchange::JointNaming::English
                                    : names == "japanese" ? exchange::JointNaming::Japanese
                                                          : exchange::JointNaming::Humanoid;
               },
               "Names of the joints in an output for other programs: those that most programs know (default), or the "
               "English or Japanese names of the bones")
           ->check(CLI::IsMember(std::vector<std::string>{"humanoid", "english", "japanese"})));
  only(command
           .add_option_function<std::string>(
               "--range", [&rules](const std::string& text) { rules.bake.frames = singleRange(text); },
               "The same as --frames")
           ->check(rangeProblem)
           ->group(""));
  only(command.add_flag("--physics", rules.bakesPhysics,
                        "Also write how physics moves hair and clothes, as keys of an output for other programs"));
  only(command.add_flag("--unlit", rules.bake.isUnlit,
                        "Materials of a .glb that look the same in any light, similar to toon shading"));
}

}  // namespace

void addConvertCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<ConvertOptions>();
  ConversionRules& rules = options->rules;
  const std::string extensions =
      io::motionExtensions(".", ", ", io::FormatUse::Write) + ", " + exchange::exportExtensions();
  const std::string captured = io::knownExtensions({io::OpensAs::Capture, io::OpensAs::PropOrCapture});
  CLI::App* command = app.add_subcommand(
      "convert",
      "Convert motions, poses, captured motions, films of a person and motions of projects to another format (" +
          extensions + ")");
  CLI::Option* input =
      command
          ->add_option("IN", options->input,
                       "Motion, pose, captured motion (" + captured +
                           ") or PMM file, also in an archive; its content "
                           "determines the format; or a film of a person, by its extension; - is standard input")
          ->required();
  command->add_option("OUT", options->output,
                      "File to write; its extension determines the format (" + extensions +
                          "); - is standard output, which is also used without OUT if there is --to");
  CLI::Option* further = command->add_option("IN2", options->further, "With --out: further files to convert");
  command->add_option("-o,--out", options->pattern,
                      "Output path of several files, none of which is then OUT; {name}, {ext} (with the dot) and {dir} "
                      "are replaced by those of each file");
  command->add_option("--jobs", options->jobs, "Number of files converted at a time (default: number of cores)");
  command->add_option("--entry", options->entry, "File in the archive IN to convert; IN can also be a.zip/dance.vmd")
      ->excludes(further);
  addFromOption(*command, rules.from);
  addConvertedFormat(*command, rules);
  addFrameOptions(*command, rules);
  CLI::Option* model = command->add_option(
      "--model", options->model,
      "Model that a captured motion or a film is fitted to, or that an output for other programs shows or moves; write "
      "the .vpd "
      "for this model: its name, and only the bones and morphs that it has, in its order, and so with --like-mmd. Of a "
      "project (.pmm): the "
      "number or the name of the model whose motion is converted");
  command->add_flag("--camera", rules.project.isCamera,
                    "Convert the camera, light and self-shadow keys of a project (.pmm)");
  command->add_flag("--bake-parents", rules.project.bakesParents,
                    "Replace outside parents of a model or of the camera of a project (.pmm) by keys at every frame, "
                    "without physics; needs the files of the models that it follows");
  allowOneStandardInput({input, model});
  addFitOptions(*command, *options);
  addFilmOptions(*command, rules.film);
  addBakeOptions(*command, *options);
  addReportOptions(*command, options->reporting, "what was found out about each file, and what was lost,");
  addOldReportOption(*command, options->reporting);
  command->add_flag("--losses", rules.isTrial, "Print what the output would lack, and write nothing");
  command->add_flag("--minimal", rules.isMinimal,
                    "Write a .json with only what differs from a new key, which is short to compare in git");
  CLI::Option* version1 = command->add_flag("--v1", rules.version1, "Write .vmd version 1");
  command
      ->add_flag("--like-mmd", rules.isLikeMmd,
                 "Write a .vmd as MikuMikuDance saves it: with a key at frame 0 of each bone and morph of --model, in "
                 "its order, and rotations of bones with a fixed axis about that axis; keys of parts that the model "
                 "does not have are left out. Without --model: of each track, in the order of the file")
      ->excludes(version1);
  addModelOptions(*command, options->models);
  command->add_flag("--salvage", rules.salvage,
                    "Convert the readable part of a damaged file; the exit status is then 1");
  command->add_flag("--force", rules.force, "Overwrite OUT if it exists; write binary data to a terminal");
  addPreExtrapolationOption(*command, rules.preExtrapolation);
  command->callback([options, further, &status] {
    const bool isBatch = !options->pattern.empty();
    if (!isBatch && further->count() > 0) throw CLI::ExtrasError("convert", options->further);
    if (!isBatch && options->output.empty()) {
      if (!options->rules.to && !options->rules.exportTo)
        throw CLI::RequiredError("OUT, or --to FORMAT for standard output,");
      options->output = "-";
    }
    status = runConvert(*options);
  });
}

}  // namespace furitsuke::cli
