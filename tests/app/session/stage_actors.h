// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "core/scene/actor.h"

namespace furitsuke::test {

/// A model of that name (UTF-8): these bones one above the other, a unit apart, all of them to be moved, and a square
/// of two triangles on the first.
[[nodiscard]] std::unique_ptr<scene::Actor> actorNamed(std::string_view name,
                                                       std::initializer_list<std::string_view> bones);

}  // namespace furitsuke::test
