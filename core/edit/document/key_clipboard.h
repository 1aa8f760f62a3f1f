// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/motion/motion.h"

class QMimeData;

namespace furitsuke::edit {

/// Copied keys as a VMD file whose first frame is 0, so that they can be pasted in another process.
inline constexpr char kKeysMimeType[] = "application/x-furitsuke-keys";
/// The original frame of the first key, as decimal text.
inline constexpr char kKeysFrameMimeType[] = "application/x-furitsuke-keys-frame";

/// `keys`: the result of extractKeys() with Rebase::ToZero; `firstFrame`: the original frame of the first key. Within
/// this process the motion itself is kept, including names that are too long for VMD.
[[nodiscard]] std::unique_ptr<QMimeData> mimeFromKeys(motion::Motion keys, Frame firstFrame);

[[nodiscard]] bool hasKeys(const QMimeData* data);
/// Empty if the data contains no keys or cannot be read.
[[nodiscard]] std::optional<motion::Motion> keysFromMime(const QMimeData* data);

}  // namespace furitsuke::edit
