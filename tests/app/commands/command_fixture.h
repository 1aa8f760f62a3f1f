// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QMainWindow>
#include <QTemporaryDir>

#include "app/actions/action_set.h"
#include "app/commands/command_context.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/transport_bar.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/status_line.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

/// Everything that commands without panels need, without the main window. A test creates the commands that it runs.
class CommandTest : public ::testing::Test {
 protected:
  CommandTest();

  [[nodiscard]] commands::CommandContext context();
  /// Adds a motion without a file, and makes it the current one.
  edit::MotionDocument& addMotion(motion::Motion motion = sampleMotion());
  /// Writes the motion as VMD into the folder of the test and returns its path.
  [[nodiscard]] QString writeMotion(const QString& name, const motion::Motion& motion = sampleMotion()) const;
  [[nodiscard]] QString pathOf(const QString& name) const { return folder.filePath(name); }
  /// The current motion; there must be one.
  [[nodiscard]] edit::MotionDocument& document() { return *workspace.current(); }
  /// Runs the lines of a script. Fails the test if one cannot run.
  void run(const QString& script);
  /// The message for the first line of the script that cannot run; empty if all can. A line whose command does not
  /// exist in this test fails the test.
  [[nodiscard]] std::string failureOf(const QString& script);
  bool isChecked(const char* id) const { return actions.action(id)->isChecked(); }

  QTemporaryDir folder;
  session::Settings settings;
  QMainWindow window;
  actions::ActionSet actions;
  session::Workspace workspace;
  session::Stage stage;
  session::Playback playback;
  session::SoundTrack soundTrack{workspace, stage};
  session::SoundPlayer sound{soundTrack, playback, {}};
  widgets::MessageBar messages;
  widgets::StatusLine statusLine;
};

/// The same for commands that use the timeline or the transport bar. Both show the current motion.
class TimelineCommandTest : public CommandTest {
 protected:
  TimelineCommandTest();

  panels::TimelinePanel timeline;
  panels::TransportBar transport;
};

}  // namespace furitsuke::test
