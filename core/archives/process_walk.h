// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "core/archives/archive_walk.h"
#include "core/base/bytes.h"
#include "core/decoder/job.h"

// A walk through an archive by a process of core/decoder, and what that process and this one send each other.
namespace furitsuke::archives {

/// What the process answers.
enum class WalkReply : std::uint8_t {
  Entry,       ///< an ArchiveEntry
  Content,     ///< of that entry: its size as u32, and the bytes in the shared memory
  ContentEnd,  ///< of that entry: a Status
  End,         ///< of the archive: a Status
};

void writeEntry(ByteWriter& out, const ArchiveEntry& entry);
[[nodiscard]] ArchiveEntry readEntry(ByteReader& in);

/// How much content comes with one answer at most.
inline constexpr std::size_t kPieceBytes = std::size_t{256} << 10U;

/// Has the process walk, through the headers alone, or through the content too. Another walk of the job must have
/// ended. The job must outlive the walk.
[[nodiscard]] std::unique_ptr<ArchiveWalk> walkInProcess(decoder::Job& job, const std::string& password,
                                                         bool withContent, const std::atomic<bool>* canceled);

}  // namespace furitsuke::archives
