// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/texture_findings.h"

namespace furitsuke {

/// Where a picture lies, or why there is none. Never Unreadable, which is for the reader to say.
struct FoundTexture {
  std::filesystem::path file;  ///< without links and dots; empty when there is none
  std::optional<TextureFinding> trouble;
};

/// Finds the pictures that a model names as Windows people write them, through what unpackers did to their names (see
/// file_names.h).
///
/// A model may name what lies in its own folder or below, and, one or two levels up, what lies in a folder beside it
/// or beside the folder that holds it ("..\tex\a.png"); links are followed first. Everything else is outside, as are
/// files that lie in the parents themselves. Of an absolute path, also one on a drive or in the network, the longest
/// end that lies in the model's folder is taken: "D:\mmd\model\tex\a.png" finds "tex\a.png" and then "a.png".
class TextureFinder {
 public:
  explicit TextureFinder(const std::filesystem::path& modelFolder);

  /// `name` in UTF-8, with "\" or "/". The same name gives the same answer as long as this lives.
  [[nodiscard]] FoundTexture find(std::string_view name);

 private:
  struct Entry {
    std::string name;  ///< as the system has it
    bool isFolder = false;
    std::u32string key;  ///< see fileNameKey()
  };
  using Listing = std::vector<Entry>;

  const Listing& listingOf(const std::filesystem::path& folder);
  std::vector<std::string> candidates(const std::filesystem::path& folder, std::string_view wanted, bool isFolder);
  std::filesystem::path resolve(const std::filesystem::path& folder, const std::vector<std::string_view>& parts,
                                std::size_t at);

  std::filesystem::path endOf(const std::vector<std::string_view>& parts);

  std::filesystem::path folder_;  ///< canonical; empty when it does not exist
  std::map<std::filesystem::path, Listing> listings_;
};

}  // namespace furitsuke
