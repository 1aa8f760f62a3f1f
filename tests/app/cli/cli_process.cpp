// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <fstream>
#include <iterator>
#include <utility>

#include "core/base/file.h"

namespace furitsuke::test {

namespace {

template <class Value>
motion::Track<Value> trackOf(std::vector<std::pair<Frame, Value>> keys) {
  motion::Keys<Value> columns;
  for (auto& [frame, key] : keys) columns.append(frame, std::move(key));
  return motion::Track<Value>(std::move(columns));
}

}  // namespace

void CliTest::write(std::string_view name, ByteView bytes) const {
  const Status written = writeFileAtomically(file(name), bytes);
  ASSERT_TRUE(written.ok()) << written.error().message();
}

std::string CliTest::read(std::string_view name) const {
  std::ifstream stream(file(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

motion::Motion exampleMotion() {
  motion::Motion motion;
  motion.modelName = *Name::fromText("初音ミク");
  motion::BoneKey moved = motion::restBoneKey();
  moved.translation = {1, -2, 0.5F};
  moved.rotation = {0, -0.6F, 0, -0.8F};
  moved.physics = false;
  motion.bones.push_back(
      {*Name::fromText("センター"), trackOf<motion::BoneKey>({{0, motion::restBoneKey()}, {10, moved}})});
  motion.bones.push_back({*Name::fromText("右腕,袖"), trackOf<motion::BoneKey>({{4, motion::restBoneKey()}})});
  motion.morphs.push_back({*Name::fromText("あ"), trackOf<motion::MorphKey>({{0, {0}}, {4, {1}}})});
  motion::CameraKey camera = motion::restCameraKey();
  camera.distance = -30;
  camera.fov = 31;
  camera.perspective = false;
  motion.camera = trackOf<motion::CameraKey>({{0, motion::restCameraKey()}, {2, camera}});
  motion.light = trackOf<motion::LightKey>({{0, {{0.25F, 0.5F, 1}, {0, -1, 0}}}});
  motion.selfShadow = trackOf<motion::SelfShadowKey>({{0, {1, 0}}, {2, {2, 0.5F}}});
  motion.property = trackOf<motion::VisibilityIkKey>({{0, {true, {{Name::fromText("右足ＩＫ")->bytes, false}}}}});
  return motion;
}

}  // namespace furitsuke::test
