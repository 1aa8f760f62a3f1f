// SPDX-License-Identifier: MIT
#include "core/io/pmm/project_files.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/io/model/model_file.h"
#include "core/io/stored_path.h"

#include "core/base/path_text.h"

namespace furitsuke::io {

namespace {

namespace fs = std::filesystem;

constexpr int kMaxParents = 8;

std::string lowerCase(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

std::string nameOf(const fs::path& path) { return lowerCase(pathText(path.filename())); }

std::string withSlashes(std::string path) {
  std::ranges::replace(path, '\\', '/');
  return path;
}

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

}  // namespace

ProjectFiles::ProjectFiles(const fs::path& project) : folders_{absoluteFolderOf(project)} {}

void ProjectFiles::addFolder(const fs::path& folder) { folders_.push_back(folder); }

void ProjectFiles::substitute(const std::string& path, const fs::path& file) {
  substitutes_.insert_or_assign(withSlashes(path), file);
}

std::optional<fs::path> ProjectFiles::findSubstitute(const std::string& path) const {
  const auto chosen = substitutes_.find(withSlashes(path));
  return chosen == substitutes_.end() ? std::nullopt : std::optional(chosen->second);
}

std::optional<fs::path> ProjectFiles::find(const std::string& path, const Accepts& accepts) {
  if (path.empty() || path.find('\0') != std::string::npos) return {};
  if (auto chosen = findSubstitute(path)) return chosen;
  const std::string slashes = withSlashes(path);
  if (auto found = findByPath(slashes)) return found;
  return findByName(slashes, accepts);
}

std::optional<fs::path> ProjectFiles::find(const FileReference& file, const Accepts& accepts) {
  if (file.path.empty() || file.path.find('\0') != std::string::npos) return {};
  if (auto chosen = findSubstitute(file.path)) return chosen;
  for (const fs::path& folder : folders_) {
    if (const fs::path exact = (folder / pathFromUtf8(file.path)).lexically_normal(); isFile(exact)) return exact;
  }
  if (auto found = findByContent(file)) return found;
  return find(file.path, accepts);
}

std::optional<fs::path> ProjectFiles::findByContent(const FileReference& file) {
  if (file.digest.empty()) return {};
  listNames();
  const auto [first, last] = names_.equal_range(nameOf(pathFromUtf8(file.path)));
  for (auto at = first; at != last; ++at) {
    if (hasContentOf(at->second.path, file)) return at->second.path;
  }
  for (const auto& [name, listed] : names_) {
    if (listed.size == file.size && hasContentOf(listed.path, file)) return listed.path;
  }
  return {};
}

std::optional<fs::path> ProjectFiles::findByPath(const std::string& path) const {
  if (const fs::path given = pathFromUtf8(path); given.is_absolute() && isFile(given)) return given;
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
  for (std::size_t i = 1; i < folders_.size(); ++i) {
    for (const std::string& tail : tails) {
      if (const fs::path candidate = folders_[i] / pathFromUtf8(tail); isFile(candidate)) return candidate;
    }
  }
  fs::path folder = folders_.front();
  for (int level = 0; level < kMaxParents; ++level, folder = folder.parent_path()) {
    for (const std::string& tail : tails) {
      if (const fs::path candidate = folder / pathFromUtf8(tail); isFile(candidate))
        return candidate.lexically_normal();
    }
    if (folder == folder.parent_path()) break;
  }
  return {};
}

std::optional<fs::path> ProjectFiles::findByName(const std::string& path, const Accepts& accepts) {
  listNames();
  const auto [first, last] = names_.equal_range(nameOf(pathFromUtf8(path)));
  for (auto at = first; at != last; ++at) {
    if (!accepts || accepts(at->second.path)) return at->second.path;
  }
  return std::nullopt;
}

void ProjectFiles::listNames() {
  for (; listedFolders_ < folders_.size(); ++listedFolders_) {
    std::error_code error;
    fs::recursive_directory_iterator at(folders_[listedFolders_], fs::directory_options::skip_permission_denied, error);
    const fs::recursive_directory_iterator end;
    for (std::size_t searched = 0; !error && at != end && searched < kMaxSearched; ++searched, at.increment(error)) {
      if (at.depth() >= kMaxDepth) at.disable_recursion_pending();
      std::error_code typeError, sizeError;
      if (!at->is_regular_file(typeError)) continue;
      const std::uint64_t size = at->file_size(sizeError);
      names_.emplace(nameOf(at->path()), Listed{at->path(), sizeError ? 0 : size});
    }
  }
}

PartNamesAt partNamesIn(ProjectFiles& files) {
  return [&files](const std::string& path) -> std::optional<PartNames> {
    const std::optional<fs::path> found = files.find(path);
    if (!found) return {};
    const Result<LoadedModel> model = loadModel(*found);
    return model ? std::optional(partNamesOf(model->model)) : std::nullopt;
  };
}

}  // namespace furitsuke::io
