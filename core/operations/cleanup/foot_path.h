// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/operations/cleanup/leg_motion.h"

// Contacts of a foot with the floor, and where the foot has to be. Used inside core/operations and core/quality only.
namespace furitsuke::operations {

/// When a foot is on the floor.
struct ContactLimits {
  double floor = 0;     ///< model units
  double height = 0.5;  ///< of the ankle above its height at rest, at the start of a contact; model units
  double speed = 0.15;  ///< of the ankle at the start of a contact; model units per frame
  /// A contact lasts while height and speed are below this many times the limits, and ends with its last slow frame:
  /// fast ones are the start of a step.
  double hysteresis = 1.5;
  Frame shortest = 5;
  /// How far above or below the floor level feet are in contact too, at a height of their own: model units.
  double steps = 0;
};

/// How a foot moves at one end of a contact.
struct ContactEase {
  Frame more = 0;    ///< frames by which the movement is longer than LockOptions::blend
  double glide = 1;  ///< from 0 to 1: how smoothly the foot leaves its place; 0 starts as fast as the source moves
};

/// The frames of a contact by index into the frames of a leg, both included.
struct Contact {
  std::size_t first = 0;
  std::size_t last = 0;
  double floor = 0;  ///< the height on which the foot is: model units
  double slope = 0;  ///< by which the toes are higher than the heel: radians
  ContactEase before = {};
  ContactEase after = {};
};

/// The contacts of a foot in order of time. `restHeight`: of the ankle in the rest pose.
[[nodiscard]] std::vector<Contact> contactsOf(const std::vector<LegFrame>& leg, double restHeight,
                                              const ContactLimits& limits);

/// A contact at given frames, by index.
[[nodiscard]] Contact contactAt(const std::vector<LegFrame>& leg, std::size_t first, std::size_t last,
                                double restHeight, const ContactLimits& limits);

/// How a foot differs from the source at a frame.
struct FootChange {
  glm::dvec3 offset{0, 0, 0};   ///< of the ankle; model units
  glm::dquat turn{1, 0, 0, 0};  ///< of the foot in model space: turn * source
  double weight = 0;            ///< 1 in a contact, 0 where nothing changes
};

/// How feet are held.
struct LockOptions {
  bool flat = true;         ///< turn the foot as at rest, and place it on the floor
  Frame blend = 6;          ///< frames before and after a contact
  bool lowersHips = false;  ///< the hips come down where a leg is too short; otherwise the foot is moved toward them
};

/// Holds the foot at one place and rotation over each contact, within reach of the hips.
[[nodiscard]] std::vector<FootChange> lockedFoot(const Leg& leg, const eval::Rig& rig,
                                                 const std::vector<LegFrame>& frames,
                                                 const std::vector<Contact>& contacts, const LockOptions& options);

/// How far the hips have to be lowered at each frame so that the legs reach their feet without being stretched more
/// than in the source; changes smoothly over `blend` frames.
[[nodiscard]] std::vector<double> loweredHips(const std::vector<Leg>& legs, const LegMotion& source,
                                              const std::vector<std::vector<FootChange>>& changes, Frame blend);

/// How fast legs may be.
struct SnapLimits {
  double bend = 0;   ///< angular acceleration of the knees: radians per frame, per frame
  double speed = 0;  ///< of the ankles: model units per frame
  double jolt = 1;   ///< acceleration of the ankle: times the largest one of the source nearby
  Frame near = 6;    ///< nearby: within so many frames
};

/// Limits for all legs of a motion: above the largest angular acceleration of a knee and speed of an ankle in the
/// source by a part that leaves room for the error of keys. An ankle below `calmSpeed` is never too fast: model units
/// per frame.
[[nodiscard]] SnapLimits snapLimitsOf(const std::vector<Leg>& legs, const LegMotion& source, double calmSpeed,
                                      Frame near);

/// A frame at which a leg would snap.
struct Snap {
  std::size_t frame = 0;
  bool isHard = false;  ///< a knee or an ankle is above the limits; otherwise the ankle is accelerated more than usual
  bool isOfKnee = false;
};

/// The snaps of a leg in order of time. `lifted`: of the hips; empty for none.
[[nodiscard]] std::vector<Snap> snapsOf(const Leg& leg, const std::vector<LegFrame>& frames,
                                        const std::vector<FootChange>& changes, const std::vector<double>& lifted,
                                        const SnapLimits& limits);

/// Eases the end of a contact that is nearest to a snap, and not farther than its blend. The blend becomes longer, up
/// to three times `blend` where another contact leaves room. After a hard snap, the foot leaves its place less smoothly
/// if the knee is too fast, and otherwise, or if that does not help, the contact becomes shorter: a long blend would
/// change the step after it. Returns whether anything changed.
bool easeContact(std::vector<Contact>& contacts, const Snap& snap, Frame blend);

/// The smallest smooth curve over `blend` frames that is nowhere below the values.
[[nodiscard]] std::vector<double> smoothEnvelope(const std::vector<double>& values, Frame blend);

}  // namespace furitsuke::operations
