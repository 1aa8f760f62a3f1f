// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/bytes.h"

// What must hold for any bytes whatever. The fuzz targets try it on millions of inputs; an ordinary test tries it on
// the inputs that once failed.
namespace furitsuke::test {

/// Reads the bytes as a VMD, writes it unedited (must give the bytes back), edits one key, writes, reads again (must be
/// the edited motion) and undoes the edit (must give the bytes back). Empty when all holds, otherwise what does not.
[[nodiscard]] std::string vmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a VPD, writes it, reads that (must be the same pose) and writes it again (must be the same
/// bytes).
[[nodiscard]] std::string vpdRoundTripFault(ByteView bytes);

}  // namespace furitsuke::test
