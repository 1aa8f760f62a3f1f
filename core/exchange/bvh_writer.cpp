// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/euler_angles.h"

namespace furitsuke::exchange {

namespace {

class BvhWriter {
 public:
  BvhWriter(const CapturedMotion& motion, const CapturedClip& clip) : motion_(motion), clip_(clip) {
    children_.resize(motion.joints.size());
    for (std::size_t i = 0; i < motion.joints.size(); ++i) {
      const JointIndex parent = motion.joints[i].parent;
      if (parent != kNoJoint) children_[static_cast<std::size_t>(parent)].push_back(i);
    }
  }

  Result<Bytes> write() {
    text_ = "HIERARCHY\n";
    for (std::size_t i = 0; i < motion_.joints.size(); ++i) {
      if (motion_.joints[i].parent == kNoJoint) writeJoints(i);
    }
    text_ += "MOTION\nFrames: " + std::to_string(clip_.frameCount) + "\nFrame Time: ";
    number(clip_.frameTime, 9);  // with six, programs find 30.0003 frames per second
    text_ += '\n';
    if (const Status done = writeRows(); !done) return done.error();
    return toBytes(text_);
  }

 private:
  void number(double value, int decimals = 6) {
    std::array<char, 32> digits;  // of values up to kMaxCaptureValue
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals).ptr;
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    text_ += text == "-0.000000" ? text.substr(1) : text;
  }

  void line(std::size_t depth, std::string_view text) {
    text_.append(depth, '\t').append(text);
    text_ += '\n';
  }

  void offset(std::size_t depth, const Vec3& value) {
    text_.append(depth, '\t').append("OFFSET ");
    number(value.x);
    text_ += ' ';
    number(value.y);
    text_ += ' ';
    number(value.z);
    text_ += '\n';
  }

  [[nodiscard]] bool hasPosition(std::size_t joint) const {
    return motion_.joints[joint].parent == kNoJoint || !clip_.tracks[joint].translation.empty();
  }

  /// The name without what would end it early, and without a colon that a reader would take as part of the keyword.
  [[nodiscard]] static std::string writtenName(std::string_view name) {
    constexpr std::string_view kEnds = "{}\r\n";
    const auto isSpace = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    std::string written(name);
    while (!written.empty() && isSpace(written.back())) written.pop_back();
    written.erase(written.begin(), std::ranges::find_if_not(written, isSpace));
    std::ranges::replace_if(
        written, [&](char c) { return kEnds.find(c) != kEnds.npos; }, '_');
    if (written.starts_with(':')) written.front() = '_';
    return written.empty() ? "joint" : written;
  }

  void openJoint(std::size_t joint, std::size_t depth) {
    const CapturedJoint& it = motion_.joints[joint];
    line(depth, (it.parent == kNoJoint ? "ROOT " : "JOINT ") + writtenName(it.name));
    line(depth, "{");
    offset(depth + 1, it.parent == kNoJoint ? Vec3{0, 0, 0} : it.translation);
    line(depth + 1, hasPosition(joint) ? "CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation"
                                       : "CHANNELS 3 Zrotation Yrotation Xrotation");
    order_.push_back(joint);
    if (!children_[joint].empty()) return;
    line(depth + 1, "End Site");
    line(depth + 1, "{");
    offset(depth + 2, it.tip.value_or(Vec3{0, 0, 0}));
    line(depth + 1, "}");
  }

  /// A joint and all below it. Not recursive, because a skeleton may be deep.
  void writeJoints(std::size_t root) {
    struct Open {
      std::size_t joint;
      std::size_t nextChild = 0;
    };
    std::vector<Open> open{{root}};
    openJoint(root, 0);
    while (!open.empty()) {
      Open& last = open.back();
      if (last.nextChild < children_[last.joint].size()) {
        const std::size_t child = children_[last.joint][last.nextChild++];
        openJoint(child, open.size());
        open.push_back({child});
      } else {
        open.pop_back();
        line(open.size(), "}");
      }
    }
  }

  Status writeRows() {
    std::vector<glm::dvec3> angles(motion_.joints.size(), glm::dvec3(0));
    std::vector<RigidTransform> locals(motion_.joints.size());
    for (std::size_t frame = 0; frame < clip_.frameCount; ++frame) {
      sampleLocalTransforms(motion_, clip_, static_cast<double>(frame) * clip_.frameTime, locals);
      const char* separator = "";
      const auto values = [&](const glm::dvec3& v, std::array<int, 3> order) {
        for (const int axis : order) {
          text_ += separator;
          number(v[axis]);
          separator = " ";
        }
      };
      for (const std::size_t joint : order_) {
        const glm::dvec3& position = locals[joint].position;
        if (hasPosition(joint)) {
          const double largest = std::max({std::abs(position.x), std::abs(position.y), std::abs(position.z)});
          if (!(largest <= kMaxCaptureValue)) {
            return Error::in(Message::verbatim(motion_.joints[joint].name),
                             Core::trWith("frame %1: the position is too far away to be written"), frame);
          }
          values(position, {0, 1, 2});
        }
        angles[joint] = anglesNear(locals[joint].rotation, angles[joint]);
        values(angles[joint], {2, 1, 0});
      }
      text_ += '\n';
    }
    return Done{};
  }

  const CapturedMotion& motion_;
  const CapturedClip& clip_;
  std::vector<std::vector<std::size_t>> children_;
  std::vector<std::size_t> order_;  ///< joints in the order of the channels
  std::string text_;
};

}  // namespace

Result<Bytes> writeBvh(const CapturedMotion& motion, std::size_t clip) {
  for (const CapturedJoint& joint : motion.joints) {
    const Vec3& at = joint.translation;
    const Vec3 tip = joint.tip.value_or(Vec3{0, 0, 0});
    for (const float value : {at.x, at.y, at.z, tip.x, tip.y, tip.z}) {
      if (!(std::abs(value) <= kMaxCaptureValue)) {
        return Error::in(Message::verbatim(joint.name),
                         Core::tr("the joint is too far away from its parent to be written"));
      }
    }
  }
  return BvhWriter(motion, motion.clips[clip]).write();
}

}  // namespace furitsuke::exchange
