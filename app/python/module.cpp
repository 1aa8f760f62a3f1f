// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "core/motion/curve_edits.h"

namespace furitsuke::python {

namespace {

/// {name: (x1, y1, x2, y2)}
pybind11::dict curvePresetDict() {
  pybind11::dict presets;
  for (const motion::CurvePreset& preset : motion::curvePresets()) {
    presets[pybind11::str(std::string(preset.id))] =
        pybind11::make_tuple(preset.curve.x1, preset.curve.y1, preset.curve.x2, preset.curve.y2);
  }
  return presets;
}

void bindAll(pybind11::module_& module) {
  module.doc() = "The native half of the package furitsuke, which is for the package only.";
  module.attr("version") = FURITSUKE_VERSION;
  registerFailures();
  bindModels(module);
  bindTracks(module);
  bindMotions(module);
  bindComparisons(module);
  bindFiles(module);
  bindOperations(module);
  bindQuality(module);
  bindRigs(module);
  bindCaptures(module);
  bindProjects(module);
  bindScenes(module);
  module.def("curve_presets", &curvePresetDict);
}

}  // namespace

}  // namespace furitsuke::python

PYBIND11_MODULE(_native, module) { furitsuke::python::bindAll(module); }
