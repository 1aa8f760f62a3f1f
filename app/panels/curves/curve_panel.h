// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <optional>

#include "app/panels/curves/curve_view.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

class QAction;
class QBoxLayout;
class QPushButton;
class QStackedLayout;

namespace furitsuke::panels {

class ChannelBar;
class CurveCanvas;
class CurveHeader;
class PointFields;
class PresetBar;

/// The Bezier editor: shows and changes the curves of the selected bone and camera keys, in the checked channels. Every
/// change is one undo step for all keys; all panels follow a drag.
class CurvePanel : public QWidget {
  Q_OBJECT

 public:
  explicit CurvePanel(QWidget* parent = nullptr);

  /// The document whose selection is edited; not owned, may be null.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const { return document_; }
  /// Whether a key with a curve is selected; without one the slots below do nothing.
  [[nodiscard]] bool hasCurves() const;
  /// The channels that are shown and edited: at least one channel of the selected keys.
  [[nodiscard]] motion::CurveChannels activeChannels() const { return view_.active; }
  /// The displayed bone curves, in the channels in which all selected keys have the same curve.
  [[nodiscard]] motion::CurveSet shownBoneCurves();
  /// The names of the displayed bone curves that shownBoneCurves() leaves out, because the selected keys have different
  /// ones.
  [[nodiscard]] QStringList mixedBoneCurves();

  /// The context menu of the square; nullptr is a separator. Not owned.
  void setContextActions(const QList<QAction*>& actions);

  [[nodiscard]] QSize sizeHint() const override { return {280, 480}; }

 public slots:
  /// Copies the curves of the first selected key, in the checked channels, to the clipboard: as text with channel
  /// names, or as plain "x1,y1,x2,y2" when one channel is checked.
  void copyCurve();
  /// Pastes the curves of the clipboard into the checked channels; a single curve is pasted into all of them. If the
  /// clipboard contains no curves, pastes those that were last copied here.
  void pasteCurve();
  /// Applies a preset of curvePresets() to the checked channels; unknown ids have no effect.
  void applyPreset(const QString& id);
  /// Sets linear interpolation in every channel of the selected keys, checked or not.
  void resetCurves();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void buildContents();
  void buildEmptyPage();
  void keepNarrowMinimum();
  QWidget* buildControls();
  void connectCanvas();
  void onMotionChanged(const edit::MotionChange& change);
  void refresh();
  void refreshNow();
  [[nodiscard]] bool isReady();
  void updateView();
  void updateMarker();
  void updateEmptyPage();
  void moveHandle(int handle, int x, int y);
  using ProposeCurves = std::function<motion::KeyEdits(const motion::Motion&, const motion::KeySelection&)>;
  void pushStep(const edit::LiveText& text, const ProposeCurves& propose);
  void selectKeysAtPlayhead();
  [[nodiscard]] std::optional<CurveMarker> markerAtPlayhead() const;
  [[nodiscard]] motion::KeySelection keysAtPlayhead() const;

  QPointer<edit::MotionDocument> document_;
  CurveView view_;
  motion::CurveSet copied_;
  bool stale_ = true;  ///< an update is pending, because the panel is hidden or the selection is large
  QTimer debounce_;    ///< delays the update for a large selection

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

}  // namespace furitsuke::panels
