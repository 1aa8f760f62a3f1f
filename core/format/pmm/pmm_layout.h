// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

// Sizes in a PMM that only its reader needs; byte tables with their sources: core/format/README.md.
namespace furitsuke::format::pmm {

inline constexpr std::size_t kSignatureBytes = 30;
/// Version 2: of the number of models, after the size of the picture, what is edited and the open panels.
inline constexpr std::size_t kModelCountAt2 = kSignatureBytes + 3 * 4 + 4 + 1 + 6 + 1;
inline constexpr std::size_t kAccessoryName = 100;
inline constexpr std::size_t kModelName1 = 20;  ///< version 1
/// Version 1: id, name, path, draw order, visible and the selected parts.
inline constexpr std::size_t kModelHead1 = 1 + kModelName1 + 256 + 1 + 1 + 20;
inline constexpr std::size_t kBoneState1 = 34;
inline constexpr std::size_t kBoneState2 = 31;
inline constexpr std::size_t kParentState = 16;
inline constexpr std::size_t kModelTail2 = 7;  ///< additive, edge width, self shadow, calculation order
inline constexpr std::size_t kCameraState = 37;
inline constexpr std::size_t kLightState = 24;
inline constexpr std::size_t kAccessoryState1 = 38;
inline constexpr std::size_t kAccessoryState2 = 39;

}  // namespace furitsuke::format::pmm
