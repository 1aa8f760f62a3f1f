// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <vector>

namespace furitsuke::panels {

/// The box moved down, below each of the `taken` ones that it would cover, one after another.
[[nodiscard]] QRectF freeBox(QRectF box, const std::vector<QRectF>& taken);

}  // namespace furitsuke::panels
