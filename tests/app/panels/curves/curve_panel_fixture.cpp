// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/panels/curves/curve_panel_fixture.h"

#include <QApplication>
#include <QMouseEvent>
#include <QtTest/QTest>
#include <utility>

#include "app/theme/theme.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

CurvePanelTest::CurvePanelTest() {
  theme::applyTheme(*qApp, "dark");
  motion::Motion motion;
  arm_ = addBone(motion, "右腕", {0, 10, 20, 30});
  center_ = addBone(motion, "センター", {0, 10});
  mouth_ = addMorph(motion, "あ", {0, 10});
  motion::Keys<motion::CameraKey> camera;
  for (const Frame frame : {0, 10, 40}) camera.append(frame, motion::restCameraKey());
  motion.camera = motion::Track<motion::CameraKey>(std::move(camera));
  document_ = std::make_unique<edit::MotionDocument>(std::move(motion));
  panel_ = std::make_unique<panels::CurvePanel>();
  panel_->setDocument(document_.get());
  panel_->resize(300, 520);
  panel_->show();
  panel_->activateWindow();
  QApplication::processEvents();
}

void CurvePanelTest::select(std::initializer_list<motion::CurveKey> keys) {
  motion::KeySelection selection;
  for (const motion::CurveKey& key : keys) selection.add(key.track, key.frame);
  document_->state().setSelection(std::move(selection));
  QApplication::processEvents();
}

motion::Curve CurvePanelTest::curve(motion::TrackId track, Frame frame, motion::CurveChannel channel) const {
  return motion::curvesOfKey(document_->motion(), track, frame).curves[static_cast<std::size_t>(channel)];
}

QPoint CurvePanelTest::pixel(int x, int y) const { return canvas().fromCurve(QPointF(x, y)).toPoint(); }

void CurvePanelTest::press(QPoint at, Qt::KeyboardModifiers modifiers) {
  QTest::mousePress(&canvas(), Qt::LeftButton, modifiers, at);
}

void CurvePanelTest::moveMouse(QPoint to, Qt::KeyboardModifiers modifiers) {
  // QTest::mouseMove supports neither buttons nor modifiers.
  QMouseEvent event(QEvent::MouseMove, to, canvas().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
  QApplication::sendEvent(&canvas(), &event);
}

void CurvePanelTest::release(QPoint at) { QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, at); }

void CurvePanelTest::drag(int handle, int x, int y, Qt::KeyboardModifiers modifiers) {
  const QPoint from = canvas().handleCenter(handle).toPoint();
  const QPoint to = pixel(x, y);
  press(from);
  moveMouse((from + to) / 2, modifiers);
  moveMouse(to, modifiers);
  release(to);
}

void CurvePanelTest::check(motion::CurveChannels active) {
  // First on, then off, because the last one cannot be switched off.
  for (const bool on : {true, false}) {
    panels::forEachChannel(motion::kAllCurveChannels, [&](motion::CurveChannel channel) {
      QAbstractButton* button = channels().button(channel);
      if (button->isVisible() && active.contains(channel) == on && button->isChecked() != on) {
        QTest::mouseClick(button, Qt::LeftButton);
      }
    });
  }
}

}  // namespace furitsuke::test
