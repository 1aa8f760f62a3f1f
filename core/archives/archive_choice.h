// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/archives/archive_cache.h"
#include "core/base/result.h"

// Files in archives as inputs: "models.zip/miku.pmx", or the archive alone if it has one file of the kind that is
// needed.
namespace furitsuke::archives {

/// The kind of files that are taken of an archive.
enum class ArchiveUse : std::uint8_t { Motion, Model, Any };

/// The files of an archive that are of such a kind, as paths in its folder.
[[nodiscard]] std::vector<std::string> filesFor(ArchiveUse use, const UnpackedArchive& unpacked);

/// The file to read for a path: the unpacked one of an archive, otherwise the path itself. The archive is unpacked in
/// the cache of the user. The Error lists the files of the archive if the path does not choose one.
[[nodiscard]] Result<std::filesystem::path> fileToRead(const std::filesystem::path& path, ArchiveUse use);

}  // namespace furitsuke::archives
