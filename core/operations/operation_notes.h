// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"

// What operations say about their result, in one table, from which the texts of all languages are made.
namespace furitsuke::operations {

struct OperationNoteText {
  std::string_view code;  ///< "edit.keys.collided"; stable
  Severity severity = Severity::Warning;
  std::string_view text;      ///< English; %n: NoteValues::count, %1: NoteValues::detail
  std::string_view one = {};  ///< the text for a count of 1, if it has another form
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
