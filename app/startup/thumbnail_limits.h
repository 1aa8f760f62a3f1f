// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

/// Ends this process with a message when it takes more time than a small picture may, and limits its memory, where the
/// system can.
void limitThumbnails();

}  // namespace furitsuke::startup
