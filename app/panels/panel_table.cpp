// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_table.h"

#include <QCoreApplication>
#include <type_traits>

#include "app/panels/cleanup/clean_up_panel.h"
#include "app/panels/comparison/comparison_panel.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/findings/findings_panel.h"
#include "app/panels/findings/log_panel.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/live/live_panel.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/scene/formation_panel.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/scene/props_panel.h"
#include "app/panels/scene/reference_panel.h"
#include "app/panels/scripts/scripts_panel.h"
#include "app/panels/timeline/layers_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/viewport/viewport_panel.h"

namespace furitsuke::panels {

namespace {

/// The minimum height of panels with scrolling lists, so that they do not enlarge a small window.
constexpr int kMinPanelHeight = 120;

template <class Panel>
constexpr PanelType panelType() {
  return {&Panel::staticMetaObject, [](session::Stage& stage, QWidget* parent) -> QWidget* {
            if constexpr (std::is_constructible_v<Panel, session::Stage&, QWidget*>)
              return new Panel(stage, parent);
            else
              return new Panel(parent);
          }};
}

template <class Panel>
void passDocument(QWidget& panel, edit::MotionDocument* document) {
  static_cast<Panel&>(panel).setDocument(document);
}

template <class Panel>
void passOnScreen(QWidget& panel, bool on) {
  static_cast<Panel&>(panel).setOnScreen(on);
}

constexpr PanelInfo kPanels[] = {
    {.id = "viewport",
     .title = QT_TRANSLATE_NOOP("Panels", "Viewport"),
     .icon = "viewport",
     .help = QT_TRANSLATE_NOOP(
         "Panels",
         "Shows the models at the playhead. Click a bone and drag its handles to pose it. Drag with the right mouse "
         "button to rotate the view, with the middle button to pan it, and turn the wheel to zoom."),
     .type = panelType<ViewportPanel>()},
    {.id = "reference",
     .title = QT_TRANSLATE_NOOP("Panels", "Reference"),
     .icon = "picture",
     .help =
         QT_TRANSLATE_NOOP("Panels",
                           "Shows a film or a picture at the playhead, to animate after it. Turn the wheel to zoom, "
                           "drag to pan, double-click to show all of it."),
     .type = panelType<ReferencePanel>(),
     .minHeight = kMinPanelHeight,
     .isDeferred = true,
     .isHidden = true,
     .setOnScreen = passOnScreen<ReferencePanel>},
    {.id = "scene",
     .title = QT_TRANSLATE_NOOP("Panels", "Scene"),
     .icon = "scene",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Lists the models of the scene. Choose the active model, the motion of each model, and "
                               "the motion that provides camera, light and shadow."),
     .type = panelType<ModelsPanel>(),
     .isDeferred = true},
    {.id = "timeline",
     .title = QT_TRANSLATE_NOOP("Panels", "Timeline"),
     .icon = "timeline",
     .help = QT_TRANSLATE_NOOP(
         "Panels",
         "Shows the keys of the motion: tracks from top to bottom, frames from left to right. Click keys or drag a "
         "box around them to select them, drag keys to move them, double-click to register one."),
     .type = panelType<TimelinePanel>(),
     .setDocument = passDocument<TimelinePanel>},
    {.id = "graph",
     .title = QT_TRANSLATE_NOOP("Panels", "Graph"),
     .icon = "graph",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Shows the values of the selected tracks over time. Drag keys to change their frames "
                               "and values, and handles to change the curves."),
     .type = panelType<GraphPanel>(),
     .tabOf = "timeline",
     .isDeferred = true,
     .setDocument = passDocument<GraphPanel>,
     .setOnScreen = passOnScreen<GraphPanel>},
    {.id = "curves",
     .title = QT_TRANSLATE_NOOP("Panels", "Curves"),
     .icon = "handles",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Shows the interpolation from the previous key to the selected keys. Drag the two "
                               "handles, or choose a preset."),
     .type = panelType<CurvePanel>(),
     .scrolls = true,
     .setDocument = passDocument<CurvePanel>},
    {.id = "properties",
     .title = QT_TRANSLATE_NOOP("Panels", "Properties"),
     .icon = "properties",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Shows the values of the selected keys. Drag a label or type a number to change a "
                               "value."),
     .type = panelType<PropertyPanel>(),
     .setDocument = passDocument<PropertyPanel>},
    {.id = "model",
     .title = QT_TRANSLATE_NOOP("Panels", "Model"),
     .icon = "bone",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Shows the contents of the active model: morphs as sliders, bones by display group, "
                               "materials, rigid bodies and joints with their values, and the comments of its author."),
     .type = panelType<ModelPanel>(),
     .tabOf = "scene",
     .minHeight = kMinPanelHeight},
    {.id = "poses",
     .title = QT_TRANSLATE_NOOP("Panels", "Poses"),
     .icon = "pose",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Shows a folder of poses on the active model. Double-click a pose to register it at "
                               "the playhead."),
     .type = panelType<PosesPanel>(),
     .tabOf = "scene",
     .minHeight = kMinPanelHeight},
    {.id = "layers",
     .title = QT_TRANSLATE_NOOP("Panels", "Layers"),
     .icon = "layers",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Lists the layers of the motion, the highest first. Select a layer to edit its keys; "
                               "each has a mode, mute, solo, and its weight at the playhead."),
     .type = panelType<LayersPanel>(),
     .tabOf = "properties",
     .minHeight = kMinPanelHeight,
     .isDeferred = true,
     .setDocument = passDocument<LayersPanel>},
    {.id = "props",
     .title = QT_TRANSLATE_NOOP("Panels", "Props"),
     .icon = "prop",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Places a prop: position, angles, size, transparency, shadow, and the bone of another "
                               "model that carries it."),
     .type = panelType<PropsPanel>(),
     .tabOf = "scene",
     .minHeight = kMinPanelHeight,
     .scrolls = true,
     .isDeferred = true},
    {.id = "formation",
     .title = QT_TRANSLATE_NOOP("Panels", "Formation"),
     .icon = "formation",
     .help =
         QT_TRANSLATE_NOOP("Panels",
                           "Shows the stage from above: the place, the direction and the path of each dancer, and the "
                           "camera. Drag a dancer, or press the arrow keys, to move it."),
     .type = panelType<FormationPanel>(),
     .tabOf = "properties",
     .minHeight = kMinPanelHeight,
     .isDeferred = true,
     .isHidden = true},
    {.id = "live",
     .title = QT_TRANSLATE_NOOP("Panels", "Live Link"),
     .icon = "live",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Receives the poses of another program and moves the active model by them, records them "
                               "into a motion, and sends the pose of the viewport to another program."),
     .type = panelType<LivePanel>(),
     .tabOf = "scene",
     .minHeight = kMinPanelHeight,
     .scrolls = true,
     .isDeferred = true,
     .isHidden = true},
    {.id = "comparison",
     .title = QT_TRANSLATE_NOOP("Panels", "Comparison"),
     .icon = "compare",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Lists the bones and morphs of the active model that another motion moves differently, "
                               "largest differences first. Double-click a row to go to the frame of its largest "
                               "difference."),
     .type = panelType<ComparisonPanel>(),
     .tabOf = "timeline",
     .minHeight = kMinPanelHeight,
     .isDeferred = true},
    {.id = "findings",
     .title = QT_TRANSLATE_NOOP("Panels", "Findings"),
     .icon = "warning",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Lists what is unusual or damaged in the file. Click a finding to go to its key; some "
                               "findings can be repaired."),
     .type = panelType<FindingsPanel>(),
     .tabOf = "timeline",
     .setDocument = passDocument<FindingsPanel>,
     .setOnScreen = passOnScreen<FindingsPanel>},
    {.id = "cleanup",
     .title = QT_TRANSLATE_NOOP("Panels", "Clean Up"),
     .icon = "sparkles",
     .help = QT_TRANSLATE_NOOP("Panels",
                               "Measures how clean the motion is on its model: jitter, sliding feet, jumps and more. "
                               "Expand a row and click a place to go to it; the button previews the operation that "
                               "corrects it."),
     .type = panelType<CleanUpPanel>(),
     .tabOf = "timeline",
     .minHeight = kMinPanelHeight,
     .isDeferred = true,
     .setDocument = passDocument<CleanUpPanel>,
     .setOnScreen = passOnScreen<CleanUpPanel>},
    {.id = "scripts",
     .title = QT_TRANSLATE_NOOP("Panels", "Scripts"),
     .icon = "script",
     .help =
         QT_TRANSLATE_NOOP("Panels",
                           "Lists scripts in JavaScript that change the motion, with an editor and what the last run "
                           "wrote. Select a script to edit it; double-click it to run it with a preview."),
     .type = panelType<ScriptsPanel>(),
     .tabOf = "timeline",
     .minHeight = kMinPanelHeight,
     .isDeferred = true,
     .isHidden = true},
    {.id = "log",
     .title = QT_TRANSLATE_NOOP("Panels", "Log"),
     .icon = "log",
     .help = QT_TRANSLATE_NOOP("Panels", "Shows messages and errors of the program, for bug reports."),
     .type = panelType<LogPanel>(),
     .tabOf = "timeline"},
};

}  // namespace

QString PanelInfo::translatedTitle() const { return QCoreApplication::translate("Panels", title); }

QString PanelInfo::translatedHelp() const { return QCoreApplication::translate("Panels", help); }

std::span<const PanelInfo> panelTable() { return kPanels; }

}  // namespace furitsuke::panels
