// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_record.h"

#include <QCryptographicHash>
#include <array>
#include <utility>

#include "core/edit/journal/journal_keys.h"

namespace furitsuke::edit::journal {

namespace {

enum class Kind : std::uint8_t { Head = 1, Tracks, Snapshot, Step, Position, FileState, Saving };

QByteArrayView asView(ByteView bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

std::uint64_t resultOf(const QCryptographicHash& hash) {
  const QByteArray digest = hash.result();
  return loadLe<std::uint64_t>(reinterpret_cast<const std::byte*>(digest.constData()));
}

std::uint64_t checksumOfRecord(std::uint64_t number, ByteView payload) {
  std::array<std::byte, sizeof(number)> place;
  storeLe(place.data(), number);
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(asView(place));
  hash.addData(asView(payload));
  return resultOf(hash);
}

ByteWriter begin(Kind kind, std::int64_t time) {
  ByteWriter out;
  out.write(static_cast<std::uint8_t>(kind));
  out.write(time);
  return out;
}

void writePath(ByteWriter& out, const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  writeText(out, {reinterpret_cast<const char*>(text.data()), text.size()});
}

std::filesystem::path readPath(ByteReader& in) {
  const std::string text = readText(in);
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

void writeFile(ByteWriter& out, const FileRecord& file) {
  writePath(out, file.path);
  writeText(out, file.title);
  out.write(static_cast<std::uint8_t>(file.vmdVersion));
  out.write(static_cast<std::uint8_t>(file.repaired));
  out.write(static_cast<std::uint8_t>(file.unsaved));
  out.write(static_cast<std::uint8_t>(file.stamp.has_value()));
  out.write(static_cast<std::int64_t>(file.stamp ? file.stamp->modified.time_since_epoch().count() : 0));
  out.write(static_cast<std::uint64_t>(file.stamp ? file.stamp->size : 0));
}

FileRecord readFile(ByteReader& in) {
  FileRecord file;
  file.path = readPath(in);
  file.title = readText(in);
  file.vmdVersion = in.read<std::uint8_t>() == 1 ? 1 : 2;
  file.repaired = in.read<std::uint8_t>() != 0;
  file.unsaved = in.read<std::uint8_t>() != 0;
  const bool hasStamp = in.read<std::uint8_t>() != 0;
  using Time = std::filesystem::file_time_type;
  const Time modified{Time::duration(in.read<std::int64_t>())};
  const auto size = in.read<std::uint64_t>();
  if (hasStamp) file.stamp = FileStamp{modified, size};
  return file;
}

void writeDigest(ByteWriter& out, const ContentDigest& digest) {
  out.write(digest.size);
  out.write(digest.hash);
}

ContentDigest readDigest(ByteReader& in) {
  ContentDigest digest;
  digest.size = in.read<std::uint64_t>();
  digest.hash = in.read<std::uint64_t>();
  return digest;
}

bool readBody(ByteReader& in, Head& head) {
  constexpr std::uint32_t kFirstWithDocument = 7;
  head.format = in.read<std::uint32_t>();
  // The rest may have a different layout.
  if (head.format > kFormat) return in.ok();
  head.program = readText(in);
  const bool hasBase = in.read<std::uint8_t>() != 0;
  FileDigest base;
  base.value = readDigest(in);
  if (hasBase) head.base = base;
  head.file = readFile(in);
  if (head.format >= kFirstWithDocument) head.document = in.read<std::uint64_t>();
  return in.ok();
}

bool readBody(ByteReader& in, Tracks& tracks) {
  constexpr std::size_t kSmallestEntry = 5 + 4;
  const auto count = in.read<std::uint32_t>();
  if (!in.ok() || count > in.remaining() / kSmallestEntry) return false;
  for (std::uint32_t i = 0; i < count; ++i) {
    Tracks::Entry entry;
    if (!readTrack(in, entry.id)) return false;
    entry.name = readText(in);
    if (!in.ok()) return false;
    tracks.entries.push_back(std::move(entry));
  }
  return true;
}

bool readBody(ByteReader& in, Position& position) {
  position.index = in.read<std::int32_t>();
  return in.ok();
}

bool readBody(ByteReader& in, FileState& fileState) {
  fileState.file = readFile(in);
  fileState.cleanIndex = in.read<std::int32_t>();
  return in.ok();
}

bool readBody(ByteReader& in, Saving& saving) {
  saving.path = readPath(in);
  saving.vmdVersion = in.read<std::uint8_t>() == 1 ? 1 : 2;
  saving.content.value = readDigest(in);
  saving.index = in.read<std::int32_t>();
  return in.ok();
}

/// A record of that type if its body is valid and has no extra bytes.
template <class Body>
bool readWhole(ByteReader& in, Record& record) {
  return readBody(in, record.body.emplace<Body>()) && in.remaining() == 0;
}

bool readStep(ByteReader& in, Record& record, bool withKeys) {
  auto& step = record.body.emplace<Step>();
  step.text = readText(in);
  if (!withKeys) return in.ok();
  return readEdit(in, step.edit) && in.remaining() == 0;
}

bool readSnapshot(ByteReader& in, Record& record, bool withKeys) {
  auto& snapshot = record.body.emplace<Snapshot>();
  if (!withKeys) return true;
  return readEdit(in, snapshot.edit) && in.remaining() == 0;
}

std::optional<Record> decode(ByteView payload, bool withKeys) {
  ByteReader in(payload);
  const auto kind = static_cast<Kind>(in.read<std::uint8_t>());
  Record record;
  record.time = in.read<std::int64_t>();
  bool ok = false;
  switch (kind) {
    case Kind::Head:
      ok = readBody(in, record.body.emplace<Head>()) &&
           (in.remaining() == 0 || std::get<Head>(record.body).format > kFormat);
      break;
    case Kind::Tracks: ok = readWhole<Tracks>(in, record); break;
    case Kind::Snapshot: ok = readSnapshot(in, record, withKeys); break;
    case Kind::Step: ok = readStep(in, record, withKeys); break;
    case Kind::Position: ok = readWhole<Position>(in, record); break;
    case Kind::FileState: ok = readWhole<FileState>(in, record); break;
    case Kind::Saving: ok = readWhole<Saving>(in, record); break;
  }
  return ok ? std::optional(std::move(record)) : std::nullopt;
}

}  // namespace

std::uint64_t checksumOf(ByteView bytes) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(asView(bytes));
  return resultOf(hash);
}

bool isContent(ByteView content, const FileDigest& digest) {
  if (content.size() != digest.value.size) return false;
  return digest.value.hash == (digest.isSha1 ? checksumOf(content) : contentDigestOf(content).hash);
}

Bytes encodeHead(std::int64_t time, const Head& head) {
  ByteWriter out = begin(Kind::Head, time);
  out.write(head.format);
  writeText(out, head.program);
  const FileDigest base = head.base.value_or(FileDigest{});
  out.write(static_cast<std::uint8_t>(head.base.has_value()));
  writeDigest(out, base.value);
  writeFile(out, head.file);
  out.write(head.document);
  return std::move(out).take();
}

Bytes encodeTracks(std::int64_t time, const Tracks& tracks) {
  ByteWriter out = begin(Kind::Tracks, time);
  out.write(static_cast<std::uint32_t>(tracks.entries.size()));
  for (const Tracks::Entry& entry : tracks.entries) {
    writeTrack(out, entry.id);
    writeText(out, entry.name);
  }
  return std::move(out).take();
}

Bytes encodeSnapshot(std::int64_t time, const motion::Edit& edit) {
  ByteWriter out = begin(Kind::Snapshot, time);
  writeEdit(out, edit);
  return std::move(out).take();
}

Bytes encodeStep(std::int64_t time, std::string_view text, const motion::Edit& edit) {
  ByteWriter out = begin(Kind::Step, time);
  writeText(out, text);
  writeEdit(out, edit);
  return std::move(out).take();
}

Bytes encodePosition(std::int64_t time, std::int32_t index) {
  ByteWriter out = begin(Kind::Position, time);
  out.write(index);
  return std::move(out).take();
}

Bytes encodeFileState(std::int64_t time, const FileState& fileState) {
  ByteWriter out = begin(Kind::FileState, time);
  writeFile(out, fileState.file);
  out.write(fileState.cleanIndex);
  return std::move(out).take();
}

Bytes encodeSaving(std::int64_t time, const Saving& saving) {
  ByteWriter out = begin(Kind::Saving, time);
  writePath(out, saving.path);
  out.write(static_cast<std::uint8_t>(saving.vmdVersion));
  writeDigest(out, saving.content.value);
  out.write(saving.index);
  return std::move(out).take();
}

Bytes frameOf(std::uint64_t number, ByteView payload) {
  ByteWriter out;
  out.write(static_cast<std::uint64_t>(payload.size()));
  out.write(checksumOfRecord(number, payload));
  return std::move(out).take();
}

std::optional<Record> LogReader::next(bool withKeys) {
  if (damage_ || at_ == log_.size()) return {};
  recordAt_ = at_;
  ByteReader in(log_.subspan(at_));
  const auto size = in.read<std::uint64_t>();
  const auto checksum = in.read<std::uint64_t>();
  if (!in.ok() || size > in.remaining()) {
    reject(Core::tr("the last step is incomplete"));
    return {};
  }
  const ByteView payload = in.take(static_cast<std::size_t>(size));
  if (checksumOfRecord(number_, payload) != checksum) {
    reject(Core::tr("the checksum does not match"));
    return {};
  }
  std::optional<Record> record = decode(payload, withKeys);
  if (!record) {
    reject(Core::tr("the record is invalid"));
    return {};
  }
  constexpr std::uint32_t kFirstWithContentDigest = 6;
  if (auto* head = std::get_if<Head>(&record->body)) {
    hasSha1_ = head->format < kFirstWithContentDigest;
    if (head->base) head->base->isSha1 = hasSha1_;
  }
  if (auto* saving = std::get_if<Saving>(&record->body)) saving->content.isSha1 = hasSha1_;
  ++number_;
  at_ += in.offset();
  return record;
}

void LogReader::reject(Message reason) { damage_ = Error::at(recordAt_, Core::tr("journal"), std::move(reason)); }

}  // namespace furitsuke::edit::journal
