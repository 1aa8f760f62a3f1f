// SPDX-License-Identifier: MIT
#include "core/operations/keys/keys_operations.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numbers>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/model/name_index.h"
#include "core/motion/track_names.h"
#include "core/operations/frame_list.h"
#include "core/operations/keys/pose_cache.h"
#include "core/operations/keys/pose_errors.h"
#include "core/operations/keys/pose_influence.h"
#include "core/operations/keys/pose_keys.h"
#include "core/operations/keys/pose_memory.h"
#include "core/operations/keys/scaled_keys.h"

namespace furitsuke::operations {

namespace {

/// Of a range; the spans of more take too much memory.
constexpr std::int64_t kMostPoseFrames = 30 * 60 * 30;

/// The selected keys of a bone.
struct PoseTrack {
  motion::TrackId id;
  const motion::Track<motion::BoneKey>* track = nullptr;
  motion::KeyRuns runs;
  std::optional<std::size_t> part;  ///< the bone of the model
  PoseLever lever = defaultLever();
  std::size_t group = 0;
};

/// Bones that have their keys at the same frames.
struct PoseGroup {
  std::string name;  ///< empty if there is only one group
  std::vector<PoseBone> bones;
  std::shared_ptr<const PoseAnalysis> analysis;
  std::vector<Frame> poses;  ///< ascending
};

class PoseReduction {
 public:
  explicit PoseReduction(const OperationInput& in);
  Result<OperationResult> run();

 private:
  void collectTracks();
  /// Finds what the run before left, or begins anew.
  void recall(PoseCache& cache);
  void bindToModel();
  void findLevers();
  /// The frames at which there are poses in any case, counted from the first one.
  [[nodiscard]] Result<std::vector<std::size_t>> pinnedFrames() const;
  Status makeGroups();
  [[nodiscard]] std::vector<std::string> partNames() const;
  Status analyze(PoseCache& cache);
  void choosePoses();
  /// Gives the tracks keys on the chosen poses.
  void placeKeys();
  /// Compares the frames where the keys differ from those of the last measurement.
  void measure();
  [[nodiscard]] std::vector<std::size_t> changedFrames() const;
  /// Adds poses where errors are above the bound; returns whether there were any.
  bool addPoses();
  void addPosesOf(std::size_t group, bool& isAdded);
  void report();
  [[nodiscard]] const motion::Track<motion::BoneKey>& trackIn(const motion::Motion& motion, motion::TrackId id) const {
    return motion.bones[id.index].keys;
  }

  const OperationInput& in_;
  std::int64_t count_;
  double bound_;
  FrameRange frames_;
  std::vector<PoseTrack> tracks_;
  std::vector<PoseGroup> groups_;
  motion::Motion reduced_;
  std::vector<motion::Keys<motion::BoneKey>> keys_;  ///< by track
  std::unique_ptr<PoseMemory> memory_;
  OperationResult result_;

  // With a model only.
  eval::Rig rig_;
  eval::BoundMotion before_;
};

PoseReduction::PoseReduction(const OperationInput& in)
    : in_(in), count_(in.arguments.integer("count")), bound_(in.arguments.number("error")), reduced_(in.motion) {}

void PoseReduction::collectTracks() {
  forEachSelectedTrack(
      in_.motion, in_.keys, in_.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (std::is_same_v<Value, motion::BoneKey>) {
          tracks_.push_back({id, &track, runs, {}, defaultLever(), 0});
          frames_ = frames_.united({track.frames()[runs.front().first], track.frames()[runs.back().end - 1]});
        }
      });
}

void PoseReduction::bindToModel() {
  rig_ = eval::makeRig(*in_.model);
  before_ = eval::BoundMotion(in_.motion, *in_.model, rig_);
  before_.setPreExtrapolation(in_.preExtrapolation);
  const model::NameIndex names(*in_.model);
  std::vector<bool> isMoved(in_.model->bones.size(), false);
  for (PoseTrack& track : tracks_) {
    const auto bone = names.findBone(in_.motion.bones[track.id.index].name.bytes);
    if (!bone || isMoved[static_cast<std::size_t>(*bone)]) continue;
    track.part = static_cast<std::size_t>(*bone);
    isMoved[*track.part] = true;
  }
}

void PoseReduction::recall(PoseCache& cache) {
  std::vector<motion::TrackId> ids;
  std::vector<motion::KeyRuns> runs;
  for (const PoseTrack& track : tracks_) {
    ids.push_back(track.id);
    runs.push_back(track.runs);
  }
  memory_ = cache.takeMemory();
  if (memory_ == nullptr || !memory_->isFor(in_, rig_, ids, runs)) {
    memory_ = std::make_unique<PoseMemory>(in_, rig_, std::move(ids), std::move(runs));
  }
}

void PoseReduction::findLevers() {
  if (memory_->influences.empty()) {
    std::vector<BoneChannelsInUse> inUse(rig_.bones.size());
    for (const PoseTrack& track : tracks_) {
      if (track.part) inUse[*track.part] = channelsInUse(*track.track);
    }
    memory_->influences = influencesOf(rig_, before_, frames_, inUse, in_.control);
  }
  for (PoseTrack& track : tracks_) {
    if (track.part) track.lever = leverOf(memory_->influences[*track.part]);
  }
}

/// The name of the display frame of each bone of the model.
std::vector<std::string> PoseReduction::partNames() const {
  std::vector<std::string> names(in_.model->bones.size());
  for (const model::DisplayGroup& group : in_.model->displayGroups) {
    for (const model::DisplayItem& item : group.items) {
      if (item.isMorph || item.index < 0 || static_cast<std::size_t>(item.index) >= names.size()) continue;
      std::string& name = names[static_cast<std::size_t>(item.index)];
      if (name.empty()) name = group.name.text;
    }
  }
  return names;
}

Status PoseReduction::makeGroups() {
  if (in_.arguments.text("groups") == "all") {
    groups_.resize(1);
  } else if (in_.model == nullptr) {
    return Error::in(Message::verbatim("groups"),
                     Core::tr("needs the model of the motion, whose display frames are the groups"));
  } else {
    const std::vector<std::string> names = partNames();
    for (PoseTrack& track : tracks_) {
      const std::string name = track.part ? names[*track.part] : std::string();
      const auto group = std::ranges::find(groups_, name, &PoseGroup::name);
      track.group = static_cast<std::size_t>(group - groups_.begin());
      if (group == groups_.end()) groups_.push_back({name, {}, {}, {}});
    }
  }
  for (const PoseTrack& track : tracks_) groups_[track.group].bones.push_back({track.track, track.lever});
  return Done{};
}

Result<std::vector<std::size_t>> PoseReduction::pinnedFrames() const {
  const Result<std::vector<Frame>> listed = framesInList(in_.arguments.text("pins"), "pins");
  if (!listed.ok()) return listed.error();
  std::vector<Frame> frames = *listed;
  // A key that scales a bone is not seen in the paths of bones, so that its error would be searched for in vain.
  for (std::size_t i = 0; count_ == 0 && i < tracks_.size(); ++i) {
    const motion::Track<motion::BoneKey>& track = *tracks_[i].track;
    for (std::size_t key = 0; key < track.size(); ++key) {
      if (!isScaled(track.values()[key])) continue;
      const std::size_t last = std::min(key + 1, track.size() - 1);
      for (std::size_t near = key > 0 ? key - 1 : key; near <= last; ++near) frames.push_back(track.frames()[near]);
    }
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  std::vector<std::size_t> pins;
  for (const Frame frame : frames) {
    if (frames_.contains(frame)) pins.push_back(static_cast<std::size_t>(frame - frames_.first));
  }
  return pins;
}

Status PoseReduction::analyze(PoseCache& cache) {
  const Result<std::vector<std::size_t>> pins = pinnedFrames();
  if (!pins.ok()) return pins.error();
  in_.control.requireSamples((std::int64_t{frames_.last} - frames_.first + 1) *
                             static_cast<std::int64_t>(tracks_.size()));
  if (in_.control.isStopped()) return Done{};
  const std::string& grouping = in_.arguments.text("groups");
  const bool isKnown = memory_->grouping == grouping && memory_->analyses.size() == groups_.size();
  for (std::size_t i = 0; i < groups_.size() && !in_.control.isCanceled(); ++i) {
    const double share = 0.9 / static_cast<double>(groups_.size());
    in_.control.beginPart(share * static_cast<double>(i), share * static_cast<double>(i + 1));
    groups_[i].analysis = isKnown ? cache.analysis(memory_->analyses[i], *pins, in_.control)
                                  : cache.analysis(posePaths(groups_[i].bones, frames_), *pins, in_.control);
  }
  if (!isKnown) memory_->keys.clear();  // their errors name groups
  memory_->grouping = grouping;
  memory_->analyses.clear();
  for (const PoseGroup& group : groups_) memory_->analyses.push_back(group.analysis);
  in_.control.beginPart(0.9, 1);
  return Done{};
}

void PoseReduction::choosePoses() {
  for (PoseGroup& group : groups_) {
    const KeyPoses& choice = *group.analysis->keyPoses;
    const std::size_t count =
        std::clamp(static_cast<std::size_t>(std::max<std::int64_t>(count_, 1)), choice.fewest(), choice.most());
    group.poses.clear();
    for (const std::size_t pose : count_ == 0 ? choice.posesWithin(bound_) : choice.poses(count)) {
      group.poses.push_back(frames_.first + static_cast<Frame>(pose));
    }
  }
}

void PoseReduction::placeKeys() {
  // Curves that follow the motion within this are not improved further.
  constexpr double kFine = 0.05;  // model units
  constexpr double kLeast = 1e-6;
  const double fine = count_ == 0 ? std::min(kFine, 0.2 * bound_) : kFine;
  std::int64_t added = 0;
  for (const PoseTrack& track : tracks_) {
    added +=
        static_cast<std::int64_t>(groups_[track.group].poses.size()) - static_cast<std::int64_t>(track.track->size());
  }
  if (added > 0 && !in_.control.requireKeys(added)) return;
  if (memory_->fine != fine) memory_->curves.assign(tracks_.size(), {});
  memory_->fine = fine;
  keys_.resize(tracks_.size());
  forEachInParallel(tracks_.size(), [&](std::size_t i, std::size_t) {
    const PoseTrack& track = tracks_[i];
    const BoneTolerance tolerance{fine / std::max(track.lever.byMove, kLeast),
                                  fine / std::max(track.lever.byTurn, kLeast)};
    keys_[i] =
        keysOnPoses(*track.track, track.runs, groups_[track.group].poses, tolerance, in_.control, memory_->curves[i]);
  });
  if (added > 0) in_.control.requireKeys(-added);
  for (std::size_t i = 0; i < tracks_.size(); ++i) {
    const PoseTrack& track = tracks_[i];
    motion::KeyEdits edits;
    motion::KeyReplacement<motion::BoneKey>(track.id, *track.track, track.runs, keys_[i]).appendTo(edits);
    reduced_.bones[track.id.index].keys = *track.track;
    motion::applyEdits(reduced_, edits, motion::EditSide::After);
  }
}

std::vector<std::size_t> PoseReduction::changedFrames() const {
  std::vector<std::uint8_t> isChanged(static_cast<std::size_t>(frames_.last - frames_.first) + 1,
                                      memory_->keys.empty() ? 1 : 0);
  for (std::size_t i = 0; i < memory_->keys.size(); ++i) {
    const motion::Keys<motion::BoneKey>& old = memory_->keys[i];
    const motion::Keys<motion::BoneKey>& now = keys_[i];
    for (std::size_t key = 0, place = 0; key < now.size(); ++key) {
      while (place < old.size() && old.frames[place] < now.frames[key]) ++place;
      const bool isSame = place < old.size() && old.frames[place] == now.frames[key] &&
                          old.values[place] == now.values[key] &&
                          (key == 0 || (place > 0 && old.frames[place - 1] == now.frames[key - 1]));
      if (isSame) continue;
      const auto from = static_cast<std::ptrdiff_t>(now.frames[key > 0 ? key - 1 : 0] - frames_.first);
      const auto to = static_cast<std::ptrdiff_t>(now.frames[key] - frames_.first);
      std::fill(isChanged.begin() + from, isChanged.begin() + to + 1, std::uint8_t{1});
    }
  }
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < isChanged.size(); ++i) {
    if (isChanged[i] != 0) indices.push_back(i);
  }
  return indices;
}

void PoseReduction::measure() {
  const std::vector<std::size_t> indices = changedFrames();
  std::vector<ChangedBone> bones;
  for (const PoseTrack& track : tracks_) {
    bones.push_back({track.track, &reduced_.bones[track.id.index].keys, track.part, track.lever, track.group});
  }
  if (in_.model == nullptr) {
    updatePoseErrors(memory_->errors, indices, bones, nullptr, frames_, in_.control);
  } else {
    eval::BoundMotion after(reduced_, *in_.model, rig_);
    after.setPreExtrapolation(in_.preExtrapolation);
    const PosedMotions posed{rig_, before_, after};
    updatePoseErrors(memory_->errors, indices, bones, &posed, frames_, in_.control);
  }
  memory_->keys = keys_;
}

void PoseReduction::addPosesOf(std::size_t group, bool& isAdded) {
  const PoseErrors& errors = memory_->errors;
  std::vector<Frame>& poses = groups_[group].poses;
  const PoseSpans& spans = *groups_[group].analysis->spans;
  std::vector<Frame> added;
  for (std::size_t i = 1; i < poses.size(); ++i) {
    const auto start = static_cast<std::size_t>(poses[i - 1] - frames_.first);
    const auto end = static_cast<std::size_t>(poses[i] - frames_.first);
    bool isExceeded = false;
    std::size_t best = start + 1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t middle = start + 1; middle < end; ++middle) {
      isExceeded |= errors.groups[middle] == group && errors.largest[middle] > bound_;
      const double largest = std::max(spans.largest(start, middle), spans.largest(middle, end));
      if (largest >= least) continue;
      least = largest;
      best = middle;
    }
    if (isExceeded) added.push_back(frames_.first + static_cast<Frame>(best));
  }
  isAdded |= !added.empty();
  poses.insert(poses.end(), added.begin(), added.end());
  std::ranges::sort(poses);
}

bool PoseReduction::addPoses() {
  bool isAdded = false;
  for (std::size_t group = 0; group < groups_.size(); ++group) addPosesOf(group, isAdded);
  return isAdded;
}

void PoseReduction::report() {
  const auto nameOf = [this](model::BoneIndex bone) {
    if (bone == model::kNoIndex) return std::string();
    const auto i = static_cast<std::size_t>(bone);
    return in_.model == nullptr ? motion::trackPath(in_.motion, tracks_[i].id) : in_.model->bones[i].name.text;
  };
  const double bound = count_ == 0 ? bound_ : std::numeric_limits<double>::infinity();
  const PoseError& worst = memory_->errors.worst;
  noteError(result_, {ErrorKind::Position, worst.distance, bound, nameOf(worst.distanceBone), worst.distanceFrame});
  noteError(result_, {ErrorKind::Angle, worst.degrees, std::numeric_limits<double>::infinity(),
                      nameOf(worst.degreesBone), worst.degreesFrame});
  for (const PoseGroup& group : groups_) {
    result_.notes.push_back(operationNote("edit.poses.chosen", group.name, {group.poses.size(), {}}));
  }
}

Result<OperationResult> PoseReduction::run() {
  collectTracks();
  if (tracks_.empty() || in_.control.isStopped()) return std::move(result_);
  if (std::int64_t{frames_.last} - frames_.first >= kMostPoseFrames) {
    return Error::because(
        Core::trWith("at most 30 minutes, which are %1 frames, can be reduced to poses; %2 are chosen"),
        kMostPoseFrames, std::int64_t{frames_.last} - frames_.first + 1);
  }
  PoseCache own;
  auto* const kept = dynamic_cast<PoseCache*>(in_.cache);
  PoseCache& cache = kept != nullptr ? *kept : own;
  if (in_.model != nullptr) bindToModel();
  recall(cache);
  if (in_.model != nullptr) findLevers();
  if (const Status status = makeGroups(); !status) return status.error();
  cache.beginRun();
  if (const Status status = analyze(cache); !status) return status.error();
  if (in_.control.isStopped()) return std::move(result_);
  cache.endRun();
  choosePoses();
  placeKeys();
  if (in_.control.isStopped()) return std::move(result_);
  measure();
  while (count_ == 0 && !in_.control.isStopped() && addPoses()) {
    placeKeys();
    if (in_.control.isStopped()) return std::move(result_);
    measure();
  }
  if (in_.control.isStopped()) return std::move(result_);
  report();
  result_.extra = ChosenPoses{cache.curve(), groups_.front().poses.size()};
  for (std::size_t i = 0; i < tracks_.size(); ++i) {
    propose(result_, tracks_[i].id, *tracks_[i].track, tracks_[i].runs, std::move(keys_[i]));
  }
  cache.keepMemory(std::move(memory_));
  return std::move(result_);
}

}  // namespace

Operation reducePosesOperation() {
  return {
      .id = "reduce-poses",
      .text = Core::tr("Reduce to Poses"),
      .help = Core::tr(
          "Give all selected bones their keys at the same frames, as animators set poses. For a number of poses, the "
          "frames are those with the smallest total error; without a number, as few as the largest error allows. Keys "
          "have the values of the motion at their frames and fitted curves. With a model, errors are measured on every "
          "bone in world space, including what a rotation moves at a distance of one unit. The first and the last key "
          "of each track are kept, as are keys where the physics flag changes; bones that do not move get no other "
          "keys. Other tracks do not change."),
      .parameters = {{.id = "count",
                      .kind = ParameterKind::Integer,
                      .help = Core::tr("Number of poses, of each group; 0 for as few as the largest error allows"),
                      .initial = "0",
                      .minimum = 0,
                      .maximum = 54000},
                     numberParameter("error", Core::tr("Largest error if the number of poses is 0"), "0.5",
                                     Core::tr("model units"), 0.001, 1000),
                     {.id = "pins",
                      .help = Core::tr("Frames that always have a pose, such as 30, 62, 95"),
                      .initial = ""},
                     {.id = "groups",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Choose poses for all bones together, or for each display frame of the model"),
                      .initial = "all",
                      .choices = {"all", "display-frames"}}},
      .run = [](const OperationInput& in) { return PoseReduction(in).run(); },
      .makeCache = []() -> std::unique_ptr<OperationCache> { return std::make_unique<PoseCache>(); }};
}

}  // namespace furitsuke::operations
