// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/figure.h"

#include <cmath>

#include "resources/samples/outline.h"

namespace furitsuke::samples {

namespace {

// Full-width digits, as in the usual bone names.
constexpr std::array<std::string_view, 4> kWideDigits{"０", "１", "２", "３"};

std::string numbered(std::string_view name, int number) {
  return std::string(name) + std::string(kWideDigits[static_cast<std::size_t>(number)]);
}

constexpr double kKneeLeast = -3.14159265, kKneeMost = -0.0087266;  // half a degree short of straight

}  // namespace

double skirtAngle(int column) { return 2 * kPi * (column + 0.5) / kSkirtColumns; }

std::string skirtBone(int column, int row) { return "スカート_" + std::to_string(row) + "_" + std::to_string(column); }

HandAxes handAxes() {
  const glm::dvec3 along = glm::normalize(kWrist - kElbow);
  const glm::dvec3 front = glm::normalize(glm::dvec3{0, 0, -1} + along * along.z);
  return {along, front, glm::cross(along, front)};
}

std::array<Finger, 5> fingers() {
  const auto [along, front, palm] = handAxes();
  const auto finger = [&, along = along, front = front](double reach, double aside, double spread) {
    return std::pair{kWrist + along * reach + front * aside, glm::normalize(along + front * spread)};
  };
  const auto [fore, foreWay] = finger(0.56, 0.235, 0.1);
  const auto [middle, middleWay] = finger(0.6, 0.08, 0.02);
  const auto [third, thirdWay] = finger(0.58, -0.075, -0.05);
  const auto [little, littleWay] = finger(0.52, -0.22, -0.14);
  const glm::dvec3 thumb = kWrist + along * 0.14 + front * 0.2 + palm * 0.05;
  const glm::dvec3 thumbWay = glm::normalize(along * 0.75 + front * 0.72 + palm * 0.25);
  return {{{"親指", "thumb", 0, thumb, thumbWay, 0.5, 0.105},
           {"人指", "fore", 1, fore, foreWay, 0.47, 0.088},
           {"中指", "middle", 1, middle, middleWay, 0.51, 0.09},
           {"薬指", "third", 1, third, thirdWay, 0.48, 0.088},
           {"小指", "little", 1, little, littleWay, 0.39, 0.078}}};
}

glm::dvec3 fingerJoint(const Finger& finger, int number) {
  constexpr std::array<double, 4> kShares{0, 0.4, 0.72, 1};
  return finger.root + finger.direction * (finger.length * kShares[static_cast<std::size_t>(number)]);
}

std::string fingerBone(const Finger& finger, int joint) { return numbered(finger.name, finger.firstNumber + joint); }

Skeleton::Skeleton() {
  addTrunk();
  for (const Side& side : kSides) addHair(side);
  for (const Side& side : kSides) {
    addArm(side);
    addFingers(side);
  }
  addLegs();
  addSkirt();
}

const glm::dvec3& Skeleton::position(std::string_view name) const {
  return positions_[static_cast<std::size_t>(index(name))];
}

model::Bone& Skeleton::add(std::string_view name, std::string_view english, const glm::dvec3& position,
                           std::string_view parent) {
  model::Bone bone;
  bone.name = model::ModelName::fromText(std::string(name), std::string(english));
  bone.position = rounded(position);
  bone.parent = parent.empty() ? model::kNoIndex : index(parent);
  indices_.emplace(name, static_cast<model::BoneIndex>(bones_.size()));
  positions_.push_back(position);
  return bones_.emplace_back(std::move(bone));
}

model::Bone& Skeleton::addFor(const Side& side, std::string_view name, std::string_view english, const glm::dvec3& left,
                              std::string_view parent) {
  return add(side.named(name), std::string(english) + "_" + std::string(side.english), side.place(left), parent);
}

void Skeleton::append(model::Bone& bone, std::string_view source, double ratio) {
  bone.append = model::AppendTransform{index(source), static_cast<float>(ratio), true, false, false};
}

void Skeleton::point(std::string_view name, std::string_view tail) {
  model::Bone& bone = bones_[static_cast<std::size_t>(index(name))];
  bone.tailIsBone = true;
  bone.tailBone = index(tail);
}

void Skeleton::addTrunk() {
  const auto movable = [this](std::string_view name, std::string_view english, const glm::dvec3& at,
                              std::string_view parent) -> model::Bone& {
    model::Bone& bone = add(name, english, at, parent);
    bone.movable = true;
    return bone;
  };
  movable("全ての親", "ParentNode", {0, 0, 0}, "").tailOffset = {0, 0, -1.5F};
  movable("センター", "center", {0, 5.4, 0}, "全ての親").tailOffset = {0, -5.4F, 0};
  movable("グルーブ", "groove", {0, 5.7, 0}, "センター").tailOffset = {0, 1, 0};
  add("腰", "waist", {0, 7.15, 0.1}, "グルーブ").tailOffset = {0, -1, 0.6F};
  add("上半身", "upper body", {0, 7.55, 0}, "腰");
  add("上半身2", "upper body2", {0, 8.75, 0.06}, "上半身");
  add("首", "neck", {0, 10.55, 0.14}, "上半身2");
  add("頭", "head", kHeadJoint, "首").tailOffset = {0, 3, 0};
  add("両目", "eyes", {0, 16.6, -1.2}, "頭").tailOffset = {0, 0, -1};
  for (const Side& side : kSides) {
    model::Bone& eye = addFor(side, "目", "eye", {0.17, 12.94, 0.42}, "頭");
    eye.tailOffset = {0, 0, -1};
    append(eye, "両目", 1);
  }
  add("前髪", "bangs", {0, 15.0, -1.2}, "頭").tailOffset = {0, -1.4F, -0.8F};
  add("アホ毛", "ahoge", {0, 15.9, 0}, "頭").tailOffset = {0.3F, 1.1F, -0.3F};
  add("胸飾り", "brooch", {0, 9.75, -0.75}, "上半身2").tailOffset = {0, -0.8F, -0.1F};
  point("上半身", "上半身2");
  point("上半身2", "首");
  point("首", "頭");
}

void Skeleton::addHair(const Side& side) {
  std::string parent = "頭";
  for (int i = 0; i < 3; ++i) {
    const auto joint = static_cast<std::size_t>(i);
    const std::string name = numbered("髪", i + 1);
    addFor(side, name, "hair" + std::to_string(i + 1), kTail[joint], parent);
    if (i > 0) point(parent, side.named(name));
    parent = side.named(name);
  }
  bones_.back().tailOffset = rounded(side.place(kTail[3]) - side.place(kTail[2]));
  addFor(side, "横髪１", "sidelock1", {1.75, 13.4, -1.0}, "頭");
  addFor(side, "横髪２", "sidelock2", {1.8, 11.9, -1.05}, side.named("横髪１")).tailOffset = {0, -1.2F, 0};
  point(side.named("横髪１"), side.named("横髪２"));
}

void Skeleton::addArm(const Side& side) {
  const auto along = [](const glm::dvec3& a, const glm::dvec3& b, double t) { return a + (b - a) * t; };
  const Vec3 armAxis = rounded(glm::normalize(side.place(kElbow) - side.place(kArm)));
  const Vec3 wristAxis = rounded(glm::normalize(side.place(kWrist) - side.place(kElbow)));
  addFor(side, "肩P", "shoulderP", kShoulder, "上半身2").tailOffset = {0, 0.8F, 0};
  addFor(side, "肩", "shoulder", kShoulder, side.named("肩P"));
  model::Bone& cancel = addFor(side, "肩C", "shoulderC", kArm, side.named("肩"));
  cancel.visible = cancel.operable = false;
  append(cancel, side.named("肩P"), -1);
  addFor(side, "腕", "arm", kArm, side.named("肩C"));
  point(side.named("肩"), side.named("腕"));
  const auto twist = [&](std::string_view name, std::string_view english, const glm::dvec3& a, const glm::dvec3& b,
                         const Vec3& axis, std::string_view parent) {
    addFor(side, name, english, along(a, b, 0.62), parent).fixedAxis = axis;
    for (int i = 1; i <= 3; ++i) {
      model::Bone& share = addFor(side, std::string(name) + std::to_string(i), std::string(english) + std::to_string(i),
                                  along(a, b, 0.25 * i), parent);
      share.visible = share.operable = false;
      append(share, side.named(name), 0.25 * i);
    }
  };
  twist("腕捩", "arm twist", kArm, kElbow, armAxis, side.named("腕"));
  addFor(side, "ひじ", "elbow", kElbow, side.named("腕捩"));
  point(side.named("腕"), side.named("ひじ"));
  twist("手捩", "wrist twist", kElbow, kWrist, wristAxis, side.named("ひじ"));
  addFor(side, "手首", "wrist", kWrist, side.named("手捩")).tailOffset = rounded(side.place(handAxes().along * 0.6));
  point(side.named("ひじ"), side.named("手首"));
  model::Bone& dummy =
      addFor(side, "ダミー", "dummy", kWrist + handAxes().along * 0.5 + handAxes().palm * 0.3, side.named("手首"));
  dummy.movable = true;
  dummy.tailOffset = rounded(side.place(handAxes().palm * 0.6));
  const Vec3 front = rounded(side.place(handAxes().front));
  for (const std::string_view name : {"腕", "ひじ", "手首"}) {
    const Vec3 axis = name == "腕" ? armAxis : wristAxis;
    bones_[static_cast<std::size_t>(index(side.named(name)))].localAxes = model::LocalAxes{axis, front};
  }
}

void Skeleton::addFingers(const Side& side) {
  for (const Finger& finger : fingers()) {
    std::string parent = side.named("手首");
    for (int i = 0; i < 3; ++i) {
      const int number = finger.firstNumber + i;
      const std::string name = fingerBone(finger, i);
      model::Bone& bone =
          addFor(side, name, std::string(finger.english) + std::to_string(number), fingerJoint(finger, i), parent);
      if (i == 2) bone.tailOffset = rounded(side.place(fingerJoint(finger, 3) - fingerJoint(finger, 2)));
      if (i > 0) point(parent, side.named(name));
      parent = side.named(name);
    }
  }
}

void Skeleton::addLegs() {
  add("下半身", "lower body", {0, 7.5, 0}, "腰").tailOffset = {0, -1, 0};
  for (const Side& side : kSides) {
    model::Bone& cancel = addFor(side, "足キャンセル", "leg cancel", kHip, "下半身");
    cancel.name = model::ModelName::fromText("腰キャンセル" + std::string(side.japanese),
                                             "waist cancel_" + std::string(side.english));
    cancel.visible = cancel.operable = false;
    append(cancel, "腰", -1);
    indices_.emplace(cancel.name.text, indices_.at(side.named("足キャンセル")));
    addFor(side, "足", "leg", kHip, cancel.name.text);
    addFor(side, "ひざ", "knee", kKnee, side.named("足"));
    addFor(side, "足首", "ankle", kAnkle, side.named("ひざ"));
    addFor(side, "つま先", "toe", kToe, side.named("足首")).visible = false;
    point(side.named("足"), side.named("ひざ"));
    point(side.named("ひざ"), side.named("足首"));
    point(side.named("足首"), side.named("つま先"));
  }
  for (const Side& side : kSides) addLegIk(side);
  for (const Side& side : kSides) addFollowingLeg(side);
}

void Skeleton::addLegIk(const Side& side) {
  addFor(side, "足IK親", "leg IKP", {kAnkle.x, 0, kAnkle.z}, "全ての親").movable = true;
  addFor(side, "足ＩＫ", "leg IK", kAnkle, side.named("足IK親")).movable = true;
  addFor(side, "つま先ＩＫ", "toe IK", kToe, side.named("足ＩＫ")).movable = true;
  point(side.named("足IK親"), side.named("足ＩＫ"));
  bones_[static_cast<std::size_t>(index(side.named("足ＩＫ")))].tailOffset = {0, 0, 1};
  bones_.back().tailOffset = {0, -0.7F, 0};
  const Vec3 least{static_cast<float>(kKneeLeast), 0, 0}, most{static_cast<float>(kKneeMost), 0, 0};
  ik_.push_back({index(side.named("足ＩＫ")),
                 index(side.named("足首")),
                 60,
                 2.0F,
                 {{index(side.named("ひざ")), true, least, most}, {index(side.named("足")), false, {}, {}}}});
  ik_.push_back({index(side.named("つま先ＩＫ")),
                 index(side.named("つま先")),
                 3,
                 4.0F,
                 {{index(side.named("足首")), false, {}, {}}}});
}

/// Leg bones evaluated after IK, which can rotate the legs although IK controls them.
void Skeleton::addFollowingLeg(const Side& side) {
  std::string parent = "腰キャンセル" + std::string(side.japanese);
  for (const auto& [name, english, at] :
       {std::tuple{"足", "leg", kHip}, {"ひざ", "knee", kKnee}, {"足首", "ankle", kAnkle}}) {
    model::Bone& bone = addFor(side, std::string(name) + "D", std::string(english) + "D", at, parent);
    bone.layer = 1;
    append(bone, side.named(name), 1);
    parent = side.named(std::string(name) + "D");
  }
  addFor(side, "足先EX", "toe EX", {kToe.x, 0.35, -0.42}, parent).layer = 1;
  bones_.back().tailOffset = {0, 0, -0.6F};
  point(side.named("足D"), side.named("ひざD"));
  point(side.named("ひざD"), side.named("足首D"));
  point(side.named("足首D"), side.named("足先EX"));
}

void Skeleton::addSkirt() {
  for (int column = 0; column < kSkirtColumns; ++column) {
    const double angle = skirtAngle(column);
    const Side& side = kSides[column < kSkirtColumns / 2 ? 0 : 1];
    const auto at = [angle](double radius, double y) {
      return glm::dvec3{radius * std::sin(angle), y, 0.02 - radius * 0.9 * std::cos(angle)};
    };
    const std::string number = std::to_string(column);
    // Without physics the cloth follows the leg below it.
    model::Bone& upper = add(skirtBone(column, 0), "skirt_0_" + number, at(1.0, 7.3), "下半身");
    upper.layer = 2;
    append(upper, side.named("足D"), 0.45);
    model::Bone& lower = add(skirtBone(column, 1), "skirt_1_" + number, at(1.6, 6.3), skirtBone(column, 0));
    lower.layer = 2;
    lower.tailOffset = rounded(at(2.15, 5.2) - at(1.6, 6.3));
    point(skirtBone(column, 0), skirtBone(column, 1));
  }
}

}  // namespace furitsuke::samples
