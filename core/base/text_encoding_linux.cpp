// SPDX-License-Identifier: MIT
#include <iconv.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "core/base/text_encoding.h"

namespace furitsuke {
inline namespace base {
namespace {

const char* charsetOf(TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::Gbk: return "GBK";
    case TextEncoding::Big5: return "BIG5-HKSCS";  // has kana where programs of Taiwan have it
    case TextEncoding::EucKr: return "CP949";
    case TextEncoding::EucJp: return "EUC-JP";
    case TextEncoding::Cp932:
    case TextEncoding::Utf8: break;
  }
  return "UTF-8";
}

/// A conversion of iconv.
class Conversion {
 public:
  /// This thread's converter. It stays open, because iconv_open() loads the module of an encoding every time, which can
  /// take a millisecond.
  static Conversion& between(const char* to, const char* from) {
    thread_local std::map<std::pair<std::string_view, std::string_view>, Conversion> open;
    Conversion& conversion = open.try_emplace({to, from}, to, from).first->second;
    // Whatever the last text has left.
    if (conversion.isOpen()) iconv(conversion.handle_, nullptr, nullptr, nullptr, nullptr);
    return conversion;
  }

  Conversion(const char* to, const char* from) : handle_(iconv_open(to, from)) {}
  ~Conversion() {
    if (isOpen()) iconv_close(handle_);
  }
  Conversion(const Conversion&) = delete;
  Conversion& operator=(const Conversion&) = delete;

  // The C interface reports failure with this invalid pointer.
  [[nodiscard]] bool isOpen() const { return reinterpret_cast<std::intptr_t>(handle_) != -1; }

  /// Converts as much as possible of `left` and appends it. False if the next byte cannot be converted.
  bool convert(std::string_view& left, std::string& result) {
    while (!left.empty()) {
      std::array<char, 256> buffer;
      char* from = const_cast<char*>(left.data());  // iconv() does not write there
      char* to = buffer.data();
      std::size_t rest = left.size(), room = buffer.size();
      const std::size_t done = iconv(handle_, &from, &rest, &to, &room);
      const bool isStuck = done == static_cast<std::size_t>(-1) && errno != E2BIG;
      result.append(buffer.data(), to);
      left.remove_prefix(left.size() - rest);
      if (isStuck) return false;
    }
    return true;
  }

 private:
  iconv_t handle_;
};

}  // namespace

std::optional<std::string> decodedBySystem(TextEncoding encoding, std::string_view bytes) {
  Conversion& conversion = Conversion::between("UTF-8", charsetOf(encoding));
  if (!conversion.isOpen()) return {};
  std::string text;
  while (!conversion.convert(bytes, text)) {
    text += "\xEF\xBF\xBD";
    bytes.remove_prefix(1);
  }
  return text;
}

std::optional<std::string> encodedBySystem(TextEncoding encoding, std::string_view text) {
  Conversion& conversion = Conversion::between(charsetOf(encoding), "UTF-8");
  std::string bytes;
  if (!conversion.isOpen() || !conversion.convert(text, bytes)) return {};
  return bytes;
}

}  // namespace base
}  // namespace furitsuke
