// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>

#include "core/base/result.h"

namespace furitsuke::session {

[[nodiscard]] std::filesystem::path toPath(const QString& path);
[[nodiscard]] QString fromPath(const std::filesystem::path& path);
/// The same file for a program that is started in another folder; empty for an empty path.
[[nodiscard]] QString absolutePath(const std::filesystem::path& path);
/// Returns `status`; if it is an error without a section, its section becomes the name of the file at `path`.
[[nodiscard]] Status withFileName(Status status, const QString& path);
/// For each path the folders that tell it from the others of the same file name, such as "rock" or "rock/live"; empty
/// if no other path has that file name. Empty paths and repeated ones get none.
[[nodiscard]] QStringList distinguishingFolders(const QStringList& paths);
/// "dance.vmd (rock)"; only the title without a folder.
[[nodiscard]] QString titleWithFolder(const QString& title, const QString& folder);

}  // namespace furitsuke::session
