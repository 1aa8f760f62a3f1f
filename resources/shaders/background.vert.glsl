// SPDX-License-Identifier: MIT
// A rectangle of four vertices as a triangle strip.
uniform vec4 place;  // middle and half of the size, in clip space
out vec2 uv;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  uv = vec2(corner.x, 1 - corner.y);
  gl_Position = vec4(place.xy + (corner * 2 - 1) * place.zw, 0, 1);
}
