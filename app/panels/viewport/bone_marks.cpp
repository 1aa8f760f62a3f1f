// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/bone_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <iterator>
#include <utility>

#include "app/panels/viewport/projection.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

constexpr double kRadius = 4;       // of a mark, pixels
constexpr double kMinorRadius = 2;  // of the mark of a minor bone
constexpr double kMinorOpacity = 0.55;
constexpr double kNear = 40;           // distance to the mouse within which all marks are drawn in full
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

/// The bones that physics moves, such as hair and skirts.
std::vector<bool> bonesOfPhysics(const model::Model& model) {
  std::vector<bool> moved(model.bones.size());
  for (const model::RigidBody& body : model.bodies) {
    const bool isKnown = body.bone >= 0 && static_cast<std::size_t>(body.bone) < moved.size();
    if (isKnown && body.mode != model::BodyMode::FollowsBone) moved[static_cast<std::size_t>(body.bone)] = true;
  }
  return moved;
}

/// The largest extent of the bones at rest, model units.
double extentOf(const model::Model& model) {
  if (model.bones.empty()) return 0;
  glm::dvec3 lowest = toDouble(model.bones.front().position), highest = lowest;
  for (const model::Bone& bone : model.bones) {
    lowest = glm::min(lowest, toDouble(bone.position));
    highest = glm::max(highest, toDouble(bone.position));
  }
  const glm::dvec3 extent = highest - lowest;
  return std::max({extent.x, extent.y, extent.z});
}

/// The bones of fingers, hair and skirts: those that physics moves, short ones, and the ends of these. A bone that can
/// be moved is never one of them.
std::vector<bool> minorBones(const model::Model& model) {
  constexpr double kShort = 0.025;  // of the extent of the model; fingers of usual models are below 0.02
  const std::vector<bool> ofPhysics = bonesOfPhysics(model);
  const double limit = kShort * extentOf(model);
  const auto isBone = [&model](model::BoneIndex bone) {
    return bone >= 0 && static_cast<std::size_t>(bone) < model.bones.size();
  };
  const auto lengthOf = [&](const model::Bone& bone) -> double {
    if (!bone.tailIsBone) return glm::length(toDouble(bone.tailOffset));
    if (!isBone(bone.tailBone)) return 0;
    const model::Bone& tail = model.bones[static_cast<std::size_t>(bone.tailBone)];
    return glm::distance(toDouble(tail.position), toDouble(bone.position));
  };
  std::vector<bool> minor(model.bones.size());
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const double length = lengthOf(model.bones[i]);
    minor[i] = !model.bones[i].movable && (ofPhysics[i] || (length > 0 && length < limit));
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    const bool isEnd = !bone.movable && lengthOf(bone) == 0 && isBone(bone.parent);
    if (isEnd && minor[static_cast<std::size_t>(bone.parent)]) minor[i] = true;
  }
  return minor;
}

glm::dvec3 tailOf(const model::Bone& bone, const scene::Actor& actor, const RigidTransform& transform) {
  if (!bone.tailIsBone) return transform.position + transform.rotation * toDouble(bone.tailOffset);
  if (bone.tailBone == model::kNoIndex) return transform.position;
  return actor.pose().transforms[static_cast<std::size_t>(bone.tailBone)].position;
}

/// How a mark is drawn.
struct MarkStyle {
  QColor color;
  double radius = kRadius;
  bool isHighlighted = false;
};

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

void paintShape(QPainter& painter, const BoneMark& mark, const MarkStyle& style) {
  const double radius = style.isHighlighted ? style.radius + 2 : style.radius;
  const QRectF box(mark.at.x() - radius, mark.at.y() - radius, 2 * radius, 2 * radius);
  const QColor& color = style.color;
  painter.setBrush(style.isHighlighted ? color : QColor(color.red(), color.green(), color.blue(), 110));
  const auto outline = [&] { mark.shape == BoneShape::Square ? painter.drawRect(box) : painter.drawEllipse(box); };
  painter.setPen(QPen(kOutline, 3));
  outline();
  painter.setPen(QPen(color, 1.5));
  outline();
  if (radius < kRadius) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(style.isHighlighted ? QColor(Qt::white) : color);
  painter.drawEllipse(mark.at, 1.6, 1.6);
  if (mark.shape != BoneShape::CrossedCircle) return;
  const double arm = radius * 0.707;
  painter.setPen(QPen(style.isHighlighted ? QColor(Qt::white) : color, 1.2));
  painter.drawLine(mark.at - QPointF(arm, arm), mark.at + QPointF(arm, arm));
  painter.drawLine(mark.at - QPointF(arm, -arm), mark.at + QPointF(arm, -arm));
}

/// The mark is selected, posed or near the mouse.
bool isInFocus(const BoneMark& mark, const BoneMarkScene& scene) {
  return mark.bone == scene.hovered || std::ranges::binary_search(scene.selected, mark.bone) ||
         std::ranges::binary_search(scene.near, mark.bone) || scene.draft.bones.contains(mark.bone);
}

void paintRing(QPainter& painter, const BoneMark& mark) {
  for (const auto& [color, width] : {std::pair(kOutline, 5.0), std::pair(kDraft, 2.5)}) {
    painter.setPen(QPen(color, width));
    painter.drawEllipse(mark.at, kDraftRing, kDraftRing);
  }
}

}  // namespace

BoneStyles::BoneStyles(const model::Model& model) {
  const std::vector<bool> minor = minorBones(model);
  const std::vector<bool> ofPhysics = bonesOfPhysics(model);
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    if (!bone.visible || !bone.operable) continue;
    const auto index = static_cast<model::BoneIndex>(i);
    Style style{index, BoneShape::Circle, BoneState::Plain, minor[i], ofPhysics[i]};
    if (bone.movable) style.shape = BoneShape::Square;
    if (bone.fixedAxis) {
      style.shape = BoneShape::CrossedCircle;
      style.state = BoneState::FixedAxis;
    } else if (isGoal(model, index)) {
      style.state = BoneState::IkGoal;
    } else if (isLink(model, index)) {
      style.state = BoneState::IkLink;
    }
    styles_.push_back(style);
  }
}

std::vector<BoneMark> BoneStyles::marks(const scene::Actor& actor, const glm::dmat4& world,
                                        const eval::CameraView& view, QSizeF size) const {
  std::vector<BoneMark> marks;
  marks.reserve(styles_.size());
  const auto inWorld = [&world](const glm::dvec3& point) { return glm::dvec3(world * glm::dvec4(point, 1)); };
  for (const Style& style : styles_) {
    const auto index = static_cast<std::size_t>(style.bone);
    const RigidTransform& transform = actor.pose().transforms[index];
    const glm::dvec3 position = inWorld(transform.position);
    const auto at = projected(position, view, size);
    if (!at) continue;
    const auto tail = projected(inWorld(tailOf(actor.model().bones[index], actor, transform)), view, size);
    const double depth = glm::dot(position - view.eye, view.forward);
    marks.push_back(
        {style.bone, *at, tail.value_or(*at), depth, style.shape, style.state, style.isMinor, style.isOfPhysics});
  }
  return marks;
}

std::vector<model::BoneIndex> marksAt(const std::vector<BoneMark>& marks, QPointF position) {
  struct Near {
    const BoneMark* mark;
    double distance;
  };
  std::vector<Near> left;
  for (const BoneMark& mark : marks) {
    const double distance = std::hypot(mark.at.x() - position.x(), mark.at.y() - position.y());
    if (distance <= widgets::kBoneHitRadius) left.push_back({&mark, distance});
  }
  std::vector<model::BoneIndex> bones;
  bones.reserve(left.size());
  while (!left.empty()) {
    auto best = left.begin();
    for (auto other = left.begin() + 1; other != left.end(); ++other) {
      if (other->mark->isOfPhysics != best->mark->isOfPhysics) {
        if (best->mark->isOfPhysics) best = other;
        continue;
      }
      const bool isNearer = other->distance < best->distance - kSameDistance;
      const bool isInFront = other->distance < best->distance + kSameDistance && other->mark->depth < best->mark->depth;
      if (isNearer || isInFront) best = other;
    }
    bones.push_back(best->mark->bone);
    left.erase(best);
  }
  return bones;
}

std::optional<model::BoneIndex> markAt(const std::vector<BoneMark>& marks, QPointF position) {
  const std::vector<model::BoneIndex> bones = marksAt(marks, position);
  return bones.empty() ? std::nullopt : std::optional(bones.front());
}

std::optional<model::BoneIndex> markAfter(const std::vector<BoneMark>& marks, QPointF position,
                                          model::BoneIndex current) {
  const std::vector<model::BoneIndex> bones = marksAt(marks, position);
  if (bones.empty()) return std::nullopt;
  const auto found = std::ranges::find(bones, current);
  return found == bones.end() || found + 1 == bones.end() ? bones.front() : *(found + 1);
}

std::vector<model::BoneIndex> marksNear(const std::vector<BoneMark>& marks, QPointF position) {
  std::vector<model::BoneIndex> bones;
  for (const BoneMark& mark : marks) {
    if (std::hypot(mark.at.x() - position.x(), mark.at.y() - position.y()) <= kNear) bones.push_back(mark.bone);
  }
  return bones;
}

std::vector<model::BoneIndex> marksIn(const std::vector<BoneMark>& marks, const QRectF& box) {
  std::vector<model::BoneIndex> bones;
  for (const BoneMark& mark : marks) {
    if (box.contains(mark.at)) bones.push_back(mark.bone);
  }
  return bones;
}

QColor draftColor() { return kDraft; }

std::vector<BoneMark> shownMarks(const std::vector<BoneMark>& marks, const BoneMarkScene& scene) {
  if (scene.showsAll) return marks;
  std::vector<BoneMark> shown;
  std::ranges::copy_if(marks, std::back_inserter(shown),
                       [&scene](const BoneMark& mark) { return isInFocus(mark, scene); });
  return shown;
}

void paintBoneMarks(QPainter& painter, const std::vector<BoneMark>& marks, const BoneMarkScene& scene) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const auto isSelected = [&](const BoneMark& mark) { return std::ranges::binary_search(scene.selected, mark.bone); };
  const auto isDraft = [&](const BoneMark& mark) { return scene.draft.bones.contains(mark.bone); };
  const auto colorFor = [&](const BoneMark& mark) {
    return isSelected(mark) ? kSelected : isDraft(mark) ? kDraft : colorOf(mark.state);
  };
  const std::vector<BoneMark> shown = shownMarks(marks, scene);
  const auto isFaint = [&](const BoneMark& mark) { return mark.isMinor && !isInFocus(mark, scene); };
  for (const BoneMark& mark : shown) {
    if (!isFaint(mark)) paintTail(painter, mark, isDraft(mark) ? kDraft : colorFor(mark));
  }
  painter.setBrush(Qt::NoBrush);
  for (const BoneMark& mark : shown) {
    if (isDraft(mark)) paintRing(painter, mark);
  }
  painter.setOpacity(kMinorOpacity);
  for (const BoneMark& mark : shown) {
    if (isFaint(mark)) paintShape(painter, mark, {colorFor(mark), kMinorRadius, false});
  }
  painter.setOpacity(1);
  for (const bool highlighted : {false, true}) {
    for (const BoneMark& mark : shown) {
      const bool isHighlighted = isSelected(mark) || mark.bone == scene.hovered;
      if (isHighlighted != highlighted || isFaint(mark)) continue;
      paintShape(painter, mark, {colorFor(mark), kRadius, isHighlighted});
    }
  }
  painter.restore();
}

}  // namespace furitsuke::panels
