// SPDX-License-Identifier: MIT
layout(location = 0) in vec3 position;
layout(location = 3) in vec4 lineColor;
uniform mat4 worldToClip;
uniform vec3 eye;
out vec4 gridColor;
out vec3 fromEye;

void main() {
  gridColor = lineColor;
  fromEye = position - eye;
  // The depth is slightly larger than the true one, so that a floor at the same height covers the grid.
  vec4 deeper = worldToClip * vec4(position + fromEye * 0.002, 1);
  gl_Position = worldToClip * vec4(position, 1);
  gl_Position.z = deeper.z / deeper.w * gl_Position.w;
}
