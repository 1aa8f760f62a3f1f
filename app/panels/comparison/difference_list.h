// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QTreeView>
#include <memory>

#include "app/panels/comparison/difference_model.h"

namespace furitsuke::widgets {
class NoMatchLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class SparklineDelegate;

/// A table of the bones or the morphs that differ. It can be searched and sorted by any column; by default the largest
/// differences are first. Bones that physics moves come after all others.
class DifferenceList : public QTreeView {
  Q_OBJECT

 public:
  explicit DifferenceList(DifferenceModel::Parts parts, QWidget* parent = nullptr);

  /// Sets the result. The current bone or morph stays current if it still differs.
  void setComparison(const std::shared_ptr<const model::Model>& model,
                     const std::shared_ptr<const eval::MotionComparison>& comparison);
  void setEnglishNames(bool on) { differences_->setEnglishNames(on); }
  void setPlayhead(double frame);
  /// Shows only rows whose names contain this text.
  void search(const QString& text);
  [[nodiscard]] const DifferenceModel& differences() const { return *differences_; }

 signals:
  /// A row was double-clicked or activated with the keyboard. `part` is its index in the bones or morphs of the model,
  /// `frame` the frame of the largest difference.
  void placeChosen(int part, furitsuke::Frame frame);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  DifferenceModel* differences_;
  QSortFilterProxyModel* sorted_;
  widgets::NoMatchLabel* noMatch_;
  SparklineDelegate* overTimeDelegate_;
};

}  // namespace furitsuke::panels
