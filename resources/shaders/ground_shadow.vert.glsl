// SPDX-License-Identifier: MIT
// Projects onto a plane along the light. Vertices below the ground cast no shadow.
layout(location = 0) in vec3 position;
uniform mat4 toWorld;
uniform mat4 worldToClip;
uniform vec3 lightDirection;
uniform float planeHeight;
uniform vec4 eye;  // w is 0 if all rays have one direction
out float height;

void main() {
  vec3 world = (toWorld * vec4(position, 1)).xyz;
  height = world.y;
  vec3 onPlane = world - lightDirection * ((world.y - planeHeight) / lightDirection.y);
  gl_Position = worldToClip * vec4(onPlane, 1);
  // With the depth of the ground, so that the shadow does not cover the soles.
  vec3 ray = onPlane * eye.w - eye.xyz;
  if (ray.y < 0.0) {
    vec4 onGround = worldToClip * vec4(onPlane - ray * (planeHeight / ray.y), 1);
    gl_Position.z = onGround.z / onGround.w * gl_Position.w;
  }
}
