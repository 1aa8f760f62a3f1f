// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "app/panels/properties/playhead_track.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/sample_span.h"

class QVBoxLayout;

namespace furitsuke::widgets {
class VerticalScrollArea;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class EmptyPage;
class FrameNotice;
class FrameRow;
class KeySection;
class PropertyKeySection;

/// Shows and edits the values of the selected keys of every kind, without a selection those of the current track at the
/// playhead.
class PropertyPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit PropertyPanel(QWidget* parent = nullptr);
  ~PropertyPanel() override;

  /// Not owned; nullptr if no motion is open.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const noexcept { return document_; }
  /// What poses the models; not owned. Values at the playhead become keys at once without it.
  void setPosing(session::Posing* posing) { playhead_.setPosing(posing); }
  /// The IK bones (CP932) of the model that the motion moves.
  void setIkBones(const std::vector<std::string>& names);
  /// The only selected bone of the active model, which need not have a track in the motion; empty: none. Its
  /// values are shown while no track is current.
  void setPickedBone(const QByteArray& nameBytes);
  /// What moving keys does to a key at frame 0.
  void setFrameZeroRule(motion::FrameZeroRule rule);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void onMotionChanged(const edit::MotionChange& change);
  void onSelectionChanged();
  void onPlayheadChanged();
  void refresh();
  void refreshNow();
  void showNotice();
  /// The selected track whose values in the unregistered pose hide those of its keys; nullopt if there is none.
  [[nodiscard]] std::optional<motion::TrackId> draftTrack() const;
  /// What is shown instead of the selected keys, if anything.
  void choosePlayheadTrack(std::optional<motion::TrackId> draft);
  /// Creates all rows that exist again and keeps folded sections and the scroll position.
  void buildContent();
  /// Creates the frame row and the sections, which exist from the first selection of keys on: there are hundreds of
  /// widgets in them.
  void buildSections();
  /// Passes the document to the frame row, the sections and the empty page.
  void showDocument();

  QPointer<edit::MotionDocument> document_;
  PlayheadTrack playhead_;
  EmptyPage* emptyPage_ = nullptr;
  FrameNotice* notice_;
  widgets::VerticalScrollArea* scroll_;
  QVBoxLayout* column_ = nullptr;  ///< of what is scrolled
  FrameRow* frameRow_ = nullptr;   ///< nullptr until buildSections()
  std::vector<KeySection*> sections_;
  PropertyKeySection* switches_ = nullptr;  ///< one of sections_
  std::vector<std::string> ikBones_;
  motion::FrameZeroRule rule_ = motion::FrameZeroRule::AsMmd;
  QByteArray pickedBytes_;
  FrameRange shownFrames_;  ///< of the displayed keys; empty if none are displayed
  bool stale_ = true;       ///< an update is pending, because the panel is hidden or the selection is large
  QTimer debounce_;         ///< delays the update for a large selection
};

}  // namespace furitsuke::panels
