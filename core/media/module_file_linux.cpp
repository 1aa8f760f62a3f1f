// SPDX-License-Identifier: MIT
#include <dlfcn.h>

#include <filesystem>
#include <string>

#include "core/decoder/installed_file.h"
#include "core/media/module_file.h"

namespace furitsuke::media {

void* functionOfModule(std::string_view module, const char* function, Message& problem) {
  const std::string name = std::string(module) + ".so";
  problem = {Core::trWith("%1 is not installed"), name};
  for (const std::filesystem::path& path : decoder::installedFiles(name)) {
    void* const opened = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const found = opened == nullptr ? nullptr : dlsym(opened, function);
    if (found != nullptr) return found;
    problem = Message::verbatim(dlerror());
  }
  return nullptr;
}

}  // namespace furitsuke::media
