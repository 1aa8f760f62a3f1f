// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>
#include <memory>

#include "app/panels/viewport/body_view.h"
#include "app/session/scene/stage.h"
#include "tests/bench/bench_application.h"

// The overlay of rigid bodies and joints in a picture of 1600x900: what each repaint costs while the model moves.
namespace furitsuke::bench {
namespace {

constexpr QSize kPictureSize(1600, 900);
constexpr int kBodies = 100;

/// Bodies of all shapes and modes as large as those of hair and skirts, each held by the one before.
model::Model bodyModel() {
  model::Model model;
  model.bones.emplace_back().position = {0, 10, 0};
  for (int i = 0; i < kBodies; ++i) {
    model::RigidBody& body = model.bodies.emplace_back();
    body.bone = 0;
    body.shape = static_cast<model::BodyShape>(i % 3);
    body.mode = static_cast<model::BodyMode>(i / 3 % 3);
    body.group = static_cast<std::uint8_t>(i % 16);
    body.size = {0.5F, 0.9F, 0.3F};
    body.position = {static_cast<float>(i % 10) * 1.6F - 7, static_cast<float>(i / 10) * 1.9F + 1, 0};
    body.rotation = {0.3F, static_cast<float>(i), 0.2F};
    body.mass = 1;
    if (i == 0) continue;
    model::Joint& joint = model.joints.emplace_back();
    joint.bodyA = i - 1;
    joint.bodyB = i;
    joint.position = body.position;
    joint.rotationLower = {-0.5F, -0.2F, -0.5F};
    joint.rotationUpper = {0.5F, 0.2F, 0.5F};
  }
  return model;
}

void BM_BodyOverlay(benchmark::State& state, const panels::BodyViewOptions& options) {
  (void)application();
  session::Stage stage;
  stage.addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(bodyModel()), nullptr), {});
  panels::BodyView bodies(stage);
  bodies.setOptions(options);
  QImage picture(kPictureSize, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::gray);
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 16.0 / 9);
  QPainter painter(&picture);
  for (auto _ : state) {
    bodies.refresh();
    bodies.paint(painter, view, kPictureSize);
  }
}
BENCHMARK_CAPTURE(BM_BodyOverlay, off, panels::BodyViewOptions{})->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_BodyOverlay, bodies, panels::BodyViewOptions{.bodies = true})->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_BodyOverlay, joints, panels::BodyViewOptions{.joints = true})->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_BodyOverlay, bodies_joints, panels::BodyViewOptions{.bodies = true, .joints = true})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
