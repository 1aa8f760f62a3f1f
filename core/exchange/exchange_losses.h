// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/exchange/baked_frames.h"
#include "core/image/model_images.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// What a file for other programs cannot store, as far as that is known without posing the model.
namespace furitsuke::exchange {

/// Keys of camera, light and self shadow.
void addOtherLosses(const motion::Motion& motion, Diagnostics& losses);

/// The losses of a skinned model with its motion: deformations, kinds of morphs, shading, names, physics.
void addModelLosses(const motion::Motion& motion, const model::Model& model, const CaptureBakeOptions& options,
                    Diagnostics& losses);

/// Textures of materials that are not among the images.
void addTextureLosses(const model::Model& model, const image::ModelImages& images, Diagnostics& losses);

/// Said of a camera motion that has views without perspective.
[[nodiscard]] Diagnostic lostOrthographicView();

/// The texture of a material; nullptr if it has none, or it is missing or could not be read.
[[nodiscard]] const image::Image* textureOf(const model::Material& material, const image::ModelImages& images);

}  // namespace furitsuke::exchange
