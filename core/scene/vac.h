// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <string>

#include "core/base/bytes.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/scene/actor.h"

namespace furitsuke::scene {

/// An accessory settings file of MMD: lines of CP932. Source: core/format/README.md.
struct VacFile {
  std::string title;                    ///< UTF-8, for lists
  std::string file;                     ///< name of the .x file in the same folder, UTF-8
  double scale = 1;                     ///< relative to MMD's size of an .x file, ten model units per file unit
  glm::dvec3 position{0, 0, 0};         ///< model units
  glm::dvec3 rotationDegrees{0, 0, 0};  ///< about x, y and z
  Name bone;                            ///< the bone of the carrying model; empty: none
};

/// An Error names the line. Missing lines after the file name have MMD's defaults; a text with a byte order mark is
/// UTF-8.
[[nodiscard]] Result<VacFile> readVac(ByteView bytes);

/// The rotation by angles in degrees: about z first, then x, then y.
[[nodiscard]] glm::dquat rotationFromDegrees(const glm::dvec3& degrees);
/// The angles of a rotation, x in -90..90, y and z in -180..180; z is 0 where x is 90 or -90.
[[nodiscard]] glm::dvec3 degreesOf(const glm::dquat& rotation);

/// The placement of the accessory, without an attachment. It rotates about z first, then x, then y, like MMD's cameras
/// and bones.
[[nodiscard]] Placement placementOf(const VacFile& vac);

}  // namespace furitsuke::scene
