// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

/// Bones 全ての親, 操作中心, 上半身 (upper body), 右腕 (arm R), 左腕 (arm L), 隠し, 頭 (head); morphs あ (a), 笑い
/// (smile), まばたき. Groups: Root (全ての親), 表情 (Exp: あ, 笑い), 体 (Body: 上半身, 頭), 腕 (Arms: 右腕, 左腕 and
/// the morph まばたき); 操作中心 and 隠し are in none.
[[nodiscard]] model::Model dancer();
/// Keys for 右腕 (0 10), 左腕 (0 20), 上半身 (5), 操作中心 (0), まばたき (3), あ (0 8) and, missing in the dancer, 尻尾
/// (0) and the morph うさ耳 (0).
[[nodiscard]] motion::Motion dancerMotion();

}  // namespace furitsuke::test
