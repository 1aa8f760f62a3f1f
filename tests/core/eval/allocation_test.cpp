// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "tests/core/eval/rig_models.h"

namespace {
std::atomic<std::size_t> allocations = 0;
}  // namespace

// The nothrow form too, because the common delete frees the memory of both.
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  ++allocations;
  return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace furitsuke::eval {
namespace {

TEST(Allocation, IsDetected) {
  const std::size_t before = allocations;
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  const RigPose pose = made.pose();
  EXPECT_GT(allocations, before);
}

TEST(Allocation, DoesNotHappenInAFrame) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 8, 0});
  made.bone(0, {0, 4, 0.1F});
  made.bone(1, {0, 0, 0});
  made.bone(model::kNoIndex, {0, 0, 0}).layer = 1;
  made.append(0, {1, 8, 0}, {0, 0.5F, true, true, false}).layer = 2;
  made.chain(3, 2, {1, 0}, 40);
  made.morph(model::MorphKind::Bone).offsets = std::vector<model::BoneOffset>{{1, {0, 0.5F, 0}, {0, 0, 0, 1}}};
  made.morph(model::MorphKind::Group).offsets = std::vector<model::MorphShare>{{0, 0.5F}};
  made.weigh(1, 1);
  for (Frame frame = 0; frame < 100; frame += 10) made.key(3, frame, {0, static_cast<float>(frame) / 20, 1});
  made.switchIk(3, 50, true);
  const Rig rig = makeRig(made.model);
  const BoundMotion motion(made.motion, made.model, rig);
  RigPose pose(rig);
  const std::size_t before = allocations;
  for (double frame = 0; frame < 120; frame += 7.5) evaluatePose(rig, motion, frame, pose);
  EXPECT_EQ(allocations, before);
}

}  // namespace
}  // namespace furitsuke::eval
