// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>

#include "core/base/result.h"
#include "core/model/model.h"

namespace furitsuke::commands {

/// The index of the first morph or material with that name. Japanese names are searched before English names.
template <class Parts>
[[nodiscard]] Result<std::size_t> indexOfNamedPart(const Parts& parts, const QString& name) {
  const std::string wanted = name.toStdString();
  for (const auto member : {&model::ModelName::text, &model::ModelName::english}) {
    const auto found = std::ranges::find_if(parts, [&](const auto& part) { return part.name.*member == wanted; });
    if (found != parts.end()) return static_cast<std::size_t>(found - parts.begin());
  }
  return Error::because(Core::trWith("the active model has no '%1'"), wanted);
}

}  // namespace furitsuke::commands
