// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "core/base/bytes.h"
#include "core/base/result.h"

// Archives: ZIP, 7z, RAR, LZH and tar, in which models are handed out. Read with libarchive.
namespace furitsuke::archives {

inline constexpr std::size_t kMaxArchiveBytes = std::size_t{2} << 30U;

/// Limits on what an archive unpacks to. No archive of models comes near them; one that does was made to fill the disk.
struct UnpackLimits {
  std::size_t entries = 20'000;
  std::uint64_t bytes = std::uint64_t{4} << 30U;      ///< of all files
  std::uint64_t fileBytes = std::uint64_t{1} << 30U;  ///< of one file
  std::uint64_t ratio = 200;                          ///< of all files to the archive, if they are larger than this:
  std::uint64_t ratioFreeBytes = std::uint64_t{128} << 20U;
};

/// Whether the build can read archives.
[[nodiscard]] bool canReadArchives() noexcept;

/// Receives the files of an archive: each with one or more pieces of its content, in order. An Error ends the reading.
using UnpackSink = std::function<Status(const std::string& path, ByteView piece)>;

/// Passes all files of an archive on. Paths are UTF-8 with slashes, and stay within a folder. Links, devices and paths
/// that lead elsewhere are refused, as are archives that exceed the limits, and encrypted ones without their password,
/// or of a kind that cannot be decrypted. Archives within the archive are files like all others.
[[nodiscard]] Status unpack(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink,
                            const std::atomic<bool>* canceled = nullptr, const std::string& password = {});

/// Whether unpack() failed because the password of the archive is missing or wrong.
[[nodiscard]] bool needsPassword(const Error& error);

}  // namespace furitsuke::archives
