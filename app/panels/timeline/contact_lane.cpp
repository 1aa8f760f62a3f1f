// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/contact_lane.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWidgetAction>
#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/value_field.h"

namespace furitsuke::panels {

namespace {

constexpr int kFootRowHeight = 14;
constexpr int kBarMargin = 2;
/// Width of the ends of a bar at which it is dragged to another length, in pixels.
constexpr double kBarEndWidth = 5;

}  // namespace

ContactLane::ContactLane(TimelineView& view, QWidget* parent) : TimelineLane(view, parent) {
  setObjectName(QStringLiteral("contacts"));
  setFixedHeight(kHeight);
  hide();
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Contacts of the feet"));
    setAccessibleDescription(
        tr("The left foot above, the right foot below; drag bars or their ends, drag beside them to add one, press "
           "Delete to remove one"));
  });
  connect(&view_, &TimelineView::documentReplaced, this, [this] { drag_.reset(); });
}

void ContactLane::setContacts(std::optional<std::vector<operations::FootContact>> contacts) {
  if (drag_) return;
  setVisible(contacts.has_value());
  emit shownChanged(contacts.has_value());
  if (!contacts) contacts.emplace();
  if (contacts_ == *contacts) return;
  contacts_ = *std::move(contacts);
  current_.reset();
  update();
}

QRectF ContactLane::rectOf(const operations::FootContact& contact) const {
  const double left = view_.scale().xOf(contact.frames.first);
  const double right = view_.scale().xOf(contact.frames.last);
  constexpr double kNarrowest = 3;
  return {left, (contact.isLeft ? 0.0 : kFootRowHeight) + kBarMargin, std::max(kNarrowest, right - left),
          kFootRowHeight - 2.0 * kBarMargin};
}

QRectF ContactLane::barRect(std::size_t index) const { return rectOf(contacts_[index]); }

bool ContactLane::isLeftAt(QPointF point) const { return point.y() < kFootRowHeight; }

std::optional<ContactLane::Grip> ContactLane::gripAt(QPointF point) const {
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const QRectF bar = barRect(i);
    if (contacts_[i].isLeft != isLeftAt(point)) continue;
    if (point.x() < bar.left() - kBarEndWidth / 2 || point.x() > bar.right() + kBarEndWidth / 2) continue;
    // A short bar is rather made longer than moved.
    if (point.x() > bar.right() - kBarEndWidth) return Grip{i, Part::Last};
    if (point.x() < bar.left() + kBarEndWidth) return Grip{i, Part::First};
    return Grip{i, Part::Both};
  }
  return {};
}

void ContactLane::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& colors = theme::theme();
  QPainter painter(this);
  paintGround(painter);
  painter.fillRect(QRect(0, kFootRowHeight, width(), 1), colors.line);
  QColor fill = colors.accent;
  fill.setAlphaF(0.45F);
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const QRectF bar = barRect(i).intersected(QRectF(-2, 0, width() + 4.0, kHeight));
    if (bar.isEmpty()) continue;
    painter.fillRect(bar, fill);
    painter.setPen(current_ == i ? colors.text : colors.accent);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
  }
  paintPlayhead(painter);
}

void ContactLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  const Frame frame = view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers());
  std::optional<Grip> grip = gripAt(event->position());
  const std::vector<operations::FootContact> before = contacts_;
  if (!grip) {
    contacts_.push_back({isLeftAt(event->position()), {frame, frame}});
    grip = Grip{contacts_.size() - 1, Part::Last};
  }
  current_ = grip->index;
  drag_ = Drag{*grip, frame, before, false};
  update();
}

void ContactLane::drag(Frame to) {
  const bool isNew = drag_->grip.index >= drag_->before.size();
  const FrameRange from = isNew ? FrameRange{drag_->from, drag_->from} : drag_->before[drag_->grip.index].frames;
  FrameRange& frames = contacts_[drag_->grip.index].frames;
  const Frame by = to - drag_->from;
  switch (drag_->grip.part) {
    case Part::First: frames.first = std::clamp(from.first + by, 0, from.last); break;
    case Part::Last:
      // A new bar can be drawn in both directions.
      frames = isNew ? FrameRange{std::min(to, from.first), std::max(to, from.first)}
                     : FrameRange{from.first, std::max(from.first, from.last + std::min(by, kMaxFrame - from.last))};
      break;
    case Part::Both: {
      const Frame shift = std::clamp(by, -from.first, kMaxFrame - from.last);
      frames = {from.first + shift, from.last + shift};
      break;
    }
  }
  drag_->isMoved = drag_->isMoved || by != 0;
  update();
}

void ContactLane::mouseMoveEvent(QMouseEvent* event) {
  if (drag_) return drag(view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers()));
  const std::optional<Grip> grip = gripAt(event->position());
  setCursor(!grip ? Qt::CrossCursor : grip->part == Part::Both ? Qt::OpenHandCursor : Qt::SizeHorCursor);
}

void ContactLane::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_) return;
  const bool isMoved = drag_->isMoved;
  if (!isMoved) {
    // A click selects a bar, and adds none.
    contacts_ = drag_->before;
    if (current_ && *current_ >= contacts_.size()) current_.reset();
  }
  drag_.reset();
  if (isMoved) joinOverlapping();
  update();
  if (isMoved) emit edited(contacts_);
}

void ContactLane::joinOverlapping() {
  for (std::size_t i = 0; i < contacts_.size();) {
    operations::FootContact& joined = contacts_[*current_];
    const operations::FootContact& other = contacts_[i];
    const bool isSameFloor =
        other.isLeft == joined.isLeft && other.floor == joined.floor && other.slope == joined.slope;
    if (i == *current_ || !isSameFloor || !joined.frames.intersects(other.frames)) {
      ++i;
      continue;
    }
    joined.frames = joined.frames.united(other.frames);
    contacts_.erase(contacts_.begin() + static_cast<std::ptrdiff_t>(i));
    if (i < *current_) --*current_;
    i = 0;  // the longer contact may reach earlier ones
  }
}

void ContactLane::cancelDrag() {
  contacts_ = drag_->before;
  drag_.reset();
  current_.reset();
  update();
}

void ContactLane::removeCurrent() {
  if (!current_) return;
  contacts_.erase(contacts_.begin() + static_cast<std::ptrdiff_t>(*current_));
  current_.reset();
  update();
  emit edited(contacts_);
}

void ContactLane::setFloor(std::optional<double> floor, double slope) {
  if (!current_) return;  // the contacts were found again while the menu was open
  operations::FootContact& contact = contacts_[*current_];
  const operations::FootContact before = contact;
  contact.floor = floor;
  contact.slope = slope;
  if (contact == before) return;
  update();
  emit edited(contacts_);
}

/// Fields for the floor of the current contact, which work at once.
void ContactLane::addFloorFields(QMenu& menu) {
  auto* fields = new QWidget(&menu);
  auto* form = new QFormLayout(fields);
  auto* own = new QCheckBox(tr("Own floor"), fields);
  own->setObjectName(QStringLiteral("ownFloor"));
  own->setWhatsThis(
      tr("Whether the foot is on a floor of its own, such as a step or a slope, instead of the floor of the "
         "operation."));
  const auto number = [fields](const char* name, widgets::NumberFormat format, double limit, const QString& help) {
    auto* box = new widgets::ValueField(std::move(format), fields);
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(-limit, limit);
    box->setWhatsThis(help);
    return box;
  };
  constexpr double kHighest = 1000;
  widgets::ValueField* height = number("floorHeight", widgets::lengthFormat(), kHighest,
                                       tr("Height of the floor below the ankle, in model units."));
  height->setStep(widgets::kLengthStep);
  widgets::ValueField* slope = number("floorSlope", widgets::angleFormat(), operations::kSteepestSlope,
                                      tr("Angle by which the toes are higher than the heel, in degrees."));
  form->addRow(own);
  form->addRow(tr("Height"), height);
  form->addRow(tr("Slope"), slope);
  const operations::FootContact& contact = contacts_[*current_];
  own->setChecked(contact.floor.has_value() || contact.slope != 0);
  height->setValue(contact.floor.value_or(0));
  slope->setValue(contact.slope);
  const auto apply = [this, own, height, slope] {
    height->setEnabled(own->isChecked());
    slope->setEnabled(own->isChecked());
    if (own->isChecked()) return setFloor(height->value(), slope->value());
    setFloor({}, 0);
  };
  height->setEnabled(own->isChecked());
  slope->setEnabled(own->isChecked());
  connect(own, &QCheckBox::toggled, this, apply);
  connect(height, &widgets::ValueField::valueChanged, this, apply);
  connect(slope, &widgets::ValueField::valueChanged, this, apply);
  auto* action = new QWidgetAction(&menu);
  action->setDefaultWidget(fields);
  menu.addAction(action);
  menu.addSeparator();
}

void ContactLane::contextMenuEvent(QContextMenuEvent* event) {
  if (drag_) return;
  const std::optional<Grip> grip = gripAt(event->pos());
  current_ = grip ? std::optional(grip->index) : std::nullopt;
  update();
  QMenu menu(this);
  if (current_) addFloorFields(menu);
  menu.addAction(tr("Remove Contact"), this, &ContactLane::removeCurrent)->setEnabled(current_.has_value());
  menu.addAction(tr("Find Contacts Again"), this, &ContactLane::resetRequested);
  menu.exec(event->globalPos());
}

void ContactLane::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && current_ && !drag_) return removeCurrent();
  TimelineLane::keyPressEvent(event);
}

bool ContactLane::takesKey(int key) const { return TimelineLane::takesKey(key) || (key == Qt::Key_Delete && current_); }

QString ContactLane::tipAt(QPointF point) const {
  QString text = tr("Drag to add a contact.");
  if (const auto grip = gripAt(point)) {
    const operations::FootContact& contact = contacts_[grip->index];
    text = (contact.isLeft ? tr("Left foot, frames %1–%2\nDrag to move, drag an end to change the length.")
                           : tr("Right foot, frames %1–%2\nDrag to move, drag an end to change the length."))
               .arg(contact.frames.first)
               .arg(contact.frames.last);
    if (contact.floor || contact.slope != 0) {
      text += '\n' + tr("Floor at %1, slope %2°").arg(contact.floor.value_or(0)).arg(contact.slope);
    }
  }
  return text;
}

}  // namespace furitsuke::panels
