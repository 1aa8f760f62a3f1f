// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/physics/body_ray.h"

#include <gtest/gtest.h>

namespace furitsuke::physics {
namespace {

using model::BodyShape;

struct RayRow {
  const char* name;
  BodyShape shape;
  Vec3 size;
  glm::dvec3 origin, direction;
  std::optional<double> entry;
};

TEST(BodyRay, EntersAShapeAtItsSurface) {
  const Vec3 capsule{1, 4, 0}, box{1, 2, 3};
  const RayRow rows[] = {
      {"sphere, middle", BodyShape::Sphere, {2, 0, 0}, {0, 0, -10}, {0, 0, 1}, 8},
      {"sphere, longer direction", BodyShape::Sphere, {2, 0, 0}, {0, 0, -10}, {0, 0, 4}, 2},
      {"sphere, beside", BodyShape::Sphere, {2, 0, 0}, {2.1, 0, -10}, {0, 0, 1}, {}},
      {"sphere, behind", BodyShape::Sphere, {2, 0, 0}, {0, 0, 10}, {0, 0, 1}, {}},
      {"sphere, from within", BodyShape::Sphere, {2, 0, 0}, {0, 1, 0}, {0, 0, 1}, {}},
      {"sphere without size", BodyShape::Sphere, {0, 0, 0}, {0, 0, -10}, {0, 0, 1}, {}},
      {"box, front", BodyShape::Box, box, {0, 0, -10}, {0, 0, 1}, 7},
      {"box, top", BodyShape::Box, box, {0.9, 10, 2.9}, {0, -1, 0}, 8},
      {"box, oblique", BodyShape::Box, box, {-3, 0, 0}, {1, 0.5, 0}, 2},
      {"box, past the edge", BodyShape::Box, box, {-3, 1.6, 0}, {1, 0.5, 0}, {}},
      {"box without depth", BodyShape::Box, {1, 2, 0}, {0, 0, -10}, {0, 0, 1}, {}},
      {"capsule, side", BodyShape::Capsule, capsule, {0, 1.9, -10}, {0, 0, 1}, 9},
      {"capsule, cap", BodyShape::Capsule, capsule, {0, 10, 0}, {0, -1, 0}, 7},
      {"capsule, lower cap", BodyShape::Capsule, capsule, {0, -10, 0}, {0, 1, 0}, 7},
      {"capsule, beside the cap", BodyShape::Capsule, capsule, {0.8, 2.7, -10}, {0, 0, 1}, {}},
      {"capsule, from within the side", BodyShape::Capsule, capsule, {0, 0, 0}, {0, 0, 1}, {}},
      {"capsule, from within a cap", BodyShape::Capsule, capsule, {0, 2.5, 0}, {0, -1, 0}, {}},
  };
  for (const RayRow& row : rows) {
    model::RigidBody body;
    body.shape = row.shape;
    body.size = row.size;
    const auto entry = rayEntry(body, row.origin, row.direction);
    ASSERT_EQ(entry.has_value(), row.entry.has_value()) << row.name;
    if (entry) {
      EXPECT_NEAR(*entry, *row.entry, 1e-9) << row.name;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
