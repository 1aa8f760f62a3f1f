// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "core/base/bytes.h"
#include "core/exchange/captured_motion.h"

namespace furitsuke::props {

/// The view of a camera in an FBX, which assimp reads only in part.
struct FbxCamera {
  double viewAngle = 0;  ///< vertical, radians; above 0
  /// By the name of the animation; in seconds of the file.
  std::map<std::string, exchange::CapturedTrack<float>> viewAngles;
};

/// The cameras of an FBX since version 7, binary or text, by the names of their nodes; none in others. The view angle
/// is found from the field of view or the focal length, whichever the aperture mode of the camera names.
[[nodiscard]] std::map<std::string, FbxCamera> fbxCameras(ByteView fbx);

}  // namespace furitsuke::props
