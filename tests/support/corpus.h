// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace furitsuke::test {

/// The folder in FURITSUKE_CORPUS, if it is set and exists; otherwise tests that need it call GTEST_SKIP().
[[nodiscard]] std::optional<std::filesystem::path> corpusFolder();
/// The folder in FURITSUKE_REFERENCE, with numbers from other implementations; as corpusFolder().
[[nodiscard]] std::optional<std::filesystem::path> referenceFolder();
/// All files below `folder` with that extension (".vmd"), sorted; under the sanitizers without motions of more than 1
/// MB.
[[nodiscard]] std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                                         std::string_view extension);

/// The rows of a table of whole dances; under the sanitizers only the first one.
template <typename Row>
[[nodiscard]] std::vector<Row> danceRows(std::initializer_list<Row> rows) {
#ifdef FURITSUKE_SANITIZED
  return {*rows.begin()};
#else
  return rows;
#endif
}

}  // namespace furitsuke::test
