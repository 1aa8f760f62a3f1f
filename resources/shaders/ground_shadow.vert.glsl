// SPDX-License-Identifier: MIT
// Projects onto the plane y = 0 along the light. Vertices below the ground cast no shadow.
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
