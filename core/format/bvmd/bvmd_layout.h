// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "core/format/bvmd/bvmd_file.h"

// Sizes and places that the reader and the writer share.
namespace furitsuke::bvmd {

inline constexpr std::string_view kSignature = "BVMD";
inline constexpr std::size_t kHeaderBytes = 7;  ///< signature and three bytes of version
inline constexpr std::size_t kTableAt = 8;      ///< in version 3: size of the table, then the offsets
/// Rotating bones, moving bones, morphs, properties, camera.
inline constexpr std::size_t kSectionCount = 5;

/// Numbers of four bytes stand on multiples of four from this version on.
inline constexpr Version kAlignedVersion{2, 0, 0};
/// Bone keys have the physics switch from this version on.
inline constexpr Version kPhysicsVersion{2, 1, 0};
/// Sections are found by a table, and texts are padded, from this version on.
inline constexpr Version kTableVersion{3, 0, 0};
inline constexpr std::size_t kAlignment = 4;

[[nodiscard]] constexpr std::size_t padded(std::size_t offset) {
  return (offset + kAlignment - 1) / kAlignment * kAlignment;
}

// The fewest bytes that one piece takes in any version; what a count is measured by.
inline constexpr std::size_t kLeastTrackBytes = 8;        ///< length of the name, number of keys
inline constexpr std::size_t kLeastBoneKeyBytes = 24;     ///< frame, rotation, curve
inline constexpr std::size_t kMorphKeyBytes = 8;          ///< frame, weight
inline constexpr std::size_t kLeastPropertyKeyBytes = 5;  ///< frame, visibility
inline constexpr std::size_t kLeastIkBytes = 4;           ///< length of the name
inline constexpr std::size_t kCameraKeyBytes = 4 + 12 + 12 + 12 + 4 + 4 + 4 + 4 + 4;

}  // namespace furitsuke::bvmd
