// SPDX-License-Identifier: MIT
#include "core/io/project/file_reference.h"

#include <system_error>

#include "core/base/file.h"
#include "core/io/stored_path.h"

namespace furitsuke::io {

std::string contentDigest(ByteView bytes) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const std::byte byte : bytes) hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 1099511628211ULL;
  constexpr char kHex[] = "0123456789abcdef";
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; hash >>= 4) digits[i] = kHex[hash & 15];
  return digits;
}

Result<FileReference> referenceTo(const std::string& path) {
  const Result<Bytes> bytes = readFile(pathFromUtf8(path));
  if (!bytes) return bytes.error();
  return FileReference{path, bytes->size(), contentDigest(*bytes)};
}

bool hasContentOf(const std::filesystem::path& path, const FileReference& file) {
  std::error_code error;
  if (file.digest.empty() || std::filesystem::file_size(path, error) != file.size || error) return false;
  const Result<Bytes> bytes = readFile(path);
  return bytes && contentDigest(*bytes) == file.digest;
}

}  // namespace furitsuke::io
