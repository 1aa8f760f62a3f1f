// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

const ActionParameter kOnParameter{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};

std::vector<ActionInfo> modeRows() {
  const auto row = [](const char* id, const char* text, const char* tooltip, const char* keys = "") {
    return ActionInfo{
        .id = id, .menu = "physics", .group = 1, .text = text, .tooltip = tooltip, .keys = keys, .checkable = true};
  };
  return {
      {.id = "physics.toggle",
       .menu = "physics",
       .text = QT_TRANSLATE_NOOP("Actions", "&Physics"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let hair and clothes move by physics, or show their keys"),
       .icon = "physics",
       .keys = "Ctrl+Alt+Y",
       .checkable = true,
       .inToolbar = true,
       .parameters = {kOnParameter}},
      row("physics.off", QT_TRANSLATE_NOOP("Actions", "O&ff"),
          QT_TRANSLATE_NOOP("Actions", "Show the keys of all bones, without physics")),
      row("physics.on", QT_TRANSLATE_NOOP("Actions", "&On"),
          QT_TRANSLATE_NOOP("Actions", "Show physics as simulated from frame 0, the same at every playback")),
      row("physics.live", QT_TRANSLATE_NOOP("Actions", "&Live While Posing"),
          QT_TRANSLATE_NOOP("Actions", "Let hair and clothes follow while bones are posed by hand")),
  };
}

}  // namespace

std::vector<ActionInfo> physicsActionRows() {
  std::vector<ActionInfo> rows = modeRows();
  const auto steps = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{
        .id = id, .menu = "physics/steps", .group = 3, .text = text, .tooltip = tooltip, .checkable = true};
  };
  const std::vector<ActionInfo> more = {
      {.id = "physics.reset",
       .menu = "physics",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Reset"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Put all bodies back on their bones and simulate again"),
       .keys = "Ctrl+Alt+Shift+Y"},
      {.id = "physics.gravity",
       .menu = "physics",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Gravity…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set gravity and its noise, for all frames or with keys"),
       .parameters = {{.name = "acceleration",
                       .kind = ActionParameterKind::Numbers,
                       .help = "as in MMD, where 9.8 is normal; -1000 to 1000",
                       .count = 1},
                      {.name = "direction",
                       .kind = ActionParameterKind::Numbers,
                       .help = "x,y,z of any length above 0; 0,-1,0 is down",
                       .count = 3},
                      {.name = "noise",
                       .kind = ActionParameterKind::Numbers,
                       .help = "random change in percent, 0 to 1000; 0 switches it off",
                       .count = 1},
                      {.name = "seed", .kind = ActionParameterKind::Whole, .help = "of the noise"},
                      {.name = "frame",
                       .kind = ActionParameterKind::Whole,
                       .help = "registers a gravity key there; gravity of all frames when omitted"},
                      {.name = "delete",
                       .kind = ActionParameterKind::Flag,
                       .help = "deletes the gravity key at the frame instead"}}},
      {.id = "physics.ground",
       .menu = "physics",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Collide With Grou&nd"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Stop bodies at the ground if their model wants that"),
       .checkable = true,
       .parameters = {kOnParameter}},
      {.id = "physics.settle",
       .menu = "physics",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "S&ettle Before Frame 0…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Hold the first pose for some frames before the motion starts"),
       .parameters = {{.name = "frames",
                       .kind = ActionParameterKind::Whole,
                       .help = "0 to 300; 0 starts as MMD does",
                       .required = true}}},
      steps("physics.steps60", QT_TRANSLATE_NOOP("Actions", "&60 per Second"),
            QT_TRANSLATE_NOOP("Actions", "Simulate 60 steps per second: fast, with joints that stretch")),
      steps("physics.steps120", QT_TRANSLATE_NOOP("Actions", "&120 per Second"),
            QT_TRANSLATE_NOOP("Actions", "Simulate 120 steps per second, nearest to MMD")),
      steps("physics.steps240", QT_TRANSLATE_NOOP("Actions", "&240 per Second"),
            QT_TRANSLATE_NOOP("Actions", "Simulate 240 steps per second: skirts pass through legs less often")),
  };
  rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace furitsuke::actions
