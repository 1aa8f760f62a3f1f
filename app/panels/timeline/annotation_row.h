// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRect>
#include <QString>
#include <QStringList>

#include "app/panels/timeline/key_style.h"
#include "app/widgets/time_scale.h"
#include "core/motion/annotations.h"

// What is special about the rows of annotations: gravity, a prop, and outside parents.
namespace furitsuke::panels {

/// What a key lets follow what: "右手首 → Miku: 左手首".
[[nodiscard]] QString parentText(const motion::OutsideParentKey& key);
/// The values of the key of a track on the frame, a line each; empty without one.
[[nodiscard]] QStringList describeAnnotation(const motion::Annotations& annotations,
                                             const motion::AnnotationTrack& track, Frame frame);
/// How values change up to the keys of a track.
[[nodiscard]] KeyShape shapeOf(const motion::AnnotationTrack& track);
/// Paints beside each outside parent key what is followed from it on, where there is room before the next one. `row` is
/// the visible part of the row.
void paintTargets(QPainter& painter, const motion::Annotations& annotations, const motion::AnnotationTrack& track,
                  const widgets::TimeScale& scale, const QRect& row);

/// The annotations with a key of the track at the frame, which has the values shown there.
[[nodiscard]] motion::Annotations withKeyAt(motion::Annotations annotations, const motion::AnnotationTrack& track,
                                            Frame frame);

}  // namespace furitsuke::panels
