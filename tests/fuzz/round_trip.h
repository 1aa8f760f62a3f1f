// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/bytes.h"

// Properties that must hold for any bytes. The fuzz targets check them on millions of inputs; an ordinary test checks
// them on the inputs that failed before. Each returns an empty text, or a description of the failure.
namespace furitsuke::test {

/// Reads the bytes as a VMD, writes it unedited (must give the bytes back), edits one key, writes, reads again (must be
/// the edited motion) and undoes the edit (must give the bytes back).
[[nodiscard]] std::string vmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a VPD, writes it, reads that (must be the same pose) and writes it again (must be the same
/// bytes).
[[nodiscard]] std::string vpdRoundTripFault(ByteView bytes);

/// Reads the bytes as a BVMD and writes the motion (must be readable and complete). If no loss was reported it must be
/// the same motion, which gives the same bytes again.
[[nodiscard]] std::string bvmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a motion JSON, writes the motion, reads that (must be the same motion, without a diagnostic) and
/// writes it again (must be the same text).
[[nodiscard]] std::string jsonRoundTripFault(ByteView bytes);

/// The same for CSV.
[[nodiscard]] std::string csvRoundTripFault(ByteView bytes);

/// The same for an annotation file; unknown members must be kept.
[[nodiscard]] std::string annotationRoundTripFault(ByteView bytes);

/// The same for a project file.
[[nodiscard]] std::string projectRoundTripFault(ByteView bytes);

/// Runs a command of furitsuke-cli, chosen by the last two bytes, on the bytes as a file. The command must end with one
/// of its three statuses; a file that it reports as written must be readable.
[[nodiscard]] std::string commandLineFault(ByteView bytes);

/// Reads the bytes as a PMX, writes its records (must give the same bytes, or the readable part of a damaged file),
/// converts it to a model and writes that as a PMX (must be the same model, all its indices in range). Its bodies are
/// simulated for ten ticks and must be somewhere.
[[nodiscard]] std::string pmxRoundTripFault(ByteView bytes);

/// Reads the bytes as a PMD and all its records, converts it to a model, writes that as a PMX and reads it (must be the
/// same model, all its indices in range).
[[nodiscard]] std::string pmdRoundTripFault(ByteView bytes);

/// Reads the bytes as a PMM and converts it. Each model's unedited motion, and the unedited camera, must give the same
/// bytes; an edited key must be in the file that is written.
[[nodiscard]] std::string pmmRoundTripFault(ByteView bytes);

/// Reads the bytes as a motion of each format that is only read. The tracks of the motion and of its layers must be in
/// order, and a VMD must keep its keys.
[[nodiscard]] std::string motionFileFault(ByteView bytes);

/// Reads the bytes as a list of MikuMikuEffect.
[[nodiscard]] std::string emmFault(ByteView bytes);

/// Unpacks the bytes as an archive, within small limits. All paths must be in the folder of the archive.
[[nodiscard]] std::string archiveFault(ByteView bytes);

/// Reads the bytes as a BVH and writes it (must be readable and the same skeleton and motion). If it is a person, it is
/// fitted to a model; every key must be finite.
[[nodiscard]] std::string bvhRoundTripFault(ByteView bytes);

/// Reads the bytes as a glTF. Skeleton and tracks must be consistent, and if it is a person, every key on a model
/// finite.
[[nodiscard]] std::string gltfFault(ByteView bytes);

/// Reads the bytes as a packet of the live link and poses a model by it (must be somewhere). Written packets must be
/// within their limit and have the same number of messages.
[[nodiscard]] std::string vmcFault(ByteView bytes);

/// Reads the bytes as a picture of any kind. It must have as many pixels as its size, within the limits; a small one is
/// written as PNG and read again (must be the same).
[[nodiscard]] std::string imageFault(ByteView bytes);

/// Reads the bytes as a sound or film of any kind. It must have samples, within the limits; the peaks of a short one
/// must be those of its samples, and its beats and onsets within the sound.
[[nodiscard]] std::string soundFault(ByteView bytes);

/// Reads the bytes as lyrics of any kind. Their morae must be in order, within the limits, and the keys of the mouth
/// too.
[[nodiscard]] std::string lyricsFault(ByteView bytes);

/// Opens the bytes as a network, within small limits, and runs it if that does not take long.
[[nodiscard]] std::string networkFault(ByteView bytes);

}  // namespace furitsuke::test
