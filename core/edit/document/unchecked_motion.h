// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/motion_file.h"

namespace furitsuke::edit {

/// A file that was read but not checked, so that it can be shown before its findings are known.
struct UncheckedMotion {
  /// With the annotations of the file next to it. Its diagnostics are those of the reader alone.
  io::LoadedMotion loaded;
  /// All findings of the file, as MotionDocument::read() returns them. It shares the columns of the motion and can be
  /// called on any thread.
  std::function<Diagnostics()> check;
};

/// MotionDocument::read() without the check.
[[nodiscard]] Result<UncheckedMotion> readUnchecked(const std::filesystem::path& path);

}  // namespace furitsuke::edit
