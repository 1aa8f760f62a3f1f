// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::cli {

/// What furitsuke-import, which is in the folder of this program, writes for the captured motion in a file: a GLB. A
/// separate process, because assimp crashes on some damaged files. Blocks until it has ended, for at most 20 seconds,
/// or until `stop`, if it is given, becomes true. Thread-safe.
[[nodiscard]] Result<Bytes> importedMotion(const std::filesystem::path& file, const std::atomic<bool>* stop = nullptr);

/// Converts a GLB to FBX in the same way.
[[nodiscard]] Result<Bytes> fbxFromGlb(ByteView glb, const std::atomic<bool>* stop = nullptr);

}  // namespace furitsuke::cli
