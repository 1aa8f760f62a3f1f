// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/properties/number_text.h"
#include "app/theme/theme.h"

class QBoxLayout;
class QGridLayout;
class QLabel;

namespace furitsuke {

class DragLabel;
class NumberField;

/// A number field and the label that drags it.
struct NumberCell {
  NumberField* field = nullptr;
  DragLabel* label = nullptr;
};

/// What a number field of a row looks like.
struct NumberLook {
  QString letter;  ///< on the label beside the field: "X"
  QString name;    ///< whole, for screen readers, tooltips and undo: "Translation X"
  std::optional<ChannelColor> channel;
  NumberFormat format;
  double step = 1;
};

/// One line of a section: its name in the column of names, then fields. A row of several fields puts its name above
/// them where the panel is narrow. Below stands what is wrong with what is being typed.
class PropertyRow final : public QWidget {
  Q_OBJECT

 public:
  enum class Fold {
    Never,
    WhenNarrow,  ///< the name moves above the fields
  };

  PropertyRow(const QString& name, Fold fold, QWidget* parent = nullptr);

  /// Puts cells side by side, `columns` of them in a line.
  void setColumns(int columns) { columns_ = columns; }
  NumberCell addNumber(const NumberLook& look);
  /// Any other control, behind the numbers.
  void addWidget(QWidget* widget, int stretch = 0);
  /// Called with the width that the whole panel has.
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

}  // namespace furitsuke
