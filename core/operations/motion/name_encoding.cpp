// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/name_encoding.h"
#include "core/operations/motion/motion_operations.h"

namespace furitsuke::operations {

namespace {

/// The bytes that a file of the motion has as the name.
std::string bytesInFile(TextEncoding encoding, const std::string& name) {
  return storedName(encoding, name).value_or(name);
}

/// The encoding in which most names are those of the model, or else of MMD's own models.
TextEncoding likelyEncoding(const OperationInput& in) {
  std::vector<std::string> bytes{bytesInFile(in.motion.nameEncoding, in.motion.modelName.bytes)};
  const auto add = [&](const auto& tracks) {
    for (const auto& track : tracks) bytes.push_back(bytesInFile(in.motion.nameEncoding, track.name.bytes));
  };
  add(in.motion.bones);
  add(in.motion.morphs);
  std::set<std::string_view> known;
  if (in.model != nullptr) {
    for (const model::Bone& bone : in.model->bones) known.insert(bone.name.text);
    for (const model::Morph& morph : in.model->morphs) known.insert(morph.name.text);
  }
  return encodingOfNames(std::vector<std::string_view>(bytes.begin(), bytes.end()),
                         [&known](std::string_view text) { return known.contains(text); });
}

/// Gives the motion the names that the bytes of its file mean in another encoding.
class Rereading {
 public:
  Rereading(const OperationInput& in, TextEncoding encoding, OperationResult& result)
      : in_(in), encoding_(encoding), result_(result) {}

  void run() {
    const Name modelName = readAgain(in_.motion.modelName.bytes, kModelNameBytes);
    if (modelName != in_.motion.modelName) result_.edit.names.push_back({{}, in_.motion.modelName, modelName});
    renameTracks(in_.motion.bones, motion::TrackKind::Bone, kBoneNameBytes);
    renameTracks(in_.motion.morphs, motion::TrackKind::Morph, kMorphNameBytes);
    renameIkBones();
  }

 private:
  [[nodiscard]] Name readAgain(const std::string& name, std::size_t width) const {
    return nameFromStored(encoding_, bytesInFile(in_.motion.nameEncoding, name), width);
  }

  template <class Value>
  void renameTracks(const std::vector<motion::NamedTrack<Value>>& tracks, motion::TrackKind kind, std::size_t width) {
    std::set<std::string> taken;
    for (const motion::NamedTrack<Value>& track : tracks) taken.insert(track.name.bytes);
    for (std::uint32_t i = 0; i < tracks.size(); ++i) {
      Name name = readAgain(tracks[i].name.bytes, width);
      if (name == tracks[i].name) continue;
      if (!taken.insert(name.bytes).second) {
        result_.notes.push_back(
            operationNote("edit.name.taken", motion::trackPath(in_.motion, {kind, i}), {0, name.text()}));
        continue;
      }
      result_.edit.names.push_back({motion::TrackId{kind, i}, tracks[i].name, std::move(name)});
    }
  }

  void renameIkBones() {
    std::map<std::string, std::string> names;
    motion::EditBuilder builder(in_.motion);
    const motion::Track<motion::VisibilityIkKey>& keys = in_.motion.property;
    for (std::size_t k = 0; k < keys.size(); ++k) {
      motion::VisibilityIkKey key = keys.values()[k];
      for (motion::IkState& ik : key.ik) {
        const auto [place, isNew] = names.try_emplace(ik.name);
        if (isNew) place->second = readAgain(ik.name, kIkMatchBytes).bytes;
        ik.name = place->second;
      }
      if (!(key == keys.values()[k])) builder.set(motion::kPropertyTrack, keys.frames()[k], std::move(key));
    }
    result_.edit.keys = builder.build();
  }

  const OperationInput& in_;
  TextEncoding encoding_;
  OperationResult& result_;
};

Result<OperationResult> runNameEncoding(const OperationInput& in) {
  OperationResult result;
  const TextEncoding before = in.motion.nameEncoding;
  const TextEncoding after = textEncodingNamed(in.arguments.text("encoding")).value_or(likelyEncoding(in));
  if (after == before) return result;
  result.edit.encoding = motion::EncodingEdit{before, after};
  if (in.arguments.text("keep") == "bytes") Rereading(in, after, result).run();
  return result;
}

}  // namespace

Operation nameEncodingOperation() {
  std::vector<std::string_view> choices{"likely"}, labels{{}};
  for (const TextEncoding encoding : kTextEncodings) {
    choices.push_back(textEncodingName(encoding));
    labels.push_back(textEncodingName(encoding));
  }
  return {
      .id = "name-encoding",
      .text = Core::tr("Encoding of Names"),
      .help = Core::tr(
          "Choose the encoding that names have in the file: CP932 for Japanese, GBK and Big5 for Chinese, EUC-KR for "
          "Korean. If names are garbled, the file has another encoding than the one that was found."),
      .parameters = {{.id = "encoding",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("The encoding; likely: that in which most names are those of the model"),
                      .initial = "likely",
                      .choices = std::move(choices),
                      .choiceLabels = std::move(labels)},
                     {.id = "keep",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("What stays: the bytes of the file, whose names are read again, or the names, "
                                       "which are then saved in this encoding"),
                      .initial = "bytes",
                      .choices = {"bytes", "names"},
                      .choiceLabels = {Core::tr("bytes of the file"), Core::tr("names")}}},
      .run = runNameEncoding};
}

}  // namespace furitsuke::operations
