// SPDX-License-Identifier: MIT
#include "core/scripts/script_operation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/scripts/script_reply.h"

namespace furitsuke::scripts {

namespace {

operations::ParameterKind kindOf(ScriptParameterKind kind) {
  switch (kind) {
    case ScriptParameterKind::Number: return operations::ParameterKind::Number;
    case ScriptParameterKind::Integer: return operations::ParameterKind::Integer;
    case ScriptParameterKind::Choice: return operations::ParameterKind::Choice;
    case ScriptParameterKind::Flag: return operations::ParameterKind::Flag;
    case ScriptParameterKind::Text:
    case ScriptParameterKind::Bone: break;
  }
  return operations::ParameterKind::Text;
}

/// Whether the motion or its model has a bone of that name; without a model, a script may give a track to any.
bool hasBone(const operations::OperationInput& in, const std::string& name) {
  if (in.model == nullptr) return !name.empty();
  const auto isIt = [&](const model::Bone& bone) { return bone.name.text == name; };
  const auto isTrack = [&](const auto& track) { return track.name.hasText(name); };
  return std::ranges::any_of(in.model->bones, isIt) || std::ranges::any_of(in.motion.bones, isTrack);
}

}  // namespace

std::string scriptOperationId(std::string_view name) { return "script." + std::string(name); }

Result<std::shared_ptr<ScriptOperation>> ScriptOperation::make(Script script, std::string_view language,
                                                               ScriptProcess process) {
  Result<ScriptHeader> header = readHeader(script.source);
  if (!header) return header.error();
  // Not make_shared(), which cannot call the private constructor.
  return std::shared_ptr<ScriptOperation>(
      new ScriptOperation(std::move(script), *std::move(header), language, std::move(process)));
}

ScriptOperation::ScriptOperation(Script script, ScriptHeader header, std::string_view language, ScriptProcess process)
    : script_(std::move(script)), header_(std::move(header)), process_(std::move(process)) {
  constexpr double kMilliseconds = 1000;
  if (header_.seconds > 0) process_.time = std::chrono::milliseconds(std::lround(header_.seconds * kMilliseconds));
  operation_.id = stored(scriptOperationId(script_.name));
  std::string title = header_.title.in(language);
  operation_.text = stored(title.empty() ? script_.name : std::move(title));
  operation_.help = stored(header_.help.in(language));
  for (const ScriptParameter& parameter : header_.parameters)
    operation_.parameters.push_back(parameterOf(parameter, language));
  operation_.run = [this](const operations::OperationInput& in) { return run(in); };
}

operations::OperationParameter ScriptOperation::parameterOf(const ScriptParameter& parameter,
                                                            std::string_view language) {
  operations::OperationParameter made;
  made.id = parameter.id;
  made.kind = kindOf(parameter.kind);
  made.label = stored(parameter.text.in(language));
  std::string help = parameter.help.in(language);
  made.help = help.empty() ? made.label : stored(std::move(help));
  made.initial = parameter.initial;
  made.unit = parameter.unit;
  made.minimum = parameter.minimum;
  made.maximum = parameter.maximum;
  made.choices.assign(parameter.choices.begin(), parameter.choices.end());
  return made;
}

void ScriptOperation::setSurroundings(const ScriptSurroundings& surroundings) {
  const std::lock_guard lock(mutex_);
  surroundings_ = surroundings;
}

Result<operations::OperationResult> ScriptOperation::run(const operations::OperationInput& in) const {
  for (const ScriptParameter& parameter : header_.parameters) {
    if (parameter.kind == ScriptParameterKind::Bone && !hasBone(in, in.arguments.text(parameter.id)))
      return Error::in(parameter.id, "the model and the motion have no bone of this name");
  }
  const ScriptSurroundings surroundings = [this] {
    const std::lock_guard lock(mutex_);
    return surroundings_;
  }();
  const Bytes request = encodeRequest(script_, header_, surroundings, in);
  const Result<Bytes> bytes =
      runScriptProcess(process_, request, [&control = in.control] { return control.isCanceled(); });
  if (!bytes) return bytes.error();
  const Result<ScriptReply> reply = decodeReply(*bytes);
  if (!reply) return reply.error();
  return resultOf(*reply, in);
}

}  // namespace furitsuke::scripts
