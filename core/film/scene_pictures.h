// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/camera_view.h"
#include "core/film/background_media.h"
#include "core/image/image.h"
#include "core/media/film_format.h"
#include "core/motion/background_link.h"
#include "core/render/offscreen_renderer.h"
#include "core/render/renderer.h"
#include "core/scene/scene.h"

namespace furitsuke::film {

/// Which pictures of a scene are drawn, and how they look.
struct ScenePictures {
  FrameRange frames;               ///< each is shown for 1/30 s
  std::vector<Frame> chosen = {};  ///< in place of `frames`, where not empty: each is one picture, whatever the rate
  media::FilmRate rate;            ///< at other rates than 30, pictures show the motion between frames
  int width = 1280;
  int height = 720;
  bool transparent = false;  ///< no background; otherwise that of `options`
  /// 1, 2 or 4: pictures are drawn this many times wider and higher and then scaled down, which smooths everything.
  int supersampling = 1;
  render::RenderOptions options;
  /// What is behind the scene, unless it is transparent; overrides that of `options`.
  std::optional<motion::BackgroundLink> background;
  /// The camera for the evaluated scene; empty: the scene's own camera.
  std::function<eval::CameraSample(const scene::Scene&)> camera;
};

/// Progress of the writing and a way to cancel it, from any thread.
struct PictureControl {
  std::atomic<bool> canceled{false};
  std::atomic<std::int64_t> written{0};  ///< completely written pictures
};

/// As many as last as long as the frames: the last one is less than a frame after the last frame.
[[nodiscard]] std::int64_t pictureCount(const ScenePictures& pictures);
/// The frame that a picture shows, counted from 0; may be between two frames.
[[nodiscard]] double frameOfPicture(const ScenePictures& pictures, std::int64_t picture);

/// Draws pictures of a scene in its own context.
class PictureDrawer {
 public:
  [[nodiscard]] static Result<PictureDrawer> create(const ScenePictures& pictures);

  /// The scene is evaluated at `frame`. Waits for the picture of a background film. An Error, too, when `canceled`
  /// becomes true.
  [[nodiscard]] Result<image::Image> draw(const scene::Scene& scene, double frame,
                                          const std::atomic<bool>& canceled) const;

 private:
  PictureDrawer(const ScenePictures& pictures, std::unique_ptr<render::OffscreenRenderer> renderer);
  Status openBackground();
  [[nodiscard]] Error backgroundError(const Error& error) const;

  ScenePictures pictures_;
  std::unique_ptr<BackgroundMedia> background_;  ///< null: a color at most
  std::unique_ptr<render::OffscreenRenderer> renderer_;
};

/// What becomes of a picture; false ends the drawing.
using PictureTaker = std::function<bool(std::int64_t picture, image::Image image)>;
/// Draws all pictures in order. Ends early, without an Error, when it is canceled.
Status drawPictures(scene::Scene& scene, const ScenePictures& pictures, const std::atomic<bool>& canceled,
                    const PictureTaker& take);

}  // namespace furitsuke::film
