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
/// largest difference and the difference over time.
class DifferenceModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Parts { Bones, Morphs };
  /// Bones have all columns. Morphs have only the columns before Rotation; their distance is the difference of the
  /// weights.
  enum Column { Name, OverTime, Distance, DistanceFrame, Rotation, RotationFrame };
  static constexpr int kSortRole = Qt::UserRole;         ///< a number, or the name
  static constexpr int kSearchRole = Qt::UserRole + 1;   ///< QString, the text for the search
  static constexpr int kPhysicsRole = Qt::UserRole + 3;  ///< bool, the bone is moved by physics
  static constexpr int kRowRole = Qt::UserRole + 2;      ///< int, the row of this model, for curvesOf() and partAt()

  /// A curve over time, scaled to its maximum.
  struct Curve {
    const eval::DifferenceSeries* series;
    QColor color;
    bool isFilled;
  };

  explicit DifferenceModel(Parts parts, QObject* parent = nullptr);

  /// Sets the result; both arguments or none must be nullptr. Bones and morphs whose differences round to zero are
  /// omitted.
  void setComparison(std::shared_ptr<const model::Model> model,
                     std::shared_ptr<const eval::MotionComparison> comparison);
  void setEnglishNames(bool on);

  /// The index in the bones or morphs of the model.
  [[nodiscard]] int partAt(int row) const { return parts_[static_cast<std::size_t>(row)]; }
  /// The row of a bone or morph; -1 if it does not differ.
  [[nodiscard]] int rowOf(int part) const;
  /// The frame where the value of the column is largest.
  [[nodiscard]] Frame frameAt(int row, int column) const;
  /// The curves of a row: distance and rotation of a bone, or weight of a morph.
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
  [[nodiscard]] const eval::DifferenceSeries* rotationAt(int row) const;  ///< nullptr for morphs
  [[nodiscard]] QString textAt(int row, int column) const;
  [[nodiscard]] QVariant sortValueAt(int row, int column) const;
  [[nodiscard]] QString overTimeText(int row) const;

  Parts kind_;
  std::shared_ptr<const model::Model> model_;
  std::shared_ptr<const eval::MotionComparison> comparison_;
  std::vector<int> parts_;              ///< by row: index in the bones or morphs of the model
  std::vector<bool> isMovedByPhysics_;  ///< by bone
  bool english_ = false;
};

}  // namespace furitsuke::panels
