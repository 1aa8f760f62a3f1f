// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/eval/sample_span.h"
#include "core/operations/operation.h"
#include "core/scripts/script.h"
#include "core/scripts/track_columns.h"

// What the program sends to furitsuke-script: a script with everything that it may read.
namespace furitsuke::scripts {

/// A track as the script sees it. The columns are views of the request, see TrackColumns.
struct RequestTrack {
  motion::TrackKind kind = motion::TrackKind::Bone;
  std::string name;  ///< UTF-8; empty for tracks that are not of a bone or a morph
  std::size_t keys = 0;
  ByteView frames, numbers, bytes;
  ByteView selected;            ///< for each key 1 if it is to be changed, otherwise 0
  std::vector<std::string> ik;  ///< see TrackColumns
  [[nodiscard]] TrackColumns columns() const;
};

struct ScriptRequest {
  std::string name;
  std::string source;
  std::string facts;  ///< JSON: parameters, language, playhead, selection, model, beats, markers
  std::vector<RequestTrack> tracks;
  RequestTrack sceneCamera;  ///< what the camera does, for reading only
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

/// What a script can read beside the motion.
struct ScriptSurroundings {
  Frame playhead = 0;
  /// Of the motion that moves the camera, if the motion of the script has no keys of it.
  motion::Track<motion::CameraKey> camera = {};
  std::string language = "en";  ///< of the texts that the script writes
};

/// `header` must be that of the script, and in.arguments its values.
[[nodiscard]] Bytes encodeRequest(const Script& script, const ScriptHeader& header,
                                  const ScriptSurroundings& surroundings, const operations::OperationInput& in);
/// Views of `bytes`, which must stay as long as the request.
[[nodiscard]] Result<ScriptRequest> decodeRequest(ByteView bytes);

}  // namespace furitsuke::scripts
