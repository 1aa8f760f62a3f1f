// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QPoint>
#include <initializer_list>
#include <memory>

#include "app/panels/curves/channel_bar.h"
#include "app/panels/curves/curve_canvas.h"
#include "app/panels/curves/curve_header.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/curves/point_fields.h"
#include "app/panels/curves/preset_bar.h"

namespace furitsuke::test {

/// A visible panel on a document with a bone (frames 0 10 20 30), a second bone (0 10), a morph (0 10) and a camera
/// (0 10 40). The bone moves in x only.
class CurvePanelTest : public ::testing::Test {
 protected:
  CurvePanelTest();

  void select(std::initializer_list<motion::CurveKey> keys);
  [[nodiscard]] motion::Curve curve(motion::TrackId track, Frame frame, motion::CurveChannel channel) const;
  [[nodiscard]] panels::CurveCanvas& canvas() const { return *panel_->findChild<panels::CurveCanvas*>(); }
  [[nodiscard]] panels::ChannelBar& channels() const { return *panel_->findChild<panels::ChannelBar*>(); }
  [[nodiscard]] panels::PointFields& fields() const { return *panel_->findChild<panels::PointFields*>(); }
  [[nodiscard]] panels::PresetBar& presets() const { return *panel_->findChild<panels::PresetBar*>(); }
  [[nodiscard]] QString heading() const { return panel_->findChild<panels::CurveHeader*>()->text(); }
  /// The pixel of a point of the grid, 0..127 each.
  [[nodiscard]] QPoint pixel(int x, int y) const;
  void press(QPoint at, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void moveMouse(QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void release(QPoint at);
  /// Presses the handle, moves to the point in two steps and releases.
  void drag(int handle, int x, int y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Clicks until exactly these channels are checked.
  void check(motion::CurveChannels wanted);

  motion::TrackId arm_;
  motion::TrackId center_;
  motion::TrackId mouth_;
  std::unique_ptr<edit::MotionDocument> document_;
  std::unique_ptr<panels::CurvePanel> panel_;
};

}  // namespace furitsuke::test
