// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/operations/parameter_field.h"

class QLineEdit;
class QMenu;

namespace furitsuke {

/// A path with a button that chooses a file, or a motion that is open.
class FileField final : public ParameterField {
  Q_OBJECT

 public:
  FileField(const OperationParameter& parameter, const std::vector<OpenMotion>& open, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;

 private:
  void choose();

  QLineEdit* path_;
};

}  // namespace furitsuke
