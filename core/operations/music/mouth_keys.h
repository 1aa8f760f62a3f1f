// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/lips/mouth_movement.h"
#include "core/operations/operation.h"

// What the operations that make keys of the mouth share.
namespace furitsuke::operations {

/// The morph of each shape; no name where the model lacks it.
using MouthMorphs = std::array<std::optional<Name>, lips::kMorphShapeCount>;
/// The keys of each of these morphs.
using MouthKeys = std::array<std::vector<lips::WeightKey>, lips::kMorphShapeCount>;

/// "あ"; for the shapes with a morph.
[[nodiscard]] std::string_view nameOfShape(lips::MouthShape shape);

/// "morphs", the names of MouthMorphs.
[[nodiscard]] OperationParameter mouthMorphsParameter(std::string_view help);
/// Reads it. An Error if the model of the motion has none of them.
[[nodiscard]] Result<MouthMorphs> mouthMorphs(const OperationInput& in);

/// The frames in which the operation may change keys, whether there are any or not.
[[nodiscard]] FrameRange allowedMouthFrames(const OperationInput& in);

/// The options that every mouth has: "rise", "fall", "overlap", "shortest", "weight" and "dynamics".
[[nodiscard]] std::vector<OperationParameter> mouthParameters(std::string_view weightHelp);
/// Reads them; the others keep their defaults.
[[nodiscard]] lips::MouthOptions mouthOptions(const OperationArguments& arguments);

/// The options of a mouth that says syllables: those of every mouth, "closure" and "replace".
[[nodiscard]] std::vector<OperationParameter> movementParameters();
/// Reads them.
[[nodiscard]] lips::MouthOptions movementOptions(const OperationArguments& arguments);

/// The keys of the movements. Where the model lacks a morph, similar ones replace it, with a note.
[[nodiscard]] MouthKeys mouthKeys(const std::vector<lips::MouthMovement>& movements, const MouthMorphs& morphs,
                                  OperationResult& result);

/// Replaces the keys of the morphs in the span. What is outside of it stays as it is shown.
void replaceMouthKeys(const OperationInput& in, const MouthMorphs& morphs, const MouthKeys& keys, FrameRange span,
                      OperationResult& result);

/// Replaces the keys of the morphs by those of the movements in the allowed frames. "replace" says in which frames.
void moveMouth(const OperationInput& in, const MouthMorphs& morphs, lips::MouthMovements mouth,
               OperationResult& result);

}  // namespace furitsuke::operations
