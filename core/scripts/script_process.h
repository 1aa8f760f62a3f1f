// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>

#include "core/base/bytes.h"
#include "core/base/result.h"

// Runs furitsuke-script, a separate program, because a script may loop without end or use up the memory.
namespace furitsuke::scripts {

/// How long a script may run.
inline constexpr std::chrono::milliseconds kScriptTime{10'000};

struct ScriptProcess {
  std::filesystem::path program = {};  ///< empty: furitsuke-script in the folder of this program
  std::chrono::milliseconds time = kScriptTime;
};

/// The program that `process` means; an Error if it is not there, because Furitsuke was built without Qt Qml.
[[nodiscard]] Result<std::filesystem::path> scriptProgram(const ScriptProcess& process = {});

/// Sends the request and returns the reply. Blocks until the process has ended, its time has passed or `isCanceled`,
/// which is called about 20 times a second, returns true; the process is killed then. Thread-safe.
[[nodiscard]] Result<Bytes> runScriptProcess(const ScriptProcess& process, ByteView request,
                                             const std::function<bool()>& isCanceled);

}  // namespace furitsuke::scripts
