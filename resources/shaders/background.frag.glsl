// SPDX-License-Identifier: MIT
uniform sampler2D source;
uniform float opacity;
in vec2 uv;
out vec4 color;

void main() { color = texture(source, uv) * vec4(1, 1, 1, opacity); }
