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

/// From now on this process cannot use the network, start programs or processes, look into others, or open files but
/// those of `sandbox`: the system refuses it. Threads can still be started. There is no way back. An Error if the
/// system does not support it, of which the caller says nothing: limits of time and memory hold all the same.
Status enterSandbox(const Sandbox& sandbox);

}  // namespace base
}  // namespace furitsuke
