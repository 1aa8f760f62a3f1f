// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "core/base/file.h"
#include "core/io/pmm/project_files.h"
#include "core/io/project/project_findings.h"
#include "core/io/project/project_search.h"
#include "core/io/project/scene_project_file.h"
#include "core/io/stored_path.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

/// A project of this program, and where its files are now. Never changes.
struct SceneState {
  io::LoadedSceneProject loaded;
  std::filesystem::path path;
  std::vector<std::optional<std::filesystem::path>> models;   ///< in the order of the project
  std::vector<std::optional<std::filesystem::path>> motions;  ///< in the order of the project
};

struct SceneHandle {
  std::shared_ptr<const SceneState> state;
};

SceneHandle loadScene(const std::filesystem::path& path) {
  const py::gil_scoped_release release;
  auto state = std::make_shared<SceneState>();
  io::SceneProject project = valueOf(io::readProjectFile(path));
  io::ProjectFiles files(path);
  const auto places = io::findFilesOf(project, files);
  std::size_t next = 0;
  for (std::size_t i = 0; i < project.models.size(); ++i) state->models.push_back(places[next++]);
  for (io::ProjectMotion& motion : project.motions) {
    state->motions.push_back(places[next]);
    next += 1 + motion.media.size();
    io::eachAnnotationFile(motion.annotations,
                           [&path](std::string& file) { file = io::resolvedPath(file, io::absoluteFolderOf(path)); });
  }
  state->loaded = io::withFindings(std::move(project), path);
  state->path = path;
  return {std::move(state)};
}

py::object scenePlace(const std::optional<std::filesystem::path>& place) {
  return place ? py::object(py::str(displayPath(*place))) : py::object(py::none());
}

py::object sceneIndex(const std::optional<std::size_t>& index) {
  return index ? py::object(py::int_(*index)) : py::object(py::none());
}

/// [(path in the project, file or None, visible, index of the motion or None)]
py::list sceneModels(const SceneHandle& handle) {
  py::list list;
  const SceneState& state = *handle.state;
  for (std::size_t i = 0; i < state.models.size(); ++i) {
    const io::ProjectActor& model = state.loaded.project.models[i];
    list.append(py::make_tuple(model.file.path, scenePlace(state.models[i]), model.isShown, sceneIndex(model.motion)));
  }
  return list;
}

/// [(path in the project, file or None)]
py::list sceneMotions(const SceneHandle& handle) {
  py::list list;
  const SceneState& state = *handle.state;
  for (std::size_t i = 0; i < state.motions.size(); ++i)
    list.append(py::make_tuple(state.loaded.project.motions[i].file.path, scenePlace(state.motions[i])));
  return list;
}

/// The motion with the markers and beats that are beside it or, if there are none, in the project.
std::shared_ptr<MotionHandle> sceneMotion(const SceneHandle& handle, std::size_t at) {
  const SceneState& state = *handle.state;
  if (at >= state.motions.size()) throw py::index_error();
  const io::ProjectMotion& motion = state.loaded.project.motions[at];
  if (!state.motions[at]) {
    throw CoreFailure(Error::in(Message::verbatim(motion.file.path),
                                Core::tr("the motion was not found; see project.file.missing in diagnostics")),
                      displayPath(state.path));
  }
  const std::shared_ptr<MotionHandle> read = loadMotion(*state.motions[at], false);
  if (!read->content()->loaded.motion.annotations.isEmpty()) return read;
  MotionContent content = *read->content();
  content.loaded.motion.annotations = motion.annotations;
  return std::make_shared<MotionHandle>(std::move(content));
}

}  // namespace

void bindScenes(py::module_& module) {
  py::class_<SceneHandle>(module, "Scene")
      .def_property_readonly("path", [](const SceneHandle& handle) { return displayPath(handle.state->path); })
      .def_property_readonly("models", &sceneModels)
      .def_property_readonly("motions", &sceneMotions)
      .def_property_readonly("camera",
                             [](const SceneHandle& handle) { return sceneIndex(handle.state->loaded.project.camera); })
      .def_property_readonly("diagnostics",
                             [](const SceneHandle& handle) { return findingList(handle.state->loaded.diagnostics); })
      .def("motion", &sceneMotion);
  module.def("load_scene", [](const std::string& path, bool /*salvages*/) { return loadScene(path); });
}

}  // namespace furitsuke::python
