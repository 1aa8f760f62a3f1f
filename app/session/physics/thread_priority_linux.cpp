// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app/session/physics/thread_priority.h"

namespace furitsuke::session {

void lowerThreadPriority() {
  constexpr int kNice = 10;
  // On Linux this call changes one thread only.
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), kNice);
}

}  // namespace furitsuke::session
