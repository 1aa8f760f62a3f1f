// SPDX-License-Identifier: MIT
#include "core/scripts/script_texts.h"

#include "core/base/known_text.h"

namespace furitsuke::scripts {

namespace {

constexpr KnownText kTracks[] = {
    Core::tr("bone"),  Core::trWith("bone %1"),  Core::tr("camera"),   Core::tr("light"),
    Core::tr("morph"), Core::trWith("morph %1"), Core::tr("property"), Core::tr("selfShadow"),
};

constexpr KnownText kTexts[] = {
    {Core::trWith("%1 has curves that are not an object"), kTracks},
    {Core::trWith("%1, %2 is not a number"), kTracks},
    {Core::trWith("%1, %2 must be a list of %3 numbers"), kTracks},
    {Core::trWith("%1, curve %2: 0 to 127 each"), kTracks},
    {Core::trWith("%1, frame %2 has curves that are not an object"), kTracks},
    {Core::trWith("%1, frame %2, %3 is not a number"), kTracks},
    {Core::trWith("%1, frame %2, %3 must be a list of %4 numbers"), kTracks},
    {Core::trWith("%1, frame %2, curve %3: 0 to 127 each"), kTracks},
    {Core::trWith("%1, frame %2, mode: 0, 1 or 2"), kTracks},
    {Core::trWith("%1: a key must be an object"), kTracks},
    {Core::trWith("%1: columns differ in length"), kTracks},
    {Core::trWith("%1: columns must be those of a track of its kind"), kTracks},
    {Core::trWith("%1: keys must be a list"), kTracks},
    {Core::trWith("%1: the frame %2 is not a whole number from 0"), kTracks},
    {Core::trWith("%1: the frames of columns must ascend, from 0"), kTracks},
    Core::tr("RangeError: Array length out of range."),
    Core::tr("RangeError: Array too large for apply()."),
    Core::tr("RangeError: ArrayBuffer: out of memory"),
    Core::tr("RangeError: Index out of range."),
    Core::tr("RangeError: Invalid Date"),
    Core::tr("RangeError: Invalid array length."),
    Core::tr("RangeError: Maximum call stack size exceeded."),
    Core::tr("RangeError: Number.prototype.toExponential: fractionDigits out of range"),
    Core::tr("RangeError: Number.prototype.toPrecision: precision out of range"),
    Core::trWith("RangeError: Number.prototype.toString: %1 is not a valid radix"),
    Core::tr("RangeError: String.fromCodePoint: argument out of range."),
    Core::trWith("ReferenceError: %1 is not defined"),
    Core::tr("ReferenceError: Missing call to super()."),
    Core::tr("SyntaxError: Binding target is not a reference."),
    Core::tr("SyntaxError: Break outside of loop"),
    Core::tr("SyntaxError: Continue outside of loop"),
    Core::trWith("SyntaxError: Duplicate parameter name '%1' is not allowed."),
    Core::trWith("SyntaxError: Expected token `%1'"),
    Core::trWith("SyntaxError: Identifier %1 has already been declared"),
    Core::tr("SyntaxError: Illegal character"),
    Core::tr("SyntaxError: Illegal unicode escape sequence"),
    Core::tr("SyntaxError: Imported file must be a script"),
    Core::tr("SyntaxError: Invalid flags supplied to RegExp constructor"),
    Core::tr("SyntaxError: Invalid left-hand side expression in postfix operation"),
    Core::tr("SyntaxError: Invalid regular expression"),
    Core::tr("SyntaxError: JSON.parse: Parse error"),
    Core::tr("SyntaxError: Maximum statement or expression depth exceeded"),
    Core::tr("SyntaxError: Missing initializer in const declaration"),
    Core::tr("SyntaxError: Prefix ++ operator applied to value that is not a reference."),
    Core::tr("SyntaxError: Return statement outside of function"),
    Core::tr("SyntaxError: Stray newline in string literal"),
    Core::tr("SyntaxError: Syntax error"),
    Core::tr("SyntaxError: Unclosed string at end of line"),
    Core::trWith("SyntaxError: Unexpected token `%1'"),
    Core::tr("SyntaxError: Unterminated regular expression literal"),
    Core::tr("SyntaxError: left-hand side of assignment operator is not an lvalue"),
    Core::trWith("TypeError: %1 is not a function"),
    Core::trWith("TypeError: %1 is not an object"),
    Core::trWith("TypeError: Cannot assign to read-only property \"%1\""),
    Core::tr("TypeError: Cannot call a class constructor without |new|"),
    Core::trWith("TypeError: Cannot call method '%1' of %2"),
    Core::tr("TypeError: Cannot convert circular structure to JSON"),
    Core::trWith("TypeError: Cannot read property '%1' of %2"),
    Core::tr("TypeError: Function can only be called with |new|."),
    Core::tr("TypeError: Function is not a constructor."),
    Core::tr("TypeError: Invalid regular expression"),
    Core::trWith("TypeError: Property '%1' of object %2 is not a function"),
    Core::tr("TypeError: Type error"),
    Core::tr("TypeError: Value is not a function"),
    Core::tr("TypeError: Value is null and could not be converted to an object"),
    Core::tr("TypeError: Value is undefined and could not be converted to an object"),
    {Core::trWith("a %1 needs a name"), kTracks},
    Core::tr("cannot read the request"),
    Core::tr("cannot write to standard output"),
    Core::tr("is not a request"),
    Core::tr("the columns are not of the same kind"),
    Core::tr("the frame is not a number"),
    Core::tr("the keys of the script cannot be read"),
    Core::trWith("the model has no bone \"%1\""),
    Core::tr("the request is damaged"),
    Core::tr("the rotation is not a number"),
    Core::tr("the rotation must be a list of 4 numbers"),
    Core::tr("the script needs more memory than it may use (3 GB)"),
};

}  // namespace

Message scriptText(const std::string& english) {
  Message known = knownMessage(kTexts, english);
  return known.isEmpty() ? Message::verbatim(english) : known;
}

}  // namespace furitsuke::scripts
