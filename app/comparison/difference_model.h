// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <memory>
#include <vector>

#include "core/eval/motion_comparison.h"
#include "core/model/model.h"

namespace furitsuke {

/// The bones or the morphs of a model that differ by two motions, one a row, with how much, where, and over time.
class DifferenceModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Parts { Bones, Morphs };
  /// Of bones all of them, of morphs those before Turn: their distance is that of the weights.
  enum Column { Name, Course, Distance, DistanceFrame, Turn, TurnFrame };
  static constexpr int kSortRole = Qt::UserRole;        ///< a number, or the name to be sorted by
  static constexpr int kSearchRole = Qt::UserRole + 1;  ///< what a search looks into
  static constexpr int kRowRole = Qt::UserRole + 2;     ///< int, for courseOf() and partAt()

  /// A curve over time to be painted, as high as its largest value.
  struct Curve {
    const DifferenceCourse* course;
    QColor color;
    bool isFilled;
  };

  explicit DifferenceModel(Parts parts, QObject* parent = nullptr);

  /// Either both or none. Parts whose differences round to nothing are left out.
  void setComparison(std::shared_ptr<const Model> model, std::shared_ptr<const MotionComparison> comparison);
  void setEnglishNames(bool on);

  /// Into the bones or morphs of the model.
  [[nodiscard]] int partAt(int row) const { return parts_[static_cast<std::size_t>(row)]; }
  /// -1 for one that does not differ.
  [[nodiscard]] int rowOf(int part) const;
  /// Where the difference is largest by what the column tells.
  [[nodiscard]] Frame frameAt(int row, int column) const;
  [[nodiscard]] std::vector<Curve> curvesOf(int row) const;
  [[nodiscard]] const MotionComparison* comparison() const { return comparison_.get(); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] const ModelName& nameAt(int row) const;
  [[nodiscard]] QString titleAt(int row, bool english) const;
  [[nodiscard]] const DifferenceCourse& distanceAt(int row) const;
  [[nodiscard]] const DifferenceCourse* turnAt(int row) const;  ///< nullptr of morphs
  [[nodiscard]] QString textAt(int row, int column) const;
  [[nodiscard]] QVariant sortValueAt(int row, int column) const;
  [[nodiscard]] QString courseText(int row) const;

  Parts kind_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const MotionComparison> comparison_;
  std::vector<int> parts_;  ///< of each row
  bool english_ = false;
};

}  // namespace furitsuke
