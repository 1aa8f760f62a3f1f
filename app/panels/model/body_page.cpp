// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/body_page.h"

#include <QHeaderView>
#include <QTreeView>

#include "app/panels/model/part_names.h"
#include "app/panels/model/physics_values.h"
#include "app/session/physics/body_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

QString groupNumbers(std::uint16_t groups) {
  constexpr int kGroups = 16;
  const auto isSet = [groups](int group) { return group < kGroups && (groups & (1U << group)) != 0; };
  QStringList parts;
  for (int first = 0; first < kGroups; ++first) {
    if (!isSet(first)) continue;
    int last = first;
    while (isSet(last + 1)) ++last;
    const QString from = QString::number(first + 1), to = QString::number(last + 1);
    if (last == first) {
      parts.append(from);
    } else if (last == first + 1) {
      parts << from << to;
    } else {
      parts.append(QString::fromUtf8("%1–%2").arg(from, to));
    }
    first = last;
  }
  return parts.join(QStringLiteral(", "));
}

BodyPage::BodyPage(QWidget* parent) : PhysicsPage(parent) {
  // Group and mode are short and of few kinds: they are seen whole, and the name gets the rest.
  view()->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  widgets::keepTranslated(this, [this] {
    nameSearch(tr("Search rigid bodies"));
    nameValues(tr("Values of the rigid body"));
    view()->setAccessibleName(tr("Rigid bodies"));
    view()->setAccessibleDescription(
        tr("The rigid bodies of the model; choose one to see its values and to find it in the viewport"));
  });
}

const model::RigidBody& BodyPage::body(std::int32_t part) const {
  return actor().model().bodies[static_cast<std::size_t>(part)];
}

std::int32_t BodyPage::partCount() const { return static_cast<std::int32_t>(actor().model().bodies.size()); }
const model::ModelName& BodyPage::nameOf(std::int32_t part) const { return body(part).name; }

QString BodyPage::summaryOf(std::int32_t part) const {
  return session::bodyGroupText(body(part).group) + QStringLiteral(" · ") + session::bodyModeText(body(part).mode);
}

QString BodyPage::problemOf(std::int32_t part) const {
  switch (physics::bodyFault(body(part))) {
    case physics::BodyFault::NotFinite: return tr("Not simulated, because a value is not a finite number.");
    case physics::BodyFault::OutOfRange: return tr("Not simulated, because a length is impossibly large.");
    case physics::BodyFault::NoSize: return tr("Collides with nothing, because its size is not above 0.");
    case physics::BodyFault::NoMass: return tr("Follows its bone, because its mass is not above 0.");
    case physics::BodyFault::None: break;
  }
  return {};
}

QList<std::pair<QString, QString>> BodyPage::valuesOf(std::int32_t part) const {
  const model::RigidBody& shown = body(part);
  const auto boneName = [&] {
    if (shown.bone == model::kNoIndex) return tr("none");
    return partName(actor().model().bones[static_cast<std::size_t>(shown.bone)].name, english(), shown.bone);
  };
  const auto shapeRows = [&]() -> QList<std::pair<QString, QString>> {
    const std::pair radius(tr("Radius"), valueText(shown.size.x));
    switch (shown.shape) {
      case model::BodyShape::Sphere: return {{tr("Shape"), tr("sphere")}, radius};
      case model::BodyShape::Capsule:
        return {{tr("Shape"), tr("capsule")}, radius, {tr("Height"), valueText(shown.size.y)}};
      case model::BodyShape::Box: break;
    }
    return {{tr("Shape"), tr("box")}, {tr("Half size"), vectorText(shown.size)}};
  };
  const auto groupsOrNone = [](std::uint16_t groups) { return groups == 0 ? tr("none") : groupNumbers(groups); };
  QList<std::pair<QString, QString>> rows = {
      {tr("Bone"), boneName()},
      {tr("Mode"), session::bodyModeText(shown.mode)},
      {tr("Group"), QString::number(shown.group + 1)},
      {tr("Collides with groups"), groupsOrNone(shown.mask)},
      {tr("Ignores groups"), groupsOrNone(static_cast<std::uint16_t>(~shown.mask))},
  };
  rows += shapeRows();
  rows += {
      {tr("Position"), vectorText(shown.position)},
      {tr("Rotation"), anglesText(shown.rotation)},
      {tr("Mass"), valueText(shown.mass)},
      {tr("Move damping"), valueText(shown.linearDamping)},
      {tr("Rotation damping"), valueText(shown.angularDamping)},
      {tr("Restitution"), valueText(shown.restitution)},
      {tr("Friction"), valueText(shown.friction)},
  };
  return rows;
}

}  // namespace furitsuke::panels
