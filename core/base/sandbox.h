// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// What a program that works on files of other people may do besides computing, and reading and writing what it has
/// open already.
struct Sandbox {
  bool opensFiles = false;
  /// Files, and folders with everything below, that may be read; only with `opensFiles`, and only where the system has
  /// Landlock: otherwise all files of the user can be read.
  std::vector<std::filesystem::path> readable = {};
  /// Folders in which files may be made, changed and removed.
  std::vector<std::filesystem::path> writable = {};
};

/// Whether enterSandbox() has an effect: on Linux, in a build with libseccomp, without sanitizers, which need more of
/// the system.
[[nodiscard]] bool hasSandbox() noexcept;

/// From now on the system refuses this process the network, new processes and programs, access to other processes, and
/// all files but those of `sandbox`. It can still start threads. This cannot be undone. Returns an Error if the system
/// does not support it; callers ignore that, because their limits of time and memory hold without a sandbox too.
Status enterSandbox(const Sandbox& sandbox);

}  // namespace base
}  // namespace furitsuke
