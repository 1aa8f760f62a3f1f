// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/base/name.h"
#include "core/format/pmm/pmm_file.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/format/pmm/pmm_layout.h"
#include "core/format/pmm/pmm_shape_search.h"

namespace furitsuke::format::pmm {

namespace {

constexpr std::string_view kSignature1 = "Polygon Movie maker 0001";
constexpr std::string_view kSignature2 = "Polygon Movie maker 0002";

/// Reads one field after another. After the first failure, which is kept, everything is 0.
class Cursor {
 public:
  explicit Cursor(ByteView bytes) : bytes_(bytes), in_(bytes) {}

  [[nodiscard]] bool ok() const { return !error_; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  [[nodiscard]] std::size_t offset() const { return in_.offset(); }
  [[nodiscard]] std::size_t remaining() const { return in_.remaining(); }
  /// The part of the file that is being read, for the Error.
  void setSection(Message section) { section_ = std::move(section); }

  template <class T>
  T read() {
    if (!has(sizeof(T))) return T{};
    return in_.read<T>();
  }
  bool flag() { return read<std::uint8_t>() != 0; }

  Span take(std::size_t size) {
    if (!has(size)) return {};
    const Span span{static_cast<std::uint32_t>(offset()), static_cast<std::uint32_t>(size)};
    in_.take(size);
    return span;
  }
  /// A text with its size before it.
  Span text() { return take(read<std::uint8_t>()); }

  /// A count of parts of at least `size` bytes each.
  std::uint32_t count(std::size_t size, MessageText what) {
    const std::size_t at = offset();
    const auto count = read<std::int32_t>();
    if (!ok()) return 0;
    if (count < 0 || static_cast<std::size_t>(count) > remaining() / size) {
      fail(at, {Core::trWith("%1: count %2 needs %3 bytes, %4 are left"), what, count,
                std::max<std::int64_t>(0, count) * static_cast<std::int64_t>(size), remaining()});
      return 0;
    }
    return static_cast<std::uint32_t>(count);
  }

  KeyList keys(std::uint32_t initials, std::size_t size, MessageText what) {
    KeyList list;
    list.initialAt = offset();
    take(size * initials);
    list.countAt = offset();
    list.count = count(size + KeyList::kIndexBytes, what);
    take((size + KeyList::kIndexBytes) * list.count);
    if (!ok()) return {};
    list.initials = initials;
    list.size = size;
    return list;
  }

  void fail(std::size_t at, Message reason) {
    if (ok()) error_ = Error::at(at, section_, std::move(reason));
  }

 private:
  bool has(std::size_t size) {
    if (!ok()) return false;
    if (size <= remaining()) return true;
    fail(offset(), {Core::trWith("%1 bytes are needed, %2 are left"), size, remaining()});
    return false;
  }

  ByteView bytes_;
  ByteReader in_;
  Message section_;
  std::optional<Error> error_;
};

void readSelection(Cursor& in, ModelBlock& model) {
  model.drawOrder = in.read<std::uint8_t>();
  model.visibleAt = in.offset();
  model.isVisible = in.flag();
  for (std::int32_t& part : model.selected) part = in.read<std::int32_t>();
  model.groups = in.take(in.read<std::uint8_t>());
  model.scroll = in.read<std::int32_t>();
  model.lastFrame = in.read<std::int32_t>();
}

template <class Read>
auto readList(Cursor& in, std::size_t leastSize, MessageText what, Read read) {
  std::vector<decltype(read())> list;
  const std::uint32_t count = in.count(leastSize, what);
  list.reserve(std::min<std::size_t>(count, 4096));  // the count of a hostile file may be far too large
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) list.push_back(read());
  return list;
}

void readKeysAndState(Cursor& in, ModelBlock& model, int version) {
  const bool isNew = version == 2;
  const std::size_t subjects = model.subjects.size();
  model.boneKeys =
      in.keys(model.boneCount, isNew ? BoneKeyRecord::kSize2 : BoneKeyRecord::kSize1, Core::tr("bone keys"));
  model.morphKeys = in.keys(model.morphCount, MorphKeyRecord::kSize, Core::tr("morph keys"));
  model.propertyKeys =
      in.keys(1, PropertyKeyRecord::kFixedSize + model.ikCount + PropertyKeyRecord::kParentSize * subjects,
              Core::tr("property keys"));
  model.stateAt = in.offset();
  in.take((isNew ? kBoneState2 : kBoneState1) * model.boneCount + sizeof(float) * model.morphCount + model.ikCount);
  if (isNew) in.take(kParentState * subjects + kModelTail2);
  model.end = in.offset();
}

ModelBlock readModel2(Cursor& in) {
  ModelBlock model;
  model.at = in.offset();
  model.id = in.read<std::uint8_t>();
  model.name = in.text();
  model.englishName = in.text();
  model.path = in.take(kPathBytes);
  in.take(1);  // rows of the frame panel, again below
  model.bones = readList(in, 1, Core::tr("bones"), [&in] { return in.text(); });
  model.morphs = readList(in, 1, Core::tr("morphs"), [&in] { return in.text(); });
  model.ik = readList(in, 4, Core::tr("IK bones"), [&in] { return in.read<std::int32_t>(); });
  model.subjects = readList(in, 4, Core::tr("outside parents"), [&in] { return in.read<std::int32_t>(); });
  model.boneCount = static_cast<std::uint32_t>(model.bones.size());
  model.morphCount = static_cast<std::uint32_t>(model.morphs.size());
  model.ikCount = static_cast<std::uint32_t>(model.ik.size());
  readSelection(in, model);
  readKeysAndState(in, model, 2);
  return model;
}

ModelBlock readModel1(Cursor& in, const ModelShape& shape) {
  ModelBlock model;
  model.at = in.offset();
  model.id = in.read<std::uint8_t>();
  model.name = in.take(kModelName1);
  model.path = in.take(kPathBytes);
  model.boneCount = shape.bones;
  model.morphCount = shape.morphs;
  model.ikCount = shape.ik;
  readSelection(in, model);
  readKeysAndState(in, model, 1);
  return model;
}

void readModels(Cursor& in, File& file) {
  const std::size_t count = in.read<std::uint8_t>();
  std::vector<ModelShape> shapes;
  if (file.version == 1) {
    in.take(kModelName1 * count);
    if (in.ok()) shapes = findShapes(file.bytes, in.offset(), count);
  }
  for (std::size_t i = 0; i < count; ++i) {
    in.setSection({Core::trWith("model %1 of %2"), i + 1, count});
    if (file.version == 1 && i >= shapes.size()) {
      in.fail(in.offset(), Core::tr("how many bones and morphs it has could not be found out"));
    }
    if (!in.ok()) return;
    ModelBlock model = file.version == 1 ? readModel1(in, shapes[i]) : readModel2(in);
    if (in.ok()) file.models.push_back(std::move(model));
  }
}

void readAccessories(Cursor& in, File& file) {
  in.setSection(Core::tr("accessories"));
  in.take(1 + 4);  // the selected one, scroll position
  const std::size_t count = in.read<std::uint8_t>();
  in.take(kAccessoryName * count);
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    in.setSection({Core::trWith("accessory %1 of %2"), i + 1, count});
    AccessoryBlock accessory;
    accessory.id = in.read<std::uint8_t>();
    accessory.name = in.take(kAccessoryName);
    accessory.path = in.take(kPathBytes);
    accessory.drawOrder = in.read<std::uint8_t>();
    accessory.keys = in.keys(1, AccessoryKeyRecord::kSize, Core::tr("accessory keys"));
    in.take(file.version == 2 ? kAccessoryState2 : kAccessoryState1);
    if (in.ok()) file.accessories.push_back(accessory);
  }
}

MediaLink readBackground(Cursor& in) {
  MediaLink link;
  link.x = in.read<std::int32_t>();
  link.y = in.read<std::int32_t>();
  link.scale = in.read<float>();
  link.path = in.take(kPathBytes);
  return link;
}

/// From the physics mode to the self shadow that is shown.
void readPhysics(Cursor& in, Settings& settings) {
  settings.physicsMode = in.read<std::uint8_t>();
  settings.gravity = in.read<float>();
  settings.gravityNoise = in.read<std::int32_t>();
  settings.gravityDirection = in.read<Vec3>();
  settings.isGravityNoisy = in.flag();
}

void readSelfShadow(Cursor& in, Settings& settings) {
  settings.isSelfShadowOn = in.flag();
  settings.selfShadowDistance = in.read<float>();
}

void readEnd2(Cursor& in, const File& file, Settings& settings) {
  in.take(1);  // transparent ground shadow
  readPhysics(in, settings);
  settings.gravityKeys = in.keys(1, GravityKeyRecord::kSize, Core::tr("gravity keys"));
  readSelfShadow(in, settings);
  settings.selfShadowKeys = in.keys(1, SelfShadowKeyRecord::kSize, Core::tr("self-shadow keys"));
  // Edge color, black background, followed model and bone, a matrix, three switches, a frame number.
  in.take(12 + 1 + 8 + 64 + 3 + 4);
  const std::size_t ranges = 1 + 5 * file.models.size();  // since MMD 9.24
  if (in.remaining() < ranges) return;
  in.take(ranges);
  settings.rangesEnd = in.offset();
}

/// What the camera follows, which MMD 7 wrote last. Bytes that are something else are left.
void readCameraLinks(Cursor& in, const File& file, Settings& settings) {
  constexpr std::size_t kBefore = 1 + 12 + 3;  // a switch, edge color, three switches
  constexpr std::size_t kEntry = KeyList::kIndexBytes + CameraLinkRecord::kSize;
  constexpr std::size_t kNow = CameraLinkRecord::kSize;
  const std::size_t size = kBefore + CameraLinkRecord::kSize + 4 + kEntry * file.camera.count + kNow;
  if (in.remaining() < size) return;
  const std::byte* list = file.bytes.data() + in.offset() + kBefore + CameraLinkRecord::kSize;
  if (loadLe<std::uint32_t>(list) != file.camera.count) return;
  for (std::uint32_t i = 0; i < file.camera.count; ++i) {
    if (loadLe<std::uint32_t>(list + 4 + kEntry * i) != i + 1) return;
  }
  in.take(kBefore);
  settings.cameraLinks = in.keys(1, CameraLinkRecord::kSize, Core::tr("bones that the camera follows"));
  in.take(kNow);
}

void readEnd1(Cursor& in, const File& file, Settings& settings) {
  // Additive models and accessories, a number, two switches, edge widths, a switch.
  in.take(file.models.size() + file.accessories.size() + 4 + 2 + 4 * file.models.size() + 1);
  readPhysics(in, settings);
  in.take(1);  // 1 in all known files
  readSelfShadow(in, settings);
  in.take(file.models.size());
  if (in.remaining() < 1 + SelfShadowKeyRecord::kSize + 4) return;
  // Since MMD 7.
  in.take(1);  // 1 in the known file
  settings.selfShadowKeys = in.keys(1, SelfShadowKeyRecord::kSize, Core::tr("self-shadow keys"));
  if (in.ok()) readCameraLinks(in, file, settings);
}

void readSettings(Cursor& in, File& file) {
  in.setSection(Core::tr("settings"));
  Settings settings;
  settings.frame = in.read<std::int32_t>();
  in.take(3 * 4 + 1);  // scroll position and length, mouse tool, what the camera follows
  settings.isRepeated = in.flag();
  in.take(2);
  settings.playAt = in.offset();
  settings.playFrom = in.read<std::int32_t>();
  settings.playTo = in.read<std::int32_t>();
  settings.sound.isUsed = in.flag();
  settings.sound.path = in.take(kPathBytes);
  settings.film = readBackground(in);
  settings.film.isUsed = in.read<std::int32_t>() != 0;
  settings.picture = readBackground(in);
  settings.picture.isUsed = in.flag();
  in.take(3);  // information, axes and ground shadow shown
  settings.framesPerSecond = in.read<float>();
  in.take(4 + 4 + 4);  // capture mode, first accessory after the models, brightness of the ground shadow
  file.version == 2 ? readEnd2(in, file, settings) : readEnd1(in, file, settings);
  if (in.ok()) file.settings = settings;
}

}  // namespace

std::string_view File::text(Span span) const {
  const std::string_view field = asChars(ByteView(bytes).subspan(span.at, span.size));
  return field.substr(0, field.find('\0'));
}

Result<File> read(Bytes bytes) {
  File file;
  const std::string_view chars = asChars(bytes);
  if (!chars.starts_with(kSignature1) && !chars.starts_with(kSignature2)) {
    return Error::at(0, Core::tr("header"), Core::trWith("not a project of MikuMikuDance: \"%1\" is expected"),
                     kSignature2);
  }
  if (bytes.size() >= kMaxBytes)
    return Error::in(Core::tr("header"), Core::tr("projects of 2 GiB and more are not read"));
  file.version = chars.starts_with(kSignature2) ? 2 : 1;
  file.bytes = std::move(bytes);
  Cursor in(file.bytes);
  in.setSection(Core::tr("header"));
  in.take(kSignatureBytes);
  file.width = in.read<std::int32_t>();
  file.height = in.read<std::int32_t>();
  in.take(4);  // width of the frame panel
  file.fov = in.read<float>();
  in.take(file.version == 2 ? 1 + 6 : 1 + 5);  // what is edited, open panels
  file.selectedModel = in.read<std::uint8_t>();
  readModels(in, file);
  const bool isNew = file.version == 2;
  in.setSection(Core::tr("camera"));
  file.camera = in.keys(1, isNew ? CameraKeyRecord::kSize2 : CameraKeyRecord::kSize1, Core::tr("camera keys"));
  in.take(kCameraState);
  in.setSection(Core::tr("light"));
  file.light = in.keys(1, LightKeyRecord::kSize, Core::tr("light keys"));
  in.take(kLightState);
  readAccessories(in, file);
  readSettings(in, file);
  file.damage = in.error();
  if (file.damage && file.models.empty() && file.camera.size == 0) return *file.damage;
  file.trailingAt = in.ok() ? in.offset() : file.bytes.size();
  if (file.damage) {
    file.diagnostics.push_back(makeDiagnostic(
        Finding::Damaged, {Core::trWith("%1: %2"), file.damage->section, file.damage->reason}, file.damage->offset));
  } else if (in.remaining() > 0) {
    file.diagnostics.push_back(
        makeDiagnostic(Finding::TrailingBytes,
                       {Core::trCount("%n byte follows the last known field", "%n bytes follow the last known field"),
                        Counted{in.remaining()}},
                       in.offset()));
  }
  return file;
}

}  // namespace furitsuke::format::pmm
