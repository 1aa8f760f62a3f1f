// SPDX-License-Identifier: MIT
#include "core/io/pmm/project_files.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/base/path_text.h"

namespace furitsuke::io {

namespace {

namespace fs = std::filesystem;

constexpr int kMaxParents = 8;

fs::path utf8Path(std::string_view text) { return fs::path(std::u8string(text.begin(), text.end())); }

std::string lowerCase(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

std::string nameOf(const fs::path& path) { return lowerCase(pathText(path.filename())); }

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

}  // namespace

ProjectFiles::ProjectFiles(const fs::path& project) {
  std::error_code error;
  folder_ = fs::absolute(project, error).parent_path();
}

std::optional<fs::path> ProjectFiles::find(const std::string& path) {
  if (path.empty() || path.find('\0') != std::string::npos) return {};
  std::string slashes = path;
  std::ranges::replace(slashes, '\\', '/');
  if (auto found = findByPath(slashes)) return found;
  return findByName(slashes);
}

std::optional<fs::path> ProjectFiles::findByPath(const std::string& path) const {
  if (const fs::path given = utf8Path(path); given.is_absolute() && isFile(given)) return given;
  const bool hasDrive = path.size() > 1 && path[1] == ':';
  std::string relative = hasDrive ? path.substr(2) : path;
  relative.erase(0, relative.find_first_not_of('/'));
  if (relative.empty()) return {};
  std::vector<std::string> tails{relative};
  const std::string lower = lowerCase(relative);
  for (const std::string_view folder : {"userfile/", "model/"}) {
    const std::size_t at = lower.rfind(folder);
    if (at == std::string::npos) continue;
    tails.push_back(relative.substr(at));
    tails.push_back(relative.substr(at + folder.size()));
  }
  fs::path folder = folder_;
  for (int level = 0; level < kMaxParents; ++level, folder = folder.parent_path()) {
    for (const std::string& tail : tails) {
      if (const fs::path candidate = folder / utf8Path(tail); isFile(candidate)) return candidate.lexically_normal();
    }
    if (folder == folder.parent_path()) break;
  }
  return {};
}

std::optional<fs::path> ProjectFiles::findByName(const std::string& path) {
  if (!areNamesListed_) listNames();
  const auto found = names_.find(nameOf(utf8Path(path)));
  return found == names_.end() ? std::nullopt : std::optional(found->second);
}

void ProjectFiles::listNames() {
  areNamesListed_ = true;
  std::error_code error;
  fs::recursive_directory_iterator at(folder_, fs::directory_options::skip_permission_denied, error);
  const fs::recursive_directory_iterator end;
  for (std::size_t searched = 0; !error && at != end && searched < kMaxSearched; ++searched, at.increment(error)) {
    if (at.depth() >= kMaxDepth) at.disable_recursion_pending();
    std::error_code typeError;
    if (at->is_regular_file(typeError)) names_.emplace(nameOf(at->path()), at->path());
  }
}

}  // namespace furitsuke::io
