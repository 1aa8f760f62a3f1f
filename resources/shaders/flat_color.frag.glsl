// SPDX-License-Identifier: MIT
uniform vec4 flatColor;
out vec4 color;

void main() { color = flatColor; }
