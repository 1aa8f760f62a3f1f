// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_panel.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QStackedLayout>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

#include "app/panels/viewport/graphics_device.h"
#include "app/panels/viewport/light_ball.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/session/background/background_track.h"
#include "app/session/comparison.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"
#include "core/base/log.h"

namespace furitsuke::panels {

namespace {

constexpr int kSavedSamples = 4;        // at least, in saved pictures
constexpr qint64 kMeasuredTime = 1000;  // milliseconds over which the frame rate is measured
constexpr int kRateUpdateMilliseconds = 500;
constexpr int kDebounceMilliseconds = 200;
constexpr int kAwaitMilliseconds = 2;

Vec4 colorValues(const QColor& color) {
  return {static_cast<float>(color.redF()), static_cast<float>(color.greenF()), static_cast<float>(color.blueF()), 1};
}

/// The background of the picture. In the dark theme it is lighter than the window: models are made for MMD's white
/// background, and their dark outlines must remain visible.
QColor groundColor() {
  const QColor& ground = theme::theme().raised;
  if (!theme::theme().dark) return ground;
  constexpr double kTowardWhite = 0.22;
  const auto mix = [](double from) { return from + (1 - from) * kTowardWhite; };
  return QColor::fromRgbF(mix(ground.redF()), mix(ground.greenF()), mix(ground.blueF()));
}

bool isBeingCreated(const PendingRenderer& renderer) {
  return renderer.valid() && renderer.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

}  // namespace

ViewportPanel::ViewportPanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      camera_(new ViewportCamera(stage, this)),
      tools_(new QToolBar(this)),
      empty_(new widgets::EmptyState("bone", {}, this)),
      picture_(new QWidget(this)),
      onion_(stage) {
  setMinimumSize(40 * theme::kGrid, 30 * theme::kGrid);
  tools_->setIconSize(QSize(18, 18));
  tools_->setMovable(false);
  overlay_ = new ViewportOverlay(stage, *camera_, picture_);
  lightBall_ = new LightBall(overlay_);
  lightBall_->hide();
  notice_ = new widgets::MessageBar(picture_);
  notice_->installEventFilter(this);
  auto* content = new QWidget(this);
  pages_ = new QStackedLayout(content);
  pages_->addWidget(empty_);
  pages_->addWidget(picture_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tools_);
  layout->addWidget(content, 1);
  picture_->installEventFilter(this);
  connect(&stage_, &session::Stage::actorsChanged, this, &ViewportPanel::showPage);
  connect(&stage_, &session::Stage::changed, this, &ViewportPanel::refresh);
  connect(&stage_.comparison(), &session::Comparison::changed, this, &ViewportPanel::refresh);
  connect(camera_, &ViewportCamera::changed, this, &ViewportPanel::refresh);
  clock_.start();
  debounce_.setSingleShot(true);
  debounce_.setInterval(kDebounceMilliseconds);
  connect(&debounce_, &QTimer::timeout, this, &ViewportPanel::rest);
  await_.setSingleShot(true);
  await_.setInterval(kAwaitMilliseconds);
  connect(&await_, &QTimer::timeout, this, [this] {
    showPage();
    drawAhead();
  });
  rateTimer_.setInterval(kRateUpdateMilliseconds);
  connect(&rateTimer_, &QTimer::timeout, this,
          [this] { overlay_->setCornerText(tr("%1 fps").arg(picturesPerSecond())); });
  widgets::keepTranslated(this, [this] { showSentence(); });
  showPage();
}

ViewportPanel::~ViewportPanel() = default;

double ViewportPanel::aspect() const {
  return static_cast<double>(std::max(1, picture_->width())) / std::max(1, picture_->height());
}

void ViewportPanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
}

void ViewportPanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void ViewportPanel::showPage() {
  const bool hasModel = !stage_.actors().empty();
  // The rest of the window is filled, laid out and drawn while another thread still creates the renderer.
  const bool isAwaited = hasModel && surface_ == nullptr && isBeingCreated(pendingRenderer_);
  if (isAwaited) await_.start();
  const bool shows = isAwaited || (hasModel && makeSurface());
  pages_->setCurrentWidget(shows ? picture_ : empty_);
  tools_->setVisible(shows && areToolsShown_);
}

void ViewportPanel::setToolsShown(bool on) {
  areToolsShown_ = on;
  showPage();
}

void ViewportPanel::prepareRenderer() {
  const bool isMade = surface_ != nullptr || failure_ || pendingRenderer_.valid();
  const bool isOffscreen = QGuiApplication::platformName() == QLatin1String("offscreen");
  if (isMade || choice_ == SurfaceChoice::NoOpenGl || !drawsInMemory(isOffscreen)) return;
  pendingRenderer_ = startRenderer();
  isInUse_ = true;
}

bool ViewportPanel::awaitRenderer() {
  if (!await_.isActive()) return false;
  await_.stop();
  if (pendingRenderer_.valid()) pendingRenderer_.wait();
  showPage();
  return true;
}

void ViewportPanel::drawAhead() {
  if (surface_ != nullptr) surface_->drawAhead();
}

bool ViewportPanel::awaitPicture() { return surface_ != nullptr && surface_->awaitPicture(); }

void ViewportPanel::showSentence() {
  empty_->setSentence(failure_
                          ? tr("The viewport cannot show the models: %1.").arg(widgets::translated(failure_->reason))
                          : tr("Drop a model here, or open one, to see the motion on it."));
}

bool ViewportPanel::makeSurface() {
  if (surface_ != nullptr) return true;
  if (failure_) return false;
  auto made = makeViewportSurface(
      choice_, [this](double aspect) { return shot(aspect); }, picture_, std::move(pendingRenderer_));
  if (!made) {
    failure_ = made.error();
    showSentence();
    empty_->setAction(nullptr);
    log(LogLevel::Warning, "no viewport: " + made.error().message());
    return false;
  }
  surface_ = *made;
  if (isInUse_) surface_->comeWithoutWaiting();
  surface_->setOnDrawn([this](double milliseconds) {
    quality_.drew(shotSamples_, milliseconds);
    if (std::exchange(isFirst_, false)) debounce_.start();
  });
  surface_->widget()->setGeometry(picture_->rect());
  surface_->widget()->lower();
  surface_->widget()->show();
  return true;
}

void ViewportPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

bool ViewportPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == picture_ && event->type() == QEvent::Resize) {
    if (surface_ != nullptr) surface_->widget()->setGeometry(picture_->rect());
    overlay_->setGeometry(picture_->rect());
    placeLightBall();
    placeNotice();
    refresh();
  }
  if (watched == notice_ && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)) placeNotice();
  return QWidget::eventFilter(watched, event);
}

void ViewportPanel::placeNotice() {
  const int width = picture_->width();
  const int height = notice_->hasHeightForWidth() ? notice_->heightForWidth(width) : notice_->sizeHint().height();
  notice_->setGeometry(0, 0, width, height);
  notice_->raise();
}

void ViewportPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

void ViewportPanel::refresh() {
  // A slow renderer draws with lower quality during continuous changes, and with full quality afterward.
  isMoving_ = debounce_.isActive();
  debounce_.start();
  redraw();
}

void ViewportPanel::rest() {
  isMoving_ = false;
  if (surface_ != nullptr && shotSamples_ != quality_.samplesFor(options_.samples, false)) surface_->refine();
}

void ViewportPanel::settle() {
  stage_.physics().finish(stage_.position());
  if (background_ != nullptr && background_->link()) background_->wait(stage_.position());
  // What was waited for has announced a change, which started the timer.
  debounce_.stop();
  isMoving_ = false;
  isFirst_ = false;
  awaitPicture();
  redraw();
}

void ViewportPanel::redraw() {
  if (surface_ == nullptr) return;
  surface_->refresh();
  overlay_->refresh();
  if (options_.lightBall) lightBall_->setScene(camera_->view(1), stage_.evaluated().light());
}

render::RenderOptions ViewportPanel::renderOptions() const {
  render::RenderOptions options;
  options.background = colorValues(groundColor());
  options.edges = options_.edges;
  options.thinnestEdge = options_.wideEdges ? 1 : 0;
  options.groundShadow = options_.groundShadow;
  options.selfShadow = options_.selfShadow;
  options.grid = options_.grid;
  // Software draws the first picture of a window in use in half of the time and refines it when it is seen.
  const bool isCoarse = isInUse_ && isFirst_ && surface_ != nullptr && surface_->isSoftware();
  options.samples = isCoarse ? kFirstSamples : quality_.samplesFor(options_.samples, isMoving_);
  if (background_ != nullptr) background_->apply(options, stage_.position());
  return options;
}

session::BackgroundTrack* ViewportPanel::background() const { return background_; }

void ViewportPanel::setBackground(session::BackgroundTrack& background) {
  background_ = &background;
  // A film that plays behind the scene says nothing about how fast the scene is drawn.
  connect(background_, &session::BackgroundTrack::changed, this, &ViewportPanel::redraw);
  redraw();
}

ViewportShot ViewportPanel::shot(double aspect) {
  const scene::Scene& scene = stage_.evaluated();
  camera_->updateFollowing();
  const qint64 now = clock_.elapsed();
  drawn_.push_back(now);
  while (drawn_.front() < now - kMeasuredTime) drawn_.pop_front();
  updateGhosts();
  ViewportShot result{&scene, camera_->shownView(aspect), renderOptions(), ghosts_};
  shotSamples_ = result.options.samples;
  return result;
}

void ViewportPanel::updateGhosts() {
  ghosts_.clear();
  // The ghost of the comparison is drawn before those of other frames.
  if (const scene::Ghost* second = overlay_->comparison().ghost()) ghosts_.push_back(*second);
  if (!options_.onionSkin || playing_) return;
  const std::span<const scene::Ghost> others = onion_.ghosts();
  ghosts_.insert(ghosts_.end(), others.begin(), others.end());
}

QString ViewportPanel::deviceName() const { return surface_ == nullptr ? QString() : surface_->deviceName(); }

int ViewportPanel::picturesPerSecond() const {
  const qint64 since = clock_.elapsed() - kMeasuredTime;
  return static_cast<int>(std::ranges::count_if(drawn_, [since](qint64 time) { return time > since; }));
}

void ViewportPanel::setPlaying(bool on) {
  playing_ = on;
  showBones();
  overlay_->setCornerText({});
  if (options_.onionSkin) refresh();
  on ? rateTimer_.start() : rateTimer_.stop();
}

void ViewportPanel::setOnionSkinOptions(const OnionSkinOptions& options) {
  onion_.setOptions(options);
  refresh();
}

void ViewportPanel::setOptions(const ViewportOptions& options) {
  if (options.samples != options_.samples) quality_ = {};
  options_ = options;
  if (!options_.onionSkin) onion_.clear();
  showBones();
  showAids();
  refresh();
}

void ViewportPanel::setPictureRatio(const QString& id) {
  ratio_ = &furitsuke::panels::pictureRatio(id);
  showAids();
}

void ViewportPanel::showAids() {
  overlay_->setCameraPathShown(options_.cameraPath);
  overlay_->setTrailsShown(options_.trails);
  overlay_->setShadowRangeShown(options_.shadowRange);
  overlay_->bodies().setOptions({options_.bodies, options_.joints, options_.bodyColors});
  overlay_->setSafeFrames(options_.safeFrames ? ratio_ : nullptr);
  camera_->setFramedRatio(options_.safeFrames ? std::optional(ratio_->value()) : std::nullopt);
  lightBall_->setVisible(options_.lightBall);
  overlay_->setCornerHeight(options_.lightBall ? lightBall_->height() + 2 * theme::kGrid : 0);
}

void ViewportPanel::placeLightBall() {
  const QSize free = overlay_->size() - lightBall_->size() - QSize(2 * theme::kGrid, 2 * theme::kGrid);
  lightBall_->move(std::max(0, free.width()), std::max(0, free.height()));
}

void ViewportPanel::showBones() {
  // During playback the motion is shown as the audience sees it, without bones.
  overlay_->setBonesShown(options_.bones, playing_);
  overlay_->setAllBonesShown(options_.allBones);
}

render::RenderOptions ViewportPanel::pictureOptions() const {
  render::RenderOptions result = renderOptions();
  result.grid = false;
  result.thinnestEdge = 0;
  result.samples = std::max(kSavedSamples, options_.samples);
  return result;
}

std::function<eval::CameraSample(const scene::Scene&)> ViewportPanel::viewSampler() {
  stage_.evaluated();
  camera_->updateFollowing();
  return camera_->sampler();
}

Result<image::Image> ViewportPanel::picture(int width, int height, bool transparent) {
  if (stage_.actors().empty()) return Error::in(Core::tr("viewport"), Core::tr("no model is loaded"));
  if (!makeSurface()) return Error::in(Core::tr("viewport"), Core::tr("OpenGL is not available"));
  ViewportShot requested;
  requested.scene = &stage_.evaluated();
  camera_->updateFollowing();
  requested.view = camera_->view(static_cast<double>(width) / height);
  if (background_ != nullptr && !transparent) background_->wait(stage_.position());
  requested.options = pictureOptions();
  if (transparent) {
    requested.options.background = {0, 0, 0, 0};
    requested.options.backgroundImage = {};
  }
  return surface_->picture(requested, width, height);
}

}  // namespace furitsuke::panels
