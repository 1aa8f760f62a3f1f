// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/base/name_encoding.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/motion.h"

// The names of a motion and those in its file, which may be in another encoding than CP932.
namespace furitsuke::io {

/// The encoding that the bytes of a file seem to have which are the names of the motion.
[[nodiscard]] TextEncoding encodingOfBytes(const motion::Motion& motion, const IsKnownName& isKnown = {});

/// The encoding in which the motion is written: Motion::nameEncoding, unless it lacks a character.
[[nodiscard]] TextEncoding writtenEncoding(const motion::Motion& motion);

/// Gives a motion whose names are the bytes of its file the names that these bytes mean in this encoding. A track whose
/// name would be that of another one keeps its bytes.
void decodeNames(motion::Motion& motion, TextEncoding encoding);

/// The inverse: a motion whose names are the bytes of its file, for code that compares them with records. Bytes of the
/// source that mean the name are those of the source.
class MotionAsStored {
 public:
  /// Both must outlive the object. Copies nothing if the names are CP932.
  MotionAsStored(const motion::Motion& motion, const VmdSource* source);
  [[nodiscard]] const motion::Motion& motion() const noexcept { return changed_ ? *changed_ : *original_; }
  [[nodiscard]] TextEncoding encoding() const noexcept { return encoding_; }

 private:
  const motion::Motion* original_;
  std::optional<motion::Motion> changed_;
  TextEncoding encoding_;
};

}  // namespace furitsuke::io
