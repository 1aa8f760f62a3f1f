// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace furitsuke::commands {

/// The files of a folder that open together: motions, models, props, captured motions and the first sound, without its
/// subfolders. Pictures, which are textures, and projects, which would replace each other, are left out.
[[nodiscard]] QStringList openableFilesIn(const QString& folder);

/// The paths with each folder replaced by its files. A folder without any stays, so that opening it says so.
[[nodiscard]] QStringList withFilesOfFolders(const QStringList& paths);

}  // namespace furitsuke::commands
