// SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <array>
#include <string>
#include <vector>

#include "app/python/bindings.h"
#include "core/base/file.h"
#include "core/check/model_check.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

constexpr std::array kMorphKinds = std::to_array<const char*>(
    {"group", "vertex", "bone", "uv", "uv1", "uv2", "uv3", "uv4", "material", "flip", "impulse"});
static_assert(kMorphKinds.size() == model::kMorphKindCount);
constexpr std::array kMorphPanels = std::to_array<const char*>({"hidden", "brow", "eye", "lip", "other"});

py::tuple vector(const Vec3& value) { return py::make_tuple(value.x, value.y, value.z); }

std::vector<const char*> flagsOf(const model::Bone& bone) {
  std::vector<const char*> flags;
  const auto add = [&](bool isSet, const char* flag) {
    if (isSet) flags.push_back(flag);
  };
  add(bone.rotatable, "rotatable");
  add(bone.movable, "movable");
  add(bone.visible, "visible");
  add(bone.operable, "operable");
  add(bone.afterPhysics, "after_physics");
  add(bone.append && bone.append->rotation, "append_rotation");
  add(bone.append && bone.append->translation, "append_translation");
  add(bone.fixedAxis.has_value(), "fixed_axis");
  add(bone.localAxes.has_value(), "local_axes");
  return flags;
}

/// [(name, English name, position, parent or None, layer, flags)]
py::list bonesOf(const ModelHandle& handle) {
  std::vector<bool> isIk(handle.model().bones.size());
  for (const model::IkChain& chain : handle.model().ik) isIk[static_cast<std::size_t>(chain.goal)] = true;
  py::list list;
  for (const model::Bone& bone : handle.model().bones) {
    std::vector<const char*> flags = flagsOf(bone);
    if (isIk[list.size()]) flags.push_back("ik");
    const bool isRoot = bone.parent == model::kNoIndex;
    list.append(py::make_tuple(bone.name.text, bone.name.english, vector(bone.position),
                               isRoot ? py::object(py::none()) : py::object(py::int_(bone.parent)), bone.layer, flags));
  }
  return list;
}

py::list morphsOf(const ModelHandle& handle) {
  py::list list;
  for (const model::Morph& morph : handle.model().morphs) {
    list.append(py::make_tuple(morph.name.text, morph.name.english, kMorphPanels[static_cast<std::size_t>(morph.panel)],
                               kMorphKinds[static_cast<std::size_t>(morph.kind)]));
  }
  return list;
}

/// [(goal, target, links)] as indices of bones.
py::list chainsOf(const ModelHandle& handle) {
  py::list list;
  for (const model::IkChain& chain : handle.model().ik) {
    py::list links;
    for (const model::IkLink& link : chain.links) links.append(link.bone);
    list.append(py::make_tuple(chain.goal, chain.target, py::tuple(links)));
  }
  return list;
}

py::list checkModel(const ModelHandle& handle) {
  Diagnostics findings;
  {
    const py::gil_scoped_release release;
    findings = check::checkModel(*handle.loaded);
  }
  return findingList(findings);
}

}  // namespace

void bindModels(py::module_& module) {
  py::class_<ModelHandle>(module, "Model")
      .def_property_readonly("name", [](const ModelHandle& handle) { return handle.model().name.text; })
      .def_property_readonly("name_english", [](const ModelHandle& handle) { return handle.model().name.english; })
      .def_property_readonly("path", [](const ModelHandle& handle) { return displayPath(handle.path); })
      .def_property_readonly(
          "format", [](const ModelHandle& handle) { return std::string(io::fileKindName(handle.loaded->format)); })
      .def_property_readonly("version", [](const ModelHandle& handle) { return handle.loaded->version; })
      .def_property_readonly("comment", [](const ModelHandle& handle) { return handle.model().comment; })
      .def_property_readonly("counts",
                             [](const ModelHandle& handle) {
                               const model::Model& model = handle.model();
                               return py::make_tuple(model.mesh.size(), model.mesh.indices.size() / 3,
                                                     model.materials.size(), model.bodies.size(), model.joints.size());
                             })
      .def_property_readonly("bones", &bonesOf)
      .def_property_readonly("morphs", &morphsOf)
      .def_property_readonly("ik", &chainsOf)
      .def_property_readonly("is_damaged", [](const ModelHandle& handle) { return handle.loaded->damage.has_value(); })
      .def_property_readonly("diagnostics",
                             [](const ModelHandle& handle) { return findingList(handle.loaded->diagnostics); })
      .def("check", &checkModel);
}

}  // namespace furitsuke::python
