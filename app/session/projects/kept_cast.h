// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "app/session/stage.h"

namespace furitsuke::session {

class Workspace;

/// Which motion moves which model, which model is active, and the playheads. Saving a motion brings it to the front,
/// where it takes an idle model and the playhead of the one before; this restores what the user has chosen.
class KeptCast {
 public:
  KeptCast(Stage& stage, const Workspace& workspace);

  /// Does nothing if it is as it was. The models and motions must still be open.
  void restore() const;

 private:
  Stage& stage_;
  std::vector<std::pair<std::uint64_t, edit::MotionDocument*>> models_;
  std::vector<std::pair<ScenePart, edit::MotionDocument*>> parts_;
  std::vector<std::pair<edit::MotionDocument*, Frame>> playheads_;
  std::uint64_t active_ = 0;
};

}  // namespace furitsuke::session
