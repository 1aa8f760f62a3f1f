// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace furitsuke::session {

/// The figure that comes with the program; empty if it is not installed.
[[nodiscard]] QString sampleModel();
/// The figure with its camera motion and its dance; empty if they are not installed.
[[nodiscard]] QStringList sampleFiles();
/// Whether the file is one of them. They belong to the program, so that edits are saved elsewhere.
[[nodiscard]] bool isSampleFile(const QString& path);

}  // namespace furitsuke::session
