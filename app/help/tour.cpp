// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/tour.h"

#include <QAccessible>
#include <QAction>
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

constexpr int kCalloutWidth = 84 * theme::kGrid;
constexpr int kGap = 3 * theme::kGrid;  // between the callout and the highlighted area
constexpr int kCornerRadius = 6;        // pixels

/// The background of the texts.
class Callout final : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::theme().accent, 1));
    painter.setBrush(theme::theme().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCornerRadius, kCornerRadius);
  }
};

}  // namespace

Tour::Tour(QWidget* window, std::vector<TourStep> steps)
    : QWidget(window),
      steps_(std::move(steps)),
      focusBefore_(window->focusWidget()),
      callout_(new Callout(this)),
      title_(new QLabel(callout_)),
      text_(new QLabel(callout_)),
      progress_(new QLabel(callout_)),
      offer_(new QPushButton(callout_)),
      skip_(new QPushButton(callout_)),
      back_(new QPushButton(callout_)),
      next_(new QPushButton(callout_)) {
  setObjectName("tour");
  buildCallout();
  connect(next_, &QPushButton::clicked, this, &Tour::next);
  connect(back_, &QPushButton::clicked, this, &Tour::back);
  connect(skip_, &QPushButton::clicked, this, &Tour::finish);
  connect(offer_, &QPushButton::clicked, this, [this] {
    if (page_.onButton) page_.onButton();
    next();
  });
  hide();
}

void Tour::buildCallout() {
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
  buttons->addWidget(progress_);
  buttons->addStretch();
  buttons->addWidget(skip_);
  buttons->addWidget(back_);
  buttons->addWidget(next_);
  auto* layout = new QVBoxLayout(callout_);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(title_);
  layout->addWidget(text_);
  layout->addWidget(offer_, 0, Qt::AlignLeft);
  layout->addSpacing(theme::kGrid);
  layout->addLayout(buttons);
}

void Tour::start(int step) {
  const int first = nearest(std::max(0, step), 1);
  if (first < 0) return finish();
  setGeometry(parentWidget()->rect());
  show();
  raise();
  qApp->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
    if (now == nullptr || now->window() != window() || isAncestorOf(now)) return;
    // Queued, because the widget that took the focus may still be handling the event.
    QMetaObject::invokeMethod(this, &Tour::takeFocusBack, Qt::QueuedConnection);
  });
  showStep(first);
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
  emit finished();
  deleteLater();
}

void Tour::giveFocusBack() {
  // Hiding moves the focus to the next control, which may react to it.
  const bool canTakeFocus = focusBefore_ != nullptr && focusBefore_->isVisible() && focusBefore_->isEnabled();
  if (canTakeFocus) {
    focusBefore_->setFocus();
  } else if (QWidget* own = focusWidget()) {
    own->clearFocus();
  }
}

QPushButton* Tour::focusButton() const {
  auto* button = qobject_cast<QPushButton*>(focusWidget());
  if (button != nullptr && button->isVisible() && button->isEnabled()) return button;
  return offer_->isVisible() ? offer_ : next_;
}

void Tour::takeFocusBack() {
  if (isVisible()) focusButton()->setFocus();
}

void Tour::refresh() {
  if (step_ < 0 || isHidden()) return;
  const QPointer<QWidget> focus = focusWidget();
  showStep(step_);
  if (focus != nullptr && focus->isVisible() && focus->isEnabled()) focus->setFocus();
}

void Tour::showStep(int step) {
  step_ = step;
  page_ = steps_[static_cast<std::size_t>(step)].page();
  int count = 0, number = 0;
  for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
    if (i != step && !isAvailable(i)) continue;
    ++count;
    if (i <= step) number = count;
  }
  setAccessibleName(tr("Tour"));
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
  callout_->setAccessibleName(page_.title);
  callout_->setAccessibleDescription(page_.text);
  next_->setAccessibleDescription(page_.title + ": " + page_.text);
  (page_.buttonText.isEmpty() ? next_ : offer_)->setFocus();
  QAccessibleEvent announcement(callout_, QAccessible::Alert);
  QAccessible::updateAccessibility(&announcement);
  place();
}

void Tour::place() {
  isPlacing_ = false;
  setGeometry(parentWidget()->rect());
  spot_ = {};
  QWidget* target = page_.target;
  if (target != nullptr && target->window() == window() && target->isVisible()) {
    const QRect part = page_.part.isEmpty() ? target->rect() : page_.part;
    spot_ = QRect(target->mapTo(parentWidget(), part.topLeft()), part.size()).intersected(rect());
  }
  callout_->setFixedWidth(std::min(kCalloutWidth, width()));
  callout_->resize(callout_->width(), callout_->heightForWidth(callout_->width()));
  callout_->setGeometry(calloutPlace());
  raise();
  update();
}

void Tour::placeSoon() {
  if (std::exchange(isPlacing_, true)) return;
  QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
}

QRect Tour::calloutPlace() const {
  const QSize size = callout_->size();
  QRect place(QPoint(), size);
  if (spot_.isEmpty()) {
    place.moveBottomRight(rect().bottomRight() - QPoint(kGap, kGap));
    return place;
  }
  const auto within = [](int wanted, int length, int room) {
    return std::clamp(wanted, kGap, std::max(kGap, room - length - kGap));
  };
  const int left = within(spot_.center().x() - size.width() / 2, size.width(), width());
  const int top = within(spot_.center().y() - size.height() / 2, size.height(), height());
  const std::array<QPoint, 4> around = {
      QPoint(left, spot_.bottom() + kGap), QPoint(left, spot_.top() - kGap - size.height()),
      QPoint(spot_.right() + kGap, top), QPoint(spot_.left() - kGap - size.width(), top)};
  for (const QPoint& corner : around) {
    place.moveTopLeft(corner);
    if (rect().contains(place)) return place;
  }
  // If the target fills the window, the callout is placed in its bottom right corner.
  place.moveBottomRight(spot_.bottomRight() - QPoint(kGap, kGap));
  return place;
}

bool Tour::isOver(const QWidget& widget) const {
  const QWidget* top = widget.window();
  return top == window() || (qobject_cast<const QDockWidget*>(top) != nullptr && top->parentWidget() != nullptr &&
                             top->parentWidget()->window() == window());
}

bool Tour::isAllowed(const QKeyEvent& key) const {
  const QKeySequence pressed(key.keyCombination());
  return std::ranges::any_of(allowed_, [&](const QAction* action) { return action->shortcuts().contains(pressed); });
}

void Tour::handleKey(const QKeyEvent& key) {
  const bool isBack = key.key() == Qt::Key_Backtab || key.modifiers().testFlag(Qt::ShiftModifier);
  if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return;
  switch (key.key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: return next();
    case Qt::Key_Left:
    case Qt::Key_Up: return back();
    case Qt::Key_Escape: return finish();
    case Qt::Key_Tab:
    case Qt::Key_Backtab: focusNextPrevChild(!isBack); return;
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Space:
      // Ignore a key that was already held down when the tour started.
      if (!key.isAutoRepeat()) focusButton()->click();
      return;
    default: return;
  }
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr) return false;
  switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
      const auto& key = static_cast<const QKeyEvent&>(*event);
      if (!isOver(*widget) || isAllowed(key)) return false;
      event->accept();
      if (event->type() == QEvent::KeyPress) handleKey(key);
      return true;
    }
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
      if (widget != this && !isAncestorOf(widget) && widget->window() == window()) placeSoon();
      return false;
    default: return false;
  }
}

bool Tour::focusNextPrevChild(bool next) {
  std::vector<QPushButton*> stops;
  stops.reserve(4);
  for (QPushButton* button : {offer_, skip_, back_, next_}) {
    if (button->isVisible() && button->isEnabled()) stops.push_back(button);
  }
  if (stops.empty()) return QWidget::focusNextPrevChild(next);  // the tour is being hidden
  const auto at = std::ranges::find(stops, focusWidget());
  const auto count = static_cast<std::ptrdiff_t>(stops.size());
  const std::ptrdiff_t place = at == stops.end() ? 0 : at - stops.begin();
  stops[static_cast<std::size_t>((place + (next ? 1 : count - 1)) % count)]->setFocus(Qt::TabFocusReason);
  return true;
}

void Tour::mousePressEvent(QMouseEvent* event) { event->accept(); }
void Tour::wheelEvent(QWheelEvent* event) { event->accept(); }

void Tour::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
  if (event->type() == QEvent::PaletteChange) update();
}

void Tour::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // Everything keeps its brightness, so that the tour can be compared with the window.
  if (spot_.isEmpty()) return;
  painter.setPen(QPen(theme::theme().accent, 2));
  painter.drawRoundedRect(QRectF(spot_).adjusted(1, 1, -1, -1), kCornerRadius, kCornerRadius);
}

}  // namespace furitsuke::help
