// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/marker_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <utility>

#include "app/theme/cached_pixmap.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"

namespace furitsuke::panels {

namespace {

QString markerText(const char* text) { return QCoreApplication::translate("Markers", text); }

constexpr const char* kColorTexts[motion::kMarkerColorCount] = {
    QT_TRANSLATE_NOOP("Markers", "Red"),    QT_TRANSLATE_NOOP("Markers", "Orange"),
    QT_TRANSLATE_NOOP("Markers", "Yellow"), QT_TRANSLATE_NOOP("Markers", "Green"),
    QT_TRANSLATE_NOOP("Markers", "Cyan"),   QT_TRANSLATE_NOOP("Markers", "Blue"),
    QT_TRANSLATE_NOOP("Markers", "Violet"), QT_TRANSLATE_NOOP("Markers", "Gray")};

}  // namespace

QString markerColorText(motion::MarkerColor color) { return markerText(kColorTexts[static_cast<std::size_t>(color)]); }

QIcon markerIcon(motion::MarkerColor color) {
  constexpr int kSide = 32;
  const QColor tint = widgets::tintOf(color);
  return QIcon(theme::cachedPixmap("marker/" + tint.name(), {kSide, kSide}, [&tint](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawRect(QRectF(6, 4, 3, 25));
    painter.drawRoundedRect(QRectF(6, 4, 21, 14), 3, 3);
  }));
}

void renameMarker(edit::MotionDocument& document, std::size_t index, const QString& name) {
  motion::Annotations annotations = document.motion().annotations;
  annotations.markers[index].name = name.toStdString();
  document.history().setAnnotations([] { return markerText(QT_TRANSLATE_NOOP("Markers", "Rename marker")); },
                                    std::move(annotations));
}

void recolorMarker(edit::MotionDocument& document, std::size_t index, motion::MarkerColor color) {
  motion::Annotations annotations = document.motion().annotations;
  annotations.markers[index].color = motion::nameOf(color);
  document.history().setAnnotations([] { return markerText(QT_TRANSLATE_NOOP("Markers", "Change marker color")); },
                                    std::move(annotations));
}

void deleteMarker(edit::MotionDocument& document, std::size_t index) {
  document.history().setAnnotations([] { return markerText(QT_TRANSLATE_NOOP("Markers", "Delete marker")); },
                                    motion::withoutMarker(document.motion().annotations, index));
}

void moveMarker(edit::MotionDocument& document, std::size_t index, std::int64_t frame) {
  document.history().setAnnotations([] { return markerText(QT_TRANSLATE_NOOP("Markers", "Move marker")); },
                                    motion::withMarkerMoved(document.motion().annotations, index, frame));
}

std::size_t addMarker(edit::MotionDocument& document, motion::Marker marker) {
  std::size_t index = 0;
  document.history().setAnnotations([] { return markerText(QT_TRANSLATE_NOOP("Markers", "Add marker")); },
                                    motion::withMarker(document.motion().annotations, std::move(marker), &index));
  return index;
}

QMenu* makeMarkerMenu(edit::MotionDocument& document, std::size_t index, const std::function<void()>& rename,
                      QWidget* parent) {
  auto* menu = new QMenu(parent);
  const motion::Marker& marker = document.motion().annotations.markers[index];
  // A script or another panel may change the markers while the menu is open.
  const auto withMarkerStill = [known = marker, index, &document](auto&& change) {
    const std::vector<motion::Marker>& markers = document.motion().annotations.markers;
    if (index < markers.size() && markers[index] == known) change();
  };
  menu->addAction(markerText(QT_TRANSLATE_NOOP("Markers", "Rename…")), menu, [=] { withMarkerStill(rename); });
  QMenu* colors = menu->addMenu(markerText(QT_TRANSLATE_NOOP("Markers", "Color")));
  auto* group = new QActionGroup(colors);
  for (std::size_t i = 0; i < motion::kMarkerColorCount; ++i) {
    const auto color = static_cast<motion::MarkerColor>(i);
    QAction* action = colors->addAction(markerIcon(color), markerColorText(color), colors, [=, &document] {
      withMarkerStill([&] { recolorMarker(document, index, color); });
    });
    action->setCheckable(true);
    action->setChecked(color == motion::colorOf(marker));
    group->addAction(action);
  }
  menu->addAction(theme::themedIcon(QStringLiteral("delete")), markerText(QT_TRANSLATE_NOOP("Markers", "Delete")), menu,
                  [=, &document] { withMarkerStill([&] { deleteMarker(document, index); }); });
  return menu;
}

}  // namespace furitsuke::panels
