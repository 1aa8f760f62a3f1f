// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/texture_findings.h"

namespace furitsuke::image {

/// The file of a texture, or why there is none. Never Unreadable or Halved, which the decoder reports.
struct FoundTexture {
  std::filesystem::path file;  ///< canonical; empty if not found
  std::optional<model::TextureFinding> finding;
};

/// Finds the textures to which a model refers by Windows paths, including files whose names archive tools have garbled
/// (see file_names.h).
///
/// A model may refer to files in its own folder or below, and, one or two levels up, to files in a sibling folder of
/// its own folder or of its parent ("..\tex\a.png"); links are resolved first. Everything else is outside, including
/// files directly in the parent folders. For an absolute path, which may have a drive or network share, the longest
/// suffix that exists in the model's folder is used: "D:\mmd\model\tex\a.png" finds "tex\a.png", then "a.png".
class TextureFinder {
 public:
  explicit TextureFinder(const std::filesystem::path& modelFolder);

  /// `name` is UTF-8 with "\" or "/". The same name always gives the same result.
  [[nodiscard]] FoundTexture find(std::string_view name);
  /// As for an absolute path, for every path: "..\tex\a.png" finds "tex\a.png", then "a.png". For a folder that the
  /// user has chosen for a model elsewhere.
  [[nodiscard]] FoundTexture findBySuffix(std::string_view name);

 private:
  struct Entry {
    std::string name;  ///< as returned by the system
    bool isFolder = false;
  };
  /// Indices into the entries, ascending. They are found out once for all textures of a model, which may be thousands.
  using Index = std::unordered_map<std::u32string, std::vector<std::size_t>>;
  struct Listing {
    std::vector<Entry> entries;       ///< sorted by name
    Index keys;                       ///< see fileNameKey()
    std::optional<Index> readings;    ///< see fileNameReadings()
    std::optional<Index> remainders;  ///< see remainderIn()
  };

  Listing& listingOf(const std::filesystem::path& folder);
  static const Index& readingsOf(Listing& listing);
  static const Index& remaindersOf(Listing& listing);
  std::vector<std::string> candidates(const std::filesystem::path& folder, std::string_view name, bool isFolder);
  std::filesystem::path resolve(const std::filesystem::path& folder, const std::vector<std::string_view>& parts,
                                std::size_t at);

  std::filesystem::path findSuffix(const std::vector<std::string_view>& parts);

  std::filesystem::path folder_;  ///< canonical; empty if it does not exist
  std::map<std::filesystem::path, Listing> listings_;
};

}  // namespace furitsuke::image
