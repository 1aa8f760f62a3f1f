// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QMainWindow>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>
#include <QPainter>
#include <cstdio>

#include "app/startup/process_clock.h"
#include "tests/bench/cleared_picture.h"

// What `furitsuke --report-startup` is compared with: an empty window of Qt with OpenGL, on the same platform and of
// the same size. Prints the time from the start of the process until the window is drawn.
namespace furitsuke::bench {
namespace {

constexpr QSize kWindowSize(1584, 952);

/// OpenGL in a window.
class EmptyGlWidget final : public QOpenGLWidget {
 public:
  using QOpenGLWidget::QOpenGLWidget;
  [[nodiscard]] bool isDrawn() const noexcept { return drawn_; }

 protected:
  void paintGL() override {
    QOpenGLFunctions* functions = context()->functions();
    functions->glClearColor(0, 0, 0, 1);
    functions->glClear(GL_COLOR_BUFFER_BIT);
    drawn_ = true;
  }

 private:
  bool drawn_ = false;
};

/// OpenGL without a window, shown as an image.
class EmptyPicture final : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    const std::vector<std::uint8_t> pixels = clearedPicture(width(), height());
    if (pixels.empty()) return;
    QPainter(this).drawImage(0, 0, QImage(pixels.data(), width(), height(), width() * 4, QImage::Format_RGBX8888));
  }
};

int drawEmptyWindow(int argc, char** argv) {
  const QApplication application(argc, argv);
  QMainWindow window;
  window.resize(kWindowSize);
  if (QGuiApplication::platformName() == "offscreen") {
    window.setCentralWidget(new EmptyPicture(&window));
    window.show();
    QApplication::processEvents();
  } else {
    auto* widget = new EmptyGlWidget(&window);
    window.setCentralWidget(widget);
    window.show();
    while (!widget->isDrawn()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    window.repaint();
  }
  std::printf("%.0f ms\n", startup::millisecondsSinceProcessStart());
  std::fflush(stdout);
  return 0;
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) { return furitsuke::bench::drawEmptyWindow(argc, argv); }
