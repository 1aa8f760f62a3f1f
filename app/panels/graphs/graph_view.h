// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/panels/graphs/value_scale.h"
#include "app/widgets/time_view.h"
#include "core/eval/channels/channel_curve.h"

namespace furitsuke::panels {

/// A channel of a track: an item of the list, and a line of the plot while it is shown.
struct GraphCurve {
  motion::TrackId track;
  eval::ValueChannel channel = eval::ValueChannel::TranslationX;
  bool isShown = false;
  eval::ValueRange range;  ///< of all its keys, mapped to 0..1 by normalizing; not updated during a drag
};

/// The state that the widgets of one graph share: document, tracks, channels, and the visible frames and values.
/// Widgets observe it and do not know each other. Pixels are those of the plot, without its axes.
class GraphView : public widgets::TimeView {
  Q_OBJECT

 public:
  /// With more tracks the curves cannot be told apart.
  static constexpr std::size_t kMostTracks = 12;

  explicit GraphView(QObject* parent = nullptr) : TimeView(parent) {}

  /// A graph that is not visible must not cost time: while off, changes of the document are ignored; turning it on
  /// catches up.
  void setAwake(bool awake);
  [[nodiscard]] bool isAwake() const noexcept { return awake_; }

  /// The current track and those of selected keys, if they have channels and keys; selecting keys in the graph itself
  /// does not change them.
  [[nodiscard]] const std::vector<motion::TrackId>& tracks() const noexcept { return tracks_; }
  /// The number of selected tracks beyond kMostTracks.
  [[nodiscard]] std::size_t leftOutCount() const noexcept { return leftOut_; }
  /// All channels of these tracks. Initially those whose value changes are shown.
  [[nodiscard]] const std::vector<GraphCurve>& curves() const noexcept { return curves_; }
  void setShown(std::size_t curve, bool shown);
  /// Hides all other curves.
  void showAlone(std::size_t curve);
  /// The channel that was edited last, which keyboard commands change.
  [[nodiscard]] std::optional<eval::ValueChannel> activeChannel() const;
  void setActiveChannel(eval::ValueChannel channel) { active_ = channel; }

  /// The keys of a curve; valid until the motion changes.
  [[nodiscard]] eval::ChannelCurve curveOf(const GraphCurve& curve) const;
  [[nodiscard]] const eval::UnrolledRotations& rotationsOf(motion::TrackId track) const;

  /// Maps the values of each curve, from its lowest to its highest key, to 0..1.
  void setNormalized(bool on);
  [[nodiscard]] bool isNormalized() const noexcept { return normalized_; }
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const noexcept { return handles_; }
  /// Shows rotations as the angle of each span instead of three Euler angles.
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const noexcept { return angle_; }

  /// A value of the curve as it is plotted, and back.
  [[nodiscard]] double plotted(const GraphCurve& curve, double value) const noexcept;
  [[nodiscard]] double valueOfPlotted(const GraphCurve& curve, double plotted) const noexcept;
  [[nodiscard]] QPointF pointOf(const GraphCurve& curve, double frame, double value) const noexcept;

  [[nodiscard]] const ValueScale& values() const noexcept { return values_; }
  /// Zooms time and values about a pixel; a factor of 1 leaves an axis unchanged.
  void zoomAxesAbout(QPointF at, double timeFactor, double valueFactor);
  void scroll(QPointF pixels);
  /// All keys of the shown curves.
  void fitAll() override;
  void fitSelection() override;
  void revealFrame(Frame frame) override;

 signals:
  /// Tracks, channels or their names.
  void curvesChanged();
  /// Which curves are shown, or how their values are plotted.
  void shownChanged();
  /// The keys of these tracks, which are among tracks().
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
  /// There is nothing before frame 0: it can be scrolled to the center at most.
  [[nodiscard]] double leadingSpace() const override { return viewport().width() / 2; }
  [[nodiscard]] bool isFollowing() const override { return awake_; }

 private:
  using Choice = std::pair<motion::TrackId, eval::ValueChannel>;

  void onKeysChanged(const edit::MotionChange& change);
  /// Determines tracks() again; true if they have changed.
  bool chooseTracks();
  void rebuildCurves();
  void updateRanges(const std::vector<motion::TrackId>& tracks);
  /// After a drag: the ranges of the dragged tracks are updated.
  void settleRanges();
  void fitTo(FrameRange frames, const eval::ValueRange& range);
  [[nodiscard]] FrameRange keyFrames() const;

  std::vector<motion::TrackId> tracks_;
  std::size_t leftOut_ = 0;
  std::vector<GraphCurve> curves_;
  std::set<motion::TrackId> draggedTracks_;  ///< whose ranges are those from before a drag
  std::map<Choice, bool> choices_;           ///< what the user has shown or hidden
  mutable std::map<motion::TrackId, eval::UnrolledRotations> rotations_;
  std::optional<eval::ValueChannel> active_;
  ValueScale values_;
  bool normalized_ = false;
  bool handles_ = true;
  bool angle_ = false;
  bool awake_ = false;
};

}  // namespace furitsuke::panels
