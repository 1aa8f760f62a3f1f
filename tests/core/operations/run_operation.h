// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <memory>
#include <string>
#include <string_view>

#include "core/operations/operation.h"

namespace furitsuke::test {

/// The input of an operation other than the motion and its arguments.
struct OperationScene {
  const motion::Motion* other = nullptr;  ///< the value of every MotionFile argument
  operations::PairTable table = {};       ///< the value of every PairTable argument
  std::string_view tracks = {};
  std::string_view frames = {};
  const model::Model* model = nullptr;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  std::string_view lyrics = {};                    ///< the text of every LyricsFile argument
  std::shared_ptr<const media::Sound> sound = {};  ///< of every SoundFile argument, and of the motion
  const model::Model* source = nullptr;            ///< the value of every ModelFile argument
  std::vector<operations::DancerModels> dancers = {};
};

/// The result of an operation.
struct RunResult {
  motion::Motion motion;
  std::string error;
  Diagnostics notes;
  std::vector<operations::LargestError> errors = {};
  std::vector<operations::OperationMetric> metrics = {};
  std::any extra = {};
};

/// Runs an operation of the table. Checks that undo restores the motion, that redo restores the result, and that the
/// reported numbers of keys are right.
[[nodiscard]] RunResult resultIn(const OperationScene& scene, const motion::Motion& motion, std::string_view id,
                                 const operations::OperationArguments::Texts& texts);
[[nodiscard]] RunResult resultOf(const motion::Motion& motion, std::string_view id,
                                 const operations::OperationArguments::Texts& texts,
                                 const motion::Motion* other = nullptr, const operations::PairTable& table = {},
                                 std::string_view tracks = {}, std::string_view frames = {});

/// 左腕, 右腕 and センター with different keys; 左足, a morph and an IK switch of only one side.
[[nodiscard]] motion::Motion twoSidedMotion();

/// One bone whose keys have their frame as x and different curves; the physics flag changes between some keys.
[[nodiscard]] motion::Motion curvedMotion(std::initializer_list<Frame> frames);

}  // namespace furitsuke::test
