// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::soak {

/// Resident megabytes of this process; 0 if the system does not report it.
[[nodiscard]] double residentMegabytes();
/// The part of it that the system can read again from files: libraries and fonts, which grow with what has been used
/// once; 0 if the system does not report it.
[[nodiscard]] double residentFileMegabytes();
/// Megabytes allocated and not freed; 0 if the system does not report it.
[[nodiscard]] double allocatedMegabytes();
/// Gives memory that was freed back to the system, so that residentMegabytes() shows what is in use.
void returnFreeMemory();

}  // namespace furitsuke::soak
