// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "app/python/names.h"
#include "core/base/file.h"
#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/pmm_project.h"
#include "core/io/pmm/project_files.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

namespace pmm = format::pmm;

/// A project with the bytes of its file. Never changes; a changed motion makes another one.
struct ProjectState {
  pmm::File file;
  io::Project project;
  std::filesystem::path path;  ///< empty if it was read from bytes
};

/// The project that a Python object holds.
struct ProjectHandle {
  std::shared_ptr<const ProjectState> state;
};

/// Finds the names of the models of a project of version 1 in the files of the models.
io::PartNamesAt namesBeside(const std::filesystem::path& project) {
  if (project.empty()) return {};
  return
      [files = std::make_shared<io::ProjectFiles>(project)](const std::string& path) -> std::optional<io::PartNames> {
        const auto found = files->find(path);
        if (!found) return {};
        const Result<io::LoadedModel> model = io::loadModel(*found);
        if (!model) return {};
        return io::partNamesOf(model->model);
      };
}

ProjectHandle projectFrom(Bytes bytes, const std::filesystem::path& path, bool salvages) {
  auto state = std::make_shared<ProjectState>();
  state->file = valueOf(pmm::read(std::move(bytes)), displayPath(path));
  if (state->file.damage && !salvages) throw CoreFailure(*state->file.damage, displayPath(path));
  state->project = io::projectFromPmm(state->file, namesBeside(path));
  state->path = path;
  return {std::move(state)};
}

ProjectHandle loadProject(const std::filesystem::path& path, bool salvages) {
  const py::gil_scoped_release release;
  return projectFrom(valueOf(readFile(path), displayPath(path)), path, salvages);
}

ProjectHandle projectFromBytes(const py::bytes& data, bool salvages) {
  const auto text = std::string_view(data);
  const py::gil_scoped_release release;
  const ByteView bytes = std::as_bytes(std::span(text));
  return projectFrom(Bytes(bytes.begin(), bytes.end()), {}, salvages);
}

std::shared_ptr<MotionHandle> motionHandle(const motion::Motion& motion) {
  MotionContent content;
  content.loaded.motion = motion;
  content.loaded.format = io::FileKind::Pmm;
  content.isEdited = true;
  return std::make_shared<MotionHandle>(std::move(content));
}

const io::ProjectModel& modelAt(const ProjectHandle& handle, std::size_t at) {
  if (at >= handle.state->project.models.size()) throw py::index_error();
  return handle.state->project.models[at];
}

std::shared_ptr<MotionHandle> motionOf(const ProjectHandle& handle, std::size_t at) {
  const io::ProjectModel& model = modelAt(handle, at);
  if (!model.hasNames) {
    throw CoreFailure(
        Error::in(Message::verbatim(model.name.text()),
                  Core::trWith("projects of MMD 8 or older have no names of bones, and the model was not found: %1"),
                  model.path),
        displayPath(handle.state->path));
  }
  return motionHandle(model.motion);
}

/// [(name, path, visible, keys, whether the names of its bones are known)]
py::list modelsOf(const ProjectHandle& handle) {
  py::list list;
  for (const io::ProjectModel& model : handle.state->project.models) {
    list.append(py::make_tuple(model.name.text(), model.path, model.isVisible, model.keys, model.hasNames));
  }
  return list;
}

/// [(name, path, visible)]
py::list accessoriesOf(const ProjectHandle& handle) {
  py::list list;
  for (const io::ProjectAccessory& accessory : handle.state->project.accessories) {
    list.append(py::make_tuple(accessory.name, accessory.path, accessory.isVisible));
  }
  return list;
}

io::PartNames namesOf(const ProjectState& state, std::size_t at) {
  const pmm::ModelBlock& block = state.file.models[at];
  if (state.file.version == 1) {
    const io::PartNamesAt find = namesBeside(state.path);
    const auto found = find ? find(state.project.models[at].path) : std::nullopt;
    return valueOf(found ? Result<io::PartNames>(*found)
                         : Error::in(Message::verbatim(state.project.models[at].name.text()),
                                     Core::tr("the names of its bones are not known")));
  }
  io::PartNames names;
  for (const pmm::Span span : block.bones) names.bones.push_back(Name::fromBytes(state.file.text(span)));
  for (const pmm::Span span : block.morphs) names.morphs.push_back(Name::fromBytes(state.file.text(span)));
  for (const std::int32_t bone : block.ik) names.ik.push_back(names.bones[static_cast<std::size_t>(bone)]);
  return names;
}

/// Another project with the motion as that of a model, or of the camera with `at` None. Returns what is lost.
py::list setMotion(ProjectHandle& handle, const std::optional<std::size_t>& at, const MotionHandle& motion) {
  if (at) modelAt(handle, *at);
  const std::shared_ptr<const MotionContent> content = motion.content();
  requireEncodable(content->loaded.motion, {});
  const std::shared_ptr<const ProjectState> state = handle.state;
  Diagnostics losses;
  ProjectHandle changed;
  {
    const py::gil_scoped_release release;
    Bytes bytes = valueOf(at ? io::pmmWithMotion(state->file, *at, namesOf(*state, *at), content->loaded.motion, losses)
                             : io::pmmWithCamera(state->file, content->loaded.motion));
    changed = projectFrom(std::move(bytes), state->path, true);
  }
  handle = changed;
  return findingList(losses);
}

}  // namespace

void bindProjects(py::module_& module) {
  py::class_<ProjectHandle>(module, "Project")
      .def_property_readonly("path", [](const ProjectHandle& handle) { return displayPath(handle.state->path); })
      .def_property_readonly("version", [](const ProjectHandle& handle) { return handle.state->project.version; })
      .def_property_readonly("size",
                             [](const ProjectHandle& handle) {
                               return py::make_tuple(handle.state->project.width, handle.state->project.height);
                             })
      .def_property_readonly("models", &modelsOf)
      .def_property_readonly("accessories", &accessoriesOf)
      .def_property_readonly("sound", [](const ProjectHandle& handle) { return handle.state->project.sound; })
      .def_property_readonly("film", [](const ProjectHandle& handle) { return handle.state->project.film; })
      .def_property_readonly("picture", [](const ProjectHandle& handle) { return handle.state->project.picture; })
      .def_property_readonly("diagnostics",
                             [](const ProjectHandle& handle) { return findingList(handle.state->project.diagnostics); })
      .def("motion", &motionOf)
      .def("camera", [](const ProjectHandle& handle) { return motionHandle(handle.state->project.camera); })
      .def("set_motion", &setMotion)
      .def("find",
           [](const ProjectHandle& handle, const std::string& path) -> py::object {
             if (handle.state->path.empty()) return py::none();
             const auto found = io::ProjectFiles(handle.state->path).find(path);
             return found ? py::object(py::str(displayPath(*found))) : py::object(py::none());
           })
      .def("dumps", [](const ProjectHandle& handle) {
        const Bytes& bytes = handle.state->file.bytes;
        return py::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
      });
  module.def("load_project", [](const std::string& path, bool salvages) { return loadProject(path, salvages); });
  module.def("project_from_bytes", &projectFromBytes);
}

}  // namespace furitsuke::python
