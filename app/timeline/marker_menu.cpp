// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/marker_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QPointer>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"

namespace furitsuke {

namespace {

QString markerText(const char* text) { return QCoreApplication::translate("Markers", text); }

constexpr const char* kColorTexts[kMarkerColorCount] = {
    QT_TRANSLATE_NOOP("Markers", "Red"),    QT_TRANSLATE_NOOP("Markers", "Orange"),
    QT_TRANSLATE_NOOP("Markers", "Yellow"), QT_TRANSLATE_NOOP("Markers", "Green"),
    QT_TRANSLATE_NOOP("Markers", "Cyan"),   QT_TRANSLATE_NOOP("Markers", "Blue"),
    QT_TRANSLATE_NOOP("Markers", "Violet"), QT_TRANSLATE_NOOP("Markers", "Gray")};

}  // namespace

QString markerColorText(MarkerColor color) { return markerText(kColorTexts[static_cast<std::size_t>(color)]); }

QIcon markerIcon(MarkerColor color) {
  constexpr int kSide = 32;
  QPixmap picture(kSide, kSide);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(tintOf(color));
  painter.drawRect(QRectF(6, 4, 3, 25));
  painter.drawRoundedRect(QRectF(6, 4, 21, 14), 3, 3);
  return picture;
}

void renameMarker(MotionDocument& document, std::size_t index, const QString& name) {
  Annotations annotations = document.motion().annotations;
  annotations.markers[index].name = name.toStdString();
  document.setAnnotations(markerText(QT_TRANSLATE_NOOP("Markers", "Rename marker")), std::move(annotations));
}

void recolorMarker(MotionDocument& document, std::size_t index, MarkerColor color) {
  Annotations annotations = document.motion().annotations;
  annotations.markers[index].color = nameOf(color);
  document.setAnnotations(markerText(QT_TRANSLATE_NOOP("Markers", "Colour of marker")), std::move(annotations));
}

void deleteMarker(MotionDocument& document, std::size_t index) {
  document.setAnnotations(markerText(QT_TRANSLATE_NOOP("Markers", "Delete marker")),
                          withoutMarker(document.motion().annotations, index));
}

void moveMarker(MotionDocument& document, std::size_t index, std::int64_t frame) {
  document.setAnnotations(markerText(QT_TRANSLATE_NOOP("Markers", "Move marker")),
                          withMarkerMoved(document.motion().annotations, index, frame));
}

std::size_t addMarker(MotionDocument& document, Marker marker) {
  std::size_t index = 0;
  document.setAnnotations(markerText(QT_TRANSLATE_NOOP("Markers", "Add marker")),
                          withMarker(document.motion().annotations, std::move(marker), &index));
  return index;
}

QMenu* makeMarkerMenu(MotionDocument& document, std::size_t index, const std::function<void()>& rename,
                      QWidget* parent) {
  auto* menu = new QMenu(parent);
  const Marker& marker = document.motion().annotations.markers[index];
  // The menu may stand open while a script or another panel changes the markers.
  const auto withMarkerStill = [known = marker, index, &document](auto&& change) {
    const std::vector<Marker>& markers = document.motion().annotations.markers;
    if (index < markers.size() && markers[index] == known) change();
  };
  menu->addAction(markerText(QT_TRANSLATE_NOOP("Markers", "Rename…")), menu, [=] { withMarkerStill(rename); });
  QMenu* colors = menu->addMenu(markerText(QT_TRANSLATE_NOOP("Markers", "Colour")));
  auto* group = new QActionGroup(colors);
  for (std::size_t i = 0; i < kMarkerColorCount; ++i) {
    const auto color = static_cast<MarkerColor>(i);
    QAction* action = colors->addAction(markerIcon(color), markerColorText(color), colors, [=, &document] {
      withMarkerStill([&] { recolorMarker(document, index, color); });
    });
    action->setCheckable(true);
    action->setChecked(color == colorOf(marker));
    group->addAction(action);
  }
  menu->addAction(themedIcon(QStringLiteral("delete")), markerText(QT_TRANSLATE_NOOP("Markers", "Delete")), menu,
                  [=, &document] { withMarkerStill([&] { deleteMarker(document, index); }); });
  return menu;
}

}  // namespace furitsuke
