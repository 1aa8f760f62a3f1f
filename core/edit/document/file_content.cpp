// SPDX-License-Identifier: MIT
#include "core/edit/document/file_content.h"

#include <memory>
#include <utility>

#include "core/motion/layers/stored_layers.h"
#include "core/operations/motion/flatten_layers.h"

namespace furitsuke::edit {

Result<FileContent> fileContentOf(const motion::Motion& motion) {
  FileContent content;
  content.annotations = motion.annotations;
  if (!motion::hasLayers(motion)) {
    content.motion = motion::withoutLayers(motion);
    return content;
  }
  operations::OperationControl control(motion.keyCount());
  Result<motion::FlatMotion> flat = operations::flattenLayers(motion, operations::kFlatteningBounds, control);
  if (!flat) return flat.error();
  auto layers = std::make_shared<const motion::StoredLayers>(motion::storedLayers(motion, *flat));
  content.flattened = layers->layers.size();
  content.annotations.layers = motion::StoredLayersRef(std::move(layers));
  content.motion = std::move(flat->motion);
  return content;
}

}  // namespace furitsuke::edit
