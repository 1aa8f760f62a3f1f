// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/motion/motion.h"

// Names in Python are texts. A text that CP932 cannot encode is an error only when a motion is saved, and not if its
// file has another encoding.
namespace furitsuke::python {

/// The name for a str, or for bytes as they are in a file. A str with a NUL, and an object of another type, are an
/// exception.
[[nodiscard]] Name nameFrom(const pybind11::handle& name);

/// The text of a name; bytes that CP932 cannot decode are U+FFFD.
[[nodiscard]] std::string textOf(std::string_view bytes);
[[nodiscard]] inline std::string textOf(const Name& name) { return textOf(name.bytes); }

/// Throws a CoreFailure that names the first text in a motion that CP932 cannot encode, if there is one and the names
/// of the file are in CP932.
void requireEncodable(const motion::Motion& motion, const std::string& path);

}  // namespace furitsuke::python
