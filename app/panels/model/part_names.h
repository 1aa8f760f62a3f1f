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
    Qt::UserRole + 2;  ///< of headings, an id that does not depend on the language; optional

/// The English name if requested and present, otherwise the Japanese one; never empty if the index of the part is
/// given.
[[nodiscard]] QString partName(const model::ModelName& name, bool english, int index);
/// A row for a part: its name, the other name as tooltip, and the searched text.
[[nodiscard]] QStandardItem* partItem(const model::ModelName& name, bool english, int index);
/// A heading; it cannot be selected.
[[nodiscard]] QStandardItem* headingItem(const QString& title);

}  // namespace furitsuke::panels
