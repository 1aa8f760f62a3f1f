// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/eval/operations/composed_keys.h"
#include "core/model/model.h"
#include "core/motion/operations/operation_result.h"

// The semi-standard bones (準標準ボーン) that many models have beside MMD's own: motions made with them lose what they
// say on models without them. What the bones do to each other is the order of PMX: a child stands in its parent, an
// appending bone takes a turn over behind its own keys (own * appended).
namespace furitsuke {

/// Which bones are folded.
struct FoldChoice {
  bool root = true;          ///< 全ての親 into センター and the IK of the feet
  bool groove = true;        ///< グルーブ into センター
  bool waist = true;         ///< 腰 into 上半身 and 下半身, its moves into what carries it
  bool upperBody2 = true;    ///< 上半身2 into 上半身
  bool armTwist = true;      ///< 腕捩 into 腕
  bool wristTwist = true;    ///< 手捩 into 手首
  bool shoulderP = true;     ///< 肩P into 肩, 肩C into 腕
  bool footIkParent = true;  ///< 足IK親 into 足ＩＫ
  bool legD = true;          ///< 足D, ひざD and 足首D into what they follow, where IK is off for the whole motion
};

/// Gives what the chosen semi-standard bones with selected keys do to the standard ones that hang on them, and takes
/// their keys away. Spans keep their curves where one of the inputs has one that fits within the limits, and are baked
/// otherwise; errors and baked spans are told. Where bones rest comes from the model; without one they are taken to
/// rest in one place, which is told, and a 全ての親 that turns is left alone. So is what no standard bone can do: turns
/// of D bones on top of IK, and 足先EX.
[[nodiscard]] OperationResult foldSemiStandard(const Motion& motion, const KeySelection& keys, const FoldChoice& choice,
                                               const Model* model, const ComposeLimits& limits);

/// What is handed over to semi-standard bones.
struct UnfoldChoice {
  bool groove = true;      ///< the height of センター to グルーブ
  bool armTwist = true;    ///< the turn of 腕 about itself to 腕捩
  bool wristTwist = true;  ///< that of 手首 about the forearm to 手捩
  double upperBody2 = 0;   ///< this share, 0..1, of the turn of 上半身 to 上半身2
};

/// Hands parts of the movement of standard bones over to the semi-standard ones, the way back from foldSemiStandard().
/// Keys that the receiving bones have are taken into account. The axes of the arms come from the model: an Error
/// without one. Bones that the model lacks get nothing, which is told.
[[nodiscard]] Result<OperationResult> unfoldSemiStandard(const Motion& motion, const KeySelection& keys,
                                                         const UnfoldChoice& choice, const Model* model,
                                                         const ComposeLimits& limits);

}  // namespace furitsuke
