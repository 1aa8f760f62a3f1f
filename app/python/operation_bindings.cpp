// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "app/python/names.h"
#include "core/base/nearest_name.h"
#include "core/io/named_files.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_file.h"
#include "core/operations/run.h"
#include "core/operations/scope.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

/// In the order of operations::ParameterKind.
constexpr std::array kParameterKinds = std::to_array<const char*>(
    {"flag", "integer", "number", "vector", "choice", "text", "motion", "pairs", "lyrics", "sound", "model"});
static_assert(kParameterKinds.size() == static_cast<std::size_t>(operations::ParameterKind::ModelFile) + 1);

py::object textOrNone(std::string_view text) {
  return text.empty() ? py::object(py::none()) : py::object(py::str(std::string(text)));
}

py::dict describe(const operations::OperationParameter& parameter) {
  py::dict row;
  row["id"] = std::string(parameter.id);
  row["kind"] = kParameterKinds[static_cast<std::size_t>(parameter.kind)];
  row["help"] = std::string(parameter.help);
  row["default"] = parameter.isRequired ? py::object(py::none()) : py::object(py::str(std::string(parameter.initial)));
  row["required"] = parameter.isRequired;
  row["unit"] = textOrNone(parameter.unit);
  const auto finite = [](double bound) {
    return std::isfinite(bound) ? py::object(py::float_(bound)) : py::object(py::none());
  };
  row["minimum"] = finite(parameter.minimum);
  row["maximum"] = finite(parameter.maximum);
  py::list choices;
  for (const std::string_view choice : parameter.choices) choices.append(std::string(choice));
  row["choices"] = py::tuple(choices);
  return row;
}

py::list describeAll() {
  py::list list;
  for (const operations::Operation& operation : operations::operations()) {
    py::dict row;
    row["id"] = std::string(operation.id);
    row["title"] = std::string(operation.text);
    row["help"] = std::string(operation.help);
    row["topic"] = std::string(operation.topic);
    py::list parameters;
    for (const operations::OperationParameter& parameter : operation.parameters) parameters.append(describe(parameter));
    row["parameters"] = parameters;
    list.append(row);
  }
  return list;
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// Motions, models and tables that arguments name; other names are files.
struct ArgumentObjects {
  std::map<std::string, std::shared_ptr<const MotionContent>> motions;
  std::map<std::string, std::shared_ptr<const io::LoadedModel>> models;
  std::map<std::string, Pairs> tables;
};

operations::ArgumentFiles filesWith(const ArgumentObjects& objects) {
  operations::ArgumentFiles files;
  files.motion = [&objects](const std::string& name) -> Result<std::shared_ptr<const motion::Motion>> {
    const auto found = objects.motions.find(name);
    if (found == objects.motions.end()) return io::loadWholeMotion(name);
    return std::shared_ptr<const motion::Motion>(found->second, &found->second->loaded.motion);
  };
  files.model = [&objects](const std::string& name) -> Result<std::shared_ptr<const model::Model>> {
    const auto found = objects.models.find(name);
    if (found == objects.models.end()) return io::loadWholeModel(name);
    return std::shared_ptr<const model::Model>(found->second, &found->second->model);
  };
  files.table = [&objects](const std::string& name) -> Result<operations::PairTable> {
    const auto found = objects.tables.find(name);
    return found == objects.tables.end() ? io::loadNamePairs(name) : found->second;
  };
  files.lyrics = lips::loadLyrics;
  files.sound = media::loadSound;
  return files;
}

struct OperationRequest {
  std::string id;
  operations::OperationArguments::Texts texts;
  std::string tracks, frames;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

const operations::Operation& operationOf(const std::string& id) {
  if (const operations::Operation* operation = operations::findOperation(id)) return *operation;
  std::vector<std::string_view> known;
  for (const operations::Operation& operation : operations::operations()) known.push_back(operation.id);
  const std::string_view nearest = nearestName(id, known);
  throw CoreFailure(Error::in(Message::verbatim(id),
                              nearest.empty() ? Message(Core::tr("unknown operation"))
                                              : Message(Core::trWith("unknown operation; did you mean %1?"), nearest)));
}

operations::OperationOutcome run(const OperationRequest& request, const MotionContent& content,
                                 const model::Model* model, const ArgumentObjects& objects,
                                 const std::atomic<bool>& canceled) {
  operations::OperationCall call;
  call.operation = &operationOf(request.id);
  call.arguments =
      valueOf(operations::OperationArguments::read(call.operation->parameters, request.texts, filesWith(objects)));
  call.scope.tracks = request.tracks;
  call.scope.frames = request.frames;
  call.preExtrapolation = request.preExtrapolation;
  call.soundReader = [](const std::string& file) {
    return media::loadSound(std::u8string(file.begin(), file.end()));  // annotations are in UTF-8 everywhere
  };
  const Result<FrameRange> range = operations::parseFrameRange(request.frames);
  if (!range.ok()) throw CoreFailure(Error::in(Message::verbatim("frames"), range.error().reason));
  operations::OperationOutcome outcome =
      valueOf(operations::runOperation(call, content.loaded.motion, model, &canceled));
  valueOf(operations::checkScope(outcome.summary));
  return outcome;
}

py::dict reportDict(const operations::OperationReport& summary) {
  py::dict dict;
  dict["keys_before"] = summary.keysBefore;
  dict["keys_after"] = summary.keysAfter;
  dict["changed_tracks"] = summary.changedTracks;
  py::dict errors;
  for (const operations::LargestError& error : summary.errors) {
    errors[py::str(std::string(operations::errorName(error.kind)))] =
        py::make_tuple(error.value, error.where, error.frame);
  }
  dict["errors"] = errors;
  py::dict metrics;
  for (const operations::OperationMetric& measure : summary.metrics) {
    metrics[py::str(std::string(measure.id))] = measure.value;
  }
  dict["measures"] = metrics;
  return dict;
}

/// (the changed motion, the figures)
py::tuple apply(const MotionHandle& handle, const OperationRequest& request, const py::dict& objects,
                const ModelHandle* model) {
  const std::shared_ptr<const MotionContent> content = handle.content();
  const std::shared_ptr<const io::LoadedModel> loadedModel = model == nullptr ? nullptr : model->loaded;
  ArgumentObjects named;
  for (const auto& [key, object] : objects) {
    const auto name = key.cast<std::string>();
    if (py::isinstance<MotionHandle>(object)) {
      named.motions[name] = object.cast<const MotionHandle&>().content();
    } else if (py::isinstance<ModelHandle>(object)) {
      named.models[name] = object.cast<const ModelHandle&>().loaded;
    } else {
      named.tables[name] = object.cast<Pairs>();
    }
  }
  operations::OperationOutcome outcome = runInterruptibly([&](const std::atomic<bool>& canceled) {
    return run(request, *content, loadedModel == nullptr ? nullptr : &loadedModel->model, named, canceled);
  });
  MotionContent changed{content->loaded, nullptr, true};
  changed.loaded.motion = std::move(outcome.motion);
  changed.loaded.diagnostics = std::move(outcome.summary.notes);
  return py::make_tuple(std::make_shared<MotionHandle>(std::move(changed)), reportDict(outcome.summary));
}

}  // namespace

void bindOperations(py::module_& module) {
  module.def("operations", &describeAll);
  module.def("apply", [](const MotionHandle& motion, const std::string& id, const Pairs& texts, const py::dict& objects,
                         const ModelHandle* model, const std::string& tracks, const std::string& frames,
                         const std::string& preExtrapolation) {
    return apply(motion, {id, texts, tracks, frames, preExtrapolationFrom(preExtrapolation)}, objects, model);
  });
}

}  // namespace furitsuke::python
