// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <optional>
#include <string>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "core/quality/motion_quality.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

py::object rangeOf(const FrameRange& frames) {
  return frames.isEmpty() ? py::object(py::none()) : py::object(py::make_tuple(frames.first, frames.last));
}

/// (operation, {parameter: text}, tracks, frames) or None
py::object fixOf(const std::optional<quality::QualityFix>& fix) {
  if (!fix) return py::none();
  py::dict arguments;
  for (const auto& [id, text] : fix->arguments) arguments[py::str(std::string(id))] = text;
  return py::make_tuple(std::string(fix->operation), arguments, fix->tracks, fix->frames);
}

/// (track, other, frames, peak, value, unit, fix)
py::list placesOf(const quality::QualityRow& row) {
  py::list places;
  for (const quality::QualityIssue& issue : row.issues) {
    places.append(py::make_tuple(issue.track, issue.other, rangeOf(issue.frames), issue.peak, issue.value,
                                 std::string(issue.unit), fixOf(quality::fixOf(row.kind, issue))));
  }
  return places;
}

/// (frames, [(kind, measured, value, unit, places in all, frames in all, places, fix)], [(track, degrees, units,
/// frames)])
py::tuple qualityOf(const MotionHandle& motion, const ModelHandle& model, const std::string& preExtrapolation) {
  const std::shared_ptr<const MotionContent> content = motion.content();
  const eval::PreExtrapolation rule = preExtrapolationFrom(preExtrapolation);
  const std::optional<quality::MotionQuality> found = runInterruptibly([&](const std::atomic<bool>& /*canceled*/) {
    return quality::measureQuality(content->loaded.motion, model.model(), rule);
  });
  py::list rows;
  for (const quality::QualityRow& row : found->rows) {
    const quality::QualityKindInfo& info = quality::infoOf(row.kind);
    rows.append(py::make_tuple(std::string(info.id), row.isMeasured, row.value, std::string(info.unit), row.placeCount,
                               row.frameCount, placesOf(row), fixOf(quality::fixOf(row))));
  }
  py::list noise;
  for (const quality::JointNoise& joint : found->noise)
    noise.append(py::make_tuple(joint.track, joint.degrees, joint.units, joint.frames));
  return py::make_tuple(rangeOf(found->frames), rows, noise);
}

}  // namespace

void bindQuality(py::module_& module) { module.def("quality", &qualityOf); }

}  // namespace furitsuke::python
