// SPDX-License-Identifier: MIT
#include "core/props/fbx_records.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/exchange/fbx_builder.h"

namespace furitsuke::props {

namespace {

using exchange::kFbxMagic;
constexpr std::size_t kStart = 27;  // after the magic and the version
constexpr std::uint32_t kWideVersion = 7500;
constexpr int kDeepest = 64;
constexpr std::string_view kObjects = "Objects";

/// What is before each record: its end, the number and the size of its properties, of `number` bytes each (four, or
/// eight since version 7.5), and one byte for the length of its name.
struct RecordHead {
  RecordHead(ByteView fbx, std::size_t at, std::size_t number) {
    const auto numberAt = [&](std::size_t index) -> std::uint64_t {
      return number == 8 ? loadLe<std::uint64_t>(fbx.data() + index) : loadLe<std::uint32_t>(fbx.data() + index);
    };
    end = numberAt(at);
    propertyBytes = numberAt(at + 2 * number);
    nameBytes = loadLe<std::uint8_t>(fbx.data() + at + 3 * number);
  }
  /// Whether the record, whose name starts at `body`, ends by `last`.
  [[nodiscard]] bool fits(std::size_t body, std::size_t last) const {
    return end <= last && end >= body && nameBytes <= end - body && propertyBytes <= end - body - nameBytes;
  }

  std::uint64_t end = 0, propertyBytes = 0;
  std::uint8_t nameBytes = 0;
};

bool isWide(ByteView fbx) { return loadLe<std::uint32_t>(fbx.data() + kFbxMagic.size()) >= kWideVersion; }

class RecordCopy {
 public:
  explicit RecordCopy(ByteView from) : from_(from), number_(isWide(from) ? 8 : 4), head_(3 * number_ + 1) {}

  Result<Bytes> copy() {
    to_.reserve(from_.size() + from_.size() / 8);
    write(from_.first(kStart));
    if (!copyList(kStart, from_.size(), 0, {}))
      return Error::at(failedAt_, Core::tr("records"), Core::tr("a record does not fit"));
    exchange::addFbxFooter(to_, loadLe<std::uint32_t>(from_.data() + kFbxMagic.size()));
    return std::move(to_);
  }

 private:
  void write(ByteView bytes) { to_.insert(to_.end(), bytes.begin(), bytes.end()); }
  void writeNothing(std::size_t count) { to_.insert(to_.end(), count, std::byte{0}); }

  bool fail(std::size_t at) {
    failedAt_ = at;
    return false;
  }

  /// Copies the records from `at` to `end`, which are in the record with this name, and closes the list. At the top
  /// level, what follows an empty record is the footer.
  bool copyList(std::size_t at, std::size_t end, int depth, std::string_view name) {
    if (depth > kDeepest) return fail(at);
    while (at < end) {
      if (end - at < head_) {
        if (depth > 0) return fail(at);
        break;
      }
      const RecordHead head(from_, at, number_);
      if (head.end == 0) break;
      const std::size_t body = at + head_;
      if (!head.fits(body, end)) return fail(at);
      const std::size_t list = body + head.nameBytes + head.propertyBytes;
      const std::size_t written = to_.size();
      write(from_.subspan(at, list - at));
      // An object has a list even if nothing is in it: assimp ignores an animation whose layer has none.
      const bool hasList = list < head.end || (depth == 1 && name == kObjects);
      const std::string_view own = asChars(from_).substr(body, head.nameBytes);
      if (hasList && !copyList(list, head.end, depth + 1, own)) return false;
      patchEnd(written);
      at = head.end;
    }
    writeNothing(head_);
    return true;
  }

  /// Sets the end of the record at `written` to the end of what is written.
  void patchEnd(std::size_t written) {
    const std::size_t end = to_.size();
    std::byte* place = to_.data() + written;
    number_ == 8 ? storeLe(place, std::uint64_t{end}) : storeLe(place, static_cast<std::uint32_t>(end));
  }

  ByteView from_;
  std::size_t number_, head_;
  Bytes to_;
  std::size_t failedAt_ = 0;
};

}  // namespace

Result<Bytes> withClosedLists(ByteView fbx) {
  if (fbx.size() < kStart || !asChars(fbx).starts_with(kFbxMagic))
    return Error::at(0, Core::tr("header"), Core::tr("is not a binary FBX"));
  return RecordCopy(fbx).copy();
}

std::vector<FbxRecord> fbxRecords(ByteView fbx, std::size_t start, std::size_t end) {
  std::vector<FbxRecord> records;
  if (fbx.size() < kStart) return records;
  const std::size_t number = isWide(fbx) ? 8 : 4;
  const std::size_t size = 3 * number + 1;
  end = std::min(end, fbx.size());
  for (std::size_t at = start; at < end && end - at >= size;) {
    const RecordHead head(fbx, at, number);
    const std::size_t body = at + size;
    if (head.end == 0 || !head.fits(body, end)) break;
    const std::size_t properties = body + head.nameBytes;
    records.push_back(
        {asChars(fbx).substr(body, head.nameBytes), properties, properties + head.propertyBytes, head.end});
    at = head.end;
  }
  return records;
}

std::vector<FbxRecord> fbxRecords(ByteView fbx) { return fbxRecords(fbx, kStart, fbx.size()); }

}  // namespace furitsuke::props
