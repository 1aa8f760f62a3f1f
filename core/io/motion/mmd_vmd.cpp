// SPDX-License-Identifier: MIT
#include "core/io/motion/mmd_vmd.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/base/name.h"
#include "core/base/name_encoding.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/default_keys.h"

namespace furitsuke::io {

namespace {

using format::vmd::PropertyRecord;

constexpr std::string_view kSignature{"Vocaloid Motion Data 0002\0\0\0\0\0", format::vmd::kSignatureBytes};
constexpr std::string_view kBaseMorph = "base";

MmdPart partNamed(const std::string& name, std::string_view field = {}) {
  return {name, std::string(field.empty() ? std::string_view(name) : field)};
}

/// A model may have several parts of a name. Motions move the first, and a key of another one would replace its key.
void addOnce(std::vector<MmdPart>& parts, std::set<std::string>& names, MmdPart part) {
  if (!part.name.empty() && names.insert(part.name).second) parts.push_back(std::move(part));
}

void writeField(std::byte* at, std::size_t width, std::string_view field) {
  writeNameField(at, width, field.substr(0, width));
}

/// A key with its place in the file.
template <class Value>
struct PlacedKey {
  motion::SourceRecord record;  ///< kNoSource: a new key, after those that were read
  Frame frame;
  std::size_t part;
  Value value;
};

/// The keys of a section in the order in which MMD writes them. `tracks(part)` returns the track of a part, or nullptr.
template <class Value, class TrackOf>
std::vector<PlacedKey<Value>> placedKeys(std::size_t parts, const TrackOf& trackOf) {
  std::vector<PlacedKey<Value>> keys;
  std::vector<PlacedKey<Value>> others;
  for (std::size_t part = 0; part < parts; ++part) {
    const motion::Track<Value>* track = trackOf(part);
    const Value* first = track == nullptr ? nullptr : track->find(0);
    keys.push_back({motion::kNoSource, 0, part, first == nullptr ? motion::restKey<Value>() : *first});
    for (std::size_t k = first == nullptr ? 0 : 1; track != nullptr && k < track->size(); ++k) {
      others.push_back({track->sources()[k], track->frames()[k], part, track->values()[k]});
    }
  }
  std::ranges::sort(others, {},
                    [](const PlacedKey<Value>& key) { return std::tuple(key.record, key.frame, key.part); });
  std::ranges::move(others, std::back_inserter(keys));
  return keys;
}

/// The rotation that MMD keeps of a bone with a fixed axis: about the axis, to the side of the given one. Single
/// precision and 1 - w², so that the bytes are those of MMD.
Quat aboutAxis(const Quat& rotation, const Vec3& axis) {
  const float length = std::sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
  if (!(length > 0)) return {0, 0, 0, 1};
  const Vec3 unit{axis.x / length, axis.y / length, axis.z / length};
  const float along = rotation.x * unit.x + rotation.y * unit.y + rotation.z * unit.z;
  const float sine = std::sqrt(std::max(0.0F, 1 - rotation.w * rotation.w));
  const float side = along >= 0 ? sine : -sine;
  return {unit.x * side, unit.y * side, unit.z * side, rotation.w};
}

void writeBone(ByteWriter& out, const MmdPart& part, Frame frame, motion::BoneKey key) {
  using Record = BoneCodec::Record;
  if (part.axis) key.rotation = aboutAxis(key.rotation, *part.axis);
  std::byte* at = out.grow(Record::kSize);
  writeField(at, BoneCodec::kNameBytes, part.field);
  storeLe(at + BoneCodec::kFrameAt, static_cast<std::uint32_t>(frame));
  BoneCodec::encode(at, key);
  // Each row begins a byte later in the same memory, where the translation follows the curves.
  constexpr std::size_t kRow = 16;
  for (std::size_t row = 1; row < 4; ++row) {
    std::memcpy(at + Record::kBlockAt + kRow * (row + 1) - row, at + Record::kTranslationAt, row);
  }
}

void writeMorph(ByteWriter& out, const MmdPart& part, Frame frame, const motion::MorphKey& key) {
  std::byte* at = out.grow(MorphCodec::Record::kSize);
  writeField(at, MorphCodec::kNameBytes, part.field);
  storeLe(at + MorphCodec::kFrameAt, static_cast<std::uint32_t>(frame));
  MorphCodec::encode(at, key);
}

/// MMD writes every IK of the model into every key.
void writeProperty(ByteWriter& out, const std::vector<MmdPart>& ik, Frame frame, const motion::VisibilityIkKey& key) {
  std::byte* at = out.grow(PropertyRecord::kFixedSize + PropertyRecord::kIkSize * ik.size());
  storeLe(at, static_cast<std::uint32_t>(frame));
  at[PropertyRecord::kVisibleAt] = key.visible ? std::byte{1} : std::byte{0};
  storeLe(at + PropertyRecord::kIkCountAt, static_cast<std::uint32_t>(ik.size()));
  at += PropertyRecord::kFixedSize;
  for (const MmdPart& part : ik) {
    const std::string_view name = matchedIkName(part.name);
    const auto state =
        std::ranges::find_if(key.ik, [&](const motion::IkState& each) { return matchedIkName(each.name) == name; });
    writeField(at, kIkNameBytes, part.field);
    at[kIkNameBytes] = state == key.ik.end() || state->enabled ? std::byte{1} : std::byte{0};
    at += PropertyRecord::kIkSize;
  }
}

const auto* trackOf(const motion::Motion& motion, const MmdPart& bone) {
  const auto id = motion.findBone(bone.name);
  return id ? &motion.bones[id->index].keys : nullptr;
}

const auto* morphTrackOf(const motion::Motion& motion, const MmdPart& morph) {
  const auto id = motion.findMorph(std::string_view(morph.name).substr(0, kMorphNameBytes));
  const auto whole = id ? id : motion.findMorph(morph.name);
  return whole ? &motion.morphs[whole->index].keys : nullptr;
}

/// The parts with the bytes of their names in the encoding that has all of them, `preferred` if possible.
MmdParts withStoredFields(MmdParts parts, TextEncoding preferred) {
  std::vector<std::string_view> names{parts.modelField};
  for (const auto* list : {&parts.bones, &parts.morphs, &parts.ik}) {
    for (const MmdPart& part : *list) names.push_back(part.name);
  }
  const TextEncoding encoding = encodingToWrite(preferred, names);
  if (encoding == TextEncoding::Cp932) return parts;
  parts.modelField = storedName(encoding, nameInField(parts.modelField)).value_or(parts.modelField);
  for (auto* list : {&parts.bones, &parts.morphs, &parts.ik}) {
    for (MmdPart& part : *list) part.field = storedName(encoding, part.name).value_or(part.field);
  }
  return parts;
}

bool hasPart(const std::vector<MmdPart>& parts, std::string_view name) {
  return std::ranges::find(parts, name, &MmdPart::name) != parts.end();
}

}  // namespace

MmdParts mmdPartsOf(const model::Model& model, const format::pmd::File* file) {
  using format::pmd::SectionKind;
  MmdParts parts{.modelField = model.name.bytes, .bones = {}, .morphs = {}, .ik = {}};
  const bool hasFields = file != nullptr && file->count(SectionKind::Bones) == model.bones.size();
  if (hasFields) parts.modelField = file->nameField();
  const auto boneField = [&](std::size_t bone) {
    return hasFields ? file->record<format::pmd::BoneRecord>(SectionKind::Bones, bone).nameField() : std::string_view();
  };
  std::set<std::string> names;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    MmdPart part = partNamed(model.bones[i].name.bytes, boneField(i));
    part.axis = model.bones[i].fixedAxis;
    addOnce(parts.bones, names, std::move(part));
  }
  names.clear();
  std::vector<std::string_view> morphFields;
  for (std::uint32_t i = 0; hasFields && i < file->count(SectionKind::Morphs); ++i) {
    morphFields.push_back(file->morph(i).nameField());
  }
  const auto morphField = [&](std::string_view name) {
    const auto is = [&](std::string_view field) { return nameInField(field) == name; };
    const auto found = std::ranges::find_if(morphFields, is);
    return found == morphFields.end() ? std::string_view() : *found;
  };
  if (model.format == model::ModelFormat::Pmd && !model.morphs.empty()) {
    addOnce(parts.morphs, names, partNamed(std::string(kBaseMorph), morphField(kBaseMorph)));
  }
  for (const model::Morph& morph : model.morphs) {
    addOnce(parts.morphs, names, partNamed(morph.name.bytes, morphField(morph.name.bytes)));
  }
  names.clear();
  for (const model::IkChain& chain : model.ik) {
    if (chain.goal == model::kNoIndex) continue;
    const auto goal = static_cast<std::size_t>(chain.goal);
    addOnce(parts.ik, names, partNamed(model.bones[goal].name.bytes, boneField(goal)));
  }
  return parts;
}

MmdParts mmdPartsOf(const motion::Motion& motion) {
  MmdParts parts{.modelField = motion.modelName.bytes, .bones = {}, .morphs = {}, .ik = {}};
  for (const auto& track : motion.bones) {
    if (!track.keys.empty()) parts.bones.push_back(partNamed(track.name.bytes));
  }
  for (const auto& track : motion.morphs) {
    if (!track.keys.empty()) parts.morphs.push_back(partNamed(track.name.bytes));
  }
  std::set<std::string> names;
  for (const motion::VisibilityIkKey& key : motion.property.values()) {
    for (const motion::IkState& ik : key.ik) addOnce(parts.ik, names, partNamed(ik.name));
  }
  return parts;
}

Bytes vmdLikeMmd(const motion::Motion& motion, const MmdParts& names) {
  if (motion.isCameraMotion()) return vmdFromMotion(motion, nullptr);
  const MmdParts parts = withStoredFields(names, motion.nameEncoding);
  ByteWriter out;
  out.write(asBytes(kSignature));
  writeField(out.grow(kModelNameBytes), kModelNameBytes, parts.modelField);

  const auto bones = placedKeys<motion::BoneKey>(parts.bones.size(),
                                                 [&](std::size_t part) { return trackOf(motion, parts.bones[part]); });
  out.write(static_cast<std::uint32_t>(bones.size()));
  for (const auto& key : bones) writeBone(out, parts.bones[key.part], key.frame, key.value);

  const auto morphs = placedKeys<motion::MorphKey>(
      parts.morphs.size(), [&](std::size_t part) { return morphTrackOf(motion, parts.morphs[part]); });
  out.write(static_cast<std::uint32_t>(morphs.size()));
  for (const auto& key : morphs) writeMorph(out, parts.morphs[key.part], key.frame, key.value);

  for (int section = 0; section < 3; ++section) out.write(std::uint32_t{0});  // camera, light, self shadow

  // Without IK and keys, MMD writes none.
  const bool hasProperty = !parts.ik.empty() || !motion.property.empty();
  const auto properties =
      placedKeys<motion::VisibilityIkKey>(hasProperty ? 1 : 0, [&](std::size_t) { return &motion.property; });
  out.write(static_cast<std::uint32_t>(properties.size()));
  for (const auto& key : properties) writeProperty(out, parts.ik, key.frame, key.value);
  return std::move(out).take();
}

Diagnostics mmdVmdLosses(const motion::Motion& motion, const MmdParts& parts) {
  using format::vmd::Finding;
  Diagnostics losses;
  if (motion.isCameraMotion()) return losses;
  const auto report = [&](motion::TrackId id, std::size_t keys, PatternFor<Counted> reason) {
    if (keys == 0) return;
    Diagnostic& loss = losses.emplace_back(makeDiagnostic(Finding::LossNotInModel, {reason, Counted{keys}}));
    loss.track = motion::trackPath(motion, id);
    loss.count = keys;
  };
  constexpr auto notInModel = Core::trCount("%n key: not written, because the model has no such part",
                                            "%n keys: not written, because the model has no such part");
  for (std::uint32_t t = 0; t < motion.bones.size(); ++t) {
    if (!hasPart(parts.bones, motion.bones[t].name.bytes))
      report({motion::TrackKind::Bone, t}, motion.bones[t].keys.size(), notInModel);
  }
  for (std::uint32_t t = 0; t < motion.morphs.size(); ++t) {
    const auto isWritten = [&](const MmdPart& part) { return morphTrackOf(motion, part) == &motion.morphs[t].keys; };
    if (std::ranges::none_of(parts.morphs, isWritten))
      report({motion::TrackKind::Morph, t}, motion.morphs[t].keys.size(), notInModel);
  }
  constexpr auto notOfModel = Core::trCount("%n key: not written, because it is not that of a model",
                                            "%n keys: not written, because they are not those of a model");
  report(motion::kCameraTrack, motion.camera.size(), notOfModel);
  report(motion::kLightTrack, motion.light.size(), notOfModel);
  report(motion::kSelfShadowTrack, motion.selfShadow.size(), notOfModel);
  return losses;
}

}  // namespace furitsuke::io
