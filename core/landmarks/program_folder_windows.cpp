// SPDX-License-Identifier: MIT
#include <windows.h>

#include <array>

#include "core/landmarks/program_folder.h"

namespace furitsuke::landmarks {

std::filesystem::path programFolder() {
  std::array<wchar_t, 32'768> program{};
  GetModuleFileNameW(nullptr, program.data(), static_cast<DWORD>(program.size()));
  return std::filesystem::path(program.data()).parent_path();
}

}  // namespace furitsuke::landmarks
