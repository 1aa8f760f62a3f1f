// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/exchange/captured_motion.h"

// Biovision hierarchies (BVH), in which programs of motion capture store a skeleton and its motion as text.
namespace furitsuke::exchange {

inline constexpr std::size_t kMaxCaptureBytes = std::size_t{512} << 20U;  ///< of a file
inline constexpr std::size_t kMaxJoints = 10'000;                         ///< of a file
inline constexpr double kMaxCaptureValue = 1e9;                           ///< of a length or an angle, absolute

/// A captured motion that was read from a file.
struct LoadedCapture {
  CapturedMotion motion;
  Diagnostics diagnostics;
  /// Set if the file is damaged after its first frame; `motion` then has the frames before the damage.
  std::optional<Error> damage;
};

/// Reads a BVH with any order of channels, position channels on any joint, several roots and any line ends. A position
/// channel replaces that component of the offset. The rows count, whatever number of frames the header has. Names are
/// UTF-8 or CP932. Takes at most about 12 times as much memory as the bytes. The Error has the byte and, as its
/// section, the line.
[[nodiscard]] Result<LoadedCapture> readBvh(ByteView bytes);

/// Writes a clip as BVH at its own frame times: positions and rotations in the order ZYX of each root, whose offset is
/// 0 because some readers add it to the positions; rotations of the others, and positions where a joint has a track of
/// them. Rotations at rest are part of the written rotations. The Error names the joint and the frame of a value that
/// is not finite or beyond kMaxCaptureValue.
[[nodiscard]] Result<Bytes> writeBvh(const CapturedMotion& motion, std::size_t clip);

}  // namespace furitsuke::exchange
