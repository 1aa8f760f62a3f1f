// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "core/base/result.h"

namespace furitsuke::session {

[[nodiscard]] std::filesystem::path toPath(const QString& path);
[[nodiscard]] QString fromPath(const std::filesystem::path& path);
/// The same status; an error that names no place names the file at `path`.
[[nodiscard]] Status namingFile(Status status, const QString& path);

}  // namespace furitsuke::session
