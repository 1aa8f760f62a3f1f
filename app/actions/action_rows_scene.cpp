// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

const ActionParameter kSceneSwitch{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"};
const ActionParameter kModelName{.name = "name", .help = "as the scene lists it; the active model when missing"};

std::vector<ActionInfo> modelRows() {
  return {
      {.id = "model.add",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Model…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a model and put it on the stage"),
       .icon = "add-model",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}}},
      {.id = "model.remove",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Remove Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Take the active model off the stage; its motion stays open"),
       .icon = "delete",
       .parameters = {kModelName}},
      {.id = "model.show",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Show Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide the active model"),
       .icon = "visibility",
       .checkable = true,
       .parameters = {kSceneSwitch, kModelName}},
      {.id = "model.next",
       .menu = "scene",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Work on the next model of the scene"),
       .mmdKeys = "Tab"},
      {.id = "model.previous",
       .menu = "scene",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Work on the model before in the scene"),
       .mmdKeys = "Shift+Tab"},
      {.id = "model.activate",
       .text = QT_TRANSLATE_NOOP("Actions", "Work on a Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make a model the active one"),
       .parameters = {{.name = "name", .help = "as the scene lists it", .required = true}}},
      {.id = "model.drawEarlier",
       .menu = "scene",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Draw &Earlier"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Draw the active model before the one above it in the list"),
       .icon = "move-up"},
      {.id = "model.drawLater",
       .menu = "scene",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Draw &Later"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Draw the active model after the one below it in the list"),
       .icon = "move-down"},
      {.id = "model.setMotion",
       .text = QT_TRANSLATE_NOOP("Actions", "Give a Model a Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let an open motion move a model"),
       .parameters = {kModelName, {.name = "motion", .help = "title of its tab; none when missing"}}},
      {.id = "scene.setCamera",
       .text = QT_TRANSLATE_NOOP("Actions", "Choose the Camera Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Take camera, light and shadow from an open motion"),
       .parameters = {{.name = "motion", .help = "title of its tab; MMD's own camera when missing"}}},
  };
}

std::vector<ActionInfo> cameraRows() {
  const auto look = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id, .menu = "view/camera", .group = 1, .text = text, .tooltip = tooltip, .keys = keys};
  };
  return {
      {.id = "viewport.motionCamera",
       .menu = "view/camera",
       .text = QT_TRANSLATE_NOOP("Actions", "&Camera of the Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Look through the camera of the motion, or through the free one"),
       .icon = "camera",
       .keys = "Num+0; Shift+C",
       .checkable = true,
       .parameters = {kSceneSwitch}},
      look("viewport.front", QT_TRANSLATE_NOOP("Actions", "&Front"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from the front"), "Num+1; Ctrl+Alt+1"),
      look("viewport.back", QT_TRANSLATE_NOOP("Actions", "&Back"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from behind"), "Ctrl+Num+1; Ctrl+Alt+2"),
      look("viewport.left", QT_TRANSLATE_NOOP("Actions", "&Left"),
           QT_TRANSLATE_NOOP("Actions", "Look at the left side of the models"), "Ctrl+Num+3; Ctrl+Alt+4"),
      look("viewport.right", QT_TRANSLATE_NOOP("Actions", "&Right"),
           QT_TRANSLATE_NOOP("Actions", "Look at the right side of the models"), "Num+3; Ctrl+Alt+3"),
      look("viewport.top", QT_TRANSLATE_NOOP("Actions", "&Top"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from above"), "Num+7; Ctrl+Alt+7"),
      look("viewport.bottom", QT_TRANSLATE_NOOP("Actions", "B&ottom"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from below"), "Ctrl+Num+7; Ctrl+Alt+8"),
      look("viewport.home", QT_TRANSLATE_NOOP("Actions", "&MMD's View"),
           QT_TRANSLATE_NOOP("Actions", "Put the free camera where MMD has it at first"), ""),
      {.id = "viewport.frameAll",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Frame &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all models as large as they fit"),
       .icon = "zoom-fit",
       .keys = "Shift+F"},
      {.id = "viewport.frameSelection",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Frame &Selection"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the selected bones, or the active model, as large as they fit"),
       .icon = "frame-selection",
       .keys = "F; Num+."},
      {.id = "viewport.followBone",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Follow Bo&ne"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let the free camera go where the selected bone goes"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "viewport.safeFrames",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Safe &Frames"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Frame the picture that is worked for, with thirds and safe areas"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "viewport.perspective",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Perspective"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Draw what is far smaller, or everything at one scale"),
       .keys = "Num+5",
       .checkable = true,
       .parameters = {kSceneSwitch}},
  };
}

std::vector<ActionInfo> drawingRows() {
  const auto toggle = [](const char* id, const char* text, const char* tooltip, const char* mmdKeys,
                         const char* icon = "") {
    return ActionInfo{.id = id,
                      .menu = "view/draw",
                      .text = text,
                      .tooltip = tooltip,
                      .icon = icon,
                      .mmdKeys = mmdKeys,
                      .checkable = true,
                      .parameters = {kSceneSwitch}};
  };
  return {
      toggle("viewport.bones", QT_TRANSLATE_NOOP("Actions", "&Bones"),
             QT_TRANSLATE_NOOP("Actions", "Show the bones of the active model"), nullptr, "bone"),
      toggle("viewport.edges", QT_TRANSLATE_NOOP("Actions", "&Edges"),
             QT_TRANSLATE_NOOP("Actions", "Draw the outlines of the models"), "E"),
      toggle("viewport.groundShadow", QT_TRANSLATE_NOOP("Actions", "&Ground Shadow"),
             QT_TRANSLATE_NOOP("Actions", "Draw flat shadows on the ground"), nullptr),
      toggle("viewport.selfShadow", QT_TRANSLATE_NOOP("Actions", "&Self Shadow"),
             QT_TRANSLATE_NOOP("Actions", "Let models throw shadows onto each other, as the motion says"), nullptr,
             "shadow"),
      toggle("viewport.grid", QT_TRANSLATE_NOOP("Actions", "&Axes and Grid"),
             QT_TRANSLATE_NOOP("Actions", "Draw the axes and the grid of the ground"), "H", "grid"),
      toggle("viewport.smooth", QT_TRANSLATE_NOOP("Actions", "S&mooth Edges"),
             QT_TRANSLATE_NOOP("Actions", "Draw each pixel from several samples where the machine is up to it"),
             nullptr),
      toggle("viewport.cameraPath", QT_TRANSLATE_NOOP("Actions", "&Camera Path"),
             QT_TRANSLATE_NOOP("Actions", "Draw the way of the camera of the motion, its keys and where it stands"),
             nullptr),
      toggle("viewport.trails", QT_TRANSLATE_NOOP("Actions", "Motion &Trails"),
             QT_TRANSLATE_NOOP("Actions",
                               "Draw the way of the selected bones around the playhead; its keys can be dragged, a "
                               "click on one goes there"),
             nullptr),
      toggle("viewport.onionSkin", QT_TRANSLATE_NOOP("Actions", "&Onion Skin"),
             QT_TRANSLATE_NOOP(
                 "Actions",
                 "Show the active model also before and behind the playhead, as its motion has it; not while it plays"),
             nullptr),
      toggle(
          "viewport.shadowReach", QT_TRANSLATE_NOOP("Actions", "&Reach of Self Shadow"),
          QT_TRANSLATE_NOOP("Actions", "Draw how far self shadow reaches from where the camera looks, on the ground"),
          nullptr),
      toggle("viewport.lightBall", QT_TRANSLATE_NOOP("Actions", "&Light Ball"),
             QT_TRANSLATE_NOOP("Actions", "Show a ball that turns the light of the motion, and its colour"), nullptr,
             "light"),
      {.id = "viewport.savePicture",
       .menu = "file",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Save Pic&ture…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save what the viewport shows as a PNG of any size"),
       .icon = "picture",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true},
                      {.name = "width", .kind = ActionParameterKind::Whole, .help = "in pixels; that of the viewport"},
                      {.name = "height", .kind = ActionParameterKind::Whole, .help = "in pixels; that of the viewport"},
                      {.name = "transparent",
                       .kind = ActionParameterKind::Flag,
                       .help = "where nothing stands; off when missing"}}},
      {.id = "viewport.saveSequence",
       .menu = "file",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Save Pictures of &Frames…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save one picture of each frame for a film, in any size"),
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "with %05d where the number of the frame goes",
                       .required = true},
                      {.name = "frames", .kind = ActionParameterKind::Frames, .help = "all of the scene when missing"},
                      {.name = "width", .kind = ActionParameterKind::Whole, .help = "in pixels; 1280"},
                      {.name = "height", .kind = ActionParameterKind::Whole, .help = "in pixels; 720"},
                      {.name = "transparent",
                       .kind = ActionParameterKind::Flag,
                       .help = "where nothing stands; off when missing"},
                      {.name = "overwrite",
                       .kind = ActionParameterKind::Flag,
                       .help = "replace pictures that are there; off when missing"}}},
  };
}

std::vector<ActionInfo> ratioRows() {
  const auto ratio = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/ratio", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      ratio("viewport.ratio16x9", QT_TRANSLATE_NOOP("Actions", "1&6:9"),
            QT_TRANSLATE_NOOP("Actions", "Frame a picture of 16 to 9, as screens are")),
      ratio("viewport.ratio4x3", QT_TRANSLATE_NOOP("Actions", "&4:3"),
            QT_TRANSLATE_NOOP("Actions", "Frame a picture of 4 to 3, as screens once were")),
      ratio("viewport.ratio1x1", QT_TRANSLATE_NOOP("Actions", "&1:1"),
            QT_TRANSLATE_NOOP("Actions", "Frame a square picture")),
      ratio("viewport.ratio9x16", QT_TRANSLATE_NOOP("Actions", "&9:16"),
            QT_TRANSLATE_NOOP("Actions", "Frame a picture of 9 to 16, as telephones are held")),
      ratio("viewport.ratio21x9", QT_TRANSLATE_NOOP("Actions", "&21:9"),
            QT_TRANSLATE_NOOP("Actions", "Frame a picture of 21 to 9, as in the cinema")),
  };
}

std::vector<ActionInfo> trailRows() {
  const auto reach = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/trails", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      reach("viewport.trails10", QT_TRANSLATE_NOOP("Actions", "&10 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 10 frames before and behind the playhead")),
      reach("viewport.trails30", QT_TRANSLATE_NOOP("Actions", "&30 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 30 frames before and behind the playhead")),
      reach("viewport.trails60", QT_TRANSLATE_NOOP("Actions", "&60 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 60 frames before and behind the playhead")),
      reach("viewport.trails150", QT_TRANSLATE_NOOP("Actions", "1&50 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 150 frames before and behind the playhead")),
  };
}

std::vector<ActionInfo> onionRows() {
  const auto choice = [](const char* id, int group, const char* text, const char* tooltip) {
    return ActionInfo{
        .id = id, .menu = "view/onion", .group = group, .text = text, .tooltip = tooltip, .checkable = true};
  };
  const char* const count =
      QT_TRANSLATE_NOOP("Actions", "How many moments the onion skin shows before the playhead, and as many behind it");
  const char* const step =
      QT_TRANSLATE_NOOP("Actions", "How many frames lie between two moments that the onion skin shows");
  return {
      choice("viewport.ghosts1", 0, QT_TRANSLATE_NOOP("Actions", "&1 on Each Side"), count),
      choice("viewport.ghosts2", 0, QT_TRANSLATE_NOOP("Actions", "&2 on Each Side"), count),
      choice("viewport.ghosts3", 0, QT_TRANSLATE_NOOP("Actions", "&3 on Each Side"), count),
      choice("viewport.ghosts4", 0, QT_TRANSLATE_NOOP("Actions", "&4 on Each Side"), count),
      choice("viewport.ghosts5", 0, QT_TRANSLATE_NOOP("Actions", "&5 on Each Side"), count),
      choice("viewport.ghostStep1", 1, QT_TRANSLATE_NOOP("Actions", "&Each Frame"), step),
      choice("viewport.ghostStep2", 1, QT_TRANSLATE_NOOP("Actions", "E&very 2 Frames"), step),
      choice("viewport.ghostStep5", 1, QT_TRANSLATE_NOOP("Actions", "Every 5 &Frames"), step),
      choice("viewport.ghostStep10", 1, QT_TRANSLATE_NOOP("Actions", "Every 10 F&rames"), step),
  };
}

std::vector<ActionInfo> compareRows() {
  return {
      {.id = "viewport.compareWith",
       .menu = "view/compare",
       .text = QT_TRANSLATE_NOOP("Actions", "&Compare With Another Motion…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Show the active model also as another motion has it, and how far each bone is from there"),
       .icon = "compare",
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "the file of the other motion, open or not; of this motion itself: as it was saved",
                       .required = true}}},
      {.id = "viewport.compareStop",
       .menu = "view/compare",
       .text = QT_TRANSLATE_NOOP("Actions", "&Stop Comparing"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the motion of the active model alone again"),
       .icon = "close"},
      {.id = "viewport.comparePrevious",
       .menu = "view/compare",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous Difference"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Go back to where the selected bones, or any, differ most before they agree again"),
       .icon = "previous-key",
       .keys = "Ctrl+Alt+Left"},
      {.id = "viewport.compareNext",
       .menu = "view/compare",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Difference"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Go on to where the selected bones, or any, differ most before they agree again"),
       .icon = "next-key",
       .keys = "Ctrl+Alt+Right"},
  };
}

}  // namespace

std::vector<ActionInfo> sceneActionRows() {
  std::vector<ActionInfo> rows = modelRows();
  for (const auto& part : {cameraRows(), ratioRows(), drawingRows(), trailRows(), onionRows(), compareRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke
