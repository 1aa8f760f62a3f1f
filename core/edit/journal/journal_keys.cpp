// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_keys.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/edit/journal/journal_layers.h"
#include "core/io/json/annotation_file.h"

namespace furitsuke::edit::journal {

namespace {

// write(out, value), read(in, value) and the smallest size of each kind of value.

template <class Value>
constexpr std::size_t kSmallest = 0;
template <>
constexpr std::size_t kSmallest<motion::BoneKey> = 12 + 16 + 16 + 1;
template <>
constexpr std::size_t kSmallest<motion::MorphKey> = 4;
template <>
constexpr std::size_t kSmallest<motion::CameraKey> = 4 + 12 + 12 + 4 + 24 + 1;
template <>
constexpr std::size_t kSmallest<motion::LightKey> = 12 + 12;
template <>
constexpr std::size_t kSmallest<motion::SelfShadowKey> = 1 + 4;
template <>
constexpr std::size_t kSmallest<motion::VisibilityIkKey> = 1 + 4;

void writeValue(ByteWriter& out, const motion::BoneKey& key) {
  // By far the most frequent kind: the buffer grows only once.
  std::byte* at = out.grow(kSmallest<motion::BoneKey>);
  storeLe(at, key.translation);
  storeLe(at + 12, key.rotation);
  storeLe(at + 28, key.curves);
  storeLe(at + 44, static_cast<std::uint8_t>(key.physics));
}

void writeValue(ByteWriter& out, const motion::MorphKey& key) { out.write(key.weight); }

void writeValue(ByteWriter& out, const motion::CameraKey& key) {
  out.write(key.distance);
  out.write(key.target);
  out.write(key.rotation);
  out.write(key.fov);
  out.write(key.curves);
  out.write(static_cast<std::uint8_t>(key.perspective));
}

void writeValue(ByteWriter& out, const motion::LightKey& key) {
  out.write(key.color);
  out.write(key.direction);
}

void writeValue(ByteWriter& out, const motion::SelfShadowKey& key) {
  out.write(key.mode);
  out.write(key.distance);
}

void writeValue(ByteWriter& out, const motion::VisibilityIkKey& key) {
  out.write(static_cast<std::uint8_t>(key.visible));
  out.write(static_cast<std::uint32_t>(key.ik.size()));
  for (const motion::IkState& state : key.ik) {
    out.write(static_cast<std::uint8_t>(state.enabled));
    writeText(out, state.name);
  }
}

void readValue(ByteReader& in, motion::BoneKey& key) {
  key.translation = in.read<Vec3>();
  key.rotation = in.read<Quat>();
  key.curves = in.read<decltype(key.curves)>();
  key.physics = in.read<std::uint8_t>() != 0;
}

void readValue(ByteReader& in, motion::MorphKey& key) { key.weight = in.read<float>(); }

void readValue(ByteReader& in, motion::CameraKey& key) {
  key.distance = in.read<float>();
  key.target = in.read<Vec3>();
  key.rotation = in.read<Vec3>();
  key.fov = in.read<std::uint32_t>();
  key.curves = in.read<decltype(key.curves)>();
  key.perspective = in.read<std::uint8_t>() != 0;
}

void readValue(ByteReader& in, motion::LightKey& key) {
  key.color = in.read<Vec3>();
  key.direction = in.read<Vec3>();
}

void readValue(ByteReader& in, motion::SelfShadowKey& key) {
  key.mode = in.read<std::uint8_t>();
  key.distance = in.read<float>();
}

void readValue(ByteReader& in, motion::VisibilityIkKey& key) {
  key.visible = in.read<std::uint8_t>() != 0;
  constexpr std::size_t kSmallestState = 1 + 4;
  const auto count = in.read<std::uint32_t>();
  if (count > in.remaining() / kSmallestState) {
    (void)in.take(in.remaining() + 1);
    return;
  }
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
    const bool enabled = in.read<std::uint8_t>() != 0;
    key.ik.push_back({readText(in), enabled});
  }
}

template <class T>
void writeColumn(ByteWriter& out, const motion::SharedColumn<T>& column) {
  out.write(asBytes({reinterpret_cast<const char*>(column.data()), column.size() * sizeof(column[0])}));
}

template <class T>
void readColumn(ByteReader& in, motion::SharedColumn<T>& column, std::size_t count) {
  const ByteView bytes = in.take(count * sizeof(T));
  if (!in.ok() || bytes.empty()) return;
  std::vector<T> items(count);
  std::memcpy(items.data(), bytes.data(), bytes.size());
  column = std::move(items);
}

template <class Value>
bool readKeys(ByteReader& in, const FrameRange& range, motion::Keys<Value>& keys) {
  constexpr std::size_t kSmallestKey = sizeof(Frame) + sizeof(motion::SourceRecord) + kSmallest<Value>;
  const auto count = in.read<std::uint32_t>();
  if (!in.ok() || count > in.remaining() / kSmallestKey) return false;
  readColumn(in, keys.frames, count);
  readColumn(in, keys.sources, count);
  std::vector<Value> values(count);
  for (Value& value : values) readValue(in, value);
  keys.values = std::move(values);
  if (!in.ok()) return false;
  if (keys.empty()) return true;
  const bool ascending = std::ranges::adjacent_find(keys.frames, std::greater_equal<>()) == keys.frames.end();
  return ascending && range.contains(keys.frames.front()) && range.contains(keys.frames.back());
}

motion::KeySpan emptySpan(motion::TrackKind kind) {
  switch (kind) {
    case motion::TrackKind::Bone: return motion::Keys<motion::BoneKey>();
    case motion::TrackKind::Morph: return motion::Keys<motion::MorphKey>();
    case motion::TrackKind::Camera: return motion::Keys<motion::CameraKey>();
    case motion::TrackKind::Light: return motion::Keys<motion::LightKey>();
    case motion::TrackKind::SelfShadow: return motion::Keys<motion::SelfShadowKey>();
    case motion::TrackKind::Property: break;
  }
  return motion::Keys<motion::VisibilityIkKey>();
}

bool readKeyEdit(ByteReader& in, motion::KeyEdit& edit) {
  if (!readTrack(in, edit.track)) return false;
  edit.range.first = in.read<Frame>();
  edit.range.last = in.read<Frame>();
  if (!in.ok() || edit.range.first < 0 || edit.range.isEmpty()) return false;
  edit.before = emptySpan(edit.track.kind);
  edit.after = emptySpan(edit.track.kind);
  return std::visit([&](auto& keys) { return readKeys(in, edit.range, keys); }, edit.after);
}

/// The order that applyEdits() requires: sorted, and no overlapping ranges of a track.
bool isOrderedAfter(const motion::KeyEdit& next, const motion::KeyEdit& last) {
  if (next.track != last.track) return last.track < next.track;
  return last.range.last < next.range.first;
}

/// In place of the number of bones of a draft.
constexpr std::uint32_t kNoDraft = 0xFFFFFFFFU;

/// In place of whether a name is that of a track: an encoding follows.
constexpr std::uint8_t kEncodingInsteadOfTrack = 2;

void writeDraft(ByteWriter& out, const motion::PoseDraft& draft) {
  out.write(static_cast<std::uint32_t>(draft.bones().size()));
  for (const motion::BonePose& bone : draft.bones()) {
    writeText(out, bone.name.bytes);
    out.write(bone.translation);
    out.write(bone.rotation);
  }
  out.write(static_cast<std::uint32_t>(draft.morphs().size()));
  for (const motion::MorphPose& morph : draft.morphs()) {
    writeText(out, morph.name.bytes);
    out.write(morph.weight);
  }
}

bool readDraft(ByteReader& in, motion::PoseDraft& draft) {
  constexpr std::size_t kSmallestBone = 4 + sizeof(Vec3) + sizeof(Quat);
  const auto bones = in.read<std::uint32_t>();
  if (!in.ok() || bones > in.remaining() / kSmallestBone) return false;
  for (std::uint32_t i = 0; i < bones; ++i) {
    Name name = Name::fromBytes(readText(in));
    const auto translation = in.read<Vec3>();
    draft.set(motion::BonePose{std::move(name), translation, in.read<Quat>()});
  }
  constexpr std::size_t kSmallestMorph = 4 + sizeof(float);
  const auto morphs = in.read<std::uint32_t>();
  if (!in.ok() || morphs > in.remaining() / kSmallestMorph) return false;
  for (std::uint32_t i = 0; i < morphs; ++i) {
    Name name = Name::fromBytes(readText(in));
    draft.set(motion::MorphPose{std::move(name), in.read<float>()});
  }
  return in.ok();
}

}  // namespace

void writeText(ByteWriter& out, std::string_view text) {
  out.write(static_cast<std::uint32_t>(text.size()));
  out.write(asBytes(text));
}

std::string readText(ByteReader& in) {
  const auto size = in.read<std::uint32_t>();
  return std::string(asChars(in.take(size)));
}

void writeTrack(ByteWriter& out, motion::TrackId track) {
  out.write(static_cast<std::uint8_t>(track.kind));
  out.write(track.index);
}

bool readTrack(ByteReader& in, motion::TrackId& track) {
  const auto kind = in.read<std::uint8_t>();
  track = {static_cast<motion::TrackKind>(kind), in.read<std::uint32_t>()};
  return in.ok() && kind < motion::kTrackKindCount;
}

void writeEdit(ByteWriter& out, const motion::Edit& edit) {
  out.write(static_cast<std::uint32_t>(edit.names.size() + (edit.encoding ? 1 : 0)));
  if (edit.encoding) {
    out.write(kEncodingInsteadOfTrack);
    writeText(out, textEncodingName(edit.encoding->after));
  }
  for (const motion::NameEdit& name : edit.names) {
    out.write(static_cast<std::uint8_t>(name.track.has_value()));
    if (name.track) writeTrack(out, *name.track);
    writeText(out, name.after.bytes);
  }
  out.write(static_cast<std::uint32_t>(edit.keys.size()));
  for (const motion::KeyEdit& keys : edit.keys) {
    writeTrack(out, keys.track);
    out.write(keys.range.first);
    out.write(keys.range.last);
    std::visit(
        [&](const auto& after) {
          out.write(static_cast<std::uint32_t>(after.size()));
          writeColumn(out, after.frames);
          writeColumn(out, after.sources);
          for (const auto& value : after.values) writeValue(out, value);
        },
        keys.after);
  }
  if (!edit.annotations && !edit.draft && !edit.layers) return;
  writeText(out, edit.annotations ? io::annotationsToJson(edit.annotations->after) : std::string());
  if (edit.draft) writeDraft(out, edit.draft->after);
  if (!edit.layers) return;
  if (!edit.draft) out.write(kNoDraft);
  writeLayerEdit(out, edit);
}

bool readEdit(ByteReader& in, motion::Edit& edit) {
  constexpr std::size_t kSmallestName = 1 + 4;
  const auto names = in.read<std::uint32_t>();
  if (!in.ok() || names > in.remaining() / kSmallestName) return false;
  for (std::uint32_t i = 0; i < names; ++i) {
    motion::NameEdit name;
    const auto kind = in.read<std::uint8_t>();
    if (kind == kEncodingInsteadOfTrack) {
      const std::optional<TextEncoding> encoding = textEncodingNamed(readText(in));
      if (!encoding) return false;
      edit.encoding = motion::EncodingEdit{{}, *encoding};
      continue;
    }
    if (kind != 0 && !readTrack(in, name.track.emplace())) return false;
    name.after = Name::fromBytes(readText(in));
    if (!in.ok()) return false;
    edit.names.push_back(std::move(name));
  }
  constexpr std::size_t kSmallestEdit = 5 + 4 + 4 + 4;
  const auto edits = in.read<std::uint32_t>();
  if (!in.ok() || edits > in.remaining() / kSmallestEdit) return false;
  for (std::uint32_t i = 0; i < edits; ++i) {
    motion::KeyEdit keys;
    if (!readKeyEdit(in, keys)) return false;
    if (!edit.keys.empty() && !isOrderedAfter(keys, edit.keys.back())) return false;
    edit.keys.push_back(std::move(keys));
  }
  if (in.remaining() == 0) return true;
  if (const std::string text = readText(in); !text.empty()) {
    Result<motion::Annotations> annotations = io::annotationsFromJson(text);
    if (!annotations) return false;
    edit.annotations = motion::AnnotationEdit{{}, std::move(*annotations)};
  }
  if (!in.ok() || in.remaining() == 0) return in.ok();
  ByteReader ahead = in;
  if (ahead.read<std::uint32_t>() == kNoDraft) {
    in = ahead;
  } else if (!readDraft(in, edit.draft.emplace().after)) {
    return false;
  }
  return in.remaining() == 0 || readLayerEdit(in, edit);
}

}  // namespace furitsuke::edit::journal
