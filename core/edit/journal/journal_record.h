// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/edit/document_file.h"
#include "core/motion/edit.h"

// The log of a journal: records one behind the other, each of them
//   u64 size of the payload, u64 checksum of number and payload, payload: u8 kind, i64 time in ms since 1970, body
// all little-endian. The number of a record is its place in the log, so that a block of the disk that turns up twice
// or at another's place is noticed. Strings are a u32 length and their bytes.
namespace furitsuke::journal {

/// Raised when the meaning of a record changes; a log of a higher format is not read, one of a lower format is. Since 2
/// edits may hold annotations, since 3 the draft of a pose.
inline constexpr std::uint32_t kFormat = 3;

/// First 8 bytes of the SHA-1 of the bytes.
[[nodiscard]] std::uint64_t checksumOf(ByteView bytes);

/// The file that the motion was read from.
struct BaseFile {
  std::uint64_t size = 0;
  std::uint64_t checksum = 0;
  friend bool operator==(const BaseFile&, const BaseFile&) = default;
};

/// The first record of every log.
struct Head {
  std::uint32_t format = kFormat;
  std::string program;           ///< name and version of the program that writes
  std::optional<BaseFile> base;  ///< nothing: a Snapshot stands for it
  DocumentFile file;
};

/// Tracks as they stand at their index before any step that follows; they are there or are added at the end.
struct Tracks {
  struct Entry {
    TrackId id;
    std::string name;  ///< bytes of a bone or morph name
  };
  std::vector<Entry> entries;
};

/// Names, keys and annotations that the motion begins with where the base does not hold them.
struct Snapshot {
  MotionEdit edit;
};

/// A step that was pushed on the undo stack. Only the after sides are kept: what was there before is known when the
/// step is made again.
struct Step {
  std::string text;  ///< UTF-8
  MotionEdit edit;
};

/// Undo and redo: so many steps are in force now.
struct Position {
  std::int32_t index = 0;
};

/// The document was saved or belongs to another file now.
struct Filed {
  DocumentFile file;
  std::int32_t cleanIndex = -1;  ///< so many steps are in the file; -1: no state that undo leads to
  friend bool operator==(const Filed&, const Filed&) = default;
};

struct Record {
  std::int64_t time = 0;  ///< ms since 1970
  std::variant<Head, Tracks, Snapshot, Step, Position, Filed> body;
};

/// A payload, to be framed.
[[nodiscard]] Bytes encodeHead(std::int64_t time, const Head& head);
[[nodiscard]] Bytes encodeTracks(std::int64_t time, const Tracks& tracks);
[[nodiscard]] Bytes encodeSnapshot(std::int64_t time, const MotionEdit& edit);
[[nodiscard]] Bytes encodeStep(std::int64_t time, std::string_view text, const MotionEdit& edit);
[[nodiscard]] Bytes encodePosition(std::int64_t time, std::int32_t index);
[[nodiscard]] Bytes encodeFiled(std::int64_t time, const Filed& filed);

inline constexpr std::size_t kFrameBytes = 16;
/// Size and checksum, which stand before the payload of record `number`.
[[nodiscard]] Bytes frameOf(std::uint64_t number, ByteView payload);

/// Goes through a log. It may be any bytes: what is behind the first record that is not whole is not looked at.
class LogReader {
 public:
  explicit LogReader(ByteView log) : log_(log) {}

  /// The next record; nothing at the end of the log or at the damage. Nothing is allocated that the size of the log
  /// does not justify. `withKeys` false: steps come without their keys and names.
  [[nodiscard]] std::optional<Record> next(bool withKeys = true);
  /// Why the log could not be read to its end.
  [[nodiscard]] const std::optional<Error>& damage() const noexcept { return damage_; }
  /// Makes a record that makes no sense to who reads it the damage.
  void refuse(std::string reason);

 private:
  ByteView log_;
  std::size_t at_ = 0;
  std::size_t recordAt_ = 0;
  std::uint64_t number_ = 0;
  std::optional<Error> damage_;
};

}  // namespace furitsuke::journal
