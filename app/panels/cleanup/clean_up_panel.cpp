// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cleanup/clean_up_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QTreeWidget>
#include <algorithm>
#include <vector>

#include "app/panels/cleanup/quality_meter.h"
#include "app/panels/cleanup/quality_text.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kFault = 0;
constexpr int kValue = 1;
constexpr int kPlaces = 2;
constexpr int kColumns = 3;
/// Of items of places: index into QualityRow::places.
constexpr int kIssueRole = Qt::UserRole;

}  // namespace

CleanUpPanel::CleanUpPanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      meter_(new QualityMeter(stage, this)),
      pages_(new QStackedLayout(this)),
      empty_(new widgets::EmptyState("info", QString(), this)),
      list_(new QTreeWidget),
      busy_(new QLabel(this)),
      all_(new QPushButton(this)),
      fix_(new QPushButton(this)),
      fixIssue_(new QPushButton(this)) {
  list_->setObjectName("faults");
  list_->setColumnCount(kColumns);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setTextElideMode(Qt::ElideRight);
  list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(true);
  for (const quality::QualityKindInfo& info : quality::qualityKinds()) {
    auto* item = new QTreeWidgetItem(list_);
    item->setTextAlignment(kValue, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(kFault, kIssueRole, QVariant());
    item->setText(kFault, qualityText(info.text));
  }
  connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  connect(list_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  connect(list_, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) { showIssues(*item); });
  connect(list_, &QTreeWidget::currentItemChanged, this, &CleanUpPanel::showButtons);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_);
  column->addWidget(makeBar());
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  connect(meter_, &QualityMeter::changed, this, &CleanUpPanel::showQuality);
  connect(&stage, &session::Stage::actorsChanged, this, &CleanUpPanel::showState);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

QWidget* CleanUpPanel::makeBar() {
  constexpr int kMargin = 2;
  all_->setObjectName("cleanUpAll");
  connect(all_, &QPushButton::clicked, this, [this] { emit fixRequested(quality::wholeFix()); });
  fix_->setObjectName("fixFaults");
  fixIssue_->setObjectName("fixFault");
  busy_->setProperty("muted", true);
  connect(fix_, &QPushButton::clicked, this, [this] {
    const quality::QualityRow* row = rowOf(list_->currentItem());
    const auto fix = row == nullptr ? std::nullopt : quality::fixOf(*row);
    if (fix) emit fixRequested(*fix);
  });
  connect(fixIssue_, &QPushButton::clicked, this, [this] {
    const quality::QualityRow* row = rowOf(list_->currentItem());
    const quality::QualityIssue* issue = issueOf(list_->currentItem());
    const auto fix = issue == nullptr ? std::nullopt : quality::fixOf(row->kind, *issue);
    if (fix) emit fixRequested(*fix);
  });
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  row->addWidget(all_);
  row->addWidget(fix_);
  row->addWidget(fixIssue_);
  row->addStretch();
  row->addWidget(busy_);
  return bar;
}

void CleanUpPanel::retranslate() {
  list_->setHeaderLabels({tr("Fault"), tr("Value"), tr("Places")});
  list_->setAccessibleName(tr("Clean Up"));
  list_->setAccessibleDescription(tr("Faults of the motion; click a place to go to it"));
  busy_->setText(tr("Measuring…"));
  all_->setText(tr("Clean Up…"));
  all_->setToolTip(tr("Preview one pass that corrects all faults of a capture; each step can be left out"));
  fix_->setToolTip(tr("Preview the operation that corrects all places of this kind"));
  fixIssue_->setToolTip(tr("Preview the operation in the frames of the selected place only"));
  showQuality();
}

void CleanUpPanel::setDocument(edit::MotionDocument* document) {
  document_ = document;
  meter_->setDocument(document);
  showState();
}

void CleanUpPanel::setOnScreen(bool on) { meter_->setWatched(on); }

void CleanUpPanel::waitForResult() {
  meter_->setWatched(true);
  meter_->finish();
}

void CleanUpPanel::showState() {
  const bool hasBones = document_ != nullptr && !document_->motion().bones.empty();
  empty_->setSentence(document_ == nullptr ? tr("Open a motion and its model to see here how clean the motion is.")
                      : hasBones           ? tr("Open the model of this motion to see here how clean the motion is.")
                                           : tr("This motion moves no bones, so there is nothing to clean up."));
  pages_->setCurrentIndex(hasBones && meter_->hasModel() ? 1 : 0);
}

void CleanUpPanel::showQuality() {
  showState();
  const quality::MotionQuality* now = meter_->settled();
  const quality::MotionQuality* after = meter_->previewed();
  busy_->setVisible(meter_->isBusy());
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    const auto issue = static_cast<std::size_t>(i);
    const quality::QualityRow unknown{.kind = quality::qualityKinds()[issue].kind, .isMeasured = false, .issues = {}};
    showRow(*list_->topLevelItem(i), now == nullptr ? unknown : now->rows[issue],
            after == nullptr ? nullptr : &after->rows[issue]);
  }
  showButtons();
}

void CleanUpPanel::showRow(QTreeWidgetItem& item, const quality::QualityRow& row, const quality::QualityRow* after) {
  const quality::QualityKindInfo& info = quality::infoOf(row.kind);
  const bool isKnown = row.isMeasured;
  const auto count = static_cast<double>(row.placeCount);
  item.setText(kFault, qualityText(info.text));
  item.setToolTip(kFault, qualityText(info.help));
  item.setText(kValue, !isKnown            ? QString::fromUtf8("–")
                       : info.unit.empty() ? QString()
                                           : qualityChange(row.value, after ? after->value : row.value, info.unit));
  item.setText(kPlaces, !isKnown ? QString::fromUtf8("–")
                                 : qualityChange(count, after ? static_cast<double>(after->placeCount) : count, {}));
  QFont font = list_->font();
  font.setBold(row.placeCount > 0);
  item.setFont(kPlaces, font);
  const QColor color = isKnown && row.placeCount == 0 ? theme::theme().mutedText : theme::theme().text;
  for (int column = 0; column < kColumns; ++column) item.setForeground(column, color);
  // The list of places is that of the motion without the preview.
  if (after == nullptr && !meter_->isBusy()) {
    const bool isCurrent = list_->currentItem() != nullptr && list_->currentItem()->parent() == &item;
    const int current = isCurrent ? item.indexOfChild(list_->currentItem()) : -1;
    qDeleteAll(item.takeChildren());
    item.setChildIndicatorPolicy(row.issues.empty() ? QTreeWidgetItem::DontShowIndicator
                                                    : QTreeWidgetItem::ShowIndicator);
    if (item.isExpanded()) showIssues(item);
    if (current >= 0) {
      QTreeWidgetItem* next = item.child(std::min(current, item.childCount() - 1));
      list_->setCurrentItem(next == nullptr ? &item : next);
    }
  }
}

void CleanUpPanel::showIssues(QTreeWidgetItem& item) {
  const quality::QualityRow* row = rowOf(&item);
  if (row == nullptr || item.childCount() > 0) return;
  QList<QTreeWidgetItem*> children;
  for (std::size_t i = 0; i < row->issues.size(); ++i) {
    const quality::QualityIssue& issue = row->issues[i];
    auto* child =
        new QTreeWidgetItem({placeText(issue), qualityValue(issue.value, issue.unit), framesText(issue.frames)});
    child->setTextAlignment(kValue, Qt::AlignRight | Qt::AlignVCenter);
    child->setData(kFault, kIssueRole, static_cast<int>(i));
    if (row->kind == quality::QualityKind::Jitter) child->setToolTip(kFault, noiseText(issue.track));
    children.append(child);
  }
  if (row->placeCount > row->issues.size()) {
    children.append(new QTreeWidgetItem({tr("… and %L1 more").arg(row->placeCount - row->issues.size())}));
  }
  item.addChildren(children);
}

QString CleanUpPanel::noiseText(const std::string& track) const {
  const std::vector<quality::JointNoise>& noise = meter_->settled()->noise;
  const auto one = std::ranges::find(noise, track, &quality::JointNoise::track);
  if (one == noise.end()) return {};
  return tr("Noise: %1, %2; %3 would change")
      .arg(qualityValue(one->degrees, "degrees"), qualityValue(one->units, "model units"),
           tr("%Ln frame(s)", nullptr, static_cast<int>(one->frames)));
}

const quality::QualityRow* CleanUpPanel::rowOf(const QTreeWidgetItem* item) const {
  const quality::MotionQuality* now = meter_->settled();
  if (item == nullptr || now == nullptr) return nullptr;
  const QTreeWidgetItem* top = item->parent() == nullptr ? item : item->parent();
  const int index = list_->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(top));
  const quality::QualityRow& row = now->rows[static_cast<std::size_t>(index)];
  return row.isMeasured ? &row : nullptr;
}

const quality::QualityIssue* CleanUpPanel::issueOf(const QTreeWidgetItem* item) const {
  const quality::QualityRow* row = rowOf(item);
  const QVariant index = item == nullptr ? QVariant() : item->data(kFault, kIssueRole);
  if (row == nullptr || !index.isValid()) return nullptr;
  const auto issue = static_cast<std::size_t>(index.toInt());
  return issue < row->issues.size() ? &row->issues[issue] : nullptr;
}

void CleanUpPanel::showButtons() {
  const quality::QualityRow* row = rowOf(list_->currentItem());
  const quality::QualityIssue* issue = issueOf(list_->currentItem());
  const auto fix = row == nullptr ? std::nullopt : quality::fixOf(*row);
  fix_->setVisible(fix.has_value());
  fixIssue_->setVisible(fix.has_value() && issue != nullptr);
  if (!fix) return;
  const operations::Operation* operation = operations::findOperation(fix->operation);
  fix_->setText(tr("%1…").arg(widgets::operationText(*operation)));
  fixIssue_->setText(tr("Only Here…"));
}

void CleanUpPanel::step(int by) {
  std::vector<QTreeWidgetItem*> items;
  QTreeWidgetItem* current = list_->currentItem();
  QTreeWidgetItem* top = current == nullptr || current->parent() == nullptr ? current : current->parent();
  const quality::QualityRow* row = rowOf(top);
  const bool isOfKind = row != nullptr && !row->issues.empty();
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* kind = list_->topLevelItem(i);
    if (isOfKind && kind != top) continue;
    showIssues(*kind);
    for (int k = 0; k < kind->childCount(); ++k) {
      if (issueOf(kind->child(k)) != nullptr) items.push_back(kind->child(k));
    }
  }
  if (items.empty()) return;
  const auto at = std::ranges::find(items, current);
  const auto count = static_cast<int>(items.size());
  const int before = at == items.end() ? (by > 0 ? -1 : count) : static_cast<int>(at - items.begin());
  QTreeWidgetItem* next = items[static_cast<std::size_t>(((before + by) % count + count) % count)];
  list_->setCurrentItem(next);
  list_->scrollToItem(next);
  onItemActivated(next);
}

void CleanUpPanel::onItemActivated(const QTreeWidgetItem* item) {
  const quality::QualityIssue* issue = issueOf(item);
  if (issue == nullptr || document_ == nullptr) return;
  document_->state().setCurrentFrame(issue->peak);
  const auto track = motion::findTrack(document_->motion(), issue->track);
  if (!track) return;
  document_->state().setCurrentTrack(*track);
  document_->state().setSelection(motion::selectKeys(document_->motion(), *track, issue->frames));
}

void CleanUpPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) showQuality();
}

}  // namespace furitsuke::panels
