// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace furitsuke::decoder {

/// Where a module, or a program that only others start, may be: in the folder of this program, or where modules are
/// installed. Those that exist, in the order in which they count.
[[nodiscard]] std::vector<std::filesystem::path> installedFiles(const std::string& name);

}  // namespace furitsuke::decoder
