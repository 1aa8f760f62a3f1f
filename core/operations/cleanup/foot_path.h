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
  double floor = 0;         ///< model units
  double height = 0.5;      ///< of the ankle above its height at rest, at the start of a contact; model units
  double speed = 0.15;      ///< of the ankle at the start of a contact; model units per frame
  double hysteresis = 1.5;  ///< a contact lasts while height and speed are below this many times the limits
  Frame shortest = 5;
  /// How far above or below the floor level feet are in contact too, at a height of their own: model units.
  double steps = 0;
};

/// The frames of a contact by index into the frames of a leg, both included.
struct Contact {
  std::size_t first = 0;
  std::size_t last = 0;
  double floor = 0;  ///< the height on which the foot is: model units
  double slope = 0;  ///< by which the toes are higher than the heel: radians
  /// Frames by which the movement to the contact and from it is longer than LockOptions::blend.
  Frame moreBefore = 0;
  Frame moreAfter = 0;
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

/// How fast a leg may be.
struct SnapLimits {
  double factor = 1.1;   ///< times the largest angular acceleration of the knee and speed of the ankle in the source
  double calmSpeed = 0;  ///< an ankle below this speed is never too fast; model units per frame
  Frame near = 6;        ///< the acceleration of the ankle is compared with the source within so many frames
};

/// A frame at which a leg would snap.
struct Snap {
  std::size_t frame = 0;
  bool isHard = false;  ///< a knee or an ankle is above the limits; otherwise the ankle is accelerated more than usual
};

/// The snaps of a leg in order of time. `lifted`: of the hips; empty for none.
[[nodiscard]] std::vector<Snap> snapsOf(const Leg& leg, const std::vector<LegFrame>& frames,
                                        const std::vector<FootChange>& changes, const std::vector<double>& lifted,
                                        const SnapLimits& limits);

/// Gives the foot more time at the end of a contact that is nearest to a snap, and not farther than its blend. After a
/// hard snap the contact becomes shorter; otherwise the blend becomes longer, up to three times `blend` where another
/// contact leaves room. Returns whether anything changed.
bool easeContact(std::vector<Contact>& contacts, const Snap& snap, Frame blend);

/// The smallest smooth curve over `blend` frames that is nowhere below the values.
[[nodiscard]] std::vector<double> smoothEnvelope(const std::vector<double>& values, Frame blend);

}  // namespace furitsuke::operations
