// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/motion_file.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
class Option;
}  // namespace CLI

// The outputs of commands: files, or "-" for standard output.
namespace furitsuke::cli {

/// An output in messages and reports: its path, or "(standard output)".
[[nodiscard]] std::string outputName(const std::filesystem::path& argument);

/// Adds `--to FORMAT`: the format of the output. `otherwise` describes the default. `to` must outlive the parsing.
CLI::Option* addToOption(CLI::App& command, std::optional<io::FileKind>& to, const std::string& otherwise);

/// The motion format of an output: `to` if it is set, otherwise by its extension; an Error that names an unknown one.
[[nodiscard]] Result<io::FileKind> outputKind(const std::filesystem::path& argument, std::optional<io::FileKind> to);

/// A motion as a file of a format that has a writer (not Vpd). Adds to `losses` what the format cannot store.
[[nodiscard]] Result<Bytes> motionBytes(io::FileKind kind, const io::LoadedMotion& loaded,
                                        const io::VmdWriteOptions& writing, Diagnostics& losses);

/// Options for writing a VMD of the same version as the file that the motion was read from.
[[nodiscard]] io::VmdWriteOptions vmdOptionsOf(const io::LoadedMotion& loaded);

/// An Error when the file exists and `force` is not set.
[[nodiscard]] Status checkOutput(const std::filesystem::path& argument, bool force);

/// Creates the folder of an output if it does not exist.
[[nodiscard]] Status makeFolderOf(const std::filesystem::path& argument);

struct OutputRule {
  bool force = false;
  bool cleansFolder = true;  ///< see FileWriting::cleansFolder
  bool backsUp = false;      ///< keeps a file that is replaced as NAME.bak
};

/// Creates the folder of an output if it does not exist and does writeFileAtomically(), or writes all bytes to standard
/// output. An Error instead of binary data on a terminal, unless OutputRule::force is set. That standard output cannot
/// be written is reported when the program ends.
[[nodiscard]] Status writeOutput(const std::filesystem::path& argument, ByteView bytes, const OutputRule& rule);

}  // namespace furitsuke::cli
