// SPDX-License-Identifier: MIT
#include <windows.h>

#include <array>
#include <filesystem>
#include <string>

#include "core/media/module_file.h"

namespace furitsuke::media {

void* functionOfModule(std::string_view module, const char* function, Message& problem) {
  std::array<wchar_t, 32'768> program{};
  GetModuleFileNameW(nullptr, program.data(), static_cast<DWORD>(program.size()));
  const std::filesystem::path folder = std::filesystem::path(program.data()).parent_path();
  const std::string name = std::string(module) + ".dll";
  problem = {Core::trWith("%1 is not installed"), name};
  for (const std::filesystem::path& path : {folder / name, folder / FURITSUKE_MODULE_FOLDER / name}) {
    const HMODULE opened = LoadLibraryW(path.c_str());
    if (opened == nullptr) continue;
    if (void* const found = reinterpret_cast<void*>(GetProcAddress(opened, function))) return found;
    problem = {Core::trWith("%1 is of another version"), name};
  }
  return nullptr;
}

}  // namespace furitsuke::media
