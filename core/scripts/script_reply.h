// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/operations/operation.h"
#include "core/scripts/track_columns.h"

// What furitsuke-script sends back. The program does not trust it: a script can do anything in that process.
namespace furitsuke::scripts {

/// All keys of a track that the script has read or set.
struct ReplyTrack {
  std::optional<std::uint32_t> index;  ///< into the tracks of the request; unset: a new track
  motion::TrackKind kind = motion::TrackKind::Bone;
  std::string name;  ///< of a new track
  TrackColumns keys;
};

struct ScriptFailure {
  std::string reason;
  int line = 0;           ///< of the script, from 1; 0: unknown
  std::string parameter;  ///< the id of a parameter with a wrong value; empty: none
};

struct ScriptReply {
  std::optional<ScriptFailure> failure;
  std::vector<std::string> log;
  std::vector<ReplyTrack> tracks;
};

/// The most lines of the log, and the most bytes of each.
inline constexpr std::size_t kMaxLogLines = 1000;
inline constexpr std::size_t kMaxLogLineBytes = 2000;

/// The code of the notes that are lines of the log.
inline constexpr const char* kScriptLogNote = "script.log";

[[nodiscard]] Bytes encodeReply(const ScriptReply& reply);
/// An Error if the bytes are not a reply. Values are not checked.
[[nodiscard]] Result<ScriptReply> decodeReply(ByteView bytes);

/// The change of the motion, with the log as notes. An Error for the failure of the script, see lineOf(), and for
/// frames, numbers and names that a motion cannot have.
[[nodiscard]] Result<operations::OperationResult> resultOf(const ScriptReply& reply,
                                                           const operations::OperationInput& in);

}  // namespace furitsuke::scripts
