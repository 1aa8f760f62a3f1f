// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/bytes.h"

// What must hold for any bytes whatever. The fuzz targets try it on millions of inputs; an ordinary test tries it on
// the inputs that once failed. Each gives an empty text when all holds, otherwise what does not.
namespace furitsuke::test {

/// Reads the bytes as a VMD, writes it unedited (must give the bytes back), edits one key, writes, reads again (must be
/// the edited motion) and undoes the edit (must give the bytes back).
[[nodiscard]] std::string vmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a VPD, writes it, reads that (must be the same pose) and writes it again (must be the same
/// bytes).
[[nodiscard]] std::string vpdRoundTripFault(ByteView bytes);

/// Reads the bytes as a BVMD and writes the motion (must be readable and whole). Where no loss was announced it must
/// be the same motion, which gives the same bytes again.
[[nodiscard]] std::string bvmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a motion JSON, writes the motion, reads that (must be the same motion, without a diagnostic) and
/// writes it again (must be the same text).
[[nodiscard]] std::string jsonRoundTripFault(ByteView bytes);

/// The same for CSV.
[[nodiscard]] std::string csvRoundTripFault(ByteView bytes);

/// The same for the markers and beats beside a motion; members that nobody knows must come back too.
[[nodiscard]] std::string annotationRoundTripFault(ByteView bytes);

/// Gives the bytes as a file to one command of furitsuke-cli, chosen by the last two of them. The command must end with
/// one of its three statuses; a file that it says it has written must be readable.
[[nodiscard]] std::string commandLineFault(ByteView bytes);

/// Reads the bytes as a PMX, writes its records (must give the bytes back, or what was saved of a damaged file), and
/// takes it through the model into a PMX again (must be the same model, all its indices in range).
[[nodiscard]] std::string pmxRoundTripFault(ByteView bytes);

/// Reads the bytes as a PMD, looks at every record, and takes it through the model into a PMX and back (must be the
/// same model, all its indices in range).
[[nodiscard]] std::string pmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a picture of any kind. One that is read has as many pixels as it says, within the limits; a small
/// one is written as PNG and read again (must be the same).
[[nodiscard]] std::string imageFault(ByteView bytes);

}  // namespace furitsuke::test
