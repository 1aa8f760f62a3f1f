// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/base/result.h"

namespace furitsuke {

/// An OpenGL 3.3 core context that needs neither a window nor a display.
class EglContext {
 public:
  /// An Error says why there is none here.
  [[nodiscard]] static Result<std::unique_ptr<EglContext>> create();
  virtual ~EglContext() = default;
  EglContext(const EglContext&) = delete;
  EglContext& operator=(const EglContext&) = delete;

  /// From now on calls of this thread go here; an Error when the driver refuses.
  [[nodiscard]] virtual Status makeCurrent() = 0;
  /// What was current before makeCurrent() is so again.
  virtual void release() = 0;

 protected:
  EglContext() = default;
};

}  // namespace furitsuke
