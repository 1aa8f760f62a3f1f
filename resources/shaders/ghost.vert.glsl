// SPDX-License-Identifier: MIT
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
uniform mat4 toView;
uniform mat4 projection;
out vec3 viewNormal;
out vec2 textureUv;

void main() {
  viewNormal = mat3(toView) * normal;
  textureUv = uv;
  gl_Position = projection * (toView * vec4(position, 1));
}
