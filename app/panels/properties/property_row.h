// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "core/edit/document/live_text.h"

class QBoxLayout;
class QGridLayout;
class QLabel;

namespace furitsuke::widgets {
class DragLabel;
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// A number field and its label; dragging the label changes the number.
struct NumberCell {
  widgets::NumberField* field = nullptr;
  widgets::DragLabel* label = nullptr;
};

/// The texts, color and format of a number field.
struct NumberStyle {
  QString letter;       ///< on the label of the field: "X"
  edit::LiveText name;  ///< full name for screen readers, tooltips and undo: "Translation X"
  std::optional<theme::ChannelColor> channel;
  widgets::NumberFormat format;
  double step = 1;
};

/// One row of a section: its name, then its fields. In a narrow panel, the name of a row with several fields is above
/// them. An error message about typed text is shown below.
class PropertyRow final : public QWidget {
  Q_OBJECT

 public:
  enum class Fold {
    Never,
    WhenNarrow,  ///< the name moves above the fields
  };

  PropertyRow(const QString& name, Fold fold, QWidget* parent = nullptr);

  /// The number of cells in a line; call before adding cells.
  void setColumns(int columns) { columns_ = columns; }
  NumberCell addNumber(const NumberStyle& style);
  /// Adds another control after the numbers.
  void addWidget(QWidget* widget, int stretch = 0);
  /// Whether the panel is narrow, see Fold.
  void setNarrow(bool narrow);
  void setProblem(const QString& problem);
  void setName(const QString& name);

 private:
  void placeName();

  Fold fold_;
  bool narrow_ = false;
  int columns_ = 3;
  int cells_ = 0;
  QBoxLayout* line_;
  QGridLayout* grid_;
  QWidget* content_;
  QLabel* name_;
  QLabel* problem_;
};

}  // namespace furitsuke::panels
