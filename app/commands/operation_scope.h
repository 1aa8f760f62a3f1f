// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/panels/operations/scope_picker.h"
#include "app/session/operation_task.h"
#include "core/motion/edit.h"

namespace furitsuke::commands {

/// Whether the operation moves keys in time, and so acts from the playhead on unless the user chose keys, as in MMD.
[[nodiscard]] bool actsFromPlayhead(const operations::Operation& operation);

/// The keys that the task changes, in words, such as "All 9,120 keys after frame 330". `kind`: how they were chosen.
[[nodiscard]] QString scopeText(panels::ScopeKind kind, const session::OperationTask& task);

}  // namespace furitsuke::commands
