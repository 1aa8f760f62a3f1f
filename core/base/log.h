// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

enum class LogLevel { Debug, Info, Warning, Error, Off };

/// "debug", "info", "warning", "error", "off".
[[nodiscard]] std::string_view logLevelName(LogLevel level);
[[nodiscard]] std::optional<LogLevel> logLevelFromName(std::string_view name);

struct LogEntry {
  std::chrono::system_clock::time_point time;
  LogLevel level = LogLevel::Info;
  std::string text;
};

/// Writes a line of UTF-8 to the log file and the log listener, if they are set. Thread-safe.
void log(LogLevel level, std::string_view text);

/// Messages below this level are dropped; Info by default.
void setLogLevel(LogLevel level);
[[nodiscard]] LogLevel logLevel();

/// Sets the log file. It is limited to one megabyte, and the two previous files are kept. Creates the folder if
/// necessary.
Status setLogFile(const std::filesystem::path& path);

/// Sets a function that is called for every logged line, on the thread that logs it. An empty function removes it.
void setLogListener(std::function<void(const LogEntry&)> listener);

}  // namespace base
}  // namespace furitsuke
