// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/findings_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedLayout>
#include <QTreeWidget>

#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

namespace {

constexpr int kFindingReason = 0;
constexpr int kFindingPlace = 1;
constexpr int kFindingCode = 2;
constexpr int kFindingColumns = 3;
constexpr int kFindingIndexRole = Qt::UserRole;
/// More rows than anyone reads; the last one then tells how many there are.
constexpr std::size_t kMaxFindingRows = 5000;

}  // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedLayout(this)),
      empty_(new EmptyState("info", QString(), this)),
      list_(new QTreeWidget(this)) {
  list_->setColumnCount(kFindingColumns);
  list_->setHeaderLabels({tr("Finding"), tr("Place"), tr("Code")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setAllColumnsShowFocus(true);
  list_->setAlternatingRowColors(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setAccessibleName(tr("Findings"));
  list_->header()->setSectionResizeMode(kFindingReason, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(kFindingPlace, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(kFindingCode, QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(false);
  connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  connect(list_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { onItemActivated(item); });
  pages_->addWidget(empty_);
  pages_->addWidget(list_);
  showFindings();
}

void FindingsPanel::setDocument(MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr) {
    connect(document, &MotionDocument::motionChanged, this, [this](const MotionChange& change) {
      if (change.kind == MotionChange::Kind::Reloaded) showFindings();
    });
  }
  showFindings();
}

int FindingsPanel::count() const {
  return document_ == nullptr ? 0 : static_cast<int>(document_->diagnostics().size());
}

void FindingsPanel::jumpTo(int row) {
  if (const QTreeWidgetItem* item = list_->topLevelItem(row)) onItemActivated(item);
}

void FindingsPanel::showFindings() {
  list_->clear();
  const auto place = [](const Diagnostic& finding) {
    QStringList parts;
    if (!finding.track.empty()) parts.append(QString::fromStdString(finding.track));
    if (finding.frame) parts.append(tr("frame %1").arg(*finding.frame));
    if (finding.offset) parts.append(tr("byte %L1").arg(static_cast<qulonglong>(*finding.offset)));
    return parts.join(", ");
  };
  const auto severityText = [](Severity severity) {
    return severity == Severity::Error ? tr("Error") : severity == Severity::Warning ? tr("Warning") : tr("Note");
  };
  QList<QTreeWidgetItem*> items;
  if (document_ != nullptr) {
    const Diagnostics& findings = document_->diagnostics();
    for (std::size_t i = 0; i < std::min(findings.size(), kMaxFindingRows); ++i) {
      const Diagnostic& finding = findings[i];
      const QString reason =
          QString("%1: %2").arg(severityText(finding.severity), QString::fromStdString(finding.reason));
      auto* item = new QTreeWidgetItem({reason, place(finding), QString::fromStdString(finding.code)});
      item->setIcon(kFindingReason, themedIcon(severityIconName(finding.severity)));
      item->setForeground(kFindingReason,
                          finding.severity == Severity::Info ? theme().text : severityColor(finding.severity));
      item->setForeground(kFindingCode, theme().mutedText);
      item->setToolTip(kFindingReason, reason);
      item->setData(kFindingReason, kFindingIndexRole, static_cast<int>(i));
      items.append(item);
    }
    if (findings.size() > kMaxFindingRows) {
      items.append(new QTreeWidgetItem({tr("… and %L1 more").arg(findings.size() - kMaxFindingRows)}));
    }
  }
  list_->addTopLevelItems(items);
  empty_->setSentence(document_ == nullptr ? tr("What is odd about a file is listed here when one is open.")
                                           : tr("No findings: the file is as it should be."));
  pages_->setCurrentWidget(items.isEmpty() ? static_cast<QWidget*>(empty_) : list_);
  emit countChanged(count());
}

void FindingsPanel::onItemActivated(const QTreeWidgetItem* item) {
  const QVariant index = item->data(kFindingReason, kFindingIndexRole);
  if (document_ == nullptr || !index.isValid()) return;
  const Diagnostic& finding = document_->diagnostics()[static_cast<std::size_t>(index.toInt())];
  const auto track = findTrack(document_->motion(), finding.track);
  if (finding.frame) document_->setCurrentFrame(*finding.frame);
  if (!track) return;
  document_->setCurrentTrack(*track);
  const FrameRange frames = finding.frame ? FrameRange{*finding.frame, *finding.frame} : kAllFrames;
  document_->setSelection(selectKeys(document_->motion(), *track, frames));
}

void FindingsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showFindings();
}

}  // namespace furitsuke
