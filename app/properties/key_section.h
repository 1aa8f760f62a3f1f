// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/properties/property_row.h"
#include "core/edit/motion_document.h"

class QVBoxLayout;

namespace furitsuke {

class SectionHeader;

/// The foldable part of the property panel for the selected keys of one kind. Hidden while none is selected.
class KeySection : public QWidget {
  Q_OBJECT

 public:
  KeySection(TrackKind kind, QWidget* parent);

  [[nodiscard]] TrackKind kind() const noexcept { return kind_; }
  /// The document is not owned; it must live until another one, or none, is set.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const noexcept { return document_.data(); }
  /// Shows the values of the selected keys, or hides the section.
  void refresh();
  /// Other keys are selected: nothing is kept of how the old ones were shown.
  void forgetShownKeys() { forgetKeys(); }
  void setNarrow(bool narrow);
  [[nodiscard]] bool isFolded() const;
  void setFolded(bool folded);

 protected:
  /// Called only while a key of the kind is selected.
  virtual void showValues() = 0;
  /// See forgetShownKeys().
  virtual void forgetKeys() {}

  PropertyRow* addRow(const QString& name, PropertyRow::Fold fold = PropertyRow::Fold::Never);
  void addToBody(QWidget* widget, Qt::Alignment alignment = {});

  /// One undo step.
  void push(const QString& text, KeyEdits edits);
  /// Edits of the keys that the document had selected when the gesture began.
  using GestureEdits = std::function<KeyEdits(const Motion&, const KeySelection&)>;
  void beginGesture(const QString& text);
  void updateGesture(const GestureEdits& edits);
  void endGesture();
  void cancelGesture();
  /// "Change translation X", for the list of undo steps.
  [[nodiscard]] static QString changeText(const QString& name);

 private:
  void updateHeader();

  TrackKind kind_;
  QPointer<MotionDocument> document_;
  SectionHeader* header_;
  QWidget* body_;
  QVBoxLayout* rows_;
  std::vector<PropertyRow*> allRows_;
};

}  // namespace furitsuke
