// SPDX-License-Identifier: MIT
#include "core/io/known_extensions.h"

#include <string_view>

namespace furitsuke::io {

std::string knownExtensions(std::initializer_list<OpensAs> kinds) {
  std::string list;
  for (const OpensAs what : kinds) {
    for (const std::string_view extension : extensionsOf(what))
      list.append(list.empty() ? "." : ", .").append(extension);
  }
  return list;
}

}  // namespace furitsuke::io
