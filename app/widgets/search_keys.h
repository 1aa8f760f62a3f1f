// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QAbstractItemView;
class QLineEdit;

namespace furitsuke::widgets {

/// Enter and Down in a field for a search call `goToFirst`, which selects the first hit and gives it the focus.
void leadToHits(QLineEdit& field, std::function<void()> goToFirst);
/// The same for a list, table or tree. Its headings, which have rows below them, are skipped.
void leadToHits(QLineEdit& field, QAbstractItemView& hits);

}  // namespace furitsuke::widgets
