// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/panels/graphs/track_angles.h"
#include "app/panels/graphs/value_scale.h"
#include "app/widgets/time_view.h"
#include "core/eval/channels/channel_curve.h"

namespace furitsuke::panels {

/// A channel of a track: an item of the list and, while it is shown, a line of the plot.
struct GraphCurve {
  motion::TrackId track;
  eval::ValueChannel channel = eval::ValueChannel::TranslationX;
  bool isShown = false;
  eval::ValueRange range;  ///< range of all its keys, for normalizing; not updated during a drag
};

/// The state shared by the widgets of a graph: document, tracks, channels, and the visible frames and values. The
/// widgets observe it and do not depend on each other. Pixels are relative to the plot without its axes.
class GraphView : public widgets::TimeView {
  Q_OBJECT

 public:
  /// With more tracks the curves could not be distinguished.
  static constexpr std::size_t kMaxTracks = 12;

  explicit GraphView(QObject* parent = nullptr);

  /// Turns updates on or off, so that a hidden graph takes no time. While off, changes of the document are ignored;
  /// turning it on updates everything.
  void setAwake(bool awake);
  [[nodiscard]] bool isAwake() const noexcept { return awake_; }

  /// The displayed tracks: the current track, those of setRowTracks() and those of selected keys, if they have channels
  /// and keys. Selecting keys in the graph itself does not change them.
  [[nodiscard]] const std::vector<motion::TrackId>& tracks() const noexcept { return tracks_; }
  /// The tracks of the rows that are selected together in the timeline.
  void setRowTracks(std::vector<motion::TrackId> tracks);
  /// The number of selected tracks that are not displayed because of kMaxTracks.
  [[nodiscard]] std::size_t omittedTrackCount() const noexcept { return omittedTracks_; }
  /// All channels of these tracks. By default, those whose value changes are shown. Euler angles of many keys are not
  /// shown before they are computed on another thread.
  [[nodiscard]] const std::vector<GraphCurve>& curves() const noexcept { return curves_; }
  void setShown(std::size_t curve, bool shown);
  /// Hides all other curves.
  void showAlone(std::size_t curve);
  /// The channel that was edited last, which keyboard commands change.
  [[nodiscard]] std::optional<eval::ValueChannel> activeChannel() const;
  void setActiveChannel(eval::ValueChannel channel) { active_ = channel; }

  /// The keys of a curve; valid until the motion changes.
  [[nodiscard]] eval::ChannelCurve curveOf(const GraphCurve& curve) const;
  /// The angles of a track with a shown Euler channel.
  [[nodiscard]] const eval::UnrolledRotations& rotationsOf(motion::TrackId track) const { return angles_->of(track); }
  /// Euler channels are missing from curves() until their angles are computed; curvesChanged() follows.
  [[nodiscard]] bool areAnglesMissing() const noexcept { return areAnglesMissing_; }
  /// Blocks until the Euler angles are known.
  void finishAngles() { angles_->finish(); }

  /// Maps the values of each curve, from its lowest to its highest key, to 0..1.
  void setNormalized(bool on);
  [[nodiscard]] bool isNormalized() const noexcept { return normalized_; }
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const noexcept { return handles_; }
  /// Shows rotations as the angle of each span instead of three Euler angles.
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const noexcept { return angle_; }

  /// Converts a value of the curve to its position on the value axis, and back. They differ only if normalized.
  [[nodiscard]] double plotted(const GraphCurve& curve, double value) const noexcept;
  [[nodiscard]] double valueOfPlotted(const GraphCurve& curve, double plotted) const noexcept;
  /// The pixel of a value of the curve at a frame.
  [[nodiscard]] QPointF pointOf(const GraphCurve& curve, double frame, double value) const noexcept;

  [[nodiscard]] const ValueScale& values() const noexcept { return values_; }
  /// Zooms time and values about a pixel; a factor of 1 leaves an axis unchanged.
  void zoomAxesAbout(QPointF at, double timeFactor, double valueFactor);
  void scroll(QPointF pixels);
  /// Shows all keys of the visible curves.
  void fitAll() override;
  /// Shows the frames around the playhead, all of them if that leaves room to see each frame, and all values of the
  /// visible curves there. New tracks are shown so, until the user zooms or scrolls.
  void fitAroundPlayhead();
  void fitSelection() override;
  void revealFrame(Frame frame) override;

 signals:
  /// Tracks, channels or their names changed.
  void curvesChanged();
  /// Curves were shown or hidden, or the plotting of their values changed.
  void shownChanged();
  /// The keys of these tracks, which are all in tracks(), changed.
  void keysChanged(const std::vector<furitsuke::motion::TrackId>& tracks);
  void handlesShownChanged();

 protected:
  void attach(edit::MotionDocument& document) override;
  void detach(edit::MotionDocument& document) override;
  void showDocument() override;
  void onMotionChanged(const edit::MotionChange& change) override;
  void onCurrentTrackChanged() override { onSelectionChanged(); }
  void updateSelection() override;
  void onViewportChanged(QSizeF before) override;
  /// Frame 0 can be scrolled to the center at most.
  [[nodiscard]] double leadingSpace() const override { return viewport().width() / 2; }
  [[nodiscard]] bool isFollowing() const override { return awake_; }

 private:
  using Choice = std::pair<motion::TrackId, eval::ValueChannel>;

  void onKeysChanged(const edit::MotionChange& change);
  void onAnglesCompleted();
  /// Whether the values of the channel are known.
  [[nodiscard]] bool isKnown(const GraphCurve& curve) const;
  /// Updates tracks(); returns whether they have changed.
  bool chooseTracks();
  void rebuildCurves();
  void updateRanges(const std::vector<motion::TrackId>& tracks);
  /// Updates the ranges of the dragged tracks after a drag.
  void settleRanges();
  void fitTo(FrameRange frames, const eval::ValueRange& range);
  /// Fits again what was fitted last.
  void refit();
  /// Shows tracks that were not shown before.
  void fitNewTracks();
  /// The frames to show around the playhead, of which `share` (0..1) are before it.
  [[nodiscard]] FrameRange framesAroundPlayhead(double share) const;
  void fitPlayheadAt(double share);
  void fitValues(const eval::ValueRange& range);
  /// The plotted range of all keys of the visible curves, or of the curves within some frames.
  [[nodiscard]] eval::ValueRange plottedRange() const;
  [[nodiscard]] eval::ValueRange plottedRange(double first, double last) const;
  [[nodiscard]] FrameRange keyFrames() const;

  std::vector<motion::TrackId> tracks_;
  std::vector<motion::TrackId> rowTracks_;
  std::size_t omittedTracks_ = 0;
  std::vector<GraphCurve> curves_;
  std::set<motion::TrackId> draggedTracks_;  ///< tracks whose ranges must be updated after the drag
  std::map<Choice, bool> choices_;           ///< what the user has shown or hidden
  TrackAngles* angles_;
  std::optional<eval::ValueChannel> active_;
  ValueScale values_;
  bool normalized_ = false;
  bool handles_ = true;
  bool angle_ = false;
  bool aroundPlayhead_ = true;  ///< while fitted: the frames around the playhead instead of all
  bool awake_ = false;
  bool areAnglesMissing_ = false;  ///< some Euler channels are not shown yet
  bool isFitDue_ = false;          ///< fit again when all angles are known
  bool isRequesting_ = false;      ///< angles that are computed at once are not announced
};

}  // namespace furitsuke::panels
