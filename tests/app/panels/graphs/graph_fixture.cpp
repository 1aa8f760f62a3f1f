// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/panels/graphs/graph_fixture.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include "app/theme/theme.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

GraphTest::GraphTest() {
  theme::applyTheme(*qApp, "dark");
  motion::Motion motion;
  right = addBone(motion, "右腕", {0, 10, 20, 30});
  left = addBone(motion, "左腕", {0, 30});
  morph = addMorph(motion, "あ", {0, 12});
  motion::Keys<motion::CameraKey> camera;
  motion::CameraKey key = motion::restCameraKey();
  camera.append(0, key);
  key.distance = -20;
  key.rotation.y = 1;
  camera.append(40, key);
  motion.camera = motion::Track<motion::CameraKey>(std::move(camera));
  document = std::make_unique<edit::MotionDocument>(std::move(motion));
  document->state().setCurrentTrack(right);
  panel.resize(1000, 420);
  panel.setDocument(document.get());
  panel.show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  settle();
  plot = panel.findChild<panels::GraphPlot*>();
  list = panel.findChild<panels::ChannelList*>();
}

void GraphTest::settle() { QApplication::processEvents(); }

std::size_t GraphTest::curve(motion::TrackId track, eval::ValueChannel channel) const {
  for (std::size_t i = 0; i < view().curves().size(); ++i) {
    if (view().curves()[i].track == track && view().curves()[i].channel == channel) return i;
  }
  ADD_FAILURE() << "no such curve: " << eval::channelInfo(channel).id;
  return 0;
}

QPointF GraphTest::at(motion::TrackId track, eval::ValueChannel channel, double frame, double value) const {
  return plot->plotRect().topLeft() + view().pointOf(view().curves()[curve(track, channel)], frame, value);
}

QPointF GraphTest::by(double frames, double values) const {
  return {frames * view().scale().pixelsPerFrame(), -values * view().values().pixelsPerValue()};
}

void GraphTest::send(QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held,
                     Qt::KeyboardModifiers modifiers) {
  QMouseEvent event(type, point, plot->viewport()->mapToGlobal(point), button, held, modifiers);
  QApplication::sendEvent(plot->viewport(), &event);
}

void GraphTest::press(QPointF point, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  send(QEvent::MouseButtonPress, point, button, button, modifiers);
}

void GraphTest::moveTo(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  constexpr int kSteps = 8;
  for (int i = 1; i <= kSteps; ++i) {
    send(QEvent::MouseMove, from + (to - from) * i / kSteps, Qt::NoButton, button, modifiers);
  }
}

void GraphTest::release(QPointF point, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  send(QEvent::MouseButtonRelease, point, button, Qt::NoButton, modifiers);
}

void GraphTest::click(QPointF point, Qt::KeyboardModifiers modifiers) {
  press(point, modifiers);
  release(point, modifiers);
}

void GraphTest::drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  press(from, modifiers, button);
  moveTo(from, to, modifiers, button);
  release(to, modifiers, button);
}

void GraphTest::wheel(QPointF point, int notches, Qt::KeyboardModifiers modifiers) {
  QWheelEvent event(point, plot->viewport()->mapToGlobal(point), {}, QPoint(0, notches * 120), Qt::NoButton, modifiers,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(plot->viewport(), &event);
}

void GraphTest::select(motion::TrackId track, std::initializer_list<Frame> keys) {
  motion::KeySelection chosen;
  for (const Frame frame : keys) chosen.add(track, frame);
  document->state().setSelection(chosen);
}

std::string GraphTest::selection() const {
  std::string text;
  for (const auto& [track, selected] : document->state().selection().tracks()) {
    text += (text.empty() ? "" : " ") + motion::trackPath(document->motion(), track) + ":";
    for (std::size_t i = 0; i < selected.size(); ++i) text += (i > 0 ? "," : "") + std::to_string(selected[i]);
  }
  return text;
}

std::string GraphTest::shown() const {
  std::string text;
  for (const panels::GraphCurve& curve : view().curves()) {
    if (curve.isShown) text += (text.empty() ? "" : " ") + std::string(eval::channelInfo(curve.channel).id);
  }
  return text;
}

std::string GraphTest::keys(motion::TrackId bone) const { return keysOf(document->motion(), bone); }

}  // namespace furitsuke::test
