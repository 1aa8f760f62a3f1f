// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItem>
#include <QString>

#include "core/model/model_name.h"

namespace furitsuke::panels {

// Roles of the items in the lists of a model's parts.
inline constexpr int kPartIndexRole = Qt::UserRole;       ///< int, into the model's list; not set for headings
inline constexpr int kPartSearchRole = Qt::UserRole + 1;  ///< QString, the searched text
inline constexpr int kPartHeadingRole =
    Qt::UserRole + 2;  ///< optional id of a heading that does not depend on the language

/// The English name if requested and present, otherwise the Japanese name; "#INDEX" if both are empty.
[[nodiscard]] QString partName(const model::ModelName& name, bool english, int index);
/// An item for a part: its name, both names as tooltip, and the text for the search.
[[nodiscard]] QStandardItem* partItem(const model::ModelName& name, bool english, int index);
/// A heading; it cannot be selected.
[[nodiscard]] QStandardItem* headingItem(const QString& title);

}  // namespace furitsuke::panels
