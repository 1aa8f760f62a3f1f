// SPDX-License-Identifier: MIT
#include "core/image/texture_finder.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <system_error>

#include "core/base/path_text.h"
#include "core/image/file_names.h"

namespace furitsuke::image {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxLevelsUp = 2;
constexpr std::size_t kMaxParts = 32;
/// The maximum number of entries of a folder that are examined. Models are usually in small folders, but some are in
/// large download folders.
constexpr std::size_t kMaxEntries = 100'000;

/// A path as stored in the model, split into parts.
struct WrittenPath {
  std::size_t levelsUp = 0;
  std::vector<std::string_view> parts;
  bool isAbsolute = false;  ///< starts at a root, a drive or a network share
  bool isOutside = false;   ///< not a valid file name, or too many levels up
};

WrittenPath parsePath(std::string_view name) {
  WrittenPath path;
  path.isAbsolute = name.starts_with('/') || name.starts_with('\\');
  while (!name.empty()) {
    const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
    std::string_view part = name.substr(0, end);
    name.remove_prefix(std::min(end + 1, name.size()));
    if (part.size() == 2 && part[1] == ':' && path.parts.empty() && path.levelsUp == 0) {
      path.isAbsolute = true;
      continue;
    }
    if (part.find_first_of(std::string_view(":\0", 2)) != part.npos) path.isOutside = true;
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      path.parts.push_back(part);
    } else if (!path.parts.empty()) {
      path.parts.pop_back();
    } else {
      ++path.levelsUp;
    }
  }
  // Files directly in a parent folder are not considered part of the model.
  path.isOutside |= path.levelsUp > kMaxLevelsUp || path.parts.size() > kMaxParts;
  path.isOutside |= path.isAbsolute && path.levelsUp > 0;
  path.isOutside |= path.levelsUp > 0 && path.parts.size() < 2;
  return path;
}

fs::path nativePath(const std::string& utf8) { return {std::u8string(utf8.begin(), utf8.end())}; }

/// The number of levels that the file is below `folder`; 0 if it is not below it.
std::size_t depthBelow(const fs::path& folder, const fs::path& file) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return end == folder.end() ? static_cast<std::size_t>(std::distance(rest, file.end())) : 0;
}

}  // namespace

TextureFinder::TextureFinder(const fs::path& modelFolder) {
  std::error_code error;
  folder_ = fs::canonical(modelFolder.empty() ? fs::path(".") : modelFolder, error);
  if (error) folder_.clear();
}

TextureFinder::Listing& TextureFinder::listingOf(const fs::path& folder) {
  const auto [place, isNew] = listings_.try_emplace(folder);
  Listing& listing = place->second;
  if (!isNew) return listing;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end && listing.entries.size() < kMaxEntries;
       entry.increment(error)) {
    std::error_code ignored;
    listing.entries.push_back({pathText(entry->path().filename()), entry->is_directory(ignored)});
  }
  // The choice between several files must not depend on the order in which the system lists them.
  std::ranges::sort(listing.entries, {}, &Entry::name);
  for (std::size_t i = 0; i < listing.entries.size(); ++i)
    listing.keys[fileNameKey(listing.entries[i].name)].push_back(i);
  return listing;
}

const TextureFinder::Index& TextureFinder::readingsOf(Listing& listing) {
  if (listing.readings) return *listing.readings;
  Index& readings = listing.readings.emplace();
  for (std::size_t i = 0; i < listing.entries.size(); ++i) {
    for (std::u32string& reading : fileNameReadings(listing.entries[i].name)) readings[std::move(reading)].push_back(i);
  }
  return readings;
}

const TextureFinder::Index& TextureFinder::remaindersOf(Listing& listing) {
  if (listing.remainders) return *listing.remainders;
  Index& remainders = listing.remainders.emplace();
  for (std::size_t i = 0; i < listing.entries.size(); ++i) {
    if (std::u32string remainder = remainderIn(listing.entries[i].name); !remainder.empty())
      remainders[std::move(remainder)].push_back(i);
  }
  return remainders;
}

std::vector<std::string> TextureFinder::candidates(const fs::path& folder, std::string_view name, bool isFolder) {
  Listing& listing = listingOf(folder);
  // Candidates in order of decreasing likelihood. Readings are computed only if no plain name matches.
  std::vector<std::string> found;
  const auto add = [&](std::size_t index) {
    const Entry& entry = listing.entries[index];
    if (entry.isFolder == isFolder && std::ranges::find(found, entry.name) == found.end()) found.push_back(entry.name);
  };
  const auto addAll = [&](const Index& index, const std::vector<std::u32string>& keys) {
    std::set<std::size_t> indices;
    for (const std::u32string& key : keys) {
      if (const auto known = index.find(key); known != index.end())
        indices.insert(known->second.begin(), known->second.end());
    }
    for (const std::size_t each : indices) add(each);
  };
  const auto same = std::ranges::lower_bound(listing.entries, name, {}, &Entry::name);
  if (same != listing.entries.end() && same->name == name)
    add(static_cast<std::size_t>(same - listing.entries.begin()));
  addAll(listing.keys, {fileNameKey(name)});
  if (!found.empty()) return found;
  addAll(readingsOf(listing), fileNameReadings(name));
  if (!found.empty()) return found;
  addAll(remaindersOf(listing), image::remaindersOf(name));
  if (found.size() > 1) found.clear();  // ambiguous
  return found;
}

fs::path TextureFinder::resolve(const fs::path& folder, const std::vector<std::string_view>& parts, std::size_t at) {
  const bool isLast = at + 1 == parts.size();
  for (const std::string& name : candidates(folder, parts[at], !isLast)) {
    fs::path path = folder / nativePath(name);
    if (!isLast) path = resolve(path, parts, at + 1);
    if (!path.empty()) return path;
  }
  return {};
}

// An absolute path refers to the author's computer, but the folders above the file were often distributed with the
// model.
fs::path TextureFinder::findSuffix(const std::vector<std::string_view>& parts) {
  for (std::size_t first = 0; first < parts.size(); ++first) {
    fs::path path = resolve(folder_, {parts.begin() + static_cast<std::ptrdiff_t>(first), parts.end()}, 0);
    if (!path.empty()) return path;
  }
  return {};
}

FoundTexture TextureFinder::find(std::string_view name) {
  const WrittenPath written = parsePath(name);
  if (written.isOutside) return {{}, model::TextureFinding::Outside};
  if (folder_.empty() || written.parts.empty()) return {{}, model::TextureFinding::Missing};
  fs::path root = folder_;
  for (std::size_t i = 0; i < written.levelsUp; ++i) root = root.parent_path();
  // Folders in the root folder of a disk are not considered part of the model.
  if (written.levelsUp > 0 && !root.has_relative_path()) return {{}, model::TextureFinding::Outside};
  const fs::path path = written.isAbsolute ? findSuffix(written.parts) : resolve(root, written.parts, 0);
  if (path.empty()) return {{}, written.isAbsolute ? model::TextureFinding::Outside : model::TextureFinding::Missing};
  std::error_code error;
  const fs::path file = fs::canonical(path, error);
  if (error) return {{}, model::TextureFinding::Missing};
  const std::size_t depth = depthBelow(root, file);
  if (depth < (written.levelsUp > 0 ? 2U : 1U)) return {{}, model::TextureFinding::Outside};
  return {file, {}};
}

FoundTexture TextureFinder::findBySuffix(std::string_view name) {
  const WrittenPath written = parsePath(name);
  if (folder_.empty() || written.parts.empty()) return {{}, model::TextureFinding::Missing};
  if (written.parts.size() > kMaxParts) return {{}, model::TextureFinding::Outside};
  std::error_code error;
  const fs::path file = fs::canonical(findSuffix(written.parts), error);
  if (error) return {{}, model::TextureFinding::Missing};
  if (depthBelow(folder_, file) == 0) return {{}, model::TextureFinding::Outside};
  return {file, {}};
}

}  // namespace furitsuke::image
