// SPDX-License-Identifier: MIT
#include "core/retarget/body_structure.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <utility>

namespace furitsuke::retarget {

namespace {

/// A limb below a joint of the trunk.
struct FoundLimb {
  LimbJoints joints;
  double length = 0;  ///< of its two long bones
};

enum class LimbKind : std::uint8_t { Arm, Leg };

struct LimbPair {
  JointIndex trunk = kNoJoint;  ///< on which both limbs hang
  FoundLimb first, second;
  int armNames = 0;  ///< of joints whose names mean a part of an arm
  int legNames = 0;
  bool isMirrored = false;  ///< the names differ in nothing but the side
  [[nodiscard]] double length() const { return (first.length + second.length) / 2; }
  [[nodiscard]] int names(LimbKind kind) const {
    return kind == LimbKind::Arm ? armNames - legNames : legNames - armNames;
  }
};

bool isArmPart(NamedPart part) {
  return part == NamedPart::Arm || part == NamedPart::Wrist || part == NamedPart::Hand || part == NamedPart::Finger;
}

bool isLegPart(NamedPart part) {
  return part == NamedPart::Leg || part == NamedPart::Ankle || part == NamedPart::Foot || part == NamedPart::Toes;
}

bool isEndPart(NamedPart part) {
  return part == NamedPart::Hand || part == NamedPart::Wrist || part == NamedPart::Foot || part == NamedPart::Ankle;
}

class BodyFinder {
 public:
  BodyFinder(const BodySkeleton& skeleton, const std::vector<JointName>& names)
      : skeleton_(skeleton),
        names_(names),
        children_(skeleton.size()),
        below_(skeleton.size(), 0),
        headBelow_(skeleton.size(), kNoJoint),
        start_(skeleton.size(), 0),
        size_(skeleton.size(), 1) {
    for (std::size_t i = skeleton.size(); i-- > 0;) addToParent(static_cast<JointIndex>(i));
    numberJoints();
    for (std::vector<JointIndex>& branches : children_) keepLongest(branches);
  }

  std::optional<BodyStructure> find() {
    findPairs();
    const LimbPair* bestLegs = nullptr;
    const LimbPair* bestArms = nullptr;
    double best = 0;
    JointIndex head = kNoJoint;
    for (const LimbPair& legs : pairs_) {
      for (const LimbPair& arms : pairs_) {
        if (&legs == &arms || !canBelong(legs, arms)) continue;
        const JointIndex found = headOf(legs, arms);
        const double score = scoreOf(legs, arms, found);
        if (score <= best) continue;
        best = score;
        bestLegs = &legs;
        bestArms = &arms;
        head = found;
      }
    }
    if (bestLegs == nullptr) return {};
    BodyStructure body;
    body.legs = sided(*bestLegs, *bestLegs, *bestArms);
    body.arms = sided(*bestArms, *bestLegs, *bestArms);
    for (const Side side : kEachSide) {
      const auto index = static_cast<std::size_t>(side);
      body.fingers[index] = fingersOf(body.arms[index].end);
    }
    body.head = head;
    return body;
  }

 private:
  /// Numbers the joints so that those below a joint follow it; parents come before their children.
  void numberJoints() {
    std::vector<std::size_t> next(size_.size(), 0);  // the number of the next child
    std::size_t nextRoot = 0;
    for (std::size_t i = 0; i < size_.size(); ++i) {
      const JointIndex parent = skeleton_.parents[i];
      std::size_t& number = parent == kNoJoint ? nextRoot : next[at(parent)];
      start_[i] = std::exchange(number, number + size_[i]);
      next[i] = start_[i] + 1;
    }
  }

  void addToParent(JointIndex joint) {
    if (nameOf(joint).part == NamedPart::Head && !nameOf(joint).side) headBelow_[at(joint)] = joint;
    const JointIndex parent = parentOf(joint);
    if (parent == kNoJoint) return;
    size_[at(parent)] += size_[at(joint)];
    children_[at(parent)].push_back(joint);
    below_[at(parent)] = std::max(below_[at(parent)], boneLength(joint) + below_[at(joint)]);
    if (headBelow_[at(joint)] != kNoJoint) headBelow_[at(parent)] = headBelow_[at(joint)];
  }

  /// The branches in the order of the joints, without the shortest of very many, such as strands of hair.
  void keepLongest(std::vector<JointIndex>& branches) const {
    constexpr std::size_t kMostBranches = 64;
    if (branches.size() > kMostBranches) {
      const auto reach = [this](JointIndex joint) { return boneLength(joint) + below_[at(joint)]; };
      std::ranges::stable_sort(branches, std::greater(), reach);
      branches.resize(kMostBranches);
    }
    std::ranges::sort(branches);
  }

  static std::size_t at(JointIndex joint) { return static_cast<std::size_t>(joint); }
  [[nodiscard]] JointIndex parentOf(JointIndex joint) const { return skeleton_.parents[at(joint)]; }
  [[nodiscard]] const JointName& nameOf(JointIndex joint) const { return names_[at(joint)]; }
  [[nodiscard]] const glm::dvec3& positionOf(JointIndex joint) const { return skeleton_.positions[at(joint)]; }
  [[nodiscard]] double boneLength(JointIndex joint) const {
    return glm::distance(positionOf(joint), positionOf(parentOf(joint)));
  }
  [[nodiscard]] bool isDecoration(JointIndex joint) const { return nameOf(joint).part == NamedPart::Decoration; }
  [[nodiscard]] bool isBelow(JointIndex joint, JointIndex ancestor) const {
    return joint != kNoJoint && ancestor != kNoJoint && start_[at(joint)] - start_[at(ancestor)] < size_[at(ancestor)];
  }
  [[nodiscard]] JointIndex lastCommon(JointIndex a, JointIndex b) const {
    while (a != kNoJoint && !isBelow(b, a)) a = parentOf(a);
    return a;
  }

  /// From a joint on along the longest branches.
  [[nodiscard]] std::vector<JointIndex> chainFrom(JointIndex joint) const {
    constexpr std::size_t kMost = 16;
    std::vector<JointIndex> chain{joint};
    while (chain.size() < kMost) {
      JointIndex next = kNoJoint;
      double longest = -1;
      for (const JointIndex child : children_[at(chain.back())]) {
        // An end that has a name leads better than a long prop.
        const double reach = boneLength(child) + below_[at(child)] + (isEndPart(nameOf(child).part) ? 1e6 : 0);
        if (isDecoration(child) || reach <= longest) continue;
        next = child;
        longest = reach;
      }
      if (next == kNoJoint) break;
      chain.push_back(next);
    }
    return chain;
  }

  /// Whether a joint only divides a bone: "upperarm02" below "upperarm01", "ElbowPart1" below "Elbow".
  [[nodiscard]] bool continues(JointIndex joint, JointIndex above) const {
    const auto letters = [this](JointIndex of) {
      std::string text;
      for (const std::string& word : nameOf(of).words) text += isNumber(word) ? "" : word;
      constexpr std::string_view kPart = "part";
      if (text.ends_with(kPart)) text.resize(text.size() - kPart.size());
      return text;
    };
    return nameOf(joint).side == nameOf(above).side && letters(joint) == letters(above);
  }

  /// The two joints above the end of a limb that follow each other, or those at which its bones begin.
  [[nodiscard]] LimbJoints jointsAbove(const std::vector<JointIndex>& chain, std::size_t end, bool joinsBones) const {
    LimbJoints limb{.end = chain[end]};
    for (std::size_t i = end; i-- > 0 && limb.upper == kNoJoint;) {
      if (nameOf(chain[i]).part == NamedPart::Twist) continue;
      if (joinsBones && i > 0 && continues(chain[i], chain[i - 1])) continue;
      (limb.lower == kNoJoint ? limb.lower : limb.upper) = chain[i];
    }
    return limb;
  }

  [[nodiscard]] double shorterBone(const LimbJoints& limb) const {
    return limb.upper == kNoJoint
               ? 0
               : std::min(lengthBetween(limb.upper, limb.lower), lengthBetween(limb.lower, limb.end));
  }

  [[nodiscard]] double lengthBetween(JointIndex upper, JointIndex lower) const {
    double length = 0;
    for (; lower != upper; lower = parentOf(lower)) length += boneLength(lower);
    return length;
  }

  /// The joints of a chain that has the name of an end; nothing if it has none, or too few joints above it.
  [[nodiscard]] std::optional<LimbJoints> namedLimb(const std::vector<JointIndex>& chain) const {
    const auto at = std::ranges::find_if(chain, [this](JointIndex joint) { return isEndPart(nameOf(joint).part); });
    if (at == chain.end()) return {};
    const auto end = static_cast<std::size_t>(at - chain.begin());
    const LimbJoints limb = jointsAbove(chain, end, false);
    const LimbJoints joinedLimb = jointsAbove(chain, end, true);
    // "Arm1" and "Arm2" are two bones, but the halves of one are much shorter than it.
    constexpr double kHalves = 1.4;
    if (shorterBone(joinedLimb) > kHalves * shorterBone(limb)) return joinedLimb;
    return limb.upper == kNoJoint ? std::nullopt : std::optional(limb);
  }

  /// The two longest bones that follow each other.
  [[nodiscard]] std::optional<LimbJoints> longestBones(const std::vector<JointIndex>& chain) const {
    std::vector<JointIndex> joints;
    std::vector<double> bones;  // from the joint before
    double twisted = 0;
    for (const JointIndex joint : chain) {
      twisted += joints.empty() ? 0 : boneLength(joint);
      if (nameOf(joint).part == NamedPart::Twist) continue;
      joints.push_back(joint);
      bones.push_back(std::exchange(twisted, 0));
    }
    std::optional<LimbJoints> limb;
    double longest = 0;
    for (std::size_t i = 2; i < joints.size(); ++i) {
      const double shorter = std::min(bones[i - 1], bones[i]);
      if (shorter <= longest * (1 + 1e-6)) continue;
      longest = shorter;
      limb = LimbJoints{joints[i - 2], joints[i - 1], joints[i]};
    }
    return limb;
  }

  [[nodiscard]] std::optional<FoundLimb> limbFrom(JointIndex joint) const {
    if (isDecoration(joint)) return {};
    const std::vector<JointIndex> chain = chainFrom(joint);
    std::optional<LimbJoints> joints = namedLimb(chain);
    if (!joints) joints = longestBones(chain);
    if (!joints) return {};
    const double length = lengthBetween(joints->upper, joints->end);
    return length > 0 ? std::optional(FoundLimb{*joints, length}) : std::nullopt;
  }

  void findPairs() {
    for (std::size_t trunk = 0; trunk < children_.size(); ++trunk) {
      std::vector<FoundLimb> limbs;
      for (const JointIndex child : children_[trunk]) {
        if (const auto limb = limbFrom(child)) limbs.push_back(*limb);
      }
      for (std::size_t a = 0; a < limbs.size(); ++a) {
        for (std::size_t b = a + 1; b < limbs.size(); ++b) addPair(static_cast<JointIndex>(trunk), limbs[a], limbs[b]);
      }
    }
    // A skeleton with many strands of hair has many pairs; the limbs are among the longest.
    constexpr std::size_t kMostPairs = 32;
    std::ranges::stable_sort(pairs_, [](const LimbPair& a, const LimbPair& b) {
      return std::abs(a.armNames - a.legNames) != std::abs(b.armNames - b.legNames)
                 ? std::abs(a.armNames - a.legNames) > std::abs(b.armNames - b.legNames)
                 : a.length() > b.length();
    });
    if (pairs_.size() > kMostPairs) pairs_.resize(kMostPairs);
    for (const LimbPair& pair : pairs_) longest_ = std::max(longest_, pair.length());
  }

  void addPair(JointIndex trunk, const FoundLimb& first, const FoundLimb& second) {
    LimbPair pair{trunk, first, second};
    if (std::abs(first.length - second.length) > 0.2 * std::max(first.length, second.length)) return;
    int sided = 0;
    int mirrored = 0;
    const std::array firsts{first.joints.upper, first.joints.lower, first.joints.end};
    const std::array seconds{second.joints.upper, second.joints.lower, second.joints.end};
    for (std::size_t i = 0; i < firsts.size(); ++i) {
      const JointName& a = nameOf(firsts[i]);
      const JointName& b = nameOf(seconds[i]);
      if (a.side && b.side) sided += a.side == b.side ? -1 : 1;
      if (a.side && b.side && a.side != b.side && a.text == b.text) ++mirrored;
      for (const NamedPart part : {a.part, b.part}) {
        pair.armNames += isArmPart(part) ? 1 : 0;
        pair.legNames += isLegPart(part) ? 1 : 0;
      }
    }
    if (sided < 0) return;
    pair.isMirrored = mirrored == 3;
    pairs_.push_back(pair);
  }

  /// Whether the pairs hang on a trunk of their own and have the sizes of limbs of one body.
  [[nodiscard]] bool canBelong(const LimbPair& legs, const LimbPair& arms) const {
    if (legs.trunk == arms.trunk || legs.names(LimbKind::Leg) < 0 || arms.names(LimbKind::Arm) < 0) return false;
    for (const LimbPair* pair : {&legs, &arms}) {
      const LimbPair& other = pair == &legs ? arms : legs;
      if (isBelow(other.trunk, pair->first.joints.upper) || isBelow(other.trunk, pair->second.joints.upper))
        return false;
    }
    const double ratio = arms.length() / legs.length();
    return ratio > 0.3 && ratio < 1.7;
  }

  [[nodiscard]] glm::dvec3 middleOf(JointIndex a, JointIndex b) const { return (positionOf(a) + positionOf(b)) / 2.0; }

  /// The direction from the hips to the shoulders.
  [[nodiscard]] glm::dvec3 upOf(const LimbPair& legs, const LimbPair& arms) const {
    return middleOf(arms.first.joints.upper, arms.second.joints.upper) -
           middleOf(legs.first.joints.upper, legs.second.joints.upper);
  }

  /// Whether the legs lead away from the shoulders and the hands are not where the feet are, unlike in a body on four
  /// legs.
  [[nodiscard]] bool isUpright(const LimbPair& legs, const LimbPair& arms) const {
    const glm::dvec3 hips = middleOf(legs.first.joints.upper, legs.second.joints.upper);
    const glm::dvec3 down = middleOf(legs.first.joints.end, legs.second.joints.end) - hips;
    const glm::dvec3 up = upOf(legs, arms);
    const double lengths = glm::length(down) * glm::length(up);
    if (lengths <= 0 || glm::dot(down, up) > -0.5 * lengths) return false;
    const glm::dvec3 hands = middleOf(arms.first.joints.end, arms.second.joints.end) - hips;
    return glm::dot(hands, down) < 0.6 * glm::dot(down, down);
  }

  [[nodiscard]] double scoreOf(const LimbPair& legs, const LimbPair& arms, JointIndex head) const {
    const int named = std::min(legs.names(LimbKind::Leg), arms.names(LimbKind::Arm));
    const bool isNamed = named >= 2;
    if (!isNamed && (head == kNoJoint || !isUpright(legs, arms))) return 0;
    double score = 1 + legs.names(LimbKind::Leg) + arms.names(LimbKind::Arm);
    score += (legs.isMirrored ? 2 : 0) + (arms.isMirrored ? 2 : 0);
    score += 2 * (legs.length() + arms.length()) / longest_;
    // The spine begins where the legs are.
    const JointIndex middle = lastCommon(legs.trunk, arms.trunk);
    score += middle == legs.trunk ? 2 : middle == arms.trunk ? -3 : 1;
    if (head != kNoJoint) score += nameOf(head).part == NamedPart::Head ? 3 : 1;
    return std::max(score, 0.1);
  }

  /// The head of a branch without that name: where it divides into the parts of a face, or its last joint.
  [[nodiscard]] JointIndex lastOf(JointIndex joint) const {
    while (children_[at(joint)].size() == 1) {
      const JointIndex next = children_[at(joint)].front();
      std::string text = nameOf(next).text;
      while (!text.empty() && isNumber(text.substr(text.size() - 1))) text.pop_back();
      const bool isEnd = text.ends_with("end") || text.ends_with("top") || text.ends_with("nub");
      if ((isDecoration(next) && nameOf(joint).part != NamedPart::Neck) || isEnd) break;
      joint = next;
    }
    return joint;
  }

  /// The head is on a branch of its own, above the joint on which the arms hang.
  [[nodiscard]] JointIndex headOf(const LimbPair& legs, const LimbPair& arms) const {
    const glm::dvec3 up = upOf(legs, arms);
    const JointIndex middle = lastCommon(legs.trunk, arms.trunk);
    JointIndex head = kNoJoint;
    for (JointIndex trunk = arms.trunk; trunk != kNoJoint && trunk != middle && head == kNoJoint;
         trunk = parentOf(trunk)) {
      double best = 0;
      for (const JointIndex branch : children_[at(trunk)]) {
        const auto holds = [&](JointIndex joint) { return isBelow(joint, branch); };
        if (holds(arms.first.joints.end) || holds(arms.second.joints.end) || holds(legs.first.joints.end)) continue;
        // A body of few joints has a nose in place of a head.
        if ((isDecoration(branch) && nameOf(branch).text != "nose") || nameOf(branch).side) continue;
        const JointIndex named = headBelow_[at(branch)];
        const JointIndex last = named != kNoJoint ? named : lastOf(branch);
        double score = named != kNoJoint ? 100 : 0;
        score += nameOf(branch).part == NamedPart::Neck ? 50 : 0;
        const glm::dvec3 reach = positionOf(last) - positionOf(trunk);
        const double lengths = glm::length(reach) * glm::length(up);
        if (lengths > 0) score += 1.01 + glm::dot(reach, up) / lengths;
        if (score <= best) continue;
        best = score;
        head = last;
      }
    }
    return head;
  }

  /// The thumb leaves the others farthest, which lie in a row beside it.
  [[nodiscard]] std::optional<FingerJoints> fingersOf(JointIndex hand) const {
    std::vector<std::vector<JointIndex>> chains;
    for (const JointIndex child : children_[at(hand)]) {
      std::vector<JointIndex> chain = chainFrom(child);
      if (!isDecoration(child) && chain.size() > 1) chains.push_back(std::move(chain));
    }
    FingerJoints fingers;
    if (chains.size() != fingers.size()) return {};
    const auto wayOf = [&](const std::vector<JointIndex>& chain) {
      const glm::dvec3 way = positionOf(chain[1]) - positionOf(hand);
      return way / std::max(glm::length(way), 1e-9);
    };
    glm::dvec3 all(0);
    for (const auto& chain : chains) all += wayOf(chain);
    std::ranges::stable_sort(chains, {}, [&](const auto& chain) { return glm::dot(wayOf(chain), all); });
    const glm::dvec3 thumb = positionOf(chains.front()[1]);
    std::ranges::stable_sort(chains.begin() + 1, chains.end(), {},
                             [&](const auto& chain) { return glm::distance(positionOf(chain.front()), thumb); });
    for (std::size_t finger = 0; finger < fingers.size(); ++finger) {
      for (std::size_t bone = 0; bone < fingers[finger].size(); ++bone) {
        fingers[finger][bone] = bone < chains[finger].size() ? chains[finger][bone] : kNoJoint;
      }
    }
    return fingers;
  }

  /// How many of the joints are named for the left side, less those named for the right.
  [[nodiscard]] int leftNames(const FoundLimb& limb) const {
    int count = 0;
    for (const JointIndex joint : {limb.joints.upper, limb.joints.lower, limb.joints.end}) {
      const auto side = nameOf(joint).side;
      if (side) count += *side == Side::Left ? 1 : -1;
    }
    return count;
  }

  /// The way to the left of a body whose feet point forward; along X if it has no toes.
  [[nodiscard]] glm::dvec3 leftOf(const LimbPair& legs, const LimbPair& arms) const {
    glm::dvec3 forward(0);
    for (const FoundLimb* leg : {&legs.first, &legs.second}) {
      // The toes are farther from the ankle than helpers.
      const auto reach = [&](JointIndex toe) {
        return boneLength(toe) + (nameOf(toe).part == NamedPart::Toes ? 1e6 : isDecoration(toe) ? -1e6 : 0);
      };
      const std::vector<JointIndex>& below = children_[at(leg->joints.end)];
      const auto toes = std::ranges::max_element(below, {}, reach);
      if (toes != below.end()) forward += positionOf(*toes) - positionOf(leg->joints.end);
    }
    const glm::dvec3 left = glm::cross(upOf(legs, arms), forward);
    return glm::length(left) > 0 ? left : glm::dvec3(1, 0, 0);
  }

  [[nodiscard]] std::array<LimbJoints, 2> sided(const LimbPair& pair, const LimbPair& legs,
                                                const LimbPair& arms) const {
    const int names = leftNames(pair.first) - leftNames(pair.second);
    const glm::dvec3 across = positionOf(pair.first.joints.upper) - positionOf(pair.second.joints.upper);
    const bool isFirstLeft = names != 0 ? names > 0 : glm::dot(across, leftOf(legs, arms)) > 0;
    if (isFirstLeft) return {pair.first.joints, pair.second.joints};
    return {pair.second.joints, pair.first.joints};
  }

  const BodySkeleton& skeleton_;
  const std::vector<JointName>& names_;
  std::vector<std::vector<JointIndex>> children_;
  std::vector<double> below_;          ///< the length of the longest branch below a joint
  std::vector<JointIndex> headBelow_;  ///< a joint with the name of a head: the joint itself or one below it
  std::vector<std::size_t> start_;     ///< numbers joints: those below a joint follow it
  std::vector<std::size_t> size_;      ///< how many joints a joint and those below it are
  std::vector<LimbPair> pairs_;
  double longest_ = 0;  ///< of all pairs
};

}  // namespace

std::optional<BodyStructure> findBody(const BodySkeleton& skeleton, const std::vector<JointName>& names) {
  return BodyFinder(skeleton, names).find();
}

}  // namespace furitsuke::retarget
