// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/tour.h"

#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/theme/theme.h"

namespace furitsuke::help {

namespace {

constexpr int kCardWidth = 64 * theme::kGrid;  // fits beside the viewport of a small window
constexpr int kGap = 3 * theme::kGrid;         // between the card and the highlighted area
constexpr int kCornerRadius = 6;               // pixels
constexpr int kFrameWidth = 2;                 // pixels

/// A frame that only draws: it receives no input, and covers nothing but its line.
class Frame final : public QWidget {
 public:
  explicit Frame(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
  }

 protected:
  void resizeEvent(QResizeEvent* /*event*/) override {
    const int inside = kFrameWidth + kCornerRadius;
    setMask(QRegion(rect()) - QRegion(rect().adjusted(inside, inside, -inside, -inside)));
  }
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(QPen(theme::theme().accent, kFrameWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCornerRadius, kCornerRadius);
  }
};

bool isTourKey(int key) {
  switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Escape:
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Space: return true;
    default: return false;
  }
}

int areaOf(const QRect& rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }

}  // namespace

Tour::Tour(QWidget* window, std::vector<TourStep> steps)
    : QWidget(window),
      steps_(std::move(steps)),
      focusBefore_(window->focusWidget()),
      frame_(new Frame(window)),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      progress_(new QLabel(this)),
      offer_(new QPushButton(this)),
      skip_(new QPushButton(this)),
      back_(new QPushButton(this)),
      next_(new QPushButton(this)) {
  setObjectName("tour");
  buildCard();
  connect(next_, &QPushButton::clicked, this, &Tour::next);
  connect(back_, &QPushButton::clicked, this, &Tour::back);
  connect(skip_, &QPushButton::clicked, this, &Tour::finish);
  connect(offer_, &QPushButton::clicked, this, [this] {
    if (page_.onButton) page_.onButton();
    next();
  });
  hide();
}

Tour::~Tour() { delete frame_; }

void Tour::buildCard() {
  QFont large = title_->font();
  large.setBold(true);
  large.setPointSizeF(large.pointSizeF() * 1.15);
  title_->setFont(large);
  title_->setWordWrap(true);
  text_->setWordWrap(true);
  progress_->setProperty("muted", true);
  offer_->setObjectName("tourOffer");
  skip_->setObjectName("tourSkip");
  back_->setObjectName("tourBack");
  next_->setObjectName("tourNext");
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(2 * theme::kGrid);
  buttons->addStretch();
  buttons->addWidget(skip_);
  buttons->addWidget(back_);
  buttons->addWidget(next_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(progress_);
  layout->addWidget(title_);
  layout->addWidget(text_);
  layout->addWidget(offer_, 0, Qt::AlignLeft);
  layout->addSpacing(theme::kGrid);
  layout->addLayout(buttons);
}

void Tour::start(int step) {
  const int first = nearest(std::max(0, step), 1);
  if (first < 0) return finish();
  qApp->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (now == nullptr || now->window() != window() || isAncestorOf(now)) return;
    focusBefore_ = now;
    placeSoon();  // it may cover the panel that is used now
  });
  show();
  showStep(first);
  takeFocus();
}

bool Tour::isAvailable(int step) const {
  const auto& available = steps_[static_cast<std::size_t>(step)].isAvailable;
  return !available || available();
}

int Tour::nearest(int step, int by) const {
  const int count = static_cast<int>(steps_.size());
  for (; step >= 0 && step < count; step += by) {
    if (isAvailable(step)) return step;
  }
  return -1;
}

void Tour::next() {
  const int step = nearest(step_ + 1, 1);
  step < 0 ? finish() : showStep(step);
}

void Tour::back() {
  if (const int step = nearest(step_ - 1, -1); step >= 0) showStep(step);
}

void Tour::finish() {
  qApp->removeEventFilter(this);
  qApp->disconnect(this);
  giveFocusBack();
  hide();
  if (frame_ != nullptr) frame_->hide();
  emit finished();
  deleteLater();
}

bool Tour::hasFocusInside() const {
  const QWidget* focus = QApplication::focusWidget();
  return focus != nullptr && isAncestorOf(focus);
}

void Tour::giveFocusBack() {
  if (!hasFocusInside()) return;
  // Hiding moves the focus to the next control, which may react to it.
  const bool canTakeFocus = focusBefore_ != nullptr && focusBefore_->isVisible() && focusBefore_->isEnabled();
  canTakeFocus ? focusBefore_->setFocus() : QApplication::focusWidget()->clearFocus();
}

void Tour::takeFocus() { (offer_->isHidden() ? next_ : offer_)->setFocus(); }

void Tour::refresh() {
  if (step_ < 0 || isHidden()) return;
  const QPointer<QWidget> focus = hasFocusInside() ? QApplication::focusWidget() : nullptr;
  showStep(step_);
  if (focus != nullptr && focus->isVisible() && focus->isEnabled()) focus->setFocus();
}

void Tour::showStep(int step) {
  const bool hadFocus = hasFocusInside();
  if (std::exchange(step_, step) != step) isDragged_ = false;
  page_ = steps_[static_cast<std::size_t>(step)].page();
  int count = 0, number = 0;
  for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
    if (i != step && !isAvailable(i)) continue;
    ++count;
    if (i <= step) number = count;
  }
  title_->setText(page_.title);
  text_->setText(page_.text);
  progress_->setText(tr("%1 of %2").arg(number).arg(count));
  offer_->setText(page_.buttonText);
  offer_->setVisible(!page_.buttonText.isEmpty());
  skip_->setText(tr("Skip"));
  skip_->setToolTip(tr("End the tour (restart it with Help › Tour)"));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("Go to the previous step"));
  back_->setEnabled(nearest(step - 1, -1) >= 0);
  const bool isLast = nearest(step + 1, 1) < 0;
  next_->setText(isLast ? tr("Done") : tr("Next"));
  next_->setToolTip(isLast ? tr("End the tour") : tr("Go to the next step"));
  skip_->setVisible(!isLast);
  // A screen reader reads the step together with the button that has the focus.
  setAccessibleName(page_.title);
  setAccessibleDescription(page_.text);
  next_->setAccessibleDescription(page_.title + ": " + page_.text);
  if (hadFocus) takeFocus();
  QAccessibleEvent announcement(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&announcement);
  place();
}

void Tour::showFrame() {
  spot_ = {};
  const QWidget* target = page_.target;
  if (target != nullptr && target->window() == window() && target->isVisible()) {
    const QRect part = page_.part.isEmpty() ? target->rect() : page_.part;
    spot_ = QRect(target->mapTo(parentWidget(), part.topLeft()), part.size()).intersected(parentWidget()->rect());
  }
  if (frame_ == nullptr) return;
  frame_->setVisible(!spot_.isEmpty());
  frame_->setGeometry(spot_);
  frame_->raise();
}

void Tour::place() {
  isPlacing_ = false;
  showFrame();
  const QRect room = parentWidget()->rect();
  setFixedWidth(std::min(std::max(kCardWidth, minimumSizeHint().width()), room.width()));
  resize(width(), heightForWidth(width()));
  if (!isDragged_) move(bestPlace());
  const QPoint last(std::max(0, room.width() - width()), std::max(0, room.height() - height()));
  move(std::clamp(x(), 0, last.x()), std::clamp(y(), 0, last.y()));
  raise();
  update();
}

void Tour::placeSoon() {
  if (std::exchange(isPlacing_, true)) return;
  QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
}

QRect Tour::avoided() const {
  const QWidget* widget = page_.avoided;
  if (widget == nullptr || widget->window() != window() || !widget->isVisible()) return {};
  return {widget->mapTo(parentWidget(), QPoint()), widget->size()};
}

QRect Tour::panelInUse() const {
  for (const QWidget* widget = focusBefore_; widget != nullptr; widget = widget->parentWidget()) {
    const bool isPanel = qobject_cast<const QDockWidget*>(widget) != nullptr;
    if (!isPanel) continue;
    if (widget->window() != window() || !widget->isVisible()) break;
    return {widget->mapTo(parentWidget(), QPoint()), widget->size()};
  }
  return {};
}

QPoint Tour::bestPlace() const {
  const QRect room = parentWidget()->rect().adjusted(kGap, kGap, -kGap, -kGap), used = panelInUse(), others = avoided();
  const int right = room.right() + 1 - width(), bottom = room.bottom() + 1 - height();
  const auto within = [](int wanted, int first, int last) { return std::clamp(wanted, first, std::max(first, last)); };
  const int left = within(spot_.center().x() - width() / 2, room.left(), right);
  const int top = within(spot_.center().y() - height() / 2, room.top(), bottom);
  const QPoint corner(right, bottom);
  const std::array<QPoint, 9> positions = {
      spot_.isEmpty() ? corner : QPoint(left, spot_.bottom() + kGap),
      QPoint(left, spot_.top() - kGap - height()),
      QPoint(spot_.right() + kGap, top),
      QPoint(spot_.left() - kGap - width(), top),
      corner,
      QPoint(room.left(), bottom),
      QPoint(right, room.top()),
      room.topLeft(),
      QPoint(room.center().x() - width() / 2, room.top()),
  };
  const auto covered = [&](const QPoint& position) {
    const QRect card(position, size());
    // Outside of the window is worse than over the work.
    return areaOf(card.intersected(spot_)) + areaOf(card.intersected(used)) + areaOf(card.intersected(others)) +
           8 * (areaOf(card) - areaOf(card.intersected(parentWidget()->rect())));
  };
  return *std::ranges::min_element(positions, {}, covered);
}

bool Tour::handleKey(const QKeyEvent& key) {
  if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::ShiftModifier)) return false;
  auto* pressed = qobject_cast<QPushButton*>(QApplication::focusWidget());
  switch (key.key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: next(); return true;
    case Qt::Key_Left:
    case Qt::Key_Up: back(); return true;
    case Qt::Key_Escape: finish(); return true;
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Space:
      // Ignore a key that was already held down when the tour started.
      if (key.isAutoRepeat()) return true;
      pressed != nullptr ? pressed->click() : next();
      return true;
    default: return false;
  }
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr) return false;
  switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
      const auto& key = static_cast<const QKeyEvent&>(*event);
      // Esc ends the tour wherever the focus in the window is.
      const bool ends =
          key.key() == Qt::Key_Escape && widget->window() == window() && QApplication::activePopupWidget() == nullptr;
      if (!ends && !isAncestorOf(widget)) return false;
      if (event->type() == QEvent::KeyPress) return handleKey(key);
      // The keys of the tour may be shortcuts of the window.
      const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
      if (!isPlain || !isTourKey(key.key())) return false;
      event->accept();
      return true;
    }
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
      if (widget != this && widget != frame_ && !isAncestorOf(widget) && widget->window() == window()) placeSoon();
      return false;
    default: return false;
  }
}

void Tour::mousePressEvent(QMouseEvent* event) {
  grip_ = event->position().toPoint();
  event->accept();
}

void Tour::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton)) return;
  isDragged_ = true;
  move(mapToParent(event->position().toPoint() - grip_));
  place();
}

void Tour::wheelEvent(QWheelEvent* event) { event->accept(); }

void Tour::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
  if (event->type() == QEvent::PaletteChange) update();
}

void Tour::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme::theme().accent, 1));
  painter.setBrush(theme::theme().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCornerRadius, kCornerRadius);
}

}  // namespace furitsuke::help
