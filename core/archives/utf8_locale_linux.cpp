// SPDX-License-Identifier: MIT
#include <clocale>

#include "core/archives/utf8_locale.h"

namespace furitsuke::archives {

Utf8Locale::Utf8Locale() {
  locale_t own = newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
  if (own == locale_t{}) own = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", locale_t{});
  if (own == locale_t{}) return;
  own_ = own;
  before_ = uselocale(own);
}

Utf8Locale::~Utf8Locale() {
  if (own_ == nullptr) return;
  uselocale(static_cast<locale_t>(before_));
  freelocale(static_cast<locale_t>(own_));
}

}  // namespace furitsuke::archives
