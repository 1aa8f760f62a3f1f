// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/utf8.h"
#include "core/exchange/bvh_text.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/exchange_findings.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kMaxChannelsOfJoint = 6;

struct BvhChannel {
  JointIndex joint = kNoJoint;
  std::uint8_t axis = 0;  ///< 0, 1, 2 for x, y, z
  bool isPosition = false;
};

/// The channel of a name such as "Zrotation", without its joint.
std::optional<BvhChannel> channelNamed(std::string_view word) {
  constexpr std::array<std::string_view, 6> kNames = {"xposition", "yposition", "zposition",
                                                      "xrotation", "yrotation", "zrotation"};
  std::string name(word);
  for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return BvhChannel{kNoJoint, static_cast<std::uint8_t>(i % 3), i < 3};
  }
  return {};
}

glm::dquat rotationAbout(std::uint8_t axis, double degrees) {
  const double half = std::remainder(degrees, 720.0) * (std::numbers::pi / 360);
  glm::dquat rotation{std::cos(half), 0, 0, 0};
  (axis == 0 ? rotation.x : axis == 1 ? rotation.y : rotation.z) = std::sin(half);
  return rotation;
}

/// Frame times are rounded to a few decimals: 0.008333 is 1/120. Returns the time of a common frame rate that the text
/// stands for, or `seconds`.
double exactFrameTime(std::string_view text, double seconds) {
  constexpr std::array kCommonRates = {24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 180, 200, 240, 250, 300, 360};
  constexpr std::size_t kFewestDecimals = 4;
  const std::size_t point = text.find_first_of(".,");
  const std::size_t decimals = point == text.npos ? 0 : text.size() - point - 1;
  const bool isPlain = text.find_first_not_of("0123456789.,") == text.npos;
  if (!isPlain || decimals < kFewestDecimals) return seconds;
  for (const int rate : kCommonRates) {
    if (std::abs(1.0 / rate - seconds) < std::pow(0.1, static_cast<double>(decimals))) return 1.0 / rate;
  }
  return seconds;
}

class BvhReader {
 public:
  explicit BvhReader(std::string_view text) : text_(text) {}

  Result<LoadedCapture> read() {
    if (const Status done = readHierarchy(); !done) return done.error();
    if (const Status done = readMotionHeader(); !done) return done.error();
    clip().tracks.resize(joints().size());
    readRows();
    if (clip().frameCount == 0) {
      return loaded_.damage ? *loaded_.damage : text_.error(Core::tr("there are no frames"));
    }
    if (clip().frameCount != announced_) {
      Diagnostic& note = loaded_.diagnostics.emplace_back(
          makeDiagnostic(ExchangeFinding::FrameCount,
                         {Core::trCount("the header says %n frame, but the file has %1; all complete frames are used",
                                        "the header says %n frames, but the file has %1; all complete frames are used"),
                          Counted{announced_}, clip().frameCount}));
      note.count = clip().frameCount;
    }
    return std::move(loaded_);
  }

 private:
  [[nodiscard]] std::vector<CapturedJoint>& joints() { return loaded_.motion.joints; }
  [[nodiscard]] CapturedClip& clip() { return loaded_.motion.clips.front(); }

  /// What the text has instead of something.
  [[nodiscard]] Error expected(const Message& what) {
    return text_.error({Core::trWith("expected %1, found %2"), what, BvhText::shown(text_.peek())});
  }

  Status readHierarchy() {
    loaded_.motion.clips.emplace_back();
    if (!text_.accept("HIERARCHY")) return expected(Message::verbatim("HIERARCHY"));
    while (!text_.accept("MOTION")) {
      const bool isInside = !open_.empty();
      if (isInside && text_.accept("}")) {
        if (const Status done = closeJoint(); !done) return done;
      } else if (isInside && text_.accept("OFFSET")) {
        if (const Status done = readOffset(); !done) return done;
      } else if (isInside && text_.accept("CHANNELS")) {
        if (const Status done = readChannels(); !done) return done;
      } else if (isInside && text_.accept("End")) {
        if (const Status done = readEndSite(); !done) return done;
      } else if (isInside ? text_.accept("JOINT") : text_.accept("ROOT")) {
        if (const Status done = openJoint(); !done) return done;
      } else {
        return expected(isInside ? Core::tr("JOINT, End Site, OFFSET, CHANNELS or }") : Core::tr("ROOT or MOTION"));
      }
    }
    if (!open_.empty())
      return text_.error({Core::trWith("the joint %1 is not closed"), BvhText::shown(openJointName())});
    if (joints().empty()) return text_.error(Core::tr("there are no joints"));
    if (channels_.empty()) return text_.error(Core::tr("no joint has channels"));
    return Done{};
  }

  [[nodiscard]] const std::string& openJointName() { return joints()[static_cast<std::size_t>(open_.back())].name; }

  Status openJoint() {
    const std::string_view name = text_.nextName();
    if (name.empty()) return text_.error(Core::tr("a joint has no name"));
    if (joints().size() == kMaxJoints) {
      return text_.error({Core::trWith("there are more than %1 joints"), kMaxJoints});
    }
    CapturedJoint& joint = joints().emplace_back();
    joint.name = name;
    joint.parent = open_.empty() ? kNoJoint : open_.back();
    open_.push_back(static_cast<JointIndex>(joints().size()) - 1);
    hasOffset_.push_back(false);
    hasChannels_.push_back(false);
    return text_.accept("{") ? Status(Done{}) : expected(Core::tr("{ after the name of a joint"));
  }

  Status closeJoint() {
    if (!hasOffset_[static_cast<std::size_t>(open_.back())]) {
      return text_.error({Core::trWith("the joint %1 has no OFFSET"), BvhText::shown(openJointName())});
    }
    open_.pop_back();
    return Done{};
  }

  Result<Vec3> readVector() {
    std::array<double, 3> values{};
    for (double& value : values) {
      const auto number = text_.nextNumber();
      if (!number) return text_.error(Core::tr("an OFFSET needs three numbers"));
      value = *number;
    }
    return toStored(glm::dvec3(values[0], values[1], values[2]));
  }

  Status readOffset() {
    const auto joint = static_cast<std::size_t>(open_.back());
    if (hasOffset_[joint])
      return text_.error({Core::trWith("the joint %1 has two OFFSETs"), BvhText::shown(openJointName())});
    const Result<Vec3> offset = readVector();
    if (!offset) return offset.error();
    joints()[joint].translation = *offset;
    hasOffset_[joint] = true;
    return Done{};
  }

  Status readEndSite() {
    static_cast<void>(text_.nextName());  // "Site"
    if (!text_.accept("{")) return expected(Core::tr("{ after End Site"));
    if (!text_.accept("OFFSET")) return expected(Core::tr("the OFFSET of an End Site"));
    const Result<Vec3> offset = readVector();
    if (!offset) return offset.error();
    joints()[static_cast<std::size_t>(open_.back())].tip = *offset;
    return text_.accept("}") ? Status(Done{}) : expected(Core::tr("} at the end of an End Site"));
  }

  Status readChannels() {
    const JointIndex joint = open_.back();
    if (hasChannels_[static_cast<std::size_t>(joint)]) {
      return text_.error({Core::trWith("the joint %1 has CHANNELS twice"), BvhText::shown(openJointName())});
    }
    hasChannels_[static_cast<std::size_t>(joint)] = true;
    const auto count = text_.nextNumber();
    if (!count || *count < 0 || *count > kMaxChannelsOfJoint || *count != std::floor(*count)) {
      return text_.error({Core::trWith("CHANNELS needs a number from 0 to %1"), kMaxChannelsOfJoint});
    }
    for (int i = 0; i < static_cast<int>(*count); ++i) {
      const std::string_view word = text_.next();
      auto channel = channelNamed(word);
      if (!channel) return text_.error({Core::trWith("unknown channel %1"), BvhText::shown(word)});
      channel->joint = joint;
      channels_.push_back(*channel);
    }
    return Done{};
  }

  Status readMotionHeader() {
    if (!text_.accept("Frames")) return expected(Message::verbatim("Frames:"));
    const auto frames = text_.nextNumber();
    if (!frames || *frames < 0) return text_.error(Core::tr("Frames: needs a number"));
    announced_ = static_cast<std::size_t>(*frames);
    if (!text_.accept("Frame")) return expected(Message::verbatim("Frame Time:"));
    if (!text_.accept("Time")) return expected(Message::verbatim("Frame Time:"));
    const std::string_view word = text_.peek();
    const auto time = text_.nextNumber();
    if (!time || *time < kShortestFrameTime || *time > kLongestFrameTime) {
      return text_.error(Core::tr("Frame Time: needs a number of seconds, above 0 and at most 1"));
    }
    clip().frameTime = exactFrameTime(word, *time);
    return Done{};
  }

  /// Prepares the tracks for the number of rows that are left, so that they never grow.
  void reserveRows(std::size_t rows) {
    for (const BvhChannel& channel : channels_) {
      JointTracks& tracks = clip().tracks[static_cast<std::size_t>(channel.joint)];
      if (channel.isPosition) {
        tracks.translation.values.reserve(rows);
      } else {
        tracks.rotation.values.reserve(rows);
      }
    }
  }

  void readRows() {
    const std::size_t rows = text_.wordsLeft() / channels_.size();
    reserveRows(rows);
    std::vector<double> values(channels_.size());
    bool isRowALine = true;
    std::size_t count = 0;
    for (; count < rows; ++count) {
      bool isLine = true;
      for (std::size_t i = 0; i < values.size(); ++i) {
        const auto number = text_.nextNumber();
        if (!number) {
          loaded_.damage = text_.error(Core::tr("a number within 1e9 is expected"));
          break;
        }
        values[i] = *number;
        isLine = isLine && text_.isFirstOfLine() == (i == 0);
        if (count > 0 && isRowALine && !isLine) {
          loaded_.damage = brokenRow(i == 0);
          break;
        }
      }
      if (loaded_.damage) break;
      appendRow(values);
      if (count > 0) continue;
      // Some programs break the lines of a row. Then rows cannot be checked one by one.
      isRowALine = isLine && (text_.peek().empty() || text_.isFirstOfLine());
    }
    if (!loaded_.damage && !text_.peek().empty())
      loaded_.damage = text_.error(Core::tr("the last frame is incomplete"));
    setTimes(count);
  }

  [[nodiscard]] Error brokenRow(bool isLonger) const {
    const Counted channels{channels_.size()};
    if (isLonger) {
      return text_.error({Core::trCount("the line has more than %n number, one for each channel",
                                        "the line has more than %n numbers, one for each channel"),
                          channels});
    }
    return text_.error({Core::trCount("the line above has less than %n number, one for each channel",
                                      "the line above has less than %n numbers, one for each channel"),
                        channels});
  }

  void appendRow(const std::vector<double>& values) {
    for (std::size_t first = 0, end = 0; first < channels_.size(); first = end) {
      const JointIndex joint = channels_[first].joint;
      glm::dquat rotation{1, 0, 0, 0};
      glm::dvec3 position = toDouble(joints()[static_cast<std::size_t>(joint)].translation);
      bool hasPosition = false, hasRotation = false;
      for (end = first; end < channels_.size() && channels_[end].joint == joint; ++end) {
        const BvhChannel& channel = channels_[end];
        if (channel.isPosition) {
          position[channel.axis] = values[end];
          hasPosition = true;
        } else {
          rotation = rotation * rotationAbout(channel.axis, values[end]);
          hasRotation = true;
        }
      }
      JointTracks& tracks = clip().tracks[static_cast<std::size_t>(joint)];
      if (hasPosition) tracks.translation.values.push_back(toStored(position));
      if (hasRotation) appendRotation(tracks.rotation.values, rotation);
    }
  }

  static void appendRotation(std::vector<Quat>& rotations, const glm::dquat& rotation) {
    const bool isOpposite = !rotations.empty() && glm::dot(toDouble(rotations.back()), rotation) < 0;
    rotations.push_back(toStored(glm::normalize(isOpposite ? -rotation : rotation)));
  }

  void setTimes(std::size_t count) {
    clip().frameCount = count;
    auto times = std::make_shared<std::vector<double>>();
    times->reserve(count);
    for (std::size_t i = 0; i < count; ++i) times->push_back(static_cast<double>(i) * clip().frameTime);
    for (JointTracks& tracks : clip().tracks) {
      if (!tracks.translation.empty()) tracks.translation.times = times;
      if (!tracks.rotation.empty()) tracks.rotation.times = times;
    }
  }

  static constexpr double kShortestFrameTime = 1e-6, kLongestFrameTime = 1;  ///< seconds

  BvhText text_;
  LoadedCapture loaded_;
  std::vector<JointIndex> open_;
  std::vector<bool> hasOffset_, hasChannels_;  ///< of each joint
  std::vector<BvhChannel> channels_;           ///< in the order of the rows
  std::size_t announced_ = 0;
};

}  // namespace

Result<LoadedCapture> readBvh(ByteView bytes) {
  if (bytes.size() > kMaxCaptureBytes) {
    return Error::because(Core::trWith("is larger than %1 MiB"), kMaxCaptureBytes >> 20U);
  }
  const std::string_view text = asChars(bytes);
  if (utf8::isValid(text)) return BvhReader(text).read();
  // The second byte of a character in CP932 can be that of a brace.
  const std::string decoded = cp932::decode(text);
  return BvhReader(decoded).read();
}

}  // namespace furitsuke::exchange
