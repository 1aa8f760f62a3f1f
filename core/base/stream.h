// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <iosfwd>

#include "core/base/bytes.h"

namespace furitsuke {
inline namespace base {

/// Appends the rest of a binary stream to `bytes`. `expected` is the number of bytes that are probably left; it only
/// saves reallocations. Waits for the end of a pipe. Returns false if reading failed; `bytes` then has what was read.
[[nodiscard]] bool appendRest(std::istream& stream, Bytes& bytes, std::size_t expected);

/// Appends up to `size` bytes, fewer only at the end of the stream. Returns false if reading failed.
[[nodiscard]] bool appendSome(std::istream& stream, Bytes& bytes, std::size_t size);

/// Makes standard input, output and error transfer all bytes unchanged. For main().
void useBinaryStreams();

}  // namespace base
}  // namespace furitsuke
