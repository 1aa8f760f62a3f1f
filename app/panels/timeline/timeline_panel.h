// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "app/widgets/action_menu.h"
#include "core/edit/document/motion_document.h"
#include "core/motion/tempo_map.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedLayout;

namespace furitsuke::model {
struct Model;
}  // namespace furitsuke::model

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class ContactLane;
class SyllableLane;
class DopeSheet;
class LayerLane;
class MarkerLane;
class SoundHeader;
class SoundRow;
class TimelineView;
class TimelineScrollBars;
class TimeRuler;
class TrackLabels;

/// The context menus of the timeline: of keys and tracks, of the marker lane outside of markers, and of the waveform.
enum class TimelineMenu { Keys, Markers, Sound };

/// The timeline: tree of tracks, ruler and dope sheet of one motion. Selection, current track and current frame belong
/// to the document.
class TimelinePanel : public QWidget {
  Q_OBJECT

 public:
  explicit TimelinePanel(QWidget* parent = nullptr);
  ~TimelinePanel() override;

  /// Not owned; nullptr shows the empty state. Fold state and search are kept, zoom and scroll position per document.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const;

  /// Groups the tracks by the display groups of this model; nullptr: into bones and morphs.
  void setModel(std::shared_ptr<const model::Model> model);
  /// Shows English names where the model has them.
  void setEnglishNames(bool on);
  /// Also shows bones and morphs of the model that the motion has no keys for.
  void setUnusedTracksShown(bool on);
  /// Shows the keys of all shown tracks in a first row; off by default.
  void setSummaryShown(bool on);
  /// The tracks of the selected rows, to which keys are added; tracks are added to the motion for bones and morphs that
  /// only the model has. Empty if the cursor is on a heading and no other row is selected.
  std::vector<motion::TrackId> ensureTracksOfRows();
  /// Adds keys of annotations at the frame to those of the selected rows that show them, as one undo step. False if
  /// there are no such rows.
  bool addAnnotationKeys(Frame frame);
  /// See TimelineView::showSelectedBones().
  void showSelectedBones(const std::vector<QByteArray>& names);

  /// What moving keys does to a key at frame 0.
  void setFrameZeroRule(motion::FrameZeroRule rule);

  /// nullptr is a separator. Not owned.
  void setContextActions(TimelineMenu menu, const QList<QAction*>& actions);
  /// Makes the entries of a menu that was opened at a frame.
  void setMenuFiller(widgets::MenuFiller fill) { fillMenu_ = std::move(fill); }
  /// The buttons of the empty state, such as "Open"; not empty, not owned.
  void setEmptyActions(const QList<QAction*>& actions);

  /// Shows the loop range and the simulated frames.
  [[nodiscard]] TimeRuler& ruler() const noexcept { return *ruler_; }

  /// Shows contacts of feet while an operation holds them.
  [[nodiscard]] ContactLane& contacts() const noexcept { return *contacts_; }
  /// Shows syllables while an operation makes keys of them.
  [[nodiscard]] SyllableLane& syllables() const noexcept { return *syllables_; }

  /// Shows the waveform of a sound.
  [[nodiscard]] SoundRow& sound() const noexcept { return *sound_; }

  /// What dragged keys, the playhead and the ends of the loop range snap to.
  void setSnapping(motion::SnapTargets targets);
  /// Shows these tempos instead of those of the document, as a preview; nullopt: those of the document.
  void setPreviewedTempos(std::optional<motion::TempoMap> tempos);
  /// Opens the text field for the name of a marker. If the marker was added by the last undo step, Esc takes it away.
  void editMarkerName(std::size_t index, bool isNew);

  /// showOnly() or showOnlySelected() is in effect.
  [[nodiscard]] bool isRestricted() const;
  /// The selected rows, or else the tracks of the selected keys, or else all shown tracks, as an argument of
  /// showOnly().
  [[nodiscard]] QSet<QByteArray> rowSetToSave() const;
  /// Shows only the tracks with these keys. Does nothing and returns false if the motion has none of them.
  bool showOnly(const QSet<QByteArray>& keys);

  /// The tracks of several selected rows, or else those of the selected keys, or else those of the cursor row.
  [[nodiscard]] std::vector<motion::TrackId> targetTracks() const;
  /// All targetTracks() are locked; false if there are none.
  [[nodiscard]] bool areTargetTracksLocked() const;

  [[nodiscard]] const TimelineView& view() const noexcept { return *view_; }

 public slots:
  void zoomIn();
  void zoomOut();
  /// Shows the whole motion.
  void zoomFit();
  /// Shows the selected keys; the whole motion if none is selected.
  void zoomSelection();
  void expandAll();
  void collapseAll();
  /// Shows only targetTracks().
  void showOnlySelected();
  /// Ends showOnlySelected() and showOnly().
  void showAllTracks();
  void focusSearch();
  void selectAll();
  /// Selects all keys of the cursor row; for a heading, those of its tracks.
  void selectRow();
  /// Selects all keys on the current frame.
  void selectColumn();
  /// Adds the keys of the cursor row on the current frame to the selection, or removes them if all are selected. False
  /// if there is no key that can be selected.
  bool toggleKey();

 signals:
  /// The panel asks for something and must be in sight.
  void revealRequested();
  /// isRestricted() changed. It also becomes false when a hidden track is revealed or another document is shown.
  void restrictionChanged(bool on);
  /// targetTracks() changed, or tracks were locked or unlocked.
  void targetTracksChanged();
  /// The user has dragged the band of the loop range, or drawn a new one.
  void loopRangeRequested(furitsuke::FrameRange range);
  /// The context menu of the ruler, for the frame under the mouse, at a place of the screen.
  void rulerMenuRequested(furitsuke::Frame frame, const QPoint& global);

 private:
  QWidget* makeTrackSide();
  QWidget* makeKeySide();
  void connectView();
  void retranslate();
  void showDocument();
  void showLane();
  void showSound();
  void showRestriction();
  void showMenu(const QList<QAction*>& actions, const QPoint& global);
  /// For a menu that was opened with the mouse over a frame and maybe a row.
  void showMenuAt(const QList<QAction*>& actions, const QPoint& at, const QWidget& in);
  void selectRowKeys(int row, Qt::KeyboardModifiers modifiers);
  void selectColumnKeys(Frame frame, Qt::KeyboardModifiers modifiers);

  TimelineView* view_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QLineEdit* search_ = nullptr;
  QPushButton* restriction_ = nullptr;
  TrackLabels* labels_ = nullptr;
  TimeRuler* ruler_ = nullptr;
  MarkerLane* lane_ = nullptr;
  QLabel* laneTitle_ = nullptr;
  ContactLane* contacts_ = nullptr;
  QLabel* contactTitle_ = nullptr;
  SyllableLane* syllables_ = nullptr;
  QLabel* syllableTitle_ = nullptr;
  LayerLane* layers_ = nullptr;
  QLabel* layerTitle_ = nullptr;
  SoundRow* sound_ = nullptr;
  SoundHeader* soundTitle_ = nullptr;
  DopeSheet* sheet_ = nullptr;
  TimelineScrollBars* bars_ = nullptr;
  QList<QAction*> contextActions_;
  widgets::MenuFiller fillMenu_;
  QList<QAction*> markerActions_;
  QList<QAction*> soundActions_;
};

}  // namespace furitsuke::panels
