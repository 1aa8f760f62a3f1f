// SPDX-License-Identifier: MIT
layout(location = 0) in vec3 position;
uniform mat4 toShadow;

void main() { gl_Position = toShadow * vec4(position, 1); }
