// SPDX-License-Identifier: MIT
#include "app/python/key_fields.h"

#include <cstdint>
#include <numeric>
#include <string>

#include "app/python/names.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

KeyField floats(std::string_view name, std::size_t offset, std::vector<py::ssize_t> shape = {}) {
  return {name, offset, "float32", sizeof(float), std::move(shape)};
}
KeyField bytesField(std::string_view name, std::size_t offset, std::vector<py::ssize_t> shape = {}) {
  return {name, offset, "uint8", 1, std::move(shape)};
}
KeyField flag(std::string_view name, std::size_t offset) { return {name, offset, "bool", sizeof(bool), {}}; }

}  // namespace

std::size_t KeyField::bytes() const {
  return std::accumulate(shape.begin(), shape.end(), size,
                         [](std::size_t all, py::ssize_t side) { return all * static_cast<std::size_t>(side); });
}

template <>
std::span<const KeyField> keyFields<motion::BoneKey>() {
  using motion::BoneKey;
  static const std::vector<KeyField> fields = {
      floats("translation", offsetof(BoneKey, translation), {3}), floats("rotation", offsetof(BoneKey, rotation), {4}),
      bytesField("curves", offsetof(BoneKey, curves), {4, 4}), flag("physics", offsetof(BoneKey, physics))};
  return fields;
}

template <>
std::span<const KeyField> keyFields<motion::MorphKey>() {
  static const std::vector<KeyField> fields = {floats("weight", offsetof(motion::MorphKey, weight))};
  return fields;
}

template <>
std::span<const KeyField> keyFields<motion::CameraKey>() {
  using motion::CameraKey;
  static const std::vector<KeyField> fields = {floats("distance", offsetof(CameraKey, distance)),
                                               floats("target", offsetof(CameraKey, target), {3}),
                                               floats("rotation", offsetof(CameraKey, rotation), {3}),
                                               {"fov", offsetof(CameraKey, fov), "uint32", sizeof(std::uint32_t), {}},
                                               bytesField("curves", offsetof(CameraKey, curves), {6, 4}),
                                               flag("perspective", offsetof(CameraKey, perspective))};
  return fields;
}

template <>
std::span<const KeyField> keyFields<motion::LightKey>() {
  static const std::vector<KeyField> fields = {floats("color", offsetof(motion::LightKey, color), {3}),
                                               floats("direction", offsetof(motion::LightKey, direction), {3})};
  return fields;
}

template <>
std::span<const KeyField> keyFields<motion::SelfShadowKey>() {
  static const std::vector<KeyField> fields = {bytesField("mode", offsetof(motion::SelfShadowKey, mode)),
                                               floats("distance", offsetof(motion::SelfShadowKey, distance))};
  return fields;
}

template <>
std::span<const KeyField> keyFields<motion::VisibilityIkKey>() {
  static const std::vector<KeyField> fields = {flag("visible", offsetof(motion::VisibilityIkKey, visible))};
  return fields;
}

py::array readOnlyView(const KeyField& field, const void* first, std::size_t count, std::size_t stride,
                       const py::object& owner) {
  std::vector<py::ssize_t> shape = {static_cast<py::ssize_t>(count)};
  shape.insert(shape.end(), field.shape.begin(), field.shape.end());
  std::vector<py::ssize_t> strides(shape.size());
  auto step = static_cast<py::ssize_t>(field.size);
  for (std::size_t i = shape.size() - 1; i > 0; --i) {
    strides[i] = step;
    step *= shape[i];
  }
  strides[0] = static_cast<py::ssize_t>(stride);
  const py::dtype type{std::string(field.type)};
  const void* place = first == nullptr ? nullptr : static_cast<const std::byte*>(first) + field.offset;
  // An array of its own without keys: pybind11 takes no owner without data.
  py::array view = count == 0 ? py::array(type, shape) : py::array(type, shape, strides, place, owner);
  py::detail::array_proxy(view.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return view;
}

py::dict ikDict(const std::vector<motion::IkState>& states) {
  py::dict dict;
  for (const motion::IkState& state : states) dict[py::str(textOf(state.name))] = py::bool_(state.enabled);
  return dict;
}

std::vector<motion::IkState> ikStates(const py::handle& dict) {
  std::vector<motion::IkState> states;
  for (const auto& [name, enabled] : py::reinterpret_borrow<py::dict>(dict)) {
    states.push_back({nameFrom(name).bytes, py::bool_(py::reinterpret_borrow<py::object>(enabled))});
  }
  return states;
}

}  // namespace furitsuke::python
