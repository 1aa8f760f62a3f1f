// SPDX-License-Identifier: MIT
#include <system_error>

#include "core/decoder/installed_file.h"

namespace furitsuke::decoder {

std::vector<std::filesystem::path> installedFiles(const std::string& name) {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  // In a build folder, the tests are beside the folder of the programs.
  std::vector<std::filesystem::path> places = {program / name, program / ".." / "bin" / name,
                                               program / FURITSUKE_MODULE_FOLDER / name,
                                               std::filesystem::path(FURITSUKE_INSTALLED_MODULES) / name};
  std::erase_if(places, [&error](const std::filesystem::path& path) { return !std::filesystem::exists(path, error); });
  return places;
}

}  // namespace furitsuke::decoder
