// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/lock_feet.h"

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/operations/cleanup/cleanup_operations.h"
#include "core/operations/cleanup/foot_contacts.h"
#include "core/operations/cleanup/leg_keys.h"

namespace furitsuke::operations {

namespace {

ContactLimits contactLimits(const OperationArguments& a) {
  ContactLimits limits;
  limits.floor = a.number("floor");
  limits.height = a.number("height");
  limits.speed = a.number("speed") / kFramesPerSecond;
  limits.hysteresis = a.number("hysteresis");
  limits.shortest = a.frame("shortest");
  limits.steps = a.number("step-height");
  return limits;
}

/// The changes that hold the feet. Gives legs that would snap more time between contacts.
LegChanges plannedChanges(const eval::Rig& rig, const std::vector<Leg>& legs, const LegMotion& source,
                          std::vector<std::vector<Contact>>& contacts, const LockOptions& options,
                          const SnapLimits& limits) {
  constexpr int kRounds = 250;
  LegChanges changes;
  for (int round = 0; round < kRounds; ++round) {
    changes = {};
    for (std::size_t i = 0; i < legs.size(); ++i) {
      changes.feet.push_back(lockedFoot(legs[i], rig, source.legs[i], contacts[i], options));
    }
    if (options.lowersHips) changes.lifted = loweredHips(legs, source, changes.feet, options.blend);
    for (double& lift : changes.lifted) lift = -lift;
    bool isEased = false;
    for (std::size_t i = 0; i < legs.size(); ++i) {
      const std::vector<Snap> snaps = snapsOf(legs[i], source.legs[i], changes.feet[i], changes.lifted, limits);
      std::size_t next = 0;  // one end of a contact snaps at several frames
      for (const Snap& snap : snaps) {
        if (snap.frame < next || !easeContact(contacts[i], snap, options.blend)) continue;
        isEased = true;
        next = snap.frame + static_cast<std::size_t>(options.blend);
      }
    }
    if (!isEased) break;
  }
  return changes;
}

/// The contacts of a leg within the searched frames: those that are given, otherwise those that are found.
std::vector<Contact> contactsIn(const OperationInput& in, const Leg& leg, const std::vector<LegFrame>& source,
                                double restHeight, FrameRange frames, FrameRange searched,
                                const std::optional<std::vector<FootContact>>& given) {
  if (!isLegChosen(in, leg)) return {};
  const ContactLimits limits = contactLimits(in.arguments);
  const auto first = static_cast<std::size_t>(searched.first - frames.first);
  const auto last = static_cast<std::size_t>(searched.last - frames.first);
  std::vector<Contact> contacts;
  if (!given) {
    contacts = contactsOf(source, restHeight, limits);
    std::erase_if(contacts, [&](Contact& contact) {
      contact.first = std::max(contact.first, first);
      contact.last = std::min(contact.last, last);
      return contact.first > contact.last;
    });
    return contacts;
  }
  for (const FootContact& contact : *given) {
    if (contact.isLeft != (leg.side == "左") || !contact.frames.intersects(searched)) continue;
    const auto from = static_cast<std::size_t>(std::max(contact.frames.first, searched.first) - frames.first);
    const auto to = static_cast<std::size_t>(std::min(contact.frames.last, searched.last) - frames.first);
    Contact& held = contacts.emplace_back(contactAt(source, from, to, restHeight, limits));
    if (contact.floor) held.floor = *contact.floor;
    held.slope = glm::radians(contact.slope);
  }
  return contacts;
}

/// To thousandths, which are enough for a text.
double rounded(double value) {
  constexpr double kThousandths = 1000;
  return std::round(value * kThousandths) / kThousandths;
}

/// The contacts of all legs, for the note about them.
FootContacts heldContacts(const std::vector<Leg>& legs, const std::vector<std::vector<Contact>>& contacts,
                          FrameRange frames, double floor) {
  FootContacts all;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    for (const Contact& contact : contacts[i]) {
      FootContact& held = all.emplace_back();
      held.isLeft = legs[i].side == "左";
      held.frames = {frames.first + static_cast<Frame>(contact.first), frames.first + static_cast<Frame>(contact.last)};
      if (contact.floor != floor) held.floor = rounded(contact.floor);
      held.slope = rounded(glm::degrees(contact.slope));
    }
  }
  return all;
}

Result<OperationResult> runLockFeet(const OperationInput& in) {
  if (in.model == nullptr) return legModelMissing();
  const OperationArguments& a = in.arguments;
  const auto given = readContacts(a.text(kContactsParameter));
  if (!given.ok()) return given.error();
  const eval::Rig rig = eval::makeRig(*in.model);
  const std::vector<Leg> legs = legsOf(*in.model, rig);
  if (legs.empty()) return legsMissing();
  const FrameRange searched = chosenFrames(in);
  if (searched.isEmpty()) return OperationResult();
  const auto center = centerOf(*in.model, rig, legs);
  const LockOptions options{a.flag("flat"), a.frame("blend"), center && a.flag("lower-body")};
  // Blends become longer where they are too fast.
  constexpr Frame kLongestBlend = 3;
  const Frame before = std::min(searched.first, kLongestBlend * options.blend);
  const Frame after = std::min(in.motion.frameRange().last - searched.last, kLongestBlend * options.blend);
  const FrameRange frames{searched.first - before, searched.last + std::max(0, after)};
  const LegMotion source = sampledLegs(in, rig, legs, center, frames);
  if (in.control.isStopped()) return OperationResult();
  std::vector<std::vector<Contact>> contacts;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    contacts.push_back(
        contactsIn(in, legs[i], source.legs[i], rig.bones[legs[i].ankle].rest.y, frames, searched, *given));
  }
  FootContacts held = heldContacts(legs, contacts, frames, contactLimits(a).floor);
  const LegChanges changes = plannedChanges(rig, legs, source, contacts, options,
                                            snapLimitsOf(legs, source, contactLimits(a).speed, options.blend));
  Result<OperationResult> result =
      LegKeys(in, rig, legs, center, source, changes).make(a.number("position"), a.number("angle"));
  if (!result.ok()) return result;
  result->notes.push_back(operationNote("edit.feet.contacts", {}, {held.size(), {}}));
  result->extra = std::move(held);
  return result;
}

}  // namespace

ContactLimits usualContactLimits() {
  const Operation operation = lockFeetOperation();
  const Result<OperationArguments> arguments = OperationArguments::read(operation.parameters, {}, {});
  return contactLimits(*arguments);
}

Operation lockFeetOperation() {
  return {
      .id = "lock-feet",
      .text = Core::tr("Lock Feet"),
      .help = Core::tr(
          "Hold feet in place while they are on the floor, which stops them from sliding. A contact starts when the "
          "ankle is low and slow and ends when it is high or fast. The foot is turned flat, the movement before and "
          "after a contact is blended, and the body is lowered where a leg would be too short. Changes the keys of "
          "foot IK where it is on, and otherwise the rotations of the leg."),
      .parameters =
          {numberParameter("floor", Core::tr("Height of the floor"), "0", Core::tr("model units"), -kLargestNumber,
                           kLargestNumber),
           numberParameter("height",
                           Core::tr("A contact starts within this distance of the ankle from its height on the floor"),
                           "0.5", Core::tr("model units"), 0, 1000),
           numberParameter("speed", Core::tr("A contact starts below this speed of the ankle"), "5",
                           Core::tr("model units/s"), 0, 10'000),
           numberParameter("hysteresis", Core::tr("A contact ends at this multiple of the height or speed"), "1.5", {},
                           1, 100),
           numberParameter(
               "step-height",
               Core::tr("Steps of the stage: level feet up to this far above or below the floor are held at their "
                        "own height; 0 for a flat floor"),
               "0", Core::tr("model units"), 0, 1000),
           frameParameter("shortest", Core::tr("Shortest contact"), "5", 1, 36'000),
           {.id = kContactsParameter,
            .help = Core::tr(
                "The contacts, such as \"left 10-40, right 50-80 at 2.5 slope 10\" with the height of the floor in "
                "model units and the slope of the foot in degrees, or \"none\"; empty to find them"),
            .isPlace = true},
           frameParameter("blend", Core::tr("Time before and after a contact in which the foot is moved to its place"),
                          "6", 1, 600),
           flagParameter("flat", Core::tr("Turn the foot flat and place it on the floor"), "true"),
           flagParameter("lower-body", Core::tr("Lower センター where a leg would be stretched too far"), "true"),
           numberParameter("position", Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.01",
                           Core::tr("model units"), 0, 1000),
           numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"), "0.2",
                           "degrees", 0, 180)},
      .run = runLockFeet};
}

}  // namespace furitsuke::operations
