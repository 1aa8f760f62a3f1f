// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/image/model_images.h"

// The memory of textures. A few large textures can need more than a computer has; those of a model, and those of all
// models of a scene, are therefore scaled down until they fit. The largest are halved first.
namespace furitsuke::image {

/// The memory that a picture takes on the graphics card: four bytes per pixel and a third more for its mipmaps.
[[nodiscard]] constexpr std::uint64_t pictureBytes(PictureSize size) noexcept { return size.pixels() * 16 / 3; }

/// How often each picture is halved so that all together take at most `budget` bytes. Among pictures of the same size,
/// the later ones are halved first.
[[nodiscard]] std::vector<unsigned> halvingsWithin(std::span<const PictureSize> sizes, std::uint64_t budget);

/// The memory of all pictures of the models; one that is used several times counts once.
[[nodiscard]] std::uint64_t pictureBytes(std::span<const std::shared_ptr<const ModelImages>> models);

/// The same models, in the same order, with pictures that together take at most `budget` bytes. Unchanged models are
/// the same objects. Null stays null.
[[nodiscard]] std::vector<std::shared_ptr<const ModelImages>> imagesWithin(
    std::vector<std::shared_ptr<const ModelImages>> models, std::uint64_t budget);

/// The finding about the textures that were scaled down, with the sizes; nothing if there are none.
[[nodiscard]] std::optional<Diagnostic> halvedTextures(const model::Model& model, const ModelImages& images);

}  // namespace furitsuke::image
