// SPDX-License-Identifier: MIT
#include "core/edit/document/unchecked_motion.h"

#include <utility>

#include "core/check/motion_check.h"
#include "core/motion/layers/stored_layers.h"

namespace furitsuke::edit {

Result<UncheckedMotion> readUnchecked(const std::filesystem::path& path) {
  Result<io::LoadedMotion> loaded = io::loadMotion(path);
  if (!loaded) return loaded.error();
  UncheckedMotion unchecked{std::move(*loaded), {}};
  // The motion as it is in the file: annotations and layers are added below.
  unchecked.check = [file = unchecked.loaded] { return check::checkMotion(file); };
  io::LoadedMotion& motion = unchecked.loaded;
  motion.annotationFile = io::readAnnotations(path);
  motion::Annotations& annotations = motion.motion.annotations = motion.annotationFile.annotations;
  if (annotations.layers) {
    const motion::StoredLayersRef layers = std::exchange(annotations.layers, {});
    motion.annotationFile.layerProblem = motion::restoreLayers(motion.motion, *layers);
  }
  return unchecked;
}

}  // namespace furitsuke::edit
