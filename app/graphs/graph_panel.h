// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <optional>

#include "core/edit/motion_document.h"
#include "core/eval/channels/value_channel.h"

class QAction;
class QHBoxLayout;
class QStackedLayout;

namespace furitsuke {

class ChannelList;
class EmptyState;
class GraphPlot;
class GraphView;

/// The value graph: the chosen channels of the current track and of the tracks with selected keys as curves over time.
/// Selection, current track and current frame are the document's; this panel shows and changes them there.
class GraphPanel : public QWidget {
  Q_OBJECT

 public:
  explicit GraphPanel(QWidget* parent = nullptr);
  ~GraphPanel() override;

  /// Not owned; nullptr shows the empty state.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const;

  /// Behind the tab of another dock a panel is still "visible" to Qt; nobody sees it, and it must cost nothing.
  void setInSight(bool on);

  /// What moving keys does to a key at frame 0; the setting of the program.
  void setFrameZeroRule(FrameZeroRule rule);
  /// To what dragged keys are drawn.
  void setSnapping(SnapTargets targets);
  /// The buttons above the list, and the menu of the plot; not owned.
  void setActions(const QList<QAction*>& buttons, const QList<QAction*>& menu);
  /// The button of the empty state while no motion is open; not owned.
  void setEmptyAction(QAction* action);

  void setNormalised(bool on);
  [[nodiscard]] bool isNormalised() const;
  void setHandlesShown(bool on);
  [[nodiscard]] bool areHandlesShown() const;
  void setRotationAsAngle(bool on);
  [[nodiscard]] bool isRotationAsAngle() const;

  /// Changes the selected keys of the channel (missing: the one that was last taken hold of) by its own numbers
  /// (missing: `steps` of its steps), as one undo step. False when no selected key has it, or its curve is not shown.
  bool shiftValues(std::optional<ValueChannel> channel, std::optional<double> by, int steps);

  [[nodiscard]] const GraphView& view() const noexcept { return *view_; }
  [[nodiscard]] QSize sizeHint() const override { return {900, 320}; }

 public slots:
  /// All keys of the shown curves.
  void fitAll();
  /// The selected keys; all when none is selected.
  void fitSelection();

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void showPage();

  GraphView* view_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  ChannelList* list_;
  GraphPlot* plot_;
  QHBoxLayout* buttons_;
  QList<QAction*> menu_;
  QAction* emptyAction_ = nullptr;
  bool inSight_ = true;
};

}  // namespace furitsuke
