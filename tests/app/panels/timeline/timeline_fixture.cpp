// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/panels/timeline/timeline_fixture.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/motions.h"

namespace furitsuke::test {

TimelineTest::TimelineTest() {
  motion::Motion motion;
  right = addBone(motion, "右腕", {0, 10, 20});
  left = addBone(motion, "左腕", {0, 15, 30});
  head = addBone(motion, "頭", {5});
  a = addMorph(motion, "あ", {0, 12});
  document = std::make_unique<edit::MotionDocument>(std::move(motion));
  panel.resize(1000, 420);
  panel.setDocument(document.get());
  panel.show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  QApplication::processEvents();
  sheet = panel.findChild<panels::DopeSheet*>();
  ruler = panel.findChild<panels::TimeRuler*>();
  labels = panel.findChild<panels::TrackLabels*>();
}

QPointF TimelineTest::at(int row, double frame) const {
  return {view().scale().xOf(frame) + 0.5, view().rowTop(row) + panels::TimelineView::kRowHeight / 2.0};
}
QPointF TimelineTest::inRuler(double frame) const { return {view().scale().xOf(frame) + 0.5, 20.0}; }
QPointF TimelineTest::inLabels(int row, int x) const {
  return {1.0 * x, view().rowTop(row) + panels::TimelineView::kRowHeight / 2.0};
}

void TimelineTest::send(QWidget* widget, QEvent::Type type, QPointF point, Qt::MouseButton button,
                        Qt::MouseButtons held, Qt::KeyboardModifiers modifiers) {
  QMouseEvent event(type, point, widget->mapToGlobal(point), button, held, modifiers);
  QApplication::sendEvent(widget, &event);
}

void TimelineTest::press(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  send(widget, QEvent::MouseButtonPress, point, button, button, modifiers);
}

void TimelineTest::moveTo(QWidget* widget, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers,
                          Qt::MouseButton button) {
  constexpr int kSteps = 8;
  for (int i = 1; i <= kSteps; ++i) {
    send(widget, QEvent::MouseMove, from + (to - from) * i / kSteps, Qt::NoButton, button, modifiers);
  }
}

void TimelineTest::release(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  send(widget, QEvent::MouseButtonRelease, point, button, Qt::NoButton, modifiers);
}

void TimelineTest::click(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
  press(widget, point, modifiers, button);
  release(widget, point, modifiers, button);
}

void TimelineTest::doubleClick(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers) {
  click(widget, point, modifiers);
  send(widget, QEvent::MouseButtonDblClick, point, Qt::LeftButton, Qt::LeftButton, modifiers);
  release(widget, point, modifiers);
}

void TimelineTest::drag(QWidget* widget, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers,
                        Qt::MouseButton button) {
  press(widget, from, modifiers, button);
  moveTo(widget, from, to, modifiers, button);
  release(widget, to, modifiers, button);
}

void TimelineTest::wheel(QWidget* widget, QPointF point, QPoint notches, Qt::KeyboardModifiers modifiers) {
  QWheelEvent event(point, widget->mapToGlobal(point), {}, notches * 120, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(widget, &event);
}

std::string TimelineTest::selection() const {
  std::string text;
  for (const auto& [track, selected] : document->state().selection().tracks()) {
    text += (text.empty() ? "" : " ") + motion::trackPath(document->motion(), track) + ":";
    for (std::size_t i = 0; i < selected.size(); ++i) text += (i > 0 ? "," : "") + std::to_string(selected[i]);
  }
  return text;
}

std::string TimelineTest::frames(motion::TrackId track) const { return framesOf(document->motion(), track); }

void TimelineTest::select(motion::TrackId track, std::initializer_list<Frame> keys) {
  motion::KeySelection chosen;
  for (const Frame frame : keys) chosen.add(track, frame);
  document->state().setSelection(chosen);
}

std::string TimelineTest::rowNames() const {
  QStringList names;
  for (const panels::TimelineRow& row : view().rows().rows()) names.append(view().rows().label(row));
  return names.join(' ').toStdString();
}

}  // namespace furitsuke::test
