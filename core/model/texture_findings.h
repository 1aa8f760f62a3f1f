// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/diagnostic.h"

// What the program says about the pictures of a model, in one table.
namespace furitsuke {

enum class TextureFinding : std::uint8_t { Missing, Unreadable, Outside };
inline constexpr std::size_t kTextureFindingCount = static_cast<std::size_t>(TextureFinding::Outside) + 1;

using TextureFindingRow = FindingRow<TextureFinding>;

inline constexpr std::array<TextureFindingRow, kTextureFindingCount> kTextureFindings{{
    {TextureFinding::Missing, "model.texture.missing", Severity::Warning,
     "Pictures that the model names are not there; its materials are drawn without them"},
    {TextureFinding::Unreadable, "model.texture.unreadable", Severity::Warning,
     "Pictures that cannot be read; materials are drawn without them"},
    {TextureFinding::Outside, "model.texture.outside", Severity::Warning,
     "Pictures outside the folder of the model and the texture folders beside it, where nothing is read"},
}};
static_assert(followsFindings(kTextureFindings));

}  // namespace furitsuke
