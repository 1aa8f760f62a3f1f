// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

namespace {

/// Older messages are dropped; the log contains all of them.
constexpr std::size_t kMaxWaiting = 4, kMaxPast = 50;

/// Long enough to read two lines.
constexpr std::chrono::seconds kReadingTime{9};

constexpr int kMinWidth = 70 * theme::kGrid;      // of a floating bar
constexpr int kMinTextWidth = 40 * theme::kGrid;  // beside the buttons, which otherwise are below it
constexpr int kMaxWidth = 230 * theme::kGrid;     // longer lines are hard to read

}  // namespace

QString errorSentence(const Error& error) {
  QString sentence = failureText(error);
  const bool isReasonAlone = !error.offset && error.section.isEmpty();
  if (isReasonAlone && !sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

QString severityIconName(Severity severity) {
  switch (severity) {
    case Severity::Info: return "info";
    case Severity::Warning: return "warning";
    case Severity::Error: break;
  }
  return "error";
}

QColor severityColor(Severity severity) {
  switch (severity) {
    case Severity::Info: return theme::theme().mutedText;
    case Severity::Warning: return theme::theme().warning;
    case Severity::Error: break;
  }
  return theme::theme().error;
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      count_(new QLabel(this)),
      choices_(new QWidget(this)),
      close_(new QToolButton(this)),
      places_(new QGridLayout(this)) {
  setObjectName("messageBar");
  text_->setObjectName("text");
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setTextFormat(Qt::PlainText);
  auto* buttons = new QHBoxLayout(choices_);
  buttons->setContentsMargins({});
  buttons->setSpacing(2 * theme::kGrid);
  close_->setIcon(theme::themedIcon("close"));
  places_->setContentsMargins(3 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  places_->setSpacing(2 * theme::kGrid);
  places_->setColumnStretch(1, 1);
  places_->addWidget(icon_, 0, 0);
  arrange(false);
  keepTranslated(this, [this] {
    text_->setAccessibleName(tr("Message"));
    text_->setWhatsThis(tr("Shows messages of the program. The text can be selected and copied."));
    count_->setToolTip(tr("Number of earlier messages; they are shown again when this one is closed"));
    nameControl(close_, tr("Close this message"));
    showTexts();
  });
  connect(close_, &QToolButton::clicked, this, &MessageBar::clear);
  closing_.setObjectName("closing");
  closing_.setParent(this);
  closing_.setSingleShot(true);
  closing_.setInterval(kReadingTime);
  connect(&closing_, &QTimer::timeout, this, &MessageBar::closeByItself);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, const QWidget* now) {
    if (now != nullptr && isAncestorOf(now) && before != nullptr && !isAncestorOf(before)) focusBefore_ = before;
  });
  hide();
}

MessageBar::Id MessageBar::showMessage(Severity severity, const LiveText& text, std::vector<Choice> choices,
                                       Stay stay) {
  const QString words = text.now();
  std::erase_if(waiting_, [&](const Message& message) { return message.text.now() == words; });
  std::erase_if(past_, [&](const Entry& entry) { return entry.text == words; });
  const Id id = ++lastId_;
  if (past_.size() == kMaxPast) past_.erase(past_.begin());
  past_.push_back({id, severity, words, QTime::currentTime()});
  Message added{id, severity, text, std::move(choices), stay};
  const bool isKept =
      shown_.id != 0 && shown_.severity != Severity::Info && !isBrief(shown_) && shown_.text.now() != words;
  // What is brief says what was done just now. Otherwise the most severe one is in front.
  const bool isLasting = severity != Severity::Info && !isBrief(added);
  if (isLasting && isKept && severity < shown_.severity) {
    waiting_.push_back(std::move(added));
  } else {
    if (isKept) waiting_.push_back(std::exchange(shown_, {}));
    waiting_.push_back(std::move(added));
    isLasting ? showNext() : showNow(takeWaiting(std::prev(waiting_.end())));
  }
  if (waiting_.size() > kMaxWaiting) waiting_.erase(std::ranges::min_element(waiting_, {}, &Message::severity));
  showCount();
  place();
  emit entriesChanged();
  return id;
}

std::vector<MessageBar::Entry> MessageBar::entries() const {
  std::vector<Entry> entries(past_.rbegin(), past_.rend());
  for (Entry& entry : entries) {
    const auto covered = std::ranges::find(waiting_, entry.id, &Message::id);
    if (covered != waiting_.end()) entry.text = covered->text.now();
    if (entry.id == shown_.id) entry.text = shown_.text.now();
    entry.isOpen = has(entry.id);
  }
  return entries;
}

void MessageBar::showAgain(Id id) {
  if (shown_.id == id) return;
  const auto past = std::ranges::find(past_, id, &Entry::id);
  if (past == past_.end()) return;
  const auto covered = std::ranges::find(waiting_, id, &Message::id);
  Message again{id, past->severity, past->text, {}, Stay::Long};
  if (covered != waiting_.end()) again = takeWaiting(covered);
  if (shown_.id != 0) waiting_.push_back(std::move(shown_));
  showNow(std::move(again));
  emit entriesChanged();
}

void MessageBar::forgetClosed() {
  std::erase_if(past_, [this](const Entry& entry) { return !has(entry.id); });
  emit entriesChanged();
}

MessageBar::Message MessageBar::takeWaiting(std::vector<Message>::iterator at) {
  Message message = std::move(*at);
  waiting_.erase(at);
  return message;
}

void MessageBar::showNext() {
  // Of equally severe ones the last.
  const auto most = std::ranges::max_element(waiting_.rbegin(), waiting_.rend(), {}, &Message::severity);
  showNow(takeWaiting(std::prev(most.base())));
}

void MessageBar::showNow(Message message) {
  removeButtons();
  shown_ = std::move(message);
  buttons_.reserve(shown_.choices.size());
  for (const Choice& choice : shown_.choices) {
    auto* button = new QPushButton(this);
    // The choice may show another message, which removes this button. removeButtons() therefore uses deleteLater().
    connect(button, &QPushButton::clicked, this, [this, run = choice.run] {
      clear();
      if (run) run();
    });
    choices_->layout()->addWidget(button);
    buttons_.emplace_back(button);
  }
  choices_->setVisible(!buttons_.empty());
  showTexts();
  showCount();
  showIcon();
  show();
  place();
  isBrief(shown_) ? closing_.start() : closing_.stop();
  QAccessibleEvent announcement(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&announcement);
}

void MessageBar::showTexts() {
  if (shown_.id == 0) return;
  const QString words = shown_.text.now();
  text_->setText(words);
  setAccessibleName(words);
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    auto* button = qobject_cast<QPushButton*>(buttons_[i]);
    if (button == nullptr) continue;
    button->setText(shown_.choices[i].text.now());
    button->setAccessibleDescription(words);
  }
  place();
}

void MessageBar::showCount() {
  count_->setVisible(!waiting_.empty());
  count_->setText(QString("+%1").arg(waiting_.size()));
}

bool MessageBar::withdraw(Id id) {
  if (id == 0) return false;
  const bool wasCovered = std::erase_if(waiting_, [id](const Message& message) { return message.id == id; }) > 0;
  showCount();
  const bool wasShown = shown_.id == id;
  wasShown ? clear() : emit entriesChanged();
  return wasCovered || wasShown;
}

bool MessageBar::has(Id id) const {
  return id != 0 &&
         (shown_.id == id || std::ranges::any_of(waiting_, [id](const Message& message) { return message.id == id; }));
}

QString MessageBar::text() const { return shown_.text.now(); }

void MessageBar::clear() {
  closing_.stop();
  const QWidget* focus = QApplication::focusWidget();
  if (focus != nullptr && isAncestorOf(focus) && focusBefore_ != nullptr && focusBefore_->isVisible()) {
    focusBefore_->setFocus(Qt::OtherFocusReason);
  }
  if (!waiting_.empty()) {
    showNext();
  } else {
    hide();
    removeButtons();
    shown_ = {};
    text_->clear();
    setAccessibleName({});
  }
  emit entriesChanged();
}

bool MessageBar::isBrief(const Message& message) {
  const bool isInformation = message.severity == Severity::Info && message.stay == Stay::Usual;
  return message.choices.empty() && (isInformation || message.stay == Stay::Brief);
}

void MessageBar::closeByItself() { isInUse() ? closing_.start() : clear(); }

bool MessageBar::isInUse() const {
  const QWidget* focus = QApplication::focusWidget();
  return underMouse() || text_->hasSelectedText() || (focus != nullptr && isAncestorOf(focus));
}

void MessageBar::removeButtons() {
  buttons_.clear();
  while (QLayoutItem* item = choices_->layout()->takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->deleteLater();
    }
    delete item;
  }
}

// --- the place over the work -----------------------------------------------------------------------------------------

void MessageBar::floatOver(QWidget& area) {
  area_ = &area;
  area.installEventFilter(this);
  parentWidget()->installEventFilter(this);
  showIcon();
  place();
}

void MessageBar::arrange(bool isBelow) {
  const int row = isBelow ? 1 : 0;
  for (QWidget* each : std::initializer_list<QWidget*>{text_, choices_, count_, close_}) places_->removeWidget(each);
  places_->addWidget(text_, 0, 1, 1, isBelow ? 4 : 1);
  places_->addWidget(choices_, row, isBelow ? 0 : 2, 1, isBelow ? 3 : 1, Qt::AlignRight);
  places_->addWidget(count_, row, 3);
  places_->addWidget(close_, row, 4, Qt::AlignBottom);  // the corner that stays, see place()
}

void MessageBar::place() {
  if (area_ == nullptr || isHidden()) return;
  const int gap = theme::kGrid;
  // An area that is covered or hidden, or that floats as a window of its own, leaves its place to the whole window.
  const bool isSeen = area_->isVisible() && area_->window() == window() && !area_->visibleRegion().isEmpty();
  const QRect over = isSeen ? QRect(area_->mapTo(parentWidget(), QPoint(0, 0)), area_->size()) : parentWidget()->rect();
  const QRect room = over.adjusted(gap, gap, -gap, -gap);
  // The label reports the size of its wrapped text, but the text should have one line if there is room for it.
  const QFontMetrics metrics = text_->fontMetrics();
  int widest = 0;
  for (const QString& line : text_->text().split('\n')) widest = std::max(widest, metrics.horizontalAdvance(line));
  const QMargins margins = layout()->contentsMargins();
  int others = margins.left() + margins.right();
  for (const QWidget* each : std::initializer_list<QWidget*>{icon_, choices_, count_, close_}) {
    if (!each->isHidden()) others += each->sizeHint().width() + layout()->spacing();
  }
  const bool isBelow = room.width() - others < std::min(widest, kMinTextWidth);
  if (isBelow != (places_->itemAtPosition(1, 4) != nullptr)) arrange(isBelow);
  const int width = std::min(std::clamp(others + widest + 3 * theme::kGrid, kMinWidth, kMaxWidth), room.width());
  const int height = std::min(layout()->totalHeightForWidth(width), room.height());
  // The corner with the cross stays where it is: a second click must not meet what lies behind.
  const int right = room.center().x() + std::min(kMaxWidth, room.width()) / 2;
  setGeometry(right - width, room.bottom() + 1 - height, width, height);
  raise();
  setCover(isSeen ? height + gap : 0);
}

void MessageBar::setCover(int height) {
  if (std::exchange(cover_, height) != height) emit coverChanged(height);
}

void MessageBar::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  setCover(0);
}

bool MessageBar::event(QEvent* event) {
  // Esc may be a shortcut of the window.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  const bool handled = QFrame::event(event);
  if (event->type() == QEvent::LayoutRequest) place();
  return handled;
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  const bool isPlaced = type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide;
  if (isPlaced && (watched == area_ || watched == parentWidget())) place();
  return false;
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return clear();
  QFrame::keyPressEvent(event);
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showIcon();
}

void MessageBar::showIcon() {
  const QIcon icon = theme::themedIcon(severityIconName(shown_.severity));
  icon_->setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
  const QString edge = severityColor(shown_.severity).name(), line = theme::theme().line.name();
  const QString others = area_ == nullptr ? QString("border: none; border-bottom: 1px solid %1;").arg(line)
                                          : QString("border: 1px solid %1; border-radius: 4px;").arg(line);
  const QString sheet = QString("#messageBar { %1 border-left: 3px solid %2; background: %3; }")
                            .arg(others, edge, theme::theme().alternate.name());
  if (styleSheet() != sheet) setStyleSheet(sheet);  // setStyleSheet() sends PaletteChange again
}

}  // namespace furitsuke::widgets
