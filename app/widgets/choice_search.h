// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace furitsuke::widgets {

/// Lets the entries of a list, such as the bones of a model, be found by typing a part of their name or of its reading,
/// see nameSearchText(). Enter takes the first match; text that matches nothing gives way to the current entry.
void makeSearchable(QComboBox& box);

}  // namespace furitsuke::widgets
