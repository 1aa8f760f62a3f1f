// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

#include "core/base/frame.h"

class QComboBox;
class QFormLayout;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// The fields for the frames and the size of pictures that are saved, as two rows of a form.
class PictureFields : public QObject {
  Q_OBJECT

 public:
  /// `form` is the layout of the widget that owns the fields.
  PictureFields(FrameRange frames, QSize size, QFormLayout& form);

  /// Empty if the last frame is before the first one.
  [[nodiscard]] FrameRange frames() const;
  [[nodiscard]] QSize size() const;

 signals:
  void sizeChanged();

 private:
  void fillSizes();

  widgets::ValueField* first_;
  widgets::ValueField* last_;
  QComboBox* sizes_;
  widgets::ValueField* width_;
  widgets::ValueField* height_;
};

}  // namespace furitsuke::dialogs
