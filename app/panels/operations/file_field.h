// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/operations/parameter_field.h"

class QLineEdit;
class QMenu;

namespace furitsuke::panels {

/// A path with a button that chooses a file, or one of the open ones that are of the kind of the parameter.
class FileField final : public ParameterField {
  Q_OBJECT

 public:
  FileField(const operations::OperationParameter& parameter, const std::vector<OfferedFile>& files, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;
  /// Instead of the texts of the parameter: the name of the field, for screen readers, and what it means if it is
  /// empty.
  void describe(const QString& name, const QString& ifEmpty);

 private:
  void choose();

  QLineEdit* path_;
};

}  // namespace furitsuke::panels
