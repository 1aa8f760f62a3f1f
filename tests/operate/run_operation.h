// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/operate/operation.h"

namespace furitsuke::test {

/// What an operation of the table needs beside its arguments.
struct OperationScene {
  const Motion* other = nullptr;  ///< what every MotionFile argument names
  PairTable table = {};           ///< what every PairTable argument names
  std::string_view tracks = {};
  std::string_view frames = {};
  const Model* model = nullptr;
};

/// The result of an operation of the table, as the command line asks for it.
struct Ran {
  Motion motion;
  std::string error;
  Diagnostics notes;
  std::vector<LargestError> errors = {};
};

/// Runs it; checks that undo gives the motion back and redo the result, and what the result says of its keys.
[[nodiscard]] Ran ranIn(const OperationScene& scene, const Motion& motion, std::string_view id,
                        const OperationArguments::Texts& texts);
[[nodiscard]] Ran ran(const Motion& motion, std::string_view id, const OperationArguments::Texts& texts,
                      const Motion* other = nullptr, const PairTable& table = {}, std::string_view tracks = {},
                      std::string_view frames = {});

/// One bone whose keys carry their frame as x, and curves that tell them apart; physics switches now and then.
[[nodiscard]] Motion curvedMotion(std::initializer_list<Frame> frames);

}  // namespace furitsuke::test
