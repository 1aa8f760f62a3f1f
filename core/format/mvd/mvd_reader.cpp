// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/utf16.h"
#include "core/format/mvd/mvd_file.h"

namespace furitsuke::format::mvd {

namespace {

// Bytes of an item without the parts that later forms of its section add.
constexpr std::size_t kBoneKeyBytes = 56;
constexpr std::size_t kMorphKeyBytes = 16;
constexpr std::size_t kPropertyKeyBytes = 20;
constexpr std::size_t kParentBytes = 12;
constexpr std::size_t kCameraKeyBytes = 60;
constexpr std::size_t kCameraPropertyKeyBytes = 15;
constexpr std::size_t kFollowingPropertyKeyBytes = 32;
constexpr std::size_t kLightKeyBytes = 24;
constexpr std::size_t kFloatLightKeyBytes = 33;  ///< the color as three floats
constexpr std::size_t kProjectKeyBytes = 16;
constexpr std::size_t kPaddedFlagBytes = 4;  ///< a flag and three unused bytes
constexpr std::size_t kPointBytes = 8;       ///< of the time of a clip and of a blend

struct SectionHeader {
  std::size_t at = 0;  ///< of the tag
  std::uint8_t tag = 0;
  std::uint8_t minorNumber = 0;
  std::int32_t key = 0;
  std::size_t itemBytes = 0;
  std::size_t count = 0;
  ByteView extension;
};

Vec3 readVector(ByteReader& in) {
  const auto x = in.read<float>();
  const auto y = in.read<float>();
  return {x, y, in.read<float>()};
}

/// Two points with two bytes each.
CurveBytes readCurve(ByteReader& in) {
  CurveBytes curve{};
  for (std::uint8_t& byte : curve) byte = in.read<std::uint8_t>();
  return curve;
}

bool readFlag(ByteReader& in) { return in.read<std::uint8_t>() != 0; }

class MvdReader {
 public:
  explicit MvdReader(ByteView bytes) : bytes_(bytes), in_(bytes) {}

  Result<File> run() {
    if (!asChars(bytes_).starts_with(kSignature)) return Error::because(Core::tr("is not an MVD motion"));
    if (bytes_.size() < kHeaderBytes)
      return Error::at(bytes_.size(), Core::tr("header"), Core::tr("the file ends inside the header"));
    in_.take(kSignatureBytes);
    file_.version = in_.read<float>();
    if (!(file_.version >= 1 && file_.version < 2)) {
      return Error::at(kSignatureBytes, Core::tr("header"), Core::tr("only version 1 of MVD is known"));
    }
    isUtf16_ = in_.read<std::uint8_t>() == 0;
    readObject();
    // Further objects follow without a count.
    while (ok() && in_.remaining() > 0) readObject();
    file_.damage = std::move(error_);
    return std::move(file_);
  }

 private:
  [[nodiscard]] bool ok() const { return !error_; }

  void fail(std::size_t at, MessageText section, Message reason) {
    if (!error_) error_ = Error::at(at, section, std::move(reason));
  }

  void failShort(std::size_t at, MessageText section, std::size_t needed) {
    fail(at, section, {Core::trWith("needs %1 bytes, %2 are left"), needed, bytes_.size() - at});
  }

  template <class T>
  T number(MessageText section) {
    const std::size_t at = in_.offset();
    if (ok() && in_.remaining() < sizeof(T)) failShort(at, section, sizeof(T));
    return ok() ? in_.read<T>() : T{};
  }

  /// An i32 length and as many bytes.
  ByteView sizedBytes(MessageText section) {
    const std::size_t at = in_.offset();
    const auto size = number<std::int32_t>(section);
    if (!ok()) return {};
    if (size < 0) fail(at, section, {Core::trWith("a length of %1"), size});
    if (ok() && in_.remaining() < static_cast<std::size_t>(size)) failShort(in_.offset(), section, std::size_t(size));
    return ok() ? in_.take(static_cast<std::size_t>(size)) : ByteView();
  }

  std::string text(MessageText section) {
    const std::string_view bytes = asChars(sizedBytes(section));
    std::string text = isUtf16_ ? utf16::toUtf8(bytes, utf16::ByteOrder::Little) : std::string(bytes);
    text.resize(std::min(text.find('\0'), text.size()));
    return text;
  }

  void readObject() {
    Object object;
    object.name = text(Core::tr("object name"));
    object.englishName = text(Core::tr("object name"));
    object.fps = number<float>(Core::tr("object"));
    sizedBytes(Core::tr("object"));
    if (ok() && file_.objects.size() == kMaxObjects)
      fail(in_.offset(), Core::tr("object"), Core::tr("too many objects"));
    if (!ok()) return;
    file_.hasEnd = false;
    file_.objects.push_back(std::move(object));
    while (ok() && in_.remaining() > 0 && readSection(file_.objects.back())) {
    }
  }

  /// False after the end mark of the object.
  bool readSection(Object& object) {
    SectionHeader header;
    header.at = in_.offset();
    header.tag = number<std::uint8_t>(Core::tr("section"));
    header.minorNumber = number<std::uint8_t>(Core::tr("section"));
    if (!ok()) return false;
    if (static_cast<Tag>(header.tag) == Tag::End) {
      file_.hasEnd = true;
      return false;
    }
    header.key = number<std::int32_t>(Core::tr("section"));
    const auto itemBytes = number<std::int32_t>(Core::tr("section"));
    const auto count = number<std::int32_t>(Core::tr("section"));
    header.extension = sizedBytes(Core::tr("section"));
    if (ok() && (itemBytes < 0 || count < 0))
      fail(header.at, Core::tr("section"), Core::tr("a negative size or count"));
    if (!ok()) return false;
    header.itemBytes = static_cast<std::size_t>(itemBytes);
    header.count = static_cast<std::size_t>(count);
    readItems(object, header);
    return ok();
  }

  void readItems(Object& object, const SectionHeader& header) {
    const auto isKnown = [&](std::uint8_t lastMinor) { return header.minorNumber <= lastMinor; };
    switch (static_cast<Tag>(header.tag)) {
      case Tag::Names: return readNames(object, header);
      case Tag::Bone: return isKnown(2) ? readBone(object, header) : skip(object, header);
      case Tag::Morph: return isKnown(0) ? readMorph(object, header) : skip(object, header);
      case Tag::Clip: return skipPoints(object, header, 28);
      case Tag::Blend: return skipPoints(object, header, 12);
      case Tag::Property: return isKnown(3) ? readProperty(object, header) : skip(object, header);
      case Tag::Camera: return isKnown(3) ? readCamera(object, header) : skip(object, header);
      case Tag::CameraProperty: return isKnown(2) ? readCameraProperty(object, header) : skip(object, header);
      case Tag::Light: return isKnown(1) ? readLight(object, header) : skip(object, header);
      case Tag::Project: return isKnown(1) ? readProject(object, header) : skip(object, header);
      case Tag::Accessory:
      case Tag::Effect:
      case Tag::Filter:
      case Tag::End: break;
    }
    skip(object, header);
  }

  /// Calls read(item) for each item, which has at least `least` bytes.
  template <class F>
  void eachItem(const SectionHeader& header, MessageText section, std::size_t least, std::size_t itemBytes, F&& read) {
    if (header.count == 0) return;
    if (itemBytes < least) {
      return fail(header.at, section, {Core::trWith("keys of %1 bytes, at least %2 are needed"), itemBytes, least});
    }
    const std::size_t at = in_.offset();
    if (header.count > in_.remaining() / itemBytes) return failShort(at, section, header.count * itemBytes);
    for (std::size_t i = 0; i < header.count; ++i) {
      ByteReader item(in_.take(itemBytes));
      read(item);
    }
  }

  template <class F>
  void eachItem(const SectionHeader& header, MessageText section, std::size_t least, F&& read) {
    eachItem(header, section, least, header.itemBytes, std::forward<F>(read));
  }

  static void note(Object& object, const SectionHeader& header) {
    object.skipped.push_back({header.at, header.tag, header.minorNumber, header.count});
  }

  void skip(Object& object, const SectionHeader& header) {
    const std::size_t at = in_.offset();
    if (header.itemBytes != 0 && header.count > in_.remaining() / header.itemBytes) {
      return failShort(at, Core::tr("unknown section"), header.count * header.itemBytes);
    }
    in_.take(header.count * header.itemBytes);
    note(object, header);
  }

  /// Skips items that end with a number of points. MikuMikuMoving writes wrong sizes of these.
  void skipPoints(Object& object, const SectionHeader& header, std::size_t headBytes) {
    for (std::size_t i = 0; i < header.count && ok(); ++i) {
      if (in_.remaining() < headBytes) return failShort(in_.offset(), Core::tr("motion clip"), headBytes);
      in_.take(headBytes);
      const std::size_t at = in_.offset();
      const auto points = number<std::int32_t>(Core::tr("motion clip"));
      if (!ok()) return;
      if (points < 0) return fail(at, Core::tr("motion clip"), Core::tr("a negative number of points"));
      if (static_cast<std::size_t>(points) > in_.remaining() / kPointBytes) {
        return failShort(in_.offset(), Core::tr("motion clip"), static_cast<std::size_t>(points) * kPointBytes);
      }
      in_.take(static_cast<std::size_t>(points) * kPointBytes);
    }
    note(object, header);
  }

  void readNames(Object& object, const SectionHeader& header) {
    for (std::size_t i = 0; i < header.count && ok(); ++i) {
      const auto key = number<std::int32_t>(Core::tr("names"));
      std::string name = text(Core::tr("names"));
      if (ok()) object.names.emplace_back(key, std::move(name));
    }
  }

  void readBone(Object& object, const SectionHeader& header) {
    BoneSection section;
    section.name = header.key;
    ByteReader extension(header.extension);
    extension.read<std::int32_t>();  // the number of stages
    if (header.minorNumber >= 2 && extension.remaining() >= 4) section.clip = extension.read<std::int32_t>();
    const bool hasSpline = header.minorNumber >= 1;
    eachItem(header, Core::tr("bone keys"), kBoneKeyBytes + (hasSpline ? kPaddedFlagBytes : 0), [&](ByteReader& in) {
      BoneKey& key = section.keys.emplace_back();
      key.stage = in.read<std::int32_t>();
      key.frame = in.read<std::int64_t>();
      key.translation = readVector(in);
      const Vec3 axis = readVector(in);
      key.rotation = {axis.x, axis.y, axis.z, in.read<float>()};
      for (CurveBytes& curve : key.curves) curve = readCurve(in);
      if (hasSpline) key.isSpline = readFlag(in);
    });
    if (ok()) object.bones.push_back(std::move(section));
  }

  void readMorph(Object& object, const SectionHeader& header) {
    MorphSection section;
    section.name = header.key;
    eachItem(header, Core::tr("morph keys"), kMorphKeyBytes, [&](ByteReader& in) {
      MorphKey& key = section.keys.emplace_back();
      key.frame = in.read<std::int64_t>();
      key.weight = in.read<float>();
      key.curve = readCurve(in);
    });
    if (ok()) object.morphs.push_back(std::move(section));
  }

  void readProperty(Object& object, const SectionHeader& header) {
    PropertySection section;
    ByteReader extension(header.extension);
    const auto ikCount = extension.read<std::int32_t>();
    if (ikCount < 0 || static_cast<std::size_t>(ikCount) > extension.remaining() / 4) {
      return fail(header.at, Core::tr("properties"), {Core::trWith("%1 IK bones do not fit in the header"), ikCount});
    }
    for (std::int32_t i = 0; i < ikCount; ++i) section.ik.push_back(extension.read<std::int32_t>());
    const std::size_t minor = header.minorNumber;
    if (minor >= 3 && extension.remaining() >= 4) {
      const auto parents = extension.read<std::int32_t>();
      if (parents < 0) return fail(header.at, Core::tr("properties"), Core::tr("a negative number of outside parents"));
      section.parentCount = static_cast<std::size_t>(parents);
    }
    const std::size_t least = kPropertyKeyBytes + (minor >= 1 ? kPaddedFlagBytes : 0) + (minor >= 2 ? 4 : 0) +
                              section.ik.size() + kParentBytes * section.parentCount;
    // MikuMikuMoving states a size that leaves out the padded flag.
    eachItem(header, Core::tr("properties"), least, std::max(least, header.itemBytes),
             [&](ByteReader& in) { readPropertyKey(in, minor, section); });
    if (ok()) object.properties.push_back(std::move(section));
  }

  static void readPropertyKey(ByteReader& in, std::size_t minor, PropertySection& section) {
    PropertyKey& key = section.keys.emplace_back();
    key.frame = in.read<std::int64_t>();
    key.isVisible = readFlag(in);
    key.hasShadow = readFlag(in);
    key.isAdditive = readFlag(in);
    key.hasPhysics = readFlag(in);
    if (minor >= 1) in.take(kPaddedFlagBytes);  // whether bodies keep still
    key.edgeWidth = in.read<float>();
    in.take(4);  // the color of the edge
    if (minor >= 2) key.scale = in.read<float>();
    for (std::size_t i = 0; i < section.ik.size(); ++i) section.ikStates.push_back(in.read<std::uint8_t>());
    for (std::size_t i = 0; i < section.parentCount; ++i) {
      ParentLink& link = section.parents.emplace_back();
      link.subject = in.read<std::int32_t>();
      link.model = in.read<std::int32_t>();
      link.bone = in.read<std::int32_t>();
    }
  }

  void readCamera(Object& object, const SectionHeader& header) {
    constexpr std::array<std::size_t, 4> kFlagBytes{1, 7, 0, kPaddedFlagBytes};
    const std::size_t minor = header.minorNumber;
    std::vector<CameraKey> keys;
    eachItem(header, Core::tr("camera keys"), kCameraKeyBytes + kFlagBytes[minor], [&](ByteReader& in) {
      CameraKey& key = keys.emplace_back();
      key.stage = in.read<std::int32_t>();
      key.frame = in.read<std::int64_t>();
      key.distance = in.read<float>();
      key.position = readVector(in);
      key.angles = readVector(in);
      key.fov = in.read<float>();
      ByteReader flags(in.take(kFlagBytes[minor]));
      if (minor == 3) key.isSpline = readFlag(flags);
      if (minor == 1) flags.take(1);  // whether it is enabled
      if (minor <= 1) key.isPerspective = readFlag(flags);
      for (CurveBytes& curve : key.curves) curve = readCurve(in);
    });
    if (!ok()) return;
    object.camera.insert(object.camera.end(), keys.begin(), keys.end());
  }

  void readCameraProperty(Object& object, const SectionHeader& header) {
    std::vector<CameraPropertyKey> keys;
    eachItem(header, Core::tr("camera properties"), kCameraPropertyKeyBytes, [&](ByteReader& in) {
      CameraPropertyKey& key = keys.emplace_back();
      key.frame = in.read<std::int64_t>();
      key.isEnabled = readFlag(in);
      key.isPerspective = readFlag(in);
      if (header.itemBytes < kFollowingPropertyKeyBytes) return;
      in.take(14);  // opacity, effects, and the automatic view angle
      const auto bone = in.read<std::int32_t>();
      key.follows = bone >= 0 && in.read<std::int32_t>() >= 0;
    });
    if (!ok()) return;
    object.cameraProperties.insert(object.cameraProperties.end(), keys.begin(), keys.end());
  }

  void readLight(Object& object, const SectionHeader& header) {
    std::vector<LightKey> keys;
    eachItem(header, Core::tr("light keys"), kLightKeyBytes, [&](ByteReader& in) {
      LightKey& key = keys.emplace_back();
      key.frame = in.read<std::int64_t>();
      key.direction = readVector(in);
      if (header.itemBytes >= kFloatLightKeyBytes) {
        key.color = readVector(in);
      } else {
        const auto red = in.read<std::uint8_t>();
        const auto green = in.read<std::uint8_t>();
        key.color = {float(red) / 255, float(green) / 255, float(in.read<std::uint8_t>()) / 255};
      }
      key.isOn = readFlag(in);
    });
    if (!ok()) return;
    object.light.insert(object.light.end(), keys.begin(), keys.end());
  }

  void readProject(Object& object, const SectionHeader& header) {
    constexpr std::size_t kGravityBytes = 16;
    const bool hasGravity = header.minorNumber >= 1;
    std::vector<ProjectKey> keys;
    eachItem(header, Core::tr("project keys"), kProjectKeyBytes + (hasGravity ? kGravityBytes : 0),
             [&](ByteReader& in) {
               ProjectKey& key = keys.emplace_back();
               key.frame = in.read<std::int64_t>();
               if (hasGravity) in.take(kGravityBytes);
               key.shadowMode = in.read<std::int32_t>();
               key.shadowDistance = in.read<float>();
             });
    if (!ok()) return;
    object.project.insert(object.project.end(), keys.begin(), keys.end());
  }

  ByteView bytes_;
  ByteReader in_;
  File file_;
  bool isUtf16_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<File> read(ByteView bytes) { return MvdReader(bytes).run(); }

}  // namespace furitsuke::format::mvd
