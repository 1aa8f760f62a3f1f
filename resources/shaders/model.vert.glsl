// SPDX-License-Identifier: MIT
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 extraUv;
uniform mat4 toView;
uniform mat4 projection;
uniform mat4 toShadow;
out vec3 viewPosition;
out vec3 viewNormal;
out vec2 textureUv;
out vec4 extra;
out vec4 shadowPosition;

void main() {
  vec4 inView = toView * vec4(position, 1);
  viewPosition = inView.xyz;
  viewNormal = mat3(toView) * normal;
  textureUv = uv;
  extra = extraUv;
#if SELF_SHADOW
  shadowPosition = toShadow * vec4(position, 1);
#else
  shadowPosition = vec4(0);
#endif
  gl_Position = projection * inView;
}
