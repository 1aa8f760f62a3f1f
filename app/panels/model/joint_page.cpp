// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/joint_page.h"

#include <QTreeView>

#include "app/panels/model/part_names.h"
#include "app/panels/model/physics_values.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

QString kindText(model::JointKind kind) {
  switch (kind) {
    case model::JointKind::Spring: return JointPage::tr("spring, 6 degrees of freedom");
    case model::JointKind::SixDegrees: return JointPage::tr("6 degrees of freedom");
    case model::JointKind::Point: return JointPage::tr("point to point");
    case model::JointKind::ConeTwist: return JointPage::tr("cone twist");
    case model::JointKind::Slider: return JointPage::tr("slider");
    case model::JointKind::Hinge: break;
  }
  return JointPage::tr("hinge");
}

/// The limits as the file has them, in the order of the editors of models.
std::array<physics::JointRange, 3> storedRanges(const Vec3& lower, const Vec3& upper) {
  return {physics::JointRange{lower.x, upper.x}, physics::JointRange{lower.y, upper.y},
          physics::JointRange{lower.z, upper.z}};
}

}  // namespace

JointPage::JointPage(QWidget* parent) : PhysicsPage(parent) {
  widgets::keepTranslated(this, [this] {
    nameSearch(tr("Search joints"));
    nameValues(tr("Values of the joint"));
    view()->setAccessibleName(tr("Joints"));
    view()->setAccessibleDescription(
        tr("The joints of the model; choose one to see its values and to find it in the viewport"));
  });
}

const model::Joint& JointPage::joint(std::int32_t part) const {
  return actor().model().joints[static_cast<std::size_t>(part)];
}

QString JointPage::bodyName(std::int32_t body) const {
  if (body == model::kNoIndex) return tr("none");
  return partName(actor().model().bodies[static_cast<std::size_t>(body)].name, english(), body);
}

std::int32_t JointPage::partCount() const { return static_cast<std::int32_t>(actor().model().joints.size()); }
const model::ModelName& JointPage::nameOf(std::int32_t part) const { return joint(part).name; }

QString JointPage::summaryOf(std::int32_t part) const {
  return bodyName(joint(part).bodyA) + QString::fromUtf8(" – ") + bodyName(joint(part).bodyB);
}

QString JointPage::problemOf(std::int32_t part) const {
  switch (physics::jointFault(joint(part), actor().physicsRig().bodies)) {
    case physics::JointFault::NotFinite: return tr("Not simulated, because a value is not a finite number.");
    case physics::JointFault::OutOfRange: return tr("Not simulated, because a length is impossibly large.");
    case physics::JointFault::MissingBody:
      return tr("Not simulated, because one of its bodies does not exist or is not simulated.");
    case physics::JointFault::OneBody: return tr("Not simulated, because both of its bodies are the same.");
    case physics::JointFault::NothingMoves: return tr("Not simulated, because physics moves neither of its bodies.");
    case physics::JointFault::None: break;
  }
  return {};
}

QList<std::pair<QString, QString>> JointPage::valuesOf(std::int32_t part) const {
  const model::Joint& shown = joint(part);
  QList<std::pair<QString, QString>> rows = {
      {tr("Body A"), bodyName(shown.bodyA)},        {tr("Body B"), bodyName(shown.bodyB)},
      {tr("Kind"), kindText(shown.kind)},           {tr("Position"), vectorText(shown.position)},
      {tr("Rotation"), anglesText(shown.rotation)},
  };
  const bool hasSixLimits = shown.kind == model::JointKind::Spring || shown.kind == model::JointKind::SixDegrees;
  physics::JointLimits limits = physics::jointLimits(shown);
  if (hasSixLimits) {
    limits = {storedRanges(shown.moveLower, shown.moveUpper), storedRanges(shown.rotationLower, shown.rotationUpper)};
  }
  rows += {{tr("Move limits"), movesText(limits.move)}, {tr("Rotation limits"), turnsText(limits.turn)}};
  if (shown.kind == model::JointKind::Spring) {
    rows += {{tr("Move springs"), vectorText(shown.moveSpring)},
             {tr("Rotation springs"), vectorText(shown.rotationSpring)}};
  }
  return rows;
}

}  // namespace furitsuke::panels
