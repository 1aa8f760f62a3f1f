// SPDX-License-Identifier: MIT
#include "app/cli/diff_poses.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "core/eval/motion_comparison.h"
#include "core/io/model/motion_binding.h"

namespace furitsuke::cli {

namespace {

bool moves(const NamedMotion& named, const model::Model& model) {
  if (named.motion.isCameraMotion()) {
    printMessage(named.file + ": is a camera motion, which does not move a model");
    return false;
  }
  const io::MotionBinding binding = io::bindMotion(named.motion, model);
  if (binding.boundBones + binding.boundMorphs > 0) return true;
  printMessage(named.file + ": does not move any bone or morph of the model");
  return false;
}

/// The indices of the parts that differ noticeably, largest difference first.
template <class Part>
std::vector<std::size_t> noticeable(const std::vector<Part>& parts, double (*sizeOf)(const Part&)) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (eval::isNoticeable(parts[i])) found.push_back(i);
  }
  std::ranges::stable_sort(found, [&](std::size_t a, std::size_t b) { return sizeOf(parts[a]) > sizeOf(parts[b]); });
  return found;
}

std::string rounded(double value, int decimals) {
  char text[64];
  (void)std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

std::string placeText(std::string_view measure, const eval::DifferenceSeries& series, int decimals,
                      std::string_view unit) {
  return std::string(measure) + ' ' + rounded(series.largest, decimals) + std::string(unit) + " at frame " +
         std::to_string(series.frame);
}

}  // namespace

ExitStatus diffPoses(const NamedMotion& before, const NamedMotion& after, const model::Model& model,
                     eval::PreExtrapolation rule, nlohmann::ordered_json* list) {
  if (!moves(before, model) || !moves(after, model)) return ExitStatus::Cannot;
  const eval::Rig rig = eval::makeRig(model);
  eval::BoundMotion first(before.motion, model, rig);
  eval::BoundMotion second(after.motion, model, rig);
  first.setPreExtrapolation(rule);
  second.setPreExtrapolation(rule);
  const std::optional<eval::MotionComparison> result =
      eval::compareMotions(rig, first, second, eval::comparedFrames(before.motion, after.motion));
  if (result->leavesOutFrames()) {
    printMessage("after frame " + std::to_string(result->whole.last) +
                 " only frames with keys, frames next to them and a few in between were compared");
  }
  for (const std::size_t i : noticeable<eval::ComparedBone>(
           result->bones, [](const eval::ComparedBone& bone) { return bone.distance.largest; })) {
    const auto& [distance, degrees, stretches] = result->bones[i];
    const std::string& name = model.bones[i].name.text;
    if (list != nullptr) {
      list->push_back({{"track", name},
                       {"distance", distance.largest},
                       {"distanceFrame", distance.frame},
                       {"degrees", degrees.largest},
                       {"degreesFrame", degrees.frame}});
    } else {
      std::cout << printable(name) << ": " << placeText("distance", distance, 3, "") << "; "
                << placeText("rotation", degrees, 2, " degrees") << '\n';
    }
  }
  for (const std::size_t i : noticeable<eval::ComparedMorph>(
           result->morphs, [](const eval::ComparedMorph& morph) { return morph.weight.largest; })) {
    const eval::DifferenceSeries& weight = result->morphs[i].weight;
    const std::string name = "morph:" + model.morphs[i].name.text;
    if (list != nullptr) {
      list->push_back({{"track", name}, {"weight", weight.largest}, {"weightFrame", weight.frame}});
    } else {
      std::cout << printable(name) << ": " << placeText("weight", weight, 3, "") << '\n';
    }
  }
  const bool differs = std::ranges::any_of(result->bones, [](const auto& bone) { return eval::isNoticeable(bone); }) ||
                       std::ranges::any_of(result->morphs, [](const auto& morph) { return eval::isNoticeable(morph); });
  return differs ? ExitStatus::Partial : ExitStatus::Done;
}

}  // namespace furitsuke::cli
