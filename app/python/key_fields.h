// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/numpy.h>

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/motion/key.h"

// The values of keys as columns of NumPy.
namespace furitsuke::python {

/// A value of a key that NumPy can show in place.
struct KeyField {
  std::string_view name;
  std::size_t offset = 0;                     ///< in the key
  std::string_view type;                      ///< for numpy.dtype
  std::size_t size = 0;                       ///< of an item, bytes
  std::vector<pybind11::ssize_t> shape = {};  ///< of the value of one key

  /// Of the value of one key.
  [[nodiscard]] std::size_t bytes() const;
};

/// The fields of a kind of keys; without the IK states of property keys, which are no columns.
template <class Value>
[[nodiscard]] std::span<const KeyField> keyFields();
template <>
std::span<const KeyField> keyFields<motion::BoneKey>();
template <>
std::span<const KeyField> keyFields<motion::MorphKey>();
template <>
std::span<const KeyField> keyFields<motion::CameraKey>();
template <>
std::span<const KeyField> keyFields<motion::LightKey>();
template <>
std::span<const KeyField> keyFields<motion::SelfShadowKey>();
template <>
std::span<const KeyField> keyFields<motion::VisibilityIkKey>();

/// A read-only array over `count` items that are `stride` bytes apart. `owner` keeps them.
[[nodiscard]] pybind11::array readOnlyView(const KeyField& field, const void* first, std::size_t count,
                                           std::size_t stride, const pybind11::object& owner);

/// IK states as a dict from names to bool, and back.
[[nodiscard]] pybind11::dict ikDict(const std::vector<motion::IkState>& states);
[[nodiscard]] std::vector<motion::IkState> ikStates(const pybind11::handle& dict);

}  // namespace furitsuke::python
