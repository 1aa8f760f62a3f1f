// SPDX-License-Identifier: MIT
#include "core/operations/motion/motion_operations.h"

#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/motion/track_names.h"

namespace furitsuke::operations {

namespace {

/// The renames of one kind of tracks.
template <class Value>
class Renaming {
 public:
  Renaming(const std::vector<motion::NamedTrack<Value>>& tracks, motion::TrackKind kind)
      : tracks_(tracks), names_(tracks), kind_(kind) {}

  /// Returns a note without its track if it cannot be renamed.
  std::optional<Diagnostic> add(const std::string& from, const std::string& to) {
    const Result<Name> oldName = Name::fromText(from);
    auto at = oldName.ok() ? names_.find(oldName->bytes) : std::nullopt;
    if (!at) at = findText(from);
    if (!at) return operationNote("edit.name.unknown", {});
    Result<Name> newName = Name::fromText(to);
    if (!newName.ok()) return operationNote("edit.name.unusable", {}, {0, newName.error().sentence()});
    if (newName->bytes.empty()) return operationNote("edit.name.empty", {});
    newNames_.insert_or_assign(*at, *std::move(newName));
    return {};
  }

  void finish(const motion::Motion& motion, OperationResult& result) {
    dropTaken(motion, result);
    for (auto& [index, name] : newNames_) {
      if (name == tracks_[index].name) continue;
      result.edit.names.push_back({motion::TrackId{kind_, index}, tracks_[index].name, name});
    }
  }

 private:
  /// The first track whose name has this text, for names whose bytes cannot be restored from their text.
  std::optional<std::uint32_t> findText(const std::string& text) {
    if (texts_.empty()) {
      for (std::uint32_t i = 0; i < tracks_.size(); ++i) texts_.try_emplace(tracks_[i].name.text(), i);
    }
    const auto at = texts_.find(text);
    return at == texts_.end() ? std::nullopt : std::optional(at->second);
  }

  /// Drops renames to a name in use. A dropped rename keeps its old name in use, so repeat until none is dropped.
  void dropTaken(const motion::Motion& motion, OperationResult& result) {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      std::map<std::string, std::uint32_t> holders;
      for (std::uint32_t i = 0; i < tracks_.size(); ++i) {
        if (!newNames_.contains(i) && !tracks_[i].keys.empty()) holders.emplace(tracks_[i].name.bytes, i);
      }
      for (auto at = newNames_.begin(); at != newNames_.end();) {
        const bool isFree = holders.emplace(at->second.bytes, at->first).second;
        if (!isFree) {
          result.notes.push_back(
              operationNote("edit.name.taken", motion::trackPath(motion, {kind_, at->first}), {0, at->second.text()}));
          isChanged = true;
        }
        at = isFree ? std::next(at) : newNames_.erase(at);
      }
    }
  }

  const std::vector<motion::NamedTrack<Value>>& tracks_;
  motion::TrackNames names_;
  std::map<std::string, std::uint32_t> texts_;  ///< of all tracks; empty until a text is looked up
  motion::TrackKind kind_;
  std::map<std::uint32_t, Name> newNames_;
};

/// The table has old and new names as track paths without a number: "センター" or "morph:あ"; the kind of the old name
/// counts. Names can be swapped in cycles.
Result<OperationResult> runRename(const OperationInput& in) {
  const motion::Motion& motion = in.motion;
  constexpr std::string_view kMorphSign = "morph:";
  constexpr std::string_view kBoneSign = "bone:";
  OperationResult result;
  Renaming<motion::BoneKey> bones(motion.bones, motion::TrackKind::Bone);
  Renaming<motion::MorphKey> morphs(motion.morphs, motion::TrackKind::Morph);
  for (const auto& [from, to] : in.arguments.table("table")) {
    const bool isMorph = from.starts_with(kMorphSign);
    const auto bare = [](const std::string& path, std::string_view prefix) {
      return path.starts_with(prefix) ? path.substr(prefix.size()) : path;
    };
    const std::string_view prefix = isMorph ? kMorphSign : kBoneSign;
    auto problem =
        isMorph ? morphs.add(bare(from, prefix), bare(to, prefix)) : bones.add(bare(from, prefix), bare(to, prefix));
    if (problem) {
      problem->track = from;
      result.notes.push_back(*std::move(problem));
    }
  }
  bones.finish(motion, result);
  morphs.finish(motion, result);
  return result;
}

}  // namespace

Operation renameOperation() {
  return {.id = "rename",
          .text = Core::tr("Rename Bones and Morphs"),
          .help = Core::tr(
              "Rename tracks with a table of two columns, old and new name; morphs are written morph:NAME. Names that "
              "another track has are skipped and noted."),
          .parameters = {{.id = "table",
                          .kind = ParameterKind::PairTable,
                          .help = Core::tr("Table of names; a row is OLD,NEW"),
                          .isRequired = true}},
          .run = runRename};
}

}  // namespace furitsuke::operations
