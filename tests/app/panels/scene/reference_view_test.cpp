// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/reference_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <cstdint>
#include <memory>

namespace furitsuke::panels {
namespace {

/// 4 by 2 pixels, each of another gray; the left ones are darker.
std::shared_ptr<const image::Image> grays() {
  image::Image image{4, 2, {}};
  for (int i = 0; i < 8; ++i) {
    const auto gray = static_cast<std::uint8_t>(10 + i % 4 * 60 + i / 4 * 20);
    image.pixels.insert(image.pixels.end(), {gray, gray, gray, 255});
  }
  return std::make_shared<const image::Image>(std::move(image));
}

class ReferenceViewTest : public testing::Test {
 protected:
  ReferenceViewTest() {
    view.resize(400, 300);
    view.setPicture(grays(), 1);
    view.show();
  }
  void turnWheel(QPointF at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, notches * 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&view, &event);
  }
  void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
    const auto send = [&](QEvent::Type type, QPoint at, Qt::MouseButtons buttons) {
      QMouseEvent event(type, QPointF(at), view.mapToGlobal(QPointF(at)), button, buttons, Qt::NoModifier);
      QApplication::sendEvent(&view, &event);
    };
    send(QEvent::MouseButtonPress, from, button);
    send(QEvent::MouseMove, (from + to) / 2, button);
    send(QEvent::MouseMove, to, button);
    send(QEvent::MouseButtonRelease, to, Qt::NoButton);
  }
  /// The place in the view of a place of the picture, in its pixels.
  [[nodiscard]] QPointF positionOf(QPointF pixel) const { return view.placement().map(pixel); }
  [[nodiscard]] int grayAt(QPoint at) { return view.grab().toImage().pixelColor(at).red(); }

  ReferenceView view;
};

void expectNear(QPointF shown, QPointF expected) {
  EXPECT_NEAR(shown.x(), expected.x(), 1e-6);
  EXPECT_NEAR(shown.y(), expected.y(), 1e-6);
}

TEST_F(ReferenceViewTest, ShowsAllOfThePictureInTheMiddle) {
  expectNear(positionOf({0, 0}), {0, 50});
  expectNear(positionOf({4, 2}), {400, 250});
  view.setPicture(grays(), 2);
  expectNear(positionOf({0, 0}), {0, 100});
  expectNear(positionOf({4, 2}), {400, 200});
  view.resize(200, 300);
  expectNear(positionOf({2, 1}), {100, 150});
}

TEST_F(ReferenceViewTest, MirroredItExchangesLeftAndRight) {
  EXPECT_NEAR(grayAt({50, 100}), 10, 3);
  EXPECT_NEAR(grayAt({350, 100}), 190, 3);
  view.setMirrored(true);
  EXPECT_NEAR(grayAt({50, 100}), 190, 3);
  EXPECT_NEAR(grayAt({350, 100}), 10, 3);
}

TEST_F(ReferenceViewTest, TheWheelZoomsAtThePointer) {
  for (const bool mirrored : {false, true}) {
    view.setMirrored(mirrored);
    const QPointF pointer(130, 90);
    const QPointF pixel = view.placement().inverted().map(pointer);
    for (const int notches : {1, 3, -2}) {
      const double before = view.zoom();
      turnWheel(pointer, notches);
      EXPECT_NE(view.zoom(), before);
      expectNear(positionOf(pixel), pointer);
    }
    view.fit();
  }
  turnWheel({10, 10}, 1000);
  EXPECT_EQ(view.zoom(), ReferenceView::kLargestZoom);
  turnWheel({10, 10}, -10'000);
  EXPECT_EQ(view.zoom(), ReferenceView::kSmallestZoom);
}

TEST_F(ReferenceViewTest, ADragPansAndADoubleClickShowsAll) {
  for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
    turnWheel({200, 150}, 6);
    const QPointF pixel = view.placement().inverted().map(QPointF(200, 150));
    drag({200, 150}, {170, 190}, button);
    expectNear(positionOf(pixel), {170, 190});
    QTest::mouseDClick(&view, Qt::LeftButton, {}, {50, 50});
    EXPECT_EQ(view.zoom(), 1);
    expectNear(positionOf({0, 0}), {0, 50});
  }
  drag({200, 150}, {200, 20'000});
  EXPECT_LE(positionOf({0, 0}).y(), 150) << "it stays in sight";
}

TEST_F(ReferenceViewTest, MirroringKeepsWhatIsInTheMiddle) {
  turnWheel({50, 100}, 8);
  const QPointF middle(200, 150);
  const QPointF pixel = view.placement().inverted().map(middle);
  view.setMirrored(true);
  expectNear(positionOf(pixel), middle);
}

TEST_F(ReferenceViewTest, ASentenceIsDrawnWithAndWithoutAPicture) {
  const auto differs = [this](const QString& sentence) {
    view.setSentence({});
    const QImage before = view.grab().toImage();
    view.setSentence(sentence);
    EXPECT_EQ(view.accessibleDescription(), sentence);
    return view.grab().toImage() != before;
  };
  EXPECT_TRUE(differs("damaged"));
  view.setPicture(nullptr, 1);
  EXPECT_TRUE(differs("The film starts later."));
  EXPECT_FALSE(differs({}));
  turnWheel({1, 1}, 1);  // nothing to zoom
  EXPECT_EQ(view.zoom(), 1);
}

}  // namespace
}  // namespace furitsuke::panels
