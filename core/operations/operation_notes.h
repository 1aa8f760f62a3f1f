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
      std::variant<MessageText, PatternFor<Counted>, PatternFor<std::string>, PatternFor<Counted, std::string>>;

  consteval OperationNoteText(std::string_view code, Severity severity, MessageText text)
      : code(code), severity(severity), text(text) {}
  consteval OperationNoteText(std::string_view code, Severity severity, MessagePattern text)
      : code(code), severity(severity), text(textOf(text)) {}

  std::string_view code;  ///< "edit.keys.collided"; stable
  Severity severity;
  Text text;

 private:
  static consteval Text textOf(MessagePattern text) {
    if (text.plural() == nullptr) return PatternFor<std::string>(text);
    if (text.places() == 0) return PatternFor<Counted>(text);
    return PatternFor<Counted, std::string>(text);
  }
};

/// All of them, in alphabetic order of the codes.
[[nodiscard]] std::span<const OperationNoteText> operationNoteTexts();

/// What is inserted into the text of a note.
struct NoteValues {
  std::size_t count = 0;
  std::string detail = {};  ///< names or numbers, which are not translated
};

/// A note about a track, or about the whole motion when `track` is empty. The code must be in the table.
[[nodiscard]] Diagnostic operationNote(std::string_view code, std::string track, NoteValues values = {});

}  // namespace furitsuke::operations
