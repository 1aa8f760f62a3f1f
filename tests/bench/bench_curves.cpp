// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QImage>
#include <QMouseEvent>
#include <algorithm>
#include <string>
#include <utility>

#include "app/panels/curves/curve_canvas.h"
#include "app/panels/curves/curve_panel.h"
#include "app/theme/theme.h"
#include "core/edit/document/motion_document.h"
#include "core/motion/selected_curves.h"
#include "tests/bench/bench_application.h"

// From a mouse move on a handle until the panel is repainted, with 1, 1,000 and 100,000 selected keys on up to 200
// tracks. Budget: 16 ms.
namespace furitsuke::bench {
namespace {

constexpr Frame kCurveKeysPerTrack = 500;

/// 200 bones with a key on every third frame; x increases from key to key.
motion::Motion curveBenchMotion() {
  motion::Motion motion;
  for (int i = 0; i < 200; ++i) {
    const motion::TrackId track = motion.ensureBone(Name::fromBytes("bone" + std::to_string(i)));
    motion::Keys<motion::BoneKey> keys;
    for (Frame k = 0; k < kCurveKeysPerTrack; ++k) {
      motion::BoneKey key = motion::restBoneKey();
      key.translation.x = static_cast<float>(k);
      keys.append(3 * k, key);
    }
    motion.bones[track.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
  }
  return motion;
}

motion::KeySelection firstKeysOf(const motion::Motion& motion, std::size_t count) {
  motion::KeySelection selection;
  for (std::uint32_t i = 0; i < motion.bones.size() && count > 0; ++i) {
    const motion::TrackId track{motion::TrackKind::Bone, i};
    const std::span<const Frame> frames = motion.frames(track);
    const auto taken = frames.subspan(0, std::min(count, frames.size()));
    selection.add(track, taken);
    count -= taken.size();
  }
  return selection;
}

void sendMouse(panels::CurveCanvas& canvas, QEvent::Type type, QPointF at) {
  const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
  QMouseEvent event(type, at, canvas.mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&canvas, &event);
}

void curveHandleDrag(benchmark::State& state) {
  theme::applyTheme(application(), "dark");
  edit::MotionDocument document(curveBenchMotion());
  panels::CurvePanel panel;
  panel.setDocument(&document);
  panel.resize(300, 520);
  panel.show();
  document.state().setSelection(firstKeysOf(document.motion(), static_cast<std::size_t>(state.range(0))));
  QApplication::processEvents();

  auto& canvas = *panel.findChild<panels::CurveCanvas*>();
  QImage picture(panel.size(), QImage::Format_RGB32);
  const QPointF from = canvas.handleCenter(0);
  sendMouse(canvas, QEvent::MouseButtonPress, from);
  int step = 0;
  for (auto _ : state) {
    // Every move changes a byte: the handle moves around a square of 60 by 60.
    step = (step + 7) % 60;
    sendMouse(canvas, QEvent::MouseMove, canvas.fromCurve(QPointF(20 + step, 80 - step)));
    panel.render(&picture);
  }
  sendMouse(canvas, QEvent::MouseButtonRelease, from);
}
BENCHMARK(curveHandleDrag)->Arg(1)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
