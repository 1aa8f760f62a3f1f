// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QPoint>
#include <initializer_list>
#include <memory>

#include "app/curves/channel_bar.h"
#include "app/curves/curve_canvas.h"
#include "app/curves/curve_header.h"
#include "app/curves/curve_panel.h"
#include "app/curves/point_fields.h"
#include "app/curves/preset_bar.h"

namespace furitsuke::test {

/// A shown panel on a document with a bone (frames 0 10 20 30), a second bone (0 10), a morph (0 10) and a camera
/// (0 10 40). The bone moves in x only.
class CurvePanelTest : public ::testing::Test {
 protected:
  CurvePanelTest();

  void select(std::initializer_list<CurveKey> keys);
  [[nodiscard]] Curve curve(TrackId track, Frame frame, CurveChannel channel) const;
  [[nodiscard]] CurveCanvas& canvas() const { return *panel_->findChild<CurveCanvas*>(); }
  [[nodiscard]] ChannelBar& channels() const { return *panel_->findChild<ChannelBar*>(); }
  [[nodiscard]] PointFields& fields() const { return *panel_->findChild<PointFields*>(); }
  [[nodiscard]] PresetBar& presets() const { return *panel_->findChild<PresetBar*>(); }
  [[nodiscard]] QString heading() const { return panel_->findChild<CurveHeader*>()->text(); }
  /// The pixel of a place in the square, 0..127 each.
  [[nodiscard]] QPoint pixel(int x, int y) const;
  void press(QPoint at, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void moveMouse(QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void release(QPoint at);
  /// Presses on the handle, moves to the place in two steps and lets go.
  void drag(int handle, int x, int y, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Clicks until exactly these channels are checked.
  void check(CurveChannels wanted);

  TrackId arm_;
  TrackId center_;
  TrackId mouth_;
  std::unique_ptr<MotionDocument> document_;
  std::unique_ptr<CurvePanel> panel_;
};

}  // namespace furitsuke::test
