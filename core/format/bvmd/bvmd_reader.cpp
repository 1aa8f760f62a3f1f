// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/format/bvmd/bvmd_file.h"
#include "core/format/bvmd/bvmd_layout.h"

namespace furitsuke::format::bvmd {
namespace {

/// Limit for the memory of the IK bone names: a motion repeats every name in every key, but the file stores it once.
constexpr std::size_t kMaxIkNameBytes = std::size_t{256} << 20;

/// Reads the elements of the format in file order. After the first failure all calls do nothing.
class PieceReader {
 public:
  PieceReader(ByteView bytes, Version version) : bytes_(bytes), version_(version) {}

  [[nodiscard]] std::size_t offset() const { return offset_; }
  void jump(std::size_t offset) { offset_ = offset; }
  [[nodiscard]] bool ok() const { return !error_; }
  [[nodiscard]] std::optional<Error> takeError() { return std::exchange(error_, std::nullopt); }
  void setSection(std::string section) { section_ = std::move(section); }
  [[nodiscard]] bool hasPhysics() const { return version_ >= kPhysicsVersion; }

  std::uint32_t number(std::string_view what) {
    if (!fits(sizeof(std::uint32_t), 1, what)) return 0;
    const auto value = loadLe<std::uint32_t>(bytes_.data() + offset_);
    offset_ += sizeof(value);
    return value;
  }

  /// A count of elements that take at least `least` bytes each.
  std::uint32_t count(std::string_view what, std::size_t least) {
    const std::size_t at = offset_;
    const std::uint32_t value = number(what);
    if (!ok() || value <= (bytes_.size() - offset_) / least) return value;
    offset_ = at;
    fail("a " + std::string(what) + " of " + std::to_string(value) + " does not fit in the " +
         std::to_string(bytes_.size() - at) + " remaining bytes");
    return 0;
  }

  std::string text(std::string_view what) {
    const std::uint32_t size = count(what, 1);
    if (!ok()) return {};
    std::string value(asChars(bytes_.subspan(offset_, size)));
    offset_ += size;
    padText();
    return value;
  }

  template <class T>
  void column(std::vector<T>& values, std::size_t count, std::string_view what) {
    if constexpr (alignof(T) == kAlignment) {
      if (version_ >= kAlignedVersion) pad();
    }
    if (!fits(sizeof(T), count, what)) return;
    values.resize(count);
    if (count != 0) std::memcpy(values.data(), bytes_.data() + offset_, count * sizeof(T));
    offset_ += count * sizeof(T);
  }

  /// In version 3 numbers after texts and bytes are aligned.
  void padText() {
    if (version_ >= kTableVersion) pad();
  }

  void fail(std::string reason) {
    if (!error_) error_ = Error::at(offset_, section_, std::move(reason));
  }

 private:
  /// Skips padding, which may be missing at the end of the file.
  void pad() { offset_ = std::min(padded(offset_), std::max(offset_, bytes_.size())); }

  bool fits(std::size_t size, std::size_t count, std::string_view what) {
    if (!ok()) return false;
    if (offset_ <= bytes_.size() && count <= (bytes_.size() - offset_) / size) return true;
    const std::size_t left = bytes_.size() - std::min(offset_, bytes_.size());
    fail(std::string(what) + " needs " + std::to_string(size * count) + " bytes, " + std::to_string(left) +
         " are left");
    return false;
  }

  ByteView bytes_;
  Version version_;
  std::size_t offset_ = kHeaderBytes;
  std::string section_;
  std::optional<Error> error_;
};

void readBones(PieceReader& in, std::vector<BoneTrack>& tracks, bool moving) {
  in.setSection(moving ? "moving bones" : "rotating bones");
  const std::uint32_t trackCount = in.count("track count", kLeastTrackBytes);
  for (std::uint32_t i = 0; i < trackCount && in.ok(); ++i) {
    BoneTrack track;
    track.name = in.text("name length");
    const std::uint32_t count = in.count("key count", kLeastBoneKeyBytes);
    in.column(track.frames, count, "frames");
    if (moving) {
      in.column(track.positions, count, "positions");
      in.column(track.positionCurves, count, "position curves");
    }
    in.column(track.rotations, count, "rotations");
    in.column(track.rotationCurves, count, "rotation curves");
    if (in.hasPhysics()) in.column(track.physics, count, "physics");
    in.padText();
    if (in.ok()) tracks.push_back(std::move(track));
  }
}

void readMorphs(PieceReader& in, std::vector<MorphTrack>& tracks) {
  in.setSection("morphs");
  const std::uint32_t trackCount = in.count("track count", kLeastTrackBytes);
  for (std::uint32_t i = 0; i < trackCount && in.ok(); ++i) {
    MorphTrack track;
    track.name = in.text("name length");
    const std::uint32_t count = in.count("key count", kMorphKeyBytes);
    in.column(track.frames, count, "frames");
    in.column(track.weights, count, "weights");
    if (in.ok()) tracks.push_back(std::move(track));
  }
}

void readIk(PieceReader& in, PropertyTrack& track, std::uint32_t ikCount) {
  std::size_t nameBytes = 0;
  for (std::uint32_t i = 0; i < ikCount && in.ok(); ++i) {
    IkColumn column;
    column.name = in.text("name length");
    in.column(column.states, track.frames.size(), "IK states");
    in.padText();
    nameBytes += column.name.size() * track.frames.size();
    if (nameBytes > kMaxIkNameBytes) in.fail("the IK bone names and keys need too much memory");
    if (in.ok()) track.ik.push_back(std::move(column));
  }
}

void readProperty(PieceReader& in, PropertyTrack& track, bool countFirst) {
  in.setSection("properties");
  PropertyTrack read;
  const std::uint32_t count = in.count("key count", kLeastPropertyKeyBytes);
  std::uint32_t ikCount = countFirst ? in.count("IK count", kLeastIkBytes) : 0;
  in.column(read.frames, count, "frames");
  in.column(read.visible, count, "visibility");
  if (!countFirst) {
    in.padText();
    ikCount = in.count("IK count", kLeastIkBytes);
  }
  if (in.ok()) track = std::move(read);
  readIk(in, track, ikCount);
}

void readCamera(PieceReader& in, CameraTrack& track) {
  in.setSection("camera");
  CameraTrack read;
  const std::uint32_t count = in.count("key count", kCameraKeyBytes);
  in.column(read.frames, count, "frames");
  in.column(read.positions, count, "positions");
  in.column(read.positionCurves, count, "position curves");
  in.column(read.rotations, count, "rotations");
  in.column(read.rotationCurves, count, "rotation curves");
  in.column(read.distances, count, "distances");
  in.column(read.distanceCurves, count, "distance curves");
  in.column(read.fovs, count, "view angles");
  in.column(read.fovCurves, count, "view angle curves");
  if (in.ok()) track = std::move(read);
}

void readSection(PieceReader& in, std::size_t section, File& file) {
  switch (section) {
    case 0: return readBones(in, file.rotatingBones, false);
    case 1: return readBones(in, file.movingBones, true);
    case 2: return readMorphs(in, file.morphs);
    case 3: return readProperty(in, file.property, file.version < kTableVersion);
    default: return readCamera(in, file.camera);
  }
}

/// Versions before 3: sections follow each other, so that nothing can be read after a failure.
void readInOrder(PieceReader& in, ByteView bytes, File& file) {
  for (std::size_t section = 0; section < kSectionCount && in.ok(); ++section) readSection(in, section, file);
  file.damage = in.takeError();
  if (!file.damage) file.trailingBytes = bytes.size() - in.offset();
}

/// Version 3: the table has the offset of each section.
Status readByTable(PieceReader& in, ByteView bytes, File& file) {
  in.setSection("table of sections");
  in.jump(kTableAt);
  const std::uint32_t tableSize = in.count("size", 1);
  std::array<std::uint32_t, kSectionCount> offsets{};
  for (std::size_t i = 0; i < std::min<std::size_t>(offsets.size(), tableSize / sizeof(std::uint32_t)); ++i) {
    offsets[i] = in.number("offset");
  }
  if (auto error = in.takeError()) return *error;
  std::size_t end = kTableAt + sizeof(std::uint32_t) + tableSize;
  for (std::size_t section = 0; section < offsets.size(); ++section) {
    if (offsets[section] == 0) continue;
    in.jump(offsets[section]);
    readSection(in, section, file);
    if (auto error = in.takeError(); error && !file.damage) file.damage = std::move(error);
    end = std::max(end, in.offset());
  }
  if (!file.damage) file.trailingBytes = bytes.size() - std::min(end, bytes.size());
  return Done{};
}

bool isKnown(Version version) {
  if (version.majorNumber == 3) return version.minorNumber == 0;
  return version.majorNumber == 1 || version.majorNumber == 2;
}

}  // namespace

Result<File> read(ByteView bytes) {
  if (!asChars(bytes).starts_with(kSignature)) return Error::at(0, "header", "is not a BVMD");
  if (bytes.size() < kHeaderBytes) return Error::at(bytes.size(), "header", "the file ends inside the header");
  const auto number = [&](std::size_t at) { return static_cast<int>(loadLe<std::int8_t>(bytes.data() + at)); };
  File file;
  file.version = {number(4), number(5), number(6)};
  if (!isKnown(file.version)) {
    return Error::at(4, "header",
                     "version " + std::to_string(number(4)) + "." + std::to_string(number(5)) + "." +
                         std::to_string(number(6)) + " is not supported; 1.0 to 3.0 are");
  }
  PieceReader in(bytes, file.version);
  if (file.version < kTableVersion) {
    readInOrder(in, bytes, file);
  } else if (const Status status = readByTable(in, bytes, file); !status) {
    return status.error();
  }
  return file;
}

}  // namespace furitsuke::format::bvmd
