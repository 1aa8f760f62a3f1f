// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/command_fixture.h"

#include <QMenuBar>

#include "app/actions/action_script.h"
#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/actions/declared_actions.h"

namespace furitsuke::test {

CommandTest::CommandTest() : settings(folder.filePath("profile")), actions(&window) {
  actions.fillMenuBar(window.menuBar());
}

commands::CommandContext CommandTest::context() {
  return {&window, actions, workspace, settings, messages, stage, playback, sound, statusLine};
}

edit::MotionDocument& CommandTest::addMotion(motion::Motion motion) {
  return *workspace.add(std::make_unique<edit::MotionDocument>(std::move(motion)));
}

QString CommandTest::writeMotion(const QString& name, const motion::Motion& motion) const {
  const QString path = pathOf(name);
  EXPECT_TRUE(writeFileAtomically(session::toPath(path), io::vmdFromMotion(motion, nullptr)));
  return path;
}

void CommandTest::run(const QString& script) { EXPECT_EQ(failureOf(script), "") << script.toStdString(); }

std::string CommandTest::failureOf(const QString& script) {
  const Status status = actions::runActionScript(actions, script);
  if (status) return {};
  const std::string message = status.error().message();
  EXPECT_EQ(message.find("unknown action"), std::string::npos) << message;
  return message;
}

TimelineCommandTest::TimelineCommandTest() {
  QObject::connect(&workspace, &session::Workspace::currentChanged, &timeline, &panels::TimelinePanel::setDocument);
  QObject::connect(&workspace, &session::Workspace::currentChanged, &transport, &panels::TransportBar::setDocument);
}

}  // namespace furitsuke::test
