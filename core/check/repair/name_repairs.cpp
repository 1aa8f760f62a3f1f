// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/base/cp932.h"
#include "core/check/foreign_names.h"
#include "core/check/repair/repair_functions.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vmd_key_codec.h"

namespace furitsuke::check::repair {

namespace {

/// Renames tracks unless another track of the same kind has the new name, because names of tracks are unique.
class Renaming {
 public:
  explicit Renaming(const motion::Motion& motion) : motion_(motion) {
    for (const auto& track : motion.bones) taken_[0].insert(track.name.bytes);
    for (const auto& track : motion.morphs) taken_[1].insert(track.name.bytes);
  }

  void rename(motion::TrackId track, const Name& name) {
    const bool isBone = track.kind == motion::TrackKind::Bone;
    const Name& before = isBone ? motion_.bones[track.index].name : motion_.morphs[track.index].name;
    std::set<std::string>& taken = taken_[isBone ? 0 : 1];
    if (name == before || !taken.insert(name.bytes).second) return;
    taken.erase(before.bytes);
    edits_.push_back({track, before, name});
  }
  void renameModel(const Name& name) {
    if (name != motion_.modelName) edits_.push_back({{}, motion_.modelName, name});
  }
  motion::NameEdits take() { return std::move(edits_); }

 private:
  const motion::Motion& motion_;
  std::set<std::string> taken_[2];
  motion::NameEdits edits_;
};

/// A name that fits its field. A name that a person will read ends with a whole character, unlike what the writer cuts.
Name fittingName(const std::string& name, std::size_t limit, TextEncoding encoding) {
  const std::string stored = storedName(encoding, name).value_or(name);
  if (stored.size() <= limit) return Name::fromBytes(name);
  if (encoding == TextEncoding::Cp932) return Name::fromBytes(cp932::cutAtCharacter(stored, limit));
  return nameFromStored(encoding, std::string_view(stored).substr(0, limit), limit);
}

bool isNamed(motion::TrackKind kind) { return kind == motion::TrackKind::Bone || kind == motion::TrackKind::Morph; }

/// The name in CP932, without a truncated character at its end; nothing if it cannot be decoded or CP932 lacks a
/// character.
std::optional<Name> inCp932(TextEncoding encoding, const std::string& bytes) {
  constexpr std::string_view kCut = "\xEF\xBF\xBD";
  std::optional<std::string> text = decodeText(encoding, bytes);
  if (!text) return {};
  while (text->ends_with(kCut)) text->resize(text->size() - kCut.size());
  if (text->empty()) return {};
  Result<Name> name = Name::fromText(*text);
  return name && !isUnicodeName(name->bytes) ? std::optional(std::move(*name)) : std::nullopt;
}

template <class Value>
void fitTracks(const RepairScope& scope, const std::vector<motion::NamedTrack<Value>>& tracks, std::size_t limit,
               TextEncoding encoding, Renaming& renaming) {
  forTracks<Value>(scope, [&](motion::TrackId id, const motion::Track<Value>& /*track*/) {
    renaming.rename(id, fittingName(tracks[id.index].name.bytes, limit, encoding));
  });
}

}  // namespace

motion::Edit namesInCp932(const RepairScope& scope) {
  if (scope.motion.nameEncoding != TextEncoding::Cp932) {
    motion::Motion changed = scope.motion;
    changed.nameEncoding = TextEncoding::Cp932;
    if (io::writtenEncoding(changed) != TextEncoding::Cp932) return {};  // CP932 lacks a character of them
    return {.encoding = motion::EncodingEdit{scope.motion.nameEncoding, TextEncoding::Cp932}};
  }
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
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::VisibilityIkKey>({scope.motion, scope.source, {}, {}}, builder,
                                        [&ikNames](motion::VisibilityIkKey& key) {
                                          for (motion::IkState& ik : key.ik) {
                                            const auto name = ikNames.find(ik.name);
                                            if (name != ikNames.end()) ik.name = name->second;
                                          }
                                        });
  return {builder.build(), renaming.take()};
}

motion::Edit cameraModelName(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  renaming.renameModel(Name::fromBytes(nameInField(io::kCameraModelName)));
  return {{}, renaming.take()};
}

motion::Edit givenModelName(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  renaming.renameModel(scope.modelName);
  return {{}, renaming.take()};
}

motion::Edit wholeModelName(const RepairScope& scope) {
  const std::string& bytes = scope.motion.modelName.bytes;
  if (bytes.empty()) return {};
  // One byte less, so that only an incomplete character is removed.
  const std::string_view whole = cp932::cutAtCharacter(bytes, bytes.size() - 1);
  if (cp932::isValid(bytes) || whole.size() + 1 != bytes.size() || !cp932::isValid(whole)) return {};
  Renaming renaming(scope.motion);
  renaming.renameModel(Name::fromBytes(whole));
  return {{}, renaming.take()};
}

motion::Edit namesThatFit(const RepairScope& scope) {
  Renaming renaming(scope.motion);
  const TextEncoding encoding = io::writtenEncoding(scope.motion);
  if (!scope.track)
    renaming.renameModel(fittingName(scope.motion.modelName.bytes, format::vmd::kModelNameBytesV2, encoding));
  fitTracks(scope, scope.motion.bones, kBoneNameBytes, encoding, renaming);
  fitTracks(scope, scope.motion.morphs, kMorphNameBytes, encoding, renaming);
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::VisibilityIkKey>(scope, builder, [encoding](motion::VisibilityIkKey& key) {
    for (motion::IkState& ik : key.ik) {
      // A name that fills the field is kept; a longer one gets the terminator that MMD writes.
      const std::string stored = storedName(encoding, ik.name).value_or(ik.name);
      if (stored.size() > kIkNameBytes) ik.name = fittingName(ik.name, kIkMatchBytes, encoding).bytes;
    }
  });
  return {builder.build(), renaming.take()};
}

}  // namespace furitsuke::check::repair
