// SPDX-License-Identifier: MIT
uniform sampler2DMS source;
uniform int samples;
out vec4 color;

void main() {
  color = vec4(0);
  for (int i = 0; i < samples; ++i) color += texelFetch(source, ivec2(gl_FragCoord.xy), i);
  color /= float(samples);
}
