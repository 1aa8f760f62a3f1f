// SPDX-License-Identifier: MIT
// Moves the vertex along its normal as it is seen in the picture, so that the line is `edgeWidth` pixels wide at every
// distance and at every angle of the surface. The depth is that of a vertex moved in space, which keeps the back faces
// behind the surface.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale;
uniform mat4 toView;
uniform mat4 projection;
uniform float edgeWidth;   // pixels
uniform vec2 pictureSize;  // pixels

void main() {
  vec4 inView = toView * vec4(position, 1);
  vec3 outward = mat3(toView) * normal;
  outward *= inversesqrt(max(dot(outward, outward), 1e-12));
  vec4 clip = projection * inView;
  float w = max(clip.w, 0.0);
  float width = edgeWidth * edgeScale;
  vec4 along = projection * vec4(outward, 0);
  vec2 direction = along.xy - clip.xy * (along.w / max(w, 1e-6));
  direction /= vec2(projection[0][0], projection[1][1]);
  // A normal toward the eye has no direction in the picture.
  direction /= max(length(direction), 0.25);
  vec4 moved = projection * (inView + vec4(outward * (2.0 * width * w / (pictureSize.y * projection[1][1])), 0));
  gl_Position = clip;
  gl_Position.xy += direction * (2.0 * width * w) / pictureSize;
  if (moved.w > 0.0) gl_Position.z = moved.z / moved.w * clip.w;
}
