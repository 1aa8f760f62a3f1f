// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace furitsuke::test {

/// The folder named by FURITSUKE_CORPUS, when it is set and exists; tests that need it call GTEST_SKIP() otherwise.
[[nodiscard]] std::optional<std::filesystem::path> corpusFolder();
/// Likewise FURITSUKE_REFERENCE: numbers from other implementations.
[[nodiscard]] std::optional<std::filesystem::path> referenceFolder();
/// All files below `folder` with that extension (".vmd"), sorted; under the sanitizers no motions of more than
/// 1 MB.
[[nodiscard]] std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                                         std::string_view extension);

}  // namespace furitsuke::test
