// SPDX-License-Identifier: MIT
#include "app/cli/input.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <system_error>
#include <unordered_map>
#include <utility>

#include "app/cli/archive_input.h"
#include "app/cli/convert/import_process.h"
#include "app/cli/messages.h"
#include "core/base/file.h"
#include "core/base/stream.h"
#include "core/base/system_message.h"
#include "core/io/known_extensions.h"
#include "core/io/model/model_map.h"
#include "core/io/stored_path.h"
#include "core/motion/layers/layer_stack.h"
#include "core/operations/motion/flatten_layers.h"
#include "core/operations/operation_control.h"

namespace furitsuke::cli {

namespace {

Error streamError() {
  return Error::because(Core::trWith("could not be read: %1"),
                        systemMessage(std::error_code(errno, std::generic_category())));
}

/// Reads what can be read only once: all of it if `isWanted` returns true for its first bytes, otherwise only these.
template <class Wanted>
Result<Bytes> readStream(std::istream& in, Wanted&& isWanted) {
  constexpr std::size_t kUsualSize = std::size_t{64} * 1024;
  try {
    Bytes bytes;
    errno = 0;
    if (!appendSome(in, bytes, io::kFileKindBytes)) return streamError();
    if (!in.eof() && isWanted(ByteView(bytes)) && !appendRest(in, bytes, kUsualSize)) return streamError();
    return bytes;
  } catch (const std::bad_alloc&) {
    return Error::because(Core::tr("is too large for the available memory"));
  }
}

/// A pipe with a name, such as that of <(...) in a shell.
bool isPipe(const std::filesystem::path& argument) {
  std::error_code ignored;
  return std::filesystem::is_fifo(argument, ignored);
}

template <class Wanted>
Result<Bytes> readWanted(const std::filesystem::path& argument, Wanted&& isWanted) {
  if (isStandardStream(argument)) return readStream(std::cin, isWanted);
  if (isPipe(argument)) {
    std::ifstream pipe(argument, std::ios::binary);
    return pipe ? readStream(pipe, isWanted) : Result<Bytes>(streamError());
  }
  // The file may be a video of many gigabytes.
  Result<Bytes> head = readFileHead(argument, io::kFileKindBytes);
  return head.ok() && isWanted(ByteView(*head)) ? readFile(argument) : std::move(head);
}

/// Where files are that an input refers to; none for standard input.
std::filesystem::path folderOf(const std::filesystem::path& argument) {
  if (isStandardStream(argument)) return {};
  return argument.has_parent_path() ? argument.parent_path() : std::filesystem::path(".");
}

/// A capture of that kind; FBX is read by another program.
Result<exchange::LoadedCapture> captureOf(const std::filesystem::path& argument, io::FileKind kind, ByteView bytes,
                                          bool allowsStill) {
  if (kind != io::FileKind::Fbx) return exchange::readCapture(kind, bytes, {folderOf(argument), allowsStill});
  if (isStandardStream(argument)) return Error::because(Core::tr("is an FBX, which can only be read from a file"));
  const Result<Bytes> imported = importedMotion(argument);
  if (!imported) return imported.error();
  Result<exchange::LoadedCapture> capture = exchange::readGltf(*imported);
  if (capture.ok()) capture->format = kind;
  return capture;
}

/// A motion with its layers.
Result<io::LoadedMotion> readMotion(Bytes bytes, std::optional<io::FileKind> from) {
  return from ? io::findMotionFormat(*from)->read(std::move(bytes)) : io::motionFromBytes(std::move(bytes));
}

io::OpensAs opensAs(ByteView head) { return io::opensAs(io::detectFileKind(head)); }

/// Merges tracks of one kind by the bytes of their names; a later track replaces an earlier one of the same name.
template <class Value>
void overlayTracks(std::vector<motion::NamedTrack<Value>>& below, std::vector<motion::NamedTrack<Value>>& above) {
  std::unordered_map<std::string, std::size_t> places;
  for (const motion::NamedTrack<Value>& track : below) places.emplace(track.name.bytes, places.size());
  for (motion::NamedTrack<Value>& track : above) {
    if (track.keys.empty()) continue;
    const auto [place, isNew] = places.try_emplace(track.name.bytes, below.size());
    if (isNew) {
      below.push_back(std::move(track));
    } else {
      below[place->second].keys = std::move(track.keys);
    }
  }
}

template <class Value>
void overlayTrack(motion::Track<Value>& below, motion::Track<Value>& above) {
  if (!above.empty()) below = std::move(above);
}

void overlay(motion::Motion& below, motion::Motion above) {
  overlayTracks(below.bones, above.bones);
  overlayTracks(below.morphs, above.morphs);
  overlayTrack(below.camera, above.camera);
  overlayTrack(below.light, above.light);
  overlayTrack(below.selfShadow, above.selfShadow);
  overlayTrack(below.property, above.property);
}

}  // namespace

std::filesystem::path argumentPath(const std::string& argument) { return io::pathFromUtf8(argument); }

bool isStandardStream(const std::filesystem::path& argument) { return argument == "-"; }

std::string inputName(const std::filesystem::path& argument) {
  return isStandardStream(argument) ? "(standard input)" : displayPath(argument);
}

void allowOneStandardInput(std::initializer_list<CLI::Option*> options) {
  const auto count = std::make_shared<int>(0);
  for (CLI::Option* option : options) {
    option->check([count](const std::string& value) {
      if (!isStandardStream(argumentPath(value)) || ++*count == 1) return std::string();
      return std::string("- is standard input and can be given only once");
    });
  }
}

CLI::Option* addFormatOption(CLI::App& command, const std::string& name, std::optional<io::FileKind>& kind,
                             io::FormatUse use, const std::string& help) {
  std::map<std::string, io::FileKind> kinds;
  std::vector<std::string> names;
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (use == io::FormatUse::Write && !format->isWritten()) continue;
    names.emplace_back(io::fileKindName(format->kind));
    kinds.emplace(names.back(), format->kind);
  }
  return command
      .add_option_function<std::string>(
          name, [&kind, kinds](const std::string& format) { kind = kinds.at(format); }, help)
      ->check(CLI::IsMember(names));
}

CLI::Option* addFromOption(CLI::App& command, std::optional<io::FileKind>& from) {
  return addFormatOption(command, "--from", from, io::FormatUse::Read,
                         "Format of the motions (default: detected by content)");
}

Result<Bytes> readInput(const std::string& argument) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(argument), ArchiveUse::Any);
  return file ? readWanted(*file, [](ByteView /*head*/) { return true; }) : Result<Bytes>(file.error());
}

Result<Bytes> readMotionInput(const std::filesystem::path& argument, std::optional<io::FileKind> from) {
  const Result<std::filesystem::path> file = inputFile(argument, ArchiveUse::Motion);
  if (!file) return file.error();
  return readWanted(*file, [&](ByteView head) { return from.has_value() || opensAs(head) == io::OpensAs::Motion; });
}

Result<io::LoadedMotion> motionFromInput(Bytes bytes, std::optional<io::FileKind> from) {
  Result<io::LoadedMotion> loaded = readMotion(std::move(bytes), from);
  if (!loaded || !motion::hasLayers(loaded->motion)) return loaded;
  operations::OperationControl control(loaded->motion.keyCount());
  Result<motion::FlatMotion> flat = operations::flattenLayers(loaded->motion, operations::kFlatteningBounds, control);
  if (!flat) return Error::in(Core::tr("layers"), flat.error().sentence());
  loaded->motion = std::move(flat->motion);
  return loaded;
}

Result<io::LoadedMotion> loadMotionInput(const std::filesystem::path& argument, std::optional<io::FileKind> from) {
  Result<Bytes> bytes = readMotionInput(argument, from);
  if (!bytes) return bytes.error();
  return motionFromInput(*std::move(bytes), from);
}

Result<LoadedInput> loadInput(const std::string& argument, std::optional<io::FileKind> from) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(argument), ArchiveUse::Any);
  if (!file) return file.error();
  Result<Bytes> bytes = readWanted(*file, [&](ByteView head) {
    return from.has_value() || opensAs(head) != io::OpensAs::Nothing || io::detectFileKind(head) == io::FileKind::Emm;
  });
  if (!bytes) return bytes.error();
  const auto loaded = [](auto result) -> Result<LoadedInput> {
    if (!result) return result.error();
    return LoadedInput(*std::move(result));
  };
  const io::FileKind kind = from.value_or(io::detectFileKind(*bytes));
  if (kind == io::FileKind::Emm) return loaded(format::emm::read(*bytes));
  if (kind == io::FileKind::Unknown && !bytes->empty()) {
    using io::OpensAs;
    return Error::because(
        Core::trWith("is not a known file; known formats are %1"),
        io::knownExtensions({OpensAs::Motion, OpensAs::Model, OpensAs::Capture, OpensAs::PropOrCapture,
                             OpensAs::MmdProject, OpensAs::Project, OpensAs::Archive}));
  }
  switch (io::opensAs(kind)) {
    case io::OpensAs::Model: return loaded(io::modelFromBytes(*std::move(bytes)));
    case io::OpensAs::Capture: return loaded(captureOf(*file, kind, *bytes, true));
    case io::OpensAs::MmdProject: return loaded(projectFromInput(*std::move(bytes), *file));
    case io::OpensAs::Project: return loaded(sceneProjectFromInput(*bytes, *file));
    default: return loaded(readMotion(*std::move(bytes), from));
  }
}

Result<LoadedMovement> loadMovement(const std::filesystem::path& argument, std::optional<io::FileKind> from,
                                    const ProjectPart& part) {
  const Result<std::filesystem::path> file = inputFile(argument, ArchiveUse::Motion);
  if (!file) return file.error();
  Result<Bytes> bytes = readWanted(*file, [&](ByteView head) {
    const io::OpensAs what = opensAs(head);
    return from.has_value() || what == io::OpensAs::Motion || what == io::OpensAs::Capture ||
           what == io::OpensAs::MmdProject;
  });
  if (!bytes) return bytes.error();
  const io::FileKind kind = from.value_or(io::detectFileKind(*bytes));
  if (io::opensAs(kind) == io::OpensAs::Capture) {
    Result<exchange::LoadedCapture> capture = captureOf(*file, kind, *bytes, false);
    if (!capture) return capture.error();
    return LoadedMovement{.content = *std::move(capture)};
  }
  Bytes pose;
  if (kind == io::FileKind::Vpd) pose = *bytes;
  const auto read = [&]() -> Result<io::LoadedMotion> {
    if (kind != io::FileKind::Pmm) return motionFromInput(*std::move(bytes), from);
    const Result<io::Project> project = projectFromInput(*std::move(bytes), *file);
    return project ? motionOfProject(*project, part, *file) : Result<io::LoadedMotion>(project.error());
  };
  Result<io::LoadedMotion> motion = read();
  if (!motion) return motion.error();
  return LoadedMovement{.content = *std::move(motion), .pose = std::move(pose)};
}

CLI::Option* addReadingOptions(CLI::App& command, MotionReading& reading) {
  command.add_flag("--salvage", reading.salvage, "Read the readable part of a damaged file; the exit status is then 1");
  return addFromOption(command, reading.from);
}

bool accept(const std::string& argument, const Result<io::LoadedMotion>& loaded, MotionReading& reading) {
  const std::string name = inputName(argumentPath(argument));
  if (loaded && !loaded->damage) return true;
  const Error& error = loaded ? *loaded->damage : loaded.error();
  printError(name, error);
  if (!loaded || !reading.salvage) reading.errors.push_back({name, error});
  if (!loaded) return false;
  if (!reading.salvage) printMessage("use --salvage to read its readable part");
  reading.isPartial = true;
  return reading.salvage;
}

std::optional<io::LoadedMotion> openMotion(const std::string& argument, MotionReading& reading) {
  Result<io::LoadedMotion> loaded = loadMotionInput(argumentPath(argument), reading.from);
  return accept(argument, loaded, reading) ? std::optional(*std::move(loaded)) : std::nullopt;
}

std::optional<motion::Motion> openMotions(const std::vector<std::string>& arguments, MotionReading& reading) {
  std::optional<motion::Motion> all;
  for (const std::string& argument : arguments) {
    std::optional<io::LoadedMotion> loaded = openMotion(argument, reading);
    if (!loaded) return {};
    printDiagnostics(inputName(argumentPath(argument)), loaded->diagnostics, Severity::Warning);
    if (all) {
      overlay(*all, std::move(loaded->motion));
    } else {
      all = std::move(loaded->motion);
    }
  }
  return all;
}

void addModelOptions(CLI::App& command, ModelReading& reading) {
  command.add_flag("--strict", reading.isStrict,
                   "Refuse a damaged model; otherwise its readable part is used, and the exit status is 1");
  command
      .add_option("--model-map", reading.map,
                  "JSON table of bones of the model that stand for those of MMD's own models, for one with other names "
                  "in which they are not found")
      ->type_name("FILE");
}

namespace {

/// Bones that the model lacks are named and left to be found.
Status useMap(const ModelReading& reading, const std::string& argument, model::Model& model) {
  if (reading.map.empty()) return Done{};
  const Result<Bytes> text = readFile(argumentPath(reading.map));
  if (!text) return text.error();
  Result<io::ModelMap> map = io::modelMapFromJson(asChars(*text));
  if (!map) return map.error();
  for (const std::string& bone : io::removeUnknownBones(*map, model)) {
    printMessage(inputName(argumentPath(argument)) + ": warning: there is no bone named " + bone);
  }
  model.givenRoles = *std::move(map);
  return Done{};
}

}  // namespace

std::optional<model::Model> openModel(const std::string& argument, ModelReading& reading) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(argument), ArchiveUse::Model);
  Result<Bytes> bytes =
      file ? readWanted(*file, [](ByteView head) { return opensAs(head) == io::OpensAs::Model; }) : file.error();
  Result<io::LoadedModel> loaded = bytes.ok() ? io::modelFromBytes(*std::move(bytes)) : bytes.error();
  const bool isDamaged = loaded.ok() && loaded->damage;
  const auto refuse = [&reading](const std::string& name, const Error& error) {
    reading.errors.push_back({inputName(argumentPath(name)), error});
    return std::nullopt;
  };
  if (!loaded || isDamaged) printError(inputName(argumentPath(argument)), loaded ? *loaded->damage : loaded.error());
  if (!loaded) return refuse(argument, loaded.error());
  if (isDamaged && reading.isStrict) return refuse(argument, *loaded->damage);
  if (const Status mapped = useMap(reading, argument, loaded->model); !mapped) {
    printError(inputName(argumentPath(reading.map)), mapped.error());
    return refuse(reading.map, mapped.error());
  }
  reading.isPartial = reading.isPartial || isDamaged;
  return std::move(loaded->model);
}

}  // namespace furitsuke::cli
