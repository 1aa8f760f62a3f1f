// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about textures of a model.
namespace furitsuke::model {

enum class TextureFinding : std::uint8_t { Missing, Unreadable, Outside, Halved };

inline constexpr auto kTextureFindings = std::to_array<FindingRow<TextureFinding>>({
    {TextureFinding::Missing, "model.texture.missing", Severity::Warning,
     Core::tr("Textures of the model are missing; its materials are drawn without them")},
    {TextureFinding::Unreadable, "model.texture.unreadable", Severity::Warning,
     Core::tr("Unreadable textures; materials are drawn without them")},
    {TextureFinding::Outside, "model.texture.outside", Severity::Warning,
     Core::tr("Textures outside the model folder and the texture folders beside it; they are not read")},
    {TextureFinding::Halved, "model.texture.halved", Severity::Warning,
     Core::tr("Large textures scaled down, because the textures of a model or scene may take 1 GiB of memory")},
});
static_assert(followsFindings(kTextureFindings, TextureFinding::Halved));

constexpr const auto& findingTable(TextureFinding /*kind*/) { return kTextureFindings; }

}  // namespace furitsuke::model
