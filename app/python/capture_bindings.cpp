// SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/motion_from_capture.h"
#include "core/landmarks/landmark_capture.h"
#include "core/landmarks/landmark_finder.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

using CapturePtr = std::shared_ptr<const exchange::LoadedCapture>;

/// The captured motion that a Python object holds. Immutable.
struct CaptureHandle {
  CapturePtr loaded;
};

CaptureHandle captureFrom(Result<exchange::LoadedCapture> read, const std::string& path, bool salvages) {
  exchange::LoadedCapture loaded = valueOf(std::move(read), path);
  if (loaded.damage && !salvages) throw CoreFailure(*loaded.damage, path);
  return {std::make_shared<const exchange::LoadedCapture>(std::move(loaded))};
}

CaptureHandle loadCapture(const std::filesystem::path& path, bool salvages) {
  const py::gil_scoped_release release;
  const Bytes bytes = valueOf(readFile(path), displayPath(path));
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  return captureFrom(exchange::readCapture(io::detectFileKind(bytes), bytes, {folder, true}), displayPath(path),
                     salvages);
}

CaptureHandle captureFromBytes(const py::bytes& data, bool salvages) {
  const auto text = std::string_view(data);
  const py::gil_scoped_release release;
  const ByteView bytes = std::as_bytes(std::span(text));
  return captureFrom(exchange::readCapture(io::detectFileKind(bytes), bytes, {{}, true}), {}, salvages);
}

/// The person in a film.
CaptureHandle captureFilm(const std::string& path, const std::string& quality,
                          std::optional<std::pair<Frame, Frame>> frames, std::optional<std::pair<float, float>> person,
                          bool isMirrored, double fieldOfView, std::optional<double> tilt, std::optional<double> roll,
                          const std::vector<std::pair<Frame, Frame>>& exchanged) {
  landmarks::LandmarkOptions finding;
  for (const landmarks::LandmarkQuality each : landmarks::kLandmarkQualities) {
    if (landmarks::qualityName(each) == quality) finding.quality = each;
  }
  if (person) finding.person = landmarks::PicturePoint{person->first, person->second};
  finding.isMirrored = isMirrored;
  landmarks::LandmarkCaptureOptions camera;
  camera.fieldOfView = fieldOfView;
  camera.tiltDown = tilt;
  camera.roll = roll;
  for (const auto& [first, last] : exchanged)
    camera.exchanged.push_back({first / kFramesPerSecond, last / kFramesPerSecond});
  if (frames) {
    finding.first = frames->first / kFramesPerSecond;
    finding.last = frames->second / kFramesPerSecond;
    camera.start = finding.first;
  }
  return runInterruptibly([&](const std::atomic<bool>& canceled) {
    const landmarks::FilmLandmarks found =
        valueOf(landmarks::findLandmarks(std::filesystem::path(path), finding, canceled), path);
    exchange::LoadedCapture loaded =
        landmarks::loadedCaptureOf(valueOf(landmarks::captureFromLandmarks(found, camera), path));
    return CaptureHandle{std::make_shared<const exchange::LoadedCapture>(std::move(loaded))};
  });
}

/// [(name, parent or None)]
py::list jointsOf(const CaptureHandle& handle) {
  py::list list;
  for (const exchange::CapturedJoint& joint : handle.loaded->motion.joints) {
    const bool isRoot = joint.parent == exchange::kNoJoint;
    list.append(py::make_tuple(joint.name, isRoot ? py::object(py::none()) : py::object(py::int_(joint.parent))));
  }
  return list;
}

/// [(name, frames, seconds of a frame)]
py::list clipsOf(const CaptureHandle& handle) {
  py::list list;
  for (const exchange::CapturedClip& clip : handle.loaded->motion.clips) {
    list.append(py::make_tuple(clip.name, clip.frameCount, clip.frameTime));
  }
  return list;
}

/// {part of the body: joint}
py::dict rolesOf(const CaptureHandle& handle) {
  py::dict dict;
  const exchange::JointRoles roles = valueOf(exchange::findRoles(handle.loaded->motion));
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    const exchange::JointIndex joint = roles.values[i];
    if (joint == exchange::kNoJoint) continue;
    dict[py::str(exchange::roleName(static_cast<retarget::HumanoidBone>(i)))] =
        handle.loaded->motion.joints[static_cast<std::size_t>(joint)].name;
  }
  return dict;
}

exchange::RoleChoices choicesFrom(const py::dict& roles) {
  exchange::RoleChoices choices;
  for (const auto& [name, joint] : roles) {
    const auto role = exchange::findRole(name.cast<std::string>());
    if (!role)
      throw CoreFailure(
          Error::in(Message::verbatim("roles"), Core::trWith("unknown part of the body %1"), name.cast<std::string>()));
    choices.emplace_back(*role, joint.is_none() ? std::string() : joint.cast<std::string>());
  }
  return choices;
}

exchange::ReferenceChoice referenceFrom(const py::object& reference) {
  if (py::isinstance<py::int_>(reference)) {
    return {exchange::ReferenceKind::Frame, reference.cast<std::size_t>()};
  }
  const bool isZero = reference.cast<std::string>() == "zero";
  return {isZero ? exchange::ReferenceKind::Zero : exchange::ReferenceKind::Auto, 0};
}

std::optional<FrameRange> rangeFrom(const std::optional<std::pair<Frame, Frame>>& frames) {
  if (!frames) return {};
  return FrameRange{frames->first, frames->second};
}

std::shared_ptr<MotionHandle> fit(const CaptureHandle& handle, const ModelHandle& model, std::size_t clip,
                                  std::optional<std::pair<Frame, Frame>> frames, const py::object& reference, bool ik,
                                  bool locksFeet, bool isDense, const py::dict& roles) {
  const exchange::CaptureFitOptions options{.clip = clip,
                                            .frames = rangeFrom(frames),
                                            .roles = choicesFrom(roles),
                                            .reference = referenceFrom(reference),
                                            .ik = ik,
                                            .locksFeet = locksFeet,
                                            .isDense = isDense};
  const CapturePtr capture = handle.loaded;
  const std::shared_ptr<const io::LoadedModel> loadedModel = model.loaded;
  exchange::FittedMotion fitted = runInterruptibly([&](const std::atomic<bool>& canceled) {
    return valueOf(exchange::motionFromCapture(capture->motion, loadedModel->model, options, &canceled));
  });
  MotionContent content;
  content.loaded.motion = std::move(fitted.motion);
  content.loaded.format = capture->format;
  content.loaded.diagnostics = std::move(fitted.notes);
  content.isEdited = true;
  return std::make_shared<MotionHandle>(std::move(content));
}

exchange::JointNaming namingFrom(const std::string& names) {
  if (names == "english") return exchange::JointNaming::English;
  return names == "japanese" ? exchange::JointNaming::Japanese : exchange::JointNaming::Humanoid;
}

/// (the bytes of a file for other programs, what it does not store)
py::tuple exportMotion(const MotionHandle& handle, const ModelHandle& model, const std::string& format,
                       int framesPerSecond, const std::string& names, std::optional<std::pair<Frame, Frame>> frames,
                       bool isUnlit, const std::string& preExtrapolation) {
  const exchange::ExportFormatRow* row = exchange::findExportFormat(format);
  if (row == nullptr)
    throw CoreFailure(Error::in(Message::verbatim("format"), Core::trWith("unknown format \"%1\""), format));
  if (row->format == exchange::ExportFormat::Fbx) {
    throw CoreFailure(Error::in(Message::verbatim("format"),
                                Core::tr("FBX is written by another program: use furitsuke-cli convert")));
  }
  exchange::CaptureBakeOptions options;
  options.framesPerSecond = framesPerSecond;
  options.names = namingFrom(names);
  options.isUnlit = isUnlit;
  options.preExtrapolation = preExtrapolationFrom(preExtrapolation);
  options.frames = rangeFrom(frames);
  const std::shared_ptr<const MotionContent> content = handle.content();
  const ModelHandle kept = model;
  Diagnostics losses;
  exchange::ExportedFile exported = runInterruptibly([&](const std::atomic<bool>& canceled) {
    image::LoadedImages images;
    if (exchange::hasModel(row->format) && !kept.path.empty()) {
      images = image::loadModelImages(kept.model(), kept.path);
      losses = std::move(images.diagnostics);
    }
    operations::OperationControl control(0, &canceled);
    return valueOf(
        exchange::exportMotion(row->format, content->loaded.motion, kept.model(), images.images, options, &control));
  });
  std::ranges::move(exported.losses, std::back_inserter(losses));
  const auto* data = reinterpret_cast<const char*>(exported.bytes.data());
  return py::make_tuple(py::bytes(data, exported.bytes.size()), findingList(losses));
}

/// {name of the format: extension} of the files for other programs that this module writes.
py::dict exportFormatDict() {
  py::dict formats;
  for (const exchange::ExportFormatRow& row : exchange::kExportFormats) {
    if (row.format == exchange::ExportFormat::Fbx) continue;
    formats[py::str(std::string(row.name))] = std::string(row.extension);
  }
  return formats;
}

}  // namespace

void bindCaptures(py::module_& module) {
  py::class_<CaptureHandle>(module, "Capture")
      .def_property_readonly(
          "format", [](const CaptureHandle& handle) { return std::string(io::fileKindName(handle.loaded->format)); })
      .def_property_readonly("joints", &jointsOf)
      .def_property_readonly("clips", &clipsOf)
      .def_property_readonly("roles", &rolesOf)
      .def_property_readonly("diagnostics",
                             [](const CaptureHandle& handle) { return findingList(handle.loaded->diagnostics); })
      .def("fit", &fit);
  module.def("load_capture", [](const std::string& path, bool salvages) { return loadCapture(path, salvages); });
  module.def("capture_from_bytes", &captureFromBytes);
  module.def("capture_film", &captureFilm);
  module.def("export_motion", &exportMotion);
  module.def("export_formats", &exportFormatDict);
}

}  // namespace furitsuke::python
