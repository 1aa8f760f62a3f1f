// SPDX-License-Identifier: MIT
#include "core/eval/rig/rig_schedule.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace furitsuke::eval {

namespace {

/// Limits of the search, so that no file can make it slow: of the chains after a chain, and of the steps that would
/// have to be moved. The legs of real models are a few steps apart.
constexpr std::size_t kMaxCandidates = 16;
constexpr std::size_t kMaxMoved = 256;

std::size_t slot(std::int32_t index) { return static_cast<std::size_t>(index); }

/// Whether the same code solves both at once (ik_solver.cpp).
bool haveEqualShape(const RigIkChain& a, const RigIkChain& b) {
  const auto isEqual = [&](const RigIkLink& one, const RigIkLink& other) {
    if (one.joint != other.joint) return false;
    if (one.limits == model::kNoIndex || other.limits == model::kNoIndex) return one.limits == other.limits;
    const LinkLimits& first = a.limits[slot(one.limits)];
    const LinkLimits& second = b.limits[slot(other.limits)];
    return first.onlyAxis() == second.onlyAxis() && (first.hinge() == nullptr) == (second.hinge() == nullptr);
  };
  return a.path.size() == b.path.size() && std::ranges::equal(a.links, b.links, isEqual);
}

/// The steps of one half of an evaluation, with the order that they need.
class StepScheduler {
 public:
  StepScheduler(Rig& rig, std::vector<RigStep>& steps);
  void pairChains();

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  /// What steps read and write: the stance of a bone, the IK rotation of a link, the move that others inherit.
  enum class Value : std::uint8_t { Stance, Turn, Appended };

  [[nodiscard]] std::size_t placeOf(Value value, std::int32_t index) const;
  void read(Value value, std::int32_t index);
  void write(Value value, std::int32_t index);
  // What the functions in bone_evaluation.h read and write.
  void visitAppend(model::BoneIndex bone);
  void visitBone(model::BoneIndex bone, bool withAppend);
  void visitChain(const RigIkChain& chain);

  [[nodiscard]] const RigIkChain* chainOf(std::size_t step) const;
  /// The steps that must run before `step` and have not, ascending; nothing if `excluded` is among them.
  [[nodiscard]] std::optional<std::vector<std::size_t>> stepsBefore(std::size_t step, std::size_t excluded) const;
  void run(std::size_t step);
  bool runWithPartner(std::size_t step);

  Rig& rig_;
  std::vector<RigStep>& steps_;
  std::vector<std::size_t> chainSteps_;            ///< ascending
  std::vector<std::vector<std::size_t>> needed_;   ///< of each step: steps that must run before
  std::size_t current_ = 0;                        ///< the step that is visited
  std::vector<std::size_t> writers_;               ///< of each value: the last step that wrote it
  std::vector<std::vector<std::size_t>> readers_;  ///< of each value: the steps that read it since then
  std::vector<bool> hasRun_;
  std::vector<RigStep> order_;
};

StepScheduler::StepScheduler(Rig& rig, std::vector<RigStep>& steps)
    : rig_(rig),
      steps_(steps),
      needed_(steps.size()),
      writers_(rig.bones.size() + rig.turnCount + rig.appends.size(), kNone),
      readers_(writers_.size()),
      hasRun_(steps.size(), false) {
  for (; current_ < steps_.size(); ++current_) {
    const RigStep& step = steps_[current_];
    if (step.kind == RigStep::Kind::Chain) {
      chainSteps_.push_back(current_);
      visitChain(rig_.chains[slot(step.index)]);
    } else {
      visitBone(step.index, step.kind == RigStep::Kind::Bone);
    }
  }
}

std::size_t StepScheduler::placeOf(Value value, std::int32_t index) const {
  switch (value) {
    case Value::Stance: return slot(index);
    case Value::Turn: return rig_.bones.size() + slot(index);
    case Value::Appended: break;
  }
  return rig_.bones.size() + rig_.turnCount + slot(index);
}

void StepScheduler::read(Value value, std::int32_t index) {
  if (index == model::kNoIndex) return;
  const std::size_t place = placeOf(value, index);
  if (writers_[place] != kNone && writers_[place] != current_) needed_[current_].push_back(writers_[place]);
  if (readers_[place].empty() || readers_[place].back() != current_) readers_[place].push_back(current_);
}

void StepScheduler::write(Value value, std::int32_t index) {
  const std::size_t place = placeOf(value, index);
  if (writers_[place] != kNone && writers_[place] != current_) needed_[current_].push_back(writers_[place]);
  for (const std::size_t reader : readers_[place]) {
    if (reader != current_) needed_[current_].push_back(reader);
  }
  readers_[place].clear();
  writers_[place] = current_;
}

void StepScheduler::visitAppend(model::BoneIndex bone) {
  const std::int32_t index = rig_.bones[slot(bone)].append;
  if (index == model::kNoIndex) return;
  const RigAppend& append = rig_.appends[slot(index)];
  if (append.local) read(Value::Stance, append.source);
  read(Value::Turn, rig_.bones[slot(append.source)].turn);
  read(Value::Appended, append.rotationChain);
  read(Value::Appended, append.translationChain);
  write(Value::Appended, index);
}

void StepScheduler::visitBone(model::BoneIndex bone, bool withAppend) {
  if (withAppend) visitAppend(bone);
  read(Value::Turn, rig_.bones[slot(bone)].turn);
  read(Value::Stance, rig_.bones[slot(bone)].parent);
  write(Value::Stance, bone);
}

void StepScheduler::visitChain(const RigIkChain& chain) {
  if (chain.links.empty()) return;
  for (const model::BoneIndex bone : chain.path) {
    visitAppend(bone);
    read(Value::Turn, rig_.bones[slot(bone)].turn);
  }
  for (const RigIkLink& link : chain.links) write(Value::Turn, static_cast<std::int32_t>(link.turn));
  read(Value::Stance, chain.base);
  read(Value::Stance, chain.goal);
  for (const model::BoneIndex bone : chain.followers) visitBone(bone, true);
}

const RigIkChain* StepScheduler::chainOf(std::size_t step) const {
  if (steps_[step].kind != RigStep::Kind::Chain) return nullptr;
  const RigIkChain& chain = rig_.chains[slot(steps_[step].index)];
  return chain.links.empty() ? nullptr : &chain;
}

std::optional<std::vector<std::size_t>> StepScheduler::stepsBefore(std::size_t step, std::size_t excluded) const {
  std::vector<std::size_t> found{step};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const std::size_t before : needed_[found[i]]) {
      if (before == excluded) return {};
      if (hasRun_[before] || std::ranges::find(found, before) != found.end()) continue;
      if (found.size() > kMaxMoved) return {};
      found.push_back(before);
    }
  }
  found.erase(found.begin());
  std::ranges::sort(found);
  return found;
}

void StepScheduler::run(std::size_t step) {
  hasRun_[step] = true;
  order_.push_back(steps_[step]);
}

bool StepScheduler::runWithPartner(std::size_t step) {
  const RigIkChain* chain = chainOf(step);
  if (chain == nullptr) return false;
  auto later = std::ranges::upper_bound(chainSteps_, step);
  for (std::size_t tries = 0; later != chainSteps_.end() && tries < kMaxCandidates; ++later, ++tries) {
    const RigIkChain* other = chainOf(*later);
    if (hasRun_[*later] || other == nullptr || !haveEqualShape(*chain, *other)) continue;
    const auto before = stepsBefore(*later, step);
    // A chain that is moved would lose its own partner: the legs come before the toes.
    if (!before || std::ranges::any_of(*before, [this](std::size_t moved) { return chainOf(moved) != nullptr; }))
      continue;
    for (const std::size_t moved : *before) run(moved);
    hasRun_[step] = hasRun_[*later] = true;
    order_.push_back({RigStep::Kind::ChainPair, static_cast<std::int32_t>(rig_.chainPairs.size())});
    rig_.chainPairs.push_back({steps_[step].index, steps_[*later].index});
    return true;
  }
  return false;
}

void StepScheduler::pairChains() {
  order_.reserve(steps_.size());
  // In this order, all that a step needs has run before it.
  for (std::size_t step = 0; step < steps_.size(); ++step) {
    if (!hasRun_[step] && !runWithPartner(step)) run(step);
  }
  steps_ = std::move(order_);
}

}  // namespace

void pairChains(Rig& rig) {
  for (std::vector<RigStep>* steps : {&rig.beforePhysics, &rig.afterPhysics}) StepScheduler(rig, *steps).pairChains();
}

}  // namespace furitsuke::eval
