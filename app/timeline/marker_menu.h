// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <cstddef>
#include <functional>

#include "core/edit/motion_document.h"

class QMenu;
class QWidget;

namespace furitsuke {

/// "Red" and so on, in the language of the window.
[[nodiscard]] QString markerColorText(MarkerColor color);
/// A flag of that colour.
[[nodiscard]] QIcon markerIcon(MarkerColor color);

// One undo step each. `index` is that of an existing marker.
void renameMarker(MotionDocument& document, std::size_t index, const QString& name);
void recolorMarker(MotionDocument& document, std::size_t index, MarkerColor color);
void deleteMarker(MotionDocument& document, std::size_t index);
/// To a frame, clamped to 0 and above.
void moveMarker(MotionDocument& document, std::size_t index, std::int64_t frame);
/// Tells its index.
std::size_t addMarker(MotionDocument& document, Marker marker);

/// What can be done to one marker: `rename`, a colour, deleting it. The document must outlive the menu.
[[nodiscard]] QMenu* makeMarkerMenu(MotionDocument& document, std::size_t index, const std::function<void()>& rename,
                                    QWidget* parent);

}  // namespace furitsuke
