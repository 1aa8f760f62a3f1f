// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/eval/reference_csv.h"

#include <zlib.h>

#include <array>
#include <charconv>
#include <memory>
#include <stdexcept>
#include <string>

namespace furitsuke::test {

namespace {

/// zlib also reads uncompressed files.
std::string readMaybeCompressed(const std::filesystem::path& path) {
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.string().c_str(), "rb"), gzclose);
  if (!file) throw std::runtime_error("cannot open " + path.string());
  std::string text;
  std::array<char, 65536> part{};
  for (int got = 0; (got = gzread(file.get(), part.data(), static_cast<unsigned>(part.size()))) != 0;) {
    if (got < 0) throw std::runtime_error("cannot unpack " + path.string());
    text.append(part.data(), static_cast<std::size_t>(got));
  }
  return text;
}

}  // namespace

std::vector<std::vector<double>> readNumberCsv(const std::filesystem::path& path) {
  const std::string text = readMaybeCompressed(path);
  const char* at = text.data() + std::min(text.size(), text.find('\n') + 1);
  const char* const end = text.data() + text.size();
  std::vector<std::vector<double>> rows;
  while (at < end) {
    std::vector<double>& row = rows.emplace_back();
    for (bool more = true; more;) {
      const auto [next, error] = std::from_chars(at, end, row.emplace_back());
      if (error != std::errc{}) throw std::runtime_error("not a number in " + path.string());
      more = next < end && *next == ',';
      at = next < end ? next + 1 : end;
    }
  }
  return rows;
}

}  // namespace furitsuke::test
