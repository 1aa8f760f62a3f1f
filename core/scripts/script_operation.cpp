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
    case ScriptParameterKind::Bone:
    case ScriptParameterKind::Morph: break;
  }
  return operations::ParameterKind::Text;
}

operations::NameKind namesOf(ScriptParameterKind kind) {
  if (kind == ScriptParameterKind::Bone) return operations::NameKind::Bone;
  return kind == ScriptParameterKind::Morph ? operations::NameKind::Morph : operations::NameKind::None;
}

/// Whether the name is among these parts of a model or tracks of a motion.
template <class Parts, class Tracks>
bool isNameOf(const std::string& name, const Parts& parts, const Tracks& tracks) {
  return std::ranges::any_of(parts, [&](const auto& part) { return part.name.text == name; }) ||
         std::ranges::any_of(tracks, [&](const auto& track) { return track.name.hasText(name); });
}

/// A parameter that names a bone or a morph must name one of the motion or its model; without a model, a script may
/// give a track to any name.
Status checkName(const operations::OperationInput& in, const ScriptParameter& parameter) {
  const bool isBone = parameter.kind == ScriptParameterKind::Bone;
  if (!isBone && parameter.kind != ScriptParameterKind::Morph) return Done{};
  const std::string& name = in.arguments.text(parameter.id);
  const bool isKnown = in.model == nullptr ? !name.empty()
                       : isBone            ? isNameOf(name, in.model->bones, in.motion.bones)
                                           : isNameOf(name, in.model->morphs, in.motion.morphs);
  if (isKnown) return Done{};
  return Error::in(Message::verbatim(parameter.id),
                   isBone ? Core::tr("the model and the motion have no bone of this name")
                          : Core::tr("the model and the motion have no morph of this name"));
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
    : script_(std::move(script)), header_(std::move(header)), language_(language), process_(std::move(process)) {
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
  made.names = namesOf(parameter.kind);
  for (const ScriptChoice& choice : parameter.choices) {
    made.choices.push_back(choice.value);
    std::string text = choice.text.in(language);
    made.choiceLabels.push_back(text.empty() ? std::string_view() : stored(std::move(text)));
  }
  return made;
}

void ScriptOperation::setSurroundings(const ScriptSurroundings& surroundings) {
  const std::lock_guard lock(mutex_);
  surroundings_ = surroundings;
}

Result<operations::OperationResult> ScriptOperation::run(const operations::OperationInput& in) const {
  for (const ScriptParameter& parameter : header_.parameters) {
    if (const Status known = checkName(in, parameter); !known) return known.error();
  }
  const ScriptSurroundings surroundings = [this] {
    const std::lock_guard lock(mutex_);
    ScriptSurroundings read = surroundings_;
    read.language = language_;
    return read;
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
