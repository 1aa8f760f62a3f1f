// SPDX-License-Identifier: MIT
#include "app/python/failures.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

const char* className(FailureKind kind) {
  switch (kind) {
    case FailureKind::NameTooLong: return "NameTooLong";
    case FailureKind::NotEncodable: return "NotEncodable";
    case FailureKind::Any: break;
  }
  return "FuritsukeError";
}

void raise(const CoreFailure& failure) {
  const py::object type = py::module_::import("furitsuke._errors").attr(className(failure.kind()));
  const Error& error = failure.error();
  const auto textOrNone = [](const std::string& text) -> py::object {
    if (text.empty()) return py::none();
    // Parts of damaged files can be in messages.
    return py::reinterpret_steal<py::object>(
        PyUnicode_DecodeUTF8(text.data(), static_cast<py::ssize_t>(text.size()), "replace"));
  };
  const py::object offset = error.offset ? py::object(py::int_(*error.offset)) : py::object(py::none());
  const py::object exception =
      type(textOrNone(error.reason.english()), textOrNone(failure.path()), offset, textOrNone(error.section.english()));
  PyErr_SetObject(type.ptr(), exception.ptr());
}

}  // namespace

CoreFailure::CoreFailure(Error error, std::string path, FailureKind kind)
    : error_(std::move(error)), path_(std::move(path)), kind_(kind), text_(error_.message()) {}

void registerFailures() {
  // pybind11 takes functions of this type.
  // NOLINTNEXTLINE(performance-unnecessary-value-param)
  py::register_exception_translator([](std::exception_ptr pointer) {
    try {
      if (pointer) std::rethrow_exception(pointer);
    } catch (const CoreFailure& failure) {
      raise(failure);
    }
  });
}

}  // namespace furitsuke::python
