// SPDX-License-Identifier: MIT
uniform sampler2D source;
uniform vec2 pictureSize;  // pixels
out vec4 color;

void main() { color = texture(source, gl_FragCoord.xy / pictureSize); }
