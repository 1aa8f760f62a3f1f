// SPDX-License-Identifier: MIT
// A ghost has a single surface: texels of translucent materials, mostly hair, are drawn if their opacity is at least 0.5.
in vec3 viewNormal;
in vec2 textureUv;
uniform sampler2D diffuseTexture;
uniform float opacity;
uniform vec4 tint;
out vec4 color;

void main() {
  if (!(texture(diffuseTexture, textureUv).a * opacity >= 0.5)) discard;
  vec3 normal = viewNormal * inversesqrt(max(dot(viewNormal, viewNormal), 1e-12));
  color = vec4(tint.rgb * mix(0.4, 1.0, abs(normal.z)), tint.a);
}
