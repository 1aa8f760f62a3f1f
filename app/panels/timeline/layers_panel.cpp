// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/layers_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/value_field.h"
#include "core/edit/document/layer_editing.h"

namespace furitsuke::panels {

namespace {

enum Column { kName, kMode, kMuted, kSolo, kWeight, kColumnCount };
constexpr int kIndexRole = Qt::UserRole;
constexpr int kMotionIndex = -1;  ///< of the row of the motion itself
constexpr double kPercent = 100;

}  // namespace

LayersPanel::LayersPanel(QWidget* parent)
    : QWidget(parent),
      empty_(new widgets::EmptyState("copy", {}, this)),
      list_(new QTreeWidget(this)),
      tools_(new QToolBar(this)) {
  list_->setColumnCount(kColumnCount);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  tools_->setIconSize(QSize(18, 18));
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_, 1);
  column->addWidget(tools_);
  auto* content = new QWidget(this);
  pages_ = new QStackedLayout(content);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(content);
  connect(list_, &QTreeWidget::currentItemChanged, this, &LayersPanel::onCurrentChanged);
  connect(list_, &QTreeWidget::itemChanged, this, &LayersPanel::onItemChanged);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void LayersPanel::retranslate() {
  empty_->setSentence(tr("Layers change a motion without changing its keys. Saving writes the flattened motion."));
  // One letter each, as in all languages, so that names have room in a narrow panel.
  list_->setHeaderLabels({tr("Layer"), tr("Mode"), QStringLiteral("M"), QStringLiteral("S"), tr("Weight")});
  list_->headerItem()->setToolTip(kMuted, tr("Mute"));
  list_->headerItem()->setToolTip(kSolo, tr("Solo"));
  list_->setAccessibleName(tr("Layers of the motion"));
  list_->setAccessibleDescription(tr("Select a layer to edit its keys; double-click its name to change it"));
  showLayers();
}

void LayersPanel::setDocument(edit::MotionDocument* document) {
  if (document == document_) return;
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::layersChanged, this, &LayersPanel::showLayersSoon);
    connect(document, &edit::MotionDocument::currentFrameChanged, this, &LayersPanel::showWeights);
  }
  showLayers();
}

void LayersPanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
}

void LayersPanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

std::optional<std::size_t> LayersPanel::indexOf(const QTreeWidgetItem* item) {
  const int index = item == nullptr ? kMotionIndex : item->data(kName, kIndexRole).toInt();
  return index == kMotionIndex ? std::nullopt : std::optional(static_cast<std::size_t>(index));
}

void LayersPanel::editName(std::size_t index) {
  showLayers();
  for (int row = 0; row < list_->topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = list_->topLevelItem(row);
    if (indexOf(item) == index) list_->editItem(item, kName);
  }
}

/// Later, because the widget of a row may be what has changed the layers.
void LayersPanel::showLayersSoon() {
  if (std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(this, &LayersPanel::showLayers, Qt::QueuedConnection);
}

void LayersPanel::showLayers() {
  pending_ = false;
  showing_ = true;
  list_->clear();
  weights_.clear();
  const bool hasLayers = document_ != nullptr && motion::hasLayers(document_->motion());
  pages_->setCurrentIndex(hasLayers ? 1 : 0);
  if (hasLayers) {
    const std::vector<motion::LayerView> layers = motion::layersOf(document_->motion());
    weights_.resize(static_cast<qsizetype>(layers.size()));
    for (std::size_t i = layers.size(); i > 0; --i) addRow(i - 1, *layers[i - 1].settings);
    auto* motion = new QTreeWidgetItem(list_, {tr("Motion")});
    motion->setData(kName, kIndexRole, kMotionIndex);
    const std::optional<std::size_t> active = edit::activeLayer(*document_);
    const std::size_t row = active ? layers.size() - 1 - *active : layers.size();
    list_->setCurrentItem(list_->topLevelItem(static_cast<int>(row)));
    showWeights();
  }
  showing_ = false;
}

void LayersPanel::addRow(std::size_t index, const motion::LayerSettings& settings) {
  auto* item = new QTreeWidgetItem(list_, {QString::fromStdString(settings.name)});
  item->setData(kName, kIndexRole, static_cast<int>(index));
  item->setFlags(item->flags() | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
  item->setCheckState(kMuted, settings.isMuted ? Qt::Checked : Qt::Unchecked);
  item->setCheckState(kSolo, settings.isSolo ? Qt::Checked : Qt::Unchecked);
  item->setToolTip(kMuted, tr("Hide the effect of the layer"));
  item->setToolTip(kSolo, tr("Show the effect of this layer and other solo layers only"));
  addModeBox(item, index, settings);
  addWeightField(item, index);
}

void LayersPanel::addModeBox(QTreeWidgetItem* item, std::size_t index, const motion::LayerSettings& settings) {
  auto* box = new QComboBox(list_->viewport());
  box->addItems({tr("Add"), tr("Replace")});
  box->setCurrentIndex(static_cast<int>(settings.mode));
  box->setAccessibleName(tr("Mode of %1").arg(item->text(kName)));
  box->setToolTip(tr("Add to what is below, or replace it"));
  connect(box, &QComboBox::activated, this, [this, index](int mode) {
    if (document_ != nullptr) edit::setLayerMode(*document_, index, static_cast<motion::LayerMode>(mode));
  });
  list_->setItemWidget(item, kMode, box);
}

void LayersPanel::addWeightField(QTreeWidgetItem* item, std::size_t index) {
  auto* field = new widgets::ValueField(widgets::percentFormat(), list_->viewport());
  field->setRange(0, kPercent);
  field->setFollowsTyping(false);
  field->setAccessibleName(tr("Weight of %1").arg(item->text(kName)));
  field->setToolTip(tr("Set the weight at the playhead"));
  connect(field, &widgets::ValueField::valueChanged, this, [this, index](double percent) {
    if (showing_ || document_ == nullptr) return;
    edit::setLayerWeight(*document_, index, document_->state().currentFrame(), static_cast<float>(percent / kPercent));
  });
  list_->setItemWidget(item, kWeight, field);
  weights_[static_cast<qsizetype>(index)] = field;
}

void LayersPanel::showWeights() {
  if (document_ == nullptr || pending_) return;
  const std::vector<motion::LayerView> layers = motion::layersOf(document_->motion());
  for (qsizetype i = 0; i < weights_.size() && i < static_cast<qsizetype>(layers.size()); ++i) {
    const QSignalBlocker blocker(weights_[i]);
    const auto& keys = layers[static_cast<std::size_t>(i)].settings->weights;
    weights_[i]->setValue(motion::weightAt(keys, document_->state().currentFrame()) * kPercent);
  }
}

void LayersPanel::onCurrentChanged(const QTreeWidgetItem* item) {
  if (showing_ || document_ == nullptr || item == nullptr) return;
  edit::activateLayer(*document_, indexOf(item));
}

void LayersPanel::onItemChanged(const QTreeWidgetItem* item, int column) {
  const std::optional<std::size_t> index = indexOf(item);
  if (showing_ || document_ == nullptr || !index) return;
  const bool isOn = item->checkState(column) == Qt::Checked;
  if (column == kName) edit::renameLayer(*document_, *index, item->text(kName));
  if (column == kMuted) edit::setLayerMuted(*document_, *index, isOn);
  if (column == kSolo) edit::setLayerSolo(*document_, *index, isOn);
}

}  // namespace furitsuke::panels
