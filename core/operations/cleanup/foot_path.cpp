// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/foot_path.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/rigid_transform.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// A leg is not stretched further than this part of its length, except where the source is: close to its full length
/// the knee turns fast.
constexpr double kComfortableReach = 0.995;

/// The larger step of the ankle to a frame or from it.
double ankleSpeedAt(const std::vector<LegFrame>& leg, std::size_t i) {
  const auto step = [&leg](std::size_t to) {
    return to == 0 || to >= leg.size() ? 0 : glm::distance(leg[to - 1].ankle.position, leg[to].ankle.position);
  };
  return std::max(step(i), step(i + 1));
}

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// A coordinate of the ankle in a contact.
double medianIn(const std::vector<LegFrame>& leg, const Contact& contact, int axis) {
  std::vector<double> values;
  for (std::size_t i = contact.first; i <= contact.last; ++i) values.push_back(leg[i].ankle.position[axis]);
  return medianOf(std::move(values));
}

/// Whether a foot could be on a step: one that is held in the air usually hangs down.
bool isLevel(const LegFrame& frame) {
  constexpr double kLevel = 0.94;  // cosine of 20 degrees
  return eval::rotated(frame.ankle.rotation, {0, 1, 0}).y >= kLevel;
}

/// The angle of a direction about the vertical axis.
double headingOf(const glm::dvec3& direction) { return std::atan2(direction.x, direction.z); }

/// Knees may turn this fast if they hardly move in the source: radians per frame, per frame.
constexpr double kGentleBend = 0.05;

double reachOf(const Leg& leg, const LegFrame& frame) {
  return std::max(kComfortableReach * leg.length(), glm::distance(frame.thigh.position, frame.ankle.position));
}

/// The position and rotation of a foot during a contact.
RigidTransform placeOf(const Leg& leg, const eval::Rig& rig, const std::vector<LegFrame>& frames,
                       const Contact& contact, const LockOptions& options) {
  RigidTransform transform{{medianIn(frames, contact, 0), medianIn(frames, contact, 1), medianIn(frames, contact, 2)},
                           frames[(contact.first + contact.last) / 2].ankle.rotation};
  if (options.flat) {
    transform.position.y = contact.floor + rig.bones[leg.ankle].rest.y;
    const glm::dvec3 toe = rig.bones[leg.toe].rest - rig.bones[leg.ankle].rest;
    const glm::dvec3 forward = leg.toe == leg.ankle ? glm::dvec3{0, 0, -1} : toe;
    glm::dvec3 sum{0, 0, 0};
    for (std::size_t i = contact.first; i <= contact.last; ++i) {
      const glm::dvec3 direction = eval::rotated(frames[i].ankle.rotation, forward);
      const double length = std::hypot(direction.x, direction.z);
      if (length > 0) sum += glm::dvec3{direction.x, 0, direction.z} / length;
    }
    const double half = (headingOf(sum) - headingOf(forward)) / 2;
    transform.rotation = {std::cos(half), 0, std::sin(half), 0};
    const glm::dvec3 along = eval::rotated(transform.rotation, {forward.x, 0, forward.z});
    const double length = glm::length(along);
    if (contact.slope != 0 && length > 0) {
      const glm::dvec3 across = glm::cross(along, glm::dvec3{0, 1, 0}) / length;
      transform.rotation = rotationFromVector(across * contact.slope) * transform.rotation;
      transform.position.y = contact.floor + rig.bones[leg.ankle].rest.y / std::cos(contact.slope);
    }
  }
  // Toward the hips wherever the leg is too short.
  const glm::dvec3 wanted = transform.position;
  constexpr int kRounds = 20;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = contact.first; i <= contact.last; ++i) {
      const glm::dvec3 hip = frames[i].thigh.position;
      const double reach = reachOf(leg, frames[i]);
      const double drop = hip.y - transform.position.y;
      const double radius = std::sqrt(std::max(0.0, reach * reach - drop * drop));
      const double x = transform.position.x - hip.x;
      const double z = transform.position.z - hip.z;
      const double distance = std::hypot(x, z);
      // Not far away: then the hips have to come down instead.
      if (distance <= radius || radius == 0) continue;
      transform.position.x = hip.x + x * radius / distance;
      transform.position.z = hip.z + z * radius / distance;
    }
  }
  // A leg that is almost vertical and hardly too short would move its foot far, and the hips hardly.
  constexpr double kFarthest = 0.2;  // model units
  const double moved = glm::distance(wanted, transform.position);
  if (options.lowersHips && moved > kFarthest)
    transform.position = glm::mix(wanted, transform.position, kFarthest / moved);
  return transform;
}

/// An ankle that is accelerated less is calm: model units per frame, per frame.
constexpr double kGentleJolt = 0.15;

/// The acceleration of the ankle at each frame; 0 at both ends.
std::vector<double> joltsOf(const std::vector<LegFrame>& frames, const std::vector<FootChange>& changes) {
  const auto place = [&](std::size_t i) { return frames[i].ankle.position + changes[i].offset; };
  std::vector<double> jolts(frames.size(), 0.0);
  for (std::size_t i = 1; i + 1 < frames.size(); ++i) {
    jolts[i] = glm::length(place(i + 1) - 2.0 * place(i) + place(i - 1));
  }
  return jolts;
}

/// The largest value not farther than `reach` from each.
std::vector<double> largestWithin(const std::vector<double>& values, Frame reach) {
  const auto size = static_cast<std::ptrdiff_t>(values.size());
  std::vector<double> largest(values.size());
  for (std::ptrdiff_t i = 0; i < size; ++i) {
    const auto first = values.begin() + std::max<std::ptrdiff_t>(0, i - reach);
    const auto end = values.begin() + std::min<std::ptrdiff_t>(size, i + reach + 1);
    largest[static_cast<std::size_t>(i)] = *std::max_element(first, end);
  }
  return largest;
}

/// The bend of the knee at each frame: radians.
std::vector<double> bendsOf(const Leg& leg, const std::vector<LegFrame>& frames, const std::vector<FootChange>& changes,
                            const std::vector<double>& lifted) {
  std::vector<double> bends;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const glm::dvec3 way = frames[i].ankle.position - frames[i].thigh.position;
    const glm::dvec3 lift{0, lifted.empty() ? 0 : lifted[i], 0};
    bends.push_back(leg.bendAt(glm::length(way + changes[i].offset - lift)));
  }
  return bends;
}

double accelerationAt(const std::vector<double>& values, std::size_t i) {
  return std::abs(values[i + 1] - 2 * values[i] + values[i - 1]);
}

/// How a change fades outside of its contact. The foot leaves its place slowly, because the offset first goes on as the
/// source moves away.
struct Fade {
  glm::dvec3 offset{0, 0, 0};    ///< at the end of the contact
  glm::dquat turn{1, 0, 0, 0};   ///< at the end of the contact
  glm::dvec3 velocity{0, 0, 0};  ///< of the offset there, away from the contact: model units per frame
  std::size_t frames = 0;        ///< until nothing changes

  /// Adds the part of the change at so many frames from the contact.
  void addTo(FootChange& change, std::size_t k) const {
    const double length = static_cast<double>(frames);
    const double t = static_cast<double>(k) / length;
    const double weight = 1 - eased(t);
    change.offset += offset * weight + velocity * (length * t * (1 - t) * (1 - t));
    change.turn = eval::scaledRotation(turn, weight) * change.turn;
    change.weight = std::max(change.weight, weight);
  }
};

/// Raises a foot whose toes a fading change has pressed into the floor, deeper than in the source and than one sees.
void keepToesUp(const Leg& leg, const eval::Rig& rig, const LegFrame& frame, double floor, FootChange& change) {
  constexpr double kUnseen = 0.03;  // model units
  const glm::dvec3 toe = eval::rotated(change.turn, frame.toe - frame.ankle.position);
  const double height = frame.ankle.position.y + change.offset.y + toe.y;
  const double lowest = std::min(frame.toe.y, floor + rig.bones[leg.toe].rest.y);
  change.offset.y += std::max(0.0, lowest - height - kUnseen);
}

/// The velocity of the ankle: model units per frame.
glm::dvec3 velocityAt(const std::vector<LegFrame>& frames, std::size_t i) {
  const std::size_t from = i > 0 ? i - 1 : i;
  const std::size_t to = std::min(i + 1, frames.size() - 1);
  if (from == to) return {0, 0, 0};
  return (frames[to].ankle.position - frames[from].ankle.position) / static_cast<double>(to - from);
}

}  // namespace

std::vector<Contact> contactsOf(const std::vector<LegFrame>& leg, double restHeight, const ContactLimits& limits) {
  std::vector<Contact> contacts;
  bool isDown = false;
  for (std::size_t i = 0; i < leg.size(); ++i) {
    // A foot that moves from one step to another has two contacts.
    if (isDown && limits.steps > 0) {
      isDown = std::abs(leg[i].ankle.position.y - leg[contacts.back().first].ankle.position.y) <= limits.height;
    }
    const double factor = isDown ? limits.hysteresis : 1;
    const double height = std::abs(leg[i].ankle.position.y - restHeight - limits.floor);
    const bool isNear = height <= factor * limits.height || (height <= limits.steps && isLevel(leg[i]));
    const bool isContact = isNear && ankleSpeedAt(leg, i) <= factor * limits.speed;
    if (isContact && !isDown) contacts.push_back({i, i, limits.floor});
    if (isContact) contacts.back().last = i;
    isDown = isContact;
  }
  for (Contact& contact : contacts) {
    // What moves faster at the end than a contact may start belongs to the step that follows.
    while (contact.last > contact.first && ankleSpeedAt(leg, contact.last) > limits.speed) --contact.last;
    contact = contactAt(leg, contact.first, contact.last, restHeight, limits);
  }
  std::erase_if(contacts, [&](const Contact& contact) {
    return contact.last - contact.first + 1 < static_cast<std::size_t>(limits.shortest);
  });
  return contacts;
}

Contact contactAt(const std::vector<LegFrame>& leg, std::size_t first, std::size_t last, double restHeight,
                  const ContactLimits& limits) {
  Contact contact{first, last, limits.floor};
  const double floor = medianIn(leg, contact, 1) - restHeight;
  if (limits.steps > 0 && std::abs(floor - limits.floor) > limits.height) contact.floor = floor;
  return contact;
}

std::vector<FootChange> lockedFoot(const Leg& leg, const eval::Rig& rig, const std::vector<LegFrame>& frames,
                                   const std::vector<Contact>& contacts, const LockOptions& options) {
  std::vector<FootChange> changes(frames.size());
  const auto blend = static_cast<std::size_t>(options.blend);
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    const Contact& contact = contacts[c];
    const RigidTransform transform = placeOf(leg, rig, frames, contact, options);
    const auto offsetAt = [&](std::size_t i) { return transform.position - frames[i].ankle.position; };
    const auto turnAt = [&](std::size_t i) { return transform.rotation * glm::conjugate(frames[i].ankle.rotation); };
    for (std::size_t i = contact.first; i <= contact.last; ++i) changes[i] = {offsetAt(i), turnAt(i), 1};
    // A blend ends where the next contact begins, so that feet in contact are not moved.
    const std::size_t longBefore = blend + static_cast<std::size_t>(contact.before.more);
    const std::size_t longAfter = blend + static_cast<std::size_t>(contact.after.more);
    const std::size_t before = c == 0 ? longBefore : std::min(longBefore, contact.first - contacts[c - 1].last);
    const Fade in{offsetAt(contact.first), turnAt(contact.first),
                  contact.before.glide * velocityAt(frames, contact.first), before};
    const auto fade = [&](const Fade& way, std::size_t i, std::size_t k) {
      way.addTo(changes[i], k);
      if (options.flat && contact.slope == 0) keepToesUp(leg, rig, frames[i], contact.floor, changes[i]);
    };
    for (std::size_t k = 1; k < before && k <= contact.first; ++k) fade(in, contact.first - k, k);
    const std::size_t after =
        c + 1 < contacts.size() ? std::min(longAfter, contacts[c + 1].first - contact.last) : longAfter;
    const Fade out{offsetAt(contact.last), turnAt(contact.last),
                   -contact.after.glide * velocityAt(frames, contact.last), after};
    for (std::size_t k = 1; k < after && contact.last + k < frames.size(); ++k) fade(out, contact.last + k, k);
  }
  return changes;
}

SnapLimits snapLimitsOf(const std::vector<Leg>& legs, const LegMotion& source, double calmSpeed, Frame near) {
  constexpr double kMore = 1.15;
  SnapLimits limits{kGentleBend, calmSpeed / kMore, kMore, near};
  for (std::size_t leg = 0; leg < legs.size(); ++leg) {
    const std::vector<LegFrame>& frames = source.legs[leg];
    const std::vector<double> bends = bendsOf(legs[leg], frames, std::vector<FootChange>(frames.size()), {});
    for (std::size_t i = 1; i < frames.size(); ++i) {
      limits.speed = std::max(limits.speed, glm::distance(frames[i].ankle.position, frames[i - 1].ankle.position));
      if (i + 1 < frames.size()) limits.bend = std::max(limits.bend, accelerationAt(bends, i));
    }
  }
  limits.bend *= kMore;
  limits.speed *= kMore;
  return limits;
}

std::vector<Snap> snapsOf(const Leg& leg, const std::vector<LegFrame>& frames, const std::vector<FootChange>& changes,
                          const std::vector<double>& lifted, const SnapLimits& limits) {
  const std::vector<double> bends = bendsOf(leg, frames, changes, lifted);
  const std::vector<double> jolts = joltsOf(frames, changes);
  const std::vector<double> usual = largestWithin(joltsOf(frames, std::vector<FootChange>(frames.size())), limits.near);
  std::vector<Snap> snaps;
  for (std::size_t i = 1; i + 1 < frames.size(); ++i) {
    const glm::dvec3 step = frames[i].ankle.position - frames[i - 1].ankle.position;
    const double speed = glm::length(step + changes[i].offset - changes[i - 1].offset);
    const bool isJolt = jolts[i] > std::max(kGentleJolt, limits.jolt * usual[i]);
    const bool isOfKnee = accelerationAt(bends, i) > limits.bend;
    const bool isHard = isOfKnee || speed > limits.speed;
    if (isJolt || isHard) snaps.push_back({i, isHard, isOfKnee});
  }
  return snaps;
}

bool easeContact(std::vector<Contact>& contacts, const Snap& snap, Frame blend) {
  const auto apart = [&snap](std::size_t other) {
    return snap.frame < other ? other - snap.frame : snap.frame - other;
  };
  const auto distance = [&](const Contact& contact) { return std::min(apart(contact.first), apart(contact.last)); };
  const auto nearest = std::ranges::min_element(contacts, {}, distance);
  if (nearest == contacts.end()) return false;
  const bool isFirst = apart(nearest->first) < apart(nearest->last);
  ContactEase& ease = isFirst ? nearest->before : nearest->after;
  const std::size_t length = static_cast<std::size_t>(blend) + static_cast<std::size_t>(ease.more);
  if (distance(*nearest) > length) return false;
  std::size_t room = std::numeric_limits<std::size_t>::max();
  if (isFirst && nearest != contacts.begin()) room = nearest->first - (nearest - 1)->last;
  if (!isFirst && nearest + 1 != contacts.end()) room = (nearest + 1)->first - nearest->last;
  if (!snap.isHard) {
    if (ease.more >= 2 * blend || length >= room) return false;
    ease.more += std::max(1, blend / 3);
    return true;
  }
  constexpr double kLessGlide = 0.5;
  if (snap.isOfKnee && ease.glide > 0) {
    ease.glide -= kLessGlide;
    return true;
  }
  ease.glide = 1;
  if (nearest->first == nearest->last) {
    contacts.erase(nearest);
  } else if (isFirst) {
    ++nearest->first;
  } else {
    --nearest->last;
  }
  return true;
}

std::vector<double> smoothEnvelope(const std::vector<double>& values, Frame blend) {
  const auto size = static_cast<std::ptrdiff_t>(values.size());
  // Two means over half of the blend each see nothing but values of at least the peak.
  const std::ptrdiff_t half = std::max(1, blend / 2);
  std::vector<double> envelope(values.size(), 0.0);
  for (std::ptrdiff_t i = 0; i < size; ++i) {
    if (values[static_cast<std::size_t>(i)] <= 0) continue;
    const std::ptrdiff_t last = std::min(size - 1, i + 2 * half);
    for (std::ptrdiff_t k = std::max<std::ptrdiff_t>(0, i - 2 * half); k <= last; ++k) {
      double& value = envelope[static_cast<std::size_t>(k)];
      value = std::max(value, values[static_cast<std::size_t>(i)]);
    }
  }
  for (int pass = 0; pass < 2; ++pass) {
    const std::vector<double> before = envelope;
    for (std::ptrdiff_t i = 0; i < size; ++i) {
      double sum = 0;
      for (std::ptrdiff_t k = i - half; k <= i + half; ++k) {
        sum += before[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(k, 0, size - 1))];
      }
      envelope[static_cast<std::size_t>(i)] = sum / static_cast<double>(2 * half + 1);
    }
  }
  return envelope;
}

std::vector<double> loweredHips(const std::vector<Leg>& legs, const LegMotion& source,
                                const std::vector<std::vector<FootChange>>& changes, Frame blend) {
  std::vector<double> needed(source.centerParent.size(), 0.0);
  for (std::size_t leg = 0; leg < legs.size(); ++leg) {
    for (std::size_t i = 0; i < needed.size(); ++i) {
      if (changes[leg][i].weight == 0) continue;
      const LegFrame& frame = source.legs[leg][i];
      const glm::dvec3 way = frame.thigh.position - frame.ankle.position - changes[leg][i].offset;
      const double reach = reachOf(legs[leg], frame);
      const double aside = std::hypot(way.x, way.z);
      const double highest = std::sqrt(std::max(0.0, reach * reach - aside * aside));
      needed[i] = std::max(needed[i], way.y - highest);
    }
  }
  return smoothEnvelope(needed, blend);
}

}  // namespace furitsuke::operations
