// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QVBoxLayout>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "app/theme/theme.h"
#include "tests/app/theme/contrast.h"

// What the pictures of controls show, which the palette alone does not tell: a style sheet replaces parts of it.
namespace furitsuke::theme {
namespace {

using Made = std::unique_ptr<QWidget>;

struct Control {
  const char* name;
  std::function<Made()> make;
};

template <class Widget>
Made labeled(Widget* widget) {
  widget->setText("Apply");
  return Made(widget);
}

Made slider() {
  auto* made = new QSlider(Qt::Horizontal);
  made->setRange(0, 100);
  return Made(made);
}

Made field(const QString& placeholder) {
  auto* made = new QLineEdit;
  made->setPlaceholderText(placeholder);
  return Made(made);
}

std::vector<Control> controls() {
  return {{"line edit", [] { return Made(new QLineEdit); }},
          {"combo box", [] { return Made(new QComboBox); }},
          {"text edit", [] { return Made(new QPlainTextEdit); }},
          {"check box", [] { return labeled(new QCheckBox); }},
          {"radio button", [] { return labeled(new QRadioButton); }},
          {"button", [] { return labeled(new QPushButton); }},
          {"slider", slider}};
}

/// The control on a panel, without the focus.
QImage pictureOf(QWidget& control, double fontScale = 1) {
  QWidget panel;
  panel.setFixedSize(200, 100);
  QFont font = panel.font();
  font.setPointSizeF(font.pointSizeF() * fontScale);
  auto* layout = new QVBoxLayout(&panel);
  control.setFont(font);
  layout->addWidget(&control);
  panel.ensurePolished();
  QImage image(panel.size(), QImage::Format_RGB32);
  image.fill(theme().raised);
  panel.render(&image, {}, {}, QWidget::DrawChildren);
  control.setParent(nullptr);
  return image;
}

/// The highest contrast of a pixel in this part of the image with `back`.
double bestContrast(const QImage& image, const QColor& back, const QRect& where) {
  double best = 1;
  for (int y = where.top(); y <= where.bottom(); ++y) {
    for (int x = where.left(); x <= where.right(); ++x)
      best = std::max(best, test::contrast(image.pixelColor(x, y), back));
  }
  return best;
}

TEST(ControlPictures, TheOutlineOfEveryControlStandsOutFromItsPanel) {
  for (const QString& id : themeIds()) {
    applyTheme(*qApp, id);
    for (const Control& each : controls()) {
      const Made control = each.make();
      const QImage image = pictureOf(*control);
      // Left of its text, where only the outline or the track is.
      const QRect left(control->x(), control->y(), 16, control->height());
      EXPECT_GE(bestContrast(image, theme().raised, left), 3.0) << id.toStdString() << ": " << each.name;
    }
  }
}

TEST(ControlPictures, TheTrackOfASliderStandsOutOnBothSidesOfItsHandle) {
  for (const QString& id : themeIds()) {
    applyTheme(*qApp, id);
    for (const int value : {0, 100}) {
      const Made control = slider();
      static_cast<QSlider&>(*control).setValue(value);
      const QImage image = pictureOf(*control);
      const QRect middle(control->x() + control->width() / 2, control->y(), 4, control->height());
      EXPECT_GE(bestContrast(image, theme().raised, middle), 3.0) << id.toStdString() << " at " << value;
    }
  }
}

TEST(ControlPictures, APlaceholderCanBeRead) {
  for (const QString& id : themeIds()) {
    applyTheme(*qApp, id);
    // Large letters have pixels of the full color.
    const Made control = field("HHHH");
    const QImage image = pictureOf(*control, 2);
    EXPECT_GE(bestContrast(image, theme().background, control->geometry().adjusted(6, 6, -6, -6)), 4.5)
        << id.toStdString();
  }
}

/// The picture with one color for all that differs from its background.
QImage shapesOf(const QImage& image) {
  QImage shapes(image.size(), QImage::Format_Mono);
  const QRgb back = image.pixel(2, 2);  // within the border of a menu
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) shapes.setPixel(x, y, image.pixel(x, y) == back ? 0 : 1);
  }
  return shapes;
}

TEST(ControlPictures, ADisabledControlIsToldWithoutColor) {
  for (const QString& id : themeIds()) {
    applyTheme(*qApp, id);
    for (const Control& each : controls()) {
      if (std::string_view(each.name) == "text edit") continue;
      const Made enabled = each.make(), disabled = each.make();
      disabled->setEnabled(false);
      // The fields have another background than the panel: compare the dashes of the frame.
      const QImage a = shapesOf(pictureOf(*enabled)), b = shapesOf(pictureOf(*disabled));
      EXPECT_NE(a, b) << id.toStdString() << ": " << each.name;
    }
    QMenu menu;
    QAction* entry = menu.addAction("Apply");
    const QImage on = shapesOf(menu.grab().toImage());
    entry->setEnabled(false);
    EXPECT_NE(on, shapesOf(menu.grab().toImage())) << id.toStdString();
  }
}

}  // namespace
}  // namespace furitsuke::theme
