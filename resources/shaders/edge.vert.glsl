// SPDX-License-Identifier: MIT
// Moves the vertex along its normal.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale;
uniform mat4 toView;
uniform mat4 projection;
uniform float edgeWidth;      // model units
uniform float thinnest;       // pixels
uniform float pictureHeight;  // pixels

void main() {
  vec4 inView = toView * vec4(position, 1);
  vec3 outward = mat3(toView) * normal;
  outward *= inversesqrt(max(dot(outward, outward), 1e-12));
  float pixel = 2.0 * max((projection * inView).w, 0.0) / (projection[1][1] * pictureHeight);
  float width = edgeWidth * edgeScale;
  if (width > 0.0) width = max(width, thinnest * pixel);
  gl_Position = projection * (inView + vec4(outward * width, 0));
}
