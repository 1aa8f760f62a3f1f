// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <string>

#include "core/base/bytes.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/scene/actor.h"

namespace furitsuke {

/// The settings of an accessory of MMD: lines of CP932. Source: core/format/README.md.
struct VacFile {
  std::string title;                    ///< UTF-8, for lists
  std::string file;                     ///< the .x file beside it, UTF-8
  double scale = 1;                     ///< of what an .x file is in MMD, ten units for each of its own
  glm::dvec3 position{0, 0, 0};         ///< model units
  glm::dvec3 rotationDegrees{0, 0, 0};  ///< about x, y and z
  Name bone;                            ///< of the model that carries it; empty: none
};

/// An Error names the line that is wrong. Lines that are missing behind the file's name mean what MMD starts with; a
/// byte order mark says that the text is UTF-8.
[[nodiscard]] Result<VacFile> readVac(ByteView bytes);

/// Where the accessory stands, on no carrier yet. It turns about z first, then x, then y, as MMD's cameras and numbers
/// of bones do.
[[nodiscard]] Placement placementOf(const VacFile& vac);

}  // namespace furitsuke
