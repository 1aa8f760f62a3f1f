// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>
#include <utility>

#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// What the exception that is being handled means to a user. Only inside of a catch.
[[nodiscard]] Error errorOfException();

/// What `work` returns, a Result or a Status: the Error of an exception that it throws, which is most often that there
/// is not enough memory.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work&> caught(Work&& work) {
  try {
    return work();
  } catch (...) {
    return errorOfException();
  }
}

}  // namespace base
}  // namespace furitsuke
