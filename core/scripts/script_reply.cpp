// SPDX-License-Identifier: MIT
#include "core/scripts/script_reply.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>
#include <variant>

#include "core/base/utf8.h"
#include "core/base/vector.h"
#include "core/scripts/script.h"
#include "core/scripts/script_texts.h"
#include "core/scripts/wire.h"

namespace furitsuke::scripts {

namespace {

constexpr std::uint32_t kReplyMark = 0x52545346;  // "FSTR"
constexpr std::uint32_t kNewTrack = 0xFFFFFFFF;
constexpr std::size_t kMaxFailureBytes = 2000;

std::string shortened(std::string text, std::size_t bytes) {
  if (text.size() > bytes) text.resize(bytes);
  text = utf8::sanitized(text);
  std::ranges::replace(text, '\t', ' ');
  std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; });
  return text;
}

ReplyTrack readReplyTrack(ByteReader& in) {
  ReplyTrack track;
  const auto index = in.read<std::uint32_t>();
  if (index != kNewTrack) track.index = index;
  track.kind = readTrackKind(in);
  track.name = readText(in);
  track.keys.ik = readTexts(in);
  const ColumnWidths widths = columnWidths(track.kind, track.keys.ik.size());
  const std::size_t keys = readCount(in, sizeof(Frame) + widths.numbers * sizeof(float) + widths.bytes);
  track.keys.frames = columnFrom<Frame>(in.take(keys * sizeof(Frame)));
  track.keys.numbers = columnFrom<float>(in.take(keys * widths.numbers * sizeof(float)));
  track.keys.bytes = columnFrom<std::uint8_t>(in.take(keys * widths.bytes));
  return track;
}

/// Frames and numbers that a motion can have.
Status checkColumns(const TrackColumns& columns, const std::string& track) {
  for (std::size_t i = 0; i < columns.frames.size(); ++i) {
    if (columns.frames[i] < 0 || (i > 0 && columns.frames[i] <= columns.frames[i - 1]))
      return Error::because(Core::trWith("%1: the frames of its keys do not ascend"), track);
  }
  return Done{};
}

/// The rows of the columns that differ from the keys of the track, and the frames that are no longer there.
struct Difference {
  std::vector<std::size_t> rows;
  std::vector<Frame> removed;
};

bool isSameValue(float a, float b) { return sameBits(a, b); }
bool isSameValue(std::uint8_t a, std::uint8_t b) { return a == b; }

bool isSameRow(const TrackColumns& a, std::size_t i, const TrackColumns& b, std::size_t j, ColumnWidths widths) {
  const auto isSame = [&](const auto& column, const auto& other, std::size_t width) {
    const auto first = column.begin() + static_cast<std::ptrdiff_t>(i * width);
    return std::equal(first, first + static_cast<std::ptrdiff_t>(width),
                      other.begin() + static_cast<std::ptrdiff_t>(j * width),
                      [](auto x, auto y) { return isSameValue(x, y); });
  };
  return isSame(a.numbers, b.numbers, widths.numbers) && isSame(a.bytes, b.bytes, widths.bytes);
}

Difference difference(const TrackColumns& before, const TrackColumns& after, ColumnWidths widths) {
  Difference found;
  std::size_t i = 0;
  for (std::size_t j = 0; j < after.frames.size(); ++j) {
    while (i < before.frames.size() && before.frames[i] < after.frames[j]) found.removed.push_back(before.frames[i++]);
    const bool isThere = i < before.frames.size() && before.frames[i] == after.frames[j];
    if (!isThere || !isSameRow(before, i, after, j, widths)) found.rows.push_back(j);
    if (isThere) ++i;
  }
  found.removed.insert(found.removed.end(), before.frames.begin() + static_cast<std::ptrdiff_t>(i),
                       before.frames.end());
  return found;
}

TrackColumns rowsOf(const TrackColumns& columns, const std::vector<std::size_t>& rows, ColumnWidths widths) {
  TrackColumns chosen;
  chosen.ik = columns.ik;
  const auto copy = [](const auto& from, auto& to, std::size_t row, std::size_t width) {
    const auto first = from.begin() + static_cast<std::ptrdiff_t>(row * width);
    to.insert(to.end(), first, first + static_cast<std::ptrdiff_t>(width));
  };
  for (const std::size_t row : rows) {
    copy(columns.frames, chosen.frames, row, 1);
    copy(columns.numbers, chosen.numbers, row, widths.numbers);
    copy(columns.bytes, chosen.bytes, row, widths.bytes);
  }
  return chosen;
}

Status checkNumbers(const TrackColumns& columns, const std::string& track) {
  const auto bad = std::ranges::find_if(columns.numbers, [](float number) { return !std::isfinite(number); });
  if (bad == columns.numbers.end()) return Done{};
  return Error::because(Core::trWith("%1: a value is not a number"), track);
}

/// Makes the change of all tracks of a reply.
class ReplyEdit {
 public:
  explicit ReplyEdit(const operations::OperationInput& in) : in_(in), builder_(in.motion), ids_(in.motion.trackIds()) {}

  Status add(const ReplyTrack& track) { return track.index ? change(track) : create(track); }

  [[nodiscard]] operations::OperationResult take() {
    result_.edit.keys = builder_.build();
    std::ranges::move(newKeys_, std::back_inserter(result_.edit.keys));
    operations::sortKeyEdits(result_);
    return std::move(result_);
  }

 private:
  Status change(const ReplyTrack& track) {
    if (*track.index >= ids_.size() || ids_[*track.index].kind != track.kind || !seen_.insert(*track.index).second)
      return Error::because(Core::tr("the script has changed a track that does not exist"));
    const motion::TrackId id = ids_[*track.index];
    const std::string path = motion::trackPath(in_.motion, id);
    if (const Status valid = checkColumns(track.keys, path); !valid) return valid;
    const TrackColumns before = columnsOf(in_.motion, id);
    const ColumnWidths widths = columnWidths(id.kind, track.keys.ik.size());
    // The rows of keys with other names of IK cannot be compared; all of them count as changed.
    const Difference found =
        before.ik == track.keys.ik ? difference(before, track.keys, widths) : replaced(before, track.keys);
    const TrackColumns rows = rowsOf(track.keys, found.rows, widths);
    if (const Status valid = checkNumbers(rows, path); !valid) return valid;
    in_.control.requireKeys(static_cast<std::int64_t>(track.keys.frames.size()) -
                            static_cast<std::int64_t>(before.frames.size()));
    if (in_.control.isStopped()) return Done{};
    for (const Frame frame : found.removed) builder_.remove(id, frame);
    std::visit(
        [&](auto&& keys) {
          for (std::size_t i = 0; i < keys.size(); ++i) builder_.set(id, keys.frames[i], keys.values[i]);
          if (!keys.empty()) result_.edit.selection->addColumn(id, keys.frames);
        },
        keysFrom(id.kind, rows));
    return Done{};
  }

  static Difference replaced(const TrackColumns& before, const TrackColumns& after) {
    Difference all = difference({before.frames, {}, {}, {}}, {after.frames, {}, {}, {}}, {});
    all.rows.resize(after.frames.size());
    std::iota(all.rows.begin(), all.rows.end(), std::size_t{0});
    return all;
  }

  Status create(const ReplyTrack& track) {
    const bool isBone = track.kind == motion::TrackKind::Bone;
    if (!isBone && track.kind != motion::TrackKind::Morph)
      return Error::because(Core::tr("the script has added a track of a kind that cannot be added"));
    if (track.keys.frames.empty()) return Done{};
    Result<Name> name = Name::fromText(track.name);
    if (!name) return Error::in(Message::verbatim(utf8::sanitized(track.name)), name.error().sentence());
    std::vector<Name>& added = isBone ? result_.edit.addedBones : result_.edit.addedMorphs;
    const auto known = isBone ? in_.motion.findBone(name->bytes) : in_.motion.findMorph(name->bytes);
    if (name->bytes.empty() || known || std::ranges::find(added, *name) != added.end())
      return Error::because(Core::trWith("the script has added the track \"%1\" twice"), utf8::sanitized(track.name));
    if (const Status valid = checkColumns(track.keys, track.name); !valid) return valid;
    if (const Status valid = checkNumbers(track.keys, track.name); !valid) return valid;
    in_.control.requireKeys(static_cast<std::int64_t>(track.keys.frames.size()));
    if (in_.control.isStopped()) return Done{};
    const std::size_t count = isBone ? in_.motion.bones.size() : in_.motion.morphs.size();
    const motion::TrackId id{track.kind, static_cast<std::uint32_t>(count + added.size())};
    added.push_back(*std::move(name));
    std::visit(
        [&]<class Value>(motion::Keys<Value>&& keys) {
          result_.edit.selection->addColumn(id, keys.frames);
          const FrameRange range{keys.frames.front(), keys.frames.back()};
          newKeys_.push_back({id, range, motion::Keys<Value>(), std::move(keys)});
        },
        keysFrom(track.kind, track.keys));
    return Done{};
  }

  const operations::OperationInput& in_;
  motion::EditBuilder builder_;
  std::vector<motion::TrackId> ids_;
  std::set<std::uint32_t> seen_;
  motion::KeyEdits newKeys_;
  operations::OperationResult result_;
};

}  // namespace

Bytes encodeReply(const ScriptReply& reply) {
  ByteWriter out;
  out.write(kReplyMark);
  out.write(static_cast<std::uint8_t>(reply.failure ? 1 : 0));
  if (reply.failure) {
    writeText(out, reply.failure->reason);
    out.write(static_cast<std::int32_t>(reply.failure->line));
    writeText(out, reply.failure->parameter);
  }
  writeTexts(out, reply.log);
  out.write(static_cast<std::uint32_t>(reply.tracks.size()));
  for (const ReplyTrack& track : reply.tracks) {
    out.write(track.index.value_or(kNewTrack));
    out.write(static_cast<std::uint8_t>(track.kind));
    writeText(out, track.name);
    writeTexts(out, track.keys.ik);
    out.write(static_cast<std::uint32_t>(track.keys.frames.size()));
    writeColumns(out, track.keys);
  }
  return std::move(out).take();
}

Result<ScriptReply> decodeReply(ByteView bytes) {
  ByteReader in(bytes);
  ScriptReply reply;
  if (in.read<std::uint32_t>() != kReplyMark)
    return Error::because(Core::tr("the answer of furitsuke-script is damaged"));
  if (in.read<std::uint8_t>() != 0) {
    ScriptFailure failure;
    failure.reason = shortened(readText(in), kMaxFailureBytes);
    failure.line = in.read<std::int32_t>();
    failure.parameter = shortened(readText(in), kMaxFailureBytes);
    reply.failure = std::move(failure);
  }
  for (std::string& line : readTexts(in)) {
    if (reply.log.size() < kMaxLogLines) reply.log.push_back(shortened(std::move(line), kMaxLogLineBytes));
  }
  const std::size_t tracks = readCount(in, 1);
  for (std::size_t i = 0; i < tracks && in.ok(); ++i) reply.tracks.push_back(readReplyTrack(in));
  if (!in.ok() || in.remaining() > 0) return Error::because(Core::tr("the answer of furitsuke-script is damaged"));
  return reply;
}

Result<operations::OperationResult> resultOf(const ScriptReply& reply, const operations::OperationInput& in) {
  if (reply.failure) {
    const ScriptFailure& failure = *reply.failure;
    Message reason = scriptText(failure.reason);
    if (!failure.parameter.empty()) return Error::in(Message::verbatim(failure.parameter), std::move(reason));
    return failure.line > 0 ? scriptError(failure.line, std::move(reason)) : Error::because(std::move(reason));
  }
  ReplyEdit edit(in);
  for (const ReplyTrack& track : reply.tracks) {
    if (const Status added = edit.add(track); !added) return added.error();
  }
  operations::OperationResult result = edit.take();
  for (const std::string& line : reply.log) {
    Diagnostic& note = result.notes.emplace_back();
    note.code = kScriptLogNote;
    note.reason = Message::verbatim(line);
  }
  return result;
}

}  // namespace furitsuke::scripts
