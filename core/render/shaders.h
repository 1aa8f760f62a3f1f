// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// The sources of all programs, in GLSL 3.30 without the line of the version. Everything is lit in the space of the
// view, where the eye is the origin and z runs into the picture. Attributes: 0 position, 1 normal, 2 uv, 3 first
// additional uv, 4 scale of the edge.
namespace furitsuke::shaders {

/// How many vec4 a material has as the uniform "material": diffuse; ambient and power; specular; then multiply and add
/// for texture, sphere and toon.
inline constexpr int kMaterialVectors = 9;

// Variants by define: TEXTURE, SELF_SHADOW, SPECULAR, VERTEX_COLOR (0 or 1), SPHERE (as SphereMode).
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
/// One colour.
extern const std::string_view kPlainFragment;

}  // namespace furitsuke::shaders
