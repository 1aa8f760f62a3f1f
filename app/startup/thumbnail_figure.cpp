// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/thumbnail_figure.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "app/session/free_camera.h"
#include "core/eval/camera_view.h"
#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::startup {

namespace {

const QColor kLeft(0x2B, 0xB5, 0xA6), kRight(0xE0, 0x7A, 0x5F), kMiddle(0x4A, 0x55, 0x68), kHead(0x4A, 0x55, 0x68);

struct Stick {
  std::string_view from, to;
  QColor color;
};

/// From what is behind to what is in front.
const std::vector<Stick>& sticks() {
  static const std::vector<Stick> all = {
      {"左足", "左ひざ", kLeft},   {"左ひざ", "左足首", kLeft},  {"左足首", "左つま先ＩＫ", kLeft},
      {"右足", "右ひざ", kRight},  {"右ひざ", "右足首", kRight}, {"右足首", "右つま先ＩＫ", kRight},
      {"下半身", "左足", kMiddle}, {"下半身", "右足", kMiddle},  {"下半身", "上半身", kMiddle},
      {"上半身", "首", kMiddle},   {"首", "頭", kMiddle},        {"左腕", "右腕", kMiddle},
      {"左腕", "左ひじ", kLeft},   {"左ひじ", "左手首", kLeft},  {"左手首", "左中指１", kLeft},
      {"右腕", "右ひじ", kRight},  {"右ひじ", "右手首", kRight}, {"右手首", "右中指１", kRight},
  };
  return all;
}

struct Joints {
  const model::Model& model;
  const eval::RigPose& pose;

  [[nodiscard]] std::optional<glm::dvec3> at(std::string_view name) const {
    const auto found = std::ranges::find(model.bones, name, [](const model::Bone& bone) { return bone.name.text; });
    if (found == model.bones.end()) return {};
    return pose.transforms[static_cast<std::size_t>(found - model.bones.begin())].position;
  }
};

/// Maps x and y of the world to a square picture, with a margin.
class Frame2d {
 public:
  Frame2d(const glm::dvec2& low, const glm::dvec2& high, int size) : size_(size), middle_((low + high) / 2.0) {
    constexpr double kFilled = 0.84;
    scale_ = kFilled * size / std::max({high.x - low.x, high.y - low.y, 1e-3});
  }
  [[nodiscard]] QPointF map(const glm::dvec2& at) const {
    return {size_ / 2.0 + (at.x - middle_.x) * scale_, size_ / 2.0 - (at.y - middle_.y) * scale_};
  }
  [[nodiscard]] double length(double world) const { return world * scale_; }

 private:
  int size_;
  glm::dvec2 middle_;
  double scale_ = 1;
};

QImage emptyPicture(int size) {
  QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  return picture;
}

glm::dvec2 flat(const glm::dvec3& at) { return {at.x, at.y}; }

/// How far the bones are from where the rest pose has them, without the travel of the whole body, in model units; less
/// for a body that does not face the viewer.
double expressionOf(const model::Model& model, const eval::RigPose& pose) {
  glm::dvec3 travel(0, 0, 0);
  double facing = 1;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    travel += pose.transforms[i].position - toDouble(model.bones[i].position);
    if (model.bones[i].name.text == "上半身") facing = -(pose.transforms[i].rotation * glm::dvec3(0, 0, -1)).z;
  }
  travel /= std::max<std::size_t>(model.bones.size(), 1);
  double moved = 0;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    moved += glm::length(pose.transforms[i].position - toDouble(model.bones[i].position) - travel);
  }
  constexpr double kLeast = 0.05;
  return moved * std::max(facing, kLeast);
}

}  // namespace

double tellingFrame(const scene::Actor& actor, FrameRange range) {
  constexpr int kCandidates = 24;
  eval::RigPose pose(actor.rig());
  double best = range.first, most = -1;
  for (int i = 0; i <= kCandidates; ++i) {
    const double frame = std::floor(range.first + (static_cast<double>(range.last) - range.first) * i / kCandidates);
    eval::evaluatePose(actor.rig(), actor.motion(), frame, pose);
    const double expression = expressionOf(actor.model(), pose);
    if (expression <= most) continue;
    most = expression;
    best = frame;
  }
  return best;
}

QImage drawFigure(const model::Model& model, const eval::RigPose& pose, int size) {
  const Joints joints{model, pose};
  const auto head = joints.at("頭"), neck = joints.at("首"), pelvis = joints.at("下半身");
  if (!head || !neck || !pelvis) return {};
  // Of the rest pose, so that a bowed head keeps its size.
  const double tall = std::max(glm::length(*neck - *pelvis), 1.0);
  const double radius = tall * 0.32;
  const glm::dvec3 crown = *head + glm::normalize(*head - *neck + glm::dvec3(0, 1e-6, 0)) * radius;
  glm::dvec2 low = flat(crown) - radius, high = flat(crown) + radius;
  for (const Stick& stick : sticks()) {
    for (const std::string_view name : {stick.from, stick.to}) {
      const auto at = joints.at(name);
      if (!at) continue;
      low = glm::min(low, flat(*at));
      high = glm::max(high, flat(*at));
    }
  }
  const Frame2d frame(low, high, size);
  QImage picture = emptyPicture(size);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = std::max(frame.length(tall * 0.16), size / 40.0);
  for (const Stick& stick : sticks()) {
    const auto from = joints.at(stick.from), to = joints.at(stick.to);
    if (!from || !to) continue;
    painter.setPen(QPen(stick.color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(frame.map(flat(*from)), frame.map(flat(*to)));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(kHead);
  painter.drawEllipse(frame.map(flat(crown)), frame.length(radius), frame.length(radius));
  return picture;
}

QImage drawCameraPath(const motion::Track<motion::CameraKey>& camera, int size) {
  constexpr int kPoints = 400;
  std::vector<glm::dvec2> path;
  glm::dvec2 low(-10, -10), high(10, 10);
  const double first = camera.frames().front(), last = camera.frames().back();
  for (int i = 0; i <= kPoints; ++i) {
    const auto view = eval::viewOf(eval::sampleCamera(camera, first + (last - first) * i / kPoints), 1);
    path.emplace_back(view.eye.x, view.eye.z);
    low = glm::min(low, path.back());
    high = glm::max(high, path.back());
  }
  const Frame2d frame(low, high, size);
  QImage picture = emptyPicture(size);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF origin = frame.map({0, 0});
  painter.setPen(Qt::NoPen);
  painter.setBrush(kMiddle);
  painter.drawEllipse(origin, size / 22.0, size / 22.0);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(kLeft, size / 50.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPainterPath line(frame.map(path.front()));
  for (const glm::dvec2& at : path) line.lineTo(frame.map(at));
  painter.drawPath(line);
  // The view at the start: a triangle that opens to what the camera sees.
  const auto start = eval::viewOf(eval::sampleCamera(camera, first), 1);
  const QPointF eye = frame.map(path.front());
  const double angle = std::atan2(-start.forward.z, start.forward.x);
  QPainterPath cone(eye);
  for (const double side : {-0.4, 0.4}) {
    cone.lineTo(eye + QPointF(std::cos(angle + side), std::sin(angle + side)) * (size / 6.0));
  }
  painter.fillPath(cone, kRight);
  return picture;
}

}  // namespace furitsuke::startup
