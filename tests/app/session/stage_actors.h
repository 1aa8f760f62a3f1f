// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "core/scene/actor.h"

namespace furitsuke::test {

/// A model with this name (UTF-8): movable bones one above the other, one unit apart, and a square of two triangles
/// on the first bone.
[[nodiscard]] std::unique_ptr<scene::Actor> actorNamed(std::string_view name,
                                                       std::initializer_list<std::string_view> bones);

}  // namespace furitsuke::test
