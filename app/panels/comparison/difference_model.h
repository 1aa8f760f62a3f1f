// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <memory>
#include <vector>

#include "core/eval/motion_comparison.h"
#include "core/model/model.h"

namespace furitsuke::panels {

/// The bones or morphs of a model that differ between two motions, one per row, with the size and the frame of the
/// difference, and its course over time.
class DifferenceModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Parts { Bones, Morphs };
  /// Bones have all columns, morphs those before Turn: their distance is the difference of the weights.
  enum Column { Name, Course, Distance, DistanceFrame, Turn, TurnFrame };
  static constexpr int kSortRole = Qt::UserRole;        ///< a number, or the name
  static constexpr int kSearchRole = Qt::UserRole + 1;  ///< the searched text
  static constexpr int kRowRole = Qt::UserRole + 2;     ///< int, for courseOf() and partAt()

  /// A curve over time, scaled to its maximum.
  struct Curve {
    const eval::DifferenceSeries* course;
    QColor color;
    bool isFilled;
  };

  explicit DifferenceModel(Parts parts, QObject* parent = nullptr);

  /// Either both or none. Parts whose differences round to nothing are left out.
  void setComparison(std::shared_ptr<const model::Model> model,
                     std::shared_ptr<const eval::MotionComparison> comparison);
  void setEnglishNames(bool on);

  /// Index in the bones or morphs of the model.
  [[nodiscard]] int partAt(int row) const { return parts_[static_cast<std::size_t>(row)]; }
  /// -1 for a part that does not differ.
  [[nodiscard]] int rowOf(int part) const;
  /// The frame where the value of the column is largest.
  [[nodiscard]] Frame frameAt(int row, int column) const;
  [[nodiscard]] std::vector<Curve> curvesOf(int row) const;
  [[nodiscard]] const eval::MotionComparison* comparison() const { return comparison_.get(); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] const model::ModelName& nameAt(int row) const;
  [[nodiscard]] QString titleAt(int row, bool english) const;
  [[nodiscard]] const eval::DifferenceSeries& distanceAt(int row) const;
  [[nodiscard]] const eval::DifferenceSeries* turnAt(int row) const;  ///< nullptr for morphs
  [[nodiscard]] QString textAt(int row, int column) const;
  [[nodiscard]] QVariant sortValueAt(int row, int column) const;
  [[nodiscard]] QString courseText(int row) const;

  Parts kind_;
  std::shared_ptr<const model::Model> model_;
  std::shared_ptr<const eval::MotionComparison> comparison_;
  std::vector<int> parts_;  ///< of each row
  bool english_ = false;
};

}  // namespace furitsuke::panels
