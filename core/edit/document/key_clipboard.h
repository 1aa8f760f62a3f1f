// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/motion/motion.h"

class QMimeData;

namespace furitsuke::edit {

/// Copied keys as bytes of a VMD whose smallest frame is 0, so that they can be pasted in another window.
inline constexpr char kKeysMimeType[] = "application/x-furitsuke-keys";
/// The frame that the smallest frame was copied from, as decimal text.
inline constexpr char kKeysFrameMimeType[] = "application/x-furitsuke-keys-frame";

/// `keys`: what extractKeys() gave with Rebase::ToZero; `firstFrame`: where its smallest frame came from. Within this
/// program the motion itself is kept, with names that VMD would have to cut.
[[nodiscard]] std::unique_ptr<QMimeData> mimeFromKeys(motion::Motion keys, Frame firstFrame);

[[nodiscard]] bool hasKeys(const QMimeData* data);
/// Nothing when the data are no keys or cannot be read.
[[nodiscard]] std::optional<motion::Motion> keysFromMime(const QMimeData* data);

}  // namespace furitsuke::edit
