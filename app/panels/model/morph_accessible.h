// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::panels {

/// Lets assistive technology read the list of morphs as sliders with their weights, below headings with the names of
/// the groups. Must be called before the interface of a list is requested; may be called repeatedly.
void makeMorphsAccessible();

}  // namespace furitsuke::panels
