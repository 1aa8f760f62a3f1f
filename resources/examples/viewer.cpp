// SPDX-License-Identifier: MIT
// viewer MODEL MOTION [PICTURE]: plays a motion on a model, with physics; drag to turn the camera. With PICTURE it
// draws the last frame of the motion into that file instead.
#include <furitsuke/core/image/model_images.h>
#include <furitsuke/core/io/model/model_file.h>
#include <furitsuke/core/io/motion_file.h>
#include <furitsuke/core/render/renderer.h>
#include <furitsuke/core/scene/scene_simulation.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QMouseEvent>
#include <QOpenGLWindow>
#include <cmath>
#include <cstdio>
#include <memory>
#include <utility>

using namespace furitsuke;

namespace {

int fail(const Error& error) {
  std::fprintf(stderr, "viewer: %s\n", error.message().c_str());
  return 2;
}

Result<std::unique_ptr<scene::Actor>> readActor(const char* model, const char* motion, double& lastFrame) {
  Result<io::LoadedModel> loaded = io::loadModel(model);
  if (!loaded) return loaded.error();
  const Result<io::LoadedMotion> dance = io::loadMotion(motion);
  if (!dance) return dance.error();
  image::LoadedImages pictures = image::loadModelImages(loaded->model, model);
  auto actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(loaded->model)),
                                              std::make_shared<const image::ModelImages>(std::move(pictures.images)));
  actor->setMotion(dance->motion);
  lastFrame = dance->motion.frameRange().isEmpty() ? 0 : dance->motion.frameRange().last;
  return actor;
}

class Viewer : public QOpenGLWindow {
 public:
  Viewer(scene::Scene& scene, double lastFrame) : scene_(scene), lastFrame_(lastFrame) { clock_.start(); }
  ~Viewer() override {
    makeCurrent();
    renderer_.reset();
  }
  /// Draws the last frame into a file and ends the program.
  void saveEnd(QString file) { file_ = std::move(file); }
  [[nodiscard]] const Status& status() const { return status_; }

 protected:
  void initializeGL() override {
    Result<std::unique_ptr<render::Renderer>> renderer = render::Renderer::create();
    if (!renderer) {
      status_ = renderer.error();
      return;
    }
    renderer_ = *std::move(renderer);
  }

  void paintGL() override {
    if (!renderer_) return QGuiApplication::quit();
    const double frame = std::fmod(static_cast<double>(clock_.elapsed()) * 0.03, lastFrame_ + 1);
    scene_.evaluateSimulated(file_.isEmpty() ? frame : lastFrame_, isCanceled_);
    eval::CameraSample camera = scene_.camera();
    camera.rotation += turn_;
    const int width = static_cast<int>(this->width() * devicePixelRatio());
    const int height = static_cast<int>(this->height() * devicePixelRatio());
    renderer_->draw(scene_, eval::viewOf(camera, double(width) / height), {},
                    {defaultFramebufferObject(), width, height});
    if (file_.isEmpty()) return update();
    if (!grabFramebuffer().save(file_))
      status_ = Error::in(Message::verbatim(file_.toStdString()), Message::verbatim("cannot be written"));
    QMetaObject::invokeMethod(
        this, [] { QGuiApplication::quit(); }, Qt::QueuedConnection);
  }

  void mouseMoveEvent(QMouseEvent* event) override {
    const QPointF by = event->position() - std::exchange(mouse_, event->position());
    if (event->buttons() != Qt::NoButton) turn_ += glm::dvec3(by.y(), by.x(), 0) * 0.01;
  }

 private:
  scene::Scene& scene_;
  const double lastFrame_;
  QString file_;
  std::atomic<bool> isCanceled_ = false;
  std::unique_ptr<render::Renderer> renderer_;
  Status status_ = Done{};
  QElapsedTimer clock_;
  QPointF mouse_;
  glm::dvec3 turn_{0, 0, 0};
};

}  // namespace

int main(int count, char** arguments) {
  QSurfaceFormat format;
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  QSurfaceFormat::setDefaultFormat(format);
  const QGuiApplication application(count, arguments);
  if (count < 3) return fail(Error::because(Message::verbatim("viewer MODEL MOTION [PICTURE]")));

  scene::Scene scene;
  double lastFrame = 0;
  Result<std::unique_ptr<scene::Actor>> actor = readActor(arguments[1], arguments[2], lastFrame);
  if (!actor) return fail(actor.error());
  scene.actors.push_back(*std::move(actor));
  scene::simulate(scene, {});
  Viewer viewer(scene, lastFrame);
  viewer.resize(800, 600);
  viewer.show();
  if (count > 3) viewer.saveEnd(arguments[3]);
  QGuiApplication::exec();
  return viewer.status() ? 0 : fail(viewer.status().error());
}
