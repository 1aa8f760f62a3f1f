// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/io/model/model_findings.h"
#include "core/model/model_name.h"

namespace furitsuke::io {

/// Counts findings about parts of a model, so that many parts with the same finding are reported in one line with the
/// first few names.
class ModelFindingCounter {
 public:
  /// Counts one part; `example` is its name and may be empty.
  void add(ModelFinding finding, const Message& example = {}) { add(finding, 1, example); }
  void add(ModelFinding finding, std::size_t count, const Message& example = {});

  /// Adds one diagnostic for each finding: "3 bones with a parent that does not exist: a, b, c".
  void report(Diagnostics& diagnostics) const;

 private:
  struct Entry {
    std::size_t count = 0;
    std::vector<Message> examples;
  };
  std::array<Entry, kModelFindings.size()> entries_;
};

/// The label of a part of a model in messages: its name, or "no. 12" for the twelfth when it has no name.
[[nodiscard]] Message partLabel(const model::ModelName& name, std::size_t index);

}  // namespace furitsuke::io
