// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QTreeView>
#include <memory>

#include "app/comparison/difference_model.h"

namespace furitsuke {

class CourseDelegate;

/// The bones or the morphs that differ as a table: sorted by any column, searched, largest first.
class DifferenceList : public QTreeView {
  Q_OBJECT

 public:
  explicit DifferenceList(DifferenceModel::Parts parts, QWidget* parent = nullptr);

  /// What was chosen stays chosen where it still differs.
  void setComparison(const std::shared_ptr<const Model>& model,
                     const std::shared_ptr<const MotionComparison>& comparison);
  void setEnglishNames(bool on) { differences_->setEnglishNames(on); }
  void setPlayhead(double frame);
  /// Only those whose names hold this text.
  void search(const QString& text);
  [[nodiscard]] const DifferenceModel& differences() const { return *differences_; }

 signals:
  /// A row was double-clicked, or chosen by the keyboard: into the bones or morphs of the model, and where it differs
  /// most.
  void placeChosen(int part, furitsuke::Frame frame);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  DifferenceModel* differences_;
  QSortFilterProxyModel* sorted_;
  CourseDelegate* courses_;
};

}  // namespace furitsuke
