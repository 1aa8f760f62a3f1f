// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_description.h"

#include <QCoreApplication>
#include <QStringList>
#include <span>

#include "app/panels/timeline/annotation_row.h"
#include "app/panels/timeline/key_style.h"
#include "app/widgets/number_text.h"
#include "app/widgets/ruler_ticks.h"
#include "core/eval/curve.h"
#include "core/motion/curve_text.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

/// The texts of the tooltip. lines() has one overload for each kind of key.
class KeyDescription {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::KeyDescription)

 public:
  static QStringList lines(const motion::BoneKey& key) {
    const motion::EulerDegrees angles = motion::eulerFromRotation(key.rotation);
    QStringList text{tr("Position  %1").arg(triple(key.translation.x, key.translation.y, key.translation.z)),
                     tr("Rotation  %1 degrees").arg(triple(angles.x, angles.y, angles.z))};
    text.append(curves(key.curves));
    if (!key.physics) text.append(tr("Physics off"));
    return text;
  }
  static QStringList lines(const motion::MorphKey& key) { return {tr("Weight  %1").arg(number(key.weight))}; }
  static QStringList lines(const motion::CameraKey& key) {
    const auto angle = [&key](motion::Axis axis) {
      return motion::shownCameraAngle(axis, motion::component(key.rotation, axis));
    };
    QStringList text{
        tr("Distance  %1").arg(number(motion::shownCameraDistance(key.distance))),
        tr("Target  %1").arg(triple(key.target.x, key.target.y, key.target.z)),
        tr("Angles  %1 degrees").arg(triple(angle(motion::Axis::X), angle(motion::Axis::Y), angle(motion::Axis::Z))),
        tr("View angle  %1 degrees").arg(key.fov)};
    if (!key.perspective) text.append(tr("Perspective off"));
    text.append(curves(key.curves));
    return text;
  }
  static QStringList lines(const motion::LightKey& key) {
    const auto level = [](float stored) { return QString::number(motion::shownLightLevel(stored)); };
    return {tr("Color  %1, %2, %3").arg(level(key.color.x), level(key.color.y), level(key.color.z)),
            tr("Direction  %1").arg(triple(key.direction.x, key.direction.y, key.direction.z))};
  }
  static QStringList lines(const motion::SelfShadowKey& key) {
    const QString mode = key.mode == 0 ? tr("Off") : tr("Mode %1").arg(key.mode);
    return {mode, tr("Distance  %1").arg(number(motion::shownShadowDistance(key.distance)))};
  }
  static QStringList lines(const motion::VisibilityIkKey& key) {
    QStringList off;
    for (const motion::IkState& ik : key.ik) {
      if (!ik.enabled) off.append(QString::fromStdString(Name::fromBytes(ik.name).text()));
    }
    QStringList text{key.visible ? tr("Visible") : tr("Hidden")};
    if (!key.ik.empty())
      text.append(off.isEmpty() ? tr("All IK on") : tr("IK off: %1").arg(off.join(QStringLiteral(", "))));
    return text;
  }

  static QString place(const QString& label, Frame frame) {
    return tr("%1 · frame %2 · %3").arg(label).arg(frame).arg(widgets::timeLabel(frame, 1));
  }
  static QString tracksWithKey(std::size_t count, std::size_t of) {
    return tr("Keys on %1 of %2 tracks").arg(count).arg(of);
  }
  static QString shape(KeyShape shape) {
    switch (shape) {
      case KeyShape::Held: return tr("Held: the value does not change up to this key");
      case KeyShape::Linear: return tr("Linear toward this key");
      case KeyShape::Eased: break;
    }
    return tr("Eased toward this key");
  }

 private:
  static QString number(double value) { return widgets::fixedNumber(value, 2); }
  static QString triple(double x, double y, double z) {
    return number(x) + QStringLiteral(", ") + number(y) + QStringLiteral(", ") + number(z);
  }
  static QString channelName(motion::CurveChannel channel) {
    switch (channel) {
      case motion::CurveChannel::X: return tr("X");
      case motion::CurveChannel::Y: return tr("Y");
      case motion::CurveChannel::Z: return tr("Z");
      case motion::CurveChannel::Rotation: return tr("Rotation");
      case motion::CurveChannel::Distance: return tr("Distance");
      case motion::CurveChannel::Fov: break;
    }
    return tr("View angle");
  }
  /// One line for each curve that is not linear.
  static QStringList curves(std::span<const motion::Curve> all) {
    QStringList text;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (eval::isStraightCurve(all[i])) continue;
      text.append(tr("Curve %1  %2")
                      .arg(channelName(static_cast<motion::CurveChannel>(i)),
                           QString::fromStdString(motion::curveToText(all[i]))));
    }
    return text;
  }
};

}  // namespace

QString describeKey(const TimelineView& view, int row, Frame frame) {
  const motion::Motion& motion = view.document()->motion();
  const TimelineRow& line = view.rows().at(row);
  QStringList text{KeyDescription::place(view.rows().label(line), frame)};
  if (line.track) {
    motion.visit(*line.track, [&](const auto& track) {
      const std::size_t index = track.lowerBound(frame);
      if (index >= track.size() || track.frames()[index] != frame) return;
      text.append(KeyDescription::lines(track.values()[index]));
      text.append(KeyDescription::shape(keyStyle(motion, *line.track, index).shape));
    });
  } else if (line.annotation) {
    const QStringList values = describeAnnotation(motion.annotations, *line.annotation, frame);
    text.append(values);
    if (!values.isEmpty()) text.append(KeyDescription::shape(shapeOf(*line.annotation)));
  } else {
    std::size_t count = 0;
    for (const motion::AnnotationTrack& track : view.rows().annotationsOf(row)) {
      count += describeAnnotation(motion.annotations, track, frame).isEmpty() ? 0 : 1;
    }
    for (const motion::TrackId id : view.rows().tracksOf(row)) {
      count += motion.visit(id, [frame](const auto& track) { return track.hasKey(frame) ? 1U : 0U; });
    }
    text.append(
        KeyDescription::tracksWithKey(count, view.rows().tracksOf(row).size() + view.rows().annotationsOf(row).size()));
  }
  return text.join('\n');
}

}  // namespace furitsuke::panels
