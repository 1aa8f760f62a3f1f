// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// The sources of all GLSL 3.30 programs, without the #version line, generated from resources/shaders/*.glsl. Lighting
// is computed in view space: the eye is the origin, z points away from the viewer. Attributes: 0 position, 1 normal,
// 2 uv, 3 first additional uv, 4 edge scale.
namespace furitsuke::render {

/// Size of the vec4 array uniform "material": diffuse; ambient and power; specular; then multiply and add for texture,
/// sphere and toon.
inline constexpr int kMaterialVectors = 9;

// Variants are selected by defines: TEXTURE, SELF_SHADOW, SPECULAR, VERTEX_COLOR (0 or 1), SPHERE (as SphereMode).
extern const std::string_view kModelVertex;
extern const std::string_view kModelFragment;

extern const std::string_view kEdgeVertex;
extern const std::string_view kShadowMapVertex;
extern const std::string_view kShadowMapFragment;
extern const std::string_view kGroundShadowVertex;
extern const std::string_view kGroundShadowFragment;
extern const std::string_view kGhostVertex;
extern const std::string_view kGhostFragment;
extern const std::string_view kGridVertex;
extern const std::string_view kGridFragment;
extern const std::string_view kFlatColorFragment;
extern const std::string_view kBackgroundVertex;
extern const std::string_view kBackgroundFragment;
extern const std::string_view kCopyVertex;
extern const std::string_view kScaledCopyFragment;
extern const std::string_view kResolvedCopyFragment;

}  // namespace furitsuke::render
