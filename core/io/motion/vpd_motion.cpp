// SPDX-License-Identifier: MIT
#include "core/io/motion/vpd_motion.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/finding_limit.h"
#include "core/format/vpd/vpd_findings.h"

namespace furitsuke::io {
namespace {

/// Reports the names that appear more than once, and in one additional finding the number of names that are not listed.
template <class Value>
void reportRepeats(const std::vector<Value>& values, const std::vector<std::size_t>& repeats,
                   std::string_view trackPrefix, format::vpd::Finding repeated, Diagnostics& diagnostics) {
  std::size_t reported = 0;
  std::size_t omitted = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (repeats[i] == 0) continue;
    if (reported++ >= kMaxListedFindings) {
      ++omitted;
      continue;
    }
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(
        repeated, {Core::trWith("appears in the pose %1 times; the last block is used"), repeats[i] + 1}));
    diagnostic.track = std::string(trackPrefix) + values[i].name.text();
  }
  if (omitted == 0) return;
  diagnostics.push_back(makeDiagnostic(
      format::vpd::Finding::More,
      {Core::trCount("%n more name with several blocks", "%n more names with several blocks"), Counted{omitted}}));
}

/// Merges records with the same name: the values of the last, at the position of the first.
template <class Value, class Record>
std::vector<Value> uniqueByName(const std::vector<Record>& records, std::string_view trackPrefix,
                                format::vpd::Finding repeated, Diagnostics& diagnostics) {
  std::vector<Value> values;
  std::unordered_map<std::string_view, std::size_t> indices;
  std::vector<std::size_t> repeats;
  values.reserve(records.size());
  repeats.reserve(records.size());
  for (const Record& record : records) {
    Value value = [&] {
      if constexpr (std::is_same_v<Value, motion::BonePose>) {
        return Value{record.name, record.translation, record.rotation};
      } else {
        return Value{record.name, record.weight};
      }
    }();
    const auto [place, isNew] = indices.try_emplace(record.name.bytes, values.size());
    if (isNew) {
      values.push_back(std::move(value));
      repeats.push_back(0);
      continue;
    }
    values[place->second] = std::move(value);
    ++repeats[place->second];
  }
  reportRepeats(values, repeats, trackPrefix, repeated, diagnostics);
  return values;
}

}  // namespace

motion::Pose poseFromVpd(const format::vpd::File& file, Diagnostics& diagnostics) {
  return {file.modelName,
          uniqueByName<motion::BonePose>(file.bones, "", format::vpd::Finding::BoneDuplicate, diagnostics),
          uniqueByName<motion::MorphPose>(file.morphs, "morph:", format::vpd::Finding::MorphDuplicate, diagnostics)};
}

motion::Motion motionFromPose(const motion::Pose& pose) {
  motion::Motion motion;
  motion.modelName = pose.modelName;
  motion.bones.reserve(pose.bones.size());
  for (const motion::BonePose& bone : pose.bones) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation = bone.translation;
    key.rotation = bone.rotation;
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, key);
    motion.bones.push_back({bone.name, motion::Track<motion::BoneKey>(std::move(keys))});
  }
  motion.morphs.reserve(pose.morphs.size());
  for (const motion::MorphPose& morph : pose.morphs) {
    motion::Keys<motion::MorphKey> keys;
    keys.append(0, motion::MorphKey{morph.weight});
    motion.morphs.push_back({morph.name, motion::Track<motion::MorphKey>(std::move(keys))});
  }
  return motion;
}

motion::Motion motionFromVpd(const format::vpd::File& file, Diagnostics& diagnostics) {
  motion::Motion motion = motionFromPose(poseFromVpd(file, diagnostics));
  motion.nameEncoding = file.nameEncoding;
  return motion;
}

format::vpd::File vpdFromPose(const motion::Pose& pose) {
  format::vpd::File file;
  file.modelName = pose.modelName;
  file.bones.reserve(pose.bones.size());
  for (const motion::BonePose& bone : pose.bones) file.bones.push_back({bone.name, bone.translation, bone.rotation});
  file.morphs.reserve(pose.morphs.size());
  for (const motion::MorphPose& morph : pose.morphs) file.morphs.push_back({morph.name, morph.weight});
  return file;
}

}  // namespace furitsuke::io
