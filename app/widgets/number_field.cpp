// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_field.h"

#include <QDialog>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QPainter>
#include <QStyle>
#include <QWheelEvent>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/number_expression.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

namespace {

/// Angle of one wheel notch in eighths of a degree.
constexpr int kWheelNotch = 120;
/// Border, padding and text margin of a line edit on both sides, in pixels.
constexpr int kFieldFrame = 16;

}  // namespace

NumberField::NumberField(NumberFormat format, QWidget* parent) : QLineEdit(parent), format_(std::move(format)) {
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setFont(theme::numberFont());
  keepTranslated(this, [this] {
    setPlaceholderText(tr("mixed"));
    updateGeometry();
  });
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(this, &QLineEdit::textEdited, this,
          [this](const QString& text) { setProblem(isUnfinishedNumber(text) ? QString() : problemOf(text)); });
}

void NumberField::setRange(double lowest, double highest) {
  lowest_ = lowest;
  highest_ = highest;
}

double NumberField::clamped(double value) const { return std::clamp(value, lowest_, highest_); }

void NumberField::setUnit(const QString& unit) {
  if (unit == format_.unit) return;
  format_.unit = unit;
  updateGeometry();
  if (!isModified()) revert();
}

void NumberField::setNameOf(double value, const QString& name) {
  namedValue_ = value;
  nameOfValue_ = name;
  if (!isModified()) revert();
}

void NumberField::finishTyping() {
  commit(OnProblem::Revert);
  emit typingEnded();
}

std::optional<double> NumberField::typedValue() const {
  if (!isModified() || isUnfinishedNumber(text()) || !problemOf(text()).isEmpty()) return {};
  return evaluateNumber(text(), format_, shown_);
}

void NumberField::setShown(std::optional<double> value) {
  if (isModified() && value == shown_) return;
  shown_ = value;
  revert();
}

QSize NumberField::sizeHint() const { return {widthOf(QStringLiteral("−0000.000")), QLineEdit::sizeHint().height()}; }

QSize NumberField::minimumSizeHint() const {
  // Also room for "mixed", in every language.
  return {std::max(widthOf(QStringLiteral("−0.0")), widthOf(placeholderText())), QLineEdit::minimumSizeHint().height()};
}

double NumberField::stepFactor(Qt::KeyboardModifiers modifiers) {
  if (modifiers.testFlag(Qt::ShiftModifier)) return 10;
  return modifiers.testFlag(Qt::ControlModifier) ? 0.1 : 1;
}

bool NumberField::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Up:
      case Qt::Key_Down: event->accept(); return true;
      case Qt::Key_Escape: event->setAccepted(isModified()); return true;
      default: break;
    }
    // Unless text has been typed, undo and redo apply to the document.
    if (!isModified() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
      event->ignore();
      return true;
    }
  }
  return QLineEdit::event(event);
}

/// A character that cannot be part of a number; it is neither typed nor passed on as a shortcut.
bool NumberField::isRefused(const QKeyEvent& key) const {
  constexpr Qt::KeyboardModifiers kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  if (key.text().isEmpty() || !key.text()[0].isPrint() || (key.modifiers() & kCommands) != 0) return false;
  return !isNumberText(key.text(), format_.unit);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      commit(OnProblem::Keep);
      if (!problem_.isEmpty()) break;
      selectAll();
      emit typingEnded();
      if (qobject_cast<QDialog*>(window()) == nullptr) break;
      event->ignore();  // the button that Enter presses in a form
      return;
    case Qt::Key_Escape:
      if (!isModified()) {
        event->ignore();
        return;
      }
      revert();
      selectAll();
      emit typingEnded();
      break;
    case Qt::Key_Up:
    case Qt::Key_Down:
      finishTyping();
      emit stepped((event->key() == Qt::Key_Up ? step_ : -step_) * stepFactor(event->modifiers()));
      selectAll();
      break;
    default:
      if (!isRefused(*event)) {
        QLineEdit::keyPressEvent(event);
        return;
      }
      break;
  }
  event->accept();
}

void NumberField::wheelEvent(QWheelEvent* event) {
  if (!hasFocus()) {
    event->ignore();  // scroll the panel instead
    return;
  }
  event->accept();
  // On some systems Alt makes the wheel horizontal, so use either direction.
  wheelAngle_ += event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  const int notches = wheelAngle_ / kWheelNotch;
  if (notches == 0) return;
  wheelAngle_ -= notches * kWheelNotch;
  finishTyping();
  emit stepped(notches * step_ * stepFactor(event->modifiers()));
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  wheelAngle_ = 0;
  selectOnRelease_ = event->reason() == Qt::MouseFocusReason;
  // The first field of a form that opens. QLineEdit selects its text only after Tab and shortcuts.
  if (event->reason() == Qt::ActiveWindowFocusReason && !isModified()) selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  // A context menu takes the focus only temporarily.
  if (event->reason() != Qt::PopupFocusReason) finishTyping();
  QLineEdit::focusOutEvent(event);
}

void NumberField::mouseReleaseEvent(QMouseEvent* event) {
  QLineEdit::mouseReleaseEvent(event);
  if (std::exchange(selectOnRelease_, false) && !hasSelectedText()) selectAll();
}

void NumberField::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  if (!isModified()) showText(shownText());
}

void NumberField::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (problem_.isEmpty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme::theme().error, 1.5));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
}

void NumberField::commit(OnProblem onProblem) {
  if (!isModified()) return;
  if (text().trimmed().isEmpty()) return revert();
  // Several values can be changed by an amount.
  if (const auto amount = shown_ ? std::nullopt : relativeAmount(text(), format_)) {
    revert();
    emit stepped(*amount);
    return;
  }
  if (const auto factor = typedFactor(text())) {
    revert();
    emit scaled(*factor);
    return;
  }
  const QString problem = problemOf(text());
  if (!problem.isEmpty()) {
    if (onProblem == OnProblem::Revert) return revert();
    return setProblem(problem);
  }
  const double value = *evaluateNumber(text(), format_, shown_);
  // Compare with the displayed text: typing "1.50" over a displayed 1.5 is not an edit, even if the float differs.
  const bool changed = !shown_ || parseNumber(shownText(), format_) != value;
  revert();
  if (changed) emit edited(value);
}

std::optional<double> NumberField::typedFactor(const QString& text) const {
  if (shown_ || !isSignalConnected(QMetaMethod::fromSignal(&NumberField::scaled))) return {};
  return relativeFactor(text, format_);
}

void NumberField::revert() {
  const QString shown = shownText();
  // A drag refreshes all fields of the panel on every move, and most of them do not change.
  if (isModified() || text() != shown) showText(shown);
  setModified(false);
  setProblem({});
}

/// Keeps a fully selected value selected when it is updated, so that typing replaces it.
void NumberField::showText(const QString& shown) {
  const bool isAllSelected = hasSelectedText() && selectedText() == text() && !isModified();
  setText(shown);
  if (isAllSelected) selectAll();
}

void NumberField::setProblem(const QString& problem) {
  if (problem == problem_) return;
  problem_ = problem;
  update();
  emit problemChanged(problem_);
}

QString NumberField::problemOf(const QString& text) const {
  if (!shown_ && relativeAmount(text, format_)) return {};
  if (typedFactor(text)) return {};
  const std::optional<double> value = evaluateNumber(text, format_, shown_);
  if (!value) return tr("Not a number");
  if (*value >= lowest_ && *value <= highest_) return {};
  constexpr double kUnlimited = std::numeric_limits<float>::max();
  if (highest_ >= kUnlimited && (*value > 0 || lowest_ <= -kUnlimited)) return tr("Too large");
  if (highest_ >= kUnlimited) return tr("At least %1").arg(numberText(lowest_, format_));
  return tr("%1 to %2").arg(numberText(lowest_, format_), numberText(highest_, format_));
}

QString NumberField::shownText() const {
  if (!shown_) return {};
  if (!nameOfValue_.isEmpty() && *shown_ == namedValue_) return nameOfValue_;
  NumberFormat format = format_;
  QString text = numberText(*shown_, format);
  while (format.maxDecimals > format.minDecimals && width() < fontMetrics().horizontalAdvance(text) + kFieldFrame) {
    --format.maxDecimals;
    text = numberText(*shown_, format);
  }
  return text;
}

int NumberField::widthOf(const QString& text) const {
  return QFontMetrics(font()).horizontalAdvance(text + format_.unit) + kFieldFrame;
}

}  // namespace furitsuke::widgets
