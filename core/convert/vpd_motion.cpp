// SPDX-License-Identifier: MIT
#include "core/convert/vpd_motion.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/convert/vmd_findings.h"
#include "core/format/vpd/vpd_diagnostics.h"

namespace furitsuke {
namespace {

/// Names that are told one by one; a file full of repeated blocks must not grow a report larger than itself.
constexpr std::size_t kListedRepeats = 100;

/// One finding a name that stands in the file more than once, and one for all that are too many to list.
template <class Value>
void reportRepeats(const std::vector<Value>& values, const std::vector<std::size_t>& repeats,
                   std::string_view trackPrefix, vpd::Finding repeated, Diagnostics& diagnostics) {
  std::size_t told = 0;
  std::size_t untold = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (repeats[i] == 0) continue;
    if (told++ >= kListedRepeats) {
      ++untold;
      continue;
    }
    Diagnostic& diagnostic = diagnostics.emplace_back(vpd::makeDiagnostic(
        repeated, "stands in the pose " + std::to_string(repeats[i] + 1) + " times; the last block counts"));
    diagnostic.track = std::string(trackPrefix) + values[i].name.text;
  }
  if (untold == 0) return;
  diagnostics.push_back(
      vpd::makeDiagnostic(vpd::Finding::More, countOf(untold, "name") + " more that stand in the pose repeatedly"));
}

/// The records with every name once: the values of the last, in the place of the first.
template <class Value, class Record>
std::vector<Value> uniqueByName(const std::vector<Record>& records, std::string_view trackPrefix, vpd::Finding repeated,
                                Diagnostics& diagnostics) {
  std::vector<Value> values;
  std::unordered_map<std::string_view, std::size_t> places;
  std::vector<std::size_t> repeats;
  values.reserve(records.size());
  repeats.reserve(records.size());
  for (const Record& record : records) {
    Value value = [&] {
      if constexpr (std::is_same_v<Value, BonePose>) {
        return Value{record.name, record.translation, record.rotation};
      } else {
        return Value{record.name, record.weight};
      }
    }();
    const auto [place, isNew] = places.try_emplace(record.name.bytes, values.size());
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

Pose poseFromVpd(const vpd::File& file, Diagnostics& diagnostics) {
  return {file.modelName, uniqueByName<BonePose>(file.bones, "", vpd::Finding::BoneDuplicate, diagnostics),
          uniqueByName<MorphPose>(file.morphs, "morph:", vpd::Finding::MorphDuplicate, diagnostics)};
}

Motion motionFromPose(const Pose& pose) {
  Motion motion;
  motion.modelName = pose.modelName;
  motion.bones.reserve(pose.bones.size());
  for (const BonePose& bone : pose.bones) {
    BoneKey key = restBoneKey();
    key.translation = bone.translation;
    key.rotation = bone.rotation;
    Keys<BoneKey> keys;
    keys.append(0, key);
    motion.bones.push_back({bone.name, Track<BoneKey>(std::move(keys))});
  }
  motion.morphs.reserve(pose.morphs.size());
  for (const MorphPose& morph : pose.morphs) {
    Keys<MorphKey> keys;
    keys.append(0, MorphKey{morph.weight});
    motion.morphs.push_back({morph.name, Track<MorphKey>(std::move(keys))});
  }
  return motion;
}

Motion motionFromVpd(const vpd::File& file, Diagnostics& diagnostics) {
  return motionFromPose(poseFromVpd(file, diagnostics));
}

vpd::File vpdFromPose(const Pose& pose) {
  vpd::File file;
  file.modelName = pose.modelName;
  file.bones.reserve(pose.bones.size());
  for (const BonePose& bone : pose.bones) file.bones.push_back({bone.name, bone.translation, bone.rotation});
  file.morphs.reserve(pose.morphs.size());
  for (const MorphPose& morph : pose.morphs) file.morphs.push_back({morph.name, morph.weight});
  return file;
}

}  // namespace furitsuke
