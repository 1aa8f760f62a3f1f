// SPDX-License-Identifier: MIT
#include "core/operations/keys/reduce.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <numbers>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/model/name_index.h"
#include "core/motion/track_names.h"
#include "core/operations/keys/key_removal.h"
#include "core/operations/keys/keys_operations.h"
#include "core/operations/keys/pose_check.h"
#include "core/operations/keys/track_errors.h"
#include "core/operations/keys/track_reduction.h"

namespace furitsuke::operations {

namespace {

constexpr double kRadiansPerDegree = std::numbers::pi / 180;

/// A track and its remaining keys.
template <class Spans>
struct TrackWork {
  using Value = typename Spans::Value;
  motion::TrackId id;
  motion::KeyRuns runs;
  std::optional<std::size_t> part;  ///< the bone or morph of the model
  std::optional<TrackReduction<Spans>> reduction;
  bool isChanged = true;  ///< since the reduced motion was last updated
};

using BoneWork = TrackWork<BoneSpans>;
using MorphWork = TrackWork<MorphSpans>;
using CameraWork = TrackWork<CameraSpans>;

/// Each bone or morph of the model is moved by its first track, as in BoundMotion.
template <class Work, class FindPart>
void findParts(std::vector<Work>& works, const motion::Motion& motion, std::size_t count, const FindPart& find) {
  std::vector<bool> isTaken(count, false);
  for (Work& work : works) {
    const auto part = find(motion, work.id);
    if (!part || isTaken[*part]) continue;
    isTaken[*part] = true;
    work.part = part;
  }
}

class Reduction {
 public:
  Reduction(const motion::Motion& motion, const motion::KeySelection& keys, const ReductionBounds& bounds,
            const ReductionOptions& options, const model::Model* model, OperationControl& control);
  Result<OperationResult> run();

 private:
  void bindToModel(const std::set<std::string>& exactBones, double exactAngle);
  void start();
  [[nodiscard]] BoneTolerance toleranceOf(const BoneWork& work) const;
  [[nodiscard]] MorphTolerance toleranceOf(const MorphWork& work) const;
  [[nodiscard]] bool movesBones(const MorphWork& work) const { return work.part && !morphMoves_[*work.part].empty(); }
  /// Recreates the changed tracks.
  template <class Work>
  void update(std::vector<Work>& works);
  /// Joins less where the error of a single track is too large, and reports its errors.
  template <class Work>
  void settleTracks(std::vector<Work>& works, bool onlyUnbound);
  template <class Spans>
  void startTrack(TrackWork<Spans>& work, Spans spans);
  /// Tightens until all poses at these frames are within the bounds.
  void settlePoses(PoseCheck& check, std::vector<FrameRange> changed);
  [[nodiscard]] std::vector<FrameRange> joinedFrames() const;
  void removeKeys(const PoseCheck& check);
  /// Those that the removal has left.
  template <class Value, class Work>
  static void takeKept(const std::vector<RemovalTrack<Value>>& tracks, const std::vector<Work*>& works);
  void reportPoses(const PoseError& worst);
  void settleModel();
  void settle();
  bool tightenCauses(const std::vector<ErrorCause>& causes, std::vector<FrameRange>& changed);
  template <class Work>
  void propose(std::vector<Work>& works);

  template <class Spans>
  const motion::Track<typename Spans::Value>& trackOf(const TrackWork<Spans>& work) const {
    return trackIn<typename Spans::Value>(motion_, work.id);
  }
  template <class Value>
  static const motion::Track<Value>& trackIn(const motion::Motion& motion, motion::TrackId id) {
    const motion::Track<Value>* found = nullptr;
    motion.visit(id, [&found](const auto& track) {
      if constexpr (std::is_same_v<std::decay_t<decltype(track)>, motion::Track<Value>>) found = &track;
    });
    return *found;
  }

  const motion::Motion& motion_;
  const ReductionBounds& bounds_;
  double rejectAbove_;  ///< see ReductionOptions
  const model::Model* model_;
  OperationControl& control_;
  std::vector<BoneWork> bones_;
  std::vector<MorphWork> morphs_;
  std::vector<CameraWork> cameras_;  ///< at most one
  motion::Motion reduced_;
  OperationResult result_;

  // With a model only.
  eval::Rig rig_;
  eval::BoundMotion before_;
  PoseBounds poseBounds_;
  std::vector<PoseInfluence> influences_;
  std::vector<std::vector<MorphMove>> morphMoves_;  ///< of each morph
  RecordedFrames recorded_;
  PlantedFeet feet_;
};

Reduction::Reduction(const motion::Motion& motion, const motion::KeySelection& keys, const ReductionBounds& bounds,
                     const ReductionOptions& options, const model::Model* model, OperationControl& control)
    : motion_(motion),
      bounds_(bounds),
      rejectAbove_(options.rejectAbove),
      model_(model),
      control_(control),
      reduced_(motion) {
  forEachSelectedTrack(motion, keys, control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>&, const motion::KeyRuns& runs) {
                         if constexpr (std::is_same_v<Value, motion::BoneKey>) bones_.push_back({id, runs, {}, {}});
                         if constexpr (std::is_same_v<Value, motion::MorphKey>) morphs_.push_back({id, runs, {}, {}});
                         if constexpr (std::is_same_v<Value, motion::CameraKey>) cameras_.push_back({id, runs, {}, {}});
                       });
  if (model_ != nullptr) bindToModel(options.exactBones, options.exactAngle);
}

void Reduction::bindToModel(const std::set<std::string>& exactBones, double exactAngle) {
  rig_ = eval::makeRig(*model_);
  poseBounds_.distance = bounds_.position;
  for (const model::Bone& bone : model_->bones) {
    const bool isExact = exactBones.contains(bone.name.bytes);
    poseBounds_.degrees.push_back(isExact ? std::min(exactAngle, bounds_.angle) : bounds_.angle);
  }
  before_ = eval::BoundMotion(motion_, *model_, rig_);
  const model::NameIndex names(*model_);
  const auto partOf = [](const auto& found) {
    return found ? std::optional(static_cast<std::size_t>(*found)) : std::nullopt;
  };
  findParts(bones_, motion_, model_->bones.size(), [&](const motion::Motion& motion, motion::TrackId id) {
    return partOf(names.findBone(motion.bones[id.index].name.bytes));
  });
  findParts(morphs_, motion_, model_->morphs.size(), [&](const motion::Motion& motion, motion::TrackId id) {
    return partOf(names.findMorph(motion.morphs[id.index].name.bytes));
  });
  std::vector<BoneChannelsInUse> inUse(model_->bones.size());
  for (const BoneWork& work : bones_) {
    if (!work.part) continue;
    inUse[*work.part] = channelsInUse(trackOf(work));
    recorded_.add(trackOf(work));
  }
  recorded_.settle();
  for (std::size_t morph = 0; morph < rig_.morphs.count; ++morph) {
    morphMoves_.push_back(movesOfMorph(rig_.morphs, morph));
  }
  for (const MorphWork& work : morphs_) {
    if (!work.part) continue;
    for (const MorphMove& move : morphMoves_[*work.part]) {
      inUse[move.bone].moves |= move.distance > 0;
      inUse[move.bone].turns |= move.angle > 0;
    }
  }
  influences_ = influencesOf(rig_, before_, motion_.frameRange(), inUse, control_);
  if (bounds_.feet > 0 && bounds_.feet < bounds_.position) {
    feet_ = PlantedFeet(*model_, rig_, before_, motion_.frameRange(), bounds_.feet, control_);
  }
}

BoneTolerance Reduction::toleranceOf(const BoneWork& work) const {
  BoneTolerance tolerance{bounds_.position, bounds_.angle * kRadiansPerDegree};
  if (!work.part) return tolerance;
  tolerance.angle = poseBounds_.degrees[*work.part] * kRadiansPerDegree;
  const PoseInfluence& influence = influences_[*work.part];
  const auto share = [](double bound, double influencing) {
    return influencing > 1e-9 ? bound / influencing : std::numeric_limits<double>::infinity();
  };
  return {std::min({tolerance.position, share(tolerance.position, influence.positionByMove),
                    share(tolerance.angle, influence.angleByMove)}),
          std::min({tolerance.angle, share(tolerance.angle, influence.angleByTurn),
                    share(tolerance.position, influence.positionByTurn)})};
}

MorphTolerance Reduction::toleranceOf(const MorphWork& work) const {
  double byPosition = 0;  // model units for a weight of 1
  double byAngle = 0;     // radians
  for (const MorphMove& move : morphMoves_[*work.part]) {
    const PoseInfluence& influence = influences_[move.bone];
    byPosition = std::max(byPosition, move.distance * influence.positionByMove + move.angle * influence.positionByTurn);
    byAngle = std::max(byAngle, move.distance * influence.angleByMove + move.angle * influence.angleByTurn);
  }
  const auto share = [this](double bound, double by) { return by > 1e-9 ? bound / by : bounds_.weight; };
  return {bounds_.weight, std::min({bounds_.weight, share(bounds_.position, byPosition),
                                    share(bounds_.angle * kRadiansPerDegree, byAngle)})};
}

template <class Spans>
void Reduction::startTrack(TrackWork<Spans>& work, Spans spans) {
  const auto& track = trackOf(work);
  if constexpr (std::is_same_v<Spans, BoneSpans>) {
    if (!work.part) {
      work.reduction.emplace(track, work.runs, std::move(spans), control_, TrackReductionOptions{1, false});
      return;
    }
    // The removal of single keys spends most of the bounds, and does it better: it knows the pose.
    constexpr double kFirstShare = 0.1;
    constexpr double kFirstShareOfNoise = 0.3;
    work.reduction.emplace(track, work.runs, spans, control_, TrackReductionOptions{kFirstShare, false});
    const std::size_t frames = static_cast<std::size_t>(track.frames().back() - track.frames().front()) + 1;
    const bool isRecorded = 2 * track.size() > frames;
    const std::size_t selected = motion::keysOfRuns(track, work.runs).size();
    if (!isRecorded || 3 * work.reduction->kept().size() < selected) return;
    work.reduction.emplace(track, work.runs, std::move(spans), control_,
                           TrackReductionOptions{kFirstShareOfNoise, false});
  } else {
    TrackReductionOptions options;
    if constexpr (std::is_same_v<Spans, MorphSpans>) {
      // Weights have no curves to fit, so the longest spans leave few keys; the removal then spends what is left.
      if (movesBones(work)) options.scale = toleranceOf(work).pose / bounds_.weight;
    } else {
      // Between two keys of a camera a curve may as well turn a little earlier or later.
      options.keepsTurns = false;
    }
    work.reduction.emplace(track, work.runs, std::move(spans), control_, options);
  }
}

void Reduction::start() {
  const std::size_t count = bones_.size() + morphs_.size() + cameras_.size();
  std::atomic<std::size_t> begun = 0;
  control_.beginPart(0, model_ == nullptr ? 0.8 : 0.25);
  forEachInParallel(count, [&](std::size_t i, std::size_t) {
    control_.setProgress(static_cast<double>(begun++) / static_cast<double>(count));
    if (control_.isCanceled()) return;
    if (i < bones_.size()) {
      startTrack(bones_[i], BoneSpans(trackOf(bones_[i]), toleranceOf(bones_[i])));
    } else if (i - bones_.size() < morphs_.size()) {
      MorphWork& work = morphs_[i - bones_.size()];
      startTrack(work, MorphSpans(trackOf(work), bounds_.weight));
    } else {
      const CameraTolerance tolerance{bounds_.cameraPosition, bounds_.cameraAngle * kRadiansPerDegree,
                                      bounds_.cameraDistance, bounds_.viewAngle};
      startTrack(cameras_.front(), CameraSpans(trackOf(cameras_.front()), tolerance));
    }
  });
}

template <class Work>
void Reduction::update(std::vector<Work>& works) {
  using Value = typename Work::Value;
  for (Work& work : works) {
    if (!work.isChanged) continue;
    work.isChanged = false;
    const motion::Track<Value>& track = trackOf(work);
    motion::KeyEdits edits;
    motion::KeyReplacement<Value>(work.id, track, work.runs, work.reduction->keys()).appendTo(edits);
    reduced_.visit(work.id, [&](auto& reduced) {
      if constexpr (std::is_same_v<std::decay_t<decltype(reduced)>, motion::Track<Value>>) reduced = track;
    });
    motion::applyEdits(reduced_, edits, motion::EditSide::After);
  }
}

template <class Work>
void Reduction::settleTracks(std::vector<Work>& works, bool onlyUnbound) {
  using Value = typename Work::Value;
  if (control_.isCanceled()) return;
  update(works);
  std::vector<std::vector<LargestError>> errors(works.size());
  forEachInParallel(works.size(), [&](std::size_t i, std::size_t) {
    Work& work = works[i];
    if (onlyUnbound && work.part) return;
    for (bool isSettled = false; !isSettled && !control_.isCanceled();) {
      isSettled = true;
      motion::Keys<Value> keys = work.reduction->keys();
      const motion::Track<Value> before = motion::Track<Value>(motion::keysOfRuns(trackOf(work), work.runs));
      const motion::Track<Value> after(std::move(keys));
      TrackErrors found;
      work.reduction->forEachJoined([&](FrameRange span) { compareTracks(found, bounds_, before, after, span); });
      for (const TrackErrors::Exceeded& at : found.exceeded) {
        if (!work.reduction->tighten(at.frame, at.isHalf).isEmpty()) isSettled = false;
      }
      work.isChanged |= !isSettled;
      errors[i] = std::move(found.errors);
    }
  });
  update(works);
  for (std::size_t i = 0; i < works.size(); ++i) {
    for (LargestError& error : errors[i]) {
      error.where = motion::trackPath(motion_, works[i].id);
      noteError(result_, std::move(error));
    }
  }
}

bool Reduction::tightenCauses(const std::vector<ErrorCause>& causes, std::vector<FrameRange>& changed) {
  changed.clear();
  const auto tighten = [&](auto& works, const ErrorCause& cause) {
    for (auto& work : works) {
      if (work.part != cause.index) continue;
      const FrameRange range = work.reduction->tighten(cause.frame, cause.isHalf);
      if (range.isEmpty()) return;
      work.isChanged = true;
      changed.push_back(range);
    }
  };
  // Only the middle frame of each run of adjacent frames: the next check finds the others.
  for (std::size_t i = 0; i < causes.size();) {
    std::size_t end = i + 1;
    while (end < causes.size() && causes[end].kind == causes[i].kind && causes[end].index == causes[i].index &&
           causes[end].frame <= causes[end - 1].frame + 1) {
      ++end;
    }
    const ErrorCause& cause = causes[i + (end - i) / 2];
    if (cause.kind == motion::TrackKind::Bone) {
      tighten(bones_, cause);
    } else {
      tighten(morphs_, cause);
    }
    i = end;
  }
  return !changed.empty();
}

std::vector<FrameRange> Reduction::joinedFrames() const {
  std::vector<FrameRange> joined;
  const auto add = [&joined](const auto& works) {
    for (const auto& work : works) {
      if (work.part) work.reduction->forEachJoined([&joined](FrameRange span) { joined.push_back(span); });
    }
  };
  add(bones_);
  for (const MorphWork& work : morphs_) {
    if (movesBones(work)) work.reduction->forEachJoined([&joined](FrameRange span) { joined.push_back(span); });
  }
  return joined;
}

void Reduction::settlePoses(PoseCheck& check, std::vector<FrameRange> changed) {
  while (!changed.empty() && !control_.isStopped()) {
    update(bones_);
    update(morphs_);
    std::vector<ErrorCause> causes = check.check(eval::BoundMotion(reduced_, *model_, rig_), changed);
    std::ranges::sort(causes);
    if (!tightenCauses(causes, changed)) break;
  }
}

template <class Value, class Work>
void Reduction::takeKept(const std::vector<RemovalTrack<Value>>& tracks, const std::vector<Work*>& works) {
  for (std::size_t i = 0; i < works.size(); ++i) {
    if (!tracks[i].isChanged) continue;
    works[i]->reduction->setKept(tracks[i].keys);
    works[i]->isChanged = true;
  }
}

void Reduction::removeKeys(const PoseCheck& check) {
  RemovalTracks tracks;
  std::vector<BoneWork*> boneWorks;
  std::vector<MorphWork*> morphWorks;
  for (BoneWork& work : bones_) {
    if (!work.part) continue;
    tracks.bones.push_back({*work.part, &trackOf(work), toleranceOf(work), work.reduction->kept()});
    boneWorks.push_back(&work);
  }
  for (MorphWork& work : morphs_) {
    if (!movesBones(work)) continue;
    tracks.morphs.push_back({*work.part, &trackOf(work), toleranceOf(work), work.reduction->kept()});
    morphWorks.push_back(&work);
  }
  KeyRemoval removal(rig_, before_, recorded_, {poseBounds_, rejectAbove_}, feet_, check, std::move(tracks), control_);
  for (const KeyRemoval::Pass pass : {KeyRemoval::Pass::Windows, KeyRemoval::Pass::Borders}) {
    removal.run(pass, eval::BoundMotion(reduced_, *model_, rig_));
    takeKept(removal.tracks().bones, boneWorks);
    takeKept(removal.tracks().morphs, morphWorks);
    update(bones_);
    update(morphs_);
  }
}

void Reduction::reportPoses(const PoseError& worst) {
  const auto nameOf = [this](model::BoneIndex bone) {
    return bone == model::kNoIndex ? std::string() : model_->bones[static_cast<std::size_t>(bone)].name.text;
  };
  noteError(result_,
            {ErrorKind::Position, worst.distance, bounds_.position, nameOf(worst.distanceBone), worst.distanceFrame});
  noteError(result_, {ErrorKind::Angle, worst.degrees, bounds_.angle, nameOf(worst.degreesBone), worst.degreesFrame});
}

void Reduction::settleModel() {
  std::vector<bool> reducedBones(rig_.bones.size(), false);
  std::vector<bool> reducedMorphs(rig_.morphs.count, false);
  for (const BoneWork& work : bones_) {
    if (work.part) reducedBones[*work.part] = true;
  }
  for (const MorphWork& work : morphs_) {
    if (movesBones(work)) reducedMorphs[*work.part] = true;
  }
  PoseCheck check(rig_, before_, recorded_, feet_, poseBounds_, influences_, std::move(reducedBones),
                  std::move(reducedMorphs), control_);
  const std::vector<FrameRange> joined = joinedFrames();
  // Both poses at every frame, before and after the removal; later checks of single frames take much less time.
  control_.requireSamples(4 * PoseCheck::frameCount(joined) * static_cast<std::int64_t>(rig_.bones.size()));
  settlePoses(check, joined);
  if (control_.isStopped()) return;
  control_.beginPart(0.3, 0.95);
  removeKeys(check);
  if (control_.isStopped()) return;
  control_.beginPart(0.95, 1);
  // An independent check of the result, which also reports it.
  settlePoses(check, joinedFrames());
  settleTracks(morphs_, false);
  reportPoses(check.worst());
}

template <class Work>
void Reduction::propose(std::vector<Work>& works) {
  for (Work& work : works) {
    operations::propose(result_, work.id, trackOf(work), work.runs, work.reduction->keys());
  }
}

Result<OperationResult> Reduction::run() {
  start();
  // After a cancellation some tracks have no reduction.
  if (!control_.isCanceled()) settle();
  if (const Status status = control_.status(); !status) return status.error();
  propose(bones_);
  propose(morphs_);
  propose(cameras_);
  return std::move(result_);
}

void Reduction::settle() {
  settleTracks(bones_, model_ != nullptr);
  settleTracks(morphs_, false);
  settleTracks(cameras_, false);
  if (model_ != nullptr) settleModel();
}

OperationParameter boundParameter(std::string_view id, std::string_view help, std::string_view initial,
                                  std::string_view unit) {
  return numberParameter(id, help, initial, unit, 0.00001, 1000);
}

}  // namespace

Result<OperationResult> reduceKeys(const motion::Motion& motion, const motion::KeySelection& keys,
                                   const ReductionBounds& bounds, const model::Model* model, OperationControl& control,
                                   const ReductionOptions& options) {
  for (const double bound : {bounds.position, bounds.angle, bounds.weight, bounds.cameraPosition, bounds.cameraAngle,
                             bounds.cameraDistance, bounds.viewAngle, options.exactAngle}) {
    if (!(bound > 0)) return Error::because(Core::tr("every limit must be greater than 0"));
  }
  return Reduction(motion, keys, bounds, options, model, control).run();
}

Operation reduceOperation() {
  return {
      .id = "reduce",
      .text = Core::tr("Reduce Keys"),
      .help = Core::tr(
          "Remove keys of bones, morphs and the camera and fit the curves of the remaining keys, within error limits "
          "at every frame, and at every half frame where not every frame has a key. With a model, the limits apply to "
          "every bone in world space, including parents, IK, append transforms and bone morphs; without a model, to "
          "each bone relative to its parent. Keys at the ends, around stretches without movement, at camera cuts, "
          "where the physics flag changes, and at turning points of morphs are kept. The largest errors are reported."),
      .parameters = {boundParameter("position", Core::tr("Largest position error of bones"), "0.05",
                                    Core::tr("model units")),
                     boundParameter("angle", Core::tr("Largest rotation error of bones"), "0.5", "degrees"),
                     numberParameter(
                         "feet",
                         Core::tr("Largest position error of an ankle while the foot stands still; 0 for that of "
                                  "other bones"),
                         "0.02", Core::tr("model units"), 0, 1000),
                     boundParameter("weight", Core::tr("Largest weight error of morphs"), "0.01", ""),
                     boundParameter("camera-position", Core::tr("Largest position error of the camera target"), "0.05",
                                    Core::tr("model units")),
                     boundParameter("camera-angle", Core::tr("Largest error of each camera angle"), "0.1", "degrees"),
                     boundParameter("camera-distance", Core::tr("Largest error of the camera distance"), "0.1",
                                    Core::tr("model units")),
                     boundParameter("view-angle", Core::tr("Largest error of the view angle"), "1", "degrees")},
      .run = [](const OperationInput& in) {
        const OperationArguments& a = in.arguments;
        return reduceKeys(in.motion, in.keys,
                          {.position = a.number("position"),
                           .angle = a.number("angle"),
                           .feet = a.number("feet"),
                           .weight = a.number("weight"),
                           .cameraPosition = a.number("camera-position"),
                           .cameraAngle = a.number("camera-angle"),
                           .cameraDistance = a.number("camera-distance"),
                           .viewAngle = a.number("view-angle")},
                          in.model, in.control);
      }};
}

}  // namespace furitsuke::operations
