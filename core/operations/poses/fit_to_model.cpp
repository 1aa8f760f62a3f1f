// SPDX-License-Identifier: MIT
#include "core/operations/poses/poses_operations.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/name_index.h"
#include "core/motion/selection.h"
#include "core/operations/key_insertion.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/motion/name_suggestions.h"
#include "core/operations/poses/fit_report.h"
#include "core/operations/poses/fitted_keys.h"
#include "core/operations/scope.h"
#include "core/retarget/common_travel.h"

namespace furitsuke::operations {

namespace {

using BoneTrack = motion::Track<motion::BoneKey>;
using BoneKeys = motion::Keys<motion::BoneKey>;

/// The track of each bone of a model: the first one with keys, as in BoundMotion.
std::map<model::BoneIndex, motion::TrackId> tracksOf(const motion::Motion& motion, const model::Model& model) {
  const model::NameIndex names(model);
  std::map<model::BoneIndex, motion::TrackId> tracks;
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    const auto bone = names.findBone(motion.bones[i].name.bytes);
    if (bone && !motion.bones[i].keys.empty()) tracks.try_emplace(*bone, motion::TrackId{motion::TrackKind::Bone, i});
  }
  return tracks;
}

class ModelFit {
 public:
  ModelFit(const OperationInput& in, const model::Model& source, double travel)
      : in_(in),
        source_(source),
        travel_(travel),
        target_(*in.model),
        sourceTracks_(tracksOf(in.motion, source)),
        targetTracks_(tracksOf(in.motion, target_)),
        bounds_{in.arguments.number("position"), in.arguments.number("angle")},
        isWhole_(in.scope == nullptr || (!in.scope->keys && in.scope->frames.empty() && in.scope->tracks.empty())),
        work_(in.motion) {}

  Result<OperationResult> run() {
    const bool isCamera = in_.motion.isCameraMotion();
    if (!isCamera && !countWork()) return std::move(result_);
    in_.control.beginPart(0, 0.5);
    const Result<retarget::RetargetedBody> body = retarget::retargetBody(
        in_.motion, isCamera ? FrameRange() : in_.frames, source_, target_, options(), [this](double share) {
          in_.control.setProgress(share);
          return in_.control.isStopped();
        });
    if (!body) return body.error();
    if (in_.control.isStopped()) return std::move(result_);
    for (const retarget::RetargetedBone& bone : body->bones) place(bone);
    if (isWhole_) removeAbsorbed(*body);
    in_.control.beginPart(0.5, 0.9);
    if (const Status reduced = reduce(); !reduced) return reduced.error();
    if (in_.arguments.flag("camera")) scaleCamera(*body);
    in_.control.beginPart(0.9, 1);
    if (!isCamera) {
      if (const Status measured = measure(*body); !measured) return measured.error();
    }
    propose();
    if (isWhole_ && !isCamera) rename(*body);
    return std::move(result_);
  }

 private:
  [[nodiscard]] retarget::RetargetOptions options() const {
    const OperationArguments& a = in_.arguments;
    return {.handsTogether = a.flag("hands"),
            .handsToBody = a.flag("body"),
            .handsToFloor = a.flag("floor"),
            .locksFeet = a.flag("lock-feet"),
            .travel = travel_,
            .preExtrapolation = in_.preExtrapolation};
  }

  /// Both models are posed at each frame several times, and each bone of a person gets a key before they are reduced.
  [[nodiscard]] bool countWork() {
    constexpr std::int64_t kBonesOfBody = 60;
    constexpr std::int64_t kPoses = 4;
    const std::int64_t frames = std::int64_t{in_.frames.last} - in_.frames.first + 1;
    const auto bones = static_cast<std::int64_t>(source_.bones.size() + target_.bones.size());
    in_.control.requireSamples(frames * bones * kPoses);
    in_.control.requireKeys(frames * std::min(kBonesOfBody, static_cast<std::int64_t>(target_.bones.size())));
    return !in_.control.isStopped();
  }

  [[nodiscard]] bool isChosen(const model::ModelName& name) const {
    const bool isNamed = in_.scope != nullptr && !in_.scope->keys && !in_.scope->tracks.empty();
    return !isNamed || isBoneInScope(in_.scope->tracks, name.text);
  }

  [[nodiscard]] const BoneTrack& trackOf(const std::map<model::BoneIndex, motion::TrackId>& tracks,
                                         model::BoneIndex bone) const {
    static const BoneTrack kNone;
    const auto at = tracks.find(bone);
    return at == tracks.end() ? kNone : in_.motion.bones[at->second.index].keys;
  }

  /// Puts the movement of a bone on its track.
  void place(const retarget::RetargetedBone& bone) {
    const model::Bone& target = target_.bones[static_cast<std::size_t>(bone.bone)];
    if (!isChosen(target.name)) return;
    const BoneTrack& original = trackOf(sourceTracks_, bone.source);
    const auto own = targetTracks_.find(bone.bone);
    if (bone.keys.empty() && !isMoving(own)) return;
    const std::optional<glm::dvec3> axis = target.fixedAxis ? std::optional(toDouble(*target.fixedAxis)) : std::nullopt;
    // Changes of bones add up along their parents.
    constexpr double kShare = 0.25;
    const FittedKeys fitted = fittedKeys(original, bone.keys.empty() ? restKeys() : bone.keys,
                                         {bounds_.position * kShare, bounds_.angle * kShare}, axis);
    const motion::TrackId id = own != targetTracks_.end() ? own->second : addTrack(target.name);
    // What the track shows outside of the frames stays.
    if (in_.frames.first > 0) insertSampledKeyAt(work_, id, in_.frames.first - 1, in_.preExtrapolation);
    if (in_.frames.last < in_.motion.frameRange().last) {
      insertSampledKeyAt(work_, id, in_.frames.last + 1, in_.preExtrapolation);
    }
    work_.bones[id.index].keys.replace(in_.frames, fitted.keys);
    changed_.push_back(id);
    for (const FrameRange& range : fitted.baked) baked_.add(motion::selectKeys(work_, id, range));
    // The same bone by another name.
    const auto of = sourceTracks_.find(bone.source);
    if (isWhole_ && of != sourceTracks_.end() && of->second != id) clear(of->second);
  }

  [[nodiscard]] bool isMoving(std::map<model::BoneIndex, motion::TrackId>::const_iterator track) const {
    return track != targetTracks_.end() && motion::hasMovement(in_.motion.bones[track->second.index]);
  }

  [[nodiscard]] BoneKeys restKeys() const {
    BoneKeys keys;
    for (std::int64_t frame = in_.frames.first; frame <= in_.frames.last; ++frame) {
      keys.append(static_cast<Frame>(frame), motion::restBoneKey());
    }
    return keys;
  }

  motion::TrackId addTrack(const model::ModelName& name) {
    const motion::TrackId id = work_.ensureBone(Name::fromBytes(name.bytes));
    if (!in_.motion.contains(id)) result_.edit.addedBones.push_back(work_.bones[id.index].name);
    return id;
  }

  void clear(motion::TrackId id) {
    const bool isTarget = std::ranges::any_of(targetTracks_, [id](const auto& track) { return track.second == id; });
    if (isTarget) return;
    work_.bones[id.index].keys = {};
    changed_.push_back(id);
  }

  void removeAbsorbed(const retarget::RetargetedBody& body) {
    for (const model::BoneIndex bone : body.absorbed) {
      const auto track = sourceTracks_.find(bone);
      if (track != sourceTracks_.end()) clear(track->second);
    }
  }

  Status reduce() {
    if (bounds_.position <= 0 || bounds_.angle <= 0 || baked_.isEmpty()) return Done{};
    Result<OperationResult> reduced =
        reduceKeys(work_, baked_, {.position = bounds_.position, .angle = bounds_.angle}, &target_, in_.control);
    if (!reduced.ok()) return reduced.error();
    motion::applyEdits(work_, reduced->edit.keys, motion::EditSide::After);
    result_.errors = std::move(reduced->errors);
    return Done{};
  }

  /// One key for one, so that curves and cuts stay.
  void scaleCamera(const retarget::RetargetedBody& body) {
    const double height = body.headHeightRatio;
    const glm::dvec3 factor(body.ratios.travel, height, body.ratios.travel);
    const motion::KeyEdits edits =
        motion::changeKeys<motion::CameraKey>(in_.motion, in_.keys, [&](motion::CameraKey& key, Frame) {
          key.distance = static_cast<float>(key.distance * height);
          key.target = toStored(toDouble(key.target) * factor);
        });
    result_.edit.keys.insert(result_.edit.keys.end(), edits.begin(), edits.end());
  }

  void propose() {
    std::ranges::sort(changed_);
    const auto same = std::unique(changed_.begin(), changed_.end());
    changed_.erase(same, changed_.end());
    static const BoneTrack kNone;
    for (const motion::TrackId id : changed_) {
      const BoneTrack& before = in_.motion.contains(id) ? in_.motion.bones[id.index].keys : kNone;
      BoneKeys after = work_.bones[id.index].keys.keys();
      motion::takeSources(before, after);
      motion::KeyRuns removed;
      if (!before.empty()) removed.push_back({0, before.size()});
      motion::KeyReplacement<motion::BoneKey>(id, before, std::move(removed), std::move(after))
          .appendTo(result_.edit.keys);
      result_.edit.selection->add(motion::selectKeys(work_, id, in_.frames));
    }
    sortKeyEdits(result_);
  }

  /// The model of the motion, and morphs that the target model has by a similar name.
  void rename(const retarget::RetargetedBody& body) {
    renameIk(body);
    const Name name = Name::fromBytes(target_.name.bytes);
    if (in_.motion.modelName != name) result_.edit.names.push_back({std::nullopt, in_.motion.modelName, name});
    const model::NameIndex names(source_);
    std::vector<NameSuggestion> suggestions = suggestNames(in_.motion, target_);
    std::erase_if(suggestions, [&](const NameSuggestion& suggestion) {
      const auto track = motion::findTrack(in_.motion, suggestion.path);
      return !track || track->kind != motion::TrackKind::Morph ||
             !names.findMorph(in_.motion.morphs[track->index].name.bytes);
    });
    std::vector<std::string> renamed;
    for (const auto& [from, to] : renamesOf(suggestions)) {
      const auto track = motion::findTrack(in_.motion, from);
      const Result<Name> given = Name::fromText(to.substr(std::string_view("morph:").size()));
      if (!track || !given.ok() || in_.motion.findMorph(given->bytes)) continue;
      result_.edit.names.push_back({*track, in_.motion.morphs[track->index].name, *given});
      renamed.push_back(in_.motion.morphs[track->index].name.text() + " → " + given->text());
    }
    if (!renamed.empty())
      result_.notes.push_back(operationNote("edit.fit.morphs", {}, {renamed.size(), listed(renamed)}));
  }

  /// The switches of IK whose bones have other names.
  void renameIk(const retarget::RetargetedBody& body) {
    const auto keys =
        motion::changeKeys<motion::VisibilityIkKey>(in_.motion, in_.keys, [&](motion::VisibilityIkKey& key, Frame) {
          for (const auto& [from, to] : body.ik) {
            const std::string& name = source_.bones[static_cast<std::size_t>(from)].name.bytes;
            for (motion::IkState& ik : key.ik) {
              if (ik.name == name) ik.name = target_.bones[static_cast<std::size_t>(to)].name.bytes;
            }
          }
        });
    result_.edit.keys.insert(result_.edit.keys.end(), keys.begin(), keys.end());
    sortKeyEdits(result_);
  }

  [[nodiscard]] static std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
  }

  Status measure(const retarget::RetargetedBody& body) {
    const auto quality = retarget::fitQuality({in_.motion, source_}, {work_, target_}, in_.frames, in_.preExtrapolation,
                                              [this] { return in_.control.isStopped(); });
    if (!quality) return quality.error();
    const retarget::FitQuality& q = *quality;
    result_.metrics = {{"legRatio", body.ratios.leg},
                       {"armRatio", body.ratios.arm},
                       {"travelRatio", body.ratios.travel},
                       {"headHeightRatio", body.headHeightRatio},
                       {"upperArmDegrees", q.upperArm},
                       {"forearmDegrees", q.forearm},
                       {"armDegrees95", q.arm95},
                       {"thighDegrees", q.thigh},
                       {"shinDegrees", q.shin},
                       {"handTurnDegrees", q.handTurn},
                       {"handsTogetherFrames", static_cast<double>(q.togetherFrames)},
                       {"largestGapInArms", q.largestGap},
                       {"plantedFrames", static_cast<double>(q.plantedFrames)},
                       {"sourceSlideInLegs", q.sourceSlide},
                       {"slideInLegs", q.slide},
                       {"offFloorInLegs", q.offFloor},
                       {"hipPathRatio", q.hipPath},
                       {"armSpeedRatio", q.armSpeed}};
    const auto note = [this](std::string_view code, double value, int digits, std::size_t count = 0) {
      result_.notes.push_back(operationNote(code, {}, {count, withDigits(value, digits)}));
    };
    note("edit.fit.ratio", body.ratios.leg, 3);
    note("edit.fit.arms", (q.upperArm + q.forearm) / 2, 2);
    note("edit.fit.legs", (q.thigh + q.shin) / 2, 2);
    if (q.togetherFrames > 0) note("edit.fit.hands", q.largestGap, 4, q.togetherFrames);
    if (q.plantedFrames > 0) note("edit.fit.slide", q.slide, 5, q.plantedFrames);
    note("edit.fit.speed", q.armSpeed, 2);
    result_.extra = FitReport{body.ratios, q};
    return Done{};
  }

  [[nodiscard]] static std::string withDigits(double value, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
  }

  const OperationInput& in_;
  const model::Model& source_;
  double travel_;
  const model::Model& target_;
  std::map<model::BoneIndex, motion::TrackId> sourceTracks_, targetTracks_;
  FitBounds bounds_;
  bool isWhole_;
  motion::Motion work_;
  std::vector<motion::TrackId> changed_;
  motion::KeySelection baked_;
  OperationResult result_;
};

/// The factor of distances on the floor, with which dancers that are fitted together keep their formation.
Result<double> travelOf(const OperationInput& in, const model::Model& source) {
  const double given = in.arguments.number("travel");
  if (given > 0 || in.dancers.empty()) return given;
  std::vector<retarget::ModelPair> pairs{{source, *in.model}};
  for (const DancerModels& dancer : in.dancers) {
    pairs.push_back({dancer.source == nullptr ? source : *dancer.source, *dancer.target});
  }
  return retarget::commonTravel(pairs);
}

Result<OperationResult> runFitToModel(const OperationInput& in) {
  if (in.model == nullptr) return Error::because(Core::tr("needs the model of the motion"));
  const model::Model* source = in.arguments.model("source");
  if (source == nullptr)
    return Error::in(Message::verbatim("source"),
                     Core::tr("no model is given; expected the model that the motion was made for"));
  OperationInput chosen = in;
  // Named bones may have no keys, so that their frames are not those of keys.
  const bool hasFrames = in.scope != nullptr && (in.scope->keys || !in.scope->frames.empty());
  if (!hasFrames) chosen.frames = {0, in.motion.frameRange().last};
  if (chosen.frames.isEmpty() || in.motion.keyCount() == 0) return OperationResult();
  const Result<double> travel = travelOf(in, *source);
  return travel ? ModelFit(chosen, *source, *travel).run() : travel.error();
}

}  // namespace

Operation fitToModelOperation() {
  return {
      .id = "fit-to-model",
      .text = Core::tr("Fit to this Model"),
      .help = Core::tr(
          "Change a motion that was made for another model so that this model does the same. Limbs point in the same "
          "directions; feet and hips are where they were, scaled by the length of the legs; and hands touch what they "
          "touched. All bones of the body are changed between the first and the last chosen frame, or those of them "
          "that are named. Keys stay on their frames where their curves show the movement within the largest errors; "
          "elsewhere keys are added. Legs get keys for rotations and for foot IK. Morphs that this model has by "
          "another name are renamed if the whole motion is changed."),
      .parameters =
          {{.id = "source",
            .kind = ParameterKind::ModelFile,
            .help = Core::tr("Model that the motion was made for"),
            .isRequired = true},
           flagParameter("hands", Core::tr("Keep hands together where they touch each other"), "true"),
           flagParameter("body", Core::tr("Keep hands at their place on the head, the hips and the other arm"), "true"),
           flagParameter("floor", Core::tr("Keep hands on the floor"), "true"),
           flagParameter("lock-feet", Core::tr("Hold feet in place while they are planted"), "false"),
           flagParameter("camera",
                         Core::tr("Scale the distance and the target of the camera by the height of the head"), "true"),
           numberParameter(
               "travel",
               Core::tr("Factor of distances on the floor; 0 for that of the legs. Models that dance together need "
                        "the same factor"),
               "0", {}, 0, 100),
           numberParameter("position", Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.05",
                           Core::tr("model units"), 0, 1000),
           numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"), "0.5",
                           Core::tr("degrees"), 0, 180)},
      .run = runFitToModel,
      .fitsModel = true};
}

}  // namespace furitsuke::operations
