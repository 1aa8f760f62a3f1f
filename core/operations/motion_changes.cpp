// SPDX-License-Identifier: MIT
#include "core/operations/motion_changes.h"

#include <type_traits>
#include <utility>

namespace furitsuke::operations {

void proposeChanges(OperationResult& result, const motion::Motion& before, const motion::Motion& after) {
  for (const motion::TrackId id : after.trackIds()) {
    after.visit(id, [&]<class Value>(const motion::Track<Value>& changed) {
      static const motion::Track<Value> kNone;
      const motion::Track<Value>* old = &kNone;
      if (before.contains(id)) {
        before.visit(id, [&](const auto& track) {
          if constexpr (std::is_same_v<std::decay_t<decltype(track)>, motion::Track<Value>>) old = &track;
        });
      }
      if (*old == changed) return;
      motion::Keys<Value> keys = changed.keys();
      motion::takeSources(*old, keys);
      motion::KeyRuns removed;
      if (!old->empty()) removed.push_back({0, old->size()});
      motion::KeyReplacement<Value>(id, *old, std::move(removed), std::move(keys)).appendTo(result.edit.keys);
    });
  }
  sortKeyEdits(result);
}

}  // namespace furitsuke::operations
