// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings/findings_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QTreeWidget>
#include <algorithm>
#include <array>
#include <utility>

#include "app/panels/findings/findings_checker.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"
#include "core/check/repair/motion_repair.h"

namespace furitsuke::panels {

namespace {

constexpr int kFindingReason = 0;
constexpr int kFindingPlace = 1;
constexpr int kFindingCode = 2;
constexpr int kFindingColumns = 3;
constexpr std::array kFittedColumns = {kFindingPlace, kFindingCode};
constexpr int kFindingIndexRole = Qt::UserRole;
constexpr int kSeverityRole = Qt::UserRole + 1;

/// Brings the colors of the theme to the row of a finding.
void colorItem(QTreeWidgetItem& item) {
  const auto severity = static_cast<Severity>(item.data(kFindingReason, kSeverityRole).toInt());
  item.setForeground(kFindingReason,
                     severity == Severity::Info ? theme::theme().text : widgets::severityColor(severity));
  item.setForeground(kFindingCode, theme::theme().mutedText);
}
/// The list shows at most this number of findings; the last row then shows the total.
constexpr std::size_t kMaxFindingRows = 5000;

}  // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedLayout(this)),
      empty_(new widgets::EmptyState("info", QString(), this)),
      list_(new QTreeWidget),
      repair_(new QPushButton(this)),
      otherRepair_(new QPushButton(this)),
      repairKind_(new QPushButton(this)),
      repairAll_(new QPushButton(this)),
      mapNames_(new QPushButton(this)),
      checker_(new FindingsChecker(this)) {
  list_->setColumnCount(kFindingColumns);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setAlternatingRowColors(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->header()->setSectionResizeMode(kFindingReason, QHeaderView::Stretch);
  // QHeaderView::ResizeToContents would measure all texts again each time that the docks are laid out.
  for (const int column : kFittedColumns) list_->header()->setSectionResizeMode(column, QHeaderView::Fixed);
  list_->header()->setStretchLastSection(false);
  connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  connect(list_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &QTreeWidget::customContextMenuRequested, this, &FindingsPanel::showMenu);
  connect(list_, &QTreeWidget::currentItemChanged, this, &FindingsPanel::showRepairs);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_);
  column->addWidget(makeRepairBar());
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void FindingsPanel::retranslate() {
  list_->setHeaderLabels({tr("Finding"), tr("Place"), tr("Code")});
  list_->setAccessibleName(tr("Findings"));
  list_->setAccessibleDescription(tr("Findings about the file; click one to go to its key"));
  repairKind_->setText(tr("On All Tracks"));
  for (QPushButton* each : {repair_, otherRepair_}) each->setToolTip(tr("Fix the selected finding"));
  repairKind_->setToolTip(tr("Repair findings of this kind on all tracks"));
  mapNames_->setText(tr("Map Names…"));
  mapNames_->setToolTip(tr("Give the tracks that the model does not have the names of its bones and morphs"));
  repairAll_->setText(tr("Repair All"));
  repairAll_->setToolTip(tr("Apply all repairs that lose no data and do not change playback in MMD"));
  const bool wasAtCurrent = isAtCurrent_;
  showFindings();
  isAtCurrent_ = wasAtCurrent;
}

QWidget* FindingsPanel::makeRepairBar() {
  constexpr int kMargin = 2;
  repair_->setObjectName("repairFinding");
  repairKind_->setObjectName("repairKind");
  repairAll_->setObjectName("repairAll");
  otherRepair_->setObjectName("otherRepair");
  connect(repair_, &QPushButton::clicked, this, [this] { requestRepair(0); });
  connect(otherRepair_, &QPushButton::clicked, this, [this] { requestRepair(1); });
  connect(repairKind_, &QPushButton::clicked, this, [this] { requestRepair(0, true); });
  connect(repairAll_, &QPushButton::clicked, this, &FindingsPanel::repairAllRequested);
  mapNames_->setObjectName("mapNames");
  connect(mapNames_, &QPushButton::clicked, this, &FindingsPanel::mapNamesRequested);
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  row->addWidget(repair_);
  row->addWidget(otherRepair_);
  row->addWidget(repairKind_);
  row->addWidget(mapNames_);
  row->addStretch();
  row->addWidget(repairAll_);
  return bar;
}

void FindingsPanel::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::motionChanged, this, [this](const edit::MotionChange& change) {
      if (change.kind == edit::MotionChange::Kind::Reloaded) showFindings();
    });
    connect(document, &edit::MotionDocument::diagnosticsChanged, this, &FindingsPanel::showFindings);
  }
  checker_->setDocument(document);
  showFindings();
}

void FindingsPanel::setModels(std::vector<ModelFindings> models) {
  if (models_ == models) return;  // called at each change of the scene
  models_ = std::move(models);
  showFindings();
}

int FindingsPanel::count() const {
  std::size_t all = document_ == nullptr ? 0 : document_->diagnostics().size();
  for (const ModelFindings& model : models_) all += model.findings.size();
  return static_cast<int>(all);
}

void FindingsPanel::step(int by) {
  const int rows = list_->topLevelItemCount();
  if (rows == 0) return;
  const int first = std::max(0, list_->indexOfTopLevelItem(list_->currentItem()));
  for (int steps = isAtCurrent_ ? 1 : 0; steps <= rows; ++steps) {
    QTreeWidgetItem* item = list_->topLevelItem(((first + steps * by) % rows + rows) % rows);
    if (!item->data(kFindingReason, kFindingIndexRole).isValid()) continue;  // nothing to go to
    list_->setCurrentItem(item);
    return onItemActivated(item);
  }
}

QTreeWidgetItem* FindingsPanel::makeItem(const Diagnostic& finding, const QString& model) const {
  QStringList place;
  if (!model.isEmpty()) place.append(model);
  if (!finding.track.empty()) place.append(QString::fromStdString(finding.track));
  if (finding.frame) place.append(tr("frame %1").arg(*finding.frame));
  if (finding.offset) place.append(tr("byte %L1").arg(static_cast<qulonglong>(*finding.offset)));
  const QString severity = finding.severity == Severity::Error     ? tr("Error")
                           : finding.severity == Severity::Warning ? tr("Warning")
                                                                   : tr("Note");
  const QString reason = QString("%1: %2").arg(severity, widgets::translated(finding.reason));
  auto* item = new QTreeWidgetItem({reason, place.join(", "), QString::fromStdString(finding.code)});
  item->setIcon(kFindingReason, theme::themedIcon(widgets::severityIconName(finding.severity)));
  item->setData(kFindingReason, kSeverityRole, static_cast<int>(finding.severity));
  colorItem(*item);
  const QString why = widgets::translatedLiteral(check::whyNoRepair(finding.code));
  item->setToolTip(kFindingReason, why.isEmpty() ? reason : reason + '\n' + why);
  return item;
}

void FindingsPanel::showFindings() {
  QTreeWidgetItem* current = list_->currentItem();
  const int row = current == nullptr ? 0 : list_->indexOfTopLevelItem(current);
  list_->clear();
  QList<QTreeWidgetItem*> items;
  const auto addAll = [&](const Diagnostics& findings, const QString& model) {
    for (std::size_t i = 0; i < std::min(findings.size(), kMaxFindingRows); ++i) {
      items.append(makeItem(findings[i], model));
      // Only findings of the motion have a key to go to.
      if (model.isEmpty()) items.back()->setData(kFindingReason, kFindingIndexRole, static_cast<int>(i));
    }
    if (findings.size() > kMaxFindingRows) {
      items.append(new QTreeWidgetItem({tr("… and %L1 more").arg(findings.size() - kMaxFindingRows)}));
    }
  };
  if (document_ != nullptr) addAll(document_->diagnostics(), {});
  for (const ModelFindings& model : models_) addAll(model.findings, model.model);
  list_->addTopLevelItems(items);
  areColumnsFitted_ = false;
  fitColumns();
  empty_->setSentence(document_ == nullptr ? tr("Open a motion to see the findings about its file here.")
                                           : tr("No findings in this file."));
  pages_->setCurrentIndex(items.isEmpty() ? 0 : 1);
  // After a repair, the finding that is now in the same row becomes the current one.
  isAtCurrent_ = false;
  list_->setCurrentItem(list_->topLevelItem(std::min(row, static_cast<int>(items.size()) - 1)));
  showRepairs();
}

void FindingsPanel::setOnScreen(bool on) {
  isOnScreen_ = on;
  // Later, because all tabs are on the screen while the docks are laid out.
  if (on) QMetaObject::invokeMethod(this, &FindingsPanel::fitColumns, Qt::QueuedConnection);
}

void FindingsPanel::fitColumns() {
  if (!isOnScreen_ || !isVisible() || std::exchange(areColumnsFitted_, true)) return;
  for (const int column : kFittedColumns) list_->resizeColumnToContents(column);
}

void FindingsPanel::showColors() {
  const QSignalBlocker blocker(list_->model());  // no size depends on a color
  for (int row = 0; row < list_->topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = list_->topLevelItem(row);
    if (item->data(kFindingReason, kSeverityRole).isValid()) colorItem(*item);
  }
  list_->viewport()->update();
}

const Diagnostic* FindingsPanel::currentFinding() const {
  const QTreeWidgetItem* item = list_->currentItem();
  const QVariant index = item == nullptr ? QVariant() : item->data(kFindingReason, kFindingIndexRole);
  if (document_ == nullptr || !index.isValid()) return nullptr;
  const auto place = static_cast<std::size_t>(index.toInt());
  return place < document_->diagnostics().size() ? &document_->diagnostics()[place] : nullptr;
}

bool FindingsPanel::isOneOfSeveral(const Diagnostic& finding) const {
  return !finding.track.empty() && std::ranges::count(document_->diagnostics(), finding.code, &Diagnostic::code) > 1;
}

void FindingsPanel::showRepairs() {
  const Diagnostic* finding = currentFinding();
  const check::Repair* repair = finding == nullptr ? nullptr : check::findRepair(finding->code);
  const auto canRepair = [](const Diagnostic& other) {
    const check::Repair* found = check::findRepair(other.code);
    return found != nullptr && found->isSafe;
  };
  mapNames_->setVisible(std::ranges::any_of(models_, [](const ModelFindings& model) {
    return std::ranges::any_of(model.findings, [](const Diagnostic& other) {
      return other.code == "bind.bone.missing" || other.code == "bind.morph.missing";
    });
  }));
  const std::span<const check::Repair> choices =
      finding == nullptr ? std::span<const check::Repair>() : check::repairsOf(finding->code);
  const std::array buttons = {repair_, otherRepair_};
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    buttons[i]->setVisible(i < choices.size());
    if (i < choices.size()) buttons[i]->setText(widgets::translatedLiteral(choices[i].text));
  }
  repairKind_->setVisible(repair != nullptr && isOneOfSeveral(*finding));
  repairAll_->setEnabled(document_ != nullptr && std::ranges::any_of(document_->diagnostics(), canRepair));
}

void FindingsPanel::showMenu(const QPoint& position) {
  const Diagnostic* finding = currentFinding();
  if (finding == nullptr || check::findRepair(finding->code) == nullptr) return;
  QMenu menu(this);
  const std::span<const check::Repair> choices = check::repairsOf(finding->code);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    menu.addAction(widgets::translatedLiteral(choices[i].text), this, [this, i] { requestRepair(i); });
  }
  if (isOneOfSeveral(*finding)) menu.addAction(repairKind_->text(), this, [this] { requestRepair(0, true); });
  menu.exec(list_->viewport()->mapToGlobal(position));
}

void FindingsPanel::requestRepair(std::size_t index, bool everywhere) {
  const Diagnostic* finding = currentFinding();
  if (finding == nullptr || index >= check::repairsOf(finding->code).size()) return;
  emit repairRequested(QString::fromStdString(finding->code),
                       everywhere ? QString() : QString::fromStdString(finding->track),
                       QString::fromUtf8(check::repairsOf(finding->code)[index].choice));
}

void FindingsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  checker_->setWatched(true);
}

void FindingsPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  checker_->setWatched(false);
}

void FindingsPanel::onItemActivated(const QTreeWidgetItem* item) {
  const QVariant index = item->data(kFindingReason, kFindingIndexRole);
  if (document_ == nullptr || !index.isValid()) return;
  isAtCurrent_ = true;
  const Diagnostic& finding = document_->diagnostics()[static_cast<std::size_t>(index.toInt())];
  const auto track = motion::findTrack(document_->motion(), finding.track);
  if (finding.frame) document_->state().setCurrentFrame(*finding.frame);
  if (!track) return;
  document_->state().setCurrentTrack(*track);
  const FrameRange frames = finding.frame ? FrameRange{*finding.frame, *finding.frame} : kAllFrames;
  document_->state().setSelection(motion::selectKeys(document_->motion(), *track, frames));
}

void FindingsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColors();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    areColumnsFitted_ = false;
    QMetaObject::invokeMethod(this, &FindingsPanel::fitColumns, Qt::QueuedConnection);
  }
}

}  // namespace furitsuke::panels
