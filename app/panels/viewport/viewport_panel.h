// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <deque>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/panels/viewport/body_marks.h"
#include "app/panels/viewport/moving_quality.h"
#include "app/panels/viewport/onion_skin.h"
#include "app/panels/viewport/safe_frames.h"
#include "app/panels/viewport/viewport_surface.h"

class QAction;
class QStackedLayout;
class QToolBar;

namespace furitsuke::session {
class BackgroundTrack;
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class EmptyState;
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class LightBall;
class ViewportCamera;
class ViewportOverlay;

/// The display options of the viewport. Stored in the settings.
struct ViewportOptions {
  bool bones = true;
  bool allBones = false;  ///< false: only the bones near the mouse, until one is selected or posed
  bool edges = true;
  bool wideEdges = false;  ///< at least one pixel; not in saved pictures
  bool groundShadow = true;
  bool selfShadow = true;
  bool grid = true;
  int samples = 4;  ///< per pixel, where the driver supports them; 0: one sample in the middle
  bool cameraPath = false;
  bool trails = false;     ///< of the selected bones
  bool onionSkin = false;  ///< ghosts of the active model at other frames; not during playback
  bool shadowRange = false;
  bool lightBall = false;
  bool safeFrames = false;
  bool bodies = false;  ///< rigid bodies of all shown models
  bool joints = false;
  BodyColors bodyColors = BodyColors::Mode;
  friend bool operator==(const ViewportOptions&, const ViewportOptions&) = default;
};

/// Shows the models at the playhead through the free camera or the camera of the motion. Without OpenGL it shows the
/// reason instead, and all other panels still work.
class ViewportPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ViewportPanel(session::Stage& stage, QWidget* parent = nullptr);
  ~ViewportPanel() override;

  /// Must be called before the first model is added; later calls have no effect.
  void setSurfaceChoice(SurfaceChoice choice) { choice_ = choice; }
  /// Must be called before the first model is added. The panel then waits for this renderer.
  void setPendingRenderer(PendingRenderer renderer) { pendingRenderer_ = std::move(renderer); }
  /// The window is in use from now on, see ViewportSurface::comeWithoutWaiting(). Must be called before the first model
  /// is added.
  void setInUse() { isInUse_ = true; }
  /// A model is about to be added. Where pictures are drawn in memory, another thread creates the renderer, which would
  /// hold the window for about 40 ms.
  void prepareRenderer();
  [[nodiscard]] ViewportCamera& camera() noexcept { return *camera_; }
  [[nodiscard]] ViewportOverlay& overlay() noexcept { return *overlay_; }
  [[nodiscard]] const ViewportOptions& options() const noexcept { return options_; }
  void setOptions(const ViewportOptions& options);
  /// The aspect ratio of the safe frames: an id of kPictureRatios.
  void setPictureRatio(const QString& id);
  [[nodiscard]] const PictureRatio& pictureRatio() const noexcept { return *ratio_; }
  [[nodiscard]] LightBall& lightBall() noexcept { return *lightBall_; }
  /// Shows a background behind the scene from now on.
  void setBackground(session::BackgroundTrack& background);
  /// nullptr before setBackground().
  [[nodiscard]] session::BackgroundTrack* background() const;
  [[nodiscard]] const OnionSkinOptions& onionSkinOptions() const noexcept { return onion_.options(); }
  void setOnionSkinOptions(const OnionSkinOptions& options);
  /// Width / height of the picture.
  [[nodiscard]] double aspect() const;

  /// A message over the top of the picture, which does not move the panels.
  [[nodiscard]] widgets::MessageBar& notice() noexcept { return *notice_; }

  /// Buttons above the picture; nullptr is a separator. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  /// Whether the buttons are shown where there is a picture.
  void setToolsShown(bool on);
  /// The button of the empty state. Not owned.
  void setEmptyAction(QAction* action);

  /// The current view in another size, without grid and bones, optionally with a transparent background. Fails without
  /// models or OpenGL.
  [[nodiscard]] Result<image::Image> picture(int width, int height, bool transparent);
  /// A function that gives the view of the viewport for a copy of the scene at another frame. It can be called on any
  /// thread.
  [[nodiscard]] std::function<eval::CameraSample(const scene::Scene&)> viewSampler();
  /// The options of saved pictures: no grid, multisampling.
  [[nodiscard]] render::RenderOptions pictureOptions() const;
  /// Waits for the renderer that another thread creates. Returns whether this has changed the panel.
  bool awaitRenderer();
  /// Starts to draw the first picture, see ViewportSurface::drawAhead().
  void drawAhead();
  /// Waits for a picture that another thread draws. Returns whether there was one.
  bool awaitPicture();
  /// For pictures of the window: waits for the canonical run of physics and for the picture of the background, and
  /// draws with full quality.
  void settle();
  /// The graphics card and its driver, or the renderer that draws in its place; empty before the first picture.
  [[nodiscard]] QString deviceName() const;
  /// The number of pictures drawn in the last second.
  [[nodiscard]] int picturesPerSecond() const;
  /// Must be called when playback starts or stops. During playback the frame rate is shown and the bones are hidden.
  void setPlaying(bool on);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// After continuous changes. Must not wait: it follows every edit.
  void rest();
  void showPage();
  void showSentence();
  void showBones();
  void showAids();
  void placeLightBall();
  void placeNotice();
  bool makeSurface();
  [[nodiscard]] ViewportShot shot(double aspect);
  void updateGhosts();
  [[nodiscard]] render::RenderOptions renderOptions() const;
  /// Draws again, because something has changed.
  void refresh();
  void redraw();

  session::Stage& stage_;
  QPointer<session::BackgroundTrack> background_;
  ViewportCamera* camera_;
  SurfaceChoice choice_ = SurfaceChoice::Any;
  PendingRenderer pendingRenderer_;
  bool isInUse_ = false;
  bool isFirst_ = true;  ///< no picture has been drawn
  QTimer await_;         ///< asks whether the renderer has been created
  ViewportOptions options_;
  QToolBar* tools_;
  bool areToolsShown_ = true;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QWidget* picture_;
  ViewportSurface* surface_ = nullptr;
  ViewportOverlay* overlay_ = nullptr;
  LightBall* lightBall_ = nullptr;
  widgets::MessageBar* notice_;
  OnionSkin onion_;
  std::vector<scene::Ghost> ghosts_;  ///< of the last shot
  const PictureRatio* ratio_ = &kPictureRatios.front();
  std::optional<Error> failure_;  ///< why there is no OpenGL
  QElapsedTimer clock_;
  std::deque<qint64> drawn_;  ///< times of the last pictures, milliseconds of clock_
  QTimer debounce_;           ///< times out when nothing has changed for 200 milliseconds
  bool isMoving_ = false;     ///< another change followed the last one at once
  MovingQuality quality_;
  int shotSamples_ = 0;  ///< of the last shot
  QTimer rateTimer_;     ///< updates the displayed frame rate during playback
  bool playing_ = false;
};

}  // namespace furitsuke::panels
