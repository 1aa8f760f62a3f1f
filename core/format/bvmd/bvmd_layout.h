// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "core/format/bvmd/bvmd_file.h"

// Sizes and offsets shared by the reader and the writer.
namespace furitsuke::format::bvmd {

inline constexpr std::string_view kSignature = "BVMD";
inline constexpr std::size_t kHeaderBytes = 7;  ///< signature and three bytes of version
inline constexpr std::size_t kTableAt = 8;      ///< in version 3: size of the table, then the offsets
/// Rotating bones, moving bones, morphs, properties, camera.
inline constexpr std::size_t kSectionCount = 5;

/// Four-byte numbers are aligned from this version on.
inline constexpr Version kAlignedVersion{2, 0, 0};
/// Bone keys have the physics flag from this version on.
inline constexpr Version kPhysicsVersion{2, 1, 0};
/// From this version on, the file has a table of section offsets, and texts are padded.
inline constexpr Version kTableVersion{3, 0, 0};
inline constexpr std::size_t kAlignment = 4;

[[nodiscard]] constexpr std::size_t padded(std::size_t offset) {
  return (offset + kAlignment - 1) / kAlignment * kAlignment;
}

// The minimum size of each element in any version, used to check counts before allocating memory.
inline constexpr std::size_t kLeastTrackBytes = 8;        ///< length of the name, number of keys
inline constexpr std::size_t kLeastBoneKeyBytes = 24;     ///< frame, rotation, curve
inline constexpr std::size_t kMorphKeyBytes = 8;          ///< frame, weight
inline constexpr std::size_t kLeastPropertyKeyBytes = 5;  ///< frame, visibility
inline constexpr std::size_t kLeastIkBytes = 4;           ///< length of the name
inline constexpr std::size_t kCameraKeyBytes = 4 + 12 + 12 + 12 + 4 + 4 + 4 + 4 + 4;

}  // namespace furitsuke::format::bvmd
