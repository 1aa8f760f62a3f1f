// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QTimer>
#include <QWidget>
#include <deque>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/viewport/onion_skin.h"
#include "app/viewport/safe_frames.h"
#include "app/viewport/viewport_surface.h"

class QAction;
class QStackedLayout;
class QToolBar;

namespace furitsuke {

class EmptyState;
class LightBall;
class Stage;
class ViewportCamera;
class ViewportOverlay;

/// What is drawn besides the models. Kept in the settings.
struct ViewportLook {
  bool bones = true;
  bool edges = true;
  bool groundShadow = true;
  bool selfShadow = true;
  bool grid = true;
  bool smooth = true;  ///< several samples a pixel, where the machine is up to it
  bool cameraPath = false;
  bool trails = false;     ///< of the selected bones
  bool onionSkin = false;  ///< the active model at other moments; not while it plays
  bool shadowReach = false;
  bool lightBall = false;
  bool safeFrames = false;
  friend bool operator==(const ViewportLook&, const ViewportLook&) = default;
};

/// The models at the playhead, through the free camera or that of the motion. Without OpenGL it says why there is no
/// picture, and all other panels work.
class ViewportPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ViewportPanel(Stage& stage, QWidget* parent = nullptr);
  ~ViewportPanel() override;

  /// Before the first model comes; afterwards it changes nothing.
  void setSurfaceChoice(SurfaceChoice choice) { choice_ = choice; }
  /// Likewise; it is waited for when the first model comes.
  void setComingRenderer(ComingRenderer coming) { coming_ = std::move(coming); }
  [[nodiscard]] ViewportCamera& camera() noexcept { return *camera_; }
  [[nodiscard]] ViewportOverlay& overlay() noexcept { return *overlay_; }
  [[nodiscard]] const ViewportLook& look() const noexcept { return look_; }
  void setLook(const ViewportLook& look);
  /// Of the safe frames: the id of one of kPictureRatios.
  void setPictureRatio(const QString& id);
  [[nodiscard]] const PictureRatio& pictureRatio() const noexcept { return *ratio_; }
  [[nodiscard]] LightBall& lightBall() noexcept { return *lightBall_; }
  [[nodiscard]] const OnionLook& onionLook() const noexcept { return onion_.look(); }
  void setOnionLook(const OnionLook& look);
  /// Width / height of what is seen.
  [[nodiscard]] double aspect() const;

  /// Buttons above the picture; nullptr stands for a separator. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  /// The button of the empty state. Not owned.
  void setEmptyAction(QAction* action);

  /// What is seen, without grid and bones, in another size; transparent where nothing stands if so wanted. An Error
  /// without models or OpenGL.
  [[nodiscard]] Result<Image> picture(int width, int height, bool transparent);
  /// How the viewport looks at a copy of the scene at another moment; for any thread.
  [[nodiscard]] std::function<CameraSample(const Scene&)> cameraAsSeen();
  /// What pictures that are saved are drawn with: no grid, several samples a pixel.
  [[nodiscard]] RenderOptions pictureOptions() const;
  /// Draws as finely as it would when nothing has changed for a moment.
  void settle();
  /// Pictures drawn in the last second.
  [[nodiscard]] int picturesPerSecond() const;
  /// While something plays the corner tells how many pictures a second are drawn, and the bones are out of the way.
  void setPlaying(bool on);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showPage();
  void showSentence();
  void showBones();
  void showAids();
  void placeLightBall();
  bool makeSurface();
  [[nodiscard]] ViewportShot shot(double aspect);
  void takeGhosts();
  [[nodiscard]] RenderOptions options() const;
  /// Something has changed.
  void refresh();
  void redraw();

  Stage& stage_;
  ViewportCamera* camera_;
  SurfaceChoice choice_ = SurfaceChoice::Any;
  ComingRenderer coming_;
  ViewportLook look_;
  QToolBar* tools_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QWidget* picture_;
  ViewportSurface* surface_ = nullptr;
  ViewportOverlay* overlay_ = nullptr;
  LightBall* lightBall_ = nullptr;
  OnionSkin onion_;
  std::vector<Ghost> ghosts_;  ///< of the last shot
  const PictureRatio* ratio_ = &kPictureRatios.front();
  std::optional<QString> failure_;  ///< why there is no OpenGL
  QElapsedTimer clock_;
  std::deque<qint64> drawn_;  ///< when the last pictures were drawn, milliseconds of clock_
  QTimer rest_;               ///< runs out when nothing has changed for a moment
  bool rough_ = false;
  QTimer tell_;  ///< while playing: when to tell how many
  bool playing_ = false;
};

}  // namespace furitsuke
