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

enum class LogLevel { Debug, Info, Warning, Error, Off };

/// "debug", "info", "warning", "error", "off".
[[nodiscard]] std::string_view logLevelName(LogLevel level);
[[nodiscard]] std::optional<LogLevel> logLevelFromName(std::string_view name);

struct LogEntry {
  std::chrono::system_clock::time_point time;
  LogLevel level = LogLevel::Info;
  std::string text;
};

/// Writes a line of UTF-8 to the log: to its file and to the listener, where they are set. From any thread.
void log(LogLevel level, std::string_view text);

/// What is below is dropped; Info at first.
void setLogLevel(LogLevel level);
[[nodiscard]] LogLevel logLevel();

/// Log to a file that is kept below one megabyte, with two older ones beside it. Its folder is made when missing.
Status setLogFile(const std::filesystem::path& path);

/// Hears every line that is logged from now on, on the thread that logs it; empty: nobody.
void setLogListener(std::function<void(const LogEntry&)> listener);

}  // namespace furitsuke
