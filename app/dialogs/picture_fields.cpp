// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/picture_fields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <initializer_list>
#include <tuple>

#include "app/theme/theme.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kLargestSide = 16384;  // pixels
constexpr QSize kSizes[] = {{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1080, 1920}, {1080, 1080}};

widgets::ValueField* wholeField(int low, int high, int value, QWidget* parent) {
  auto* box = new widgets::ValueField(widgets::wholeFormat(), parent);
  box->setRange(low, high);
  box->setValue(value);
  return box;
}

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets) {
  auto* line = new QHBoxLayout;
  line->setSpacing(2 * theme::kGrid);
  for (QWidget* widget : widgets) line->addWidget(widget, qobject_cast<QLabel*>(widget) == nullptr ? 1 : 0);
  return line;
}

QString sizeText(QSize size) { return QString::fromUtf8("%1 × %2").arg(size.width()).arg(size.height()); }

}  // namespace

PictureFields::PictureFields(FrameRange frames, QSize size, QFormLayout& form) : QObject(form.parentWidget()) {
  QWidget* fields = form.parentWidget();
  first_ = wholeField(0, kMaxFrame, frames.first, fields);
  last_ = wholeField(0, kMaxFrame, frames.last, fields);
  sizes_ = new QComboBox(fields);
  width_ = wholeField(1, kLargestSide, size.width(), fields);
  height_ = wholeField(1, kLargestSide, size.height(), fields);
  for (const auto& [box, name, help] :
       {std::tuple(first_, tr("First frame"), tr("The frame of the first image.")),
        std::tuple(last_, tr("Last frame"), tr("The frame of the last image. It is included.")),
        std::tuple(width_, tr("Width"), tr("Width of the images in pixels.")),
        std::tuple(height_, tr("Height"), tr("Height of the images in pixels."))}) {
    box->setAccessibleName(name);
    box->setWhatsThis(help);
  }
  width_->setObjectName("width");
  height_->setObjectName("height");
  sizes_->setObjectName("sizes");
  fillSizes();
  for (widgets::ValueField* box : {width_, height_}) {
    connect(box, &widgets::ValueField::valueChanged, this, &PictureFields::sizeChanged);
  }
  form.addRow(tr("Frames"), rowOf({first_, new QLabel(QString::fromUtf8("–"), fields), last_}));
  form.addRow(tr("Size"), rowOf({sizes_, width_, new QLabel(QString::fromUtf8("×"), fields), height_}));
}

void PictureFields::fillSizes() {
  sizes_->setAccessibleName(tr("Size"));
  sizes_->setWhatsThis(tr("Selects a common size, or a custom size from the fields beside it."));
  sizes_->addItem(tr("Custom size"));
  for (const QSize& common : kSizes) sizes_->addItem(sizeText(common), common);
  const auto follow = [this] { sizes_->setCurrentIndex(std::max(0, sizes_->findData(size()))); };
  connect(this, &PictureFields::sizeChanged, this, follow);
  follow();
  connect(sizes_, &QComboBox::activated, this, [this](int index) {
    const QSize chosen = sizes_->itemData(index).toSize();
    if (chosen.isEmpty()) return;
    width_->setValue(chosen.width());
    height_->setValue(chosen.height());
  });
}

FrameRange PictureFields::frames() const { return {first_->wholeValue(), last_->wholeValue()}; }
QSize PictureFields::size() const { return {width_->wholeValue(), height_->wholeValue()}; }

}  // namespace furitsuke::dialogs
