// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_arguments.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::actions {

namespace {

Error valueError(const ActionParameter& parameter, const QString& text, const Message& expected) {
  return Error::because(Core::trWith("%1=%2: expected %3"), parameter.name, text.toStdString(), expected);
}

std::optional<std::int64_t> parseWhole(const QString& text) {
  bool ok = false;
  const qlonglong value = text.toLongLong(&ok);
  return ok ? std::optional<std::int64_t>(value) : std::nullopt;
}

std::optional<Frame> parseFrame(const QString& text) {
  const auto value = parseWhole(text);
  if (!value || *value < 0 || *value > kMaxFrame) return {};
  return static_cast<Frame>(*value);
}

std::optional<FrameRange> parseFrameRange(const QString& text) {
  const QStringList ends = text.split('-');
  if (ends.size() > 2) return {};
  const auto first = parseFrame(ends.first());
  const auto last = parseFrame(ends.last());
  if (!first || !last || *last < *first) return {};
  return FrameRange{*first, *last};
}

std::optional<std::vector<double>> parseNumbers(const QString& text, int count) {
  std::vector<double> numbers;
  for (const QString& part : text.split(',')) {
    bool ok = false;
    const double number = part.trimmed().toDouble(&ok);
    if (!ok || !std::isfinite(number)) return {};
    numbers.push_back(number);
  }
  if (count != 0 && numbers.size() != static_cast<std::size_t>(count)) return {};
  return numbers;
}

std::optional<bool> parseFlag(const QString& text) {
  static const QStringList kOn = {"on", "true", "yes", "1"}, kOff = {"off", "false", "no", "0"};
  if (kOn.contains(text)) return true;
  if (kOff.contains(text)) return false;
  return {};
}

Message expectation(const ActionParameter& parameter) {
  switch (parameter.kind) {
    case ActionParameterKind::Whole: return Core::tr("a whole number");
    case ActionParameterKind::FrameNumber: return Core::tr("a frame, a whole number from 0 to 2147483647");
    case ActionParameterKind::Frames: return Core::tr("frames A-B");
    case ActionParameterKind::Numbers:
      if (parameter.count == 1) return Core::tr("a number");
      return {Core::trWith("%1 numbers separated by commas"), parameter.count};
    case ActionParameterKind::Choice:
      return {Core::trWith("one of %1"), QString(parameter.choices).replace('|', ", ").toStdString()};
    case ActionParameterKind::Flag: return Core::tr("on or off");
    case ActionParameterKind::Text:
    case ActionParameterKind::Path:
    case ActionParameterKind::Track: break;
  }
  return Core::tr("some text");
}

template <class T>
Result<ActionArguments::Value> valueOr(const std::optional<T>& value, const ActionParameter& parameter,
                                       const QString& text) {
  if (!value) return valueError(parameter, text, expectation(parameter));
  return ActionArguments::Value(*value);
}

}  // namespace

Result<ActionArguments::Value> parseActionValue(const ActionParameter& parameter, const QString& text) {
  switch (parameter.kind) {
    case ActionParameterKind::Whole: return valueOr(parseWhole(text), parameter, text);
    case ActionParameterKind::FrameNumber: {
      const auto frame = parseFrame(text);
      return valueOr(frame ? std::optional<std::int64_t>(*frame) : std::nullopt, parameter, text);
    }
    case ActionParameterKind::Frames: return valueOr(parseFrameRange(text), parameter, text);
    case ActionParameterKind::Numbers: return valueOr(parseNumbers(text, parameter.count), parameter, text);
    case ActionParameterKind::Flag: return valueOr(parseFlag(text), parameter, text);
    case ActionParameterKind::Choice:
      if (!QString(parameter.choices).split('|').contains(text)) {
        return valueError(parameter, text, expectation(parameter));
      }
      return ActionArguments::Value(text);
    case ActionParameterKind::Text:
    case ActionParameterKind::Path:
    case ActionParameterKind::Track: break;
  }
  if (text.isEmpty() && parameter.kind != ActionParameterKind::Text) {
    return valueError(parameter, text, expectation(parameter));
  }
  return ActionArguments::Value(text);
}

Result<ActionArguments> parseActionArguments(const ActionInfo& action, const QStringList& words) {
  ActionArguments arguments;
  for (const QString& word : words) {
    const auto equals = word.indexOf('=');
    if (equals <= 0) return Error::because(Core::trWith("'%1': expected name=value"), word.toStdString());
    const QString name = word.left(equals);
    const auto parameter = std::ranges::find_if(action.details.parameters, [&](const ActionParameter& candidate) {
      return name == QLatin1String(candidate.name);
    });
    if (parameter == action.details.parameters.end()) {
      return Error::because(Core::trWith("%1 has no parameter '%2'"), action.id, name.toStdString());
    }
    if (arguments.has(name)) return Error::because(Core::trWith("%1 is given twice"), name.toStdString());
    auto value = parseActionValue(*parameter, word.mid(equals + 1));
    if (!value) return value.error();
    arguments.set(name, std::move(value).value());
  }
  for (const ActionParameter& parameter : action.details.parameters) {
    if (parameter.required && !arguments.has(parameter.name)) {
      return Error::because(Core::trWith("%1 needs %2="), action.id, parameter.name);
    }
  }
  return arguments;
}

}  // namespace furitsuke::actions
