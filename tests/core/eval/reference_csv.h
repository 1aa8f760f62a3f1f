// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace furitsuke::test {

/// Reads the rows of a file of comma-separated numbers, without its header line; .gz is decompressed. Throws
/// std::runtime_error if the file cannot be read or a field is not a number.
[[nodiscard]] std::vector<std::vector<double>> readNumberCsv(const std::filesystem::path& path);

}  // namespace furitsuke::test
