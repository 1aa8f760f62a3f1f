// SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "app/python/key_fields.h"
#include "app/python/names.h"
#include "core/motion/motion_diff.h"
#include "core/motion/three_way_merge.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

/// A key of a motion as it was when the reference was made.
struct KeyReference {
  std::shared_ptr<const MotionContent> content;
  motion::KeyIndex keyIndex;
};

/// The frame and the values of a key, by the names of its fields.
py::dict valuesOf(const KeyReference& key) {
  py::dict values;
  key.content->loaded.motion.visit(key.keyIndex.track, [&]<class Value>(const motion::Track<Value>& track) {
    values["frame"] = track.frames()[key.keyIndex.index];
    const Value& value = track.values()[key.keyIndex.index];
    for (const KeyField& field : keyFields<Value>()) {
      const py::array view = readOnlyView(field, &value, 1, sizeof(Value), py::cast(key));
      // A copy of the one row; values without a shape become numbers.
      const py::object row = view.attr("__getitem__")(0);
      values[field.name.data()] = field.shape.empty() ? row.attr("item")() : row.attr("copy")();
    }
    if constexpr (std::is_same_v<Value, motion::VisibilityIkKey>) values["ik"] = ikDict(value.ik);
  });
  return values;
}

py::object keyAt(const TrackHandle& handle, Frame frame) {
  const std::shared_ptr<const MotionContent> content = handle.owner->content();
  const motion::Motion& motion = content->loaded.motion;
  const auto id = handle.find(motion);
  if (!id) return py::none();
  return motion.visit(*id, [&](const auto& track) -> py::object {
    if (!track.hasKey(frame)) return py::none();
    return valuesOf({content, {*id, track.lowerBound(frame)}});
  });
}

py::object referenceTo(const std::shared_ptr<const MotionContent>& content,
                       const std::optional<motion::KeyIndex>& keyIndex) {
  return keyIndex ? py::cast(KeyReference{content, *keyIndex}) : py::object(py::none());
}

/// (whether the model names differ, [(track, frame, kind, before, after)])
py::tuple diff(const MotionHandle& before, const MotionHandle& after) {
  const std::shared_ptr<const MotionContent> first = before.content();
  const std::shared_ptr<const MotionContent> second = after.content();
  motion::MotionDifferences differences;
  {
    const py::gil_scoped_release release;
    differences = motion::diffMotions(first->loaded.motion, second->loaded.motion);
  }
  py::list list;
  for (const motion::KeyDifference& difference : differences.keys) {
    const MotionContent& content = difference.before ? *first : *second;
    const motion::KeyIndex& keyIndex = difference.before ? *difference.before : *difference.after;
    list.append(py::make_tuple(motion::trackPath(content.loaded.motion, keyIndex.track), difference.frame,
                               std::string(motion::differenceName(difference)), referenceTo(first, difference.before),
                               referenceTo(second, difference.after)));
  }
  return py::make_tuple(differences.modelName, list);
}

const char* partName(motion::MergeConflict::Part part) {
  switch (part) {
    case motion::MergeConflict::Part::ModelName: return "model_name";
    case motion::MergeConflict::Part::Track: return "track";
    case motion::MergeConflict::Part::Key: break;
  }
  return "key";
}

/// (the merged motion, [(part, track, frame, kind, base, ours, theirs)])
py::tuple mergeThreeWay(const MotionHandle& base, const MotionHandle& ours, const MotionHandle& theirs,
                        const std::string& favored) {
  const std::shared_ptr<const MotionContent> contents[] = {base.content(), ours.content(), theirs.content()};
  const motion::MergeSide side = motion::mergeSideFromName(favored).value_or(motion::MergeSide::Ours);
  motion::ThreeWayMerge merge;
  MotionContent merged = *contents[1];
  {
    const py::gil_scoped_release release;
    merge =
        motion::mergeThreeWay(contents[0]->loaded.motion, contents[1]->loaded.motion, contents[2]->loaded.motion, side);
    if (!merge.edit.isEmpty()) {
      merged.original.reset();
      merged.isEdited = true;
      motion::applyEdit(merged.loaded.motion, merge.edit, motion::EditSide::After);
    }
  }
  py::list conflicts;
  for (const motion::MergeConflict& conflict : merge.conflicts) {
    py::object track = py::none();
    const std::optional<motion::KeyIndex> places[] = {conflict.base, conflict.ours, conflict.theirs};
    for (std::size_t i = 0; i < 3 && track.is_none(); ++i) {
      if (places[i]) track = py::str(motion::trackPath(contents[i]->loaded.motion, places[i]->track));
    }
    const bool isKey = conflict.part == motion::MergeConflict::Part::Key;
    conflicts.append(py::make_tuple(partName(conflict.part), track,
                                    isKey ? py::object(py::int_(conflict.frame)) : py::object(py::none()),
                                    std::string(motion::mergeConflictName(conflict)),
                                    referenceTo(contents[0], isKey ? conflict.base : std::nullopt),
                                    referenceTo(contents[1], isKey ? conflict.ours : std::nullopt),
                                    referenceTo(contents[2], isKey ? conflict.theirs : std::nullopt)));
  }
  return py::make_tuple(std::make_shared<MotionHandle>(std::move(merged)), conflicts);
}

}  // namespace

void bindComparisons(py::module_& module) {
  py::class_<KeyReference>(module, "KeyReference").def("values", &valuesOf);
  module.def("key_at", &keyAt);
  module.def("diff", &diff);
  module.def("merge_three_ways", &mergeThreeWay);
}

}  // namespace furitsuke::python
