// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/base/result.h"

namespace furitsuke::render {

/// An OpenGL 3.3 core context that needs neither a window nor a display.
class EglContext {
 public:
  /// Fails with the reason if no such context can be created.
  [[nodiscard]] static Result<std::unique_ptr<EglContext>> create();
  virtual ~EglContext() = default;
  EglContext(const EglContext&) = delete;
  EglContext& operator=(const EglContext&) = delete;

  /// Makes the context current on this thread; an Error if the driver refuses.
  [[nodiscard]] virtual Status makeCurrent() = 0;
  /// Restores the context that was current before makeCurrent().
  virtual void release() = 0;

 protected:
  EglContext() = default;
};

}  // namespace furitsuke::render
