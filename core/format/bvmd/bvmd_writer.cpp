// SPDX-License-Identifier: MIT
#include <array>
#include <cstring>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/format/bvmd/bvmd_file.h"
#include "core/format/bvmd/bvmd_layout.h"

namespace furitsuke::format::bvmd {
namespace {

/// Appends the elements of version 3, each padded to a multiple of four bytes.
class PieceWriter {
 public:
  void number(std::size_t value) { out_.write(static_cast<std::uint32_t>(value)); }

  void text(std::string_view value) {
    number(value.size());
    out_.write(asBytes(value));
    pad();
  }

  template <class T>
  void column(const std::vector<T>& values) {
    out_.write(std::as_bytes(std::span(values)));
    pad();
  }

  void pad() {
    const std::size_t size = padded(out_.size()) - out_.size();
    std::memset(out_.grow(size), 0, size);
  }

  [[nodiscard]] std::size_t size() const { return out_.size(); }
  ByteWriter& raw() { return out_; }

 private:
  ByteWriter out_;
};

void writeBones(PieceWriter& out, const std::vector<BoneTrack>& tracks, bool moving) {
  out.number(tracks.size());
  for (const BoneTrack& track : tracks) {
    out.text(track.name);
    out.number(track.frames.size());
    out.column(track.frames);
    if (moving) {
      out.column(track.positions);
      out.column(track.positionCurves);
    }
    out.column(track.rotations);
    out.column(track.rotationCurves);
    out.column(track.physics.empty() ? std::vector<std::uint8_t>(track.frames.size(), 1) : track.physics);
  }
}

void writeMorphs(PieceWriter& out, const std::vector<MorphTrack>& tracks) {
  out.number(tracks.size());
  for (const MorphTrack& track : tracks) {
    out.text(track.name);
    out.number(track.frames.size());
    out.column(track.frames);
    out.column(track.weights);
  }
}

void writeProperty(PieceWriter& out, const PropertyTrack& track) {
  out.number(track.frames.size());
  out.column(track.frames);
  out.column(track.visible);
  out.number(track.ik.size());
  for (const IkColumn& column : track.ik) {
    out.text(column.name);
    out.column(column.states);
  }
}

void writeCamera(PieceWriter& out, const CameraTrack& track) {
  out.number(track.frames.size());
  out.column(track.frames);
  out.column(track.positions);
  out.column(track.positionCurves);
  out.column(track.rotations);
  out.column(track.rotationCurves);
  out.column(track.distances);
  out.column(track.distanceCurves);
  out.column(track.fovs);
  out.column(track.fovCurves);
}

}  // namespace

Bytes write(const File& file) {
  PieceWriter out;
  out.raw().write(asBytes(kSignature));
  out.raw().write(std::array<std::int8_t, 3>{3, 0, 0});
  out.pad();
  out.number(kSectionCount * sizeof(std::uint32_t));
  const std::size_t tableAt = out.size();
  std::array<std::uint32_t, kSectionCount> offsets{};
  out.raw().write(offsets);
  const auto here = [&out] { return static_cast<std::uint32_t>(out.size()); };
  offsets[0] = here();
  writeBones(out, file.rotatingBones, false);
  offsets[1] = here();
  writeBones(out, file.movingBones, true);
  offsets[2] = here();
  writeMorphs(out, file.morphs);
  offsets[3] = here();
  writeProperty(out, file.property);
  offsets[4] = here();
  writeCamera(out, file.camera);
  Bytes bytes = std::move(out.raw()).take();
  storeLe(bytes.data() + tableAt, offsets);
  return bytes;
}

}  // namespace furitsuke::format::bvmd
