// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/edit/motion_document.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollBar;
class QStackedLayout;

namespace furitsuke {

class DopeSheet;
class EmptyState;
class MarkerLane;
struct Model;
class TimelineView;
class TimeRuler;
class TrackLabels;

/// The timeline: tree of tracks, ruler and dope sheet of one motion. Selection, current track and current frame are
/// the document's; this panel shows and changes them there.
class TimelinePanel : public QWidget {
  Q_OBJECT

 public:
  explicit TimelinePanel(QWidget* parent = nullptr);
  ~TimelinePanel() override;

  /// Not owned; nullptr shows the empty state. Fold state and search stay, zoom and scroll are kept per document.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const;

  /// The model that the motion moves, by whose display groups the tracks are then grouped; nullptr: by kind, bones and
  /// morphs.
  void setModel(std::shared_ptr<const Model> model);
  /// Names of the model in English where it has them.
  void setEnglishNames(bool on);
  /// Also the bones and morphs of the model that the motion has no keys for.
  void setUnusedTracksShown(bool on);
  /// A first row with the keys of all tracks that are shown; off at first.
  void setSummaryShown(bool on);
  /// The track that a key goes to when nothing is selected: of the row of the cursor. For a name of the model that the
  /// motion has no track of it is made. Nothing on a heading.
  std::optional<TrackId> ensureTrackOfCursor();

  /// What moving keys does to a key at frame 0; the setting of the program.
  void setFrameZeroRule(FrameZeroRule rule);
  [[nodiscard]] FrameZeroRule frameZeroRule() const;

  /// The menu of keys and tracks; not owned.
  void setContextActions(const QList<QAction*>& actions);
  /// The button of the empty state, for instance "Open"; not owned.
  void setEmptyAction(QAction* action);

  /// The frames that playing repeats, as a band of the ruler; empty: none are marked.
  void setLoopRange(FrameRange range, bool active);

  /// To what dragged keys, the playhead and the ends of the repeated part are drawn.
  void setSnapping(SnapTargets targets);
  /// The menu of the lane of markers, where none is; not owned.
  void setMarkerActions(const QList<QAction*>& actions);
  /// Shows a beat that is not the document's, while somebody tries it out; nothing: the document's again.
  void setTriedTempo(std::optional<Tempo> tempo);
  /// Opens the field for the name of a marker.
  void editMarkerName(std::size_t index);

  [[nodiscard]] bool isRestricted() const;
  /// The tracks of the selected keys, or all that are shown when none is selected, as showOnly() takes them.
  [[nodiscard]] QSet<QByteArray> rowsToRemember() const;
  /// Leaves only the tracks of that kind and name, whatever the motion; false, and nothing is hidden, when it has none.
  bool showOnly(const QSet<QByteArray>& keys);

  /// The tracks of the selected keys, or those of the row of the cursor when none is selected.
  [[nodiscard]] std::vector<TrackId> tracksInHand() const;
  /// Of a document, all of tracksInHand(), of which there are some.
  [[nodiscard]] bool areTracksInHandLocked() const;

  [[nodiscard]] const TimelineView& view() const noexcept { return *view_; }

 public slots:
  void zoomIn();
  void zoomOut();
  /// All of the motion.
  void zoomFit();
  /// The selected keys; all of the motion when none is selected.
  void zoomSelection();
  void expandAll();
  void collapseAll();
  /// Leaves only the tracks of selected keys, or that of the cursor when none is selected.
  void showOnlySelected();
  /// Ends that, and showOnly().
  void showAllTracks();
  void focusSearch();
  void selectAll();
  /// All keys of the row of the cursor (a heading: of its tracks).
  void selectRow();
  /// All keys on the current frame.
  void selectColumn();
  /// Adds the keys of the row of the cursor on the current frame to the selection, or takes them out when all are in
  /// it. False when there is none that can be selected.
  bool toggleKey();
  void scrollToFrame(furitsuke::Frame frame);
  void scrollToTrack(furitsuke::TrackId track);

 signals:
  /// Whether showOnlySelected() or showOnly() is in force; it ends by itself when a hidden track or another document is
  /// shown.
  void restrictionChanged(bool on);
  /// Others are in hand, or they were locked or unlocked.
  void tracksInHandChanged();
  /// The person has dragged the band of the repeated frames, or drawn another.
  void loopRangeRequested(furitsuke::FrameRange range);

 private:
  QWidget* makeTrackSide();
  QWidget* makeKeySide();
  void connectView();
  void retranslate();
  void updateVerticalBar();
  void updateHorizontalBar();
  void showDocument();
  void showLane();
  void showRestriction();
  void showMenu(const QList<QAction*>& actions, const QPoint& global);
  void selectRowKeys(int row, Qt::KeyboardModifiers modifiers);
  void selectColumnKeys(Frame frame, Qt::KeyboardModifiers modifiers);

  TimelineView* view_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QLineEdit* search_ = nullptr;
  QPushButton* restriction_ = nullptr;
  TrackLabels* labels_ = nullptr;
  TimeRuler* ruler_ = nullptr;
  MarkerLane* lane_ = nullptr;
  QLabel* laneTitle_ = nullptr;
  DopeSheet* sheet_ = nullptr;
  QScrollBar* verticalBar_ = nullptr;
  QScrollBar* horizontalBar_ = nullptr;
  QList<QAction*> contextActions_;
  QList<QAction*> markerActions_;
  double framesPerBarStep_ = 1.0;
};

}  // namespace furitsuke
