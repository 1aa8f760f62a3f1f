// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "app/session/background_work.h"

namespace furitsuke::test {

/// Sets the grace time of background jobs while it exists. With zero, no job is done before run() returns.
class GraceOfJobs {
 public:
  explicit GraceOfJobs(std::chrono::milliseconds grace) { session::BackgroundWork::setGrace(grace); }
  ~GraceOfJobs() { session::BackgroundWork::setGrace(usual_); }
  GraceOfJobs(const GraceOfJobs&) = delete;
  GraceOfJobs& operator=(const GraceOfJobs&) = delete;

 private:
  std::chrono::milliseconds usual_ = session::BackgroundWork::grace();
};

}  // namespace furitsuke::test
