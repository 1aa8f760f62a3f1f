// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSizeF>

#include "app/widgets/time_scale.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::widgets {

/// Base of the view states of panels that show a motion over time: the document, the visible frames, and what keys and
/// playhead snap to. The widgets of a panel share one and observe it. Pixels are those of the area that shows the keys,
/// without rulers and axes.
class TimeView : public QObject {
  Q_OBJECT

 public:
  explicit TimeView(QObject* parent = nullptr) : QObject(parent) {}

  /// Not owned.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const noexcept { return document_; }

  [[nodiscard]] const TimeScale& scale() const noexcept { return scale_; }
  [[nodiscard]] QSizeF viewport() const noexcept { return viewport_; }
  void setViewport(QSizeF size);

  /// Zooms by `factor`; the frame at pixel `x` stays in place.
  void zoomAbout(double x, double factor);
  /// Zooms about the playhead if it is visible, otherwise about the center.
  void zoomAboutPlayhead(double factor);
  void scrollTime(double pixels);
  /// Sets the frame at pixel 0, clamped to the scrollable range.
  void setOrigin(double frame);
  /// Shows all keys, and keeps doing so when the panel is resized, until the user zooms or scrolls.
  virtual void fitAll() = 0;
  /// Shows the selected keys; all keys if none is selected.
  virtual void fitSelection() = 0;
  /// Scrolls if the frame is not visible.
  virtual void revealFrame(Frame frame) = 0;

  /// What dragged keys and the playhead snap to; without targets, only to whole frames.
  void setSnapping(motion::SnapTargets targets) { snapping_ = targets; }
  [[nodiscard]] motion::SnapTargets snapping() const noexcept { return snapping_; }
  /// See snappedFrame().
  [[nodiscard]] Frame snapped(double frame, Qt::KeyboardModifiers modifiers) const;

  /// While one exists, changes of selection, frame and track come from the panel itself and do not cause it to scroll.
  class OwnChange {
   public:
    explicit OwnChange(TimeView& view) : view_(view) { ++view_.ownChanges_; }
    ~OwnChange() { --view_.ownChanges_; }
    OwnChange(const OwnChange&) = delete;
    OwnChange& operator=(const OwnChange&) = delete;

   private:
    TimeView& view_;
  };
  /// Sets the selection of the document as an OwnChange.
  void select(motion::KeySelection selection);
  /// Sets the current frame of the document as an OwnChange.
  void movePlayhead(Frame frame);

 signals:
  void documentReplaced();
  /// The zoom or the scroll position changed, in time or in another direction of a subclass.
  void scaleChanged();
  void selectionChanged();
  void currentFrameChanged(furitsuke::Frame from, furitsuke::Frame to);
  /// Markers or beats changed.
  void annotationsChanged();
  /// What is shown before the first key of each track changed.
  void preExtrapolationChanged();

 protected:
  /// Connects a document that is about to be shown.
  virtual void attach(edit::MotionDocument& document);
  /// Disconnects the document that was shown.
  virtual void detach(edit::MotionDocument& document);
  /// Shows document(), which may be nullptr, and emits documentReplaced().
  virtual void showDocument() = 0;
  virtual void onMotionChanged(const edit::MotionChange& change) = 0;
  virtual void onCurrentTrackChanged() = 0;
  /// Updates what depends on the selection; called before selectionChanged() is emitted.
  virtual void updateSelection() = 0;
  /// Called by setViewport(), before scaleChanged() is emitted.
  virtual void onViewportChanged(QSizeF before) = 0;
  /// How far frame 0 may be scrolled to the right, in pixels.
  [[nodiscard]] virtual double leadingSpace() const = 0;
  /// While false, changes of motion, selection and frame are ignored.
  [[nodiscard]] virtual bool isFollowing() const { return true; }

  void onSelectionChanged();
  [[nodiscard]] bool isOwnChange() const noexcept { return ownChanges_ > 0; }
  [[nodiscard]] bool isFitted() const noexcept { return isFitted_; }
  void setFitted(bool on) noexcept { isFitted_ = on; }
  void setScale(const TimeScale& scale) noexcept { scale_ = scale; }
  /// See TimeScale::fit().
  void fitFrames(FrameRange frames, double margin) noexcept { scale_.fit(frames, viewport_.width(), margin); }

 private:
  void onCurrentFrameChanged(Frame frame);

  QPointer<edit::MotionDocument> document_;
  TimeScale scale_;
  QSizeF viewport_;
  motion::SnapTargets snapping_;
  Frame lastFrame_ = 0;
  int ownChanges_ = 0;
  bool isFitted_ = true;
};

}  // namespace furitsuke::widgets
