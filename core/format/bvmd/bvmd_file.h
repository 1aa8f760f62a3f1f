// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/base/vector.h"

// BVMD, the binary motion of babylon-mmd: columns of keys, track by track. Byte tables with their sources:
// core/format/README.md.
namespace furitsuke::format::bvmd {

struct Version {
  int majorNumber = 3, minorNumber = 0, patchNumber = 0;
  friend constexpr auto operator<=>(const Version&, const Version&) = default;
};

/// The bytes of a curve in the order of the file: x1 x2 y1 y2.
using CurveBytes = std::array<std::uint8_t, 4>;

// All columns of a track have the length of `frames` unless noted otherwise.

struct BoneTrack {
  std::string name;  ///< UTF-8 as in the file, possibly damaged
  std::vector<std::uint32_t> frames;
  std::vector<Quat> rotations;
  std::vector<CurveBytes> rotationCurves;
  std::vector<std::uint8_t> physics;  ///< 1 on, 0 off; empty before version 2.1, where all are on
  // Of tracks with positions; empty in those that only rotate:
  std::vector<Vec3> positions;
  std::vector<std::array<CurveBytes, 3>> positionCurves;  ///< x y z
};

struct MorphTrack {
  std::string name;
  std::vector<std::uint32_t> frames;
  std::vector<float> weights;
};

struct IkColumn {
  std::string name;
  std::vector<std::uint8_t> states;  ///< one for each frame of the property track
};

struct PropertyTrack {
  std::vector<std::uint32_t> frames;
  std::vector<std::uint8_t> visible;
  std::vector<IkColumn> ik;
};

struct CameraTrack {
  std::vector<std::uint32_t> frames;
  std::vector<Vec3> positions;  ///< the look-at point
  std::vector<std::array<CurveBytes, 3>> positionCurves;
  std::vector<Vec3> rotations;  ///< radians
  std::vector<CurveBytes> rotationCurves;
  std::vector<float> distances;
  std::vector<CurveBytes> distanceCurves;
  std::vector<float> fovs;  ///< degrees
  std::vector<CurveBytes> fovCurves;
};

struct File {
  Version version;
  std::vector<BoneTrack> rotatingBones;
  std::vector<BoneTrack> movingBones;
  std::vector<MorphTrack> morphs;
  PropertyTrack property;
  CameraTrack camera;
  std::size_t trailingBytes = 0;  ///< after the last section
  /// Set when something does not fit in the file; all complete tracks are listed.
  std::optional<Error> damage;
};

/// Reads a BVMD of version 1.0 to 3.0. Fails only if the bytes are not a BVMD, have another version, or end inside the
/// header. For a damaged file, returns the readable part and sets File::damage. Memory use is limited by the size of
/// the file, whatever its counts claim.
[[nodiscard]] Result<File> read(ByteView bytes);

/// The bytes of version 3.0.0, regardless of `file.version`. All columns of a track must have the same length, except
/// that an empty physics column means that physics is on in every key.
[[nodiscard]] Bytes write(const File& file);

}  // namespace furitsuke::format::bvmd
