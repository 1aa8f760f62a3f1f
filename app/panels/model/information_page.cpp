// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/information_page.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

/// Normalizes all kinds of line ends.
QString withPlainNewlines(const std::string& text) {
  return QString::fromStdString(text).replace("\r\n", "\n").replace('\r', '\n').trimmed();
}

QLabel* plainLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  // Comments in model files must not be interpreted as markup.
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

InformationPage::InformationPage(QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Information about the model"));
    setAccessibleDescription(tr("Comments by the author of the model, and the number of its parts"));
  });
}

QLabel* InformationPage::addText(const QString& text, bool muted) {
  QLabel* label = plainLabel(text, content_);
  label->setWordWrap(true);
  label->setProperty("muted", muted);
  column_->addWidget(label);
  return label;
}

void InformationPage::setModel(const model::Model* model, const ModelOrigin& origin) {
  model_ = model;
  origin_ = origin;
  isStale_ = true;
  // The layout of the comments takes long, and the page is usually behind other tabs.
  if (isVisible()) fill();
}

void InformationPage::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  fill();
}

void InformationPage::fill() {
  if (!std::exchange(isStale_, false)) return;
  content_ = new QWidget;
  column_ = new QVBoxLayout(content_);
  column_->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
  column_->setSpacing(2 * theme::kGrid);
  if (model_ != nullptr) {
    QLabel* name = addText(QString::fromStdString(model_->name.text).simplified());
    QFont large = name->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.25);
    name->setFont(large);
    name->setVisible(!name->text().isEmpty());
    const QString english = QString::fromStdString(model_->name.english).simplified();
    if (!english.isEmpty()) addText(english, true);
    addOrigin(origin_);
    addCounts(*model_);
    addComment(tr("Comment"), model_->comment);
    addComment(tr("Comment in English"), model_->commentEnglish);
  }
  column_->addStretch(1);
  for (QLabel* label : content_->findChildren<QLabel*>()) {
    label->setWhatsThis(tr("Information from the model file. The text can be selected and copied."));
  }
  // Use deleteLater(): this may be called while Qt applies a new style to the widgets one after another.
  if (QWidget* before = takeWidget()) before->deleteLater();
  setWidget(content_);
}

void InformationPage::addOrigin(const ModelOrigin& origin) {
  if (!origin.path.isEmpty()) {
    QLabel* file = addText(QFileInfo(origin.path).fileName());
    file->setToolTip(QDir::toNativeSeparators(origin.path));
  }
  if (origin.findings == 0) {
    addText(tr("No findings in the file."), true);
    return;
  }
  auto* link = new QLabel(content_);
  link->setObjectName("findingsLink");
  link->setText(QString("<a href=\"findings\" style=\"color:%1\">%2</a>")
                    .arg(theme::theme().accent.name(),
                         tr("%Ln finding(s) in the file", nullptr, static_cast<int>(origin.findings))));
  link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(link, &QLabel::linkActivated, this, &InformationPage::findingsRequested);
  column_->addWidget(link);
}

void InformationPage::addCounts(const model::Model& model) {
  const auto hidden = std::ranges::count_if(
      model.morphs, [](const model::Morph& morph) { return morph.panel == model::MorphPanel::Hidden; });
  const std::pair<QString, std::size_t> counts[] = {
      {tr("Vertices"), model.mesh.positions.size()},
      {tr("Triangles"), model.mesh.indices.size() / 3},
      {tr("Materials"), model.materials.size()},
      {tr("Textures"), model.textures.size()},
      {tr("Bones"), model.bones.size()},
      {tr("IK chains"), model.ik.size()},
      {tr("Morphs"), model.morphs.size()},
      {tr("Morphs not in any list"), static_cast<std::size_t>(hidden)},
      {tr("Display groups"), model.displayGroups.size()},
      {tr("Rigid bodies"), model.bodies.size()},
      {tr("Joints"), model.joints.size()},
      {tr("Soft bodies"), model.softBodies.size()},
  };
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(4 * theme::kGrid);
  grid->setVerticalSpacing(theme::kGrid);
  grid->setColumnStretch(2, 1);
  int row = 0;
  const auto addRow = [&](const QString& title, const QString& value) {
    QLabel* label = plainLabel(title, content_);
    label->setProperty("muted", true);
    QLabel* number = plainLabel(value, content_);
    number->setFont(theme::numberFont());
    grid->addWidget(label, row, 0);
    grid->addWidget(number, row, 1, Qt::AlignRight);
    ++row;
  };
  addRow(tr("Format"), model.format == model::ModelFormat::Pmx ? QStringLiteral("PMX") : QStringLiteral("PMD"));
  for (const auto& [title, count] : counts) {
    if (count > 0) addRow(title, QLocale().toString(static_cast<qulonglong>(count)));
  }
  column_->addLayout(grid);
}

void InformationPage::addComment(const QString& title, const std::string& comment) {
  const QString text = withPlainNewlines(comment);
  if (text.isEmpty()) return;
  QLabel* heading = addText(title);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
  addText(text);
}

}  // namespace furitsuke::panels
