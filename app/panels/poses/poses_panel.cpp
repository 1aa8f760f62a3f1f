// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/poses_panel.h"

#include <QAction>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSlider>
#include <QStackedLayout>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "app/panels/poses/pose_list_model.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/no_match_label.h"
#include "app/widgets/number_field.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kWholePose = 100;  // percent
constexpr int kMaxBlend = 1000;  // percent; typed, because the slider ends at the whole pose

QStringList poseFiles(const QMimeData* data) {
  QStringList files;
  for (const QUrl& url : data->urls()) {
    const QString path = url.toLocalFile();
    if (path.endsWith(".vpd", Qt::CaseInsensitive)) files.append(path);
  }
  return files;
}

}  // namespace

PosesPanel::PosesPanel(QWidget* parent)
    : QWidget(parent),
      poses_(new PoseListModel(folder_, thumbnails_, this)),
      empty_(new widgets::EmptyState("pose", {}, this)) {
  setAcceptDrops(true);
  auto* content = new QWidget(this);
  list_ = new QListView(content);
  list_->setModel(poses_);
  list_->setViewMode(QListView::IconMode);
  list_->setIconSize(PoseThumbnails::kSize);
  list_->setGridSize(PoseThumbnails::kSize + QSize(4 * theme::kGrid, 8 * theme::kGrid));
  list_->setResizeMode(QListView::Adjust);
  list_->setMovement(QListView::Static);
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setDragEnabled(true);
  noMatch_ = new widgets::NoMatchLabel(list_);
  note_ = new QLabel(content);
  note_->setWordWrap(true);
  note_->hide();
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHeader());
  column->addWidget(note_);
  column->addWidget(list_, 1);
  column->addWidget(makeFooter());
  pages_ = new QStackedLayout(this);
  pages_->addWidget(empty_);
  pages_->addWidget(content);
  connect(&folder_, &PoseFolder::changed, this, &PosesPanel::showFolder);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PosesPanel::showChoice);
  connect(poses_, &QAbstractItemModel::modelReset, this, &PosesPanel::showChoice);
  connect(list_, &QListView::activated, this, [this](const QModelIndex& index) {
    if (canApply_) emit applyRequested(poses_->entryOf(index).path, kWholePose);
  });
  connectSlider();
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void PosesPanel::retranslate() {
  list_->setAccessibleName(tr("Poses"));
  list_->setAccessibleDescription(tr("The poses of the folder on the active model; double-click one to register it"));
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search poses"));
  search_->setToolTip(tr("Show only poses whose names contain this text"));
  tags_->setAccessibleName(tr("Subfolder"));
  tags_->setToolTip(tr("Show only poses of this subfolder"));
  part_->setAccessibleName(tr("Parts to apply"));
  part_->setToolTip(tr("Which bones and morphs of the pose are applied"));
  for (const auto& [part, text] :
       {std::pair(edit::PosePart::All, tr("Whole pose")), std::pair(edit::PosePart::Bones, tr("Bones only")),
        std::pair(edit::PosePart::Morphs, tr("Morphs only")),
        std::pair(edit::PosePart::Selected, tr("Selected tracks"))}) {
    part_->setItemText(part_->findData(static_cast<int>(part)), text);
  }
  mirror_->setText(tr("Mirror"));
  mirror_->setToolTip(tr("Apply poses with left and right swapped"));
  blendSlider_->setAccessibleName(tr("Blend amount"));
  blendSlider_->setToolTip(tr("Drag to blend in the selected pose; keys are registered on release"));
  widgets::nameControl(percent_, tr("Blend percentage"),
                       tr("Blend in the selected pose by this percentage; above 100 it overshoots"));
  apply_->setText(tr("Apply"));
  apply_->setToolTip(tr("Register the selected pose at the playhead"));
  showFolder();
}

PosesPanel::~PosesPanel() = default;

QWidget* PosesPanel::makeHeader() {
  auto* header = new QWidget(this);
  search_ = new QLineEdit(header);
  widgets::addSearchButtons(*search_);
  widgets::leadToHits(*search_, *list_);
  tags_ = new QComboBox(header);
  tags_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  tags_->setMinimumContentsLength(6);
  choose_ = new QToolButton(header);
  save_ = new QToolButton(header);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  row->setSpacing(theme::kGrid);
  row->addWidget(search_, 2);
  row->addWidget(tags_, 1);
  row->addWidget(choose_);
  row->addWidget(save_);
  connect(search_, &QLineEdit::textChanged, poses_, &PoseListModel::setSearch);
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) { noMatch_->setSearched(text); });
  connect(tags_, &QComboBox::currentIndexChanged, this, [this] { poses_->setTag(tags_->currentData().toString()); });
  return header;
}

QWidget* PosesPanel::makeFooter() {
  auto* footer = new QWidget(this);
  part_ = new QComboBox(footer);
  for (const edit::PosePart part :
       {edit::PosePart::All, edit::PosePart::Bones, edit::PosePart::Morphs, edit::PosePart::Selected}) {
    part_->addItem(QString(), static_cast<int>(part));
  }
  mirror_ = new QToolButton(footer);
  mirror_->setCheckable(true);
  blendSlider_ = new QSlider(Qt::Horizontal, footer);
  blendSlider_->setRange(0, kWholePose);
  percent_ = new widgets::NumberField(widgets::percentFormat(), footer);
  percent_->setObjectName("blendPercent");
  percent_->setRange(0, kMaxBlend);
  percent_->setShown(0);
  apply_ = new QToolButton(footer);
  auto* row = new QHBoxLayout;
  row->setSpacing(theme::kGrid);
  row->addWidget(part_, 1);
  row->addWidget(mirror_);
  row->addWidget(apply_);
  auto* blend = new QHBoxLayout;
  blend->setSpacing(theme::kGrid);
  blend->addWidget(blendSlider_, 1);
  blend->addWidget(percent_);
  auto* column = new QVBoxLayout(footer);
  column->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  column->setSpacing(theme::kGrid);
  column->addLayout(row);
  column->addLayout(blend);
  connect(apply_, &QToolButton::clicked, this, [this] { emit applyRequested(currentPath(), kWholePose); });
  return footer;
}

void PosesPanel::connectSlider() {
  blendSlider_->installEventFilter(this);
  connect(blendSlider_, &QSlider::sliderPressed, this, &PosesPanel::beginBlend);
  connect(blendSlider_, &QSlider::valueChanged, this, [this](int percent) {
    // A key or the wheel blends in one step.
    const bool isDragged = blendSlider_->isSliderDown();
    beginBlend();
    percent_->setShown(percent);
    emit blended(percent);
    if (!isDragged) endBlend(true);
  });
  connect(blendSlider_, &QSlider::sliderReleased, this, [this] { endBlend(blendSlider_->value() != 0); });
  connect(percent_, &widgets::NumberField::edited, this, [this](double percent) {
    beginBlend();
    emit blended(static_cast<int>(std::lround(percent)));
    endBlend(percent != 0);
  });
}

void PosesPanel::beginBlend() {
  if (!std::exchange(blending_, true)) emit blendBegan(currentPath());
}

void PosesPanel::endBlend(bool taken) {
  if (!std::exchange(blending_, false)) return;
  emit blendEnded(taken);
  const QSignalBlocker blocker(blendSlider_);
  blendSlider_->setValue(0);
  percent_->setShown(0);
}

bool PosesPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (watched == blendSlider_ && blending_ && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    endBlend(false);
    blendSlider_->setSliderDown(false);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void PosesPanel::setModel(const ThumbnailModel& model) {
  thumbnails_.setModel(model);
  poses_->refreshPictures();
}

void PosesPanel::setActions(QAction* choose, QAction* save) {
  choose_->setDefaultAction(choose);
  save_->setDefaultAction(save);
  empty_->setAction(choose);
}

void PosesPanel::setCanApply(bool on) {
  canApply_ = on;
  showChoice();
}

QString PosesPanel::currentPath() const {
  const QModelIndex index = list_->currentIndex();
  return index.isValid() ? poses_->entryOf(index).path : QString();
}

void PosesPanel::setCurrentPath(const QString& path) {
  const QModelIndex index = poses_->indexOf(path);
  list_->setCurrentIndex(index);
  if (index.isValid()) list_->scrollTo(index);
}

edit::PosePart PosesPanel::part() const { return static_cast<edit::PosePart>(part_->currentData().toInt()); }

bool PosesPanel::isMirrored() const { return mirror_->isChecked(); }

void PosesPanel::showChoice() {
  const bool can = canApply_ && list_->currentIndex().isValid();
  apply_->setEnabled(can);
  blendSlider_->setEnabled(can);
  percent_->setEnabled(can);
}

void PosesPanel::showFolder() {
  const QString before = tags_->currentData().toString();
  {
    const QSignalBlocker blocker(tags_);
    tags_->clear();
    tags_->addItem(tr("All"), QString());
    for (const QString& tag : folder_.tags()) {
      if (!tag.isEmpty()) tags_->addItem(tag, tag);
    }
    tags_->setCurrentIndex(std::max(0, tags_->findData(before)));
  }
  tags_->setVisible(tags_->count() > 1);
  poses_->setTag(tags_->currentData().toString());
  const bool isEmpty = folder_.entries().isEmpty();
  if (isEmpty) {
    empty_->setSentence(folder_.path().isEmpty() ? tr("Choose a folder of VPD poses to apply them from here.")
                                                 : tr("There are no VPD poses in %1.").arg(folder_.path()));
  }
  note_->setVisible(folder_.isIncomplete());
  note_->setText(tr("Only the first %Ln pose(s) are shown: this folder contains too many.", nullptr,
                    static_cast<int>(folder_.entries().size())));
  pages_->setCurrentIndex(isEmpty ? 0 : 1);
  showChoice();
}

void PosesPanel::dragEnterEvent(QDragEnterEvent* event) {
  const bool isOwn = event->source() == list_;
  if (!isOwn && !folder_.path().isEmpty() && !poseFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void PosesPanel::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  emit filesDropped(poseFiles(event->mimeData()));
}

void PosesPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) poses_->refreshPictures();
}

}  // namespace furitsuke::panels
