// SPDX-License-Identifier: MIT
#include "core/base/log.h"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <array>
#include <memory>
#include <mutex>
#include <system_error>
#include <utility>

#include "core/base/file_problem.h"
#include "core/base/system_message.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::size_t kLogFileBytes = 1 << 20;
constexpr std::size_t kOlderLogFiles = 2;

constexpr std::array<std::pair<LogLevel, std::string_view>, 5> kLogLevelNames = {{{LogLevel::Debug, "debug"},
                                                                                  {LogLevel::Info, "info"},
                                                                                  {LogLevel::Warning, "warning"},
                                                                                  {LogLevel::Error, "error"},
                                                                                  {LogLevel::Off, "off"}}};

/// The only global state of the core.
struct LogState {
  std::mutex mutex;
  LogLevel level = LogLevel::Info;
  std::shared_ptr<spdlog::logger> file;
  std::function<void(const LogEntry&)> listener;
};

LogState& logState() {
  static LogState state;
  return state;
}

spdlog::level::level_enum spdlogLevel(LogLevel level) {
  switch (level) {
    case LogLevel::Debug: return spdlog::level::debug;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Warning: return spdlog::level::warn;
    case LogLevel::Error: return spdlog::level::err;
    case LogLevel::Off: break;
  }
  return spdlog::level::off;
}

}  // namespace

std::string_view logLevelName(LogLevel level) {
  for (const auto& [value, name] : kLogLevelNames) {
    if (value == level) return name;
  }
  return "off";
}

std::optional<LogLevel> logLevelFromName(std::string_view name) {
  for (const auto& [level, levelName] : kLogLevelNames) {
    if (levelName == name) return level;
  }
  return {};
}

void log(LogLevel level, std::string_view text) {
  LogState& state = logState();
  std::function<void(const LogEntry&)> listener;
  {
    const std::lock_guard lock(state.mutex);
    if (level == LogLevel::Off || level < state.level) return;
    if (state.file) state.file->log(spdlogLevel(level), text);
    listener = state.listener;
  }
  // Called without holding the lock, because a listener may call log().
  if (listener) listener({std::chrono::system_clock::now(), level, std::string(text)});
}

void setLogLevel(LogLevel level) {
  const std::lock_guard lock(logState().mutex);
  logState().level = level;
}

LogLevel logLevel() {
  const std::lock_guard lock(logState().mutex);
  return logState().level;
}

Status setLogFile(const std::filesystem::path& path) {
  std::error_code failure;
  std::filesystem::create_directories(path.parent_path(), failure);
  if (failure) return fileError(path.parent_path(), systemMessage(failure));
  try {
    auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
        // Wide characters where spdlog is built to open files by such names (SPDLOG_WCHAR_FILENAMES).
        path.string<spdlog::filename_t::value_type>(), kLogFileBytes, kOlderLogFiles);
    auto logger = std::make_shared<spdlog::logger>("furitsuke", std::move(sink));
    logger->set_level(spdlog::level::trace);
    logger->flush_on(spdlog::level::info);
    const std::lock_guard lock(logState().mutex);
    logState().file = std::move(logger);
  } catch (const spdlog::spdlog_ex& problem) {
    return fileError(path, Message::verbatim(problem.what()));
  }
  return Done{};
}

void setLogListener(std::function<void(const LogEntry&)> listener) {
  const std::lock_guard lock(logState().mutex);
  logState().listener = std::move(listener);
}

}  // namespace base
}  // namespace furitsuke
