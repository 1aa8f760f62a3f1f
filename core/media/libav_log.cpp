// SPDX-License-Identifier: MIT
#include "core/media/libav_log.h"

#include <array>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <string_view>

#include "core/base/utf8.h"

extern "C" {
#include <libavutil/log.h>
#include <libavutil/mem.h>
}

namespace furitsuke::media {

namespace {

/// Enough for the index of a film of a day, and for any picture.
constexpr std::size_t kMaxLibavBlock = std::size_t{512} << 20;

/// Never destroyed: threads of libav may still write when the program ends.
LibavLog programLog{};

void logLibavLine(void* /*source*/, int level, const char* format, std::va_list values) {
  if (level > AV_LOG_WARNING || programLog.level() > LogLevel::Debug) return;
  std::array<char, 512> line{};
  if (std::vsnprintf(line.data(), line.size(), format, values) < 0) return;
  std::string_view text(line.data());
  while (text.ends_with('\n')) text.remove_suffix(1);
  // Messages quote the file, which can contain any bytes.
  programLog.write(LogLevel::Debug, "libav: " + utf8::sanitized(text));
}

}  // namespace

void prepareLibav(const LibavLog& log) {
  programLog = log;
  av_log_set_callback(logLibavLine);
  av_max_alloc(kMaxLibavBlock);
}

}  // namespace furitsuke::media
