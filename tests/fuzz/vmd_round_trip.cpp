// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {
namespace {

/// A few numbers that depend on every byte of the input, so that a failure can be reproduced.
class Choices {
 public:
  explicit Choices(ByteView bytes) {
    for (const std::byte byte : bytes) state_ = (state_ ^ static_cast<std::uint64_t>(byte)) * 0x100000001B3U;
  }
  std::uint32_t below(std::uint32_t limit) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>((state_ >> 33) % limit);
  }

 private:
  std::uint64_t state_ = 0xCBF29CE484222325U;
};

void nudge(motion::BoneKey& key) { key.translation.x = key.translation.x == 1.0F ? 2.0F : 1.0F; }
void nudge(motion::MorphKey& key) { key.weight = key.weight == 1.0F ? 0.5F : 1.0F; }
void nudge(motion::CameraKey& key) { key.curves[1].x1 ^= 1; }
void nudge(motion::LightKey& key) { key.color.y = key.color.y == 1.0F ? 0.5F : 1.0F; }
void nudge(motion::SelfShadowKey& key) { key.mode ^= 1; }
void nudge(motion::VisibilityIkKey& key) {
  key.visible = !key.visible;
  key.ik.push_back({"new ik bone", true});
}

/// One edit of one track: a key is removed, changed, moved, or added.
motion::KeyEdits someEdit(const motion::Motion& motion, Choices& choices) {
  const std::vector<motion::TrackId> tracks = motion.trackIds();
  const motion::TrackId id = tracks[choices.below(static_cast<std::uint32_t>(tracks.size()))];
  motion::EditBuilder builder(motion);
  motion.visit(id, [&](const auto& track) {
    using Value = typename std::decay_t<decltype(track)>::ValueType;
    const auto newFrame = static_cast<Frame>(choices.below(100));
    if (track.empty()) {
      Value value{};
      nudge(value);
      return builder.set(id, newFrame, std::move(value));
    }
    const std::size_t at = choices.below(static_cast<std::uint32_t>(track.size()));
    const Frame frame = track.frames()[at];
    Value value = track.values()[at];
    switch (choices.below(4)) {
      case 0: return builder.remove(id, frame);
      case 1: nudge(value); return builder.set(id, frame, std::move(value));
      case 2: builder.remove(id, frame); return builder.move(id, newFrame, std::move(value), track.sources()[at]);
      default: return builder.move(id, newFrame, std::move(value), motion::kNoSource);
    }
  });
  return builder.build();
}

/// Checks that the motion that is written and read again is `motion`.
std::string writeFault(const motion::Motion& motion, const io::VmdSource& source, const io::VmdWriteOptions& options) {
  Result<format::vmd::File> file = format::vmd::read(io::vmdFromMotion(motion, &source, options));
  if (!file) return "what was written cannot be read: " + file.error().message();
  if (file->damage) return "what was written is damaged: " + file->damage->message();
  if (file->isHeaderShort()) return "what was written has a short model name";
  const io::ImportedMotion again = io::motionFromVmd(*std::move(file));
  // The encoding of the names is guessed from all of them, so an edit may change it.
  if (again.motion.nameEncoding != motion.nameEncoding) return {};
  // Physics flags are stored in bytes that older files use for curves. Which kind a file is depends on all its keys, so
  // an edit may change how the other keys are read.
  const bool comparePhysics = again.source->physicsFlagged == source.physicsFlagged;
  return isSameMotion(motion, again.motion, comparePhysics) ? "" : "what was written is another motion";
}

}  // namespace

std::string vmdRoundTripFault(ByteView bytes) {
  Result<format::vmd::File> file = format::vmd::read(Bytes(bytes.begin(), bytes.end()));
  if (!file) return {};
  const bool isRepaired = file->damage || file->isHeaderShort();
  const io::VmdWriteOptions options{file->version};
  io::ImportedMotion imported = io::motionFromVmd(*std::move(file));
  const io::VmdSource& source = *imported.source;
  const motion::Motion unedited = imported.motion;

  const Bytes written = io::vmdFromMotion(unedited, &source, options);
  if (!isRepaired && asChars(written) != asChars(bytes)) return "unedited, but other bytes";
  if (std::string fault = writeFault(unedited, source, options); !fault.empty()) return "unedited: " + fault;

  Choices choices(bytes);
  const motion::KeyEdits edits = someEdit(unedited, choices);
  motion::applyEdits(imported.motion, edits, motion::EditSide::After);
  if (std::string fault = writeFault(imported.motion, source, options); !fault.empty()) return "edited: " + fault;
  motion::applyEdits(imported.motion, edits, motion::EditSide::Before);
  if (io::vmdFromMotion(imported.motion, &source, options) != written) return "undone, but other bytes";
  return {};
}

}  // namespace furitsuke::test
