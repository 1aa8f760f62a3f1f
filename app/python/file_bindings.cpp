// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "app/python/names.h"
#include "core/archives/archive_choice.h"
#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/eval/sample_pose.h"
#include "core/io/json/annotation_file.h"
#include "core/io/model/pose_binding.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_format.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

Bytes copyOf(const py::bytes& data) {
  char* first = nullptr;
  py::ssize_t size = 0;
  if (PyBytes_AsStringAndSize(data.ptr(), &first, &size) != 0) throw py::error_already_set();
  const auto* begin = reinterpret_cast<const std::byte*>(first);
  return {begin, begin + size};
}

py::bytes pythonBytes(ByteView bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// The bytes of a file in a motion's handle; formats other than VMD also keep them.
std::shared_ptr<MotionHandle> motionFrom(Bytes bytes, const std::string& path, bool salvages) {
  MotionContent content;
  {
    const py::gil_scoped_release release;
    std::shared_ptr<const Bytes> original;
    if (io::detectFileKind(bytes) != io::FileKind::Vmd) original = std::make_shared<const Bytes>(bytes);
    content.loaded = valueOf(io::motionFromBytes(std::move(bytes)), path);
    content.original = std::move(original);
    if (content.loaded.damage && !salvages) throw CoreFailure(*content.loaded.damage, path);
    if (content.loaded.damage) content.isEdited = true;
  }
  return std::make_shared<MotionHandle>(std::move(content));
}

/// Adds the markers, beats and gravity that are stored beside the motion, which operations use; not the layers, whose
/// result is in the motion file.
void addAnnotations(MotionContent& content, const std::filesystem::path& path) {
  io::AnnotationFile beside = io::readAnnotations(path);
  beside.annotations.layers.reset();
  content.loaded.motion.annotations = std::move(beside.annotations);
  if (!beside.problem) return;
  Diagnostic& finding = content.loaded.diagnostics.emplace_back();
  finding.code = "annotations.unreadable";
  finding.severity = Severity::Warning;
  finding.reason = beside.problem->sentence();
}

ModelHandle modelFrom(io::LoadedModel loaded, std::filesystem::path path, bool salvages) {
  if (loaded.damage && !salvages) throw CoreFailure(*loaded.damage, displayPath(path));
  return {std::make_shared<const io::LoadedModel>(std::move(loaded)), std::move(path)};
}

ModelHandle loadModel(const std::filesystem::path& path, bool salvages) {
  const py::gil_scoped_release release;
  return modelFrom(valueOf(io::loadModel(path), displayPath(path)), path, salvages);
}

ModelHandle modelFromBytes(const py::bytes& data, bool salvages) {
  Bytes bytes = copyOf(data);
  const py::gil_scoped_release release;
  return modelFrom(valueOf(io::modelFromBytes(std::move(bytes))), {}, salvages);
}

/// A motion as a pose file: its values at a frame, for the parts of the model if one is given.
Bytes poseBytes(const io::LoadedMotion& loaded, double frame, const model::Model* model) {
  motion::Pose pose = eval::samplePose(loaded.motion, frame);
  if (model != nullptr) pose = io::poseForModel(pose, *model);
  return valueOf(format::vpd::write(io::vpdFromPose(pose)));
}

struct MotionWriting {
  std::string format;
  int version = 0;  ///< of VMD; 0: that of the file
  double frame = 0;
  bool cutsNames = false;
};

/// The bytes of a motion file, and what it does not store.
Bytes motionBytesOf(const MotionContent& content, const MotionWriting& how, const model::Model* model,
                    const std::string& path, Diagnostics& losses) {
  const io::LoadedMotion& loaded = content.loaded;
  const io::MotionFormat* format = io::findMotionFormat(std::string_view(how.format));
  if (format == nullptr)
    throw CoreFailure(Error::in(Message::verbatim("format"), Core::trWith("unknown format \"%1\""), how.format), path);
  if (content.original != nullptr && loaded.format == format->kind && how.frame == 0 && model == nullptr) {
    return *content.original;
  }
  if (!format->isWritten()) {
    throw CoreFailure(Error::because(Core::trWith("cannot write a motion as %1"), io::fileKindTitle(format->kind)),
                      path);
  }
  requireEncodable(loaded.motion, path);
  if (format->write == nullptr) return poseBytes(loaded, how.frame, model);
  io::VmdWriteOptions options;
  if (loaded.source != nullptr) options.version = loaded.source->file.version;
  if (how.version != 0) options.version = how.version;
  if (format->losses != nullptr) losses = format->losses(loaded, options);
  for (const Diagnostic& loss : losses) {
    const bool isCut = loss.code == "vmd.loss.nameCut" || loss.code == "vmd.loss.nameCollision";
    if (isCut && !how.cutsNames) {
      throw CoreFailure(
          Error::in(loss.track.empty() ? Message(Core::tr("model name")) : Message::verbatim(loss.track), loss.reason),
          path, FailureKind::NameTooLong);
    }
  }
  return valueOf(format->write(loaded, options), path);
}

/// (the bytes of the file, or None if they were written to `path`; what the file does not store)
py::tuple dumps(const MotionHandle& handle, const std::string& format, int version, double frame,
                const ModelHandle* model, bool cutsNames, const std::string& path) {
  const std::shared_ptr<const MotionContent> content = handle.content();
  const std::shared_ptr<const io::LoadedModel> loadedModel = model == nullptr ? nullptr : model->loaded;
  Diagnostics losses;
  Bytes bytes;
  {
    const py::gil_scoped_release release;
    const std::filesystem::path file(path);
    const std::string shown = displayPath(file);
    bytes = motionBytesOf(*content, {format, version, frame, cutsNames},
                          loadedModel == nullptr ? nullptr : &loadedModel->model, shown, losses);
    if (!file.empty()) valueOf(writeFileAtomically(file, bytes), shown);
  }
  return py::make_tuple(path.empty() ? py::object(pythonBytes(bytes)) : py::object(py::none()), findingList(losses));
}

void writeFile(const std::filesystem::path& path, const py::bytes& data) {
  const auto text = std::string_view(data);
  const py::gil_scoped_release release;
  valueOf(writeFileAtomically(path, std::as_bytes(std::span(text))), displayPath(path));
}

std::string kindOfFile(const std::filesystem::path& path) {
  const py::gil_scoped_release release;
  return std::string(io::fileKindName(valueOf(io::fileKindOf(path), displayPath(path))));
}

/// The file to read for a path, which may lead into an archive.
py::bytes fileToRead(const std::filesystem::path& path) {
  std::string file;
  {
    const py::gil_scoped_release release;
    file = valueOf(archives::fileToRead(path, archives::ArchiveUse::Any), displayPath(path)).string();
  }
  return file;
}

std::string kindOfBytes(const py::bytes& data) {
  const auto text = std::string_view(data);
  return std::string(io::fileKindName(io::detectFileKind(std::as_bytes(std::span(text)))));
}

/// {name of the format: [extensions]} of the formats in which motions are written.
py::dict writtenFormatDict() {
  py::dict formats;
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (!format->isWritten()) continue;
    py::list extensions;
    for (const std::string_view extension : format->extensions) extensions.append("." + std::string(extension));
    formats[py::str(std::string(format->name))] = extensions;
  }
  return formats;
}

}  // namespace

std::shared_ptr<MotionHandle> loadMotion(const std::filesystem::path& path, bool salvages) {
  Bytes bytes;
  {
    const py::gil_scoped_release release;
    bytes = valueOf(readFile(path), displayPath(path));
  }
  const std::shared_ptr<MotionHandle> motion = motionFrom(std::move(bytes), displayPath(path), salvages);
  MotionContent content = *motion->content();
  addAnnotations(content, path);
  return std::make_shared<MotionHandle>(std::move(content));
}

void bindFiles(py::module_& module) {
  module.def("load_motion", [](const std::string& path, bool salvages) { return loadMotion(path, salvages); });
  module.def("motion_from_bytes",
             [](const py::bytes& data, bool salvages) { return motionFrom(copyOf(data), {}, salvages); });
  module.def("load_model", [](const std::string& path, bool salvages) { return loadModel(path, salvages); });
  module.def("model_from_bytes", &modelFromBytes);
  module.def("file_to_read", [](const std::string& path) { return fileToRead(path); });
  module.def("kind_of_file", [](const std::string& path) { return kindOfFile(path); });
  module.def("kind_of_bytes", &kindOfBytes);
  module.def("dumps", &dumps);
  module.def("write_file", [](const std::string& path, const py::bytes& data) { writeFile(path, data); });
  module.def("written_formats", &writtenFormatDict);
}

}  // namespace furitsuke::python
