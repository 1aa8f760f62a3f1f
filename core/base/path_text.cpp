// SPDX-License-Identifier: MIT
#include "core/base/path_text.h"

#include <string_view>

#include "core/base/utf16.h"

namespace furitsuke {
inline namespace base {

// Not path::u8string(), which throws for an unpaired surrogate.
std::string pathText(const std::filesystem::path& path) {
  const std::filesystem::path::string_type& native = path.native();
  const std::string_view bytes(reinterpret_cast<const char*>(native.data()), native.size() * sizeof(native[0]));
  return sizeof(native[0]) == 1 ? std::string(bytes) : utf16::toUtf8(bytes, utf16::ByteOrder::Little);
}

}  // namespace base
}  // namespace furitsuke
