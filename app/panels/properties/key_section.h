// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/panels/properties/property_row.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

class QVBoxLayout;

namespace furitsuke::panels {

class PlayheadTrack;
class SectionHeader;

/// The foldable part of the property panel for the selected keys of one kind, or for the value of a track of that kind
/// at the playhead. Hidden while there is neither.
class KeySection : public QWidget {
  Q_OBJECT

 public:
  /// While `playhead` shows a track, its value is shown instead of the selected keys.
  KeySection(motion::TrackKind kind, PlayheadTrack& playhead, QWidget* parent);

  [[nodiscard]] motion::TrackKind kind() const noexcept { return kind_; }
  /// Not owned; must exist until another document or nullptr is set.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const noexcept { return document_.data(); }
  /// Shows the values, or hides the section.
  void refresh();
  /// Must be called when other keys are shown: discards the state of the rows for the previous keys.
  void clearKeyState() { clearState(); }
  void setNarrow(bool narrow);
  [[nodiscard]] bool isFolded() const;
  void setFolded(bool folded);

 protected:
  /// The track that is shown instead of selected keys; nullptr if it is not of this kind.
  [[nodiscard]] PlayheadTrack* playhead() const;
  /// Called only while there are values of the kind.
  virtual void showValues() = 0;
  /// See clearKeyState().
  virtual void clearState() {}

  PropertyRow* addRow(const QString& name, PropertyRow::Fold fold = PropertyRow::Fold::Never);
  void addToBody(QWidget* widget, Qt::Alignment alignment = {});

  /// Applies edits as one undo step.
  void push(const edit::LiveText& text, motion::KeyEdits edits);
  /// Computes the edits of a gesture. The selection is the one with which the gesture began.
  using GestureEdits = std::function<motion::KeyEdits(const motion::Motion&, const motion::KeySelection&)>;
  void beginGesture(const edit::LiveText& text);
  void updateGesture(const GestureEdits& edits);
  void endGesture();
  void cancelGesture();
  /// "Change Translation X", the text of an undo step.
  [[nodiscard]] static edit::LiveText changeText(edit::LiveText name);

 private:
  void updateHeader();

  motion::TrackKind kind_;
  PlayheadTrack& playhead_;
  QPointer<edit::MotionDocument> document_;
  SectionHeader* header_;
  QWidget* body_;
  QVBoxLayout* rows_;
  std::vector<PropertyRow*> allRows_;
};

}  // namespace furitsuke::panels
