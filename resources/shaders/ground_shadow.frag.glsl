// SPDX-License-Identifier: MIT
in float height;
uniform vec4 flatColor;
out vec4 color;

void main() {
  if (height < 0.0) discard;
  color = flatColor;
}
