// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace furitsuke::landmarks {

/// The folder of the program that runs; empty if the system does not say.
[[nodiscard]] std::filesystem::path programFolder();

}  // namespace furitsuke::landmarks
