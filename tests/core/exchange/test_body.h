// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <random>
#include <string>
#include <string_view>

#include "core/base/vector.h"
#include "core/exchange/captured_motion.h"

// Skeletons of persons that tests build and change.
namespace furitsuke::exchange {

/// A skeleton that is built in any order.
struct Body {
  struct Joint {
    std::string name;
    std::string parent;  ///< by role; empty for the root
    Vec3 offset;
  };
  std::map<std::string, Joint> joints;  ///< by role, or by a name of their own for others
};

/// The name with `side` in place of every "<".
[[nodiscard]] std::string sidedName(std::string_view pattern, std::string_view side);

/// The skeleton, with children in the order of `random`.
[[nodiscard]] CapturedMotion motionOf(const Body& body, std::mt19937& random);

/// The roles whose joints are not those of the body, and joints that have a role of a person without being one.
[[nodiscard]] std::string wrongRoles(const Body& body, const CapturedMotion& motion);

void addChain(Body& body, const std::string& name, const std::string& parent, int joints, Vec3 offset);

/// Changes that skeletons of programs have; `body` has its joints by role.
void addExtras(Body& body, std::mt19937& random);

}  // namespace furitsuke::exchange
