// SPDX-License-Identifier: MIT
#include "app/python/names.h"

#include "app/python/failures.h"
#include "core/base/cp932.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

void requireEncodableName(std::string_view bytes, MessageText where, const std::string& path) {
  if (!isUnicodeName(bytes)) return;
  const std::string text = textOf(bytes);
  const auto error = cp932::encode(text).error;
  throw CoreFailure(
      Error::in(where,
                Core::trWith("\"%1\" contains %2, which CP932, the encoding of names in MMD's files, does not have"),
                text, error ? error->character : text),
      path, FailureKind::NotEncodable);
}

}  // namespace

Name nameFrom(const py::handle& name) {
  if (py::isinstance<py::bytes>(name)) return Name::fromBytes(name.cast<std::string>());
  if (!py::isinstance<py::str>(name)) throw py::type_error("a name is a str, or bytes as they are in a file");
  const auto text = name.cast<std::string>();
  if (text.find('\0') != std::string::npos)
    throw CoreFailure(Error::in(Message::verbatim("name"), Core::tr("a name cannot contain a NUL")));
  return valueOf(Name::fromText(text));
}

std::string textOf(std::string_view bytes) { return nameText(bytes); }

void requireEncodable(const motion::Motion& motion, const std::string& path) {
  if (motion.nameEncoding != TextEncoding::Cp932) return;
  requireEncodableName(motion.modelName.bytes, Core::tr("model name"), path);
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    if (!track.keys.empty()) requireEncodableName(track.name.bytes, Core::tr("bone name"), path);
  }
  for (const motion::NamedTrack<motion::MorphKey>& track : motion.morphs) {
    if (!track.keys.empty()) requireEncodableName(track.name.bytes, Core::tr("morph name"), path);
  }
  for (const motion::VisibilityIkKey& key : motion.property.values()) {
    for (const motion::IkState& state : key.ik) requireEncodableName(state.name, Core::tr("IK name"), path);
  }
}

}  // namespace furitsuke::python
