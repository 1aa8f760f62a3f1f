// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItem>
#include <QString>

#include "core/model/model_name.h"

namespace furitsuke {

// Roles of the items in the lists of a model's parts.
inline constexpr int kPartIndexRole = Qt::UserRole;        ///< int, into the model's list; not set for headings
inline constexpr int kPartSearchRole = Qt::UserRole + 1;   ///< QString, what a search looks into
inline constexpr int kPartHeadingRole = Qt::UserRole + 2;  ///< of headings, what they are in any language; or not set

/// The English name where it is asked for and there is one, the Japanese one otherwise; never empty for a part whose
/// place in its list is given.
[[nodiscard]] QString partName(const ModelName& name, bool english, int index);
/// A row for a part: its name, the other name as tooltip, and what a search looks into.
[[nodiscard]] QStandardItem* partItem(const ModelName& name, bool english, int index);
/// A heading; it cannot be selected.
[[nodiscard]] QStandardItem* headingItem(const QString& title);

}  // namespace furitsuke
