// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sheet_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>
#include <limits>
#include <map>

#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/key_description.h"
#include "core/motion/last_frame.h"

namespace furitsuke::panels {

namespace {

/// Many more than a screen reader uses at a time.
constexpr std::size_t kMaxCells = 1024;

/// The sheet as a table. Cells are created on request; they are deleted when rows are added or removed, or when there
/// are too many.
class SheetAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit SheetAccessible(DopeSheet& sheet)
      : QAccessibleWidget(&sheet, QAccessible::Table), sheet_(sheet), view_(sheet.view()) {
    const auto drop = [this] { dropCells(); };
    links_ = {QObject::connect(&view_, &TimelineView::rowsChanged, drop),
              QObject::connect(&view_, &TimelineView::documentReplaced, drop)};
  }
  ~SheetAccessible() override {
    for (const QMetaObject::Connection& link : links_) QObject::disconnect(link);
    dropCells();
  }

  [[nodiscard]] const TimelineView& view() const noexcept { return view_; }
  [[nodiscard]] DopeSheet& sheet() const noexcept { return sheet_; }
  [[nodiscard]] bool holds(int row, Frame frame) const {
    return row >= 0 && row < rowCount() && frame >= 0 && frame < columnCount();
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    const int columns = columnCount();
    return index < 0 || columns == 0 ? nullptr : cell(index / columns, index % columns);
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    const QPoint at = sheet_.mapFromGlobal(QPoint(x, y));
    const auto row = view_.rowAt(at.y());
    return row && sheet_.rect().contains(at) ? cell(*row, view_.scale().nearestFrame(at.x())) : nullptr;
  }
  [[nodiscard]] QAccessibleInterface* focusChild() const override {
    const auto row = view_.cursorRow();
    if (!sheet_.hasFocus() || !row) return nullptr;
    return cell(*row, view_.document()->state().currentFrame());
  }

  // --- the table ----------------------------------------------------------------------------------------------------

  [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override { return cell(row, column); }
  [[nodiscard]] int rowCount() const override { return view_.document() == nullptr ? 0 : view_.rows().count(); }
  [[nodiscard]] int columnCount() const override {
    if (rowCount() == 0) return 0;
    const Frame last =
        std::max(motion::lastFrameOf(view_.document()->motion()), view_.document()->state().currentFrame());
    // The index of a cell must fit into an int.
    return std::min(last, std::numeric_limits<int>::max() / rowCount() - 1) + 1;
  }
  [[nodiscard]] QString rowDescription(int row) const override {
    return row >= 0 && row < rowCount() ? view_.rows().label(view_.rows().at(row)) : QString();
  }
  [[nodiscard]] QString columnDescription(int column) const override { return QString::number(column); }

  // Selected cells are not listed, because a motion can have a million selected keys. Each cell reports its own state.
  [[nodiscard]] int selectedCellCount() const override { return 0; }
  [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
  [[nodiscard]] int selectedColumnCount() const override { return 0; }
  [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
  [[nodiscard]] int selectedRowCount() const override { return 0; }
  [[nodiscard]] QList<int> selectedRows() const override { return {}; }
  [[nodiscard]] bool isColumnSelected(int) const override { return false; }
  [[nodiscard]] bool isRowSelected(int) const override { return false; }
  bool selectRow(int) override { return false; }
  bool selectColumn(int) override { return false; }
  bool unselectRow(int) override { return false; }
  bool unselectColumn(int) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent*) override {}

 private:
  [[nodiscard]] QAccessibleInterface* cell(int row, Frame frame) const;
  void dropCells() const {
    for (const auto& [place, id] : std::exchange(cells_, {})) QAccessible::deleteAccessibleInterface(id);
  }

  DopeSheet& sheet_;
  const TimelineView& view_;
  QList<QMetaObject::Connection> links_;
  mutable std::map<std::pair<int, Frame>, QAccessible::Id> cells_;
};

/// One row at one frame.
class SheetCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
 public:
  SheetCell(const SheetAccessible& table, int row, Frame frame) : table_(table), row_(row), frame_(frame) {}

  [[nodiscard]] bool isValid() const override { return table_.holds(row_, frame_); }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* parent() const override { return table(); }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name && isValid() ? accessibleCellText(table_.view(), row_, frame_) : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QRect rect() const override {
    const widgets::TimeScale& scale = table_.view().scale();
    const double width = std::max(1.0, scale.pixelsPerFrame());
    const QRectF place(scale.xOf(frame_) - width / 2, table_.view().rowTop(row_), width, TimelineView::kRowHeight);
    return {table_.sheet().mapToGlobal(place.topLeft().toPoint()), place.size().toSize()};
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    state.focusable = true;
    state.selectable = true;
    state.readOnly = isValid() && table_.view().keys().isLocked(row_);
    state.selected = isSelected();
    state.focused = isValid() && table_.focusChild() == this;
    state.offscreen = !table_.sheet().rect().contains(table_.sheet().mapFromGlobal(rect().center()));
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
  }

  [[nodiscard]] int columnIndex() const override { return frame_; }
  [[nodiscard]] int rowIndex() const override { return row_; }
  [[nodiscard]] int columnExtent() const override { return 1; }
  [[nodiscard]] int rowExtent() const override { return 1; }
  [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  [[nodiscard]] bool isSelected() const override {
    return isValid() && std::ranges::binary_search(table_.view().keys().selectedFrames(row_), frame_);
  }
  [[nodiscard]] QAccessibleInterface* table() const override {
    return QAccessible::queryAccessibleInterface(&table_.sheet());
  }

 private:
  const SheetAccessible& table_;
  int row_;
  Frame frame_;
};

int SheetAccessible::indexOfChild(const QAccessibleInterface* child) const {
  const auto* cell = dynamic_cast<const SheetCell*>(child);
  return cell == nullptr ? -1 : cell->rowIndex() * columnCount() + cell->columnIndex();
}

QAccessibleInterface* SheetAccessible::cell(int row, Frame frame) const {
  if (!holds(row, frame)) return nullptr;
  if (cells_.size() >= kMaxCells && !cells_.contains({row, frame})) dropCells();
  const auto [place, isNew] = cells_.try_emplace({row, frame}, 0);
  if (isNew) place->second = QAccessible::registerAccessibleInterface(new SheetCell(*this, row, frame));
  return QAccessible::accessibleInterface(place->second);
}

QAccessibleInterface* makeSheetInterface(const QString&, QObject* object) {
  auto* sheet = qobject_cast<DopeSheet*>(object);
  return sheet == nullptr ? nullptr : new SheetAccessible(*sheet);
}

}  // namespace

void makeSheetsAccessible() { QAccessible::installFactory(makeSheetInterface); }

QString accessibleCellText(const TimelineView& view, int row, Frame frame) {
  QStringList parts{describeKey(view, row, frame).replace('\n', QStringLiteral(", "))};
  if (!view.rows().at(row).isHeading() && !std::ranges::binary_search(view.keys().frames(row), frame)) {
    parts.append(SheetAnnouncer::tr("no key"));
  }
  if (std::ranges::binary_search(view.keys().selectedFrames(row), frame)) parts.append(SheetAnnouncer::tr("selected"));
  if (view.keys().isLocked(row)) parts.append(SheetAnnouncer::tr("locked"));
  return parts.join(QStringLiteral(", "));
}

SheetAnnouncer::SheetAnnouncer(TimelineView& view, DopeSheet& sheet) : QObject(&sheet), view_(view), sheet_(sheet) {
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  connect(&pause_, &QTimer::timeout, this, &SheetAnnouncer::announce);
  connect(&view_, &TimelineView::currentFrameChanged, this, &SheetAnnouncer::announceSoon);
  connect(&view_, &TimelineView::cursorRowChanged, this, &SheetAnnouncer::announceSoon);
  connect(&view_, &TimelineView::selectionChanged, this, &SheetAnnouncer::announceSoon);
  connect(&view_, &TimelineView::keysChanged, this, &SheetAnnouncer::announceSoon);
}

void SheetAnnouncer::announceSoon() {
  if (sheet_.hasFocus()) pause_.start();
}

void SheetAnnouncer::announce() {
  const auto row = view_.cursorRow();
  auto* table = QAccessible::queryAccessibleInterface(&sheet_);
  if (!row || table == nullptr || !sheet_.hasFocus()) return;
  QAccessibleInterface* cell = table->focusChild();
  if (cell == nullptr) return;
  const std::pair<int, Frame> place{*row, view_.document()->state().currentFrame()};
  const bool isOther = std::exchange(announcedPlace_, place) != place;
  QAccessibleEvent event(&sheet_, isOther ? QAccessible::Focus : QAccessible::NameChanged);
  event.setChild(table->indexOfChild(cell));
  QAccessible::updateAccessibility(&event);
  emit announced(cell->text(QAccessible::Name), isOther);
}

}  // namespace furitsuke::panels
