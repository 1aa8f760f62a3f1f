// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/vector.h"
#include "core/format/pmd/pmd_file.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// The motion of a model as MikuMikuDance writes it: in the order of its model, with a key at frame 0 of every part.
namespace furitsuke::io {

/// A bone, a morph or the bone of an IK chain.
struct MmdPart {
  std::string name;               ///< bytes, as tracks have it
  std::string field;              ///< the name with the bytes after it, as MMD keeps it in memory
  std::optional<Vec3> axis = {};  ///< of a bone that only rotates about it
};

/// What MMD knows about the model of a motion, in its order.
struct MmdParts {
  std::string modelField;  ///< as MmdPart::field
  std::vector<MmdPart> bones;
  std::vector<MmdPart> morphs;  ///< with the base morph of a PMD
  std::vector<MmdPart> ik;
};
/// @param model whose parts are taken
/// @param file of the same model: MMD also writes the bytes that a PMD has after its names
[[nodiscard]] MmdParts mmdPartsOf(const model::Model& model, const format::pmd::File* file = nullptr);
/// Without a model: the parts that have keys, in the order of their tracks.
[[nodiscard]] MmdParts mmdPartsOf(const motion::Motion& motion);

/// The bytes that MMD would save: the keys at frame 0, at rest where there is none, then the other keys in the order in
/// which they were read, new ones by frame. The rotations of bones with a fixed axis are about that axis. A motion of
/// cameras is written as vmdFromMotion() writes it.
[[nodiscard]] Bytes vmdLikeMmd(const motion::Motion& motion, const MmdParts& parts);

/// The keys that MMD could not have, because the model has no such part, and those of the camera, the light and self
/// shadow beside keys of a model. Empty if nothing is lost.
[[nodiscard]] Diagnostics mmdVmdLosses(const motion::Motion& motion, const MmdParts& parts);

}  // namespace furitsuke::io
