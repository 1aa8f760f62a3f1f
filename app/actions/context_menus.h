// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/widgets/action_menu.h"

class QAction;

namespace furitsuke::actions {

class ActionSet;

/// The places with a context menu of actions of the table.
enum class ContextMenu {
  Tab,         ///< the tab of a motion
  Keys,        ///< keys and tracks of the timeline
  MarkerLane,  ///< the lane outside of markers
  SoundRow,    ///< the waveform of the timeline
  Ruler,       ///< the part that does not depend on the frame under the mouse
  Curve,       ///< the square of the curve panel
  ModelRow,    ///< a model or prop in the scene panel
  CameraRow,   ///< the camera in the scene panel
  Viewport,    ///< the picture
  SceneRow,    ///< light, self shadow and the free area of the scene panel
};

/// The actions of that menu in order; nullptr is a separator.
[[nodiscard]] QList<QAction*> contextActions(const ActionSet& actions, ContextMenu menu);

/// Adds actions to a menu that was opened at a place: those that can act there do, and say at which frame.
void addActionsAt(ActionSet& actions, QMenu& menu, const QList<QAction*>& entries, const widgets::MenuPlace& place);

}  // namespace furitsuke::actions
