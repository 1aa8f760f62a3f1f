// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about captured motions, and about what is lost between them and motions of MMD models.
namespace furitsuke::exchange {

enum class ExchangeFinding : std::uint8_t {
  FrameCount,
  Reference,
  LostMorphs,
  LostBones,
  LostStretch,
  LostOther,
  LostSdef,
  LostMorphKinds,
  LostShading,
  LostNames,
  LostPhysics,
  LostTextures,
  UnusedExpressions,
  FbxLimits,
  LostCamera,
  LostGaps,
};

inline constexpr auto kExchangeFindings = std::to_array<FindingRow<ExchangeFinding>>({
    {ExchangeFinding::FrameCount, "bvh.frames", Severity::Warning,
     Core::tr("The BVH has another number of frames than its header says; all complete frames are used")},
    {ExchangeFinding::Reference, "exchange.reference", Severity::Warning,
     Core::tr("No pose of the capture is that of a standing person with straight limbs; limbs may be twisted")},
    {ExchangeFinding::LostMorphs, "exchange.loss.morphs", Severity::Info,
     Core::tr("Morph keys are not written, because the format has no morphs")},
    {ExchangeFinding::LostBones, "exchange.loss.bones", Severity::Info,
     Core::tr("Bones that are not part of a human skeleton are not written")},
    {ExchangeFinding::LostStretch, "exchange.loss.stretch", Severity::Warning,
     Core::tr(
         "A limb changes its length, which a skeleton of fixed lengths cannot; its joint is elsewhere in the file")},
    {ExchangeFinding::LostOther, "exchange.loss.other", Severity::Info,
     Core::tr("Keys of camera, light, self-shadow and properties are not written, because the format has none")},
    {ExchangeFinding::LostSdef, "exchange.loss.sdef", Severity::Info,
     Core::tr("Vertices with SDEF or QDEF are written with linear weights; bent joints become thinner")},
    {ExchangeFinding::LostMorphKinds, "exchange.loss.morph-kinds", Severity::Info,
     Core::tr("Keys of morphs that change materials, texture coordinates or rigid bodies are not written")},
    {ExchangeFinding::LostShading, "exchange.loss.shading", Severity::Info,
     Core::tr("Toon and sphere textures and edges are not written, because the format has none")},
    {ExchangeFinding::LostNames, "exchange.loss.names", Severity::Info,
     Core::tr("Bones without a usable name of the chosen kind are named by their numbers")},
    {ExchangeFinding::LostPhysics, "exchange.loss.physics", Severity::Info,
     Core::tr("Bones that physics moves follow their parents in the file; bake physics into keys first")},
    {ExchangeFinding::LostTextures, "exchange.loss.textures", Severity::Warning,
     Core::tr("Textures that are missing or cannot be read are not written")},
    {ExchangeFinding::UnusedExpressions, "exchange.expressions", Severity::Info,
     Core::tr("Expressions for which the model has no morph are not used")},
    {ExchangeFinding::FbxLimits, "exchange.fbx", Severity::Info,
     Core::tr("FBX is for programs that cannot read glTF; not every program reads all of it")},
    {ExchangeFinding::LostCamera, "exchange.loss.camera", Severity::Info,
     Core::tr("A camera is written as far as the format and the programs that read it have what MMD's has")},
    {ExchangeFinding::LostGaps, "exchange.loss.gaps", Severity::Info,
     Core::tr("BVH cannot leave out frames; where nothing was captured, the body goes from the pose before to the one "
              "after")},
});
static_assert(followsFindings(kExchangeFindings, ExchangeFinding::LostGaps));

constexpr const auto& findingTable(ExchangeFinding /*kind*/) { return kExchangeFindings; }

}  // namespace furitsuke::exchange
