// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/numpy.h>

#include <filesystem>
#include <memory>

#include "app/python/motion_handle.h"
#include "core/base/diagnostic.h"
#include "core/eval/rig/rig.h"
#include "core/eval/sample_span.h"
#include "core/io/model/model_file.h"

// The native half of the package furitsuke. The functions are called by its Python half, which checks and converts the
// arguments: arrays arrive contiguous, with the type and the shape that a function needs.
namespace furitsuke::python {

/// Frames, whole or fractional.
using TimeArray = pybind11::array_t<double, pybind11::array::c_style>;

/// The model that a Python object holds. Immutable.
struct ModelHandle {
  std::shared_ptr<const io::LoadedModel> loaded;
  std::filesystem::path path;  ///< of the file; empty if it was read from bytes

  [[nodiscard]] const model::Model& model() const { return loaded->model; }
};

/// What `before_first` means: "rest" or "hold".
[[nodiscard]] eval::PreExtrapolation preExtrapolationFrom(std::string_view rule);

/// Findings as a list of furitsuke.Finding.
[[nodiscard]] pybind11::list findingList(const Diagnostics& diagnostics);

/// Reads a motion with what is stored beside it. An exception for a damaged file, unless `salvages`.
[[nodiscard]] std::shared_ptr<MotionHandle> loadMotion(const std::filesystem::path& path, bool salvages);

void bindTracks(pybind11::module_& module);
void bindMotions(pybind11::module_& module);
void bindComparisons(pybind11::module_& module);
void bindFiles(pybind11::module_& module);
void bindOperations(pybind11::module_& module);
void bindModels(pybind11::module_& module);
void bindQuality(pybind11::module_& module);
void bindRigs(pybind11::module_& module);
void bindCaptures(pybind11::module_& module);
void bindProjects(pybind11::module_& module);
void bindScenes(pybind11::module_& module);

}  // namespace furitsuke::python
