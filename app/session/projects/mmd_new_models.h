// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/projects/mmd_saving.h"
#include "app/session/scene/stage.h"

namespace furitsuke::session {

/// The link with the models on the stage that its project does not have but can get, after the others, as
/// MmdLink::Model::added. Projects of MMD 8 or older get none; nor does a project get props, models in archives, and
/// models with names that MMD cannot store.
[[nodiscard]] MmdLink withNewModels(MmdLink link, const Stage& stage);

}  // namespace furitsuke::session
