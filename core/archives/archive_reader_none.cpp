// SPDX-License-Identifier: MIT
#include "core/archives/archive_reader.h"

namespace furitsuke::archives {

bool canReadArchives() noexcept { return false; }

Status unpack(ByteView /*bytes*/, const UnpackLimits& /*limits*/, const UnpackSink& /*sink*/,
              const std::atomic<bool>* /*canceled*/, const std::string& /*password*/) {
  return Error::because(Core::tr("is an archive, which this build cannot read; unpack it first"));
}

bool needsPassword(const Error& /*error*/) { return false; }

}  // namespace furitsuke::archives
