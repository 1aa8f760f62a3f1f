// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/person_film_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

#include "app/theme/theme.h"
#include "core/motion/annotations.h"

namespace furitsuke::dialogs {

namespace {

using landmarks::Landmark;

constexpr float kVisible = 0.5F;
constexpr double kLineWidth = 2.5, kPointRadius = 3, kGuessedOpacity = 0.35;

/// The lines of the skeleton.
constexpr std::array kBodyLines = {std::pair{Landmark::LeftShoulder, Landmark::RightShoulder},
                                   std::pair{Landmark::LeftShoulder, Landmark::LeftElbow},
                                   std::pair{Landmark::LeftElbow, Landmark::LeftWrist},
                                   std::pair{Landmark::LeftWrist, Landmark::LeftIndex},
                                   std::pair{Landmark::LeftWrist, Landmark::LeftPinky},
                                   std::pair{Landmark::RightShoulder, Landmark::RightElbow},
                                   std::pair{Landmark::RightElbow, Landmark::RightWrist},
                                   std::pair{Landmark::RightWrist, Landmark::RightIndex},
                                   std::pair{Landmark::RightWrist, Landmark::RightPinky},
                                   std::pair{Landmark::LeftShoulder, Landmark::LeftHip},
                                   std::pair{Landmark::RightShoulder, Landmark::RightHip},
                                   std::pair{Landmark::LeftHip, Landmark::RightHip},
                                   std::pair{Landmark::LeftHip, Landmark::LeftKnee},
                                   std::pair{Landmark::LeftKnee, Landmark::LeftAnkle},
                                   std::pair{Landmark::LeftAnkle, Landmark::LeftHeel},
                                   std::pair{Landmark::LeftHeel, Landmark::LeftFootIndex},
                                   std::pair{Landmark::RightHip, Landmark::RightKnee},
                                   std::pair{Landmark::RightKnee, Landmark::RightAnkle},
                                   std::pair{Landmark::RightAnkle, Landmark::RightHeel},
                                   std::pair{Landmark::RightHeel, Landmark::RightFootIndex},
                                   std::pair{Landmark::LeftEar, Landmark::LeftEye},
                                   std::pair{Landmark::LeftEye, Landmark::Nose},
                                   std::pair{Landmark::Nose, Landmark::RightEye},
                                   std::pair{Landmark::RightEye, Landmark::RightEar}};

bool isLeft(Landmark mark) {
  using enum Landmark;
  const auto index = static_cast<std::size_t>(mark);
  if (mark == Nose) return false;
  // Eyes come in threes; after them, left and right alternate.
  return index >= static_cast<std::size_t>(LeftEar) ? index % 2 == 1 : index < static_cast<std::size_t>(RightEyeInner);
}

QRectF rectOf(const landmarks::PictureBox& box) {
  return {static_cast<double>(box.x), static_cast<double>(box.y), static_cast<double>(box.width),
          static_cast<double>(box.height)};
}

/// The two sides have different colors, so that an exchange is seen.
void paintSkeleton(QPainter& painter, const landmarks::PersonLandmarks& skeleton, const QTransform& placement) {
  const auto at = [&](Landmark mark) {
    const Vec3& point = skeleton.picture[static_cast<std::size_t>(mark)];
    return placement.map(QPointF(static_cast<double>(point.x), static_cast<double>(point.y)));
  };
  const auto colorOf = [](Landmark mark) {
    const motion::MarkerColor color = isLeft(mark) ? motion::MarkerColor::Cyan : motion::MarkerColor::Orange;
    return theme::theme().markers[static_cast<int>(color)];
  };
  for (const auto& [from, to] : kBodyLines) {
    const float seen = std::min(skeleton.visibility[static_cast<std::size_t>(from)],
                                skeleton.visibility[static_cast<std::size_t>(to)]);
    painter.setOpacity(seen < kVisible ? kGuessedOpacity : 1);
    painter.setPen(QPen(colorOf(to), kLineWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(from), at(to));
  }
  painter.setPen(Qt::NoPen);
  for (std::size_t i = static_cast<std::size_t>(Landmark::LeftShoulder); i < landmarks::kLandmarkCount; ++i) {
    painter.setOpacity(skeleton.visibility[i] < kVisible ? kGuessedOpacity : 1);
    painter.setBrush(colorOf(static_cast<Landmark>(i)));
    painter.drawEllipse(at(static_cast<Landmark>(i)), kPointRadius, kPointRadius);
  }
  painter.setOpacity(1);
}

}  // namespace

PersonFilmView::PersonFilmView(QWidget* parent) : QWidget(parent) {
  setObjectName("film");
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(60 * theme::kGrid, 60 * theme::kGrid);
}

QSize PersonFilmView::sizeHint() const { return {120 * theme::kGrid, 110 * theme::kGrid}; }

void PersonFilmView::setPicture(const QImage& picture, QSize size) {
  picture_ = picture;
  size_ = size;
  update();
}

void PersonFilmView::setSkeleton(const std::optional<landmarks::PersonLandmarks>& skeleton) {
  skeleton_ = skeleton;
  update();
}

void PersonFilmView::setPeople(const std::vector<landmarks::FoundPerson>& people) {
  people_ = people;
  chosen_.reset();
  update();
}

void PersonFilmView::setFloor(const std::vector<QLineF>& lines) {
  floor_ = lines;
  update();
}

std::optional<landmarks::PicturePoint> PersonFilmView::chosenPerson() const {
  if (!chosen_) return {};
  const landmarks::PictureBox& box = people_[*chosen_].box;
  return landmarks::PicturePoint{box.x + box.width / 2, box.y + box.height / 2};
}

QTransform PersonFilmView::placement() const {
  const QSizeF shown = QSizeF(size_).scaled(QSizeF(size()), Qt::KeepAspectRatio);
  QTransform transform = QTransform::fromTranslate((width() - shown.width()) / 2, (height() - shown.height()) / 2);
  transform.scale(shown.width() / std::max(1, size_.width()), shown.height() / std::max(1, size_.height()));
  return transform;
}

void PersonFilmView::choose(std::size_t person) {
  chosen_ = person;
  update();
  emit personChosen();
}

void PersonFilmView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || size_.isEmpty()) return QWidget::mousePressEvent(event);
  const QPointF at = placement().inverted().map(event->position());
  for (std::size_t i = 0; i < people_.size(); ++i) {
    if (rectOf(people_[i].box).contains(at)) return choose(i);
  }
}

void PersonFilmView::keyPressEvent(QKeyEvent* event) {
  const bool isNext = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
  const bool isPrevious = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
  if (people_.empty() || !(isNext || isPrevious)) return QWidget::keyPressEvent(event);
  const std::size_t now = chosen_.value_or(0), count = people_.size();
  choose(isNext ? (now + 1) % count : (now + count - 1) % count);
}

void PersonFilmView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), theme::theme().background);
  if (picture_.isNull()) return;
  painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
  const QTransform place = placement();
  painter.drawImage(place.mapRect(QRectF(QPointF(), QSizeF(size_))), picture_);
  painter.setClipRect(place.mapRect(QRectF(QPointF(), QSizeF(size_))));
  painter.setPen(QPen(theme::theme().accent, 1));
  for (const QLineF& line : floor_) painter.drawLine(place.map(line));
  if (hasSkeleton()) paintSkeleton(painter, *skeleton_, place);
  painter.setBrush(Qt::NoBrush);
  for (std::size_t i = 0; i < people_.size(); ++i) {
    const bool isChosen = chosen_.value_or(0) == i;
    painter.setPen(QPen(theme::theme().accent, isChosen ? kLineWidth : 1, isChosen ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(place.mapRect(rectOf(people_[i].box)));
  }
}

}  // namespace furitsuke::dialogs
