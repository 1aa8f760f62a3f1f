// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/bone_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/panels/viewport/projection.h"

namespace furitsuke::panels {

namespace {

constexpr double kRadius = 4;          // of a mark, pixels
constexpr double kReach = 9;           // maximum distance for picking a mark
constexpr double kSameDistance = 2.5;  // distances that differ by less are treated as equal
constexpr double kMinTail = 3;         // shorter tails are not drawn
constexpr double kDraftRing = 10;

/// MMD's colors, which its users know, in all themes. Each state also differs in shape or position.
QColor colorOf(BoneState state) {
  switch (state) {
    case BoneState::IkGoal: return QColor(0xff, 0x9a, 0x3c);
    case BoneState::IkLink: return QColor(0xf2, 0xd0, 0x2c);
    case BoneState::FixedAxis: return QColor(0xc0, 0x6c, 0xf0);
    case BoneState::Plain: break;
  }
  return QColor(0x4c, 0x7d, 0xff);
}
const QColor kSelected(0xff, 0x3b, 0x3b);
const QColor kOutline(0, 0, 0, 150);
const QColor kDraft(0x2e, 0xd8, 0x6b);

bool isGoal(const model::Model& model, model::BoneIndex bone) {
  return std::ranges::any_of(model.ik, [bone](const model::IkChain& chain) { return chain.goal == bone; });
}

bool isLink(const model::Model& model, model::BoneIndex bone) {
  return std::ranges::any_of(model.ik, [bone](const model::IkChain& chain) {
    return std::ranges::any_of(chain.links, [bone](const model::IkLink& link) { return link.bone == bone; });
  });
}

glm::dvec3 tailOf(const model::Bone& bone, const scene::Actor& actor, const eval::BoneStance& stance) {
  if (!bone.tailIsBone) return stance.position + stance.rotation * toDouble(bone.tailOffset);
  if (bone.tailBone == model::kNoIndex) return stance.position;
  return actor.pose().stances[static_cast<std::size_t>(bone.tailBone)].position;
}

void paintTail(QPainter& painter, const BoneMark& mark, const QColor& color) {
  const QPointF along = mark.tail - mark.at;
  const double length = std::hypot(along.x(), along.y());
  if (length < kMinTail) return;
  const QPointF side(-along.y() / length * kRadius * 0.8, along.x() / length * kRadius * 0.8);
  QColor fill = color;
  fill.setAlpha(50);
  QColor line = color;
  line.setAlpha(170);
  painter.setPen(QPen(line, 1));
  painter.setBrush(fill);
  painter.drawPolygon(QPolygonF({mark.at + side, mark.tail, mark.at - side}));
}

void paintShape(QPainter& painter, const BoneMark& mark, const QColor& color, bool isHighlighted) {
  const double radius = isHighlighted ? kRadius + 2 : kRadius;
  const QRectF box(mark.at.x() - radius, mark.at.y() - radius, 2 * radius, 2 * radius);
  painter.setBrush(isHighlighted ? color : QColor(color.red(), color.green(), color.blue(), 110));
  const auto outline = [&] { mark.shape == BoneShape::Square ? painter.drawRect(box) : painter.drawEllipse(box); };
  painter.setPen(QPen(kOutline, 3));
  outline();
  painter.setPen(QPen(color, 1.5));
  outline();
  painter.setPen(Qt::NoPen);
  painter.setBrush(isHighlighted ? QColor(Qt::white) : color);
  painter.drawEllipse(mark.at, 1.6, 1.6);
  if (mark.shape != BoneShape::CrossedCircle) return;
  const double arm = radius * 0.707;
  painter.setPen(QPen(isHighlighted ? QColor(Qt::white) : color, 1.2));
  painter.drawLine(mark.at - QPointF(arm, arm), mark.at + QPointF(arm, arm));
  painter.drawLine(mark.at - QPointF(arm, -arm), mark.at + QPointF(arm, -arm));
}

}  // namespace

BoneLooks::BoneLooks(const model::Model& model) {
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    if (!bone.visible || !bone.operable) continue;
    const auto index = static_cast<model::BoneIndex>(i);
    Look look{index, BoneShape::Circle, BoneState::Plain};
    if (bone.movable) look.shape = BoneShape::Square;
    if (bone.fixedAxis) {
      look.shape = BoneShape::CrossedCircle;
      look.state = BoneState::FixedAxis;
    } else if (isGoal(model, index)) {
      look.state = BoneState::IkGoal;
    } else if (isLink(model, index)) {
      look.state = BoneState::IkLink;
    }
    looks_.push_back(look);
  }
}

std::vector<BoneMark> BoneLooks::marks(const scene::Actor& actor, const glm::dmat4& world, const eval::CameraView& view,
                                       QSizeF size) const {
  std::vector<BoneMark> marks;
  marks.reserve(looks_.size());
  const auto inWorld = [&world](const glm::dvec3& point) { return glm::dvec3(world * glm::dvec4(point, 1)); };
  for (const Look& look : looks_) {
    const auto index = static_cast<std::size_t>(look.bone);
    const eval::BoneStance& stance = actor.pose().stances[index];
    const glm::dvec3 place = inWorld(stance.position);
    const auto at = projected(place, view, size);
    if (!at) continue;
    const auto tail = projected(inWorld(tailOf(actor.model().bones[index], actor, stance)), view, size);
    const double depth = glm::dot(place - view.eye, view.forward);
    marks.push_back({look.bone, *at, tail.value_or(*at), depth, look.shape, look.state});
  }
  return marks;
}

std::optional<model::BoneIndex> markAt(const std::vector<BoneMark>& marks, QPointF place) {
  const BoneMark* best = nullptr;
  double bestDistance = kReach;
  for (const BoneMark& mark : marks) {
    const double distance = std::hypot(mark.at.x() - place.x(), mark.at.y() - place.y());
    if (distance > kReach) continue;
    const bool isNearer = best == nullptr || distance < bestDistance - kSameDistance;
    const bool isInFront = best != nullptr && distance < bestDistance + kSameDistance && mark.depth < best->depth;
    if (!isNearer && !isInFront) continue;
    best = &mark;
    bestDistance = distance;
  }
  return best == nullptr ? std::nullopt : std::optional(best->bone);
}

std::vector<model::BoneIndex> marksIn(const std::vector<BoneMark>& marks, const QRectF& box) {
  std::vector<model::BoneIndex> bones;
  for (const BoneMark& mark : marks) {
    if (box.contains(mark.at)) bones.push_back(mark.bone);
  }
  return bones;
}

QColor draftColor() { return kDraft; }

void paintBoneMarks(QPainter& painter, const std::vector<BoneMark>& marks, const eval::BoundDraft& draft,
                    const std::vector<model::BoneIndex>& selected, model::BoneIndex hovered) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const auto isSelected = [&](const BoneMark& mark) { return std::ranges::binary_search(selected, mark.bone); };
  const auto isDraft = [&](const BoneMark& mark) { return draft.bones.contains(mark.bone); };
  const auto colorFor = [&](const BoneMark& mark) {
    return isSelected(mark) ? kSelected : isDraft(mark) ? kDraft : colorOf(mark.state);
  };
  for (const BoneMark& mark : marks) paintTail(painter, mark, isDraft(mark) ? kDraft : colorFor(mark));
  painter.setBrush(Qt::NoBrush);
  for (const BoneMark& mark : marks) {
    if (!isDraft(mark)) continue;
    for (const auto& [color, width] : {std::pair(kOutline, 5.0), std::pair(kDraft, 2.5)}) {
      painter.setPen(QPen(color, width));
      painter.drawEllipse(mark.at, kDraftRing, kDraftRing);
    }
  }
  for (const bool highlighted : {false, true}) {
    for (const BoneMark& mark : marks) {
      const bool isHighlighted = isSelected(mark) || mark.bone == hovered;
      if (isHighlighted == highlighted) paintShape(painter, mark, colorFor(mark), isHighlighted);
    }
  }
  painter.restore();
}

}  // namespace furitsuke::panels
