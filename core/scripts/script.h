// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/operations/arguments.h"

// Scripts: programs in JavaScript that change a motion. This file reads what a script says about itself.
namespace furitsuke::scripts {

/// A text in several languages.
struct LocalText {
  std::map<std::string, std::string, std::less<>> texts = {};  ///< by the code of the language: "en", "ja", "zh_CN"

  /// The text in a language, or in English, or in any language; empty if there is none.
  [[nodiscard]] std::string in(std::string_view language) const;
};

enum class ScriptParameterKind { Number, Integer, Choice, Flag, Text, Bone, Morph };

/// A value of a parameter of the kind Choice.
struct ScriptChoice {
  std::string value;  ///< what the script and the command line use
  LocalText text;     ///< what the form shows; empty: made from the value
};

/// A parameter that the program asks for before a run.
struct ScriptParameter {
  std::string id;  ///< letters, digits and hyphens; the name of the value in the script
  ScriptParameterKind kind = ScriptParameterKind::Number;
  LocalText text;       ///< the label; empty: made from the id
  LocalText help;       ///< a phrase without a full stop
  std::string initial;  ///< the default, in the form that the command line reads
  std::string unit;     ///< "frames", "degrees"; empty when it has none
  double minimum = -operations::kLargestNumber;
  double maximum = operations::kLargestNumber;
  std::vector<ScriptChoice> choices;
};

/// The comment at the start of a script.
struct ScriptHeader {
  LocalText title;  ///< empty: the name of the file
  LocalText help;   ///< what it does, in sentences
  std::vector<ScriptParameter> parameters;
  double seconds = 0;  ///< how long it may run; 0: as usual
};

/// A program in JavaScript. A plain value.
struct Script {
  std::string name;    ///< the name of its file without extension
  std::string source;  ///< UTF-8
  friend bool operator==(const Script&, const Script&) = default;
};

/// The largest source that is read, in bytes.
inline constexpr std::size_t kMaxScriptBytes = std::size_t{1} << 20;

/// The longest time that a header can ask for, in seconds.
inline constexpr double kMaxScriptSeconds = 100;

/// An Error of a script. `line` counts from 1.
[[nodiscard]] Error scriptError(int line, Message reason);
/// The line that scriptError() put into an Error; 0 if it has none.
[[nodiscard]] int lineOf(const Error& error);

/// Reads the header: a comment that begins with "furitsuke-script" and contains an object in JSON; see the manual. A
/// script without one has no parameters. An Error has the line; see lineOf().
[[nodiscard]] Result<ScriptHeader> readHeader(std::string_view source);

}  // namespace furitsuke::scripts
