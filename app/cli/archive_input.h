// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/archives/archive_cache.h"
#include "core/archives/archive_choice.h"
#include "core/base/result.h"

// Files in archives as inputs of commands: "models.zip/miku.pmx", or the archive alone if it has one file of the kind
// that is needed. Archives are unpacked in the user's cache.
namespace furitsuke::cli {

using archives::ArchiveUse;

/// The file to read for an argument: the unpacked one of an archive, otherwise the argument itself. The Error lists the
/// files of the archive if the argument does not choose one.
[[nodiscard]] Result<std::filesystem::path> inputFile(const std::filesystem::path& argument, ArchiveUse use);

/// Unpacks an archive in the user's cache.
[[nodiscard]] Result<archives::UnpackedArchive> unpackedInput(const std::filesystem::path& archive);

/// The arguments with those that are archives replaced by their motions, models and projects; archives that cannot be
/// read stay.
[[nodiscard]] std::vector<std::string> withFilesOfArchives(const std::vector<std::string>& arguments);

}  // namespace furitsuke::cli
