// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/content_digest.h"
#include "core/base/result.h"
#include "core/edit/document/file_record.h"
#include "core/motion/edit.h"

// The log of a journal is a sequence of records, each of them
//   u64 size of the payload, u64 checksum of number and payload, payload: u8 kind, i64 time in ms since 1970, body
// all little-endian. The number of a record is its index in the log, so that a disk block that appears twice or in the
// wrong position is detected. Strings are a u32 length and their bytes.
namespace furitsuke::edit::journal {

/// Incremented when the meaning of a record changes; logs of a higher format are rejected. Since 2 edits may contain
/// annotations, since 3 pose drafts, since 4 there is Saving, since 5 edits may contain layers, since 6 files are
/// identified by a ContentDigest, since 7 the document has an id.
inline constexpr std::uint32_t kFormat = 7;

/// First 8 bytes of the SHA-1 of the bytes.
[[nodiscard]] std::uint64_t checksumOf(ByteView bytes);

/// Identifies the content of a file.
struct FileDigest {
  ContentDigest value;
  bool isSha1 = false;  ///< the log has a format before 6: the hash is the checksumOf() the content
};

[[nodiscard]] bool isContent(ByteView content, const FileDigest& digest);

/// The first record of every log.
struct Head {
  std::uint32_t format = kFormat;
  std::string program;             ///< name and version of the writing program
  std::optional<FileDigest> base;  ///< the file that the motion was read from; nothing: a Snapshot replaces it
  FileRecord file;
  std::uint64_t document = 0;  ///< MotionDocument::id() in the writing program; 0: not known
};

/// The names of tracks at their index before the following steps; missing tracks are appended.
struct Tracks {
  struct Entry {
    motion::TrackId id;
    std::string name;  ///< bytes of a bone or morph name
  };
  std::vector<Entry> entries;
};

/// Names, keys and annotations of the initial motion that the base does not contain.
struct Snapshot {
  motion::Edit edit;
};

/// A step that was pushed on the undo stack. Only the after sides are stored: replaying the steps gives the before
/// sides.
struct Step {
  std::string text;  ///< UTF-8
  motion::Edit edit;
};

/// Undo and redo: the number of applied steps.
struct Position {
  std::int32_t index = 0;
};

/// The document was saved or has a new file.
struct FileState {
  FileRecord file;
  std::int32_t cleanIndex = -1;  ///< the number of steps in the file; -1: no state on the undo stack
  friend bool operator==(const FileState&, const FileState&) = default;
};

/// On the disk before a save replaces the file: recovery knows by it whether the save has taken place. A FileState
/// follows when the save is complete.
struct Saving {
  std::filesystem::path path;
  std::int32_t vmdVersion = 2;  ///< 1 or 2
  FileDigest content;           ///< the new content
  std::int32_t index = 0;       ///< the number of steps in it
};

struct Record {
  std::int64_t time = 0;  ///< ms since 1970
  std::variant<Head, Tracks, Snapshot, Step, Position, FileState, Saving> body;
};

/// Encodes a payload, to be framed.
[[nodiscard]] Bytes encodeHead(std::int64_t time, const Head& head);
[[nodiscard]] Bytes encodeTracks(std::int64_t time, const Tracks& tracks);
[[nodiscard]] Bytes encodeSnapshot(std::int64_t time, const motion::Edit& edit);
[[nodiscard]] Bytes encodeStep(std::int64_t time, std::string_view text, const motion::Edit& edit);
[[nodiscard]] Bytes encodePosition(std::int64_t time, std::int32_t index);
[[nodiscard]] Bytes encodeFileState(std::int64_t time, const FileState& fileState);
[[nodiscard]] Bytes encodeSaving(std::int64_t time, const Saving& saving);

inline constexpr std::size_t kFrameBytes = 16;
/// Size and checksum, written before the payload of record `number`.
[[nodiscard]] Bytes frameOf(std::uint64_t number, ByteView payload);

/// Reads a log, which may contain any bytes: everything after the first incomplete record is ignored.
class LogReader {
 public:
  explicit LogReader(ByteView log) : log_(log) {}

  /// The next record; nothing at the end of the log or at damage. Never allocates more than the size of the log
  /// justifies. With `withKeys` false, steps have no keys and names.
  [[nodiscard]] std::optional<Record> next(bool withKeys = true);
  /// Why the log could not be read completely.
  [[nodiscard]] const std::optional<Error>& damage() const noexcept { return damage_; }
  /// Reports a record that the caller cannot use as damage.
  void reject(Message reason);

 private:
  ByteView log_;
  std::size_t at_ = 0;
  std::size_t recordAt_ = 0;
  std::uint64_t number_ = 0;
  bool hasSha1_ = false;  ///< see FileDigest::isSha1
  std::optional<Error> damage_;
};

}  // namespace furitsuke::edit::journal
