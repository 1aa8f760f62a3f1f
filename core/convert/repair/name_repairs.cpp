// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/base/cp932.h"
#include "core/convert/check/foreign_names.h"
#include "core/convert/repair/repair_functions.h"
#include "core/convert/vmd_key_codec.h"

namespace furitsuke::repair {

namespace {

/// Gives tracks new names as long as no other track of the kind is called so: two tracks of one name cannot be.
class Renaming {
 public:
  explicit Renaming(const Motion& motion) : motion_(motion) {
    for (const auto& track : motion.bones) taken_[0].insert(track.name.bytes);
    for (const auto& track : motion.morphs) taken_[1].insert(track.name.bytes);
  }

  void rename(TrackId track, const Name& name) {
    const bool isBone = track.kind == TrackKind::Bone;
    const Name& before = isBone ? motion_.bones[track.index].name : motion_.morphs[track.index].name;
    std::set<std::string>& taken = taken_[isBone ? 0 : 1];
    if (name == before || !taken.insert(name.bytes).second) return;
    taken.erase(before.bytes);
    edits_.push_back({track, before, name});
  }
  void renameModel(const Name& name) {
    if (name != motion_.modelName) edits_.push_back({{}, motion_.modelName, name});
  }
  NameEdits take() { return std::move(edits_); }

 private:
  const Motion& motion_;
  std::set<std::string> taken_[2];
  NameEdits edits_;
};

bool isNamed(TrackKind kind) { return kind == TrackKind::Bone || kind == TrackKind::Morph; }

/// The name in CP932; nothing where it does not decode or CP932 lacks a character. What was cut at its end goes.
std::optional<Name> inCp932(ForeignEncoding encoding, const std::string& bytes) {
  constexpr std::string_view kCut = "\xEF\xBF\xBD";
  std::optional<std::string> text = decodeForeign(encoding, bytes);
  if (!text) return {};
  while (text->ends_with(kCut)) text->resize(text->size() - kCut.size());
  if (text->empty()) return {};
  Result<Name> name = Name::fromText(*text);
  return name ? std::optional(std::move(*name)) : std::nullopt;
}

template <class Value, class FieldOf>
void fitTracks(const RepairScope& scope, const std::vector<NamedTrack<Value>>& tracks, FieldOf&& fieldOf,
               Renaming& renaming) {
  forTracks<Value>(scope, [&](TrackId id, const Track<Value>& /*track*/) {
    renaming.rename(id, Name::fromBytes(fieldOf(tracks[id.index].name.bytes)));
  });
}

}  // namespace

MotionEdit namesInCp932(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  std::map<std::string, std::string> ikNames;
  for (const ForeignNames& foreign : findForeignNames(scope.motion, scope.source != nullptr)) {
    for (const ForeignName& name : foreign.names) {
      const std::optional<Name> renamed = inCp932(foreign.encoding, name.bytes);
      if (!renamed) continue;
      if (!name.track) {
        renaming.renameModel(*renamed);
      } else if (isNamed(name.track->kind)) {
        renaming.rename(*name.track, *renamed);
      } else {
        ikNames.emplace(name.bytes, renamed->bytes);
      }
    }
  }
  EditBuilder builder(scope.motion);
  changeValues<PropertyKey>({scope.motion, scope.source, {}, {}}, builder, [&ikNames](PropertyKey& key) {
    for (IkState& ik : key.ik) {
      const auto name = ikNames.find(ik.name);
      if (name != ikNames.end()) ik.name = name->second;
    }
  });
  return {builder.build(), renaming.take()};
}

MotionEdit cameraModelName(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  renaming.renameModel(Name::fromBytes(nameInField(kCameraModelName)));
  return {{}, renaming.take()};
}

MotionEdit givenModelName(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  renaming.renameModel(scope.modelName);
  return {{}, renaming.take()};
}

MotionEdit wholeModelName(const RepairScope& scope) {
  const std::string& bytes = scope.motion.modelName.bytes;
  if (bytes.empty()) return {};
  // One byte less: what is cut off is the half of a character, or nothing.
  const std::string_view whole = cp932::cutAtCharacter(bytes, bytes.size() - 1);
  if (cp932::isValid(bytes) || whole.size() + 1 != bytes.size() || !cp932::isValid(whole)) return {};
  Renaming renaming(scope.motion);
  renaming.renameModel(Name::fromBytes(whole));
  return {{}, renaming.take()};
}

MotionEdit namesThatFit(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  if (!scope.track) {
    renaming.renameModel(Name::fromBytes(modelNameForField(scope.motion.modelName.bytes, vmd::kModelNameBytesV2)));
  }
  fitTracks(scope, scope.motion.bones, boneNameForField, renaming);
  fitTracks(scope, scope.motion.morphs, morphNameForField, renaming);
  EditBuilder builder(scope.motion);
  changeValues<PropertyKey>(scope, builder, [](PropertyKey& key) {
    for (IkState& ik : key.ik) {
      // A name that fills the field stays as it is; a longer one gets the terminator that MMD writes.
      if (ik.name.size() > vmd::PropertyRecord::kIkNameBytes) ik.name = std::string(ikNameForField(ik.name));
    }
  });
  return {builder.build(), renaming.take()};
}

}  // namespace furitsuke::repair
