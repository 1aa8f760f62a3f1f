// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

const ActionParameter kSceneSwitch{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};
const ActionParameter kModelName{.name = "name", .help = "name in the scene list; default: the active model"};

std::vector<ActionInfo> modelRows() {
  return {
      {.id = "model.add",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Model…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a model and add it to the scene"),
       .icon = "add-model",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}}},
      {.id = "model.remove",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Remove Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Remove the active model from the scene; its motion stays open"),
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
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make the next model in the scene the active one"),
       .mmdKeys = "Tab"},
      {.id = "model.previous",
       .menu = "scene",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make the previous model in the scene the active one"),
       .mmdKeys = "Shift+Tab"},
      {.id = "model.activate",
       .text = QT_TRANSLATE_NOOP("Actions", "Activate Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make a model the active one"),
       .parameters = {{.name = "name", .help = "name in the scene list", .required = true}}},
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
  };
}

std::vector<ActionInfo> propRows() {
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"};
  const auto vector = [](const char* name, const char* help) {
    return ActionParameter{.name = name, .kind = ActionParameterKind::Numbers, .help = help, .count = 3};
  };
  const auto number = [](const char* name, const char* help) {
    return ActionParameter{.name = name, .kind = ActionParameterKind::Numbers, .help = help, .count = 1};
  };
  const auto flag = [](const char* name, const char* help) {
    return ActionParameter{.name = name, .kind = ActionParameterKind::Flag, .help = help};
  };
  return {
      {.id = "prop.setKey",
       .menu = "key",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Register &Prop Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Register where the active model is placed and how it is drawn, as a key of an "
                                    "accessory in MMD"),
       .parameters = {kModelName, vector("position", "default: the current one"),
                      vector("angles", "degrees; default: the current ones"), number("scale", "above 0"),
                      number("opacity", "0 to 1"), flag("visible", "default: as it is now"),
                      flag("shadow", "default: as it is now"), frame}},
      {.id = "prop.removeKey",
       .menu = "key",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Remove Prop Ke&y"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Remove the key at the playhead that places the active model"),
       .parameters = {kModelName, frame}},
  };
}

std::vector<ActionInfo> stageMotionRows() {
  return {
      {.id = "model.setMotion",
       .text = QT_TRANSLATE_NOOP("Actions", "Assign Motion to Model"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Assign an open motion to a model"),
       .parameters = {kModelName, {.name = "motion", .help = "title of its tab; default: no motion"}}},
      {.id = "model.pinMotion",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "Pin M&otion"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Keep the motion of the active model, whatever motion is shown or opened"),
       .icon = "pin",
       .checkable = true,
       .parameters = {kSceneSwitch, kModelName}},
      {.id = "scene.autoModel",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "Show Motions on a &Figure"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Show a motion that is opened without a model on the model used last, or on a figure"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "scene.holdFirstKeys",
       .menu = "scene",
       .text = QT_TRANSLATE_NOOP("Actions", "&Hold First Keys"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Before the first key of a track, show that key as some players do; off: move from "
                                    "rest at frame 0 as MMD does"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "scene.setCamera",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Camera Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the camera of an open motion"),
       .parameters = {{.name = "motion", .help = "title of its tab; default: MMD's default camera"}}},
      {.id = "scene.setLight",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Light Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the light of an open motion"),
       .parameters = {{.name = "motion", .help = "title of its tab; default: MMD's default light"}}},
      {.id = "scene.setSelfShadow",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Self Shadow Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the self shadow of an open motion"),
       .parameters = {{.name = "motion", .help = "title of its tab; default: MMD's default self shadow"}}},
  };
}

std::vector<ActionInfo> cameraRows() {
  const auto look = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id, .menu = "view/camera", .group = 1, .text = text, .tooltip = tooltip, .keys = keys};
  };
  return {
      {.id = "viewport.motionCamera",
       .menu = "view/camera",
       .text = QT_TRANSLATE_NOOP("Actions", "Motion &Camera"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Switch between the motion camera and the free camera"),
       .icon = "camera",
       .keys = "Num+0; Shift+C",
       .checkable = true,
       .parameters = {kSceneSwitch}},
      look("viewport.front", QT_TRANSLATE_NOOP("Actions", "&Front"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from the front"), "Num+1; Ctrl+Alt+1"),
      look("viewport.back", QT_TRANSLATE_NOOP("Actions", "&Back"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from the back"), "Ctrl+Num+1; Ctrl+Alt+2"),
      look("viewport.left", QT_TRANSLATE_NOOP("Actions", "&Left"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from the left"), "Ctrl+Num+3; Ctrl+Alt+4"),
      look("viewport.right", QT_TRANSLATE_NOOP("Actions", "&Right"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from the right"), "Num+3; Ctrl+Alt+3"),
      look("viewport.top", QT_TRANSLATE_NOOP("Actions", "&Top"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from above"), "Num+7; Ctrl+Alt+7"),
      look("viewport.bottom", QT_TRANSLATE_NOOP("Actions", "B&ottom"),
           QT_TRANSLATE_NOOP("Actions", "Look at the models from below"), "Ctrl+Num+7; Ctrl+Alt+8"),
      look("viewport.home", QT_TRANSLATE_NOOP("Actions", "&MMD Default View"),
           QT_TRANSLATE_NOOP("Actions", "Move the free camera to MMD's default view"), ""),
      {.id = "viewport.frameAll",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Frame &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the free camera to show all models"),
       .icon = "zoom-fit",
       .keys = "Shift+F"},
      {.id = "viewport.frameSelection",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Frame &Selection"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the free camera to show the selected bones, or the active model"),
       .icon = "frame-selection",
       .keys = "F; Num+."},
      {.id = "viewport.followBone",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Follow Bo&ne"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make the free camera follow the selected bone"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "viewport.safeFrames",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Saf&e Frames"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the frame of the output image, with thirds and safe areas"),
       .checkable = true,
       .parameters = {kSceneSwitch}},
      {.id = "viewport.perspective",
       .menu = "view/camera",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Perspective"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Switch between perspective and orthographic projection"),
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
             QT_TRANSLATE_NOOP("Actions",
                               "Show the bones of the active model: all while one is selected or posed, else "
                               "those near the mouse"),
             nullptr, "bone"),
      toggle("viewport.allBones", QT_TRANSLATE_NOOP("Actions", "Bones Al&ways"),
             QT_TRANSLATE_NOOP("Actions", "Show all bones of the active model also when none is selected or posed"),
             nullptr),
      toggle("viewport.edges", QT_TRANSLATE_NOOP("Actions", "&Edges"),
             QT_TRANSLATE_NOOP("Actions", "Draw the outlines of the models"), "E"),
      toggle("viewport.groundShadow", QT_TRANSLATE_NOOP("Actions", "&Ground Shadow"),
             QT_TRANSLATE_NOOP("Actions", "Draw the shadows of the models on the ground"), nullptr),
      toggle("viewport.selfShadow", QT_TRANSLATE_NOOP("Actions", "&Self Shadow"),
             QT_TRANSLATE_NOOP("Actions", "Draw self shadow as the motion sets it"), nullptr, "shadow"),
      toggle("viewport.grid", QT_TRANSLATE_NOOP("Actions", "&Axes and Grid"),
             QT_TRANSLATE_NOOP("Actions", "Draw the axes and the ground grid"), "H", "grid"),
      toggle("viewport.cameraPath", QT_TRANSLATE_NOOP("Actions", "&Camera Path"),
             QT_TRANSLATE_NOOP("Actions", "Draw the path of the motion camera with its keys and its current position"),
             nullptr),
      toggle("viewport.trails", QT_TRANSLATE_NOOP("Actions", "Motion &Trails"),
             QT_TRANSLATE_NOOP("Actions",
                               "Draw the paths of the selected bones around the playhead; drag a key to move it, click "
                               "it to go to its frame"),
             nullptr),
      toggle(
          "viewport.onionSkin", QT_TRANSLATE_NOOP("Actions", "&Onion Skin"),
          QT_TRANSLATE_NOOP(
              "Actions", "Draw the active model also at frames before and after the playhead, except during playback"),
          nullptr),
      toggle("viewport.shadowReach", QT_TRANSLATE_NOOP("Actions", "Self Shadow &Range"),
             QT_TRANSLATE_NOOP("Actions", "Draw the range of the self shadow around the camera target on the ground"),
             nullptr),
      toggle("viewport.lightBall", QT_TRANSLATE_NOOP("Actions", "&Light Ball"),
             QT_TRANSLATE_NOOP("Actions", "Show a ball to rotate the light of the motion, and a field for its color"),
             nullptr, "light"),
  };
}

std::vector<ActionInfo> pictureRows() {
  return {
      {.id = "viewport.savePicture",
       .menu = "file/export",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Save &Image…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the viewport as a PNG image of any size"),
       .icon = "picture",
       .parameters =
           {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true},
            {.name = "width", .kind = ActionParameterKind::Whole, .help = "in pixels; default: size of the viewport"},
            {.name = "height", .kind = ActionParameterKind::Whole, .help = "in pixels; default: size of the viewport"},
            {.name = "transparent",
             .kind = ActionParameterKind::Flag,
             .help = "transparent background; default: off"}}},
      {.id = "viewport.exportFilm",
       .menu = "file/export",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Export &Film…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the scene as an MP4, WebM, MOV or GIF film, with sound"),
       .parameters =
           {{.name = "path",
             .kind = ActionParameterKind::Path,
             .help = "the file: .mp4, .webm, .mov or .gif",
             .required = true},
            {.name = "frames", .kind = ActionParameterKind::Frames, .help = "default: all frames of the scene"},
            {.name = "width", .kind = ActionParameterKind::Whole, .help = "in pixels; default: 1280"},
            {.name = "height", .kind = ActionParameterKind::Whole, .help = "in pixels; default: 720"},
            {.name = "fps",
             .kind = ActionParameterKind::Choice,
             .help = "images per second; default: 30",
             .choices = "24|25|30|30000/1001|50|60"},
            {.name = "codec",
             .kind = ActionParameterKind::Choice,
             .help = "of a .mov; default: prores",
             .choices = "prores|png"},
            {.name = "quality", .kind = ActionParameterKind::Whole, .help = "0 to 100; default: 80"},
            {.name = "sound", .kind = ActionParameterKind::Path, .help = "the sound file; default: none"},
            {.name = "soundOffset",
             .kind = ActionParameterKind::Whole,
             .help = "milliseconds from frame 0 to the start of the sound; default: 0"},
            {.name = "volume",
             .kind = ActionParameterKind::Whole,
             .help = "0 to 100 percent; default: that of the motion if it is its sound, otherwise 100"},
            {.name = "transparent", .kind = ActionParameterKind::Flag, .help = "transparent background; default: off"},
            {.name = "overwrite",
             .kind = ActionParameterKind::Flag,
             .help = "replace an existing file; default: off"}}},
      {.id = "viewport.saveSequence",
       .menu = "file/export",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Save Image Se&quence…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save each frame as an image of any size, for use in a video"),
       .parameters =
           {{.name = "path",
             .kind = ActionParameterKind::Path,
             .help = "file name with %05d in place of the frame number",
             .required = true},
            {.name = "frames", .kind = ActionParameterKind::Frames, .help = "default: all frames of the scene"},
            {.name = "width", .kind = ActionParameterKind::Whole, .help = "in pixels; default: 1280"},
            {.name = "height", .kind = ActionParameterKind::Whole, .help = "in pixels; default: 720"},
            {.name = "transparent", .kind = ActionParameterKind::Flag, .help = "transparent background; default: off"},
            {.name = "overwrite", .kind = ActionParameterKind::Flag, .help = "replace existing images; default: off"}}},
  };
}

std::vector<ActionInfo> ratioRows() {
  const auto ratio = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/camera/ratio", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      ratio("viewport.ratio16x9", QT_TRANSLATE_NOOP("Actions", "1&6:9"),
            QT_TRANSLATE_NOOP("Actions", "Set the aspect ratio to 16:9 (widescreen)")),
      ratio("viewport.ratio4x3", QT_TRANSLATE_NOOP("Actions", "&4:3"),
            QT_TRANSLATE_NOOP("Actions", "Set the aspect ratio to 4:3 (standard)")),
      ratio("viewport.ratio1x1", QT_TRANSLATE_NOOP("Actions", "&1:1"),
            QT_TRANSLATE_NOOP("Actions", "Set the aspect ratio to 1:1 (square)")),
      ratio("viewport.ratio9x16", QT_TRANSLATE_NOOP("Actions", "&9:16"),
            QT_TRANSLATE_NOOP("Actions", "Set the aspect ratio to 9:16 (portrait)")),
      ratio("viewport.ratio21x9", QT_TRANSLATE_NOOP("Actions", "&21:9"),
            QT_TRANSLATE_NOOP("Actions", "Set the aspect ratio to 21:9 (cinema)")),
  };
}

std::vector<ActionInfo> sampleRows() {
  const auto samples = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/draw/samples", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      samples("viewport.samples0", QT_TRANSLATE_NOOP("Actions", "&Off"),
              QT_TRANSLATE_NOOP("Actions", "Draw the models with one sample per pixel, the fastest way")),
      samples("viewport.samples2", QT_TRANSLATE_NOOP("Actions", "&2 Samples"),
              QT_TRANSLATE_NOOP("Actions", "Smooth the edges with two samples per pixel")),
      samples("viewport.samples4", QT_TRANSLATE_NOOP("Actions", "&4 Samples"),
              QT_TRANSLATE_NOOP("Actions", "Smooth the edges with four samples per pixel")),
      samples("viewport.samples8", QT_TRANSLATE_NOOP("Actions", "&8 Samples"),
              QT_TRANSLATE_NOOP("Actions", "Smooth the edges with eight samples per pixel, if the driver supports it")),
  };
}

std::vector<ActionInfo> trailRows() {
  const auto reach = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/draw/trails", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      reach("viewport.trails10", QT_TRANSLATE_NOOP("Actions", "&10 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 10 frames before and after the playhead")),
      reach("viewport.trails30", QT_TRANSLATE_NOOP("Actions", "&30 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 30 frames before and after the playhead")),
      reach("viewport.trails60", QT_TRANSLATE_NOOP("Actions", "&60 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 60 frames before and after the playhead")),
      reach("viewport.trails150", QT_TRANSLATE_NOOP("Actions", "1&50 Frames"),
            QT_TRANSLATE_NOOP("Actions", "Draw motion trails over 150 frames before and after the playhead")),
  };
}

std::vector<ActionInfo> onionRows() {
  const auto choice = [](const char* id, int group, const char* text, const char* tooltip) {
    return ActionInfo{
        .id = id, .menu = "view/draw/onion", .group = group, .text = text, .tooltip = tooltip, .checkable = true};
  };
  const char* const count = QT_TRANSLATE_NOOP("Actions", "Set the number of ghosts before and after the playhead");
  const char* const step = QT_TRANSLATE_NOOP("Actions", "Set the number of frames between two ghosts");
  return {
      choice("viewport.ghosts1", 0, QT_TRANSLATE_NOOP("Actions", "&1 on Each Side"), count),
      choice("viewport.ghosts2", 0, QT_TRANSLATE_NOOP("Actions", "&2 on Each Side"), count),
      choice("viewport.ghosts3", 0, QT_TRANSLATE_NOOP("Actions", "&3 on Each Side"), count),
      choice("viewport.ghosts4", 0, QT_TRANSLATE_NOOP("Actions", "&4 on Each Side"), count),
      choice("viewport.ghosts5", 0, QT_TRANSLATE_NOOP("Actions", "&5 on Each Side"), count),
      choice("viewport.ghostStep1", 1, QT_TRANSLATE_NOOP("Actions", "&Every Frame"), step),
      choice("viewport.ghostStep2", 1, QT_TRANSLATE_NOOP("Actions", "E&very 2 Frames"), step),
      choice("viewport.ghostStep5", 1, QT_TRANSLATE_NOOP("Actions", "Every 5 &Frames"), step),
      choice("viewport.ghostStep10", 1, QT_TRANSLATE_NOOP("Actions", "Every 10 F&rames"), step),
  };
}

std::vector<ActionInfo> bodyRows() {
  const auto toggle = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id,
                      .menu = "physics/bodies",
                      .text = text,
                      .tooltip = tooltip,
                      .keys = keys,
                      .checkable = true,
                      .parameters = {kSceneSwitch}};
  };
  const auto colors = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{
        .id = id, .menu = "physics/bodies", .group = 1, .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      toggle("viewport.bodies", QT_TRANSLATE_NOOP("Actions", "Rigi&d Bodies"),
             QT_TRANSLATE_NOOP("Actions", "Show the rigid bodies of the models; click one to read its values"),
             "Ctrl+Alt+B"),
      toggle("viewport.joints", QT_TRANSLATE_NOOP("Actions", "&Joints"),
             QT_TRANSLATE_NOOP("Actions", "Show the joints between rigid bodies, with their limits"), "Ctrl+Alt+J"),
      colors("viewport.bodyColorsMode", QT_TRANSLATE_NOOP("Actions", "Color by &Mode"),
             QT_TRANSLATE_NOOP("Actions", "Color rigid bodies by whether they follow a bone or are moved by physics")),
      colors("viewport.bodyColorsGroup", QT_TRANSLATE_NOOP("Actions", "Color by &Group"),
             QT_TRANSLATE_NOOP("Actions", "Color rigid bodies by their collision group")),
  };
}

std::vector<ActionInfo> compareRows() {
  return {
      {.id = "viewport.compareWith",
       .menu = "view/compare",
       .text = QT_TRANSLATE_NOOP("Actions", "&Compare With Another Motion…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Draw the active model also with another motion, and a line for the difference of each bone"),
       .icon = "compare",
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "file of the other motion; the file of this motion compares with its saved state",
                       .required = true}}},
      {.id = "viewport.compareStop",
       .menu = "view/compare",
       .text = QT_TRANSLATE_NOOP("Actions", "&Stop Comparing"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Stop comparing and show only the motion of the active model"),
       .icon = "close"},
      {.id = "viewport.comparePrevious",
       .menu = "view/compare",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous Difference"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Go to the previous maximum of the difference of the selected bones, or of any bone or morph"),
       .icon = "previous-key",
       .keys = "Ctrl+Alt+Left"},
      {.id = "viewport.compareNext",
       .menu = "view/compare",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Difference"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Go to the next maximum of the difference of the selected bones, or of any bone or morph"),
       .icon = "next-key",
       .keys = "Ctrl+Alt+Right"},
  };
}

}  // namespace

std::vector<ActionInfo> sceneActionRows() {
  std::vector<ActionInfo> rows = modelRows();
  for (const auto& part : {propRows(), stageMotionRows(), cameraRows(), ratioRows(), sampleRows(), drawingRows(),
                           pictureRows(), bodyRows(), trailRows(), onionRows(), compareRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke::actions
