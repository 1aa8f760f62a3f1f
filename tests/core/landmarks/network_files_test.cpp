// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landmarks/network_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/file.h"
#include "tests/support/environment_variable.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

using landmarks::LandmarkQuality;

TEST(NetworkFiles, AreFoundForEachQuality) {
  const TempFolder folder;
  const EnvironmentVariable chosen("FURITSUKE_NETWORKS", folder.path());
  EXPECT_FALSE(landmarks::hasNetworks(LandmarkQuality::Good));
  for (const std::string_view name : {std::string_view("pose_landmark_full.tflite"), landmarks::kPersonDetectorFile}) {
    EXPECT_FALSE(landmarks::hasNetworks(LandmarkQuality::Good));
    ASSERT_TRUE(writeFileAtomically(folder.path() / name, toBytes("a network")).ok());
  }
  EXPECT_EQ(*landmarks::findNetworks(LandmarkQuality::Good), folder.path());
  EXPECT_FALSE(landmarks::hasNetworks(LandmarkQuality::Fast));
  EXPECT_FALSE(landmarks::hasNetworks(LandmarkQuality::Best));
}

TEST(NetworkFiles, AreLookedForInTheFolderOfTheUserFirst) {
  const TempFolder home;
  const EnvironmentVariable data("XDG_DATA_HOME", home.path());
  const auto own = home.path() / "furitsuke" / "networks";
  EXPECT_EQ(landmarks::ownNetworkFolder(), own);
  const auto folders = landmarks::networkFolders();
  ASSERT_GE(folders.size(), 2U);
  EXPECT_EQ(folders.front(), own);
  EXPECT_TRUE(std::ranges::all_of(folders, &std::filesystem::path::is_absolute));
}

TEST(NetworkFiles, CannotBeFoundWithoutACommandThatGetsThem) {
  const TempFolder folder;
  const EnvironmentVariable chosen("FURITSUKE_NETWORKS", folder.path() / "with a space");
  const auto found = landmarks::findNetworks(LandmarkQuality::Best);
  ASSERT_FALSE(found.ok());
  const std::string command = landmarks::networkCommand();
  EXPECT_EQ(found.error().reason,
            "the neural networks that find a person in a film are not installed; install Node.js and run "
            "this command once: " +
                command);
  EXPECT_TRUE(command.starts_with("node \"")) << command;
  EXPECT_TRUE(command.ends_with("with a space\"")) << command;
}

TEST(NetworkFiles, OfARelativeFolderAreNotUsed) {
  const EnvironmentVariable chosen("FURITSUKE_NETWORKS", "networks");
  for (const auto& folder : landmarks::networkFolders()) EXPECT_NE(folder, "networks");
}

}  // namespace
}  // namespace furitsuke::test
