// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/decoder/session.h"
#include "core/decoder/job.h"

namespace furitsuke::decoding {

/// What a process for a task does, and before the first one, outside of the sandbox, the program that makes them.
struct TaskRow {
  void (*run)(Session& session) = nullptr;
  void (*prepare)() = nullptr;
};

/// Makes a process for each request on the socket, in a sandbox and with limits; until the socket is closed. By number
/// of the Task.
void makeProcesses(int control, const std::array<TaskRow, decoder::kTaskCount>& tasks);

}  // namespace furitsuke::decoding
