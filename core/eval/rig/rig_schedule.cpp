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
/// Of the chains that get steps beside them; the first ones get nearly all.
constexpr std::size_t kMaxWithBeside = 8;

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
  void schedule();

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  /// What steps read and write: the transform of a bone, the IK rotation of a link, the move that others inherit.
  enum class Value : std::uint8_t { Transform, Turn, Appended };

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
  void runUntil(std::size_t end);
  std::optional<std::size_t> runToPartner(std::size_t step);
  void runBeside();
  void runChain(std::size_t step);

  Rig& rig_;
  std::vector<RigStep>& steps_;
  std::vector<std::size_t> chainSteps_;            ///< ascending
  std::vector<std::vector<std::size_t>> needed_;   ///< of each step: steps that must run before
  std::size_t current_ = 0;                        ///< the step that is visited
  std::vector<std::size_t> writers_;               ///< of each value: the last step that wrote it
  std::vector<std::vector<std::size_t>> readers_;  ///< of each value: the steps that read it since then
  std::vector<bool> hasRun_;
  std::vector<RigStep> order_;
  std::size_t withBeside_ = 0;  ///< how many chains have them
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
    case Value::Transform: return slot(index);
    case Value::Turn: return rig_.bones.size() + slot(index);
    case Value::Appended: break;
  }
  return rig_.bones.size() + rig_.turnCount + slot(index);
}

void StepScheduler::read(Value value, std::int32_t index) {
  if (index == model::kNoIndex) return;
  const std::size_t position = placeOf(value, index);
  if (writers_[position] != kNone && writers_[position] != current_) needed_[current_].push_back(writers_[position]);
  if (readers_[position].empty() || readers_[position].back() != current_) readers_[position].push_back(current_);
}

void StepScheduler::write(Value value, std::int32_t index) {
  const std::size_t position = placeOf(value, index);
  if (writers_[position] != kNone && writers_[position] != current_) needed_[current_].push_back(writers_[position]);
  for (const std::size_t reader : readers_[position]) {
    if (reader != current_) needed_[current_].push_back(reader);
  }
  readers_[position].clear();
  writers_[position] = current_;
}

void StepScheduler::visitAppend(model::BoneIndex bone) {
  const std::int32_t index = rig_.bones[slot(bone)].append;
  if (index == model::kNoIndex) return;
  const RigAppend& append = rig_.appends[slot(index)];
  if (append.local) read(Value::Transform, append.source);
  read(Value::Turn, rig_.bones[slot(append.source)].turn);
  read(Value::Appended, append.rotationChain);
  read(Value::Appended, append.translationChain);
  write(Value::Appended, index);
}

void StepScheduler::visitBone(model::BoneIndex bone, bool withAppend) {
  if (withAppend) visitAppend(bone);
  read(Value::Turn, rig_.bones[slot(bone)].turn);
  read(Value::Transform, rig_.bones[slot(bone)].parent);
  write(Value::Transform, bone);
}

void StepScheduler::visitChain(const RigIkChain& chain) {
  if (chain.links.empty()) return;
  for (const model::BoneIndex bone : chain.path) {
    visitAppend(bone);
    read(Value::Turn, rig_.bones[slot(bone)].turn);
  }
  for (const RigIkLink& link : chain.links) write(Value::Turn, static_cast<std::int32_t>(link.turn));
  read(Value::Transform, chain.base);
  read(Value::Transform, chain.goal);
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

/// In their original order, in which all that a step needs runs before it.
void StepScheduler::runUntil(std::size_t end) {
  for (std::size_t step = 0; step < end; ++step) {
    if (!hasRun_[step]) run(step);
  }
}

/// Finds a chain of equal shape that can be solved together with this one, after the steps that it needs.
std::optional<std::size_t> StepScheduler::runToPartner(std::size_t step) {
  const RigIkChain* chain = chainOf(step);
  if (chain == nullptr) return {};
  auto later = std::ranges::upper_bound(chainSteps_, step);
  for (std::size_t tries = 0; later != chainSteps_.end() && tries < kMaxCandidates; ++later, ++tries) {
    const RigIkChain* other = chainOf(*later);
    if (hasRun_[*later] || other == nullptr || !haveEqualShape(*chain, *other)) continue;
    const auto before = stepsBefore(*later, step);
    // A chain that is moved would lose its own partner: the legs come before the toes.
    if (!before || std::ranges::any_of(*before, [this](std::size_t moved) { return chainOf(moved) != nullptr; }))
      continue;
    for (const std::size_t moved : *before) run(moved);
    return *later;
  }
  return {};
}

/// The bones that need neither this chain nor its partner, whose results come after them.
void StepScheduler::runBeside() {
  if (withBeside_++ >= kMaxWithBeside) return;
  const std::size_t first = order_.size();
  for (std::size_t step = 0; step < steps_.size(); ++step) {
    if (hasRun_[step] || steps_[step].kind == RigStep::Kind::Chain) continue;
    if (std::ranges::all_of(needed_[step], [this](std::size_t before) { return hasRun_[before]; })) run(step);
  }
  order_[first - 1].besideCount = static_cast<std::int32_t>(order_.size() - first);
}

void StepScheduler::runChain(std::size_t step) {
  if (const auto before = stepsBefore(step, kNone)) {
    for (const std::size_t moved : *before) run(moved);
  } else {
    runUntil(step);
  }
  const std::optional<std::size_t> partner = runToPartner(step);
  if (partner) {
    order_.push_back({RigStep::Kind::ChainPair, static_cast<std::int32_t>(rig_.chainPairs.size()), 0});
    rig_.chainPairs.push_back({steps_[step].index, steps_[*partner].index});
  } else {
    order_.push_back(steps_[step]);
  }
  runBeside();
  hasRun_[step] = true;
  if (partner) hasRun_[*partner] = true;
}

void StepScheduler::schedule() {
  order_.reserve(steps_.size());
  for (const std::size_t step : chainSteps_) {
    if (!hasRun_[step]) runChain(step);
  }
  runUntil(steps_.size());
  steps_ = std::move(order_);
}

}  // namespace

void scheduleSteps(Rig& rig) {
  for (std::vector<RigStep>* steps : {&rig.beforePhysics, &rig.afterPhysics}) StepScheduler(rig, *steps).schedule();
}

}  // namespace furitsuke::eval
