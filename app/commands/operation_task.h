// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/edit/motion_document.h"
#include "core/operate/operation.h"

namespace furitsuke {

/// An operation with all that it needs; a value that another thread can work on.
struct OperationTask {
  const Operation* operation = nullptr;
  OperationArguments::Texts arguments;
  Motion motion;                     ///< shares its columns with the document's
  std::optional<KeySelection> keys;  ///< nothing: those of `tracks` and `frames`
  std::string tracks;                ///< as keysInScope() takes them
  std::string frames;
  std::shared_ptr<const Model> model;  ///< may be null
  /// Motions that are open, which stand before files of the same name.
  std::map<std::string, std::shared_ptr<const Motion>> open;
};

/// What has become of it.
struct OperationOutcome {
  EditedMotion edited;
  std::size_t keysBefore = 0;  ///< of the motion
  std::size_t keysAfter = 0;
  std::size_t tracks = 0;  ///< that change
  bool isChange = false;
  std::vector<LargestError> errors;
  Diagnostics notes;
};

/// Does the work, reading the files that arguments name; touches nothing of the window. An Error whose section is the
/// id of a parameter is about its value.
[[nodiscard]] Result<OperationOutcome> runOperation(const OperationTask& task);

}  // namespace furitsuke
