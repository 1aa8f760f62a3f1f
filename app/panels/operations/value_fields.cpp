// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/value_fields.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "app/panels/operations/name_completer.h"
#include "app/theme/theme.h"
#include "app/widgets/expression_box.h"
#include "app/widgets/operation_text.h"

namespace furitsuke::panels {

namespace {

/// More digits would only show rounding errors of the floats in a motion.
constexpr int kDecimals = 6;
/// Larger than any value in a motion; limits the width of fields without a range.
constexpr double kMaxNumber = 1e9;

/// Ignores the mouse wheel without keyboard focus, so that it scrolls the dialog.
template <class Box>
class FocusWheelBox final : public Box {
 public:
  explicit FocusWheelBox(QWidget* parent) : Box(parent) { this->setFocusPolicy(Qt::StrongFocus); }

 protected:
  void wheelEvent(QWheelEvent* event) override {
    if (this->hasFocus()) {
      Box::wheelEvent(event);
    } else {
      event->ignore();
    }
  }
};

/// A number field without trailing zeros. Ignores the mouse wheel without keyboard focus.
class NumberBox final : public widgets::ExpressionBox<QDoubleSpinBox> {
 public:
  explicit NumberBox(QWidget* parent) : ExpressionBox(parent) {
    setDecimals(kDecimals);
    setFocusPolicy(Qt::StrongFocus);
  }
  /// The texts of the range can be shorter than those of the values in it, which have decimals.
  [[nodiscard]] QSize sizeHint() const override {
    QSize size = ExpressionBox::sizeHint();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(QStringLiteral("0.0000") + suffix()), size.height());
    size.setWidth(std::max(size.width(), style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this).width()));
    return size;
  }
  [[nodiscard]] QString textFromValue(double value) const override {
    return locale().toString(value, 'g', std::numeric_limits<double>::digits10);
  }

 protected:
  void wheelEvent(QWheelEvent* event) override { hasFocus() ? QDoubleSpinBox::wheelEvent(event) : event->ignore(); }
};

template <class Box>
void styleBox(Box* box, const operations::OperationParameter& parameter) {
  if (!parameter.unit.empty()) {
    const auto showUnit = [box, parameter] {
      const QString suffix = " " + widgets::parameterUnit(parameter, box->value());
      if (box->suffix() != suffix) box->setSuffix(suffix);
    };
    // Not while somebody types, because a new suffix replaces the text: "1+2" would become "3" before the next digit.
    const auto* edit = box->template findChild<QLineEdit*>();
    QObject::connect(box, &Box::valueChanged, box, [edit, showUnit] {
      if (!edit->isModified()) showUnit();
    });
    QObject::connect(box, &Box::editingFinished, box, showUnit);
    showUnit();
  }
  box->setFont(theme::numberFont());
  box->setAlignment(Qt::AlignRight);
  box->setMinimumWidth(20 * theme::kGrid);
  box->setKeyboardTracking(true);
}

double stepOf(const operations::OperationParameter& parameter) {
  if (parameter.unit == "degrees") return 1;
  const double span = parameter.maximum - parameter.minimum;
  return std::isfinite(span) && span <= 0.1 ? span / 100 : 0.1;
}

}  // namespace

FlagField::FlagField(const operations::OperationParameter& parameter, QWidget* parent)
    : ParameterField(parameter, parent), box_(new QCheckBox(widgets::parameterLabel(parameter), this)) {
  row()->addWidget(box_);
  row()->addStretch();
  setFocusProxy(box_);
  connect(box_, &QCheckBox::toggled, this, &ParameterField::changed);
}

QString FlagField::text() const { return box_->isChecked() ? "true" : "false"; }
void FlagField::setText(const QString& text) { box_->setChecked(text == "true"); }

IntegerField::IntegerField(const operations::OperationParameter& parameter, QWidget* parent)
    : ParameterField(parameter, parent), box_(new FocusWheelBox<widgets::ExpressionBox<QSpinBox>>(this)) {
  constexpr double kLowest = std::numeric_limits<int>::min(), kHighest = std::numeric_limits<int>::max();
  box_->setRange(static_cast<int>(std::max(parameter.minimum, kLowest)),
                 static_cast<int>(std::min(parameter.maximum, kHighest)));
  styleBox(box_, parameter);
  row()->addWidget(box_);
  row()->addStretch();
  setFocusProxy(box_);
  connect(box_, &QSpinBox::valueChanged, this, &ParameterField::changed);
}

QString IntegerField::text() const { return QString::number(box_->value()); }

void IntegerField::setText(const QString& text) {
  bool ok = false;
  const double value = text.toDouble(&ok);
  if (ok) box_->setValue(static_cast<int>(std::clamp<double>(value, box_->minimum(), box_->maximum())));
}

NumbersField::NumbersField(const operations::OperationParameter& parameter, int count, QWidget* parent)
    : ParameterField(parameter, parent) {
  constexpr std::array<const char*, 3> kLetters = {"X", "Y", "Z"};
  for (int i = 0; i < count; ++i) {
    if (count > 1) row()->addWidget(new QLabel(kLetters[static_cast<std::size_t>(i)], this));
    auto* box = new NumberBox(this);
    box->setRange(std::max(parameter.minimum, -kMaxNumber), std::min(parameter.maximum, kMaxNumber));
    box->setSingleStep(stepOf(parameter));
    styleBox(box, parameter);
    const QString letter = count > 1 ? QString::fromLatin1(kLetters[static_cast<std::size_t>(i)]) : QString();
    box->setAccessibleName(QString("%1 %2").arg(widgets::parameterLabel(parameter), letter).trimmed());
    row()->addWidget(box, count > 1 ? 1 : 0);
    connect(box, &QDoubleSpinBox::valueChanged, this, &ParameterField::changed);
    boxes_.push_back(box);
  }
  if (count == 1) row()->addStretch();
  setFocusProxy(boxes_.front());
}

QString NumbersField::text() const {
  QStringList numbers;
  for (const QDoubleSpinBox* box : boxes_)
    numbers.append(QString::fromStdString(operations::argumentText(box->value())));
  return numbers.join(',');
}

void NumbersField::setText(const QString& text) {
  const QStringList numbers = text.split(',');
  if (static_cast<std::size_t>(numbers.size()) != boxes_.size()) return;
  for (qsizetype i = 0; i < numbers.size(); ++i) {
    bool ok = false;
    const double value = numbers[i].toDouble(&ok);
    if (ok) boxes_[static_cast<std::size_t>(i)]->setValue(value);
  }
}

ChoiceField::ChoiceField(const operations::OperationParameter& parameter, QWidget* parent)
    : ParameterField(parameter, parent), box_(new FocusWheelBox<QComboBox>(this)) {
  for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
    const std::string_view choice = parameter.choices[i];
    box_->addItem(widgets::choiceText(parameter, i),
                  QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
  }
  row()->addWidget(box_);
  row()->addStretch();
  setFocusProxy(box_);
  connect(box_, &QComboBox::currentIndexChanged, this, &ParameterField::changed);
}

QString ChoiceField::text() const { return box_->currentData().toString(); }

void ChoiceField::setText(const QString& text) {
  if (const int at = box_->findData(text); at >= 0) box_->setCurrentIndex(at);
}

NameField::NameField(const operations::OperationParameter& parameter, QWidget* parent)
    : ParameterField(parameter, parent),
      box_(new FocusWheelBox<QComboBox>(this)),
      completer_(new NameCompleter(false, box_)) {
  box_->setEditable(true);
  box_->setInsertPolicy(QComboBox::NoInsert);
  box_->setCompleter(completer_);
  row()->addWidget(box_, 1);
  setFocusProxy(box_);
  connect(box_, &QComboBox::editTextChanged, this, &ParameterField::changed);
}

QString NameField::text() const { return box_->currentText(); }

void NameField::setText(const QString& text) {
  box_->setCurrentIndex(box_->findText(text));  // so that the arrow keys go on from there
  box_->setEditText(text);
}

void NameField::setNames(const OfferedNames& names) {
  const QSignalBlocker blocker(box_);
  const QString kept = text();
  const QStringList offered = names.of(parameter().names);
  box_->clear();
  box_->addItems(offered);
  completer_->setNames(offered);
  setText(kept);
}

TextField::TextField(const operations::OperationParameter& parameter, QWidget* parent)
    : ParameterField(parameter, parent), line_(new QLineEdit(this)) {
  if (parameter.names != operations::NameKind::None) {
    completer_ = new NameCompleter(true, line_);
    line_->setCompleter(completer_);
  }
  row()->addWidget(line_, 1);
  setFocusProxy(line_);
  connect(line_, &QLineEdit::textChanged, this, &ParameterField::changed);
}

QString TextField::text() const { return line_->text(); }
void TextField::setText(const QString& text) { line_->setText(text); }

void TextField::setNames(const OfferedNames& names) {
  if (completer_ != nullptr) completer_->setNames(names.of(parameter().names));
}

}  // namespace furitsuke::panels
