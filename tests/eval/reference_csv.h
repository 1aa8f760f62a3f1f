// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace furitsuke::test {

/// The rows of a file of comma-separated numbers, without its header line; .gz is unpacked. Throws std::runtime_error
/// when the file cannot be read or a field is no number.
[[nodiscard]] std::vector<std::vector<double>> readNumberCsv(const std::filesystem::path& path);

}  // namespace furitsuke::test
