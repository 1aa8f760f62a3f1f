// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/document/edit_history.h"

namespace furitsuke::edit {

/// Whether the user chose the selected keys: they are not ones that a step selected because it made them, such as a
/// pose that was registered, nor those of bones that were picked. Keys that the user chose stay chosen when a step
/// moves or changes them. False if no key is selected.
[[nodiscard]] bool isSelectionChosen(const EditHistory& history, const EditorState& state);

}  // namespace furitsuke::edit
