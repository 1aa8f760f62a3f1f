// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scripts/script_reply.h"
#include "core/scripts/script_request.h"

namespace furitsuke::scripting {

/// Runs the script of a request in this process. The failure of the reply has what went wrong.
[[nodiscard]] scripts::ScriptReply runScript(const scripts::ScriptRequest& request);

}  // namespace furitsuke::scripting
