// SPDX-License-Identifier: MIT
#include "core/eval/rig/rig.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/eval/rig/rig_schedule.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// The maximum in PMX Editor and babylon-mmd.
constexpr int kMaxIterations = 256;
/// The maximum number of bones in and below all chains of a model. No real model comes near it; without a limit a file
/// of a few megabytes could fill the memory. Further chains are ignored.
constexpr std::size_t kMaxChainBones = std::size_t{1} << 22;

std::size_t at(model::BoneIndex bone) { return static_cast<std::size_t>(bone); }

/// Builds a rig part by part; each part depends on the previous ones.
class RigBuilder {
 public:
  explicit RigBuilder(const model::Model& model) : model_(model) {}

  Rig build();

 private:
  void placeBones();
  void findHierarchy();
  void makeSteps();
  void makePmdSteps();
  void numberSteps();
  void makeAppends();
  void makeChains();
  void findSharedLinks();
  void findLateBones();

  void addStep(RigStep::Kind kind, std::size_t index, bool afterPhysics = false);
  void addFollowers(RigIkChain& chain, std::size_t chainStep) const;
  [[nodiscard]] RigIkChain chainOf(const model::IkChain& source, std::size_t chain);
  [[nodiscard]] bool hasAppend(const model::Bone& bone) const;

  const model::Model& model_;
  Rig rig_;
  std::vector<std::vector<model::BoneIndex>> children_;
  std::vector<model::BoneIndex> parentsFirst_;      ///< all bones
  std::vector<std::size_t> ranks_;                  ///< index of each bone in parentsFirst_
  std::vector<std::vector<std::size_t>> chainsOf_;  ///< of each goal
  std::vector<std::size_t> boneSteps_;              ///< number of the first step of each bone, from 1
  std::vector<std::size_t> chainSteps_;             ///< number of the step of each chain, from 1
  std::size_t chainBones_ = 0;                      ///< bones in and below all chains so far
};

bool RigBuilder::hasAppend(const model::Bone& bone) const {
  const auto& append = bone.append;
  return append && append->source != model::kNoIndex && usable(append->ratio) != 0 &&
         (append->rotation || append->translation);
}

void RigBuilder::placeBones() {
  rig_.bones.resize(model_.bones.size());
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    const model::Bone& bone = model_.bones[i];
    RigBone& placed = rig_.bones[i];
    placed.rest = usable(bone.position);
    placed.parent = bone.parent;
    const glm::dvec3 above =
        bone.parent == model::kNoIndex ? glm::dvec3{} : usable(model_.bones[at(bone.parent)].position);
    placed.offset = placed.rest - above;
    rig_.fixedAxes.push_back(bone.fixedAxis ? std::optional(usable(*bone.fixedAxis)) : std::nullopt);
  }
}

void RigBuilder::findHierarchy() {
  children_.resize(model_.bones.size());
  chainsOf_.resize(model_.bones.size());
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    const model::BoneIndex parent = model_.bones[i].parent;
    if (parent == model::kNoIndex) {
      parentsFirst_.push_back(static_cast<model::BoneIndex>(i));
    } else {
      children_[at(parent)].push_back(static_cast<model::BoneIndex>(i));
    }
  }
  for (std::size_t i = 0; i < parentsFirst_.size(); ++i) {
    const auto& children = children_[at(parentsFirst_[i])];
    parentsFirst_.insert(parentsFirst_.end(), children.begin(), children.end());
  }
  ranks_.resize(model_.bones.size());
  for (std::size_t i = 0; i < parentsFirst_.size(); ++i) ranks_[at(parentsFirst_[i])] = i;
  for (std::size_t i = 0; i < model_.ik.size(); ++i) chainsOf_[at(model_.ik[i].goal)].push_back(i);
}

void RigBuilder::addStep(RigStep::Kind kind, std::size_t index, bool afterPhysics) {
  (afterPhysics ? rig_.afterPhysics : rig_.beforePhysics).push_back({kind, static_cast<std::int32_t>(index)});
}

void RigBuilder::makeSteps() {
  std::vector<std::size_t> order(model_.bones.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(
      order, {}, [this](std::size_t i) { return std::tuple(model_.bones[i].afterPhysics, model_.bones[i].layer); });
  for (const std::size_t i : order) {
    const bool afterPhysics = model_.bones[i].afterPhysics;
    addStep(RigStep::Kind::Bone, i, afterPhysics);
    for (const std::size_t chain : chainsOf_[i]) addStep(RigStep::Kind::Chain, chain, afterPhysics);
  }
}

void RigBuilder::makePmdSteps() {
  std::vector<bool> follows(model_.bones.size(), false);
  for (const model::BoneIndex bone : parentsFirst_) {
    const model::BoneIndex parent = model_.bones[at(bone)].parent;
    follows[at(bone)] = hasAppend(model_.bones[at(bone)]) || (parent != model::kNoIndex && follows[at(parent)]);
    addStep(RigStep::Kind::BoneWithoutAppend, at(bone));
  }
  for (std::size_t i = 0; i < model_.ik.size(); ++i) addStep(RigStep::Kind::Chain, i);
  for (const model::BoneIndex bone : parentsFirst_) {
    if (follows[at(bone)]) addStep(RigStep::Kind::Bone, at(bone));
  }
}

void RigBuilder::numberSteps() {
  boneSteps_.assign(model_.bones.size(), 0);
  chainSteps_.assign(model_.ik.size(), 0);
  std::size_t number = 0;
  for (const auto* steps : {&rig_.beforePhysics, &rig_.afterPhysics}) {
    for (const RigStep& step : *steps) {
      std::size_t& first = (step.kind == RigStep::Kind::Chain ? chainSteps_ : boneSteps_)[at(step.index)];
      if (first == 0) first = number + 1;
      ++number;
    }
  }
}

void RigBuilder::makeAppends() {
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    if (!hasAppend(model_.bones[i])) continue;
    const model::AppendTransform& append = *model_.bones[i].append;
    rig_.bones[i].append = static_cast<std::int32_t>(rig_.appends.size());
    rig_.appends.push_back({append.source, usable(append.ratio), append.rotation, append.translation, append.local,
                            model::kNoIndex, model::kNoIndex});
  }
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    if (rig_.bones[i].append == model::kNoIndex) continue;
    RigAppend& append = rig_.appends[at(rig_.bones[i].append)];
    const std::int32_t above = rig_.bones[at(append.source)].append;
    // A source that is evaluated later has stored nothing yet; its own keys are used.
    if (above == model::kNoIndex || boneSteps_[at(append.source)] >= boneSteps_[i]) continue;
    if (rig_.appends[at(above)].rotation) append.rotationChain = above;
    if (rig_.appends[at(above)].translation) append.translationChain = above;
  }
}

RigIkChain RigBuilder::chainOf(const model::IkChain& source, std::size_t chain) {
  RigIkChain result;
  result.goal = source.goal;
  result.iterations = std::clamp(source.iterations, 0, kMaxIterations);
  if (source.target == model::kNoIndex || chainBones_ > kMaxChainBones) return result;
  std::vector<model::BoneIndex> ancestors;  // of the end bone, starting with itself
  for (model::BoneIndex up = source.target; up != model::kNoIndex; up = model_.bones[at(up)].parent)
    ancestors.push_back(up);
  chainBones_ += ancestors.size();
  const auto heightOf = [&ancestors](model::BoneIndex bone) {
    return static_cast<std::size_t>(std::ranges::find(ancestors, bone) - ancestors.begin());
  };
  std::size_t top = 0;
  for (const model::IkLink& link : source.links) {
    const std::size_t height = heightOf(link.bone);
    if (height < ancestors.size()) top = std::max(top, height);
  }
  if (top == 0) return result;  // no link can move the end
  result.base = model_.bones[at(ancestors[top])].parent;
  for (std::size_t i = top + 1; i > 0; --i) result.path.push_back(ancestors[i - 1]);
  const double unit = usable(source.unitAngle);
  double cap = 0;
  for (const model::IkLink& link : source.links) {
    // The step limit of a link grows with its position in the file's list.
    cap += unit;
    const std::size_t height = heightOf(link.bone);
    if (height == 0 || height == ancestors.size()) continue;
    std::int32_t limits = model::kNoIndex;
    if (link.limited) {
      const LinkLimits own(link.lower, link.upper);
      // The Direct3D routine would reset such a link to rest; babylon-mmd and a C# runtime leave it as keyed.
      if (own.areClosed()) continue;
      limits = static_cast<std::int32_t>(result.limits.size());
      result.limits.push_back(own);
    }
    std::int32_t& turn = rig_.bones[at(link.bone)].turn;
    if (turn == model::kNoIndex) turn = static_cast<std::int32_t>(rig_.turnCount++);
    // No step exceeds half a turn; a limit below 0 is smaller than any angle.
    const double capCos = cap < 0 ? 2 : cap >= std::numbers::pi ? -2 : std::cos(cap);
    result.links.push_back({top - height, at(turn), limits, capCos, std::sin(cap / 2), std::cos(cap / 2)});
  }
  addFollowers(result, chainSteps_[chain]);
  chainBones_ += result.followers.size();
  return result;
}

void RigBuilder::addFollowers(RigIkChain& chain, std::size_t chainStep) const {
  std::vector<bool> isFound(model_.bones.size(), false);
  std::vector<model::BoneIndex> found;
  const auto find = [&](model::BoneIndex bone) {
    if (!isFound[at(bone)]) found.push_back(bone);
    isFound[at(bone)] = true;
  };
  for (const RigIkLink& link : chain.links) find(chain.path[link.joint]);
  for (std::size_t i = 0; i < found.size(); ++i) std::ranges::for_each(children_[at(found[i])], find);
  // Bones that are evaluated after the chain need no second evaluation.
  std::erase_if(found, [&](model::BoneIndex bone) { return boneSteps_[at(bone)] > chainStep; });
  std::ranges::sort(found, {}, [this](model::BoneIndex bone) { return ranks_[at(bone)]; });
  chain.followers = std::move(found);
}

void RigBuilder::makeChains() {
  for (std::size_t i = 0; i < model_.ik.size(); ++i) rig_.chains.push_back(chainOf(model_.ik[i], i));
}

void RigBuilder::findSharedLinks() {
  std::vector<std::size_t> uses(rig_.turnCount, 0);
  for (const RigIkChain& chain : rig_.chains) {
    for (const RigIkLink& link : chain.links) ++uses[link.turn];
  }
  for (RigIkChain& chain : rig_.chains) {
    chain.sharesLinks =
        std::ranges::any_of(chain.links, [&uses](const RigIkLink& link) { return uses[link.turn] > 1; });
  }
}

void RigBuilder::findLateBones() {
  std::vector<bool> isLate(model_.bones.size(), false);
  for (const model::BoneIndex bone : parentsFirst_) {
    const model::BoneIndex parent = model_.bones[at(bone)].parent;
    if (parent == model::kNoIndex) continue;
    isLate[at(bone)] = isLate[at(parent)] || boneSteps_[at(parent)] > boneSteps_[at(bone)];
    if (isLate[at(bone)]) rig_.lateBones.push_back(bone);
  }
}

Rig RigBuilder::build() {
  placeBones();
  findHierarchy();
  if (model_.format == model::ModelFormat::Pmd) {
    makePmdSteps();
  } else {
    makeSteps();
  }
  numberSteps();
  makeAppends();
  makeChains();
  findSharedLinks();
  findLateBones();
  rig_.morphs = makeMorphRig(model_);
  return std::move(rig_);
}

}  // namespace

Rig makeRig(const model::Model& model, StepOrder order) {
  Rig rig = RigBuilder(model).build();
  if (order == StepOrder::Fastest) scheduleSteps(rig);
  return rig;
}

}  // namespace furitsuke::eval
