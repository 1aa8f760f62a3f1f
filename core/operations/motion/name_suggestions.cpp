// SPDX-License-Identifier: MIT
#include "core/operations/motion/name_suggestions.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/model/name_index.h"
#include "core/operations/motion/name_likeness.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// A bone or morph of the model without keys in the motion, which may be suggested.
struct FreePart {
  std::int32_t index;
  std::string path;
  std::string bytes;
  ComparableName name;
  ComparableName english;
};

template <class Part>
void addFree(std::vector<FreePart>& parts, std::size_t index, const Part& part, std::string_view prefix,
             std::size_t longest) {
  // A motion cannot contain a longer name.
  if (part.name.bytes.empty() || nameFieldBytes(part.name.bytes) > longest) return;
  parts.push_back({static_cast<std::int32_t>(index), std::string(prefix) + part.name.text, part.name.bytes,
                   comparableName(part.name.text), comparableName(part.name.english)});
}

double likenessTo(const FreePart& part, const Name& name, const ComparableName& comparable) {
  constexpr double kCut = 0.97;
  constexpr std::size_t kShortestCut = kBoneNameBytes - 1;  // a name of two-byte characters may be cut one byte earlier
  if (name.bytes.size() >= kShortestCut && part.bytes.starts_with(name.bytes)) return kCut;
  return std::max(likenessOf(comparable, part.name), likenessOf(comparable, part.english));
}

/// `meant`: the bone of the model that stands for the one with the name, or model::kNoIndex.
NameSuggestion suggestionFor(std::string path, const Name& name, const std::vector<FreePart>& parts,
                             model::BoneIndex meant, std::size_t most) {
  constexpr double kLeast = 0.3;   // below that two names have nothing in common
  constexpr double kMeant = 0.96;  // the same part of the body, whatever it is called
  const ComparableName comparable = comparableName(name.text());
  NameSuggestion suggestion{std::move(path), {}, true};
  for (const FreePart& part : parts) {
    const double likeness = std::max(likenessTo(part, name, comparable), part.index == meant ? kMeant : 0);
    if (likeness >= kLeast) suggestion.candidates.push_back({part.path, likeness});
  }
  std::ranges::stable_sort(suggestion.candidates, std::greater(), &NameCandidate::likeness);
  if (suggestion.candidates.size() > most) suggestion.candidates.resize(most);
  return suggestion;
}

/// Adds suggestions for the tracks of one kind whose bone or morph the model lacks.
/// find(bytes) and meant(text) return an index into `modelParts`.
template <class Tracks, class Parts, class Find, class Meant>
void suggestForKind(std::vector<NameSuggestion>& suggestions, const motion::Motion& motion, motion::TrackKind kind,
                    const Tracks& tracks, const Parts& modelParts, const Find& find, const Meant& meant,
                    std::size_t most) {
  std::set<std::int32_t> taken;
  std::vector<std::uint32_t> lost;
  for (std::uint32_t i = 0; i < tracks.size(); ++i) {
    if (tracks[i].keys.empty()) continue;
    if (const auto part = find(tracks[i].name.bytes)) {
      taken.insert(*part);
    } else {
      lost.push_back(i);
    }
  }
  const bool isMorph = kind == motion::TrackKind::Morph;
  std::vector<FreePart> free;
  for (std::size_t i = 0; i < modelParts.size() && !lost.empty(); ++i) {
    if (taken.contains(static_cast<std::int32_t>(i))) continue;
    addFree(free, i, modelParts[i], isMorph ? "morph:" : "", isMorph ? kMorphNameBytes : kBoneNameBytes);
  }
  for (const std::uint32_t i : lost) {
    suggestions.push_back(
        suggestionFor(motion::trackPath(motion, {kind, i}), tracks[i].name, free, meant(tracks[i].name.text()), most));
    suggestions.back().moves = motion::hasMovement(tracks[i]);
  }
}

/// The bone that stands for one of MMD's own models. Of a skeleton without a center, the hips carry the body.
model::BoneIndex meantBone(const retarget::StandardBones& bones, const model::Model& model, std::string_view text) {
  const model::BoneIndex found = bones.find(text);
  if (found != model::kNoIndex || text != "センター") return found;
  const std::u32string hips = comparableName("下半身").usual;
  const auto isHips = [&hips](const model::Bone& bone) {
    return bone.name.text != "下半身" &&
           (comparableName(bone.name.text).usual == hips || comparableName(bone.name.english).usual == hips);
  };
  const auto bone = std::ranges::find_if(model.bones, isHips);
  return bone == model.bones.end() ? found : static_cast<model::BoneIndex>(bone - model.bones.begin());
}

}  // namespace

std::vector<NameSuggestion> suggestNames(const motion::Motion& motion, const model::Model& model, std::size_t most) {
  const retarget::StandardBones bones(model);
  const model::NameIndex& names = bones.names();
  std::vector<NameSuggestion> suggestions;
  suggestForKind(
      suggestions, motion, motion::TrackKind::Bone, motion.bones, model.bones,
      [&names](const std::string& bytes) { return names.findBone(bytes); },
      [&](const std::string& text) { return meantBone(bones, model, text); }, most);
  suggestForKind(
      suggestions, motion, motion::TrackKind::Morph, motion.morphs, model.morphs,
      [&names](const std::string& bytes) { return names.findMorph(bytes); },
      [](const std::string& /*text*/) { return model::kNoIndex; }, most);
  std::stable_partition(suggestions.begin(), suggestions.end(), std::mem_fn(&NameSuggestion::moves));
  return suggestions;
}

PairTable renamesOf(const std::vector<NameSuggestion>& suggestions, double least) {
  std::vector<std::tuple<double, std::size_t, std::size_t>> pairs;  // likeness, suggestion, candidate
  for (std::size_t i = 0; i < suggestions.size(); ++i) {
    for (std::size_t k = 0; k < suggestions[i].candidates.size(); ++k) {
      if (suggestions[i].candidates[k].likeness >= least)
        pairs.emplace_back(suggestions[i].candidates[k].likeness, i, k);
    }
  }
  std::ranges::stable_sort(pairs, std::greater(), [](const auto& pair) { return std::get<0>(pair); });
  std::vector<std::string> chosen(suggestions.size());
  std::set<std::string> given;
  for (const auto& pair : pairs) {
    const std::size_t i = std::get<1>(pair);
    const std::string& path = suggestions[i].candidates[std::get<2>(pair)].path;
    if (chosen[i].empty() && given.insert(path).second) chosen[i] = path;
  }
  PairTable table;
  for (std::size_t i = 0; i < suggestions.size(); ++i) {
    if (!chosen[i].empty()) table.emplace_back(suggestions[i].path, std::move(chosen[i]));
  }
  return table;
}

}  // namespace furitsuke::operations
