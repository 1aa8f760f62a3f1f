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

#include "core/format/nmd/nmd_file.h"
#include "core/format/nmd/wire_reader.h"

namespace furitsuke::format::nmd {

namespace {

// Fields of the motion.
constexpr std::uint32_t kAnnotation = 1;
constexpr std::uint32_t kName = 2;
constexpr std::uint32_t kRate = 3;
constexpr std::uint32_t kGlobalTrack = 4;
constexpr std::uint32_t kBundle = 5;

// Fields of a bundle, which has one of them.
constexpr std::uint32_t kAccessory = 1;
constexpr std::uint32_t kBone = 2;
constexpr std::uint32_t kCamera = 3;
constexpr std::uint32_t kLight = 5;
constexpr std::uint32_t kModel = 6;
constexpr std::uint32_t kMorph = 7;
constexpr std::uint32_t kSelfShadow = 9;

/// The byte of a curve between 0 and 1.
std::uint8_t curveByte(float value) {
  if (!(value > 0)) return 0;
  return static_cast<std::uint8_t>(std::min(value, 1.0F) * 127.0F);
}

class NmdReader {
 public:
  explicit NmdReader(ByteView bytes) : bytes_(bytes) {}

  Result<File> run() {
    WireReader in(bytes_);
    bool isFirst = true;
    while (const auto field = in.next()) {
      if (isFirst && !isMotionField(*field)) return Error::at(0, Core::tr("message"), Core::tr("is not an NMD motion"));
      isFirst = false;
      readMotionField(*field);
    }
    if (isFirst) return in.error() ? *in.error() : Error::because(Core::tr("is not an NMD motion"));
    keep(in.error());
    file_.damage = std::move(damage_);
    return std::move(file_);
  }

 private:
  static bool isMotionField(const WireField& field) {
    if (field.number == kRate) return field.type == WireType::Fixed32;
    return field.number <= kBundle && field.type == WireType::Bytes;
  }

  /// Keeps the first error.
  void keep(const std::optional<Error>& error) {
    if (!error) return;
    ++failures_;
    if (!damage_) damage_ = error;
  }

  void unknown() { ++file_.unknownFields; }

  /// Calls read(field) for each field of a message; false if the message is damaged or cut.
  template <class F>
  bool eachField(const WireField& message, F&& read) {
    const std::size_t failures = failures_;
    if (message.type != WireType::Bytes) {
      keep(Error::at(message.at, Core::tr("message"), Core::tr("has a number in place of a message")));
      return false;
    }
    WireReader in(message);
    while (const auto field = in.next()) read(*field);
    keep(in.error());
    return !message.isCut && failures_ == failures;
  }

  static std::string textOf(const WireField& field) {
    const std::string_view text = asChars(field.bytes);
    return std::string(text.substr(0, text.find('\0')));
  }

  void readMotionField(const WireField& field) {
    switch (field.number) {
      case kAnnotation: return;
      case kName: file_.name = textOf(field); return;
      case kRate: file_.fps = field.number32(); return;
      case kGlobalTrack: return readTrack(field, file_.globalTracks);
      case kBundle: eachField(field, [this](const WireField& bundle) { readBundle(bundle); }); return;
      default: unknown();
    }
  }

  void readTrack(const WireField& message, TrackNames& tracks) {
    std::uint64_t index = 0;
    std::string name;
    const bool isWhole = eachField(message, [&](const WireField& field) {
      if (field.number == 1) index = field.value;
      if (field.number == 2) name = textOf(field);
    });
    if (isWhole) tracks.insert_or_assign(index, std::move(name));
  }

  template <class Key, class F>
  void readKeys(const WireField& bundle, std::vector<Key>& keys, std::uint32_t keyField, TrackNames* tracks, F&& read) {
    if (!keys.empty()) {
      ++file_.extraBundles;
      return;
    }
    eachField(bundle, [&](const WireField& field) {
      if (field.number == keyField) {
        Key key;
        if (!eachField(field, [&](const WireField& part) { read(key, part); })) return;
        if (!key.head.hasFrame) return unknown();
        keys.push_back(std::move(key));
      } else if (tracks != nullptr && field.number == 2) {
        readTrack(field, *tracks);
      } else if (field.number != 1) {  // an annotation
        unknown();
      }
    });
  }

  void readBundle(const WireField& bundle) {
    switch (bundle.number) {
      case kAccessory:
        return readKeys(bundle, file_.accessory, 2, nullptr,
                        [this](AccessoryKey& key, const WireField& field) { readAccessory(key, field); });
      case kBone:
        return readKeys(bundle, file_.bones, 3, &file_.boneTracks,
                        [this](BoneKey& key, const WireField& field) { readBone(key, field); });
      case kCamera:
        return readKeys(bundle, file_.camera, 2, nullptr,
                        [this](CameraKey& key, const WireField& field) { readCamera(key, field); });
      case kLight:
        return readKeys(bundle, file_.light, 2, nullptr,
                        [this](LightKey& key, const WireField& field) { readLight(key, field); });
      case kModel:
        return readKeys(bundle, file_.model, 2, nullptr,
                        [this](ModelKey& key, const WireField& field) { readModel(key, field); });
      case kMorph:
        return readKeys(bundle, file_.morphs, 3, &file_.morphTracks,
                        [this](MorphKey& key, const WireField& field) { readMorph(key, field); });
      case kSelfShadow:
        return readKeys(bundle, file_.selfShadow, 2, nullptr,
                        [this](SelfShadowKey& key, const WireField& field) { readSelfShadow(key, field); });
      default: unknown();
    }
  }

  KeyHead headOf(const WireField& message) {
    KeyHead head;
    eachField(message, [&](const WireField& field) {
      if (field.number == 2) {
        head.frame = field.value;
        head.hasFrame = true;
      }
      if (field.number == 3) head.layer = static_cast<std::uint32_t>(field.value);
    });
    return head;
  }

  /// The floats of a vector; others stay as they are.
  template <std::size_t N>
  std::array<float, N> vectorOf(const WireField& message) {
    std::array<float, N> values{};
    eachField(message, [&](const WireField& field) {
      if (field.number <= N) values[field.number - 1] = field.number32();
    });
    return values;
  }
  Vec3 vector3Of(const WireField& message) {
    const auto values = vectorOf<3>(message);
    return {values[0], values[1], values[2]};
  }

  CurveBytes curveOf(const WireField& message) {
    CurveBytes curve = kLinearBytes;
    eachField(message, [&](const WireField& unit) {
      if (unit.number != 1 && unit.number != 2) return;
      curve = {};
      eachField(unit, [&](const WireField& field) {
        if (field.number > curve.size()) return;
        curve[field.number - 1] = unit.number == 2
                                      ? curveByte(field.number32())
                                      : static_cast<std::uint8_t>(std::min<std::uint64_t>(field.value, 0xFF));
      });
    });
    return curve;
  }

  template <std::size_t N>
  void readCurves(const WireField& message, std::array<CurveBytes, N>& curves) {
    eachField(message, [&](const WireField& field) {
      if (field.number <= N) curves[field.number - 1] = curveOf(field);
    });
  }

  void readBone(BoneKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: key.track = field.value; return;
      case 3: key.translation = vector3Of(field); return;
      case 4: {
        const auto values = vectorOf<4>(field);
        key.rotation = {values[0], values[1], values[2], values[3]};
        return;
      }
      case 5: return readCurves(field, key.curves);
      case 6: key.stage = static_cast<std::uint32_t>(field.value); return;
      case 7: key.hasPhysics = field.isFlagSet(); return;
      default: unknown();
    }
  }

  void readMorph(MorphKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: key.track = field.value; return;
      case 3: key.weight = field.number32(); return;
      case 4: {
        std::array<CurveBytes, 1> curve{kLinearBytes};
        readCurves(field, curve);
        key.curve = curve[0];
        return;
      }
      default: unknown();
    }
  }

  void readCamera(CameraKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: key.target = vector3Of(field); return;
      case 3: key.angles = vector3Of(field); return;
      case 4: key.fov = field.number32(); return;
      case 5: key.distance = field.number32(); return;
      case 6: {
        auto curves = CameraKey().curves;
        readCurves(field, curves);
        key.curves = {curves[0], curves[1], curves[2], curves[3], curves[5], curves[4]};
        return;
      }
      case 7: key.stage = static_cast<std::uint32_t>(field.value); return;
      case 8: key.isPerspective = field.isFlagSet(); return;
      default: unknown();
    }
  }

  void readLight(LightKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: key.color = vector3Of(field); return;
      case 3: key.direction = vector3Of(field); return;
      default: unknown();
    }
  }

  std::optional<ParentBinding> bindingOf(const WireField& message) {
    ParentBinding binding;
    const bool isWhole = eachField(message, [&](const WireField& part) {
      if (part.number == 1) binding.bone = part.value;
      if (part.number == 2) binding.object = part.value;
      if (part.number == 3) binding.target = part.value;
    });
    return isWhole ? std::optional(binding) : std::nullopt;
  }

  void readAccessory(AccessoryKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: return;  // its name, which is that of the motion
      case 3: key.translation = vector3Of(field); return;
      case 4: {
        const auto values = vectorOf<4>(field);
        key.rotation = {values[0], values[1], values[2], values[3]};
        return;
      }
      case 5: key.scale = field.number32(); return;
      case 6: key.opacity = field.number32(); return;
      case 8: key.parent = bindingOf(field); return;
      case 9: key.isVisible = field.isFlagSet(); return;
      case 10: key.hasShadow = field.isFlagSet(); return;
      case 7: key.hasEffects = true; return;
      case 11: key.hasEffects |= field.isFlagSet(); return;
      default: unknown();
    }
  }

  void readModel(ModelKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: key.isVisible = field.isFlagSet(); return;
      case 3: {
        IkState state;
        const bool isWhole = eachField(field, [&](const WireField& part) {
          if (part.number == 1) state.track = part.value;
          if (part.number == 2) state.isOn = part.isFlagSet();
        });
        if (isWhole) key.ik.push_back(state);
        return;
      }
      case 5: {
        if (const std::optional<ParentBinding> binding = bindingOf(field)) key.parents.push_back(*binding);
        return;
      }
      case 4:
      case 6: key.hasAppearance = true; return;
      case 7: key.hasAppearance |= field.isFlagSet(); return;
      case 8: key.hasAppearance |= !field.isFlagSet(); return;
      default: unknown();
    }
  }

  void readSelfShadow(SelfShadowKey& key, const WireField& field) {
    switch (field.number) {
      case 1: key.head = headOf(field); return;
      case 2: return;  // whether it is enabled, which the mode says too
      case 3: key.mode = static_cast<std::int32_t>(field.value); return;
      case 4: key.distance = field.number32(); return;
      default: unknown();
    }
  }

  ByteView bytes_;
  File file_;
  std::optional<Error> damage_;
  std::size_t failures_ = 0;  ///< messages with an error
};

/// A tag of one byte and, of the type Bytes, the length after it.
struct HeadField {
  std::size_t number = 0;
  WireType type = WireType::Varint;
  std::size_t contentAt = 0;
  std::uint64_t size = 0;
};

std::optional<HeadField> headField(std::string_view bytes) {
  HeadField field;
  const auto tag = static_cast<std::uint8_t>(bytes.front());
  if (tag >= 0x80 || tag < 8) return {};
  field.number = tag >> 3U;
  field.type = static_cast<WireType>(tag & 7U);
  field.contentAt = 1;
  if (field.type == WireType::Fixed32) {
    field.size = 4;
    return field;
  }
  for (unsigned shift = 0; shift < 35 && field.contentAt < bytes.size(); shift += 7) {
    const auto byte = static_cast<std::uint8_t>(bytes[field.contentAt++]);
    field.size |= std::uint64_t{byte & 0x7FU} << shift;
    if (byte < 0x80) return field;
  }
  return {};
}

/// Whether a message, which may continue after the bytes, has only fields of these types: `types[n - 1]` of field n, a
/// digit of WireType. At least `least` fields begin in the bytes.
bool startsWithFields(std::string_view bytes, std::string_view types, std::size_t least) {
  std::size_t count = 0;
  while (!bytes.empty()) {
    const auto field = headField(bytes);
    if (!field) return bytes.size() < 6 && count >= least;  // cut by the end of the head
    if (field->number > types.size() || types[field->number - 1] != static_cast<char>('0' + int(field->type))) {
      return false;
    }
    ++count;
    const std::size_t content = field->type == WireType::Varint ? 0 : static_cast<std::size_t>(field->size);
    bytes.remove_prefix(field->contentAt);
    bytes.remove_prefix(std::min(content, bytes.size()));
  }
  return count >= least;
}

}  // namespace

bool isNmdHead(std::string_view head) {
  if (head.empty() || !startsWithFields(head, "22522", 1)) return false;
  // Any short text could be a name: what else there is decides.
  const auto first = headField(head);
  std::string_view content = head.substr(first->contentAt);
  content = content.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(first->size, content.size())));
  switch (first->number) {
    case kAnnotation: return startsWithFields(content, "22", 1);
    case kGlobalTrack: return startsWithFields(content, "020", 1);
    case kBundle: return startsWithFields(content, "222.222.2", 1);
    case kName: {
      const auto rest = head.substr(std::min(head.size(), first->contentAt + static_cast<std::size_t>(first->size)));
      return content.find_first_of("\r\n") == std::string_view::npos && !rest.empty();
    }
    default: return true;  // a frame rate
  }
}

Result<File> read(ByteView bytes) { return NmdReader(bytes).run(); }

}  // namespace furitsuke::format::nmd
