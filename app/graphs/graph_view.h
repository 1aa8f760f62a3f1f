// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QSizeF>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/graphs/value_scale.h"
#include "app/widgets/time_scale.h"
#include "core/edit/motion_document.h"
#include "core/eval/channels/channel_curve.h"

namespace furitsuke {

/// One line of the list, and of the plot while it is shown.
struct GraphCurve {
  TrackId track;
  ValueChannel channel = ValueChannel::TranslationX;
  bool isShown = false;
  ValueRange range;  ///< of all its keys; what normalising brings to 0..1. A drag leaves it as it was
};

/// What the widgets of one graph share: the document, which tracks and channels are chosen, and which part of them is
/// in sight. Widgets observe it; none of them knows another. Pixels are those of the plot, without its axes.
class GraphView : public QObject {
  Q_OBJECT

 public:
  /// More tracks than these make a tangle, not a graph.
  static constexpr std::size_t kMostTracks = 12;

  explicit GraphView(QObject* parent = nullptr);

  /// Not owned.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const noexcept { return document_; }

  /// While nobody sees the graph it must cost nothing: asleep it looks at no key, and catches up when it wakes.
  void setAwake(bool awake);
  [[nodiscard]] bool isAwake() const noexcept { return awake_; }

  /// The current track and those of selected keys, as far as they have channels and keys; they stay while keys are
  /// selected in the graph itself.
  [[nodiscard]] const std::vector<TrackId>& tracks() const noexcept { return tracks_; }
  /// How many selected tracks there are beyond kMostTracks.
  [[nodiscard]] std::size_t leftOutCount() const noexcept { return leftOut_; }
  /// All channels of these tracks. At first those are shown whose value changes.
  [[nodiscard]] const std::vector<GraphCurve>& curves() const noexcept { return curves_; }
  [[nodiscard]] bool hasShownCurves() const;
  void setShown(std::size_t curve, bool shown);
  /// This one and no other.
  void showAlone(std::size_t curve);
  /// The channel that was last taken hold of; what the keyboard changes.
  [[nodiscard]] std::optional<ValueChannel> activeChannel() const;
  void setActiveChannel(ValueChannel channel) { active_ = channel; }

  /// A view of the keys of a curve, good until the motion changes.
  [[nodiscard]] ChannelCurve curveOf(const GraphCurve& curve) const;
  [[nodiscard]] const UnrolledRotations& rotationsOf(TrackId track) const;

  /// Every curve between its own lowest and highest key: 0..1.
  void setNormalised(bool on);
  [[nodiscard]] bool isNormalised() const noexcept { return normalised_; }
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const noexcept { return handles_; }
  /// Rotations as the angle of the span in the place of three Euler angles.
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const noexcept { return angle_; }

  /// A value of the curve as it is plotted, and back.
  [[nodiscard]] double plotted(const GraphCurve& curve, double value) const noexcept;
  [[nodiscard]] double valueOfPlotted(const GraphCurve& curve, double plotted) const noexcept;
  [[nodiscard]] QPointF pointOf(const GraphCurve& curve, double frame, double value) const noexcept;

  /// To what dragged keys are drawn; nothing: to whole frames alone.
  void setSnapping(SnapTargets targets) { snapping_ = targets; }
  /// See snappedFrame().
  [[nodiscard]] Frame snapped(double frame, Qt::KeyboardModifiers modifiers) const;

  [[nodiscard]] const TimeScale& time() const noexcept { return time_; }
  [[nodiscard]] const ValueScale& values() const noexcept { return values_; }
  [[nodiscard]] QSizeF viewport() const noexcept { return viewport_; }
  void setViewport(QSizeF size);
  /// By other factors than 1 about a pixel.
  void zoomAbout(QPointF at, double timeFactor, double valueFactor);
  void scroll(QPointF pixels);
  /// All keys of the shown curves. Stays so while the panel is made larger, until somebody zooms or scrolls.
  void fitAll();
  /// The selected keys; all without any.
  void fitSelection();
  /// Scrolls when the frame is out of sight.
  void revealFrame(Frame frame);

  /// While it lives, changes of selection and frame come from the graph's own mouse or keys: tracks and scroll position
  /// stay.
  class OwnChange {
   public:
    explicit OwnChange(GraphView& view) : view_(view) { ++view_.ownChanges_; }
    ~OwnChange() { --view_.ownChanges_; }
    OwnChange(const OwnChange&) = delete;
    OwnChange& operator=(const OwnChange&) = delete;

   private:
    GraphView& view_;
  };

 signals:
  void documentReplaced();
  /// Other tracks or channels, or their names.
  void curvesChanged();
  /// Which curves are shown, or how their values are plotted.
  void shownChanged();
  /// The keys of these tracks, which are among tracks().
  void keysChanged(const std::vector<furitsuke::TrackId>& tracks);
  /// Zoom or position.
  void scaleChanged();
  void selectionChanged();
  void handlesShownChanged();
  /// Markers or beats.
  void annotationsChanged();
  void currentFrameChanged(furitsuke::Frame from, furitsuke::Frame to);

 private:
  using Choice = std::pair<TrackId, ValueChannel>;

  void attach(MotionDocument* document);
  void onMotionChanged(const MotionChange& change);
  void onKeysChanged(const MotionChange& change);
  void onSelectionChanged();
  void onCurrentFrameChanged(Frame frame);
  /// Looks again at which tracks there are to be shown; true when they are others now.
  bool chooseTracks();
  void rebuildCurves();
  void updateRanges(const std::vector<TrackId>& tracks);
  /// A drag is over: from now on its values count.
  void settleRanges();
  void fitTo(FrameRange frames, const ValueRange& range);
  [[nodiscard]] FrameRange keyFrames() const;

  QPointer<MotionDocument> document_;
  std::vector<TrackId> tracks_;
  std::size_t leftOut_ = 0;
  std::vector<GraphCurve> curves_;
  std::set<TrackId> draggedTracks_;  ///< whose ranges are those from before a drag
  std::map<Choice, bool> choices_;   ///< where somebody has decided what is shown
  mutable std::map<TrackId, UnrolledRotations> rotations_;
  std::optional<ValueChannel> active_;
  TimeScale time_;
  ValueScale values_;
  QSizeF viewport_;
  Frame lastFrame_ = 0;
  int ownChanges_ = 0;
  SnapTargets snapping_;
  bool normalised_ = false;
  bool handles_ = true;
  bool angle_ = false;
  bool fitted_ = true;
  bool awake_ = false;
};

}  // namespace furitsuke
