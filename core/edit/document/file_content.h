// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/result.h"
#include "core/motion/motion.h"

namespace furitsuke::edit {

/// What the files of a document contain: the motion file has no layers.
struct FileContent {
  motion::Motion motion;            ///< of the motion file
  motion::Annotations annotations;  ///< of the annotation file, with the layers
  std::size_t flattened = 0;        ///< the number of layers
};

/// Flattens the layers if there are any, which may take long; otherwise the motion is copied, which shares its columns.
/// An Error if the flattened motion would have too many keys.
[[nodiscard]] Result<FileContent> fileContentOf(const motion::Motion& motion);

}  // namespace furitsuke::edit
