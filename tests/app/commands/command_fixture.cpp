// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/command_fixture.h"

#include <QMenuBar>

#include "app/actions/action_script.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

CommandTest::CommandTest() : settings(folder.filePath("profile")), actions(&window) {
  actions.fillMenuBar(window.menuBar());
}

commands::CommandContext CommandTest::context() {
  return {&window, actions, workspace, settings, messages, stage, playback};
}

edit::MotionDocument& CommandTest::addMotion() {
  motion::Motion motion;
  addBone(motion, "右腕", {0, 10, 20});
  addBone(motion, "左腕", {0, 30});
  return *workspace.add(std::make_unique<edit::MotionDocument>(std::move(motion)));
}

Status CommandTest::run(const QString& script) { return actions::runActionScript(actions, script); }

}  // namespace furitsuke::test
