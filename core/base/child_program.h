// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"

// Runs another program of this one's folder, for work that may crash, loop without end or use up the memory. One file
// per system: child_program_linux.cpp, child_program_windows.cpp, child_program_other.cpp (no programs are run).
namespace furitsuke {
inline namespace base {

/// False where no program can be run; childProgram() and runChildProgram() fail then.
[[nodiscard]] bool canRunChildPrograms() noexcept;

/// The path of a program in the folder of this one. An Error if it is not there.
[[nodiscard]] Result<std::filesystem::path> childProgram(const std::string& name);

/// How a program is run.
struct ChildRun {
  std::filesystem::path program = {};
  std::vector<std::string> arguments = {};  ///< without the name of the program
  ByteView input = {};                      ///< on its standard input
  std::chrono::milliseconds time{};         ///< after which it is killed
  std::size_t mostOutput = std::size_t{1} << 30U;
  std::function<bool()> isCanceled = {};  ///< called about 20 times a second; may be empty
};

/// How the program ended.
enum class ChildEnd {
  Exited,
  Crashed,        ///< by a signal, which also ends it at its own limits
  NotStarted,     ///< no program could be run
  OutOfTime,      ///< and was killed, as in the following cases
  Canceled,       ///< ChildRun::isCanceled returned true
  TooMuchOutput,  ///< more than ChildRun::mostOutput
};
struct ChildResult {
  ChildEnd end = ChildEnd::NotStarted;
  int status = 0;     ///< if it exited
  Bytes output = {};  ///< standard output
  /// The beginning of standard error as UTF-8, without line feeds at its end; at most 2,000 bytes.
  std::string errors = {};
};

/// Blocks until the program has ended. Thread-safe.
[[nodiscard]] ChildResult runChildProgram(const ChildRun& run);

}  // namespace base
}  // namespace furitsuke
