// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/exchange/captured_motion.h"
#include "core/io/file_type.h"

// Files of captured motion: Biovision hierarchies (BVH), which store a skeleton and its motion as text, glTF with its
// extensions for people, VRM and VRM Animation, and tables of faces.
namespace furitsuke::exchange {

inline constexpr std::size_t kMaxCaptureBytes = std::size_t{512} << 20U;  ///< of a file
inline constexpr std::size_t kMaxJoints = 10'000;                         ///< of a file
inline constexpr double kMaxCaptureValue = 1e9;                           ///< of a length or an angle, absolute

/// A captured motion that was read from a file.
struct LoadedCapture {
  CapturedMotion motion;
  io::FileKind format = io::FileKind::Bvh;  ///< one that is opened as a capture
  Diagnostics diagnostics;
  /// Set if the file is damaged after its first frame; `motion` then has the frames before the damage.
  std::optional<Error> damage = {};
};

/// Reads a BVH with any order of channels, position channels on any joint, several roots and any line ends. A position
/// channel replaces that component of the offset. The rows count, whatever number of frames the header has. Names are
/// UTF-8 or CP932. Takes at most about 12 times as much memory as the bytes. The Error has the byte and, as its
/// section, the line.
[[nodiscard]] Result<LoadedCapture> readBvh(ByteView bytes);

/// How a capture is read.
struct CaptureReading {
  std::filesystem::path folder;  ///< of the file: buffers of a .gltf are read from it and below; empty: from nowhere
  bool allowsStill = false;      ///< a skeleton without an animation is not an Error; it has no clips
};

/// Reads the nodes and the animations of a glTF 2.0 file: .glb, .vrm and .vrma, or .gltf with its buffers. Meshes are
/// not needed. Scales at rest become part of the lengths, animated ones are ignored; splines become lines between their
/// keys. Time starts at the first key of a clip. VRM and VRM Animation say which joints are parts of the body, and have
/// expressions and a gaze; the weights of named targets of meshes are expressions too. An Error has the byte or the
/// JSON path.
[[nodiscard]] Result<LoadedCapture> readGltf(ByteView bytes, const CaptureReading& reading = {});

/// Reads the table that Live Link Face and programs like it write: the weights of ARKit's shapes of a face for each
/// time code, without a body. Turns of head and eyes are not read.
[[nodiscard]] Result<LoadedCapture> readFaceCsv(ByteView bytes);

/// Reads a file of a kind that is opened as a capture, except for Fbx: furitsuke-import makes a GLB of it.
[[nodiscard]] inline Result<LoadedCapture> readCapture(io::FileKind kind, ByteView bytes,
                                                       const CaptureReading& reading = {}) {
  if (kind == io::FileKind::FaceCsv) return readFaceCsv(bytes);
  return kind == io::FileKind::Gltf ? readGltf(bytes, reading) : readBvh(bytes);
}

/// Writes a clip as BVH at its own frame times: positions and rotations in the order ZYX of each root, whose offset is
/// 0 because some readers add it to the positions; rotations of the others, and positions where a joint has a track of
/// them. Rotations at rest are part of the written rotations. The Error names the joint and the frame of a value that
/// is not finite or beyond kMaxCaptureValue.
[[nodiscard]] Result<Bytes> writeBvh(const CapturedMotion& motion, std::size_t clip);

}  // namespace furitsuke::exchange
