// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/panels/operations/parameter_field.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class NameCompleter;

class FlagField final : public ParameterField {
  Q_OBJECT

 public:
  FlagField(const operations::OperationParameter& parameter, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;

 private:
  QCheckBox* box_;
};

class IntegerField final : public ParameterField {
  Q_OBJECT

 public:
  IntegerField(const operations::OperationParameter& parameter, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;

 private:
  widgets::ValueField* box_;
};

/// One number, or the three components of a vector with their letters.
class NumbersField final : public ParameterField {
  Q_OBJECT

 public:
  NumbersField(const operations::OperationParameter& parameter, int count, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;

 private:
  std::vector<widgets::ValueField*> boxes_;
};

class ChoiceField final : public ParameterField {
  Q_OBJECT

 public:
  ChoiceField(const operations::OperationParameter& parameter, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;

 private:
  QComboBox* box_;
};

/// The name of a bone or a morph, chosen from a list or typed.
class NameField final : public ParameterField {
  Q_OBJECT

 public:
  NameField(const operations::OperationParameter& parameter, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;
  void setNames(const OfferedNames& names) override;

 private:
  QComboBox* box_;
  NameCompleter* completer_;
};

/// A text, or names separated by commas, which are completed.
class TextField final : public ParameterField {
  Q_OBJECT

 public:
  TextField(const operations::OperationParameter& parameter, QWidget* parent);
  [[nodiscard]] QString text() const override;
  void setText(const QString& text) override;
  void setNames(const OfferedNames& names) override;

 private:
  QLineEdit* line_;
  NameCompleter* completer_ = nullptr;  ///< if the parameter names something
};

}  // namespace furitsuke::panels
