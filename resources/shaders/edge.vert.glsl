// SPDX-License-Identifier: MIT
// `edgeWidth` is in view units per unit of w, so that the width in pixels is the same at every depth.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale;
uniform mat4 toView;
uniform mat4 projection;
uniform float edgeWidth;

void main() {
  vec4 inView = toView * vec4(position, 1);
  vec3 outward = mat3(toView) * normal;
  outward *= inversesqrt(max(dot(outward, outward), 1e-12));
  float w = (projection * inView).w;
  inView.xyz += outward * (edgeWidth * edgeScale * max(w, 0.0));
  gl_Position = projection * inView;
}
