// SPDX-License-Identifier: MIT
in vec4 gridColor;
in vec3 fromEye;
uniform vec4 fade;
out vec4 color;

void main() {
  float far = clamp((length(fromEye) - fade.x) / (fade.y - fade.x), 0.0, 1.0);
  color = vec4(gridColor.rgb, gridColor.a * (1.0 - 0.85 * far));
}
