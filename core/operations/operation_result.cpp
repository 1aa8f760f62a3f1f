// SPDX-License-Identifier: MIT
#include "core/operations/operation_result.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace furitsuke::operations {

std::string_view errorName(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Position: return Core::tr("position");
    case ErrorKind::Angle: return Core::tr("angle");
    case ErrorKind::Weight: return Core::tr("weight");
    case ErrorKind::CameraPosition: return Core::tr("camera position");
    case ErrorKind::CameraAngle: return Core::tr("camera angle");
    case ErrorKind::CameraDistance: return Core::tr("camera distance");
    case ErrorKind::ViewAngle: break;
  }
  return Core::tr("view angle");
}

std::string_view errorUnit(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Position:
    case ErrorKind::CameraPosition:
    case ErrorKind::CameraDistance: return Core::tr("model units");
    case ErrorKind::Angle:
    case ErrorKind::CameraAngle:
    case ErrorKind::ViewAngle: return Core::tr("degrees");
    case ErrorKind::Weight: break;
  }
  return {};
}

void noteError(OperationResult& result, LargestError error) {
  const auto at = std::ranges::lower_bound(result.errors, error.kind, {}, &LargestError::kind);
  if (at == result.errors.end() || at->kind != error.kind) {
    result.errors.insert(at, std::move(error));
  } else if (error.value > at->value) {
    *at = std::move(error);
  }
}

void addBoneKey(OperationResult& result, const motion::Motion& motion, const Name& bone, Frame frame,
                const motion::BoneKey& key) {
  motion::Keys<motion::BoneKey> keys;
  keys.append(frame, key);
  std::optional<motion::TrackId> id = motion.findBone(bone.bytes);
  if (!id) {
    id = motion::TrackId{motion::TrackKind::Bone,
                         static_cast<std::uint32_t>(motion.bones.size() + result.edit.addedBones.size())};
    result.edit.addedBones.push_back(bone);
  }
  result.edit.selection->add(*id, frame);
  result.edit.keys.push_back({*id, {frame, frame}, motion::Keys<motion::BoneKey>(), std::move(keys)});
}

void proposeDifferences(OperationResult& result, const motion::Motion& before, const motion::Motion& after) {
  for (const motion::TrackId id : after.trackIds()) {
    after.visit(id, [&]<class Value>(const motion::Track<Value>& changed) {
      static const motion::Track<Value> kNone;
      const motion::Track<Value>* track = &kNone;
      if (before.contains(id)) {
        before.visit(id, [&track](const auto& same) {
          if constexpr (std::is_same_v<std::decay_t<decltype(same)>, motion::Track<Value>>) track = &same;
        });
      }
      if (*track == changed) return;
      motion::Keys<Value> arriving = changed.keys();
      motion::takeSources(*track, arriving);
      motion::KeyRuns removed;
      if (!track->empty()) removed.push_back({0, track->size()});
      motion::KeyReplacement<Value>(id, *track, std::move(removed), std::move(arriving)).appendTo(result.edit.keys);
    });
  }
}

void sortKeyEdits(OperationResult& result) {
  std::ranges::sort(result.edit.keys, {},
                    [](const motion::KeyEdit& edit) { return std::pair(edit.track, edit.range.first); });
}

std::size_t keyCountAfter(const motion::Motion& motion, const OperationResult& result) {
  const auto sizeOf = [](const motion::KeySpan& span) {
    return std::visit([](const auto& keys) { return keys.size(); }, span);
  };
  std::size_t count = motion.keyCount();
  for (const motion::KeyEdit& edit : result.edit.keys) count += sizeOf(edit.after) - sizeOf(edit.before);
  return count;
}

}  // namespace furitsuke::operations
