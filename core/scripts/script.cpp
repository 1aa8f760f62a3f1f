// SPDX-License-Identifier: MIT
#include "core/scripts/script.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/base/utf8.h"
#include "core/operations/arguments.h"

namespace furitsuke::scripts {

namespace {

using nlohmann::json;

constexpr std::string_view kHeaderWord = "furitsuke-script";
constexpr std::string_view kLinePrefix = "line ";
constexpr std::size_t kMaxParameters = 50;

constexpr std::array<std::pair<std::string_view, ScriptParameterKind>, 7> kKinds = {{
    {"number", ScriptParameterKind::Number},
    {"integer", ScriptParameterKind::Integer},
    {"choice", ScriptParameterKind::Choice},
    {"bool", ScriptParameterKind::Flag},
    {"text", ScriptParameterKind::Text},
    {"bone", ScriptParameterKind::Bone},
    {"morph", ScriptParameterKind::Morph},
}};
/// Words that the command line and actions use beside the parameters.
constexpr std::array<std::string_view, 5> kReservedIds = {"tracks", "frames", "selected", "name", "script"};

int lineAt(std::string_view source, std::size_t offset) {
  return 1 + static_cast<int>(std::ranges::count(source.substr(0, std::min(offset, source.size())), '\n'));
}

/// The place of the JSON in the source: [first, end).
struct HeaderPosition {
  std::size_t first = 0;
  std::size_t end = 0;
};

/// The header is the first comment of the script, after blank lines and comments of one line.
Result<std::optional<HeaderPosition>> findHeader(std::string_view source) {
  std::size_t at = 0;
  while (at < source.size()) {
    if (std::string_view(" \t\r\n").find(source[at]) != std::string_view::npos) {
      ++at;
    } else if (source.substr(at).starts_with("//")) {
      at = std::min(source.find('\n', at), source.size());
    } else {
      break;
    }
  }
  if (!source.substr(at).starts_with("/*")) return std::optional<HeaderPosition>{};
  std::size_t first = source.find_first_not_of(" \t\r\n*", at + 1);
  if (first == std::string_view::npos || !source.substr(first).starts_with(kHeaderWord))
    return std::optional<HeaderPosition>{};
  first += kHeaderWord.size();
  const std::size_t end = source.find("*/", first);
  if (end == std::string_view::npos) return scriptError(lineAt(source, at), Core::tr("the header has no end (*/)"));
  return std::optional(HeaderPosition{first, end});
}

/// Reads the members of an object, and reports those that it does not know.
class Members {
 public:
  Members(const json& object, Message where) : object_(object), where_(std::move(where)) {}

  [[nodiscard]] const json* find(const char* name) {
    known_.emplace_back(name);
    const auto at = object_.find(name);
    return at == object_.end() ? nullptr : &*at;
  }
  [[nodiscard]] Error error(std::string_view name, Message reason) const {
    return Error::in(where_, Core::trWith("%1: %2"), name, reason);
  }
  [[nodiscard]] Status text(const char* name, LocalText& text) {
    const json* found = find(name);
    if (found == nullptr) return Done{};
    if (found->is_string()) {
      text.texts["en"] = found->get<std::string>();
      return Done{};
    }
    if (!found->is_object()) return error(name, Core::tr("expected a text, or texts by language"));
    for (const auto& [language, words] : found->items()) {
      if (!words.is_string()) return error(name, Core::tr("expected texts by language"));
      text.texts[language] = words.get<std::string>();
    }
    return Done{};
  }
  [[nodiscard]] Status number(const char* name, double& number) {
    const json* found = find(name);
    if (found == nullptr) return Done{};
    if (!found->is_number() || !std::isfinite(found->get<double>())) return error(name, Core::tr("expected a number"));
    number = found->get<double>();
    return Done{};
  }
  [[nodiscard]] Status onlyKnown() const {
    for (const auto& [name, value] : object_.items()) {
      if (std::ranges::find(known_, name) == known_.end()) return error(name, Core::tr("unknown member"));
    }
    return Done{};
  }

 private:
  const json& object_;
  Message where_;
  std::vector<std::string> known_;
};

bool isId(std::string_view text) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return !text.empty() && isLetter(text.front()) &&
         std::ranges::all_of(text, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-'; });
}

/// A choice is a text, or an object with a value and its text by language.
Result<ScriptChoice> readChoice(const json& choice) {
  ScriptChoice made;
  if (choice.is_string()) {
    made.value = choice.get<std::string>();
  } else if (choice.is_object()) {
    Members members(choice, Message::verbatim("choices"));
    const json* value = members.find("value");
    if (value == nullptr || !value->is_string()) return members.error("value", Core::tr("expected a text"));
    made.value = value->get<std::string>();
    if (const Status read = members.text("text", made.text); !read) return read.error();
    if (const Status known = members.onlyKnown(); !known) return known.error();
  }
  if (made.value.empty())
    return Error::because(Core::tr("choices: expected a list of texts, or of objects with a value and a text"));
  return made;
}

Status readChoices(Members& members, ScriptParameter& parameter) {
  const json* choices = members.find("choices");
  if (choices == nullptr || !choices->is_array() || choices->empty())
    return members.error("choices", Core::tr("expected a list of texts, or of objects with a value and a text"));
  for (const json& each : *choices) {
    Result<ScriptChoice> choice = readChoice(each);
    if (!choice) return members.error(parameter.id, choice.error().sentence());
    if (std::ranges::find(parameter.choices, choice->value, &ScriptChoice::value) != parameter.choices.end())
      return members.error("choices", {Core::trWith("\"%1\" is given twice"), choice->value});
    parameter.choices.push_back(*std::move(choice));
  }
  return Done{};
}

Status readKind(Members& members, ScriptParameter& parameter) {
  const json* kind = members.find("kind");
  const std::string word = kind != nullptr && kind->is_string() ? kind->get<std::string>() : std::string();
  const auto* known = std::ranges::find_if(kKinds, [&](const auto& row) { return row.first == word; });
  if (known == kKinds.end())
    return members.error("kind", Core::tr("expected number, integer, choice, bool, text, bone or morph"));
  parameter.kind = known->second;
  return parameter.kind == ScriptParameterKind::Choice ? readChoices(members, parameter) : Status(Done{});
}

Status readNumberDefault(Members& members, const json* value, ScriptParameter& parameter) {
  double initial = std::clamp(0.0, parameter.minimum, parameter.maximum);
  if (value != nullptr) {
    if (!value->is_number()) return members.error("default", Core::tr("expected a number"));
    initial = value->get<double>();
  }
  if (!(initial >= parameter.minimum && initial <= parameter.maximum))
    return members.error("default", Core::tr("is not between min and max"));
  if (parameter.kind == ScriptParameterKind::Integer && initial != std::floor(initial))
    return members.error("default", Core::tr("expected a whole number"));
  parameter.initial = operations::argumentText(initial);
  return Done{};
}

Status readDefault(Members& members, ScriptParameter& parameter) {
  const json* value = members.find("default");
  switch (parameter.kind) {
    case ScriptParameterKind::Number:
    case ScriptParameterKind::Integer: return readNumberDefault(members, value, parameter);
    case ScriptParameterKind::Flag:
      if (value != nullptr && !value->is_boolean()) return members.error("default", Core::tr("expected true or false"));
      parameter.initial = value != nullptr && value->get<bool>() ? "true" : "false";
      return Done{};
    case ScriptParameterKind::Choice: parameter.initial = parameter.choices.front().value; break;
    case ScriptParameterKind::Text:
    case ScriptParameterKind::Bone:
    case ScriptParameterKind::Morph: break;
  }
  if (value == nullptr) return Done{};
  if (!value->is_string()) return members.error("default", Core::tr("expected a text"));
  parameter.initial = value->get<std::string>();
  const auto& choices = parameter.choices;
  if (parameter.kind == ScriptParameterKind::Choice &&
      std::ranges::find(choices, parameter.initial, &ScriptChoice::value) == choices.end())
    return members.error("default", Core::tr("is not one of the choices"));
  return Done{};
}

Result<ScriptParameter> readParameter(const json& object, std::size_t index) {
  const Message where = {Core::trWith("parameter %1"), index + 1};
  if (!object.is_object()) return Error::in(where, Core::tr("expected an object"));
  Members members(object, where);
  ScriptParameter parameter;
  const json* id = members.find("id");
  if (id == nullptr || !id->is_string() || !isId(id->get<std::string>()))
    return members.error("id", Core::tr("expected letters, digits and hyphens"));
  parameter.id = id->get<std::string>();
  if (std::ranges::find(kReservedIds, parameter.id) != kReservedIds.end())
    return members.error("id", {Core::trWith("\"%1\" has another meaning"), parameter.id});
  if (const Status read = readKind(members, parameter); !read) return read.error();
  if (const Status read = members.text("text", parameter.text); !read) return read.error();
  if (const Status read = members.text("help", parameter.help); !read) return read.error();
  if (const Status read = members.number("min", parameter.minimum); !read) return read.error();
  if (const Status read = members.number("max", parameter.maximum); !read) return read.error();
  if (parameter.minimum > parameter.maximum) return members.error("min", Core::tr("is above max"));
  if (const json* unit = members.find("unit"); unit != nullptr) {
    if (!unit->is_string()) return members.error("unit", Core::tr("expected a text"));
    parameter.unit = unit->get<std::string>();
  }
  if (const Status read = readDefault(members, parameter); !read) return read.error();
  if (const Status known = members.onlyKnown(); !known) return known.error();
  return parameter;
}

Result<ScriptHeader> headerFrom(const json& object) {
  if (!object.is_object()) return Error::because(Core::tr("expected an object"));
  Members members(object, {});
  ScriptHeader header;
  if (const Status read = members.text("title", header.title); !read) return read.error();
  if (const Status read = members.text("help", header.help); !read) return read.error();
  if (const Status read = members.number("seconds", header.seconds); !read) return read.error();
  if (header.seconds < 0 || header.seconds > kMaxScriptSeconds)
    return members.error("seconds", Core::tr("expected at most 100"));
  if (const json* list = members.find("parameters"); list != nullptr) {
    if (!list->is_array() || list->size() > kMaxParameters)
      return members.error("parameters", {Core::trWith("expected a list of at most %1 objects"), kMaxParameters});
    for (std::size_t i = 0; i < list->size(); ++i) {
      Result<ScriptParameter> parameter = readParameter((*list)[i], i);
      if (!parameter) return parameter.error();
      if (std::ranges::find(header.parameters, parameter->id, &ScriptParameter::id) != header.parameters.end())
        return Error::because(Core::trWith("parameter \"%1\" is declared twice"), parameter->id);
      header.parameters.push_back(*std::move(parameter));
    }
  }
  if (const Status known = members.onlyKnown(); !known) return known.error();
  return header;
}

}  // namespace

std::string LocalText::in(std::string_view language) const {
  for (const std::string_view wanted : {language, language.substr(0, language.find('_')), std::string_view("en")}) {
    if (const auto found = texts.find(wanted); found != texts.end()) return found->second;
  }
  return texts.empty() ? std::string() : texts.begin()->second;
}

Error scriptError(int line, Message reason) { return Error::in({Core::trWith("line %1"), line}, std::move(reason)); }

int lineOf(const Error& error) {
  const std::string section = error.section.english();
  if (!section.starts_with(kLinePrefix)) return 0;
  int line = 0;
  const char* end = section.data() + section.size();
  const auto read = std::from_chars(section.data() + kLinePrefix.size(), end, line);
  return read.ec == std::errc() && read.ptr == end ? line : 0;
}

Result<ScriptHeader> readHeader(std::string_view source) {
  if (source.size() > kMaxScriptBytes) return scriptError(1, Core::tr("the script has more than 1 MB"));
  if (!utf8::isValid(source)) return scriptError(1, Core::tr("the script is not in UTF-8"));
  const Result<std::optional<HeaderPosition>> place = findHeader(source);
  if (!place) return place.error();
  if (!*place) return ScriptHeader{};
  const auto [first, end] = **place;
  const std::string_view text = source.substr(first, end - first);
  try {
    const json object = json::parse(text);
    Result<ScriptHeader> header = headerFrom(object);
    if (!header) return scriptError(lineAt(source, first), {Core::trWith("header: %1"), header.error().sentence()});
    return header;
  } catch (const json::parse_error& error) {
    return scriptError(lineAt(source, first + error.byte), Core::tr("header: is not valid JSON"));
  } catch (const json::exception& error) {
    return scriptError(lineAt(source, first), {Core::trWith("header: %1"), error.what()});
  }
}

}  // namespace furitsuke::scripts
