// SPDX-License-Identifier: MIT
#include "core/archives/archive_walk.h"

namespace furitsuke::archives {

// Not called: unpack() of this build refuses all archives.
std::unique_ptr<ArchiveWalk> walkHere(ByteView /*bytes*/, const std::string& /*password*/) { return {}; }

}  // namespace furitsuke::archives
