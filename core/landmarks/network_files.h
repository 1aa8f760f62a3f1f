// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::landmarks {

/// The network that finds the landmarks, and how thoroughly: a slower one errs less.
enum class LandmarkQuality : std::uint8_t { Fast, Good, Best };
inline constexpr std::array kLandmarkQualities = {LandmarkQuality::Fast, LandmarkQuality::Good, LandmarkQuality::Best};

/// "fast", "good", "best": for command lines.
[[nodiscard]] std::string_view qualityName(LandmarkQuality quality);

/// The name of the file of the network that finds people in a picture.
inline constexpr std::string_view kPersonDetectorFile = "pose_detection.tflite";
/// The name of the file of the network that finds the landmarks of a person.
[[nodiscard]] std::string_view landmarkNetworkFile(LandmarkQuality quality);

/// Where networks are looked for, in this order: only the folder in the environment variable FURITSUKE_NETWORKS if it
/// is set; otherwise the user's own folder, then the folders of an installed package. They need not exist.
[[nodiscard]] std::vector<std::filesystem::path> networkFolders();
/// The user's own folder, into which networkCommand() puts the files; empty if the user has no home folder.
[[nodiscard]] std::filesystem::path ownNetworkFolder();

/// The first of networkFolders() with both files for that quality. An Error, which says what to do, if none has them.
[[nodiscard]] Result<std::filesystem::path> findNetworks(LandmarkQuality quality);
/// Whether findNetworks() finds them.
[[nodiscard]] bool hasNetworks(LandmarkQuality quality);

/// The command that gets the networks into ownNetworkFolder(), to be copied into a terminal. The program itself loads
/// nothing over a network.
[[nodiscard]] std::string networkCommand();

}  // namespace furitsuke::landmarks
