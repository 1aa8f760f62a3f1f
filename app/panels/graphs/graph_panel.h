// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/widgets/action_menu.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/channels/value_channel.h"

class QAction;
class QHBoxLayout;
class QStackedLayout;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::session {
class SoundTrack;
}  // namespace furitsuke::session

namespace furitsuke::panels {

class ChannelList;
class GraphPlot;
class GraphView;

/// The value graph: channels of the current track and of the tracks with selected keys, as curves over time. Selection,
/// current track and current frame belong to the document.
class GraphPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GraphPanel(QWidget* parent = nullptr);
  ~GraphPanel() override;

  /// Not owned; nullptr shows the empty state.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const;

  /// Whether the dock is visible and its tab is in front. While it is not, the panel is not updated, to save time.
  /// Needed because QWidget::isVisible() is true for a panel in a tab that is not in front.
  void setOnScreen(bool on);

  /// What moving keys does to a key at frame 0.
  void setFrameZeroRule(motion::FrameZeroRule rule);
  /// What dragged keys snap to.
  /// See GraphView::setRowTracks().
  void setRowTracks(std::vector<motion::TrackId> tracks);
  void setSnapping(motion::SnapTargets targets);
  /// The buttons above the list, and the context menu of the plot; not owned.
  void setActions(const QList<QAction*>& buttons, const QList<QAction*>& menu, widgets::MenuFiller fill);
  /// The button of the empty state if no motion is open; not owned.
  void setEmptyAction(QAction* action);
  /// See GraphPlot::setSound().
  void setSound(const session::SoundTrack& track);

  void setNormalized(bool on);
  [[nodiscard]] bool isNormalized() const;
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const;
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const;

  /// Adds a value to the selected keys of a channel, as one undo step. Without `by`, adds `steps` times the nudge step
  /// of the channel; without `channel`, uses the channel that was edited last. False if no selected key has the channel
  /// or if its curve is not shown.
  bool shiftValues(std::optional<eval::ValueChannel> channel, std::optional<double> by, int steps);
  /// The same, but while angles that it depends on are computed on another thread, it does not wait for them: returns
  /// true and shifts afterwards, if the same keys are selected then.
  bool shiftValuesWhenKnown(std::optional<eval::ValueChannel> channel, std::optional<double> by, int steps);

  [[nodiscard]] const GraphView& view() const noexcept { return *view_; }
  [[nodiscard]] QSize sizeHint() const override { return {900, 320}; }

 public slots:
  /// Shows all keys of the visible curves.
  void fitAll();
  /// Shows the selected keys; all keys if none is selected.
  void fitSelection();

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  /// A call of shiftValuesWhenKnown() that waits for angles.
  struct DueShift {
    std::optional<eval::ValueChannel> channel;
    std::optional<double> by;
    int steps = 0;
    motion::KeySelection selection;
  };

  void showPage();
  void shiftDueValues();
  /// Keeps a hidden graph awake while shifts are due.
  void updateAwake(bool isSeen);

  GraphView* view_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  ChannelList* list_;
  GraphPlot* plot_;
  QHBoxLayout* buttons_;
  QList<QAction*> menu_;
  widgets::MenuFiller fillMenu_;
  QAction* emptyAction_ = nullptr;
  std::vector<DueShift> dueShifts_;
  bool onScreen_ = true;
};

}  // namespace furitsuke::panels
