// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "app/curves/curve_view.h"
#include "core/edit/motion_document.h"

class QBoxLayout;
class QPushButton;
class QStackedLayout;

namespace furitsuke {

class ChannelBar;
class CurveCanvas;
class CurveHeader;
class PointFields;
class PresetBar;

/// The Bezier editor: shows and changes the curves of the selected bone and camera keys, in the checked channels.
/// Every change is one undo step for all keys; a drag is shown in all panels while it goes on.
class CurvePanel : public QWidget {
  Q_OBJECT

 public:
  explicit CurvePanel(QWidget* parent = nullptr);

  /// The document whose selection is edited; not owned, may be null.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const { return document_; }
  /// Whether a key with a curve is selected: whether the slots below do anything.
  [[nodiscard]] bool hasCurves() const;
  /// What is shown and changed; at least one channel of the selected keys.
  [[nodiscard]] CurveChannels activeChannels() const { return view_.active; }
  void setActiveChannels(CurveChannels channels);
  /// The curves of bones that are shown, in the channels in which all selected keys have the same.
  [[nodiscard]] CurveSet shownBoneCurves();

  [[nodiscard]] QSize sizeHint() const override { return {280, 480}; }

 public slots:
  /// Takes the curves of the first selected key, in the checked channels, to the clipboard: as text that names the
  /// channels, or the bare "x1,y1,x2,y2" when one channel is checked.
  void copyCurve();
  /// Gives each checked channel its curve from the clipboard; a single one goes into all of them. Without curves in the
  /// clipboard the last ones that were copied here.
  void pasteCurve();
  /// See curvePresets(); unknown ids do nothing.
  void applyPreset(const QString& id);
  /// The straight line in every channel of the selected keys, checked or not.
  void resetCurves();

 signals:
  /// hasCurves() changed.
  void availabilityChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void buildContents();
  void buildEmptyPage();
  void keepNarrowMinimum();
  QWidget* buildControls();
  void connectCanvas();
  void onMotionChanged(const MotionChange& change);
  void refresh();
  void refreshNow();
  [[nodiscard]] bool isReady();
  void updateView();
  void updateMarker();
  void updateEmptyPage();
  void moveHandle(int handle, int x, int y);
  void pushEdits(const QString& text, KeyEdits edits);
  void selectKeysAtPlayhead();
  [[nodiscard]] std::optional<CurveMarker> markerAtPlayhead() const;
  [[nodiscard]] KeySelection keysAtPlayhead() const;

  QPointer<MotionDocument> document_;
  CurveView view_;
  CurveSet copied_;
  bool stale_ = true;       ///< changes came while the panel was hidden, or to a large selection
  QTimer rest_;             ///< until a large selection is looked at
  bool announced_ = false;  ///< hasCurves() as last told

  QStackedLayout* pages_ = nullptr;
  QWidget* emptyPage_ = nullptr;
  QWidget* contents_ = nullptr;
  QPushButton* selectButton_ = nullptr;
  QBoxLayout* body_ = nullptr;
  QWidget* controls_ = nullptr;
  CurveHeader* header_ = nullptr;
  ChannelBar* channels_ = nullptr;
  CurveCanvas* canvas_ = nullptr;
  PointFields* fields_ = nullptr;
  PresetBar* presets_ = nullptr;
};

}  // namespace furitsuke
