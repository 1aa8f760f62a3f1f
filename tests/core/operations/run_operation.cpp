// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/run_operation.h"

#include <gtest/gtest.h>

#include <utility>

#include "core/lips/lyrics_file.h"
#include "core/operations/run.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

RunResult resultIn(const OperationScene& scene, const motion::Motion& motion, std::string_view id,
                   const operations::OperationArguments::Texts& texts) {
  const operations::Operation* operation = operations::findOperation(id);
  if (operation == nullptr) return {motion, "no such operation", {}};
  const operations::SoundReader readSound =
      [&scene](const std::string& name) -> Result<std::shared_ptr<const media::Sound>> {
    if (scene.sound == nullptr) return Error::in(Message::verbatim(name), Core::tr("cannot be read"));
    return scene.sound;
  };
  const operations::ArgumentFiles files{
      [&scene](const std::string&) -> Result<std::shared_ptr<const motion::Motion>> {
        return std::make_shared<const motion::Motion>(*scene.other);
      },
      [&scene](const std::string&) -> Result<operations::PairTable> { return scene.table; },
      [&scene](const std::string&) -> Result<std::shared_ptr<const lips::Lyrics>> {
        Result<lips::Lyrics> lyrics = lips::readLyrics(asBytes(scene.lyrics));
        if (!lyrics) return lyrics.error();
        return std::make_shared<const lips::Lyrics>(*std::move(lyrics));
      },
      readSound,
      [&scene](const std::string&) -> Result<std::shared_ptr<const model::Model>> {
        return std::make_shared<const model::Model>(*scene.source);
      }};
  const auto arguments = operations::OperationArguments::read(operation->parameters, texts, files);
  if (!arguments.ok()) return {motion, arguments.error().message(), {}};
  const operations::OperationScope scope{{}, std::string(scene.tracks), std::string(scene.frames)};
  const Result<operations::OperationOutcome> outcome = operations::runOperation(
      {operation, *arguments, scope, scene.preExtrapolation, readSound, {}, scene.dancers}, motion, scene.model);
  if (!outcome.ok()) return {motion, outcome.error().message(), {}};
  const motion::Motion& changed = outcome->motion;
  motion::Motion back = changed;
  motion::applyEdit(back, outcome->edit, motion::EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  motion::Motion again = back;
  motion::applyEdit(again, outcome->edit, motion::EditSide::After);
  EXPECT_EQ(again, changed) << "redo";
  EXPECT_EQ(outcome->summary.keysBefore, motion.keyCount());
  EXPECT_EQ(outcome->summary.keysAfter, changed.keyCount());
  EXPECT_EQ(outcome->summary.isChange, !outcome->edit.isEmpty());
  return {
      changed, {}, outcome->summary.notes, outcome->summary.errors, outcome->summary.metrics, outcome->summary.extra};
}

RunResult resultOf(const motion::Motion& motion, std::string_view id,
                   const operations::OperationArguments::Texts& texts, const motion::Motion* other,
                   const operations::PairTable& table, std::string_view tracks, std::string_view frames) {
  return resultIn({other, table, tracks, frames}, motion, id, texts);
}

motion::Motion curvedMotion(std::initializer_list<Frame> frames) {
  motion::Motion motion;
  const motion::TrackId id = addBone(motion, "センター", frames, 50);
  std::uint8_t byte = 1;
  motion::Keys<motion::BoneKey> keys = motion.bones[id.index].keys.keys();
  for (motion::BoneKey& key : keys.values.edit()) {
    for (motion::Curve& curve : key.curves) curve = {byte, static_cast<std::uint8_t>(byte + 1), 90, 100}, ++byte;
    key.physics = byte % 8 < 4;
  }
  motion.bones[id.index].keys = motion::Track(std::move(keys));
  return motion;
}

motion::Motion twoSidedMotion() {
  motion::Motion motion;
  for (const char* name : {"左腕", "右腕", "センター"}) {
    const motion::TrackId id =
        addBone(motion, name, {0, 10}, 10 * static_cast<motion::SourceRecord>(motion.bones.size()));
    motion::Keys<motion::BoneKey> keys = motion.bones[id.index].keys.keys();
    for (motion::BoneKey& key : keys.values.edit()) {
      key.translation.y = static_cast<float>(id.index);
      key.rotation = {0.5F, 0.5F, -0.5F, 0.5F};
      key.physics = id.index == 0;
    }
    motion.bones[id.index].keys = motion::Track(std::move(keys));
  }
  addBone(motion, "左足", {4});
  addMorph(motion, "ウィンク右", {3});
  motion::Keys<motion::VisibilityIkKey> property;
  property.append(0, {true, {{nameOf("左足ＩＫ").bytes, false}}});
  motion.property = motion::Track(std::move(property));
  return motion;
}

}  // namespace furitsuke::test
