// SPDX-License-Identifier: MIT
#include <dlfcn.h>

#include <filesystem>
#include <string>
#include <system_error>

#include "core/media/module_file.h"

namespace furitsuke::media {

void* functionOfModule(std::string_view module, const char* function, Message& problem) {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  const std::string name = std::string(module) + ".so";
  // In a build folder, the tests are beside the folder of the programs.
  const std::filesystem::path places[] = {program / name, program / ".." / "bin" / name,
                                          program / FURITSUKE_MODULE_FOLDER / name,
                                          std::filesystem::path(FURITSUKE_INSTALLED_MODULES) / name};
  problem = {Core::trWith("%1 is not installed"), name};
  for (const std::filesystem::path& path : places) {
    if (!std::filesystem::exists(path, error)) continue;
    void* const opened = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const found = opened == nullptr ? nullptr : dlsym(opened, function);
    if (found != nullptr) return found;
    problem = Message::verbatim(dlerror());
  }
  return nullptr;
}

}  // namespace furitsuke::media
