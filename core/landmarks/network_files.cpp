// SPDX-License-Identifier: MIT
#include "core/landmarks/network_files.h"

#include <cstdlib>
#include <system_error>
#include <utility>

#include "core/base/path_text.h"
#include "core/landmarks/program_folder.h"

namespace furitsuke::landmarks {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kScript = "get";

/// A folder that an environment variable names; empty if it does not. A path relative to the current folder could lead
/// into a folder that others control.
fs::path folderIn(const char* variable) {
  const char* const value = std::getenv(variable);
  if (value == nullptr || !fs::path(value).is_absolute()) return {};
  return value;
}

/// Where a package puts networks and the script that gets them.
std::vector<fs::path> installedFolders() {
  std::vector<fs::path> folders;
  // A program that was moved with its folders, as in an AppImage, has them beside it.
  if (const fs::path program = programFolder(); !program.empty()) {
    folders.push_back((program / FURITSUKE_NETWORK_FOLDER).lexically_normal());
  }
  if (const fs::path installed = FURITSUKE_INSTALLED_NETWORKS; folders.empty() || folders.front() != installed) {
    folders.push_back(installed);
  }
  return folders;
}

bool hasFile(const fs::path& folder, std::string_view name) {
  std::error_code ignored;
  return fs::is_regular_file(folder / name, ignored);
}

/// In the shells of Linux and macOS and in that of Windows.
std::string quoted(const fs::path& path) { return '"' + pathText(path) + '"'; }

}  // namespace

std::string_view qualityName(LandmarkQuality quality) {
  switch (quality) {
    case LandmarkQuality::Fast: return "fast";
    case LandmarkQuality::Good: return "good";
    case LandmarkQuality::Best: break;
  }
  return "best";
}

std::string_view landmarkNetworkFile(LandmarkQuality quality) {
  switch (quality) {
    case LandmarkQuality::Fast: return "pose_landmark_lite.tflite";
    case LandmarkQuality::Good: return "pose_landmark_full.tflite";
    case LandmarkQuality::Best: break;
  }
  return "pose_landmark_heavy.tflite";
}

fs::path ownNetworkFolder() {
  for (const auto& [variable, below] :
       {std::pair("XDG_DATA_HOME", ""), std::pair("LOCALAPPDATA", ""), std::pair("HOME", ".local/share")}) {
    if (const fs::path folder = folderIn(variable); !folder.empty()) return folder / below / "furitsuke" / "networks";
  }
  return {};
}

std::vector<fs::path> networkFolders() {
  if (fs::path chosen = folderIn("FURITSUKE_NETWORKS"); !chosen.empty()) return {std::move(chosen)};
  std::vector<fs::path> folders = installedFolders();
  if (fs::path own = ownNetworkFolder(); !own.empty()) folders.insert(folders.begin(), std::move(own));
  return folders;
}

Result<fs::path> findNetworks(LandmarkQuality quality) {
  for (const fs::path& folder : networkFolders()) {
    if (hasFile(folder, kPersonDetectorFile) && hasFile(folder, landmarkNetworkFile(quality))) return folder;
  }
  return Error::because(
      Core::trWith(
          "the neural networks that find a person in a film are not installed; install Node.js and run this command "
          "once: %1"),
      networkCommand());
}

bool hasNetworks(LandmarkQuality quality) { return findNetworks(quality).ok(); }

std::string networkCommand() {
  const std::vector<fs::path> folders = installedFolders();
  fs::path script = folders.back() / kScript;
  for (const fs::path& folder : folders) {
    if (hasFile(folder, kScript)) {
      script = folder / kScript;
      break;
    }
  }
  std::string command = "node " + quoted(script);
  if (const fs::path chosen = folderIn("FURITSUKE_NETWORKS"); !chosen.empty()) command += ' ' + quoted(chosen);
  return command;
}

}  // namespace furitsuke::landmarks
