// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/value_fields.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/panels/operations/name_completer.h"
#include "app/theme/theme.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/value_field.h"

namespace furitsuke::panels {

namespace {

/// More digits would only show rounding errors of the floats in a motion.
constexpr int kDecimals = 6;

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

widgets::ValueField* makeField(const operations::OperationParameter& parameter, int decimals, QWidget* parent) {
  auto* field = new widgets::ValueField({.minDecimals = 0, .maxDecimals = decimals, .unit = {}}, parent);
  field->setRange(parameter.minimum, parameter.maximum);
  if (!parameter.unit.empty()) {
    // Typed text may end with the unit as it was.
    const auto showUnit = [field, parameter] {
      if (!field->isModified()) field->setUnit(" " + widgets::parameterUnit(parameter, field->value()));
    };
    QObject::connect(field, &widgets::ValueField::valueChanged, field, showUnit);
    QObject::connect(field, &widgets::ValueField::typingEnded, field, showUnit);
    showUnit();
  }
  field->setMinimumWidth(20 * theme::kGrid);
  return field;
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
    : ParameterField(parameter, parent), box_(makeField(parameter, 0, this)) {
  row()->addWidget(box_);
  row()->addStretch();
  setFocusProxy(box_);
  connect(box_, &widgets::ValueField::valueChanged, this, &ParameterField::changed);
}

QString IntegerField::text() const { return QString::number(box_->wholeValue()); }

void IntegerField::setText(const QString& text) {
  bool ok = false;
  const double value = text.toDouble(&ok);
  if (ok) box_->setValue(std::trunc(value));
}

NumbersField::NumbersField(const operations::OperationParameter& parameter, int count, QWidget* parent)
    : ParameterField(parameter, parent) {
  constexpr std::array<const char*, 3> kLetters = {"X", "Y", "Z"};
  for (int i = 0; i < count; ++i) {
    if (count > 1) row()->addWidget(new QLabel(kLetters[static_cast<std::size_t>(i)], this));
    auto* box = makeField(parameter, kDecimals, this);
    box->setStep(stepOf(parameter));
    const QString letter = count > 1 ? QString::fromLatin1(kLetters[static_cast<std::size_t>(i)]) : QString();
    box->setAccessibleName(QString("%1 %2").arg(widgets::parameterLabel(parameter), letter).trimmed());
    row()->addWidget(box, count > 1 ? 1 : 0);
    connect(box, &widgets::ValueField::valueChanged, this, &ParameterField::changed);
    boxes_.push_back(box);
  }
  if (count == 1) row()->addStretch();
  setFocusProxy(boxes_.front());
}

QString NumbersField::text() const {
  QStringList numbers;
  for (const widgets::ValueField* box : boxes_)
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
