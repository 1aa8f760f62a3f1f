// SPDX-License-Identifier: MIT
in vec3 viewPosition;
in vec3 viewNormal;
in vec2 textureUv;
in vec4 extra;
in vec4 shadowPosition;
uniform vec4 material[9];
uniform vec3 toLight;
uniform vec3 lightColor;
uniform float parallel;
uniform sampler2D diffuseTexture;
uniform sampler2D sphere;
uniform sampler2D toon;
uniform sampler2D shadowMap;
uniform vec2 shadowScales;  // near, far
out vec4 color;

// The color of a texture after the material morphs. Alpha is the strength of the texture.
vec3 withMorphFactors(vec3 value, vec3 neutral, int at) {
  vec4 multiply = material[at];
  vec4 add = material[at + 1];
  return mix(neutral, value * multiply.rgb + add.rgb, multiply.a + add.a);
}

vec3 toonColor(float v) { return withMorphFactors(texture(toon, vec2(0.5, v)).rgb, vec3(1), 7); }

void main() {
  vec3 normal = viewNormal * inversesqrt(max(dot(viewNormal, viewNormal), 1e-12));
  color = vec4(clamp(material[0].rgb * lightColor + material[1].rgb, 0.0, 1.0), material[0].a);
#if VERTEX_COLOR
  color *= extra;
#endif
#if TEXTURE
  vec4 texel = texture(diffuseTexture, textureUv);
  color *= vec4(withMorphFactors(texel.rgb, vec3(1), 3), texel.a);
#endif
#if SPHERE == 1
  vec4 reflection = texture(sphere, normal.xy * vec2(0.5, -0.5) + 0.5);
  color *= vec4(withMorphFactors(reflection.rgb, vec3(1), 5), reflection.a);
#elif SPHERE == 2
  vec4 reflection = texture(sphere, normal.xy * vec2(0.5, -0.5) + 0.5);
  color.rgb += withMorphFactors(reflection.rgb, vec3(0), 5);
  color.a *= reflection.a;
#elif SPHERE == 3
  vec4 second = texture(sphere, extra.xy);
  color *= vec4(withMorphFactors(second.rgb, vec3(1), 5), second.a);
#endif
  float facing = dot(normal, toLight);
#if SELF_SHADOW
  vec3 shaded = color.rgb * toonColor(1.0);
#else
  color.rgb *= toonColor(0.5 - facing * 0.5);
#endif
#if SPECULAR
  vec3 toEye = normalize(mix(-viewPosition, vec3(0, 0, -1), parallel));
  vec3 halfway = normalize(toEye + toLight);
  color.rgb += pow(max(0.0, dot(halfway, normal)), material[1].a) * material[2].rgb * lightColor;
#endif
#if SELF_SHADOW
  vec3 onMap = shadowPosition.xyz / shadowPosition.w;
  // What is not on the map is lit, even on the side away from the light.
  if (all(greaterThanEqual(onMap.xy, vec2(0))) && all(lessThanEqual(onMap.xy, vec2(1)))) {
    float behind = max(onMap.z - texture(shadowMap, onMap.xy).r, 0.0);
    float lit = 1.0 - clamp(behind * mix(shadowScales.x, shadowScales.y, onMap.y) - 0.3, 0.0, 1.0);
    color.rgb = mix(shaded, color.rgb, min(clamp(facing * 3.0, 0.0, 1.0), lit));
  }
#endif
  // NaN is discarded too.
  if (!(color.a > 0.002)) discard;
}
