// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QMainWindow>
#include <QTemporaryDir>

#include "app/actions/action_set.h"
#include "app/commands/command_context.h"
#include "app/session/playback.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::test {

/// Everything that commands without panels need, without the main window.
class CommandTest : public ::testing::Test {
 protected:
  CommandTest();

  [[nodiscard]] commands::CommandContext context();
  /// Adds a motion with the bone keys 右腕 (0, 10, 20) and 左腕 (0, 30), and makes it the current one.
  edit::MotionDocument& addMotion();
  [[nodiscard]] Status run(const QString& script);

  QTemporaryDir folder;
  session::Settings settings;
  QMainWindow window;
  actions::ActionSet actions;
  session::Workspace workspace;
  session::Stage stage;
  session::Playback playback;
  widgets::MessageBar messages;
};

}  // namespace furitsuke::test
