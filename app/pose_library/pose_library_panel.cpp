// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pose_library/pose_library_panel.h"

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
#include <utility>

#include "app/pose_library/pose_list_model.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

namespace {

constexpr int kWhole = 100;  // percent
constexpr int kMost = 150;

QStringList poseFiles(const QMimeData* data) {
  QStringList files;
  for (const QUrl& url : data->urls()) {
    const QString path = url.toLocalFile();
    if (path.endsWith(".vpd", Qt::CaseInsensitive)) files.append(path);
  }
  return files;
}

}  // namespace

PoseLibraryPanel::PoseLibraryPanel(QWidget* parent)
    : QWidget(parent), poses_(new PoseListModel(folder_, thumbnails_, this)), empty_(new EmptyState("pose", {}, this)) {
  setAcceptDrops(true);
  auto* content = new QWidget(this);
  list_ = new QListView(content);
  list_->setModel(poses_);
  list_->setViewMode(QListView::IconMode);
  list_->setIconSize(PoseThumbnails::kSize);
  list_->setGridSize(PoseThumbnails::kSize + QSize(4 * kGrid, 8 * kGrid));
  list_->setResizeMode(QListView::Adjust);
  list_->setMovement(QListView::Static);
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setDragEnabled(true);
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
  connect(&folder_, &PoseFolder::changed, this, &PoseLibraryPanel::showFolder);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PoseLibraryPanel::showChoice);
  connect(poses_, &QAbstractItemModel::modelReset, this, &PoseLibraryPanel::showChoice);
  connect(list_, &QListView::activated, this, [this](const QModelIndex& index) {
    if (canApply_) emit applyRequested(poses_->entryOf(index).path, kWhole);
  });
  connectSlider();
  keepTranslated(this, [this] { retranslate(); });
}

void PoseLibraryPanel::retranslate() {
  list_->setAccessibleName(tr("Poses"));
  list_->setAccessibleDescription(tr("The poses of the folder on the active model; double-click one to register it"));
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search poses"));
  search_->setToolTip(tr("Show only the poses whose names hold this text"));
  tags_->setAccessibleName(tr("Sub-folder"));
  tags_->setToolTip(tr("Show only the poses of this sub-folder"));
  part_->setAccessibleName(tr("What is applied"));
  part_->setToolTip(tr("Which bones and morphs of the pose are applied"));
  for (const auto& [part, text] :
       {std::pair(PosePart::All, tr("Whole pose")), std::pair(PosePart::Bones, tr("Bones only")),
        std::pair(PosePart::Morphs, tr("Morphs only")), std::pair(PosePart::Selected, tr("Selected tracks"))}) {
    part_->setItemText(part_->findData(static_cast<int>(part)), text);
  }
  mirror_->setText(tr("Mirror"));
  mirror_->setToolTip(tr("Apply poses with left and right exchanged"));
  share_->setAccessibleName(tr("Part of the pose"));
  share_->setToolTip(tr("Drag to blend the chosen pose in; a key is registered when you let go"));
  apply_->setText(tr("Apply"));
  apply_->setToolTip(tr("Register the chosen pose at the playhead"));
  showFolder();
}

PoseLibraryPanel::~PoseLibraryPanel() = default;

QWidget* PoseLibraryPanel::makeHeader() {
  auto* header = new QWidget(this);
  search_ = new QLineEdit(header);
  search_->setClearButtonEnabled(true);
  tags_ = new QComboBox(header);
  tags_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  tags_->setMinimumContentsLength(6);
  choose_ = new QToolButton(header);
  save_ = new QToolButton(header);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
  row->setSpacing(kGrid);
  row->addWidget(search_, 2);
  row->addWidget(tags_, 1);
  row->addWidget(choose_);
  row->addWidget(save_);
  connect(search_, &QLineEdit::textChanged, poses_, &PoseListModel::setSearch);
  connect(tags_, &QComboBox::currentIndexChanged, this, [this] { poses_->setTag(tags_->currentData().toString()); });
  return header;
}

QWidget* PoseLibraryPanel::makeFooter() {
  auto* footer = new QWidget(this);
  part_ = new QComboBox(footer);
  for (const PosePart part : {PosePart::All, PosePart::Bones, PosePart::Morphs, PosePart::Selected}) {
    part_->addItem(QString(), static_cast<int>(part));
  }
  mirror_ = new QToolButton(footer);
  mirror_->setCheckable(true);
  share_ = new QSlider(Qt::Horizontal, footer);
  share_->setRange(0, kMost);
  percent_ = new QLabel(footer);
  percent_->setFont(numberFont());
  percent_->setMinimumWidth(percent_->fontMetrics().horizontalAdvance("150 %") + kGrid);
  percent_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  apply_ = new QToolButton(footer);
  auto* row = new QHBoxLayout;
  row->setSpacing(kGrid);
  row->addWidget(part_, 1);
  row->addWidget(mirror_);
  row->addWidget(apply_);
  auto* blend = new QHBoxLayout;
  blend->setSpacing(kGrid);
  blend->addWidget(share_, 1);
  blend->addWidget(percent_);
  auto* column = new QVBoxLayout(footer);
  column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
  column->setSpacing(kGrid);
  column->addLayout(row);
  column->addLayout(blend);
  connect(apply_, &QToolButton::clicked, this, [this] { emit applyRequested(currentPath(), kWhole); });
  return footer;
}

void PoseLibraryPanel::connectSlider() {
  const auto begin = [this] {
    if (std::exchange(blending_, true)) return;
    emit blendBegan(currentPath());
  };
  const auto end = [this](bool taken) {
    if (!std::exchange(blending_, false)) return;
    emit blendEnded(taken);
    const QSignalBlocker quiet(share_);
    share_->setValue(0);
    percent_->clear();
  };
  share_->installEventFilter(this);
  connect(share_, &QSlider::sliderPressed, this, begin);
  connect(share_, &QSlider::valueChanged, this, [this, begin, end](int percent) {
    // A key or the wheel blends in one step.
    const bool isDragged = share_->isSliderDown();
    if (!blending_) begin();
    percent_->setText(tr("%1 %").arg(percent));
    emit blended(percent);
    if (!isDragged) end(true);
  });
  connect(share_, &QSlider::sliderReleased, this, [this, end] { end(share_->value() != 0); });
}

bool PoseLibraryPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (watched == share_ && blending_ && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    blending_ = false;
    emit blendEnded(false);
    share_->setSliderDown(false);
    const QSignalBlocker quiet(share_);
    share_->setValue(0);
    percent_->clear();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void PoseLibraryPanel::setModel(const ThumbnailModel& model) {
  thumbnails_.setModel(model);
  poses_->forgetPictures();
}

void PoseLibraryPanel::setActions(QAction* choose, QAction* save) {
  choose_->setDefaultAction(choose);
  save_->setDefaultAction(save);
  empty_->setAction(choose);
}

void PoseLibraryPanel::setCanApply(bool on) {
  canApply_ = on;
  showChoice();
}

QString PoseLibraryPanel::currentPath() const {
  const QModelIndex index = list_->currentIndex();
  return index.isValid() ? poses_->entryOf(index).path : QString();
}

void PoseLibraryPanel::setCurrentPath(const QString& path) {
  const QModelIndex index = poses_->indexOf(path);
  list_->setCurrentIndex(index);
  if (index.isValid()) list_->scrollTo(index);
}

PosePart PoseLibraryPanel::part() const { return static_cast<PosePart>(part_->currentData().toInt()); }

bool PoseLibraryPanel::isMirrored() const { return mirror_->isChecked(); }

void PoseLibraryPanel::showChoice() {
  const bool can = canApply_ && list_->currentIndex().isValid();
  apply_->setEnabled(can);
  share_->setEnabled(can);
}

void PoseLibraryPanel::showFolder() {
  const QString before = tags_->currentData().toString();
  {
    const QSignalBlocker quiet(tags_);
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
  note_->setVisible(folder_.isCut());
  note_->setText(tr("Only the first %Ln pose(s) are shown: this folder holds too many.", nullptr,
                    static_cast<int>(folder_.entries().size())));
  pages_->setCurrentIndex(isEmpty ? 0 : 1);
  showChoice();
}

void PoseLibraryPanel::dragEnterEvent(QDragEnterEvent* event) {
  const bool isOwn = event->source() == list_;
  if (!isOwn && !folder_.path().isEmpty() && !poseFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void PoseLibraryPanel::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  emit filesDropped(poseFiles(event->mimeData()));
}

void PoseLibraryPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) poses_->forgetPictures();
}

}  // namespace furitsuke
