// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/track_labels.h"

#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/panels/timeline/wheel_scroll.h"
#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kLabelRight = 8;
constexpr int kTopIndent = 24;
constexpr int kTrackIndent = 36;
constexpr int kCountGap = 8;
constexpr int kCursorBar = 3;
constexpr int kSignSize = 14;
constexpr int kSignGap = 4;

}  // namespace

TrackLabels::TrackLabels(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::List);
  setMinimumWidth(96);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Tracks"));
    setWhatsThis(tr(
        "The tracks of the motion: bones, morphs, camera, light, self shadow, and visibility with IK. Click to select "
        "a track, drag or use Shift and Ctrl to select several, double-click to select all keys of a track."));
  });
  connect(&view_, &TimelineView::documentReplaced, this, &TrackLabels::invalidate);
  connect(&view_, &TimelineView::rowsChanged, this, &TrackLabels::invalidate);
  connect(&view_, &TimelineView::rowsChanged, this, &TrackLabels::describeCursorRow);
  connect(&view_, &TimelineView::selectionChanged, this, &TrackLabels::invalidate);
  connect(&view_, &TimelineView::selectionChanged, this, &TrackLabels::describeCursorRow);
  connect(&view_, &TimelineView::verticallyScrolled, this, qOverload<>(&QWidget::update));
  connect(&view_, &TimelineView::cursorRowChanged, this, &TrackLabels::onCursorRowChanged);
  connect(&view_, &TimelineView::selectedRowsChanged, this, qOverload<>(&QWidget::update));
  connect(&view_, &TimelineView::keysChanged, this,
          [this](const std::vector<int>& rows, FrameRange) { invalidateRows(rows); });
}

QSize TrackLabels::sizeHint() const { return {240, 10 * TimelineView::kRowHeight}; }

void TrackLabels::invalidate() {
  labels_.clear();
  update();
}

void TrackLabels::invalidateRows(const std::vector<int>& rows) {
  for (const int row : rows) {
    if (static_cast<std::size_t>(row) < labels_.size()) labels_[static_cast<std::size_t>(row)].reset();
    const QRect line(0, view_.rowTop(row), width(), TimelineView::kRowHeight);
    if (line.intersects(rect())) update(line);
  }
}

void TrackLabels::onCursorRowChanged() {
  for (const auto row : {cursorRow_, view_.cursorRow()}) {
    if (row) update(0, view_.rowTop(*row), width(), TimelineView::kRowHeight);
  }
  cursorRow_ = view_.cursorRow();
  describeCursorRow();
}

void TrackLabels::describeCursorRow() {
  const auto row = view_.cursorRow();
  if (!row) return;
  const int keys = static_cast<int>(view_.keys().count(*row));
  const QString text =
      view_.keys().isLocked(*row) ? tr("%1, %2 key(s), locked", nullptr, keys) : tr("%1, %2 key(s)", nullptr, keys);
  setAccessibleDescription(text.arg(view_.rows().label(view_.rows().at(*row)), countText(*row)));
}

// --- texts -----------------------------------------------------------------------------------------------------------

QFont TrackLabels::nameFont(int row) const {
  QFont bold = font();
  const TimelineRow& line = view_.rows().at(row);
  if (line.isHeading() || !view_.rows().groupOf(line).hasHeading()) bold.setBold(true);
  return bold;
}

int TrackLabels::indentOf(int row) const {
  const TimelineRow& line = view_.rows().at(row);
  return !line.isHeading() && view_.rows().groupOf(line).hasHeading() ? kTrackIndent : kTopIndent;
}

QString TrackLabels::countText(int row) const {
  const QLocale locale;
  const std::size_t keys = view_.keys().count(row);
  const std::size_t selected = view_.keys().selectedCount(row);
  const QString all = locale.toString(static_cast<qulonglong>(keys));
  if (selected == 0) return all;
  //: number of selected keys, number of keys of a track
  return tr("%1 of %2").arg(locale.toString(static_cast<qulonglong>(selected)), all);
}

TrackLabels::Label TrackLabels::makeLabel(int row) const {
  Label label;
  const QString count = countText(row);
  const QFontMetrics countMetrics(theme::numberFont());
  const QString name = view_.rows().label(view_.rows().at(row));
  const QFont bold = nameFont(row);
  const int sign = view_.keys().isLocked(row) ? kSignSize + kSignGap : 0;
  const int room = width() - indentOf(row) - kCountGap - sign - countMetrics.horizontalAdvance(count) - kLabelRight;
  const QString shown = QFontMetrics(bold).elidedText(name, Qt::ElideMiddle, std::max(16, room));
  label.elided = shown != name;
  label.hasSelection = view_.keys().selectedCount(row) > 0;
  label.name = QStaticText(shown);
  label.count = QStaticText(count);
  for (QStaticText* text : {&label.name, &label.count}) {
    text->setTextFormat(Qt::PlainText);
    text->setPerformanceHint(QStaticText::AggressiveCaching);
  }
  label.name.prepare({}, bold);
  label.count.prepare({}, theme::numberFont());
  return label;
}

const TrackLabels::Label& TrackLabels::labelOf(int row) {
  labels_.resize(static_cast<std::size_t>(view_.rows().count()));
  auto& label = labels_[static_cast<std::size_t>(row)];
  if (!label) label = makeLabel(row);
  return *label;
}

// --- painting --------------------------------------------------------------------------------------------------------

void TrackLabels::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), theme::theme().background);
  const auto [first, last] = view_.rowsBetween(event->rect().top(), event->rect().bottom());
  if (view_.document() != nullptr) {
    for (int row = first; row <= last; ++row) paintRow(painter, row);
  }
  if (!hasFocus()) return;
  painter.setPen(theme::theme().accent);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void TrackLabels::paintRow(QPainter& painter, int row) {
  const TimelineRow& line = view_.rows().at(row);
  const QRect area(0, view_.rowTop(row), width(), TimelineView::kRowHeight);
  const bool isHeading = line.isHeading();
  if (isHeading) {
    painter.fillRect(area, theme::theme().raised);
  } else if (row % 2 == 1) {
    painter.fillRect(area, theme::theme().alternate);
  }
  if (row == view_.cursorRow() || view_.isRowSelected(row)) {
    QColor current = theme::theme().selection;
    current.setAlphaF(theme::theme().dark ? 0.26F : 0.14F);
    painter.fillRect(area, current);
    if (row == view_.cursorRow())
      painter.fillRect(QRect(0, area.top(), kCursorBar, area.height()), theme::theme().selection);
  }
  const Label& label = labelOf(row);
  const bool isLocked = view_.keys().isLocked(row);
  const bool isMuted = isLocked || view_.keys().count(row) == 0;
  const auto baseline = [&](const QStaticText& text) {
    return area.top() + (area.height() - text.size().height()) / 2;
  };
  if (view_.rows().groupOf(line).canFold() && isHeading)
    paintArrow(painter, {12.0, area.center().y() + 0.5}, view_.rows().isFolded(line.group));
  // The title of a heading already says so.
  if (!isHeading && isUnbound(row)) paintUnboundSign(painter, area);
  painter.setFont(nameFont(row));
  painter.setPen(isMuted ? theme::theme().mutedText : theme::theme().text);
  painter.drawStaticText(QPointF(indentOf(row), baseline(label.name)), label.name);
  painter.setFont(theme::numberFont());
  painter.setPen(label.hasSelection ? theme::theme().text : theme::theme().mutedText);
  const double countLeft = width() - kLabelRight - label.count.size().width();
  painter.drawStaticText(QPointF(countLeft, baseline(label.count)), label.count);
  if (isLocked) paintLockSign(painter, area, countLeft);
}

void TrackLabels::paintUnboundSign(QPainter& painter, const QRect& area) const {
  const QRect sign(kTrackIndent - kSignSize - kSignGap, area.top() + (area.height() - kSignSize) / 2, kSignSize,
                   kSignSize);
  theme::themedIcon(QStringLiteral("warning")).paint(&painter, sign);
}

void TrackLabels::paintLockSign(QPainter& painter, const QRect& area, double right) const {
  const QRect sign(static_cast<int>(right) - kSignSize - kSignGap, area.top() + (area.height() - kSignSize) / 2,
                   kSignSize, kSignSize);
  theme::themedIcon(QStringLiteral("lock")).paint(&painter, sign);
}

void TrackLabels::paintArrow(QPainter& painter, QPointF center, bool folded) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme::theme().mutedText, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.translate(center);
  if (folded) painter.rotate(-90);
  painter.drawPolyline(QPolygonF({{-3.5, -1.75}, {0.0, 1.75}, {3.5, -1.75}}));
  painter.restore();
}

// --- events ----------------------------------------------------------------------------------------------------------

bool TrackLabels::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (!showTip(help->pos(), help->globalPos())) QToolTip::hideText();
    return true;
  }
  return QWidget::event(event);
}

QString TrackLabels::tipText(int row) {
  const TimelineRow& line = view_.rows().at(row);
  const QString other = view_.rows().otherLabel(line);
  QStringList text;
  if (labelOf(row).elided || !other.isEmpty()) text.append(view_.rows().label(line));
  if (!other.isEmpty()) text.append(other);
  if (view_.keys().isLocked(row)) text.append(tr("Locked: no keys are selected or changed here."));
  if (isUnbound(row)) {
    text.append(line.isHeading()
                    ? tr("The model has no bones or morphs of these names. Their keys are kept but have no effect.")
                    : tr("The model has no bone or morph of this name. Its keys are kept but have no effect."));
  } else if (!line.isHeading() && !line.track && !line.annotation) {
    text.append(tr("No keys yet. Double-click in the row to add the first."));
  }
  return text.join('\n');
}

bool TrackLabels::isUnbound(int row) const {
  return view_.rows().groupOf(view_.rows().at(row)).role == TrackGroup::Role::Unbound;
}

bool TrackLabels::showTip(const QPoint& at, const QPoint& global) {
  const auto row = view_.rowAt(at.y());
  if (!row || view_.document() == nullptr) return false;
  const QString text = tipText(*row);
  if (text.isEmpty()) return false;
  QToolTip::showText(global, text, this, QRect(0, view_.rowTop(*row), width(), TimelineView::kRowHeight));
  return true;
}

void TrackLabels::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != width()) invalidate();
}

bool TrackLabels::isFoldArrow(const TimelineRow& row, QPointF at) const {
  return row.isHeading() && view_.rows().groupOf(row).canFold() && at.x() < kFoldWidth;
}

void TrackLabels::mousePressEvent(QMouseEvent* event) {
  const auto row = view_.rowAt(static_cast<int>(event->position().y()));
  if (!row || event->button() != Qt::LeftButton) return;
  const TimelineRow line = view_.rows().at(*row);
  if (isFoldArrow(line, event->position())) {
    view_.setFolded(line.group, !view_.rows().isFolded(line.group));
    return;
  }
  isSelecting_ = true;
  if (event->modifiers().testFlag(Qt::ShiftModifier)) {
    selectUpTo(*row);
  } else if (event->modifiers().testFlag(Qt::ControlModifier)) {
    toggleRow(*row);
  } else {
    anchor_ = line;
    view_.selectRows({*row}, *row);
  }
}

void TrackLabels::toggleRow(int row) {
  const TimelineRow line = view_.rows().at(row);
  std::vector<int> rows = view_.selectedRows();
  const auto found = std::ranges::find(rows, row);
  if (found == rows.end()) {
    rows.push_back(row);
  } else if (rows.size() > 1) {
    rows.erase(found);
    row = rows.back();
  }
  view_.selectRows(rows, row);
  anchor_ = line;
}

void TrackLabels::selectUpTo(int row) {
  if (!anchor_ || !view_.rows().find(*anchor_)) {
    const auto cursor = view_.cursorRow();
    anchor_ = view_.rows().at(cursor.value_or(row));
  }
  const int from = view_.rows().find(*anchor_).value_or(row);
  std::vector<int> rows;
  for (int each = std::min(from, row); each <= std::max(from, row); ++each) {
    // The heading of an open group between its tracks is passed over; its other tracks were not meant.
    const TimelineRow& line = view_.rows().at(each);
    const bool isPassed = line.isHeading() && from != row && !view_.rows().isFolded(line.group);
    if (!isPassed) rows.push_back(each);
  }
  if (rows.empty()) rows.push_back(row);
  view_.selectRows(rows, row);
}

void TrackLabels::mouseMoveEvent(QMouseEvent* event) {
  if (!isSelecting_ || !event->buttons().testFlag(Qt::LeftButton) || view_.rows().count() == 0) return;
  const int y = std::clamp(static_cast<int>(event->position().y()), 0, height() - 1);
  const int row = view_.rowAt(y).value_or(view_.rows().count() - 1);
  if (row == view_.cursorRow()) return;
  selectUpTo(row);
  view_.revealRow(row);
}

void TrackLabels::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) isSelecting_ = false;
}

void TrackLabels::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto row = view_.rowAt(static_cast<int>(event->position().y()));
  if (!row || event->button() != Qt::LeftButton) return;
  if (isFoldArrow(view_.rows().at(*row), event->position())) {
    mousePressEvent(event);
  } else {
    emit rowRequested(*row, event->modifiers());
  }
}

void TrackLabels::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event); }

void TrackLabels::contextMenuEvent(QContextMenuEvent* event) {
  const auto row = view_.rowAt(event->pos().y());
  const bool isOther = row && !view_.isRowSelected(*row);
  if (isOther && event->reason() == QContextMenuEvent::Mouse) view_.selectRows({*row}, *row);
  emit menuRequested(event->globalPos());
}

void TrackLabels::keyPressEvent(QKeyEvent* event) {
  if (view_.document() == nullptr || view_.rows().count() == 0 || !moveCursor(*event)) QWidget::keyPressEvent(event);
}

bool TrackLabels::moveCursor(const QKeyEvent& event) {
  const int count = view_.rows().count();
  const int page = std::max(1, height() / TimelineView::kRowHeight - 1);
  const auto cursor = view_.cursorRow();
  int to = cursor.value_or(0);
  switch (event.key()) {
    case Qt::Key_Up: to -= cursor ? 1 : 0; break;
    case Qt::Key_Down: to += cursor ? 1 : 0; break;
    case Qt::Key_PageUp: to -= page; break;
    case Qt::Key_PageDown: to += page; break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count - 1; break;
    case Qt::Key_Left:
    case Qt::Key_Right: {
      // As in other tree views, Left folds the group and moves to its heading, Right unfolds it.
      const TimelineRow line = view_.rows().at(to);
      if (!view_.rows().groupOf(line).canFold()) break;
      view_.setFolded(line.group, event.key() == Qt::Key_Left);
      to = view_.rows().headingOf(line.group).value_or(to);
      break;
    }
    case Qt::Key_Space:
    case Qt::Key_Select: emit rowRequested(to, event.modifiers()); return true;
    default: return false;
  }
  to = std::clamp(to, 0, view_.rows().count() - 1);
  if (event.modifiers().testFlag(Qt::ShiftModifier)) {
    selectUpTo(to);
  } else {
    anchor_ = view_.rows().at(to);
    view_.selectRows({to}, to);
  }
  view_.revealRow(to);
  return true;
}

void TrackLabels::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TrackLabels::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void TrackLabels::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) invalidate();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke::panels
