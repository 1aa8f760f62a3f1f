// SPDX-License-Identifier: MIT
#include "core/operations/ik_switches.h"

#include <algorithm>
#include <string_view>

#include "core/base/name.h"
#include "core/eval/sample.h"
#include "core/model/name_index.h"
#include "core/operations/key_insertion.h"

namespace furitsuke::operations {

std::string ikNameOf(const model::Model& model, std::int32_t chain) {
  const model::BoneIndex goal = model.ik[static_cast<std::size_t>(chain)].goal;
  return std::string(matchedIkName(model.bones[static_cast<std::size_t>(goal)].name.bytes));
}

motion::IkState& ikStateIn(motion::VisibilityIkKey& key, const std::string& name) {
  const auto same = [&name](const motion::IkState& state) {
    return model::withoutTrailingSpaces(matchedIkName(state.name)) == model::withoutTrailingSpaces(name);
  };
  // Of two entries with the same name the last one counts.
  const auto found = std::ranges::find_if(key.ik.rbegin(), key.ik.rend(), same);
  if (found != key.ik.rend()) return *found;
  return key.ik.emplace_back(motion::IkState{name, true});
}

void switchIk(motion::Motion& work, const motion::Motion& source, const std::string& name, FrameRange range, bool isOn,
              Frame lastFrame) {
  const auto set = [&](FrameRange frames, bool state) {
    motion::Keys<motion::VisibilityIkKey> keys = work.property.slice(frames);
    for (motion::VisibilityIkKey& key : keys.values.edit()) ikStateIn(key, name).enabled = state;
    work.property.replace(frames, keys);
  };
  constexpr auto kRule = eval::PreExtrapolation::Rest;  // the same by both rules
  const bool continues = range.last < lastFrame;
  if (continues) insertSampledKeyAt(work, motion::kPropertyTrack, range.last + 1, kRule);
  insertSampledKeyAt(work, motion::kPropertyTrack, range.first, kRule);
  set(range, isOn);
  if (!continues) return;
  const Frame after = range.last + 1;
  set({after, after}, eval::isIkEnabled(source.property, name, after));
}

}  // namespace furitsuke::operations
