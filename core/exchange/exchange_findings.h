// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about captured motions, and about what is lost between them and motions of MMD models.
namespace furitsuke::exchange {

enum class ExchangeFinding : std::uint8_t { FrameCount, Reference, LostMorphs, LostBones, LostStretch, LostOther };

inline constexpr auto kExchangeFindings = std::to_array<FindingRow<ExchangeFinding>>({
    {ExchangeFinding::FrameCount, "bvh.frames", Severity::Warning,
     "The BVH has another number of frames than its header says; all complete frames are used"},
    {ExchangeFinding::Reference, "exchange.reference", Severity::Warning,
     "No pose of the capture is that of a standing person with straight limbs; limbs may be twisted"},
    {ExchangeFinding::LostMorphs, "exchange.loss.morphs", Severity::Info,
     "Morph keys are not written, because the format has no morphs"},
    {ExchangeFinding::LostBones, "exchange.loss.bones", Severity::Info,
     "Bones that are not part of a human skeleton are not written"},
    {ExchangeFinding::LostStretch, "exchange.loss.stretch", Severity::Warning,
     "A limb changes its length, which a skeleton of fixed lengths cannot; its joint is elsewhere in the file"},
    {ExchangeFinding::LostOther, "exchange.loss.other", Severity::Info,
     "Keys of camera, light, self-shadow and properties are not written, because the format has none"},
});
static_assert(followsFindings(kExchangeFindings, ExchangeFinding::LostOther));

constexpr const auto& findingTable(ExchangeFinding /*kind*/) { return kExchangeFindings; }

}  // namespace furitsuke::exchange
