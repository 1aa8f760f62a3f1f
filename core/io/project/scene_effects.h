// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/format/emm/emm_file.h"

// The effects of MikuMikuEffect that a scene expects. They are not drawn.
namespace furitsuke::io {

/// The file names of the effects (.fx) without folders, each once, in the order of the list.
[[nodiscard]] std::vector<std::string> effectNames(const format::emm::File& file);

/// The names of the objects of a list, which a file can have by the hundred thousand.
class EffectObjects {
 public:
  /// `file` must outlive this object.
  explicit EffectObjects(const format::emm::File& file);

  /// The path of an object as "model.pmx"; its key if there is none, such as "Default".
  [[nodiscard]] std::string nameOf(const std::string& key) const;

 private:
  std::unordered_map<std::string_view, const format::emm::Object*> objects_;  ///< the first with each key
};

/// The list with the name of a project and the extension .emm beside it; nothing if there is none that can be read.
[[nodiscard]] std::optional<format::emm::File> effectsBeside(const std::filesystem::path& project);

}  // namespace furitsuke::io
