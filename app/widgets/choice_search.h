// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace furitsuke::widgets {

/// Lets the entries of a list, such as the bones of a model, be found by typing a part of their name or of its reading,
/// see nameSearchText(). Text that is no entry never stays in the field: Enter takes the first entry that was found.
void makeSearchable(QComboBox& box);

}  // namespace furitsuke::widgets
