// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"
#include "app/viewport/motion_trails.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"
#include "tests/app/shell/window_fixture.h"

namespace furitsuke {
namespace {

class TimeAids : public test::WindowTest {
 protected:
  [[nodiscard]] bool isChecked(const char* id) const { return window->actions().action(id)->isChecked(); }
  ViewportPanel& viewport() { return *window->docks().viewport(); }
};

TEST_F(TimeAids, TrailsAreOffAtFirstAndRemembered) {
  EXPECT_FALSE(viewport().look().trails);
  EXPECT_TRUE(isChecked("viewport.trails30"));
  run("viewport.trails60");
  EXPECT_TRUE(viewport().look().trails) << "whoever chooses how long they are wants to see them";
  EXPECT_EQ(viewport().overlay().trails().reach(), 60);
  EXPECT_FALSE(isChecked("viewport.trails30"));
  restart();
  EXPECT_TRUE(isChecked("viewport.trails"));
  EXPECT_TRUE(isChecked("viewport.trails60"));
  EXPECT_EQ(viewport().overlay().trails().reach(), 60);
  run("viewport.trails on=off");
  EXPECT_FALSE(viewport().look().trails);
}

TEST_F(TimeAids, TheOnionSkinIsOffAtFirstAndRemembered) {
  EXPECT_FALSE(viewport().look().onionSkin);
  EXPECT_EQ(viewport().onionLook(), (OnionLook{2, 5}));
  run("viewport.ghosts4");
  EXPECT_TRUE(viewport().look().onionSkin);
  run("viewport.ghostStep10");
  EXPECT_TRUE(viewport().look().onionSkin) << "choosing again does not switch it off";
  restart();
  EXPECT_TRUE(isChecked("viewport.onionSkin"));
  EXPECT_EQ(viewport().onionLook(), (OnionLook{4, 10}));
  EXPECT_TRUE(isChecked("viewport.ghosts4"));
  EXPECT_FALSE(isChecked("viewport.ghosts2"));
  EXPECT_TRUE(isChecked("viewport.ghostStep10"));
}

TEST_F(TimeAids, AFrameThatIsChosenInTheViewportIsWhereThePlayheadGoes) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  emit viewport().overlay().frameChosen(20);
  EXPECT_EQ(document().currentFrame(), 20);
  EXPECT_EQ(window->stage().position(), 20);
}

}  // namespace
}  // namespace furitsuke
