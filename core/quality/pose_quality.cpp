// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/geometric.hpp>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/operations/cleanup/floor_height.h"
#include "core/operations/cleanup/foot_path.h"
#include "core/operations/cleanup/hand_overlap.h"
#include "core/operations/cleanup/joint_limits.h"
#include "core/operations/cleanup/lock_feet.h"
#include "core/quality/quality_parts.h"
#include "core/quality/series_issues.h"

namespace furitsuke::quality {

namespace {

/// Frames that one thread poses at a time.
constexpr std::size_t kPieceFrames = 64;
/// Issues with at most this many frames between them are one.
constexpr Frame kGap = 5;
/// Poses take this share of the whole work, after that of the tracks.
constexpr double kPoseShare = 0.9;

/// Poses a model at all frames and keeps what is measured of each pose.
class PoseMetrics {
 public:
  explicit PoseMetrics(const QualityInput& in)
      : in_(in),
        legs_(operations::legsOf(in.model, in.rig)),
        center_(operations::centerOf(in.model, in.rig, legs_)),
        joints_(operations::limitedJoints(in.model, in.rig)),
        overlap_(in.model, in.rig) {
    if (center_ && !legs_.empty()) body_ = operations::bodyBones(in.model, in.rig, legs_, *center_);
    legFrames_.assign(legs_.size(), std::vector<operations::LegFrame>(in.frameCount()));
    feet_ = emptySeries(legs_.size());
    for (std::size_t i = 0; i < legs_.size(); ++i) feet_[i].track = nameOf(legs_[i].ankle);
    lowest_ = emptySeries(body_.empty() ? 0 : 1);
    for (QualitySeries& series : lowest_) series.others.resize(in.frameCount());
    gaps_ = emptySeries(legs_.size());
    for (std::size_t i = 0; i < legs_.size(); ++i) gaps_[i].track = nameOf(legs_[i].goal);
    excesses_ = emptySeries(joints_.size());
    for (std::size_t i = 0; i < joints_.size(); ++i) excesses_[i].track = nameOf(joints_[i].bone);
    const std::vector<std::string> hands = overlap_.hands();
    depths_ = emptySeries(hands.size());
    for (std::size_t i = 0; i < hands.size(); ++i) {
      depths_[i].track = hands[i];
      depths_[i].others.resize(in.frameCount());
    }
  }

  void pose() {
    eval::BoundMotion bound(in_.motion, in_.model, in_.rig);
    bound.setPreExtrapolation(in_.preExtrapolation);
    const std::size_t pieces = (in_.frameCount() + kPieceFrames - 1) / kPieceFrames;
    std::vector<std::optional<eval::RigPose>> poses(parallelWorkers(pieces));
    std::atomic<std::size_t> done{0};
    forEachInParallel(pieces, [&](std::size_t piece, std::size_t worker) {
      if (!poses[worker]) poses[worker].emplace(in_.rig);
      const std::size_t end = std::min(in_.frameCount(), (piece + 1) * kPieceFrames);
      for (std::size_t i = piece * kPieceFrames; i < end && !in_.control.canceled; ++i) {
        eval::evaluatePose(in_.rig, bound, static_cast<double>(in_.frames.first) + static_cast<double>(i),
                           *poses[worker]);
        measure(i, *poses[worker]);
      }
      in_.control.progress = 1 - kPoseShare + kPoseShare * static_cast<double>(++done) / static_cast<double>(pieces);
    });
  }

  void report(MotionQuality& quality) {
    reportSlides(rowOf(quality, QualityKind::Slides));
    QualityRow& floor = rowOf(quality, QualityKind::Floor);
    addAll(floor, feet_);
    addAll(floor, lowestByBone());
    addAll(rowOf(quality, QualityKind::Reach), gaps_);
    addAll(rowOf(quality, QualityKind::Limits), excesses_);
    addAll(rowOf(quality, QualityKind::Overlap), depths_, overlap_.names());
  }

 private:
  [[nodiscard]] std::string nameOf(std::size_t bone) const { return in_.model.bones[bone].name.text; }

  [[nodiscard]] std::vector<QualitySeries> emptySeries(std::size_t count) const {
    return std::vector<QualitySeries>(
        count, QualitySeries{{}, in_.frames.first, std::vector<float>(in_.frameCount(), 0.0F), {}});
  }

  void measure(std::size_t at, const eval::RigPose& pose) {
    for (std::size_t i = 0; i < legs_.size(); ++i) {
      legFrames_[i][at] = operations::legFrameOf(in_.rig, pose, legs_[i]);
      const operations::LegFrame& leg = legFrames_[i][at];
      if (leg.hasIk) {
        const double atRest = glm::distance(in_.rig.bones[legs_[i].ankle].rest, in_.rig.bones[legs_[i].goal].rest);
        const double gap = glm::distance(leg.ankle.position, leg.goal.position) - atRest;
        gaps_[i].values[at] = static_cast<float>(std::max(0.0, gap));
      }
      feet_[i].values[at] = static_cast<float>(-operations::soleHeight(legs_[i], in_.rig, leg));
    }
    if (!lowest_.empty()) {
      const auto height = [&](std::size_t bone) { return pose.transforms[bone].position.y; };
      const std::size_t lowest = *std::ranges::min_element(body_, {}, height);
      lowest_.front().values[at] = static_cast<float>(-height(lowest));
      lowest_.front().others[at] = static_cast<std::int32_t>(lowest);
    }
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      excesses_[i].values[at] = static_cast<float>(operations::excessOf(joints_[i], in_.rig, pose));
    }
    for (std::size_t i = 0; i < depths_.size(); ++i) {
      const operations::HandOverlap::Depth depth = overlap_.deepest(i, pose);
      depths_[i].values[at] = static_cast<float>(depth.depth);
      depths_[i].others[at] = static_cast<std::int32_t>(depth.name);
    }
  }

  /// The lowest bones of the body, each with the frames at which it is the lowest.
  [[nodiscard]] std::vector<QualitySeries> lowestByBone() const {
    std::vector<QualitySeries> all;
    for (const QualitySeries& lowest : lowest_) {
      for (const std::size_t bone : body_) {
        if (std::ranges::find(lowest.others, static_cast<std::int32_t>(bone)) == lowest.others.end()) continue;
        QualitySeries series{nameOf(bone), lowest.first, lowest.values, {}};
        for (std::size_t i = 0; i < series.values.size(); ++i) {
          if (lowest.others[i] != static_cast<std::int32_t>(bone)) series.values[i] = 0;
        }
        all.push_back(std::move(series));
      }
    }
    return all;
  }

  static void addAll(QualityRow& row, const std::vector<QualitySeries>& all,
                     const std::vector<std::string>& names = {}) {
    row.isMeasured = row.isMeasured || !all.empty();
    for (const QualitySeries& series : all) addIssues(row, series, infoOf(row.kind).unit, kGap, names);
  }

  void reportSlides(QualityRow& row) const {
    const QualityKindInfo& info = infoOf(row.kind);
    row.isMeasured = !legs_.empty();
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
      const double restHeight = in_.rig.bones[legs_[leg].ankle].rest.y;
      for (const operations::Contact& contact :
           operations::contactsOf(legFrames_[leg], restHeight, operations::usualContactLimits())) {
        const QualityIssue issue = slideOf(leg, contact);
        sum += issue.value;
        ++count;
        if (issue.value > info.threshold) addIssue(row, issue);
      }
    }
    row.value = count == 0 ? 0 : sum / static_cast<double>(count);
  }

  /// The extent of the path of an ankle over the floor during a contact.
  [[nodiscard]] QualityIssue slideOf(std::size_t leg, const operations::Contact& contact) const {
    const auto& frames = legFrames_[leg];
    glm::dvec2 low{std::numeric_limits<double>::infinity()};
    glm::dvec2 high{-std::numeric_limits<double>::infinity()};
    double fastest = -1;
    std::size_t peak = contact.first;
    for (std::size_t i = contact.first; i <= contact.last; ++i) {
      const glm::dvec2 position{frames[i].ankle.position.x, frames[i].ankle.position.z};
      low = glm::min(low, position);
      high = glm::max(high, position);
      if (i == contact.first) continue;
      const glm::dvec3 step = frames[i].ankle.position - frames[i - 1].ankle.position;
      if (std::hypot(step.x, step.z) <= fastest) continue;
      fastest = std::hypot(step.x, step.z);
      peak = i;
    }
    const auto frameAt = [this](std::size_t i) { return in_.frames.first + static_cast<Frame>(i); };
    return {nameOf(legs_[leg].ankle),
            {},
            {frameAt(contact.first), frameAt(contact.last)},
            frameAt(peak),
            glm::length(high - low),
            infoOf(QualityKind::Slides).unit};
  }

  const QualityInput& in_;
  std::vector<operations::Leg> legs_;
  std::optional<std::size_t> center_;
  std::vector<std::size_t> body_;
  std::vector<operations::LimitedJoint> joints_;
  operations::HandOverlap overlap_;
  std::vector<std::vector<operations::LegFrame>> legFrames_;  ///< of each leg
  std::vector<QualitySeries> feet_, lowest_, gaps_, excesses_, depths_;
};

}  // namespace

void measurePoses(const QualityInput& in, MotionQuality& quality) {
  PoseMetrics measures(in);
  measures.pose();
  if (!in.control.canceled) measures.report(quality);
}

}  // namespace furitsuke::quality
