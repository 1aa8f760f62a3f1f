// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "core/edit/motion_document.h"

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace furitsuke {

class EmptyPage;
class FrameRow;
class KeySection;

/// The values of the selected keys of every kind, to be read and changed. Works on the document's selection; without
/// one it shows the values of the current track at the playhead.
class PropertyPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit PropertyPanel(QWidget* parent = nullptr);
  ~PropertyPanel() override;

  /// Not owned; nullptr when no motion is open.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const noexcept { return document_; }
  /// What moving a key away from frame 0 does.
  void setFrameZeroRule(FrameZeroRule rule);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void onMotionChanged(const MotionChange& change);
  void onSelectionChanged();
  void onPlayheadChanged();
  void refresh();
  void refreshNow();
  /// Anew, as they were folded and scrolled.
  void buildPages();
  void buildSections(QWidget* content);
  /// In frame row, sections and empty page.
  void showDocument();

  QPointer<MotionDocument> document_;
  QStackedWidget* pages_;
  EmptyPage* emptyPage_ = nullptr;
  QScrollArea* scroll_;
  FrameRow* frameRow_ = nullptr;
  std::vector<KeySection*> sections_;
  FrameZeroRule rule_ = FrameZeroRule::AsMmd;
  bool stale_ = true;  ///< hidden panels are refreshed when they are shown
  QTimer rest_;        ///< until a large selection is looked at
};

}  // namespace furitsuke
