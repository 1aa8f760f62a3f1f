// SPDX-License-Identifier: MIT
#include <system_error>

#include "core/landmarks/program_folder.h"

namespace furitsuke::landmarks {

std::filesystem::path programFolder() {
  std::error_code ignored;
  return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
}

}  // namespace furitsuke::landmarks
