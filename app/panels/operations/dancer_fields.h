// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <string>
#include <vector>

#include "app/panels/operations/parameter_field.h"

class QCheckBox;
class QFormLayout;

namespace furitsuke::panels {

class FileField;

/// Whether an operation changes the motions of all dancers together and, if so, the models that the motions of the
/// others were made for.
class DancerFields : public QWidget {
  Q_OBJECT

 public:
  /// `source` is the parameter that names the model that a motion was made for, and must outlive this object.
  explicit DancerFields(const operations::OperationParameter& source, QWidget* parent = nullptr);

  /// Offers to fit the motions of the other dancers as well; hidden without others. `models` can be chosen instead of a
  /// file.
  void offer(const QStringList& others, const std::vector<OfferedFile>& models);
  [[nodiscard]] bool areAllFitted() const;
  /// The model that the motion of each of the others was made for; empty: that of the operation.
  [[nodiscard]] std::vector<std::string> sources() const;

 signals:
  void changed();

 private:
  const operations::OperationParameter& source_;
  QCheckBox* all_;
  QWidget* form_;
  QFormLayout* rows_;
  std::vector<FileField*> fields_;
};

}  // namespace furitsuke::panels
