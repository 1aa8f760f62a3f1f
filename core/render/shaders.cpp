// SPDX-License-Identifier: MIT
#include "core/render/shaders.h"

namespace furitsuke::shaders {

// Shadows are looked up a little off the surface, or it would darken itself where the map is coarse.
const std::string_view kModelVertex = R"glsl(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 extraUv;
uniform mat4 toView;
uniform mat4 projection;
uniform mat4 toShadow;
uniform float shadowOffset;
out vec3 seenPosition;
out vec3 seenNormal;
out vec2 pictureAt;
out vec4 extra;
out vec3 shadowAt;

void main() {
  vec4 seen = toView * vec4(position, 1);
  seenPosition = seen.xyz;
  seenNormal = mat3(toView) * normal;
  pictureAt = uv;
  extra = extraUv;
#if SELF_SHADOW
  shadowAt = (toShadow * vec4(position + normal * shadowOffset, 1)).xyz;
#else
  shadowAt = vec3(0);
#endif
  gl_Position = projection * seen;
}
)glsl";

const std::string_view kModelFragment = R"glsl(
in vec3 seenPosition;
in vec3 seenNormal;
in vec2 pictureAt;
in vec4 extra;
in vec3 shadowAt;
uniform vec4 material[9];
uniform vec3 toLight;
uniform vec3 lightColor;
uniform float parallel;
uniform sampler2D picture;
uniform sampler2D sphere;
uniform sampler2D toon;
uniform sampler2DShadow shadowMap;
out vec4 color;

// What a material morph makes of the colour of a picture; alpha says how much of the picture acts.
vec3 factored(vec3 value, vec3 neutral, int at) {
  vec4 multiply = material[at];
  vec4 add = material[at + 1];
  return mix(neutral, value * multiply.rgb + add.rgb, multiply.a + add.a);
}

vec3 toonAt(float v) { return factored(texture(toon, vec2(0.5, v)).rgb, vec3(1), 7); }

void main() {
  vec3 normal = seenNormal * inversesqrt(max(dot(seenNormal, seenNormal), 1e-12));
  color = vec4(clamp(material[0].rgb * lightColor + material[1].rgb, 0.0, 1.0), material[0].a);
#if VERTEX_COLOR
  color *= extra;
#endif
#if TEXTURE
  vec4 texel = texture(picture, pictureAt);
  color *= vec4(factored(texel.rgb, vec3(1), 3), texel.a);
#endif
#if SPHERE == 1
  vec4 mirrored = texture(sphere, normal.xy * vec2(0.5, -0.5) + 0.5);
  color *= vec4(factored(mirrored.rgb, vec3(1), 5), mirrored.a);
#elif SPHERE == 2
  vec4 mirrored = texture(sphere, normal.xy * vec2(0.5, -0.5) + 0.5);
  color.rgb += factored(mirrored.rgb, vec3(0), 5);
  color.a *= mirrored.a;
#elif SPHERE == 3
  vec4 second = texture(sphere, extra.xy);
  color *= vec4(factored(second.rgb, vec3(1), 5), second.a);
#endif
  float facing = dot(normal, toLight);
#if SELF_SHADOW
  vec3 shaded = color.rgb * toonAt(1.0);
#else
  color.rgb *= toonAt(0.5 - facing * 0.5);
#endif
#if SPECULAR
  vec3 toEye = normalize(mix(-seenPosition, vec3(0, 0, -1), parallel));
  vec3 halfway = normalize(toEye + toLight);
  color.rgb += pow(max(0.0, dot(halfway, normal)), material[1].a) * material[2].rgb * lightColor;
#endif
#if SELF_SHADOW
  float reached = texture(shadowMap, vec3(shadowAt.xy, min(shadowAt.z, 1.0)));
  color.rgb = mix(shaded, color.rgb, min(clamp(facing * 3.0, 0.0, 1.0), reached));
#endif
  // NaN is discarded too.
  if (!(color.a > 0.002)) discard;
}
)glsl";

// `edgeWidth` is in units of the view for each unit of w, so that the width in pixels is the same at every depth.
const std::string_view kEdgeVertex = R"glsl(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale;
uniform mat4 toView;
uniform mat4 projection;
uniform float edgeWidth;

void main() {
  vec4 seen = toView * vec4(position, 1);
  vec3 outward = mat3(toView) * normal;
  outward *= inversesqrt(max(dot(outward, outward), 1e-12));
  float w = (projection * seen).w;
  seen.xyz += outward * (edgeWidth * edgeScale * max(w, 0.0));
  gl_Position = projection * seen;
}
)glsl";

const std::string_view kShadowMapVertex = R"glsl(
layout(location = 0) in vec3 position;
uniform mat4 toShadow;

void main() { gl_Position = toShadow * vec4(position, 1); }
)glsl";

const std::string_view kShadowMapFragment = R"glsl(
void main() {}
)glsl";

// Onto the plane y = 0 along the light. What is below the ground throws nothing upon it.
const std::string_view kGroundShadowVertex = R"glsl(
layout(location = 0) in vec3 position;
uniform mat4 toWorld;
uniform mat4 worldToClip;
uniform vec3 lightDirection;
out float height;

void main() {
  vec3 world = (toWorld * vec4(position, 1)).xyz;
  height = world.y;
  gl_Position = worldToClip * vec4(world - lightDirection * (world.y / lightDirection.y), 1);
}
)glsl";

const std::string_view kGroundShadowFragment = R"glsl(
in float height;
uniform vec4 plain;
out vec4 color;

void main() {
  if (height < 0.0) discard;
  color = plain;
}
)glsl";

const std::string_view kGhostVertex = R"glsl(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
uniform mat4 toView;
uniform mat4 projection;
out vec3 seenNormal;
out vec2 pictureAt;

void main() {
  seenNormal = mat3(toView) * normal;
  pictureAt = uv;
  gl_Position = projection * (toView * vec4(position, 1));
}
)glsl";

// Of what is half transparent, hair mostly, the denser half is taken: a ghost has one surface.
const std::string_view kGhostFragment = R"glsl(
in vec3 seenNormal;
in vec2 pictureAt;
uniform sampler2D picture;
uniform float opacity;
uniform vec4 tint;
out vec4 color;

void main() {
  if (!(texture(picture, pictureAt).a * opacity >= 0.5)) discard;
  vec3 normal = seenNormal * inversesqrt(max(dot(seenNormal, seenNormal), 1e-12));
  color = vec4(tint.rgb * mix(0.4, 1.0, abs(normal.z)), tint.a);
}
)glsl";

const std::string_view kGridVertex = R"glsl(
layout(location = 0) in vec3 position;
layout(location = 3) in vec4 lineColor;
uniform mat4 worldToClip;
uniform vec3 eye;
out vec4 paint;
out vec3 fromEye;

void main() {
  paint = lineColor;
  fromEye = position - eye;
  // A little deeper than it is, so that a floor at the very same height covers it.
  vec4 deeper = worldToClip * vec4(position + fromEye * 0.002, 1);
  gl_Position = worldToClip * vec4(position, 1);
  gl_Position.z = deeper.z / deeper.w * gl_Position.w;
}
)glsl";

const std::string_view kGridFragment = R"glsl(
in vec4 paint;
in vec3 fromEye;
uniform vec4 fade;
out vec4 color;

void main() {
  float far = clamp((length(fromEye) - fade.x) / (fade.y - fade.x), 0.0, 1.0);
  color = vec4(paint.rgb, paint.a * (1.0 - 0.85 * far));
}
)glsl";

const std::string_view kPlainFragment = R"glsl(
uniform vec4 plain;
out vec4 color;

void main() { color = plain; }
)glsl";

}  // namespace furitsuke::shaders
