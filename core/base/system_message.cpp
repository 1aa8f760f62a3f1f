// SPDX-License-Identifier: MIT
#include "core/base/system_message.h"

#include <algorithm>
#include <array>
#include <cerrno>

namespace furitsuke {
inline namespace base {

namespace {

struct Row {
  int number;  ///< of errno
  MessageText text;
};

// In the words of the GNU C library.
constexpr std::array kRows = {
    Row{ENOMEM, Core::tr("Cannot allocate memory")},
    Row{ETIMEDOUT, Core::tr("Connection timed out")},
    Row{EBUSY, Core::tr("Device or resource busy")},
    Row{ENOTEMPTY, Core::tr("Directory not empty")},
#ifdef EDQUOT
    Row{EDQUOT, Core::tr("Disk quota exceeded")},
#endif
    Row{EEXIST, Core::tr("File exists")},
    Row{ENAMETOOLONG, Core::tr("File name too long")},
    Row{EFBIG, Core::tr("File too large")},
#ifdef EHOSTDOWN
    Row{EHOSTDOWN, Core::tr("Host is down")},
#endif
    Row{EIO, Core::tr("Input/output error")},
    Row{EINVAL, Core::tr("Invalid argument")},
    Row{EXDEV, Core::tr("Invalid cross-device link")},
    Row{EISDIR, Core::tr("Is a directory")},
    Row{ENOSPC, Core::tr("No space left on device")},
    Row{ENXIO, Core::tr("No such device or address")},
    Row{ENOENT, Core::tr("No such file or directory")},
    Row{ENOTDIR, Core::tr("Not a directory")},
    Row{EPERM, Core::tr("Operation not permitted")},
    Row{ENOTSUP, Core::tr("Operation not supported")},
    Row{EACCES, Core::tr("Permission denied")},
    Row{EROFS, Core::tr("Read-only file system")},
    Row{EAGAIN, Core::tr("Resource temporarily unavailable")},
#ifdef ESTALE
    Row{ESTALE, Core::tr("Stale file handle")},
#endif
    Row{ETXTBSY, Core::tr("Text file busy")},
    Row{ELOOP, Core::tr("Too many levels of symbolic links")},
    Row{EMFILE, Core::tr("Too many open files")},
    Row{ENOTCONN, Core::tr("Transport endpoint is not connected")},
};

}  // namespace

Message systemMessage(const std::error_code& error) {
  const std::error_condition condition = error.default_error_condition();
  if (condition.category() == std::generic_category()) {
    const auto* row = std::ranges::find(kRows, condition.value(), &Row::number);
    if (row != kRows.end()) return row->text;
  }
  return Message::verbatim(error.message());
}

}  // namespace base
}  // namespace furitsuke
