// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke::session {

/// The motion formats of core/io as "*.vmd *.vpd ...", for file dialogs.
[[nodiscard]] QString motionFilePatterns();
/// "Motions and poses (*.vmd *.vpd ...)".
[[nodiscard]] QString motionFileFilter();

}  // namespace furitsuke::session
