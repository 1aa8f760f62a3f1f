// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "app/python/names.h"
#include "core/check/motion_check.h"
#include "core/motion/key_edits.h"
#include "core/motion/motion_diff.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

using HandlePtr = std::shared_ptr<MotionHandle>;

HandlePtr newMotion(const py::object& modelName) {
  MotionContent content;
  content.loaded.motion.modelName = nameFrom(modelName);
  content.loaded.format = io::FileKind::Vmd;
  content.isEdited = true;
  return std::make_shared<MotionHandle>(std::move(content));
}

template <class Value>
void appendTracks(py::list& list, const HandlePtr& owner, const std::vector<motion::NamedTrack<Value>>& tracks,
                  motion::TrackKind kind) {
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    if (tracks[i].keys.empty()) continue;
    list.append(TrackHandle{owner, kind, tracks[i].name, static_cast<std::uint32_t>(i)});
  }
}

motion::TrackKind kindFrom(std::string_view name) {
  if (name == "bone") return motion::TrackKind::Bone;
  if (name == "morph") return motion::TrackKind::Morph;
  if (name == "camera") return motion::TrackKind::Camera;
  if (name == "light") return motion::TrackKind::Light;
  return name == "self_shadow" ? motion::TrackKind::SelfShadow : motion::TrackKind::Property;
}

/// The tracks with keys, in the order of the motion.
py::list tracksOf(const HandlePtr& owner, const std::string& kind) {
  py::list list;
  const motion::Motion& motion = owner->motion();
  if (kind == "bone") appendTracks(list, owner, motion.bones, motion::TrackKind::Bone);
  if (kind == "morph") appendTracks(list, owner, motion.morphs, motion::TrackKind::Morph);
  return list;
}

template <class Value>
void findByText(const std::vector<motion::NamedTrack<Value>>& tracks, const std::string& text, TrackHandle& handle) {
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty() || !track.name.hasText(text)) continue;
    handle.name = track.name;
    return;
  }
}

/// The track of that name, whether or not it exists. A name that CP932 cannot decode is also found by its text.
TrackHandle trackOf(const HandlePtr& owner, const std::string& kind, const py::object& name) {
  TrackHandle handle{owner, kindFrom(kind), {}};
  const bool isBone = handle.kind == motion::TrackKind::Bone;
  if (!isBone && handle.kind != motion::TrackKind::Morph) return handle;
  handle.name = nameFrom(name);
  const motion::Motion& motion = owner->motion();
  if (const auto found = handle.find(motion)) {
    handle.lastAt = found->index;
  } else if (py::isinstance<py::str>(name)) {
    const auto text = name.cast<std::string>();
    if (isBone) {
      findByText(motion.bones, text, handle);
    } else {
      findByText(motion.morphs, text, handle);
    }
  }
  return handle;
}

/// The motion with the keys of another one, which replace those on the same frames.
HandlePtr merged(const MotionHandle& handle, const MotionHandle& other, Frame at) {
  const std::shared_ptr<const MotionContent> own = handle.content();
  const std::shared_ptr<const MotionContent> added = other.content();
  const py::gil_scoped_release release;
  MotionContent content = *own;
  content.original.reset();
  content.isEdited = true;
  motion::Motion& motion = content.loaded.motion;
  motion::ensureTracks(motion, added->loaded.motion);
  const motion::Edit edit = motion::insertMotion(motion, added->loaded.motion, at);
  motion::applyEdit(motion, edit, motion::EditSide::After);
  return std::make_shared<MotionHandle>(std::move(content));
}

py::list checkMotion(const MotionHandle& handle, const ModelHandle* model) {
  const std::shared_ptr<const MotionContent> content = handle.content();
  requireEncodable(content->loaded.motion, {});
  const std::shared_ptr<const io::LoadedModel> loadedModel = model == nullptr ? nullptr : model->loaded;
  Diagnostics findings;
  {
    const py::gil_scoped_release release;
    const io::LoadedMotion& loaded = content->loaded;
    findings = content->isEdited ? check::checkEdited(loaded.motion, loaded.source.get()) : check::checkMotion(loaded);
    if (loadedModel != nullptr) check::addModelFindings(findings, loaded.motion, loadedModel->model);
  }
  return findingList(findings);
}

bool areEqual(const MotionHandle& a, const MotionHandle& b) {
  const std::shared_ptr<const MotionContent> first = a.content();
  const std::shared_ptr<const MotionContent> second = b.content();
  const py::gil_scoped_release release;
  return motion::diffMotions(first->loaded.motion, second->loaded.motion).empty();
}

/// (beats per minute, first beat, beats per bar) or None
py::object tempoOf(const MotionHandle& handle) {
  const std::optional<motion::Tempo>& tempo = handle.motion().annotations.tempo;
  if (!tempo) return py::none();
  return py::make_tuple(tempo->beatsPerMinute, tempo->firstBeat, tempo->beatsPerBar);
}

void setTempo(MotionHandle& handle, const py::object& value) {
  motion::Annotations& annotations = handle.editAnnotations();
  annotations.tempoChanges.clear();
  annotations.tempo.reset();
  if (value.is_none()) return;
  const auto [beatsPerMinute, firstBeat, beatsPerBar] = value.cast<std::tuple<double, double, int>>();
  annotations.tempo = motion::Tempo{beatsPerMinute, firstBeat, beatsPerBar};
}

}  // namespace

py::list findingList(const Diagnostics& diagnostics) {
  py::list list;
  const py::object type = py::module_::import("furitsuke._findings").attr("Finding");
  for (const Diagnostic& finding : diagnostics) {
    const auto orNone = [](const auto& value) { return value ? py::object(py::int_(*value)) : py::object(py::none()); };
    const py::object track = finding.track.empty() ? py::object(py::none()) : py::object(py::str(finding.track));
    list.append(type(finding.code, std::string(severityName(finding.severity)), finding.reason.english(),
                     orNone(finding.offset), track, orNone(finding.frame)));
  }
  return list;
}

void bindMotions(py::module_& module) {
  py::class_<MotionHandle, HandlePtr>(module, "Motion")
      .def(py::init(&newMotion))
      .def("copy", [](const MotionHandle& handle) { return std::make_shared<MotionHandle>(*handle.content()); })
      .def_property(
          "model_name", [](const MotionHandle& handle) { return textOf(handle.motion().modelName); },
          [](MotionHandle& handle, const py::object& name) { handle.edit().modelName = nameFrom(name); })
      .def_property_readonly("raw_model_name",
                             [](const MotionHandle& handle) { return py::bytes(handle.motion().modelName.bytes); })
      .def_property_readonly("frame_range",
                             [](const MotionHandle& handle) {
                               const FrameRange range = handle.motion().frameRange();
                               return py::make_tuple(range.first, range.last);
                             })
      .def_property_readonly("key_count", [](const MotionHandle& handle) { return handle.motion().keyCount(); })
      .def_property_readonly("is_camera", [](const MotionHandle& handle) { return handle.motion().isCameraMotion(); })
      .def_property_readonly(
          "format",
          [](const MotionHandle& handle) { return std::string(io::fileKindName(handle.content()->loaded.format)); })
      .def_property_readonly(
          "diagnostics", [](const MotionHandle& handle) { return findingList(handle.content()->loaded.diagnostics); })
      .def_property("tempo", &tempoOf, &setTempo)
      .def("tracks", &tracksOf)
      .def("track", &trackOf)
      .def("merge", &merged)
      .def("check", &checkMotion)
      .def("equals", &areEqual);
}

}  // namespace furitsuke::python
