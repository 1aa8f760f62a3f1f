// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QString>
#include <QWidget>
#include <memory>
#include <stdexcept>

#include "app/panels/properties/mixed_check_box.h"
#include "app/panels/properties/property_panel.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::test {

/// A panel in a window, with a small motion with keys of every kind:
///   bone 右腕 at 0, 10, 20 and 左腕 at 10; morph あ at 0, 10; camera, light, self shadow at 0, 10; property at 0, 10.
class PanelFixture : public ::testing::Test {
 protected:
  PanelFixture();

  /// Selects keys and gives the panel time to settle.
  void select(std::initializer_list<std::pair<motion::TrackId, Frame>> keys);
  /// Something in the panel that is in sight, by its accessible name; throws, which fails the test, when
  /// there is none.
  template <class Widget>
  [[nodiscard]] Widget* find(const QString& name) {
    for (Widget* widget : panel.findChildren<Widget*>()) {
      if (widget->accessibleName() == name && widget->isVisibleTo(&panel)) return widget;
    }
    throw std::runtime_error("not in sight: " + name.toStdString());
  }
  [[nodiscard]] widgets::NumberField* field(const QString& name) { return find<widgets::NumberField>(name); }
  [[nodiscard]] bool shows(const QString& name) const;
  /// The label beside a field, which is dragged.
  [[nodiscard]] widgets::DragLabel* labelOf(const QString& name);
  /// Clicks into the field, replaces its text and presses Enter.
  void enter(const QString& name, const QString& text);
  void type(const QString& name, const QString& text);

  [[nodiscard]] const motion::BoneKey& bone(motion::TrackId id, Frame frame) const {
    return *document->motion().bones[id.index].keys.find(frame);
  }
  [[nodiscard]] int undoSteps() { return document->history().undoStack()->index(); }

  motion::TrackId rightArm, leftArm, morphA;
  std::unique_ptr<edit::MotionDocument> document;
  panels::PropertyPanel panel;

 private:
  motion::Motion makeMotion();
};

}  // namespace furitsuke::test
