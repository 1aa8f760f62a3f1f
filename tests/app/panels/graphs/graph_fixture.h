// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QPointF>
#include <memory>
#include <string>

#include "app/panels/graphs/channel_list.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/graphs/graph_plot.h"
#include "app/panels/graphs/graph_view.h"

namespace furitsuke::test {

/// A visible graph of a small motion, with simulated mouse input. 右腕 has keys at 0, 10, 20 and 30, whose x is the
/// frame; 左腕 at 0 and 30; the morph あ at 0 and 12; the camera at 0 and 40. 右腕 is the current track.
class GraphTest : public ::testing::Test {
 protected:
  GraphTest();

  /// Index of a curve of the view. Fails the test if it does not exist.
  [[nodiscard]] std::size_t curve(motion::TrackId track, eval::ValueChannel channel) const;
  /// The position of a value in the plot widget.
  [[nodiscard]] QPointF at(motion::TrackId track, eval::ValueChannel channel, double frame, double value) const;
  /// The size in pixels of a number of frames and values.
  [[nodiscard]] QPointF by(double frames, double values) const;

  void send(QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held,
            Qt::KeyboardModifiers modifiers);
  void press(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier, Qt::MouseButton button = Qt::LeftButton);
  void moveTo(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
              Qt::MouseButton button = Qt::LeftButton);
  void release(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
               Qt::MouseButton button = Qt::LeftButton);
  void click(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
            Qt::MouseButton button = Qt::LeftButton);
  void wheel(QPointF point, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

  void select(motion::TrackId track, std::initializer_list<Frame> keys);
  /// "右腕:0,10": the selected keys in the order of tracks.
  [[nodiscard]] std::string selection() const;
  /// "translation.x rotation.y": the shown curves, in the order of the list.
  [[nodiscard]] std::string shown() const;
  /// Frames and x of the keys of a bone: "0:0 10:10".
  [[nodiscard]] std::string keys(motion::TrackId bone) const;
  [[nodiscard]] const motion::BoneKey& boneOf(motion::TrackId bone, Frame frame) const {
    return *document->motion().bones[bone.index].keys.find(frame);
  }
  [[nodiscard]] const panels::GraphView& view() const { return panel.view(); }
  static void settle();

  motion::TrackId right, left, morph;
  std::unique_ptr<edit::MotionDocument> document;
  panels::GraphPanel panel;
  panels::GraphPlot* plot;
  panels::ChannelList* list;
};

}  // namespace furitsuke::test
