// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_overlay.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLineF>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/panels/viewport/parent_lines.h"
#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/range_outline.h"
#include "app/panels/viewport/trail_tool.h"
#include "app/panels/viewport/view_axes.h"
#include "app/session/comparison.h"
#include "app/session/scene/dancer_move.h"
#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

constexpr double kRecordingFrame = 3;      // pixels
constexpr double kPixelsPerZoomStep = 20;  // for zooming by dragging
constexpr double kWheelNotch = 120;        // Qt's unit
constexpr int kMargin = 3 * theme::kGrid;

QString nameOf(const model::Bone& bone) { return QString::fromStdString(bone.name.text); }

}  // namespace

ViewportOverlay::ViewportOverlay(session::Stage& stage, ViewportCamera& camera, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      camera_(camera),
      path_(stage),
      trails_(stage),
      comparison_(stage),
      bodies_(stage),
      poseTool_(new PoseTool(stage, this)),
      trailTool_(new TrailTool(stage, this)) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Viewport"));
    setAccessibleDescription(tr("The models at the playhead; click a bone to select it"));
  });
  connect(&stage_, &session::Stage::activeChanged, this, [this] {
    const scene::Actor* actor = stage_.active();
    styles_ = actor == nullptr ? BoneStyles() : BoneStyles(actor->model());
    hovered_ = model::kNoIndex;
    nearBones_.clear();
    cancelPose();
    trailKey_.reset();
    refresh();
  });
  connect(&stage_, &session::Stage::bonesSelected, this, &ViewportOverlay::refresh);
  connect(poseTool_, &PoseTool::changed, this, &ViewportOverlay::refresh);
  connect(trailTool_, &TrailTool::changed, this, &ViewportOverlay::refresh);
  connect(&bodies_, &BodyView::changed, this, qOverload<>(&ViewportOverlay::update));
  connect(&path_, &CameraPath::changed, this, [this] {
    if (pathShown_) update();
  });
  connect(&trails_, &MotionTrails::changed, this, [this] {
    if (trailsShown_) update();
  });
}

double ViewportOverlay::aspect() const { return static_cast<double>(width()) / std::max(1, height()); }

eval::CameraView ViewportOverlay::view() const { return camera_.shownView(aspect()); }

void ViewportOverlay::setCameraPathShown(bool on) {
  pathShown_ = on;
  update();
}

void ViewportOverlay::setTrailsShown(bool on) {
  trailsShown_ = on;
  update();
}

void ViewportOverlay::setShadowRangeShown(bool on) {
  rangeShown_ = on;
  update();
}

void ViewportOverlay::setSafeFrames(const PictureRatio* ratio) {
  ratio_ = ratio;
  update();
}

void ViewportOverlay::setBonesShown(bool on, bool suspended) {
  bonesShown_ = on && !suspended;
  bonesSuspended_ = on && suspended;
  isPlaying_ = suspended;
  refresh();
}

void ViewportOverlay::setAllBonesShown(bool on) {
  allBonesShown_ = on;
  update();
}

void ViewportOverlay::setCornerText(const QString& text) {
  if (corner_ == text) return;
  corner_ = text;
  update();
}

void ViewportOverlay::refresh() {
  marksStale_ = true;
  bodies_.refresh();
  update();
}

const std::vector<BoneMark>& ViewportOverlay::marks() {
  if (!std::exchange(marksStale_, false)) return marks_;
  const scene::Scene& scene = stage_.evaluated();
  const scene::Actor* actor = stage_.active();
  marks_.clear();
  if (bonesShown_ && actor != nullptr && actor->isVisible()) {
    marks_ = styles_.marks(*actor, scene.worldOf(*actor), view(), size());
    poseTool_->place(view(), size());
  } else {
    poseTool_->hide();
  }
  return marks_;
}

BoneMarkScene ViewportOverlay::markScene() const {
  static const eval::BoundDraft kNoDraft;
  const scene::Actor* actor = stage_.active();
  const eval::BoundDraft& draft = actor == nullptr ? kNoDraft : actor->draft();
  const bool isPosing = !stage_.selectedBones().empty() || !draft.bones.empty() || drag_ == Drag::Box;
  return {draft, stage_.selectedBones(), nearBones_, hovered_, allBonesShown_ || isPosing};
}

std::vector<BoneMark> ViewportOverlay::drawnMarks() { return shownMarks(marks(), markScene()); }

PoseTool& ViewportOverlay::placedPoseTool() {
  (void)marks();
  return *poseTool_;
}

void ViewportOverlay::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (ratio_ != nullptr) paintSafeFrames(painter, size(), *ratio_);
  if (rangeShown_) {
    const auto area = render::selfShadowArea(stage_.evaluated(), view());
    if (area) paintShadowRange(painter, *area, view(), size());
  }
  if (pathShown_) path_.paint(painter, view(), size(), camera_.framedRatio().value_or(aspect()));
  if (trailsShown_) trails_.paint(painter, view(), size(), trailKey_ ? &*trailKey_ : nullptr);
  bodies_.paint(painter, view(), size());
  if (bonesShown_) {
    const scene::Actor* active = stage_.active();
    paintParentLines(painter, parentLines(stage_.evaluated(), active == nullptr ? 0 : active->id()), view(), size());
  }
  paintBoneMarks(painter, marks(), markScene());
  // The lines are thin, so the marks underneath remain visible and can be picked.
  comparison_.paint(painter, view(), size());
  placedPoseTool().paint(painter, handle_);
  paintViewAxes(painter, view().view, {kMargin + kViewAxisLength, height() - kMargin - kViewAxisLength});
  paintCaption(painter);
  paintBadges(painter);
  if (recordingShown_) {
    painter.setPen(QPen(theme::theme().error, kRecordingFrame));
    painter.setBrush(Qt::NoBrush);
    const double inside = kRecordingFrame / 2;
    painter.drawRect(QRectF(rect()).adjusted(inside, inside, -inside, -inside));
  }
  if (drag_ == Drag::Box) {
    QColor fill = theme::theme().selection;
    fill.setAlpha(50);
    painter.setPen(QPen(theme::theme().selection, 1));
    painter.setBrush(fill);
    painter.drawRect(QRectF(pressed_, last_).normalized());
  }
}

QString ViewportOverlay::captionText() const {
  QString text = camera_.looksThroughMotion() ? tr("Camera of the motion") : tr("Free camera");
  if (!camera_.sample().perspective) text += tr(" · orthographic");
  if (camera_.isFollowing()) text += tr(" · following");
  if (bonesSuspended_) text += tr(" · bones hidden");
  if (stage_.comparison().isOn()) text += tr(" · compared with %1").arg(stage_.comparison().second()->file().title());
  if (!rangeShown_) return text;
  const eval::SelfShadowSample& shadow = stage_.scene().selfShadow();
  if (shadow.mode == 0) return text + tr(" · self shadow off");
  const double shown = motion::shownShadowDistance(static_cast<float>(shadow.distance));
  text += tr(" · self shadow %1").arg(widgets::fixedNumber(shown, 0));
  const auto area = render::selfShadowArea(stage_.scene(), view());
  return area && area->reach ? text + tr(" (%1 units)").arg(widgets::fixedNumber(*area->reach, 1)) : text;
}

void ViewportOverlay::paintCaption(QPainter& painter) const {
  const QRect area = rect().adjusted(kMargin, 2 * theme::kGrid, -kMargin, -2 * theme::kGrid);
  const auto paint = [&](const QString& words, Qt::Alignment side, const QColor& color) {
    if (words.isEmpty()) return;
    // A shaded box makes the text readable on any background.
    const QRect box = painter.boundingRect(area, Qt::AlignTop | side, words);
    QColor shade = theme::theme().background;
    shade.setAlpha(150);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(box.adjusted(-theme::kGrid, -1, theme::kGrid, 1), theme::kGrid, theme::kGrid);
    painter.setPen(color);
    painter.drawText(area, static_cast<int>(Qt::AlignTop | side), words);
  };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  paint(captionText(), Qt::AlignLeft, theme::theme().text);
  bodies_.paintLegend(painter, area.topLeft() + QPoint(0, fontMetrics().height() + theme::kGrid));
  if (hovered_ != model::kNoIndex && stage_.active() != nullptr) {
    paint(nameOf(stage_.active()->model().bones[static_cast<std::size_t>(hovered_)]), Qt::AlignHCenter,
          theme::theme().text);
  } else if (trailKey_ && stage_.active() != nullptr) {
    const model::Bone& bone = stage_.active()->model().bones[static_cast<std::size_t>(trailKey_->bone)];
    paint(tr("%1 · frame %L2").arg(nameOf(bone)).arg(trailKey_->frame), Qt::AlignHCenter, theme::theme().text);
  } else {
    paint(bodies_.hoveredText(), Qt::AlignHCenter, theme::theme().text);
  }
  painter.setFont(theme::numberFont());
  paint(corner_, Qt::AlignRight, theme::theme().text);
  painter.restore();
}

void ViewportOverlay::setRecordingShown(bool on) {
  recordingShown_ = on;
  update();
}

void ViewportOverlay::setCover(int height) {
  if (std::exchange(cover_, height) != height) update();
}

void ViewportOverlay::setCornerHeight(int height) {
  if (cornerHeight_ == height) return;
  cornerHeight_ = height;
  update();
}

void ViewportOverlay::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && drag_ == Drag::None && pressBadge(event->position())) return event->accept();
  if (isPosing() && event->button() == Qt::RightButton) return cancelPose();
  if (drag_ != Drag::None) return;
  pressed_ = last_ = event->position();
  moved_ = false;
  button_ = event->button();
  const Qt::KeyboardModifiers keys = event->modifiers();
  const bool turns =
      event->button() == Qt::RightButton || (event->button() == Qt::LeftButton && keys.testFlag(Qt::AltModifier));
  if (event->button() == Qt::MiddleButton || (turns && keys.testFlag(Qt::ShiftModifier))) {
    drag_ = Drag::Pan;
  } else if (turns) {
    drag_ = keys.testFlag(Qt::ControlModifier) ? Drag::Zoom : Drag::Orbit;
  } else if (event->button() == Qt::LeftButton) {
    // A key comes before the handles, which are long and can be taken beside it.
    const auto key = keys == Qt::NoModifier ? trailKeyAt(pressed_) : std::nullopt;
    if (key) trailKey_ = key;
    drag_ = key ? Drag::Key : placedPoseTool().press(pressed_) ? Drag::Pose : Drag::Box;
    if (!key) longPress_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
  } else {
    return event->ignore();
  }
  event->accept();
}

void ViewportOverlay::mouseMoveEvent(QMouseEvent* event) {
  const QPointF position = event->position();
  const QPointF by = position - last_;
  last_ = position;
  switch (drag_) {
    case Drag::None: hover(position); break;
    case Drag::Box: update(); break;
    case Drag::Pose:
      // A small movement during a click is not a drag.
      if (isDragFrom(position)) poseTool_->drag(position, event->modifiers());
      break;
    case Drag::Key:
      if (isDragFrom(position)) dragKey(position, event->modifiers());
      break;
    case Drag::Orbit:
    case Drag::Pan:
    case Drag::Zoom:
      (void)isDragFrom(position);  // else it is a click
      moveCamera(by);
      break;
  }
}

void ViewportOverlay::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != button_) return;
  longPress_.stop();
  const Drag ended = std::exchange(drag_, Drag::None);
  const bool isRightClick = event->button() == Qt::RightButton && ended == Drag::Orbit && !moved_;
  if (isRightClick) return requestMenu(event->position());
  if (ended == Drag::Pose && moved_) return poseTool_->release();
  if (ended == Drag::Key && moved_) return trailTool_->release();
  if (ended == Drag::Pose) poseTool_->cancel();
  if (ended != Drag::Box && ended != Drag::Pose && ended != Drag::Key) return;
  last_ = event->position();
  const double moved = (last_ - pressed_).manhattanLength();
  if (moved < QApplication::startDragDistance()) {
    pick(last_, event->modifiers());
  } else {
    pickBox(QRectF(pressed_, last_).normalized(), event->modifiers());
  }
  update();
}

void ViewportOverlay::moveCamera(QPointF by) {
  camera_.change([&](session::FreeCamera& camera) {
    if (drag_ == Drag::Orbit) camera.orbit(by.x(), by.y());
    const QSizeF shown = QSizeF(size()) * camera_.shownScale(aspect());
    if (drag_ == Drag::Pan) camera.pan(by.x(), by.y(), shown.width(), shown.height());
    if (drag_ == Drag::Zoom) camera.zoom(-by.y() / kPixelsPerZoomStep);
  });
}

void ViewportOverlay::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / kWheelNotch;
  if (steps == 0) return event->ignore();
  camera_.change([steps](session::FreeCamera& camera) { camera.zoom(steps); });
  event->accept();
}

void ViewportOverlay::pick(QPointF position, Qt::KeyboardModifiers modifiers) {
  const auto key = modifiers == Qt::NoModifier ? trailKeyAt(position) : std::nullopt;
  if (key) return emit frameChosen(key->frame);
  // Another click at the same place picks the next of the marks that cover each other there.
  constexpr double kSamePlace = 3;
  const bool isSamePlace = QLineF(position, std::exchange(lastPick_, position)).length() <= kSamePlace;
  const bool isAgain = isSamePlace && modifiers == Qt::NoModifier && stage_.selectedBones().size() == 1;
  const auto bone = isAgain ? markAfter(marks(), position, stage_.selectedBones().front()) : markAt(marks(), position);
  std::vector<model::BoneIndex> bones;
  if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) bones = stage_.selectedBones();
  if (bone) {
    // Shift adds, Ctrl toggles.
    const auto found = std::ranges::find(bones, *bone);
    if (found == bones.end()) {
      bones.push_back(*bone);
    } else if (modifiers.testFlag(Qt::ControlModifier)) {
      bones.erase(found);
    }
    poseTool_->setPrimaryBone(*bone);
  }
  if (!bone && modifiers == Qt::NoModifier && pickModel(position)) return;
  stage_.selectBones(std::move(bones));
  if (!bone && modifiers == Qt::NoModifier) bodies_.pick(position, view(), size());
}

std::optional<scene::ActorHit> ViewportOverlay::otherModelAt(QPointF position) {
  if (isPlaying_) return {};
  const ViewRay ray = rayThrough(position, view(), size());
  const auto hit = scene::firstHit(stage_.evaluated(), {ray.origin, ray.direction});
  const bool isOther = hit && hit->actor != stage_.active() && session::isDancer(*hit->actor);
  return isOther ? hit : std::nullopt;
}

bool ViewportOverlay::pickModel(QPointF position) {
  const auto hit = bodies_.hasPartAt(position, view(), size()) ? std::nullopt : otherModelAt(position);
  if (!hit) return false;
  stage_.setActive(hit->actor->id());
  if (hit->bone != model::kNoIndex) pickBone(hit->bone);
  return true;
}

void ViewportOverlay::pickBox(const QRectF& box, Qt::KeyboardModifiers modifiers) {
  const std::vector<model::BoneIndex> inside = marksIn(marks(), box);
  const bool adds = modifiers.testFlag(Qt::ShiftModifier);
  const bool removes = adds && modifiers.testFlag(Qt::ControlModifier);
  std::vector<model::BoneIndex> bones;
  if (adds) bones = stage_.selectedBones();
  if (removes) {
    std::erase_if(bones, [&](model::BoneIndex bone) { return std::ranges::find(inside, bone) != inside.end(); });
  } else {
    bones.insert(bones.end(), inside.begin(), inside.end());
  }
  stage_.selectBones(std::move(bones));
}

void ViewportOverlay::pickBone(model::BoneIndex bone) {
  poseTool_->setPrimaryBone(bone);
  stage_.selectBones({bone});
}

void ViewportOverlay::timerEvent(QTimerEvent* event) {
  if (event->timerId() != longPress_.timerId()) return QWidget::timerEvent(event);
  longPress_.stop();
  if (moved_ || (last_ - pressed_).manhattanLength() >= QApplication::startDragDistance()) return;
  const std::vector<model::BoneIndex> bones = marksAt(marks(), pressed_);
  if (bones.size() < 2) return;
  if (drag_ == Drag::Pose) poseTool_->cancel();
  drag_ = Drag::None;
  showBoneList(bones, pressed_);
}

void ViewportOverlay::showBoneList(const std::vector<model::BoneIndex>& bones, QPointF position) {
  auto* list = new QMenu(this);
  list->setObjectName("bones");
  list->setAttribute(Qt::WA_DeleteOnClose);
  for (const model::BoneIndex bone : bones) {
    QString name = nameOf(stage_.active()->model().bones[static_cast<std::size_t>(bone)]);
    list->addAction(name.replace('&', "&&"), this, [this, bone] { pickBone(bone); });
  }
  list->setActiveAction(list->actions().front());
  // Beside the mouse, so that releasing the button chooses nothing.
  list->popup(mapToGlobal(position.toPoint()) + QPoint(2 * theme::kGrid, 2 * theme::kGrid));
}

void ViewportOverlay::requestMenu(QPointF position) {
  const auto bone = markAt(marks(), position);
  if (bone && std::ranges::find(stage_.selectedBones(), *bone) == stage_.selectedBones().end()) pickBone(*bone);
  emit menuRequested(mapToGlobal(position.toPoint()));
}

void ViewportOverlay::contextMenuEvent(QContextMenuEvent* event) {
  // The right button turns the view; its menu opens when it is released without a drag.
  if (event->reason() != QContextMenuEvent::Mouse) emit menuRequested(mapToGlobal(rect().center()));
  event->accept();
}

std::optional<MotionTrails::Mark> ViewportOverlay::trailKeyAt(QPointF position) {
  const auto key = trailsShown_ ? trails_.keyAt(position, view(), size()) : std::nullopt;
  if (!key) return {};
  const auto distance = [position](QPointF at) { return std::hypot(at.x() - position.x(), at.y() - position.y()); };
  const bool isBoneNearer =
      std::ranges::any_of(marks(), [&](const BoneMark& mark) { return distance(mark.at) <= distance(key->at); });
  return isBoneNearer ? std::nullopt : key;
}

void ViewportOverlay::dragKey(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!trailTool_->dragged() && !trailTool_->press(*trailKey_, pressed_, view(), size())) {
    const QString reason = trailTool_->obstacleOf(*trailKey_);
    drag_ = Drag::None;
    if (!reason.isEmpty()) emit dragRefused(reason);
    return;
  }
  const DragPace pace = poseTool_->pace(modifiers);
  trailTool_->drag(position, pace.steps, pace.speed);
  if (!trailTool_->dragged()) drag_ = Drag::None;
}

bool ViewportOverlay::isDragFrom(QPointF position) {
  // A small movement during a click is not a drag.
  moved_ = moved_ || (position - pressed_).manhattanLength() >= QApplication::startDragDistance();
  return moved_;
}

void ViewportOverlay::hover(QPointF position) {
  const auto key = trailKeyAt(position);
  const bool isToDrag = key && trailTool_->obstacleOf(*key).isEmpty();
  setCursor(isToDrag ? Qt::SizeAllCursor : key ? Qt::PointingHandCursor : Qt::ArrowCursor);
  const model::BoneIndex bone = markAt(marks(), position).value_or(model::kNoIndex);
  const auto handle = key ? std::nullopt : poseTool_->handleUnder(position);
  const bool isSameKey = key.has_value() == trailKey_.has_value() && (!key || key->isSameKey(*trailKey_));
  std::vector<model::BoneIndex> near = marksNear(marks(), position);
  const bool isFree = bone == model::kNoIndex && !handle && !key;
  const bool isOtherBody = isFree ? bodies_.hover(position, view(), size()) : bodies_.leave();
  if (bone == hovered_ && handle == handle_ && isSameKey && near == nearBones_ && !isOtherBody) return;
  hovered_ = bone;
  nearBones_ = std::move(near);
  handle_ = handle;
  trailKey_ = key;
  update();
}

void ViewportOverlay::cancelPose() {
  if (!isPosing()) return;
  drag_ = Drag::None;
  poseTool_->cancel();
  trailTool_->cancel();
}

void ViewportOverlay::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  isPosing() ? cancelPose() : emit draftDiscarded();
}

void ViewportOverlay::focusOutEvent(QFocusEvent* event) {
  // The widget that receives the focus may change the dragged keys.
  cancelPose();
  QWidget::focusOutEvent(event);
}

void ViewportOverlay::leaveEvent(QEvent*) {
  hovered_ = model::kNoIndex;
  nearBones_.clear();
  handle_.reset();
  (void)bodies_.leave();
  if (drag_ != Drag::Key) trailKey_.reset();
  update();
}

bool ViewportOverlay::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && isPosing()) {
    // During a drag, no shortcut can run; Esc cancels the drag.
    event->accept();
    return true;
  }
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = textAt(help->pos());
  text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), text, this);
  return true;
}

QString ViewportOverlay::textAt(QPointF position) {
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) return {};
  const auto boneOf = [actor](model::BoneIndex bone) -> const model::Bone& {
    return actor->model().bones[static_cast<std::size_t>(bone)];
  };
  if (const auto key = trailKeyAt(position)) {
    const QString name = nameOf(boneOf(key->bone));
    const QString obstacle = trailTool_->obstacleOf(*key);
    if (obstacle.isEmpty()) {
      return tr("%1: key at frame %L2; drag to move it, click to go to the frame").arg(name).arg(key->frame);
    }
    return tr("%1: key at frame %L2; click to go to the frame").arg(name).arg(key->frame) + "\n" + obstacle;
  }
  const auto bone = markAt(marks(), position);
  if (!bone) {
    const auto hit = otherModelAt(position);
    return hit ? tr("%1: click to pose it").arg(QString::fromStdString(hit->actor->title)) : QString();
  }
  const QString english = QString::fromStdString(boneOf(*bone).name.english);
  return english.isEmpty() ? nameOf(boneOf(*bone)) : nameOf(boneOf(*bone)) + "\n" + english;
}

}  // namespace furitsuke::panels
