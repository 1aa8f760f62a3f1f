// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/morph_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPersistentModelIndex>
#include <map>
#include <utility>

#include "app/panels/model/morph_model.h"
#include "app/panels/model/morph_view.h"

namespace furitsuke::panels {

namespace {

/// A cell of the list: the slider of a morph with its name, the name of a group, or the text of a weight.
class MorphCell final : public QAccessibleInterface, public QAccessibleValueInterface {
 public:
  MorphCell(MorphView& view, const QModelIndex& index) : view_(view), index_(index) {}

  [[nodiscard]] const QPersistentModelIndex& index() const noexcept { return index_; }

  [[nodiscard]] bool isValid() const override { return index_.isValid(); }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  [[nodiscard]] QAccessible::Role role() const override {
    return isSlider() ? QAccessible::Slider : isName() ? QAccessible::Heading : QAccessible::StaticText;
  }
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Name) return index_.data(Qt::DisplayRole).toString();
    return kind == QAccessible::Value && isSlider() ? weight().data(Qt::DisplayRole).toString() : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QRect rect() const override {
    const QRect cell = view_.visualRect(index_);
    return {view_.viewport()->mapToGlobal(cell.topLeft()), cell.size()};
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    state.focusable = isName();
    state.focused = isName() && view_.hasFocus() && view_.currentIndex().siblingAtColumn(index_.column()) == index_;
    state.offscreen = !view_.viewport()->rect().intersects(view_.visualRect(index_));
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    const bool isValue = type == QAccessible::ValueInterface && isSlider();
    return isValue ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
  }

  [[nodiscard]] QVariant currentValue() const override { return weight().data(Qt::EditRole); }
  void setCurrentValue(const QVariant& value) override {
    emit view_.weightRequested(MorphView::morphOf(index_), value.toDouble());
  }
  [[nodiscard]] QVariant maximumValue() const override { return 1.0; }
  [[nodiscard]] QVariant minimumValue() const override { return 0.0; }
  [[nodiscard]] QVariant minimumStepSize() const override { return MorphView::kKeyStep; }

 private:
  [[nodiscard]] bool isName() const { return index_.column() == MorphModel::kNameColumn; }
  [[nodiscard]] bool isSlider() const { return isName() && MorphView::morphOf(index_) >= 0; }
  [[nodiscard]] QModelIndex weight() const { return index_.sibling(index_.row(), MorphModel::kWeightColumn); }

  MorphView& view_;
  QPersistentModelIndex index_;
};

/// The cells of all rows that are not folded, row by row, after those of the header: the focus events of QTreeView
/// count them so.
class MorphListAccessible final : public QAccessibleWidget {
 public:
  explicit MorphListAccessible(MorphView& view) : QAccessibleWidget(&view, QAccessible::List), view_(view) {}
  ~MorphListAccessible() override {
    unlink();
    dropCells();
  }

  [[nodiscard]] int childCount() const override {
    int rows = 0;
    for (QModelIndex index = first(); index.isValid(); index = view_.indexBelow(index)) ++rows;
    return (rows + 1) * MorphModel::kColumnCount;
  }
  [[nodiscard]] QAccessibleInterface* child(int number) const override {
    int row = number / MorphModel::kColumnCount - 1;
    if (number < 0 || row < 0) return nullptr;
    QModelIndex index = first();
    for (; row > 0 && index.isValid(); --row) index = view_.indexBelow(index);
    return index.isValid() ? cell(index.siblingAtColumn(number % MorphModel::kColumnCount)) : nullptr;
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* cell = dynamic_cast<const MorphCell*>(child);
    if (cell == nullptr) return -1;
    int row = 1;
    for (QModelIndex index = first(); index.isValid(); index = view_.indexBelow(index), ++row) {
      if (index.siblingAtColumn(cell->index().column()) == cell->index())
        return row * MorphModel::kColumnCount + cell->index().column();
    }
    return -1;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    const QModelIndex index = view_.indexAt(view_.viewport()->mapFromGlobal(QPoint(x, y)));
    return index.isValid() ? cell(index) : nullptr;
  }
  [[nodiscard]] QAccessibleInterface* focusChild() const override {
    const QModelIndex current = view_.currentIndex();
    const bool isFocused = view_.hasFocus() && current.isValid();
    return isFocused ? cell(current.siblingAtColumn(MorphModel::kNameColumn)) : nullptr;
  }

 private:
  [[nodiscard]] QModelIndex first() const {
    const QAbstractItemModel* model = view_.model();
    return model == nullptr ? QModelIndex() : model->index(0, MorphModel::kNameColumn);
  }
  [[nodiscard]] QAccessibleInterface* cell(const QModelIndex& index) const {
    followModel();
    const auto [place, isNew] = cells_.try_emplace(QPersistentModelIndex(index), 0);
    if (isNew) place->second = QAccessible::registerAccessibleInterface(new MorphCell(view_, index));
    return QAccessible::accessibleInterface(place->second);
  }
  /// The list may get its model after the first event about it.
  void followModel() const {
    if (std::exchange(model_, view_.model()) == view_.model()) return;
    unlink();
    const auto drop = [this] { dropCells(); };
    links_ = {QObject::connect(model_, &QAbstractItemModel::modelReset, drop),
              QObject::connect(model_, &QAbstractItemModel::rowsRemoved, drop)};
  }
  void unlink() const {
    for (const QMetaObject::Connection& link : std::exchange(links_, {})) QObject::disconnect(link);
  }
  void dropCells() const {
    for (const auto& [index, id] : std::exchange(cells_, {})) QAccessible::deleteAccessibleInterface(id);
  }

  MorphView& view_;
  mutable const QAbstractItemModel* model_ = nullptr;  ///< only compared
  mutable QList<QMetaObject::Connection> links_;
  mutable std::map<QPersistentModelIndex, QAccessible::Id> cells_;
};

QAccessibleInterface* makeMorphInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<MorphView*>(object);
  return view == nullptr ? nullptr : new MorphListAccessible(*view);
}

}  // namespace

void makeMorphsAccessible() { QAccessible::installFactory(makeMorphInterface); }

}  // namespace furitsuke::panels
