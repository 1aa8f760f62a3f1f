// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/operate/run_operation.h"

#include <gtest/gtest.h>

#include <utility>

#include "core/operate/scope.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

Ran ranIn(const OperationScene& scene, const Motion& motion, std::string_view id,
          const OperationArguments::Texts& texts) {
  const Operation* operation = findOperation(id);
  if (operation == nullptr) return {motion, "no such operation", {}};
  const ArgumentFiles files{[&scene](const std::string&) -> Result<std::shared_ptr<const Motion>> {
                              return std::make_shared<const Motion>(*scene.other);
                            },
                            [&scene](const std::string&) -> Result<PairTable> { return scene.table; }};
  const auto arguments = OperationArguments::read(operation->parameters, texts, files);
  if (!arguments.ok()) return {motion, arguments.error().message(), {}};
  const auto scope = keysInScope(motion, scene.tracks, scene.frames);
  EXPECT_TRUE(scope.ok());
  const Result<OperationResult> result = runOperation(*operation, {motion, scope->keys, *arguments, scene.model});
  if (!result.ok()) return {motion, result.error().message(), {}};
  Motion changed = motion;
  applyResult(changed, *result);
  Motion back = changed;
  applyEdit(back, result->edit, EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  Motion again = back;
  applyEdit(again, result->edit, EditSide::After);
  EXPECT_EQ(again, changed) << "redo";
  EXPECT_EQ(changed.keyCount(), keyCountAfter(motion, *result));
  return {changed, {}, result->notes, result->errors};
}

Ran ran(const Motion& motion, std::string_view id, const OperationArguments::Texts& texts, const Motion* other,
        const PairTable& table, std::string_view tracks, std::string_view frames) {
  return ranIn({other, table, tracks, frames}, motion, id, texts);
}

Motion curvedMotion(std::initializer_list<Frame> frames) {
  Motion motion;
  const TrackId id = addBone(motion, "センター", frames, 50);
  std::uint8_t byte = 1;
  Keys<BoneKey> keys = motion.bones[id.index].keys.keys();
  for (BoneKey& key : keys.values.edit()) {
    for (Curve& curve : key.curves) curve = {byte, static_cast<std::uint8_t>(byte + 1), 90, 100}, ++byte;
    key.physics = byte % 8 < 4;
  }
  motion.bones[id.index].keys = Track(std::move(keys));
  return motion;
}

}  // namespace furitsuke::test
