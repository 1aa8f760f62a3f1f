// SPDX-License-Identifier: MIT
#include "core/eval/rig/rig.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <map>
#include <numbers>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// MMD makes as many rounds as a file says. No real model has this many, but a damaged one may.
constexpr int kMaxRounds = 4096;
/// The maximum number of bones in and below all chains of a model. No real model comes near it; without a limit a file
/// of a few megabytes could fill the memory. Further chains are ignored.
constexpr std::size_t kMaxChainBones = std::size_t{1} << 22;

std::size_t at(model::BoneIndex bone) { return static_cast<std::size_t>(bone); }

/// Where a bone is in the order of layers.
struct Stage {
  bool isAfterPhysics = false;
  std::int32_t layer = 0;
  friend auto operator<=>(const Stage&, const Stage&) = default;
};

/// A PMD's knee: its name begins with one of these.
bool isPmdKnee(const model::Bone& bone) {
  constexpr std::string_view kLeftKnee = "\x8d\xb6\x82\xd0\x82\xb4";
  constexpr std::string_view kRightKnee = "\x89\x45\x82\xd0\x82\xb4";
  return bone.name.bytes.starts_with(kLeftKnee) || bone.name.bytes.starts_with(kRightKnee);
}

/// Builds a rig part by part; each part depends on the previous ones.
class RigBuilder {
 public:
  explicit RigBuilder(const model::Model& model) : model_(model), isPmd_(model.format == model::ModelFormat::Pmd) {}

  Rig build();

 private:
  void placeBones();
  void findStages();
  void makeLayers();
  void orderBones(std::span<const std::size_t> bones, RigLayer& layer);
  void numberSteps();
  void makeChains();
  void makeAppends();
  void groupChains();
  void findLateBones();
  void findEarlyBones();
  void findMovedAgain();

  struct ChainBones {
    std::vector<model::BoneIndex> moved, read;
  };
  [[nodiscard]] ChainBones bonesOf(const RigIkChain& chain) const;
  void addFollowers(RigIkChain& chain, std::size_t index);
  [[nodiscard]] RigIkChain chainOf(const model::IkChain& source);
  [[nodiscard]] int roundsOf(const model::IkChain& source) const;
  [[nodiscard]] LinkKind kindOf(const model::Bone& bone) const;
  [[nodiscard]] bool hasAppend(std::size_t bone) const;
  [[nodiscard]] std::vector<model::BoneIndex> neededBy(std::size_t bone) const;

  const model::Model& model_;
  bool isPmd_;
  Rig rig_;
  std::vector<std::vector<model::BoneIndex>> dependents_;  ///< of each bone: children, and bones that inherit from it
  std::vector<Stage> stages_;
  std::vector<bool> isOrdered_;          ///< already in a layer
  std::vector<std::size_t> boneSteps_;   ///< the number of each bone in the order of evaluation
  std::vector<bool> isHeldUntilSolved_;  ///< links and end bones
  std::size_t chainBones_ = 0;           ///< bones in and below all chains so far
};

bool RigBuilder::hasAppend(std::size_t bone) const {
  const auto& append = model_.bones[bone].append;
  return append && append->source != model::kNoIndex && (append->rotation || append->translation);
}

std::vector<model::BoneIndex> RigBuilder::neededBy(std::size_t bone) const {
  std::vector<model::BoneIndex> needed;
  if (model_.bones[bone].parent != model::kNoIndex) needed.push_back(model_.bones[bone].parent);
  if (hasAppend(bone)) needed.push_back(model_.bones[bone].append->source);
  return needed;
}

void RigBuilder::placeBones() {
  rig_.bones.resize(model_.bones.size());
  dependents_.resize(model_.bones.size());
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    const model::Bone& bone = model_.bones[i];
    RigBone& placed = rig_.bones[i];
    placed.rest = usable(bone.position);
    placed.place = toStored(placed.rest);
    placed.parent = bone.parent;
    const glm::dvec3 above =
        bone.parent == model::kNoIndex ? glm::dvec3{} : usable(model_.bones[at(bone.parent)].position);
    placed.offset = placed.rest - above;
    rig_.fixedAxes.push_back(bone.fixedAxis ? std::optional(usable(*bone.fixedAxis)) : std::nullopt);
    for (const model::BoneIndex needed : neededBy(i)) {
      dependents_[at(needed)].push_back(static_cast<model::BoneIndex>(i));
    }
  }
}

/// Of a bone and its ancestors, the latest. No bone is its own ancestor.
void RigBuilder::findStages() {
  stages_.resize(model_.bones.size());
  if (isPmd_) return;
  std::vector<bool> isFound(model_.bones.size(), false);
  std::vector<std::size_t> path;
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    path.clear();
    for (auto up = static_cast<model::BoneIndex>(i); up != model::kNoIndex && !isFound[at(up)];
         up = model_.bones[at(up)].parent) {
      path.push_back(at(up));
    }
    for (auto down = path.rbegin(); down != path.rend(); ++down) {
      const model::Bone& bone = model_.bones[*down];
      stages_[*down] = {bone.afterPhysics, bone.layer};
      if (bone.parent != model::kNoIndex) stages_[*down] = std::max(stages_[*down], stages_[at(bone.parent)]);
      isFound[*down] = true;
    }
  }
}

/// The bones of a layer in the order of the model, but after those of the layer that they need. A ring, as of a bone
/// that inherits from one below it, is cut at an append: no bone comes before its parent.
void RigBuilder::orderBones(std::span<const std::size_t> bones, RigLayer& layer) {
  const Stage stage = stages_[bones.front()];
  const auto isMissing = [&](model::BoneIndex needed) {
    return stages_[at(needed)] == stage && !isOrdered_[at(needed)];
  };
  std::set<std::size_t> ready;
  std::set<std::size_t> inheriting;  // lack no parent, but a bone that they inherit from
  const auto place = [&](std::size_t bone) {
    const std::vector<model::BoneIndex> needed = neededBy(bone);
    const model::BoneIndex parent = model_.bones[bone].parent;
    if (std::ranges::none_of(needed, isMissing)) {
      inheriting.erase(bone);
      ready.insert(bone);
    } else if (parent == model::kNoIndex || !isMissing(parent)) {
      inheriting.insert(bone);
    }
  };
  std::ranges::for_each(bones, place);
  while (layer.bones.size() < bones.size()) {
    std::set<std::size_t>& next = ready.empty() ? inheriting : ready;
    const std::size_t bone = *next.begin();
    next.erase(next.begin());
    isOrdered_[bone] = true;
    layer.bones.push_back(static_cast<model::BoneIndex>(bone));
    for (const model::BoneIndex dependent : dependents_[bone]) {
      if (isMissing(dependent)) place(at(dependent));
    }
  }
}

void RigBuilder::makeLayers() {
  std::vector<std::size_t> order(model_.bones.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [this](std::size_t bone) { return stages_[bone]; });
  isOrdered_.assign(model_.bones.size(), false);
  for (std::size_t first = 0; first < order.size();) {
    const Stage stage = stages_[order[first]];
    std::size_t end = first;
    while (end < order.size() && stages_[order[end]] == stage) ++end;
    auto& layers = stage.isAfterPhysics ? rig_.afterPhysics : rig_.beforePhysics;
    RigLayer& layer = layers.emplace_back();
    orderBones(std::span(order).subspan(first, end - first), layer);
    first = end;
  }
}

void RigBuilder::numberSteps() {
  boneSteps_.resize(model_.bones.size());
  std::size_t number = 0;
  for (const auto* layers : {&rig_.beforePhysics, &rig_.afterPhysics}) {
    for (const RigLayer& layer : *layers) {
      for (const model::BoneIndex bone : layer.bones) boneSteps_[at(bone)] = number++;
    }
  }
}

int RigBuilder::roundsOf(const model::IkChain& source) const {
  const double unit = usable(source.unitAngle);
  // Only a PMX gets enough rounds for two full turns.
  const double least = isPmd_ || unit <= 0 ? 0 : std::min(4 * std::numbers::pi / unit, static_cast<double>(kMaxRounds));
  return std::clamp(std::max(source.iterations, static_cast<int>(least)), 0, kMaxRounds);
}

LinkKind RigBuilder::kindOf(const model::Bone& bone) const {
  if (isPmd_) return isPmdKnee(bone) ? LinkKind::Knee : LinkKind::Ordinary;
  return bone.fixedAxis ? LinkKind::FixedAxis : LinkKind::Ordinary;
}

RigIkChain RigBuilder::chainOf(const model::IkChain& source) {
  RigIkChain result;
  result.goal = source.goal;
  result.rounds = roundsOf(source);
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
  for (std::size_t i = top + 1; i > 0; --i) result.path.push_back(ancestors[i - 1]);
  isHeldUntilSolved_[at(source.target)] = true;
  const auto unit = static_cast<float>(usable(source.unitAngle));
  for (std::size_t k = 0; k < source.links.size(); ++k) {
    const model::IkLink& link = source.links[k];
    const std::size_t height = heightOf(link.bone);
    if (height == 0 || height == ancestors.size()) continue;
    const model::Bone& bone = model_.bones[at(link.bone)];
    std::int32_t& turn = rig_.bones[at(link.bone)].turn;
    if (turn == model::kNoIndex) turn = static_cast<std::int32_t>(rig_.turnCount++);
    isHeldUntilSolved_[at(link.bone)] = true;
    RigIkLink& made = result.links.emplace_back();
    made.joint = top - height;
    made.turn = at(turn);
    made.limits = model::kNoIndex;
    if (link.limited && !isPmd_) {
      made.limits = static_cast<std::int32_t>(result.limits.size());
      result.limits.emplace_back(toStored(usable(link.lower)), toStored(usable(link.upper)));
    }
    // The step limit of a link grows with its position in the file's list.
    made.halfCap = unit * static_cast<float>(k + 1) * 0.5F;
    made.kind = kindOf(bone);
    if (made.kind == LinkKind::FixedAxis) made.axis = unitOf(FloatRow(toStored(usable(*bone.fixedAxis))));
  }
  return result;
}

/// MMD poses all bones again, except links and end bones of chains. Those that depend on the chain change.
void RigBuilder::addFollowers(RigIkChain& chain, std::size_t index) {
  if (isPmd_ || chain.links.empty()) return;
  const Stage stage = stages_[at(model_.ik[index].goal)];
  std::vector<bool> isFound(model_.bones.size(), false);
  std::vector<model::BoneIndex> open;
  const auto take = [&](model::BoneIndex from) {
    for (const model::BoneIndex bone : dependents_[at(from)]) {
      if (isFound[at(bone)] || isHeldUntilSolved_[at(bone)] || stages_[at(bone)] > stage) continue;
      isFound[at(bone)] = true;
      open.push_back(bone);
    }
  };
  for (const RigIkLink& link : chain.links) take(chain.path[link.joint]);
  take(chain.path.back());
  for (std::size_t i = 0; i < open.size(); ++i) take(open[i]);
  std::ranges::sort(open, {}, [this](model::BoneIndex bone) { return boneSteps_[at(bone)]; });
  chainBones_ += open.size();
  chain.followers = std::move(open);
}

void RigBuilder::makeChains() {
  isHeldUntilSolved_.assign(model_.bones.size(), false);
  for (std::size_t i = 0; i < model_.ik.size(); ++i) rig_.chains.push_back(chainOf(model_.ik[i]));
  for (std::size_t i = 0; i < model_.ik.size(); ++i) addFollowers(rig_.chains[i], i);
  for (const RigIkChain& chain : rig_.chains) rig_.longestPath = std::max(rig_.longestPath, chain.path.size());
}

void RigBuilder::makeAppends() {
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    if (!hasAppend(i)) continue;
    const model::AppendTransform& append = *model_.bones[i].append;
    rig_.bones[i].append = static_cast<std::int32_t>(rig_.appends.size());
    RigAppend& made = rig_.appends.emplace_back();
    made.source = append.source;
    made.ratio = static_cast<float>(usable(append.ratio));
    made.rotation = append.rotation;
    made.translation = append.translation;
    made.isKeyOnly = isPmd_ && model_.bones[i].keyUse == model::KeyUse::Nothing;
    made.isLink = append.rotation && rig_.bones[i].turn != model::kNoIndex;
  }
  if (isPmd_) return;  // whose bones do not pass on what they inherit
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    if (rig_.bones[i].append == model::kNoIndex) continue;
    RigAppend& append = rig_.appends[at(rig_.bones[i].append)];
    const std::int32_t above = rig_.bones[at(append.source)].append;
    // A source that is evaluated later has stored nothing yet; its own keys are used.
    if (above == model::kNoIndex || boneSteps_[at(append.source)] >= boneSteps_[i]) continue;
    const RigAppend& source = rig_.appends[at(above)];
    if (source.rotation) append.rotationChain = above;
    if (source.translation || source.isLink) append.translationChain = above;
  }
}

/// What a chain moves, and what it needs from others for that.
RigBuilder::ChainBones RigBuilder::bonesOf(const RigIkChain& chain) const {
  ChainBones bones{chain.path, {chain.goal}};
  bones.moved.insert(bones.moved.end(), chain.followers.begin(), chain.followers.end());
  for (const model::BoneIndex bone : bones.moved) {
    const RigBone& moved = rig_.bones[at(bone)];
    if (moved.parent != model::kNoIndex) bones.read.push_back(moved.parent);
    if (moved.append != model::kNoIndex) bones.read.push_back(rig_.appends[at(moved.append)].source);
  }
  return bones;
}

/// Puts each chain into the first group after those that it depends on.
void RigBuilder::groupChains() {
  std::map<Stage, RigLayer*> layers;
  for (auto* each : {&rig_.beforePhysics, &rig_.afterPhysics}) {
    for (RigLayer& layer : *each) layers.emplace(stages_[at(layer.bones.front())], &layer);
  }
  // For each bone, the number of groups up to the last one that moves or reads it. The layers follow each other.
  std::vector<std::size_t> moved(model_.bones.size(), 0);
  std::vector<std::size_t> read(model_.bones.size(), 0);
  for (std::size_t i = 0; i < rig_.chains.size(); ++i) {
    const ChainBones bones = bonesOf(rig_.chains[i]);
    RigLayer& layer = *layers.at(stages_[at(rig_.chains[i].goal)]);
    std::size_t group = 0;
    for (const model::BoneIndex bone : bones.moved) group = std::max({group, moved[at(bone)], read[at(bone)]});
    for (const model::BoneIndex bone : bones.read) group = std::max(group, moved[at(bone)]);
    layer.chains.resize(std::max(layer.chains.size(), group + 1));
    layer.chains[group].push_back(static_cast<std::int32_t>(i));
    for (const model::BoneIndex bone : bones.moved) moved[at(bone)] = group + 1;
    for (const model::BoneIndex bone : bones.read) read[at(bone)] = std::max(read[at(bone)], group + 1);
  }
}

void RigBuilder::findLateBones() {
  if (!isPmd_) return;
  std::vector<bool> isLate(model_.bones.size(), false);
  for (const model::BoneIndex bone :
       rig_.beforePhysics.empty() ? std::vector<model::BoneIndex>{} : rig_.beforePhysics.front().bones) {
    const RigBone& placed = rig_.bones[at(bone)];
    if (isHeldUntilSolved_[at(bone)]) continue;
    const bool inherits = placed.append != model::kNoIndex && !rig_.appends[at(placed.append)].isKeyOnly &&
                          rig_.bones[at(rig_.appends[at(placed.append)].source)].turn != model::kNoIndex;
    isLate[at(bone)] = inherits || (placed.parent != model::kNoIndex && isLate[at(placed.parent)]);
    if (isLate[at(bone)]) rig_.lateBones.push_back(bone);
  }
}

void RigBuilder::findEarlyBones() {
  std::set<model::BoneIndex> early;
  for (const RigIkChain& chain : rig_.chains) {
    if (chain.path.empty()) continue;
    for (model::BoneIndex bone = chain.path.back(); bone != model::kNoIndex; bone = rig_.bones[at(bone)].parent) {
      if (stages_[at(bone)] > stages_[at(chain.goal)]) early.insert(bone);
    }
  }
  rig_.earlyBones.assign(early.begin(), early.end());
}

void RigBuilder::findMovedAgain() {
  std::set<model::BoneIndex> moved;
  for (const RigIkChain& chain : rig_.chains) {
    if (!stages_[at(chain.goal)].isAfterPhysics) continue;
    for (const auto* bones : {&chain.path, &chain.followers}) {
      for (const model::BoneIndex bone : *bones) {
        if (!stages_[at(bone)].isAfterPhysics) moved.insert(bone);
      }
    }
  }
  rig_.movedAgain.assign(moved.begin(), moved.end());
  std::ranges::sort(rig_.movedAgain, {}, [this](model::BoneIndex bone) { return boneSteps_[at(bone)]; });
}

Rig RigBuilder::build() {
  placeBones();
  findStages();
  makeLayers();
  numberSteps();
  makeChains();
  makeAppends();
  groupChains();
  findLateBones();
  findEarlyBones();
  findMovedAgain();
  rig_.morphs = makeMorphRig(model_);
  return std::move(rig_);
}

}  // namespace

Rig makeRig(const model::Model& model) { return RigBuilder(model).build(); }

}  // namespace furitsuke::eval
