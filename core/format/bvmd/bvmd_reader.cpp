// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
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
  void setSection(MessageText section) { section_ = section; }
  [[nodiscard]] bool hasPhysics() const { return version_ >= kPhysicsVersion; }

  std::uint32_t number(MessageText what) {
    if (!fits(sizeof(std::uint32_t), 1, what)) return 0;
    const auto value = loadLe<std::uint32_t>(bytes_.data() + offset_);
    offset_ += sizeof(value);
    return value;
  }

  /// A count of elements that take at least `least` bytes each.
  std::uint32_t count(MessageText what, std::size_t least) {
    const std::size_t at = offset_;
    const std::uint32_t value = number(what);
    if (!ok() || value <= (bytes_.size() - offset_) / least) return value;
    offset_ = at;
    fail({Core::trWith("a %1 of %2 does not fit in the %3 remaining bytes"), what, value, bytes_.size() - at});
    return 0;
  }

  std::string text(MessageText what) {
    const std::uint32_t size = count(what, 1);
    if (!ok()) return {};
    std::string value(asChars(bytes_.subspan(offset_, size)));
    offset_ += size;
    padText();
    return value;
  }

  template <class T>
  void column(std::vector<T>& values, std::size_t count, MessageText what) {
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

  void fail(Message reason) {
    if (!error_) error_ = Error::at(offset_, section_, std::move(reason));
  }

 private:
  /// Skips padding, which may be missing at the end of the file.
  void pad() { offset_ = std::min(padded(offset_), std::max(offset_, bytes_.size())); }

  bool fits(std::size_t size, std::size_t count, MessageText what) {
    if (!ok()) return false;
    if (offset_ <= bytes_.size() && count <= (bytes_.size() - offset_) / size) return true;
    const std::size_t left = bytes_.size() - std::min(offset_, bytes_.size());
    fail({Core::trWith("%1 needs %2 bytes, %3 are left"), what, size * count, left});
    return false;
  }

  ByteView bytes_;
  Version version_;
  std::size_t offset_ = kHeaderBytes;
  Message section_;
  std::optional<Error> error_;
};

void readBones(PieceReader& in, std::vector<BoneTrack>& tracks, bool moving) {
  in.setSection(moving ? Core::tr("moving bones") : Core::tr("rotating bones"));
  const std::uint32_t trackCount = in.count(Core::tr("track count"), kLeastTrackBytes);
  for (std::uint32_t i = 0; i < trackCount && in.ok(); ++i) {
    BoneTrack track;
    track.name = in.text(Core::tr("name length"));
    const std::uint32_t count = in.count(Core::tr("key count"), kLeastBoneKeyBytes);
    in.column(track.frames, count, Core::tr("frames"));
    if (moving) {
      in.column(track.positions, count, Core::tr("positions"));
      in.column(track.positionCurves, count, Core::tr("position curves"));
    }
    in.column(track.rotations, count, Core::tr("rotations"));
    in.column(track.rotationCurves, count, Core::tr("rotation curves"));
    if (in.hasPhysics()) in.column(track.physics, count, Core::tr("physics"));
    in.padText();
    if (in.ok()) tracks.push_back(std::move(track));
  }
}

void readMorphs(PieceReader& in, std::vector<MorphTrack>& tracks) {
  in.setSection(Core::tr("morphs"));
  const std::uint32_t trackCount = in.count(Core::tr("track count"), kLeastTrackBytes);
  for (std::uint32_t i = 0; i < trackCount && in.ok(); ++i) {
    MorphTrack track;
    track.name = in.text(Core::tr("name length"));
    const std::uint32_t count = in.count(Core::tr("key count"), kMorphKeyBytes);
    in.column(track.frames, count, Core::tr("frames"));
    in.column(track.weights, count, Core::tr("weights"));
    if (in.ok()) tracks.push_back(std::move(track));
  }
}

void readIk(PieceReader& in, PropertyTrack& track, std::uint32_t ikCount) {
  std::size_t nameBytes = 0;
  for (std::uint32_t i = 0; i < ikCount && in.ok(); ++i) {
    IkColumn column;
    column.name = in.text(Core::tr("name length"));
    in.column(column.states, track.frames.size(), Core::tr("IK states"));
    in.padText();
    nameBytes += column.name.size() * track.frames.size();
    if (nameBytes > kMaxIkNameBytes) in.fail(Core::tr("the IK bone names and keys need too much memory"));
    if (in.ok()) track.ik.push_back(std::move(column));
  }
}

void readProperty(PieceReader& in, PropertyTrack& track, bool countFirst) {
  in.setSection(Core::tr("properties"));
  PropertyTrack read;
  const std::uint32_t count = in.count(Core::tr("key count"), kLeastPropertyKeyBytes);
  std::uint32_t ikCount = countFirst ? in.count(Core::tr("IK count"), kLeastIkBytes) : 0;
  in.column(read.frames, count, Core::tr("frames"));
  in.column(read.visible, count, Core::tr("visibility"));
  if (!countFirst) {
    in.padText();
    ikCount = in.count(Core::tr("IK count"), kLeastIkBytes);
  }
  if (in.ok()) track = std::move(read);
  readIk(in, track, ikCount);
}

void readCamera(PieceReader& in, CameraTrack& track) {
  in.setSection(Core::tr("camera"));
  CameraTrack read;
  const std::uint32_t count = in.count(Core::tr("key count"), kCameraKeyBytes);
  in.column(read.frames, count, Core::tr("frames"));
  in.column(read.positions, count, Core::tr("positions"));
  in.column(read.positionCurves, count, Core::tr("position curves"));
  in.column(read.rotations, count, Core::tr("rotations"));
  in.column(read.rotationCurves, count, Core::tr("rotation curves"));
  in.column(read.distances, count, Core::tr("distances"));
  in.column(read.distanceCurves, count, Core::tr("distance curves"));
  in.column(read.fovs, count, Core::tr("view angles"));
  in.column(read.fovCurves, count, Core::tr("view angle curves"));
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
  in.setSection(Core::tr("table of sections"));
  in.jump(kTableAt);
  const std::uint32_t tableSize = in.count(Core::tr("size"), 1);
  std::array<std::uint32_t, kSectionCount> offsets{};
  for (std::size_t i = 0; i < std::min<std::size_t>(offsets.size(), tableSize / sizeof(std::uint32_t)); ++i) {
    offsets[i] = in.number(Core::tr("offset"));
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
  if (!asChars(bytes).starts_with(kSignature)) return Error::at(0, Core::tr("header"), Core::tr("is not a BVMD"));
  if (bytes.size() < kHeaderBytes)
    return Error::at(bytes.size(), Core::tr("header"), Core::tr("the file ends inside the header"));
  const auto number = [&](std::size_t at) { return static_cast<int>(loadLe<std::int8_t>(bytes.data() + at)); };
  File file;
  file.version = {number(4), number(5), number(6)};
  if (!isKnown(file.version)) {
    const std::string version =
        std::to_string(number(4)) + "." + std::to_string(number(5)) + "." + std::to_string(number(6));
    return Error::at(4, Core::tr("header"), Core::trWith("version %1 is not supported; 1.0 to 3.0 are"), version);
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
