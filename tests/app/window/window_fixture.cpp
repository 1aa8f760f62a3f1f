// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/window_fixture.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include "app/actions/action_script.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/actions/declared_actions.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

WindowTest::WindowTest() {
  theme::applyTheme(*qApp, "dark");
  restart();
}

WindowTest::~WindowTest() {
  EXPECT_EQ(unanswered_, 0) << "questions that were not asked";
  window.reset();
  settle();
}

void WindowTest::restart() {
  window.reset();
  settings.reset();
  settings = std::make_unique<session::Settings>(folder.filePath("profile"));
  window = std::make_unique<window::MainWindow>(*settings);
  window->restoreLayout();
  window->show();
  settle();
}

motion::Motion WindowTest::sampleMotion() { return test::sampleMotion(); }

QString WindowTest::writeMotion(const QString& name, const motion::Motion& motion) const {
  const QString path = folder.filePath(name);
  EXPECT_TRUE(writeFileAtomically(session::toPath(path), io::vmdFromMotion(motion, nullptr)));
  return path;
}

edit::MotionDocument& WindowTest::document() { return *window->workspace().current(); }

void WindowTest::run(const QString& script) {
  const Status status = actions::runActionScript(window->actions(), script);
  EXPECT_TRUE(status) << (status ? std::string() : status.error().message());
}

void WindowTest::answerNext(const QString& button) {
  asked.clear();
  ++unanswered_;
  // What is dropped, or given to a running program, is opened by a later event.
  auto* looking = new QTimer(&answers_);
  QObject::connect(looking, &QTimer::timeout, looking, [this, looking, button] {
    QWidget* question = QApplication::activeModalWidget();
    if (question == nullptr) return;
    looking->stop();
    looking->deleteLater();
    --unanswered_;
    if (const auto* box = qobject_cast<QMessageBox*>(question)) asked = box->text();
    auto* wanted = question->findChild<QAbstractButton*>(button);
    ASSERT_NE(wanted, nullptr) << button.toStdString();
    QTest::mouseClick(wanted, Qt::LeftButton);
  });
  looking->start(5);
}

void WindowTest::settle() {
  for (int i = 0; i < 3; ++i) {
    QApplication::processEvents();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace furitsuke::test
