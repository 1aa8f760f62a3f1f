// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/operations/operation.h"

namespace furitsuke::test {

/// What an operation of the table needs beside its arguments.
struct OperationScene {
  const motion::Motion* other = nullptr;  ///< what every MotionFile argument names
  operations::PairTable table = {};       ///< what every PairTable argument names
  std::string_view tracks = {};
  std::string_view frames = {};
  const model::Model* model = nullptr;
};

/// The result of an operation of the table, as the command line asks for it.
struct Ran {
  motion::Motion motion;
  std::string error;
  Diagnostics notes;
  std::vector<operations::LargestError> errors = {};
};

/// Runs it; checks that undo gives the motion back and redo the result, and what the result says of its keys.
[[nodiscard]] Ran ranIn(const OperationScene& scene, const motion::Motion& motion, std::string_view id,
                        const operations::OperationArguments::Texts& texts);
[[nodiscard]] Ran ran(const motion::Motion& motion, std::string_view id,
                      const operations::OperationArguments::Texts& texts, const motion::Motion* other = nullptr,
                      const operations::PairTable& table = {}, std::string_view tracks = {},
                      std::string_view frames = {});

/// Three bones with keys of their own, 左腕, 右腕 and センター, with 左足, a morph and an IK switch of one side.
[[nodiscard]] motion::Motion twoSidedMotion();

/// One bone whose keys carry their frame as x, and curves that tell them apart; physics switches now and then.
[[nodiscard]] motion::Motion curvedMotion(std::initializer_list<Frame> frames);

}  // namespace furitsuke::test
