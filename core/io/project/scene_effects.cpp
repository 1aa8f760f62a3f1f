// SPDX-License-Identifier: MIT
#include "core/io/project/scene_effects.h"

#include <set>
#include <string_view>

#include "core/base/file.h"

namespace furitsuke::io {

namespace {

std::string fileNameIn(std::string_view path) {
  const std::size_t slash = path.find_last_of("\\/");
  return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

}  // namespace

std::vector<std::string> effectNames(const format::emm::File& file) {
  std::vector<std::string> names;
  std::set<std::string> known;
  for (const format::emm::Effect& effect : file.effects) {
    const std::string name = fileNameIn(effect.path);
    if (!name.empty() && known.insert(name).second) names.push_back(name);
  }
  return names;
}

EffectObjects::EffectObjects(const format::emm::File& file) {
  for (const format::emm::Object& object : file.objects) objects_.try_emplace(object.key, &object);
}

std::string EffectObjects::nameOf(const std::string& key) const {
  const auto found = objects_.find(key);
  return found == objects_.end() ? key : fileNameIn(found->second->path);
}

std::optional<format::emm::File> effectsBeside(const std::filesystem::path& project) {
  for (const char* extension : {".emm", ".EMM"}) {
    std::filesystem::path path = project;
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path.replace_extension(extension), ignored)) continue;
    if (std::filesystem::file_size(path, ignored) > format::emm::kMaxBytes) return {};
    const Result<Bytes> bytes = readFile(path);
    if (!bytes) return {};
    Result<format::emm::File> file = format::emm::read(*bytes);
    if (file) return *std::move(file);
    return {};
  }
  return {};
}

}  // namespace furitsuke::io
