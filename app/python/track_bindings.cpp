// SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/key_fields.h"
#include "app/python/key_writing.h"
#include "app/python/names.h"
#include "core/eval/sample.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

using FrameArray = py::array_t<Frame, py::array::c_style>;

constexpr const char* kKindNames[] = {"bone", "morph", "camera", "light", "self_shadow", "property"};

/// Calls f with the track, or with an empty one of its kind if it does not exist.
template <class F>
auto visitTrack(const TrackHandle& handle, const motion::Motion& motion, F&& f) {
  if (const auto id = handle.find(motion)) return motion.visit(*id, std::forward<F>(f));
  if (handle.kind == motion::TrackKind::Bone) return f(motion::Track<motion::BoneKey>());
  return f(motion::Track<motion::MorphKey>());
}

std::size_t sizeOf(const TrackHandle& handle) {
  return visitTrack(handle, handle.owner->motion(), [](const auto& track) { return track.size(); });
}

/// An array over a column, which the array keeps even when the track has changed or is gone.
template <class T>
py::array viewOf(const motion::SharedColumn<T>& column, const KeyField& field) {
  auto kept = std::make_unique<motion::SharedColumn<T>>(column);
  const motion::SharedColumn<T>& items = *kept;
  const py::capsule owner(kept.get(), [](void* place) { delete static_cast<motion::SharedColumn<T>*>(place); });
  static_cast<void>(kept.release());  // the capsule owns it
  return readOnlyView(field, items.data(), items.size(), sizeof(T), owner);
}

py::array framesOf(const TrackHandle& handle) {
  static const KeyField field{"frame", 0, "int32", sizeof(Frame), {}};
  return visitTrack(handle, handle.owner->motion(),
                    [&](const auto& track) { return viewOf(track.keys().frames, field); });
}

py::array columnOf(const TrackHandle& handle, const std::string& name) {
  return visitTrack(handle, handle.owner->motion(), [&]<class Value>(const motion::Track<Value>& track) {
    const auto fields = keyFields<Value>();
    const auto found = std::ranges::find(fields, std::string_view(name), &KeyField::name);
    if (found == fields.end()) throw py::attribute_error(name);
    return viewOf(track.keys().values, *found);
  });
}

py::list ikStatesOf(const TrackHandle& handle) {
  py::list list;
  for (const motion::VisibilityIkKey& key : handle.owner->motion().property.values()) list.append(ikDict(key.ik));
  return list;
}

/// The arrays that `values` names, which stay alive in it.
template <class Value>
std::vector<GivenField> givenFields(const py::dict& values, std::size_t count) {
  std::vector<GivenField> given;
  for (const KeyField& field : keyFields<Value>()) {
    if (!values.contains(field.name.data())) continue;
    const auto array = py::reinterpret_borrow<py::array>(values[field.name.data()]);
    if (static_cast<std::size_t>(array.nbytes()) != count * field.bytes()) {
      throw py::value_error(std::string(field.name) + " has another size than the frames");
    }
    given.push_back({&field, static_cast<const std::byte*>(array.data())});
  }
  return given;
}

std::vector<std::vector<motion::IkState>> givenIk(const py::object& ik) {
  std::vector<std::vector<motion::IkState>> states;
  if (ik.is_none()) return states;
  for (const py::handle& dict : ik) states.push_back(ikStates(dict));
  return states;
}

/// Replaces the keys of a track by change(track), which runs without the lock of the interpreter; again if another
/// thread has changed the motion meanwhile.
template <class Value, class Change>
void changeTrack(const TrackHandle& handle, const Change& change) {
  while (true) {
    motion::Keys<Value> keys;
    std::shared_ptr<const MotionContent> content = handle.owner->content();
    {
      const py::gil_scoped_release release;
      keys = visitTrack(handle, content->loaded.motion, [&]<class Other>(const motion::Track<Other>& track) {
        if constexpr (std::is_same_v<Other, Value>) return change(track);
        return motion::Keys<Value>();  // another kind: not reached
      });
    }
    if (handle.owner->content() != content) continue;
    content.reset();
    motion::Motion& motion = handle.owner->edit();
    const motion::TrackId id = handle.ensure(motion);
    motion.visit(id, [&]<class Other>(motion::Track<Other>& track) {
      if constexpr (std::is_same_v<Other, Value>) track.replace(kAllFrames, keys);
    });
    return;
  }
}

/// Calls f.operator()<Value>() with the type of the keys of a kind of tracks.
template <class F>
void withKeyType(motion::TrackKind kind, F&& f) {
  switch (kind) {
    case motion::TrackKind::Bone: return f.template operator()<motion::BoneKey>();
    case motion::TrackKind::Morph: return f.template operator()<motion::MorphKey>();
    case motion::TrackKind::Camera: return f.template operator()<motion::CameraKey>();
    case motion::TrackKind::Light: return f.template operator()<motion::LightKey>();
    case motion::TrackKind::SelfShadow: return f.template operator()<motion::SelfShadowKey>();
    case motion::TrackKind::Property: return f.template operator()<motion::VisibilityIkKey>();
  }
}

void write(const TrackHandle& handle, const FrameArray& frames, const py::dict& values, const py::object& ik,
           bool replacesAll) {
  GivenKeys given;
  given.frames = {frames.data(), static_cast<std::size_t>(frames.size())};
  given.replacesAll = replacesAll;
  given.ik = givenIk(ik);
  withKeyType(handle.kind, [&]<class Value>() {
    given.fields = givenFields<Value>(values, given.frames.size());
    changeTrack<Value>(handle, [&](const motion::Track<Value>& track) { return writtenKeys(track, given); });
  });
}

std::size_t remove(const TrackHandle& handle, const FrameArray& frames) {
  const std::span<const Frame> removed(frames.data(), static_cast<std::size_t>(frames.size()));
  const std::size_t before = sizeOf(handle);
  if (before == 0) return 0;
  withKeyType(handle.kind, [&]<class Value>() {
    changeTrack<Value>(handle, [&](const motion::Track<Value>& track) { return keysWithout(track, removed); });
  });
  return before - sizeOf(handle);
}

/// Writes numbers of samples into the rows of an array.
class SampleColumn {
 public:
  SampleColumn(py::ssize_t count, py::ssize_t width)
      : array_(width == 1 ? py::array_t<float>(count) : py::array_t<float>(std::vector<py::ssize_t>{count, width})),
        next_(array_.mutable_data()) {}

  void add(double value) { *next_++ = static_cast<float>(value); }
  void add(const glm::dvec3& value) {
    for (int i = 0; i < 3; ++i) add(value[i]);
  }
  void add(const glm::dquat& value) {
    for (const double part : {value.x, value.y, value.z, value.w}) add(part);
  }
  [[nodiscard]] const py::array_t<float>& array() const { return array_; }

 private:
  py::array_t<float> array_;
  float* next_;
};

template <class Add>
void forEachTime(const TimeArray& times, const Add& add) {
  const double* all = times.data();
  const py::ssize_t count = times.size();
  const py::gil_scoped_release release;
  eval::SampleCursor cursor;
  for (py::ssize_t i = 0; i < count; ++i) add(all[i], i, &cursor);
}

py::tuple samplesOf(const motion::Track<motion::BoneKey>& track, const TimeArray& times, eval::PreExtrapolation rule) {
  SampleColumn translation(times.size(), 3);
  SampleColumn rotation(times.size(), 4);
  py::array_t<bool> physics(times.size());
  bool* isOn = physics.mutable_data();
  forEachTime(times, [&](double frame, py::ssize_t at, eval::SampleCursor* cursor) {
    const eval::BoneSample sample = eval::sampleBone(track, frame, cursor, nullptr, rule);
    translation.add(sample.translation);
    rotation.add(sample.rotation);
    isOn[at] = sample.physics;
  });
  return py::make_tuple(translation.array(), rotation.array(), physics);
}

py::tuple samplesOf(const motion::Track<motion::MorphKey>& track, const TimeArray& times, eval::PreExtrapolation rule) {
  SampleColumn weight(times.size(), 1);
  forEachTime(times, [&](double frame, py::ssize_t /*at*/, eval::SampleCursor* cursor) {
    weight.add(eval::sampleMorph(track, frame, cursor, rule));
  });
  return py::make_tuple(weight.array());
}

py::tuple samplesOf(const motion::Track<motion::CameraKey>& track, const TimeArray& times,
                    eval::PreExtrapolation rule) {
  SampleColumn distance(times.size(), 1);
  SampleColumn target(times.size(), 3);
  SampleColumn rotation(times.size(), 3);
  SampleColumn fov(times.size(), 1);
  py::array_t<bool> perspective(times.size());
  bool* isOn = perspective.mutable_data();
  forEachTime(times, [&](double frame, py::ssize_t at, eval::SampleCursor* cursor) {
    const eval::CameraSample sample = eval::sampleCamera(track, frame, cursor, rule);
    distance.add(sample.distance);
    target.add(sample.target);
    rotation.add(sample.rotation);
    fov.add(sample.fov);
    isOn[at] = sample.perspective;
  });
  return py::make_tuple(distance.array(), target.array(), rotation.array(), fov.array(), perspective);
}

py::tuple samplesOf(const motion::Track<motion::LightKey>& track, const TimeArray& times, eval::PreExtrapolation rule) {
  SampleColumn color(times.size(), 3);
  SampleColumn direction(times.size(), 3);
  forEachTime(times, [&](double frame, py::ssize_t /*at*/, eval::SampleCursor* cursor) {
    const eval::LightSample sample = eval::sampleLight(track, frame, cursor, rule);
    color.add(sample.color);
    direction.add(sample.direction);
  });
  return py::make_tuple(color.array(), direction.array());
}

py::tuple samplesOf(const motion::Track<motion::SelfShadowKey>& track, const TimeArray& times,
                    eval::PreExtrapolation rule) {
  py::array_t<std::uint8_t> mode(times.size());
  std::uint8_t* modes = mode.mutable_data();
  SampleColumn distance(times.size(), 1);
  forEachTime(times, [&](double frame, py::ssize_t at, eval::SampleCursor* cursor) {
    const eval::SelfShadowSample sample = eval::sampleSelfShadow(track, frame, cursor, rule);
    modes[at] = sample.mode;
    distance.add(sample.distance);
  });
  return py::make_tuple(mode, distance.array());
}

py::tuple samplesOf(const motion::Track<motion::VisibilityIkKey>& track, const TimeArray& times,
                    eval::PreExtrapolation /*both rules are the same*/) {
  py::array_t<bool> visible(times.size());
  bool* isVisible = visible.mutable_data();
  std::vector<std::vector<motion::IkState>> states(static_cast<std::size_t>(times.size()));
  forEachTime(times, [&](double frame, py::ssize_t at, eval::SampleCursor* /*cursor*/) {
    eval::PropertySample sample = eval::sampleProperty(track, frame);
    isVisible[at] = sample.visible;
    states[static_cast<std::size_t>(at)] = std::move(sample.ik);
  });
  py::list ik;
  for (const std::vector<motion::IkState>& state : states) ik.append(ikDict(state));
  return py::make_tuple(visible, ik);
}

/// The arrays in the order of the fields of a sample of the kind.
py::tuple sample(const TrackHandle& handle, const TimeArray& times, const std::string& rule) {
  const std::shared_ptr<const MotionContent> content = handle.owner->content();
  return visitTrack(handle, content->loaded.motion,
                    [&](const auto& track) { return samplesOf(track, times, preExtrapolationFrom(rule)); });
}

}  // namespace

eval::PreExtrapolation preExtrapolationFrom(std::string_view rule) {
  return rule == "hold" ? eval::PreExtrapolation::Hold : eval::PreExtrapolation::Rest;
}

void bindTracks(py::module_& module) {
  py::class_<TrackHandle>(module, "Track")
      .def_property_readonly("kind", [](const TrackHandle& track) { return kKindNames[static_cast<int>(track.kind)]; })
      .def_property_readonly("name", [](const TrackHandle& track) { return textOf(track.name); })
      .def_property_readonly("raw_name", [](const TrackHandle& track) { return py::bytes(track.name.bytes); })
      .def_property_readonly("size", &sizeOf)
      .def_property_readonly("frames", &framesOf)
      .def("column", &columnOf)
      .def_property_readonly("ik", &ikStatesOf)
      .def("write", &write)
      .def("remove", &remove)
      .def("sample", &sample);
}

}  // namespace furitsuke::python
