// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/bytes.h"
#include "core/base/known_text.h"
#include "core/base/result.h"

// Errors between a job and its process: as English, which is found again in a table of what the decoder says.
namespace furitsuke::decoder {

void writeError(ByteWriter& out, const Error& error);
[[nodiscard]] Error readError(ByteReader& in, std::span<const KnownText> known);
/// The text as one of the table, or as one of a library.
[[nodiscard]] Message messageOf(std::span<const KnownText> known, std::string_view english);

/// A Status: whether there is an error, and that.
void writeStatus(ByteWriter& out, const Status& status);
[[nodiscard]] Status readStatus(ByteReader& in, std::span<const KnownText> known);

}  // namespace furitsuke::decoder
