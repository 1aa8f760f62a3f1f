// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/key_description.h"

#include <QCoreApplication>
#include <QStringList>
#include <span>

#include "app/timeline/key_look.h"
#include "app/widgets/ruler_ticks.h"
#include "core/eval/curve.h"
#include "core/motion/curve_text.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// Lines about the value of a key. One overload per kind of key.
class KeyDescription {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::KeyDescription)

 public:
  static QStringList lines(const BoneKey& key) {
    const EulerDegrees angles = eulerFromRotation(key.rotation);
    QStringList text{tr("Translation  %1").arg(triple(key.translation.x, key.translation.y, key.translation.z)),
                     tr("Rotation  %1 degrees").arg(triple(angles.x, angles.y, angles.z))};
    text.append(curves(key.curves));
    if (!key.physics) text.append(tr("Physics off"));
    return text;
  }
  static QStringList lines(const MorphKey& key) { return {tr("Weight  %1").arg(number(key.weight))}; }
  static QStringList lines(const CameraKey& key) {
    const auto angle = [&key](Axis axis) { return shownCameraAngle(axis, component(key.rotation, axis)); };
    QStringList text{tr("Distance  %1").arg(number(shownCameraDistance(key.distance))),
                     tr("Target  %1").arg(triple(key.target.x, key.target.y, key.target.z)),
                     tr("Angles  %1 degrees").arg(triple(angle(Axis::X), angle(Axis::Y), angle(Axis::Z))),
                     tr("View angle  %1 degrees").arg(key.fov)};
    if (!key.perspective) text.append(tr("Perspective off"));
    text.append(curves(key.curves));
    return text;
  }
  static QStringList lines(const LightKey& key) {
    const auto level = [](float stored) { return QString::number(shownLightLevel(stored)); };
    return {tr("Colour  %1, %2, %3").arg(level(key.color.x), level(key.color.y), level(key.color.z)),
            tr("Direction  %1").arg(triple(key.direction.x, key.direction.y, key.direction.z))};
  }
  static QStringList lines(const SelfShadowKey& key) {
    const QString mode = key.mode == 0 ? tr("Off") : tr("Mode %1").arg(key.mode);
    return {mode, tr("Distance  %1").arg(number(shownShadowDistance(key.distance)))};
  }
  static QStringList lines(const PropertyKey& key) {
    QStringList off;
    for (const IkState& ik : key.ik) {
      if (!ik.enabled) off.append(QString::fromStdString(Name::fromBytes(ik.name).text));
    }
    QStringList text{key.visible ? tr("Visible") : tr("Hidden")};
    if (!key.ik.empty())
      text.append(off.isEmpty() ? tr("All IK on") : tr("IK off: %1").arg(off.join(QStringLiteral(", "))));
    return text;
  }

  static QString place(const QString& label, Frame frame) {
    return tr("%1 · frame %2 · %3").arg(label).arg(frame).arg(timeLabel(frame, 1));
  }
  static QString tracksWithKey(std::size_t count, std::size_t of) {
    return tr("Keys on %1 of %2 tracks").arg(count).arg(of);
  }
  static QString form(KeyForm form) {
    switch (form) {
      case KeyForm::Held: return tr("Held: the value does not move towards this key");
      case KeyForm::Linear: return tr("Linear towards this key");
      case KeyForm::Eased: break;
    }
    return tr("Eased towards this key");
  }

 private:
  static QString number(double value) { return QString::number(value, 'f', 2); }
  static QString triple(double x, double y, double z) {
    return number(x) + QStringLiteral(", ") + number(y) + QStringLiteral(", ") + number(z);
  }
  static QString channelName(CurveChannel channel) {
    switch (channel) {
      case CurveChannel::X: return tr("X");
      case CurveChannel::Y: return tr("Y");
      case CurveChannel::Z: return tr("Z");
      case CurveChannel::Rotation: return tr("Rotation");
      case CurveChannel::Distance: return tr("Distance");
      case CurveChannel::Fov: break;
    }
    return tr("View angle");
  }
  /// Only bent curves are worth a line each.
  static QStringList curves(std::span<const Curve> all) {
    QStringList text;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (isStraightCurve(all[i])) continue;
      text.append(tr("Curve %1  %2")
                      .arg(channelName(static_cast<CurveChannel>(i)), QString::fromStdString(curveToText(all[i]))));
    }
    return text;
  }
};

}  // namespace

QString describeKey(const TimelineView& view, int row, Frame frame) {
  const Motion& motion = view.document()->motion();
  const TimelineRow& line = view.rows().at(row);
  QStringList text{KeyDescription::place(view.rows().label(line), frame)};
  if (line.track) {
    motion.visit(*line.track, [&](const auto& track) {
      const std::size_t index = track.lowerBound(frame);
      if (index >= track.size() || track.frames()[index] != frame) return;
      text.append(KeyDescription::lines(track.values()[index]));
      text.append(KeyDescription::form(keyLook(motion, *line.track, index).form));
    });
  } else {
    std::size_t count = 0;
    for (const TrackId id : view.rows().tracksOf(row)) {
      count += motion.visit(id, [frame](const auto& track) { return track.hasKey(frame) ? 1U : 0U; });
    }
    text.append(KeyDescription::tracksWithKey(count, view.rows().tracksOf(row).size()));
  }
  return text.join('\n');
}

}  // namespace furitsuke
