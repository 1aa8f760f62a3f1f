// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <cstddef>
#include <functional>

#include "core/edit/document/motion_document.h"

class QMenu;
class QWidget;

namespace furitsuke::panels {

/// "Red" and so on, in the language of the window.
[[nodiscard]] QString markerColorText(motion::MarkerColor color);
/// A flag of that color.
[[nodiscard]] QIcon markerIcon(motion::MarkerColor color);

// Each of these functions is one undo step. `index` must be the index of an existing marker.
void renameMarker(edit::MotionDocument& document, std::size_t index, const QString& name);
void recolorMarker(edit::MotionDocument& document, std::size_t index, motion::MarkerColor color);
void deleteMarker(edit::MotionDocument& document, std::size_t index);
/// Moves a marker to a frame; negative frames become 0.
void moveMarker(edit::MotionDocument& document, std::size_t index, std::int64_t frame);
/// Adds a marker and returns its index.
std::size_t addMarker(edit::MotionDocument& document, motion::Marker marker);

/// The context menu of a marker: `rename`, colors, delete. The document must outlive the menu.
[[nodiscard]] QMenu* makeMarkerMenu(edit::MotionDocument& document, std::size_t index,
                                    const std::function<void()>& rename, QWidget* parent);

}  // namespace furitsuke::panels
