// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/base/diagnostic.h"

// What operations say about their result, in one table, from which the texts of all languages are made.
namespace furitsuke::operations {

struct OperationNoteText {
  /// %n: NoteValues::count, %1: NoteValues::detail.
  using Text =
      std::variant<MessageText, PatternFor<Counted>, PatternFor<MessageArgument>, PatternFor<Counted, MessageArgument>>;

  consteval OperationNoteText(std::string_view name, Severity level, MessageText literal)
      : code(name), severity(level), text(literal) {}
  consteval OperationNoteText(std::string_view name, Severity level, MessagePattern literal)
      : code(name), severity(level), text(textOf(literal)) {}

  std::string_view code;  ///< "edit.keys.collided"; stable
  Severity severity;
  Text text;

 private:
  static consteval Text textOf(MessagePattern literal) {
    if (literal.plural() == nullptr) return PatternFor<MessageArgument>(literal);
    if (literal.placeholders() == 0) return PatternFor<Counted>(literal);
    return PatternFor<Counted, MessageArgument>(literal);
  }
};

/// All of them, in alphabetic order of the codes.
[[nodiscard]] std::span<const OperationNoteText> operationNoteTexts();

/// What is inserted into the text of a note.
struct NoteValues {
  std::size_t count = 0;
  std::variant<std::string, Message> detail = {};  ///< names or numbers, which are not translated, or a sentence
};

/// A note about a track, or about the whole motion when `track` is empty. The code must be in the table.
[[nodiscard]] Diagnostic operationNote(std::string_view code, std::string track, NoteValues values = {});

}  // namespace furitsuke::operations
