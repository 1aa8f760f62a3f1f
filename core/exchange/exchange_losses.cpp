// SPDX-License-Identifier: MIT
#include "core/exchange/exchange_losses.h"

#include <algorithm>
#include <cstddef>
#include <set>

#include "core/exchange/exchange_findings.h"
#include "core/model/name_index.h"

namespace furitsuke::exchange {

namespace {

void add(Diagnostics& losses, ExchangeFinding finding, std::size_t count, PatternFor<Counted> reason) {
  if (count == 0) return;
  losses.push_back(makeDiagnostic(finding, {reason, Counted{count}}));
  losses.back().count = count;
}

bool isWrittenKind(model::MorphKind kind) {
  return kind == model::MorphKind::Group || kind == model::MorphKind::Vertex || kind == model::MorphKind::Bone ||
         kind == model::MorphKind::Flip;
}

/// Morphs with keys whose effect a file cannot store.
std::size_t lostMorphs(const motion::Motion& motion, const model::Model& model) {
  const model::NameIndex names(model);
  std::size_t count = 0;
  for (const auto& track : motion.morphs) {
    const auto morph = motion::hasMovement(track) ? names.findMorph(track.name.bytes) : std::nullopt;
    count += morph && !isWrittenKind(model.morphs[static_cast<std::size_t>(*morph)].kind) ? 1 : 0;
  }
  return count;
}

std::size_t physicsBones(const model::Model& model) {
  std::set<model::BoneIndex> bones;
  for (const model::RigidBody& body : model.bodies) {
    if (body.mode != model::BodyMode::FollowsBone && body.bone != model::kNoIndex) bones.insert(body.bone);
  }
  return bones.size();
}

}  // namespace

void addOtherLosses(const motion::Motion& motion, Diagnostics& losses) {
  const std::size_t keys = motion.camera.size() + motion.light.size() + motion.selfShadow.size();
  add(losses, ExchangeFinding::LostOther, keys,
      Core::trCount("%n key of camera, light and self shadow cannot be written",
                    "%n keys of camera, light and self shadow cannot be written"));
}

void addModelLosses(const motion::Motion& motion, const model::Model& model, const CaptureBakeOptions& options,
                    Diagnostics& losses) {
  const auto curved = static_cast<std::size_t>(std::ranges::count_if(model.mesh.deforms, [](model::DeformKind kind) {
    return kind == model::DeformKind::Sdef || kind == model::DeformKind::Qdef;
  }));
  add(losses, ExchangeFinding::LostSdef, curved,
      Core::trCount("%n vertex with SDEF or QDEF cannot be written as such; bent joints become thinner",
                    "%n vertices with SDEF or QDEF cannot be written as such; bent joints become thinner"));
  const std::size_t morphs = lostMorphs(motion, model);
  add(losses, ExchangeFinding::LostMorphKinds, morphs,
      Core::trCount("%n morph with keys cannot be written, because the format has no morphs of materials, texture "
                    "coordinates and rigid bodies",
                    "%n morphs with keys cannot be written, because the format has no morphs of materials, texture "
                    "coordinates and rigid bodies"));
  const auto shaded = static_cast<std::size_t>(std::ranges::count_if(model.materials, [](const auto& material) {
    return material.edge || material.sphere != model::kNoIndex || material.toonTexture != model::kNoIndex ||
           material.sharedToon != model::kNoIndex;
  }));
  add(losses, ExchangeFinding::LostShading, shaded,
      Core::trCount("toon and sphere textures and edges of %n material cannot be written",
                    "toon and sphere textures and edges of %n materials cannot be written"));
  const std::size_t numbered = countNumberedNames(boneNames(model, options.names));
  add(losses, ExchangeFinding::LostNames, numbered,
      Core::trCount("%n bone without a usable name of the chosen kind: named by number",
                    "%n bones without a usable name of the chosen kind: named by number"));
  const std::size_t moved = physicsBones(model);
  add(losses, ExchangeFinding::LostPhysics, moved,
      Core::trCount("%n bone moved by physics: not written, unless physics is baked into keys first",
                    "%n bones moved by physics: not written, unless physics is baked into keys first"));
  addOtherLosses(motion, losses);
}

const image::Image* textureOf(const model::Material& material, const image::ModelImages& images) {
  const auto index = static_cast<std::size_t>(material.texture);
  if (material.texture == model::kNoIndex || index >= images.textures.size()) return nullptr;
  const image::Image* texture = images.textures[index].get();
  return texture == nullptr || texture->empty() ? nullptr : texture;
}

void addTextureLosses(const model::Model& model, const image::ModelImages& images, Diagnostics& losses) {
  const auto missing = static_cast<std::size_t>(std::ranges::count_if(model.materials, [&](const auto& material) {
    return material.texture != model::kNoIndex && textureOf(material, images) == nullptr;
  }));
  add(losses, ExchangeFinding::LostTextures, missing,
      Core::trCount("the textures of %n material are missing or cannot be read, and are not written",
                    "the textures of %n materials are missing or cannot be read, and are not written"));
}

Diagnostic lostOrthographicView() {
  return makeDiagnostic(ExchangeFinding::LostCamera,
                        Core::tr("views without perspective are written with perspective"));
}

}  // namespace furitsuke::exchange
