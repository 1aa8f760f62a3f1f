// SPDX-License-Identifier: MIT
#pragma once

namespace furitsuke::archives {

/// While it exists, libarchive converts names to UTF-8 on this thread.
class Utf8Locale {
 public:
  Utf8Locale();
  ~Utf8Locale();
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  void* before_ = nullptr;
  void* own_ = nullptr;
};

}  // namespace furitsuke::archives
