// SPDX-License-Identifier: MIT
#include "core/io/motion/stored_names.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/motion/vmd_key_codec.h"

namespace furitsuke::io {

namespace {

/// The name of camera motions is these bytes in every file, because MMD recognizes them by it.
bool isCameraName(std::string_view name) { return name == nameInField(kCameraModelName); }

/// Calls change(name, width of its field) for each name of tracks, unless another track has the new name.
template <class Value, class Change>
void changeTrackNames(std::vector<motion::NamedTrack<Value>>& tracks, const Change& change) {
  std::set<std::string> taken;
  for (const motion::NamedTrack<Value>& track : tracks) taken.insert(track.name.bytes);
  for (motion::NamedTrack<Value>& track : tracks) {
    Name name = change(track);
    if (name == track.name || !taken.insert(name.bytes).second) continue;
    taken.erase(track.name.bytes);
    track.name = std::move(name);
  }
}

/// Replaces the names of IK bones in all keys; each name is converted once.
template <class Change>
void changeIkNames(motion::Motion& motion, const Change& change) {
  if (motion.property.empty()) return;
  std::map<std::string, std::string> changed;
  motion::Keys<motion::VisibilityIkKey> keys = motion.property.keys();
  for (motion::VisibilityIkKey& key : keys.values.edit()) {
    for (motion::IkState& ik : key.ik) {
      const auto [place, isNew] = changed.try_emplace(ik.name);
      if (isNew) place->second = change(ik.name);
      ik.name = place->second;
    }
  }
  motion.property = motion::Track(std::move(keys));
}

std::string encoded(TextEncoding encoding, const std::string& name) {
  return storedName(encoding, name).value_or(name);
}

/// The bytes of the first key of the track that the file has, if they mean the name of the track.
template <class Codec>
Name storedTrackName(const motion::NamedTrack<typename Codec::Value>& track, TextEncoding encoding,
                     const VmdSource* source) {
  const std::size_t count = source == nullptr ? 0 : source->file.section(Codec::kSection).count;
  for (const motion::SourceRecord record : track.keys.sources()) {
    if (record >= count) continue;
    const std::string_view stored =
        nameInField(source->file.template record<typename Codec::Record>(Codec::kSection, record).nameField());
    if (nameFromStored(encoding, stored, Codec::kNameBytes) == track.name) return Name::fromBytes(stored);
    break;
  }
  return Name::fromBytes(encoded(encoding, track.name.bytes));
}

/// The bytes of the names of IK bones that the file has, by the names that they mean.
std::map<std::string, std::string> storedIkNames(TextEncoding encoding, const VmdSource* source) {
  std::map<std::string, std::string> names;
  std::set<std::string> seen;
  for (std::size_t i = 0; source != nullptr && i < source->file.propertyOffsets.size(); ++i) {
    const auto record = source->file.propertyRecord(static_cast<std::uint32_t>(i));
    for (std::uint32_t k = 0; k < record.ikCount(); ++k) {
      const std::string stored(nameInField(record.ikNameField(k)));
      if (!seen.insert(stored).second) continue;
      names.try_emplace(nameFromStored(encoding, stored, kIkMatchBytes).bytes, stored);
    }
  }
  return names;
}

Name storedModelName(const Name& name, TextEncoding encoding, const VmdSource* source) {
  if (source != nullptr) {
    const std::string_view stored = nameInField(source->file.modelNameField());
    if (isCameraName(stored) ? stored == name.bytes : nameFromStored(encoding, stored, kModelNameBytes) == name)
      return Name::fromBytes(stored);
  }
  return isCameraName(name.bytes) ? name : Name::fromBytes(encoded(encoding, name.bytes));
}

/// Calls visit(name) for the names that a file of the motion has: of its model, of tracks with keys and of IK bones.
template <class Visit>
void visitNames(const motion::Motion& motion, const Visit& visit) {
  visit(std::string_view(motion.modelName.bytes));
  for (const auto& track : motion.bones) {
    if (!track.keys.empty()) visit(std::string_view(track.name.bytes));
  }
  for (const auto& track : motion.morphs) {
    if (!track.keys.empty()) visit(std::string_view(track.name.bytes));
  }
  for (const motion::VisibilityIkKey& key : motion.property.values()) {
    for (const motion::IkState& ik : key.ik) visit(std::string_view(ik.name));
  }
}

}  // namespace

TextEncoding encodingOfBytes(const motion::Motion& motion, const IsKnownName& isKnown) {
  // Many names tell no more, and every visibility and IK key has the same.
  constexpr std::size_t kMost = 1000;
  std::vector<std::string_view> names;
  visitNames(motion, [&names](std::string_view name) {
    if (names.size() < kMost) names.push_back(name);
  });
  return encodingOfNames(names, isKnown);
}

TextEncoding writtenEncoding(const motion::Motion& motion) {
  bool isUsual = motion.nameEncoding == TextEncoding::Cp932;
  if (isUsual) visitNames(motion, [&](std::string_view name) { isUsual = isUsual && !isUnicodeName(name); });
  if (isUsual) return TextEncoding::Cp932;
  std::set<std::string_view> names;
  visitNames(motion, [&names](std::string_view name) { names.insert(name); });
  return encodingToWrite(motion.nameEncoding, std::vector(names.begin(), names.end()));
}

void decodeNames(motion::Motion& motion, TextEncoding encoding) {
  motion.nameEncoding = encoding;
  if (encoding == TextEncoding::Cp932) return;
  if (!isCameraName(motion.modelName.bytes))
    motion.modelName = nameFromStored(encoding, motion.modelName.bytes, kModelNameBytes);
  changeTrackNames(motion.bones, [encoding](const auto& track) {
    return nameFromStored(encoding, track.name.bytes, kBoneNameBytes);
  });
  changeTrackNames(motion.morphs, [encoding](const auto& track) {
    return nameFromStored(encoding, track.name.bytes, kMorphNameBytes);
  });
  changeIkNames(motion,
                [encoding](const std::string& name) { return nameFromStored(encoding, name, kIkMatchBytes).bytes; });
}

MotionAsStored::MotionAsStored(const motion::Motion& motion, const VmdSource* source)
    : original_(&motion), encoding_(writtenEncoding(motion)) {
  if (encoding_ == TextEncoding::Cp932) return;
  changed_ = motion;
  changed_->modelName = storedModelName(motion.modelName, encoding_, source);
  // Names that are the same in the file stay the same: the losses report them.
  for (auto& track : changed_->bones) track.name = storedTrackName<BoneCodec>(track, encoding_, source);
  for (auto& track : changed_->morphs) track.name = storedTrackName<MorphCodec>(track, encoding_, source);
  const std::map<std::string, std::string> ikNames = storedIkNames(encoding_, source);
  changeIkNames(*changed_, [&](const std::string& name) {
    const auto known = ikNames.find(name);
    return known == ikNames.end() ? encoded(encoding_, name) : known->second;
  });
}

}  // namespace furitsuke::io
