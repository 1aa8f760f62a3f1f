// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace furitsuke::session {

/// Where the files of a project are looked for, besides where the project expects them.
struct FileSearch {
  QStringList folders;  ///< with all folders in them
  QHash<QString, QString>
      substitutes;  ///< files that the user chose, by what ReadProject::missing calls the missing one
};

}  // namespace furitsuke::session
