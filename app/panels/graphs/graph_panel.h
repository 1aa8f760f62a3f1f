// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <optional>

#include "core/edit/document/motion_document.h"
#include "core/eval/channels/value_channel.h"

class QAction;
class QHBoxLayout;
class QStackedLayout;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class ChannelList;
class GraphPlot;
class GraphView;

/// The value graph: the chosen channels of the current track and of the tracks with selected keys as curves over time.
/// Selection, current track and current frame belong to the document.
class GraphPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GraphPanel(QWidget* parent = nullptr);
  ~GraphPanel() override;

  /// Not owned; nullptr shows the empty state.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const;

  /// Whether the tab of the dock is in front. Qt reports a panel in a covered tab as visible, but it must not cost
  /// time.
  void setInSight(bool on);

  /// What moving keys does to a key at frame 0.
  void setFrameZeroRule(motion::FrameZeroRule rule);
  /// What dragged keys snap to.
  void setSnapping(motion::SnapTargets targets);
  /// The buttons above the list, and the context menu of the plot; not owned.
  void setActions(const QList<QAction*>& buttons, const QList<QAction*>& menu);
  /// The button of the empty state if no motion is open; not owned.
  void setEmptyAction(QAction* action);

  void setNormalized(bool on);
  [[nodiscard]] bool isNormalized() const;
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const;
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const;

  /// Adds `by` (missing: `steps` of its nudge steps) to the selected keys of the channel (missing: the one that was
  /// edited last), as one undo step. False if no selected key has the channel, or its curve is not shown.
  bool shiftValues(std::optional<eval::ValueChannel> channel, std::optional<double> by, int steps);

  [[nodiscard]] const GraphView& view() const noexcept { return *view_; }
  [[nodiscard]] QSize sizeHint() const override { return {900, 320}; }

 public slots:
  /// All keys of the shown curves.
  void fitAll();
  /// The selected keys; all keys if none is selected.
  void fitSelection();

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void showPage();

  GraphView* view_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  ChannelList* list_;
  GraphPlot* plot_;
  QHBoxLayout* buttons_;
  QList<QAction*> menu_;
  QAction* emptyAction_ = nullptr;
  bool inSight_ = true;
};

}  // namespace furitsuke::panels
