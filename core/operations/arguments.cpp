// SPDX-License-Identifier: MIT
#include "core/operations/arguments.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vector_relational.hpp>
#include <optional>
#include "core/base/nearest_name.h"

namespace furitsuke::operations {

namespace {

template <class T>
std::optional<T> numberIn(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

std::optional<double> finiteIn(std::string_view text) {
  const auto value = numberIn<double>(text);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<glm::dvec3> vectorIn(std::string_view text) {
  glm::dvec3 vector;
  for (int i = 0; i < 3; ++i) {
    const std::size_t comma = text.find(',');
    if ((comma == text.npos) != (i == 2)) return {};
    const auto value = finiteIn(text.substr(0, comma));
    if (!value) return {};
    vector[i] = *value;
    if (i < 2) text.remove_prefix(comma + 1);
  }
  return vector;
}

std::optional<bool> flagIn(std::string_view text) {
  for (const std::string_view yes : {"true", "yes", "on", "1"}) {
    if (text == yes) return true;
  }
  for (const std::string_view no : {"false", "no", "off", "0"}) {
    if (text == no) return false;
  }
  return {};
}

bool isWithin(const OperationParameter& parameter, double value) {
  return parameter.minimum <= value && value <= parameter.maximum;
}

Message rangeOf(const OperationParameter& parameter) {
  const bool hasLow = std::isfinite(parameter.minimum);
  const bool hasHigh = std::isfinite(parameter.maximum);
  const std::string low = argumentText(parameter.minimum);
  const std::string high = argumentText(parameter.maximum);
  if (hasLow && hasHigh) return {Core::trWith("%1 to %2"), low, high};
  if (hasLow) return {Core::trWith("%1 or more"), low};
  return hasHigh ? Message(Core::trWith("%1 or less"), high) : Message();
}

/// All but the last one, with commas.
std::string firstChoices(const OperationParameter& parameter) {
  std::string list;
  for (std::size_t i = 0; i + 1 < parameter.choices.size(); ++i) {
    if (i > 0) list += ", ";
    list += parameter.choices[i];
  }
  return list;
}

Message whyNot(const OperationParameter& parameter, const std::string& text) {
  const Message range = rangeOf(parameter);
  switch (parameter.kind) {
    case ParameterKind::Flag: return {Core::trWith("\"%1\" is not true or false"), text};
    case ParameterKind::Integer:
      if (range.isEmpty()) return {Core::trWith("\"%1\" is not a whole number"), text};
      return {Core::trWith("\"%1\" is not a whole number, %2"), text, range};
    case ParameterKind::Number:
      if (range.isEmpty()) return {Core::trWith("\"%1\" is not a number"), text};
      return {Core::trWith("\"%1\" is not a number, %2"), text, range};
    case ParameterKind::Vector: return {Core::trWith("\"%1\" is not three numbers x,y,z"), text};
    case ParameterKind::Choice:
      if (parameter.choices.size() > 1) {
        return {Core::trWith("\"%1\" is not %2 or %3"), text, firstChoices(parameter), parameter.choices.back()};
      }
      break;
    case ParameterKind::Text:
    case ParameterKind::MotionFile:
    case ParameterKind::PairTable:
    case ParameterKind::LyricsFile:
    case ParameterKind::SoundFile:
    case ParameterKind::ModelFile: break;
  }
  return {Core::trWith("\"%1\" is not %2"), text, parameterForm(parameter)};
}

Error wrongValue(const OperationParameter& parameter, const std::string& text) {
  return Error::in(Message::verbatim(std::string(parameter.id)), whyNot(parameter, text));
}

Error tooLarge(const OperationParameter& parameter, const std::string& text) {
  return Error::in(Message::verbatim(std::string(parameter.id)), Core::trWith("\"%1\" is too large; the maximum is %2"),
                   text, argumentText(kLargestNumber));
}

}  // namespace

std::string argumentText(double value) {
  std::string text(32, '\0');
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  text.resize(error == std::errc() ? static_cast<std::size_t>(end - text.data()) : 0);
  return text;
}

OperationParameter frameParameter(std::string_view id, std::string_view help, std::string_view initial, Frame minimum,
                                  Frame maximum) {
  return {.id = id,
          .kind = ParameterKind::Integer,
          .help = help,
          .initial = initial,
          .isRequired = initial.empty(),
          .unit = Core::tr("frames"),
          .minimum = static_cast<double>(minimum),
          .maximum = static_cast<double>(maximum)};
}

OperationParameter placeParameter(std::string_view id, std::string_view help, std::string_view initial, Frame minimum) {
  OperationParameter parameter = frameParameter(id, help, initial, minimum);
  parameter.unit = {};
  parameter.isPlace = true;
  return parameter;
}

OperationParameter flagParameter(std::string_view id, std::string_view help, std::string_view initial) {
  return {.id = id, .kind = ParameterKind::Flag, .help = help, .initial = initial};
}

OperationParameter numberParameter(std::string_view id, std::string_view help, std::string_view initial,
                                   std::string_view unit, double minimum, double maximum) {
  return {.id = id,
          .kind = ParameterKind::Number,
          .help = help,
          .initial = initial,
          .unit = unit,
          .minimum = minimum,
          .maximum = maximum};
}

OperationParameter vectorParameter(std::string_view id, std::string_view help, std::string_view initial,
                                   std::string_view unit) {
  return {.id = id, .kind = ParameterKind::Vector, .help = help, .initial = initial, .unit = unit};
}

Message parameterForm(const OperationParameter& parameter) {
  const Message range = rangeOf(parameter);
  switch (parameter.kind) {
    case ParameterKind::Flag: return Core::tr("true or false");
    case ParameterKind::Integer:
      return range.isEmpty() ? Core::tr("a whole number") : Message(Core::trWith("a whole number, %1"), range);
    case ParameterKind::Number:
      return range.isEmpty() ? Core::tr("a number") : Message(Core::trWith("a number, %1"), range);
    case ParameterKind::Vector: return Core::tr("three numbers x,y,z");
    case ParameterKind::Text: return Core::tr("text");
    case ParameterKind::MotionFile: return Core::tr("a motion file");
    case ParameterKind::PairTable: return Core::tr("a CSV file of two columns");
    case ParameterKind::LyricsFile: return Core::tr("a VSQ, UST, MIDI, LRC or text file");
    case ParameterKind::SoundFile: return Core::tr("a sound file");
    case ParameterKind::ModelFile: return Core::tr("a model file");
    case ParameterKind::Choice: break;
  }
  if (parameter.choices.size() > 1) {
    return {Core::trWith("%1 or %2"), firstChoices(parameter), parameter.choices.back()};
  }
  return parameter.choices.empty() ? Message() : Message::verbatim(std::string(parameter.choices.front()));
}

Result<OperationArguments::Value> OperationArguments::parse(const OperationParameter& parameter,
                                                            const std::string& text, const ArgumentFiles& files) {
  const auto named = [&parameter](const Error& error) {
    return Error::at(error.offset, Message::verbatim(std::string(parameter.id)),
                     error.section.isEmpty() ? error.reason : error.sentence());
  };
  switch (parameter.kind) {
    case ParameterKind::Flag:
      if (const auto value = flagIn(text)) return Value(*value);
      break;
    case ParameterKind::Integer:
      if (const auto value = numberIn<std::int64_t>(text); value && isWithin(parameter, static_cast<double>(*value))) {
        return Value(*value);
      }
      break;
    case ParameterKind::Number:
      if (const auto value = finiteIn(text); value && isWithin(parameter, *value)) {
        return std::abs(*value) <= kLargestNumber ? Result<Value>(Value(*value)) : tooLarge(parameter, text);
      }
      break;
    case ParameterKind::Vector:
      if (const auto value = vectorIn(text)) {
        const bool fits = glm::all(glm::lessThanEqual(glm::abs(*value), glm::dvec3(kLargestNumber)));
        return fits ? Result<Value>(Value(*value)) : tooLarge(parameter, text);
      }
      break;
    case ParameterKind::Choice:
      if (std::ranges::find(parameter.choices, text) != parameter.choices.end()) return Value(text);
      break;
    case ParameterKind::Text: return Value(text);
    case ParameterKind::MotionFile: {
      if (text.empty()) return Value(std::shared_ptr<const motion::Motion>());
      Result<std::shared_ptr<const motion::Motion>> motion = files.motion(text);
      return motion.ok() ? Result<Value>(Value(*std::move(motion))) : named(motion.error());
    }
    case ParameterKind::PairTable: {
      if (text.empty()) return Value(PairTable());
      Result<PairTable> table = files.table(text);
      return table.ok() ? Result<Value>(Value(*std::move(table))) : named(table.error());
    }
    case ParameterKind::LyricsFile: {
      if (text.empty()) return Value(std::shared_ptr<const lips::Lyrics>());
      Result<std::shared_ptr<const lips::Lyrics>> lyrics = files.lyrics(text);
      return lyrics.ok() ? Result<Value>(Value(*std::move(lyrics))) : named(lyrics.error());
    }
    case ParameterKind::SoundFile: {
      if (text.empty()) return Value(std::shared_ptr<const media::Sound>());
      Result<std::shared_ptr<const media::Sound>> sound = files.sound(text);
      return sound.ok() ? Result<Value>(Value(*std::move(sound))) : named(sound.error());
    }
    case ParameterKind::ModelFile: {
      if (text.empty()) return Value(std::shared_ptr<const model::Model>());
      Result<std::shared_ptr<const model::Model>> model = files.model(text);
      return model.ok() ? Result<Value>(Value(*std::move(model))) : named(model.error());
    }
  }
  return wrongValue(parameter, text);
}

Result<OperationArguments> OperationArguments::read(std::span<const OperationParameter> parameters, const Texts& texts,
                                                    const ArgumentFiles& files) {
  OperationArguments arguments;
  for (const auto& [id, text] : texts) {
    const auto parameter = std::ranges::find_if(parameters, [&given = id](const OperationParameter& each) {
      return given == each.id || (!each.formerId.empty() && given == each.formerId);
    });
    if (parameter == parameters.end()) {
      std::vector<std::string_view> known{"tracks", "frames"};
      for (const OperationParameter& each : parameters) known.push_back(each.id);
      const std::string_view nearest = nearestName(id, known);
      return Error::in(Message::verbatim(id),
                       nearest.empty() ? Core::tr("unknown parameter")
                                       : Message(Core::trWith("unknown parameter; did you mean %1?"), nearest));
    }
    if (arguments.has(parameter->id)) return Error::in(Message::verbatim(id), Core::tr("is given twice"));
    Result<Value> value = parse(*parameter, text, files);
    if (!value.ok()) return value.error();
    arguments.values_.emplace_back(parameter->id, *std::move(value));
  }
  for (const OperationParameter& parameter : parameters) {
    if (arguments.has(parameter.id)) continue;
    if (parameter.isRequired) {
      return Error::in(Message::verbatim(std::string(parameter.id)), Core::trWith("is missing; expected %1"),
                       parameterForm(parameter));
    }
    Result<Value> value = parse(parameter, std::string(parameter.initial), files);
    if (!value.ok()) return value.error();
    arguments.values_.emplace_back(parameter.id, *std::move(value));
  }
  return arguments;
}

}  // namespace furitsuke::operations
