// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "core/base/result.h"

namespace furitsuke::session {

[[nodiscard]] std::filesystem::path toPath(const QString& path);
[[nodiscard]] QString fromPath(const std::filesystem::path& path);
/// Returns `status`; if it is an error without a section, its section becomes the name of the file at `path`.
[[nodiscard]] Status withFileName(Status status, const QString& path);

}  // namespace furitsuke::session
