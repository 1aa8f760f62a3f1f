// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/morph_view.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "app/panels/model/morph_accessible.h"
#include "app/panels/model/morph_model.h"
#include "app/panels/model/part_names.h"
#include "app/panels/model/weight_delegate.h"
#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr double kFineKeyStep = 0.01;
constexpr double kFineDrag = 0.1;  // factor for the movement of the mouse
constexpr int kNameShare = 44;     // percent of the width

double weightAt(const QModelIndex& row) {
  return row.siblingAtColumn(MorphModel::kWeightColumn).data(Qt::EditRole).toDouble();
}

/// The keys that change a morph.
bool isMorphKey(int key) {
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2: return true;
    default: return false;
  }
}

}  // namespace

int MorphView::morphOf(const QModelIndex& row) {
  const QVariant part = row.siblingAtColumn(MorphModel::kNameColumn).data(kPartIndexRole);
  return part.isValid() ? part.toInt() : -1;
}

MorphView::MorphView(QWidget* parent) : QTreeView(parent) {
  makeMorphsAccessible();
  setEditTriggers(QAbstractItemView::NoEditTriggers);  // this class decides when to edit
  setItemDelegateForColumn(MorphModel::kWeightColumn, new WeightDelegate(this));
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Morphs"));
    setAccessibleDescription(tr("The morphs of the model; drag a weight to pose it, double-click to type it"));
  });
}

void MorphView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  setColumnWidth(MorphModel::kNameColumn, viewport()->width() * kNameShare / 100);
}

bool MorphView::event(QEvent* event) {
  // In this list, Delete releases the morph and must not delete the selected keys of the motion.
  if (event->type() == QEvent::ShortcutOverride && morphOf(currentIndex()) >= 0 &&
      isMorphKey(static_cast<QKeyEvent*>(event)->key())) {
    event->accept();
    return true;
  }
  return QTreeView::event(event);
}

QRect MorphView::pinOf(const QModelIndex& row) const {
  const QRect cell = visualRect(row.siblingAtColumn(MorphModel::kNameColumn));
  return {cell.left(), cell.top(), iconSize().width() > 0 ? iconSize().width() + 2 * theme::kGrid : 6 * theme::kGrid,
          cell.height()};
}

void MorphView::mousePressEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->pos());
  const int morph = morphOf(index);
  if (event->button() != Qt::LeftButton || morph < 0) return QTreeView::mousePressEvent(event);
  setCurrentIndex(index);
  if (index.column() == MorphModel::kNameColumn) {
    if (index.data(MorphModel::kPosedRole).toBool() && pinOf(index).contains(event->pos()))
      emit releaseRequested(morph);
    return;
  }
  const QRect groove = WeightDelegate::grooveOf(visualRect(index));
  if (event->pos().x() < groove.left() - widgets::kSliderGripHitRadius ||
      event->pos().x() > groove.right() + widgets::kSliderGripHitRadius)
    return;
  dragged_ = index;
  before_ = weightAt(index);
  pressedX_ = event->position().x();
  emit dragStarted();
  if (!event->modifiers().testFlag(Qt::ControlModifier)) dragTo(*event);
}

void MorphView::dragTo(const QMouseEvent& event) {
  const QRect groove = WeightDelegate::grooveOf(visualRect(dragged_));
  const double x = event.position().x();
  const double weight = event.modifiers().testFlag(Qt::ControlModifier)
                            ? before_ + kFineDrag * (x - pressedX_) / groove.width()
                            : (x - groove.left()) / groove.width();
  emit weightRequested(morphOf(dragged_), std::clamp(weight, 0.0, 1.0));
}

void MorphView::mouseMoveEvent(QMouseEvent* event) {
  if (dragged_.isValid()) {
    dragTo(*event);
  } else if (!(event->buttons() & Qt::LeftButton)) {
    QTreeView::mouseMoveEvent(event);
  }
}

void MorphView::mouseReleaseEvent(QMouseEvent* event) {
  const bool isDrag = dragged_.isValid();
  dragged_ = QPersistentModelIndex();
  if (isDrag) emit dragFinished();
  QTreeView::mouseReleaseEvent(event);
}

void MorphView::mouseDoubleClickEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->pos());
  const int morph = morphOf(index);
  if (morph < 0) return QTreeView::mouseDoubleClickEvent(event);
  // The first click of a double click has moved the slider.
  if (index.column() == MorphModel::kWeightColumn && weightAt(index) != before_) emit undoLastRequested();
  typeWeight(index);
}

void MorphView::typeWeight(const QModelIndex& row) {
  before_ = weightAt(row);
  edit(row.siblingAtColumn(MorphModel::kWeightColumn));
}

void MorphView::keyPressEvent(QKeyEvent* event) {
  const QModelIndex index = currentIndex();
  const int morph = morphOf(index);
  if (morph < 0) return QTreeView::keyPressEvent(event);
  const double step = event->modifiers().testFlag(Qt::ControlModifier) ? kFineKeyStep : kKeyStep;
  const auto change = [&](double by) {
    // Rounded, so that a step up and a step down restore the value.
    emit weightRequested(morph, std::clamp(std::round((weightAt(index) + by) * 1000) / 1000, 0.0, 1.0));
  };
  switch (event->key()) {
    case Qt::Key_Left: return change(-step);
    case Qt::Key_Right: return change(step);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit releaseRequested(morph); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (index.data(MorphModel::kPosedRole).toBool()) return emit registerRequested();
      return typeWeight(index);
    case Qt::Key_F2: return typeWeight(index);
    default: QTreeView::keyPressEvent(event);
  }
}

void MorphView::contextMenuEvent(QContextMenuEvent* event) {
  const QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
  const int morph = morphOf(index);
  if (morph < 0) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QPersistentModelIndex row = index;
  connect(menu->addAction(tr("Enter Weight…")), &QAction::triggered, this, [this, row] { typeWeight(row); });
  connect(menu->addAction(tr("Set to 0")), &QAction::triggered, this,
          [this, morph] { emit weightRequested(morph, 0); });
  connect(menu->addAction(tr("Set to 1")), &QAction::triggered, this,
          [this, morph] { emit weightRequested(morph, 1); });
  QAction* release = menu->addAction(theme::themedIcon("pin"), tr("Release"));
  release->setEnabled(index.data(MorphModel::kPosedRole).toBool());
  connect(release, &QAction::triggered, this, [this, morph] { emit releaseRequested(morph); });
  const QPoint below = viewport()->mapToGlobal(visualRect(index).bottomLeft());
  menu->popup(event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : below);
}

}  // namespace furitsuke::panels
