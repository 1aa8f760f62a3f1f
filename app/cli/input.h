// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/exit_status.h"
#include "app/cli/json_report.h"
#include "app/cli/projects/project_input.h"
#include "core/base/result.h"
#include "core/exchange/capture_file.h"
#include "core/format/emm/emm_file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/io/motion_format.h"
#include "core/io/pmm/pmm_project.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
class Option;
}  // namespace CLI

// The inputs of commands: files, also those in archives (archives/archive_input.h), pipes with a name, or "-" for
// standard input. A pipe or standard input is read to its end when it is needed; if its first bytes are not of a kind
// that the command accepts, the rest is not read.
namespace furitsuke::cli {

/// The path that an argument names. Arguments are UTF-8 on every system, but the conversion of a std::string to a path
/// expects the code page of the system, or with MinGW none at all.
[[nodiscard]] std::filesystem::path argumentPath(const std::string& argument);

/// Whether an argument stands for standard input or standard output. A file of that name is "./-".
[[nodiscard]] bool isStandardStream(const std::filesystem::path& argument);

/// An input in messages and reports: its path, or "(standard input)".
[[nodiscard]] std::string inputName(const std::filesystem::path& argument);

/// Makes it a usage error if more than one of all values of these options is "-".
void allowOneStandardInput(std::initializer_list<CLI::Option*> options);

/// Adds an option whose value is the name of a motion format that is read or written: "vmd", "vpd", ... `kind` must
/// outlive the parsing.
CLI::Option* addFormatOption(CLI::App& command, const std::string& name, std::optional<io::FileKind>& kind,
                             io::FormatUse use, const std::string& help);

/// Adds `--from FORMAT`: the format of the motions, which is otherwise detected by content. `from` must outlive the
/// parsing.
CLI::Option* addFromOption(CLI::App& command, std::optional<io::FileKind>& from);

/// All bytes of an input.
[[nodiscard]] Result<Bytes> readInput(const std::string& argument);

/// The bytes of a motion: all of them, or only the first if they are not those of a motion. With `from`, all.
[[nodiscard]] Result<Bytes> readMotionInput(const std::filesystem::path& argument, std::optional<io::FileKind> from);

/// As io::motionFromBytes(), with layers flattened into the motion. With `from`, the bytes are read as that format.
[[nodiscard]] Result<io::LoadedMotion> motionFromInput(Bytes bytes, std::optional<io::FileKind> from);

/// As io::loadMotion(), with layers flattened. With `from`, the bytes are read as that format.
[[nodiscard]] Result<io::LoadedMotion> loadMotionInput(const std::filesystem::path& argument,
                                                       std::optional<io::FileKind> from = {});

using LoadedInput = std::variant<io::LoadedMotion, io::LoadedModel, exchange::LoadedCapture, io::Project,
                                 format::emm::File, io::LoadedSceneProject>;

/// A motion, a pose, a model, a captured motion, a project or a list of effects. Layers of a motion are kept.
[[nodiscard]] Result<LoadedInput> loadInput(const std::string& argument, std::optional<io::FileKind> from = {});

struct LoadedMovement {
  std::variant<io::LoadedMotion, exchange::LoadedCapture> content;
  Bytes pose = {};  ///< the file, if it is a pose
};

/// A motion, a pose, a captured motion or a motion of a project. With `from`, the bytes are read as that format.
[[nodiscard]] Result<LoadedMovement> loadMovement(const std::filesystem::path& argument,
                                                  std::optional<io::FileKind> from, const ProjectPart& part);

/// How a command reads its motions, and whether it got all of them.
struct MotionReading {
  std::optional<io::FileKind> from;
  bool salvage = false;
  bool isPartial = false;  ///< only the readable part of a damaged file was read
  FileErrors errors = {};  ///< why files were not read

  /// What a command without other findings returns.
  [[nodiscard]] ExitStatus status() const noexcept { return isPartial ? ExitStatus::Partial : ExitStatus::Done; }
};

/// Adds --from, which is returned, and --salvage.
CLI::Option* addReadingOptions(CLI::App& command, MotionReading& reading);

// The following print the reason to standard error and return nothing if an input cannot be read or is damaged. With
// --salvage, they print it and return the readable part of a motion.

[[nodiscard]] std::optional<io::LoadedMotion> openMotion(const std::string& argument, MotionReading& reading);

/// Opens the motions and overlays them: a track with keys in a later one replaces the same track of an earlier one, at
/// the same position in the order. Prints warnings.
[[nodiscard]] std::optional<motion::Motion> openMotions(const std::vector<std::string>& arguments,
                                                        MotionReading& reading);

/// Whether to go on with what was read. Prints an error and a damage, which only --salvage accepts.
[[nodiscard]] bool accept(const std::string& argument, const Result<io::LoadedMotion>& loaded, MotionReading& reading);

/// How a command reads its models: as the window does, the readable part of a damaged one, unless --strict refuses it.
struct ModelReading {
  bool isStrict = false;
  std::string map = {};    ///< the path of a table of bones, see io::modelMapFromJson()
  bool isPartial = false;  ///< only the readable part of a damaged file was read
  FileErrors errors = {};  ///< why files were not read

  [[nodiscard]] ExitStatus status() const noexcept { return isPartial ? ExitStatus::Partial : ExitStatus::Done; }
};

/// Adds --strict and --model-map.
void addModelOptions(CLI::App& command, ModelReading& reading);

/// Prints an error and a damage; nothing if the file, or the table of its bones, cannot be read or is refused.
[[nodiscard]] std::optional<model::Model> openModel(const std::string& argument, ModelReading& reading);

}  // namespace furitsuke::cli
