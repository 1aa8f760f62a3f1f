// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/picture_surface.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHBoxLayout>
#include <functional>
#include <utility>

#include "app/session/scene/stage.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

/// Another panel of the window.
class Neighbor final : public QWidget {
 public:
  std::function<void()> onPaint;

 protected:
  void paintEvent(QPaintEvent*) override { onPaint(); }
};

/// A window in which the surface is painted after its neighbor.
class PictureSurfaceTest : public ::testing::Test {
 protected:
  PictureSurfaceTest() {
    stage.addActor(test::actorNamed("model", {"センター"}), {});
    neighbor = new Neighbor;
    neighbor->onPaint = [this] { order += "neighbor"; };
    layout = new QHBoxLayout(&window);
    layout->addWidget(neighbor);
    window.resize(400, 200);
  }

  [[nodiscard]] ViewportShot shot(double aspect) {
    const scene::Scene& scene = stage.evaluated();
    return {&scene, eval::viewOf(scene.camera(), aspect), {}, {}};
  }

  /// Returns false without OpenGL.
  bool show(bool waits = true) {
    auto renderer = render::OffscreenRenderer::create();
    if (!renderer) return false;
    const auto source = [this](double aspect) {
      order += "shot";
      return shot(aspect);
    };
    surface = new PictureSurface(std::move(renderer).value(), source, &window);
    if (!waits) surface->comeWithoutWaiting();
    layout->addWidget(surface);
    window.show();
    EXPECT_TRUE(test::waitFor([this] { return order.contains("neighbor") && order.contains("shot"); }));
    QApplication::processEvents();
    return true;
  }

  /// Whether the surface shows the scene as it is.
  [[nodiscard]] bool showsTheScene() {
    const auto expected = surface->picture(shot(static_cast<double>(surface->width()) / surface->height()),
                                           surface->width(), surface->height());
    if (!expected) return false;
    const QImage shown = surface->grab().toImage().convertToFormat(QImage::Format_RGBX8888);
    if (shown.size() != surface->size()) return false;
    return shown ==
           QImage(expected->pixels.data(), shown.width(), shown.height(), shown.width() * 4, QImage::Format_RGBX8888);
  }

  session::Stage stage;
  QWidget window;
  QHBoxLayout* layout = nullptr;
  Neighbor* neighbor = nullptr;
  PictureSurface* surface = nullptr;
  QStringList order;
};

TEST_F(PictureSurfaceTest, TheFirstPictureIsBegunBeforeTheRestOfTheWindowIsPainted) {
  if (!show()) GTEST_SKIP() << "OpenGL is not available";
  EXPECT_EQ(order.join(' ').toStdString(), "shot neighbor") << "one picture, drawn while the neighbor is painted";
}

TEST_F(PictureSurfaceTest, ThePictureDrawnAheadIsThatOfTheScene) {
  if (!show()) GTEST_SKIP() << "OpenGL is not available";
  EXPECT_TRUE(showsTheScene());
}

TEST_F(PictureSurfaceTest, AWindowThatIsInUseDoesNotWaitForTheFirstPicture) {
  if (!show(false)) GTEST_SKIP() << "OpenGL is not available";
  EXPECT_TRUE(test::waitFor([this] { return showsTheScene(); }));
  EXPECT_EQ(order.count("shot"), 1) << "the background stands for it until it is drawn";
}

TEST_F(PictureSurfaceTest, AWindowThatIsInUseKeepsItsPictureUntilTheRefinedOneIsDrawn) {
  if (!show(false)) GTEST_SKIP() << "OpenGL is not available";
  ASSERT_TRUE(test::waitFor([this] { return showsTheScene(); }));
  surface->refine();
  surface->repaint();
  EXPECT_EQ(order.count("shot"), 2);
  EXPECT_TRUE(surface->awaitPicture()) << "another thread draws it";
  surface->refine();
  surface->refresh();  // a change that came meanwhile
  surface->repaint();
  EXPECT_FALSE(surface->awaitPicture()) << "a change is shown at once";
  EXPECT_EQ(order.count("shot"), 3);
  EXPECT_TRUE(showsTheScene());
}

TEST_F(PictureSurfaceTest, AChangeWhileThePictureIsDrawnAheadIsShown) {
  neighbor->onPaint = [this] {
    if (!order.contains("neighbor")) surface->refresh();
    order += "neighbor";
  };
  if (!show()) GTEST_SKIP() << "OpenGL is not available";
  EXPECT_EQ(order.count("shot"), 2) << order.join(' ').toStdString();
}

}  // namespace
}  // namespace furitsuke::panels
