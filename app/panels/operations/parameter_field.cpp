// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/parameter_field.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/operations/file_field.h"
#include "app/panels/operations/value_fields.h"
#include "app/theme/theme.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/problem_label.h"

namespace furitsuke::panels {

ParameterField::ParameterField(const operations::OperationParameter& parameter, QWidget* parent)
    : QWidget(parent), parameter_(parameter), row_(new QHBoxLayout), problem_(new widgets::ProblemLabel(this)) {
  setObjectName(QString::fromUtf8(parameter.id.data(), static_cast<qsizetype>(parameter.id.size())));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  row_->setSpacing(theme::kGrid);
  layout->addLayout(row_);
  layout->addWidget(problem_);
}

void ParameterField::setProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

QString ParameterField::problem() const { return problem_->text(); }

namespace {

ParameterField* bareField(const operations::OperationParameter& parameter, const std::vector<OfferedFile>& open,
                          QWidget* parent) {
  switch (parameter.kind) {
    case operations::ParameterKind::Flag: return new FlagField(parameter, parent);
    case operations::ParameterKind::Integer: return new IntegerField(parameter, parent);
    case operations::ParameterKind::Number: return new NumbersField(parameter, 1, parent);
    case operations::ParameterKind::Vector: return new NumbersField(parameter, 3, parent);
    case operations::ParameterKind::Choice: return new ChoiceField(parameter, parent);
    case operations::ParameterKind::MotionFile:
    case operations::ParameterKind::PairTable:
    case operations::ParameterKind::LyricsFile:
    case operations::ParameterKind::SoundFile:
    case operations::ParameterKind::ModelFile: return new FileField(parameter, open, parent);
    case operations::ParameterKind::Text: break;
  }
  using enum operations::NameKind;
  const bool isOneName = parameter.names == Bone || parameter.names == Morph;
  return isOneName ? static_cast<ParameterField*>(new NameField(parameter, parent)) : new TextField(parameter, parent);
}

}  // namespace

ParameterField* makeParameterField(const operations::OperationParameter& parameter,
                                   const std::vector<OfferedFile>& open, QWidget* parent) {
  ParameterField* field = bareField(parameter, open, parent);
  for (QWidget* control : field->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (control->focusPolicy() == Qt::NoFocus) continue;
    if (control->whatsThis().isEmpty()) control->setWhatsThis(widgets::parameterHelp(parameter));
    const bool hasText = qobject_cast<const QAbstractButton*>(control) != nullptr;
    if (!hasText && control->accessibleName().isEmpty()) control->setAccessibleName(widgets::parameterLabel(parameter));
  }
  return field;
}

bool isPosition(const operations::OperationParameter& parameter) { return parameter.isPlace; }

QString firstValue(const operations::OperationParameter& parameter, Frame playhead) {
  if (!parameter.isRequired) {
    return QString::fromUtf8(parameter.initial.data(), static_cast<qsizetype>(parameter.initial.size()));
  }
  if (isPosition(parameter)) return QString::number(std::max<double>(parameter.minimum, playhead), 'f', 0);
  const double value = parameter.kind == operations::ParameterKind::Number ? 1 : 0;
  const bool isNumber =
      parameter.kind == operations::ParameterKind::Number || parameter.kind == operations::ParameterKind::Integer;
  if (isNumber) return QString::number(std::clamp(value, parameter.minimum, parameter.maximum), 'g', 10);
  if (parameter.kind == operations::ParameterKind::Vector) return "0,0,0";
  return {};
}

}  // namespace furitsuke::panels
