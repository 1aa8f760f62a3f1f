// SPDX-License-Identifier: MIT
#include "core/film/scene_pictures.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include "core/image/halved_rows.h"

namespace furitsuke::film {

namespace {

constexpr auto kWholeFramesPerSecond = static_cast<std::int64_t>(kFramesPerSecond);

/// How often a picture that is drawn larger is halved.
unsigned halvingsOf(int supersampling) { return supersampling >= 4 ? 2 : supersampling >= 2 ? 1 : 0; }

}  // namespace

std::int64_t pictureCount(const ScenePictures& pictures) {
  if (!pictures.chosen.empty()) return static_cast<std::int64_t>(pictures.chosen.size());
  if (pictures.frames.isEmpty()) return 0;
  const std::int64_t frames = std::int64_t{pictures.frames.last} - pictures.frames.first + 1;
  const std::int64_t perFrame = kWholeFramesPerSecond * pictures.rate.seconds;
  return (frames * pictures.rate.pictures + perFrame - 1) / perFrame;
}

double frameOfPicture(const ScenePictures& pictures, std::int64_t picture) {
  if (!pictures.chosen.empty()) return pictures.chosen[static_cast<std::size_t>(picture)];
  const auto frames = static_cast<double>(picture * kWholeFramesPerSecond * pictures.rate.seconds);
  return pictures.frames.first + frames / pictures.rate.pictures;
}

PictureDrawer::PictureDrawer(const ScenePictures& pictures, std::unique_ptr<render::OffscreenRenderer> renderer)
    : pictures_(pictures), renderer_(std::move(renderer)) {}

Result<PictureDrawer> PictureDrawer::create(const ScenePictures& pictures) {
  auto renderer = render::OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  PictureDrawer drawer(pictures, *std::move(renderer));
  if (const Status opened = drawer.openBackground(); !opened) return opened.error();
  return drawer;
}

Status PictureDrawer::openBackground() {
  render::RenderOptions& options = pictures_.options;
  if (pictures_.transparent) {
    options.background = {0, 0, 0, 0};
    options.backgroundImage = {};
    pictures_.background.reset();
  }
  if (!pictures_.background) return Done{};
  setBackground(options, *pictures_.background, {});
  const std::string& name = pictures_.background->file;
  if (name.empty()) return Done{};
  background_ = std::make_unique<BackgroundMedia>(std::filesystem::path(std::u8string(name.begin(), name.end())));
  const Status opened = background_->waitUntilOpen();
  return opened ? opened : backgroundError(opened.error());
}

Error PictureDrawer::backgroundError(const Error& error) const {
  const std::string& name = pictures_.background->file;
  return error.section == name ? error : Error::in(Message::verbatim(name), error.sentence());
}

Result<image::Image> PictureDrawer::draw(const scene::Scene& scene, double frame,
                                         const std::atomic<bool>& canceled) const {
  render::RenderOptions options = pictures_.options;
  if (background_) {
    Result<BackgroundPicture> picture = background_->wait(filmSeconds(pictures_.background->time, frame), canceled);
    if (!picture) return backgroundError(picture.error());
    setBackground(options, *pictures_.background, *std::move(picture));
  }
  const unsigned halvings = halvingsOf(pictures_.supersampling);
  const double aspect = static_cast<double>(pictures_.width) / std::max(pictures_.height, 1);
  const eval::CameraSample camera = pictures_.camera ? pictures_.camera(scene) : scene.camera();
  Result<image::Image> image = renderer_->draw(scene, eval::viewOf(camera, aspect), options,
                                               pictures_.width << halvings, pictures_.height << halvings);
  if (!image || halvings == 0) return image;
  return image::halved(*image, halvings);
}

Status drawPictures(scene::Scene& scene, const ScenePictures& pictures, const std::atomic<bool>& canceled,
                    const PictureTaker& take) {
  const Result<PictureDrawer> drawer = PictureDrawer::create(pictures);
  if (!drawer) return drawer.error();
  const std::int64_t count = pictureCount(pictures);
  for (std::int64_t i = 0; i < count; ++i) {
    const double frame = frameOfPicture(pictures, i);
    if (!scene.evaluateSimulated(frame, canceled)) break;
    Result<image::Image> image = drawer->draw(scene, frame, canceled);
    if (canceled) break;
    if (!image) return image.error();
    if (!take(i, *std::move(image))) break;
  }
  return Done{};
}

}  // namespace furitsuke::film
