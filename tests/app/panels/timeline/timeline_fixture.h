// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QPointF>
#include <memory>
#include <string>

#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/track_labels.h"

namespace furitsuke::test {

/// A visible timeline of a small motion, with simulated mouse input. Rows from the top: Bones, 右腕 (keys at 0 10 20),
/// 左腕 (0 15 30), 頭 (5), Morphs, あ (0 12), Camera, Light, Self shadow, Visibility and IK.
class TimelineTest : public ::testing::Test {
 protected:
  enum Row { kBones, kRight, kLeft, kHead, kMorphs, kA, kCamera, kLight, kSelfShadow, kProperty };

  TimelineTest();

  /// The middle of a frame's column in a row, in the sheet.
  [[nodiscard]] QPointF at(int row, double frame) const;
  /// Points in the ruler and in the labels.
  [[nodiscard]] QPointF inRuler(double frame) const;
  [[nodiscard]] QPointF inLabels(int row, int x = 60) const;

  static void send(QWidget* widget, QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held,
                   Qt::KeyboardModifiers modifiers);
  static void click(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                    Qt::MouseButton button = Qt::LeftButton);
  static void doubleClick(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  static void press(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                    Qt::MouseButton button = Qt::LeftButton);
  /// Moves with the button held, in steps, as a real mouse does.
  static void moveTo(QWidget* widget, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                     Qt::MouseButton button = Qt::LeftButton);
  static void release(QWidget* widget, QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                      Qt::MouseButton button = Qt::LeftButton);
  static void drag(QWidget* widget, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                   Qt::MouseButton button = Qt::LeftButton);
  static void wheel(QWidget* widget, QPointF point, QPoint notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

  /// "右腕:0,10 あ:12": the selected keys in the order of tracks.
  [[nodiscard]] std::string selection() const;
  /// The frames of a track: "0 10 20".
  [[nodiscard]] std::string frames(motion::TrackId track) const;
  void select(motion::TrackId track, std::initializer_list<Frame> keys);
  [[nodiscard]] const panels::TimelineView& view() const { return panel.view(); }
  /// The labels of the visible rows, from the top.
  [[nodiscard]] std::string rowNames() const;

  motion::TrackId right, left, head, a;
  std::unique_ptr<edit::MotionDocument> document;
  panels::TimelinePanel panel;
  panels::DopeSheet* sheet;
  panels::TimeRuler* ruler;
  panels::TrackLabels* labels;
};

}  // namespace furitsuke::test
