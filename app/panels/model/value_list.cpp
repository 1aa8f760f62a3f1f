// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/value_list.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/theme/theme.h"
#include "app/widgets/problem_label.h"

namespace furitsuke::panels {

namespace {

QLabel* textLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  // Names in model files must not be interpreted as markup.
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QLabel* mutedHint(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  label->setProperty("muted", true);
  return label;
}

}  // namespace

ValueList::ValueList(QWidget* parent) : VerticalScrollArea(parent) {}

QWidget* ValueList::replaceContent() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
  column->setSpacing(2 * theme::kGrid);
  // Use deleteLater(): this may be called while Qt applies a new style to the widgets one after another.
  if (QWidget* before = takeWidget()) before->deleteLater();
  return content;
}

void ValueList::showHint(const QString& hint) {
  QWidget* content = replaceContent();
  QLabel* label = mutedHint(hint, content);
  label->setWordWrap(true);
  content->layout()->addWidget(label);
  qobject_cast<QVBoxLayout*>(content->layout())->addStretch(1);
  setWidget(content);
}

void ValueList::showValues(const PartValues& values) {
  QWidget* content = replaceContent();
  auto* column = qobject_cast<QVBoxLayout*>(content->layout());
  QLabel* title = textLabel(values.title, content);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);
  column->addWidget(title);
  if (!values.problem.isEmpty()) {
    auto* problem = new widgets::ProblemLabel(content);
    problem->setObjectName("problem");
    problem->setText(values.problem);
    problem->show();
    column->addWidget(problem);
  }
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(3 * theme::kGrid);
  grid->setVerticalSpacing(theme::kGrid);
  grid->setColumnStretch(1, 1);
  int row = 0;
  for (const auto& [name, value] : values.rows) {
    QLabel* text = textLabel(value, content);
    text->setFont(theme::numberFont());
    text->setAccessibleName(name);
    grid->addWidget(mutedHint(name, content), row, 0, Qt::AlignTop);
    grid->addWidget(text, row++, 1);
  }
  column->addLayout(grid);
  column->addStretch(1);
  setWidget(content);
}

}  // namespace furitsuke::panels
