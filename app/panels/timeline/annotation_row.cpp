// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/annotation_row.h"

#include <QCoreApplication>
#include <algorithm>
#include <glm/trigonometric.hpp>

#include "app/panels/timeline/key_marks.h"
#include "app/panels/timeline/track_rows.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "core/physics/gravity.h"

namespace furitsuke::panels {

namespace {

/// Pixels between a key, its text and the next key.
constexpr double kTargetGap = 4;

class AnnotationText {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::AnnotationText)

 public:
  static QStringList lines(const motion::OutsideParentKey& key) { return {parentText(key)}; }
  static QStringList lines(const motion::AccessoryKey& key) {
    QStringList text{tr("Position  %1").arg(triple(key.position)),
                     tr("Angles  %1 degrees").arg(triple(glm::degrees(key.angles))),
                     tr("Size  %1, opacity %2").arg(number(key.scale), number(key.opacity))};
    if (!key.isVisible) text.append(tr("Hidden"));
    if (!key.castsShadow) text.append(tr("No shadow"));
    return text;
  }
  static QStringList lines(const motion::GravityKey& key) {
    QStringList text{tr("Acceleration  %1").arg(number(key.acceleration)),
                     tr("Direction  %1").arg(triple(key.direction))};
    if (key.isNoiseOn) text.append(tr("Noise  %1%").arg(number(key.noise)));
    return text;
  }
  static QString parent(const motion::OutsideParentKey& key) {
    return QString("%1 → %2").arg(TrackRows::trackLabel(motion::trackOf(key)), target(key.target));
  }
  static QString target(const motion::ParentTarget& target) {
    const QString bone = QString::fromStdString(target.bone);
    const QString model = QString::fromStdString(target.model);
    switch (target.kind) {
      case motion::ParentKind::None: return tr("none");
      case motion::ParentKind::Ground: return tr("ground");
      case motion::ParentKind::Own: return bone;
      case motion::ParentKind::Model: break;
    }
    return bone.isEmpty() ? model : QString("%1: %2").arg(model, bone);
  }

 private:
  static QString number(double value) { return widgets::fixedNumber(value, 2); }
  static QString triple(const glm::dvec3& value) {
    return number(value.x) + QStringLiteral(", ") + number(value.y) + QStringLiteral(", ") + number(value.z);
  }
};

}  // namespace

QString parentText(const motion::OutsideParentKey& key) { return AnnotationText::parent(key); }

QStringList describeAnnotation(const motion::Annotations& annotations, const motion::AnnotationTrack& track,
                               Frame frame) {
  QStringList text;
  motion::forEachKeyList(annotations, [&](const auto& keys) {
    if (const auto* key = motion::findKey(keys, frame, track)) text = AnnotationText::lines(*key);
  });
  return text;
}

KeyShape shapeOf(const motion::AnnotationTrack& track) {
  return track.kind == motion::AnnotationKind::Parent ? KeyShape::Held : KeyShape::Linear;
}

void paintTargets(QPainter& painter, const motion::Annotations& annotations, const motion::AnnotationTrack& track,
                  const widgets::TimeScale& scale, const QRect& row) {
  if (track.kind != motion::AnnotationKind::Parent) return;
  painter.setPen(theme::theme().mutedText);
  const auto gap = KeyMarks::kHalfWidth + kTargetGap;
  const motion::OutsideParentKey* last = nullptr;
  const auto paint = [&](double right) {
    const double left = scale.xOf(last->frame) + gap;
    if (right - left < gap || right < row.left() || left > row.right()) return;
    const QRectF rect(left, row.top(), right - left, row.height());
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(AnnotationText::target(last->target), Qt::ElideRight,
                                                      static_cast<int>(rect.width())));
  };
  for (const motion::OutsideParentKey& key : annotations.parents) {
    if (!motion::isOf(key, track)) continue;
    if (last != nullptr) paint(scale.xOf(key.frame) - gap);
    last = &key;
  }
  constexpr double kOpenEnd = 1e4;  // pixels; far beyond the edge of any screen
  if (last != nullptr) paint(std::max(scale.xOf(last->frame), 0.0) + kOpenEnd);
}

motion::Annotations withKeyAt(motion::Annotations annotations, const motion::AnnotationTrack& track, Frame frame) {
  switch (track.kind) {
    case motion::AnnotationKind::Parent: {
      const motion::OutsideParentKey* key = motion::keyAtOrBefore(annotations.parents, frame, track);
      const motion::ParentTarget target = key == nullptr ? motion::ParentTarget() : key->target;
      motion::setKey(annotations.parents, {frame, track.bone, target, {}, track.isCamera});
      break;
    }
    case motion::AnnotationKind::Accessory:
      if (std::optional<motion::AccessoryKey> key = motion::accessoryKeyAt(annotations.accessoryKeys, frame)) {
        key->frame = frame;
        key->unknown = {};
        motion::setKey(annotations.accessoryKeys, *std::move(key));
      }
      break;
    case motion::AnnotationKind::Gravity: {
      if (!annotations.gravity) break;
      motion::GravityKey key = physics::gravityKeyAt(physics::withGravityOf({}, annotations.gravity), frame);
      key.frame = frame;
      motion::setKey(annotations.gravity->keys, std::move(key));
      break;
    }
  }
  return annotations;
}

}  // namespace furitsuke::panels
