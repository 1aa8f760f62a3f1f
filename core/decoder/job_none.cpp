// SPDX-License-Identifier: MIT
#include "core/decoder/job.h"

namespace furitsuke::decoder {

namespace {

Error notSupported() { return Error::because(Core::tr("this system has no processes for decoding")); }

}  // namespace

bool hasDecoderProcesses() { return false; }

Result<std::unique_ptr<Job>> Job::start(Task /*task*/, const std::filesystem::path& /*file*/) { return notSupported(); }

Result<std::unique_ptr<Job>> Job::start(Task /*task*/, ByteView /*bytes*/) { return notSupported(); }

}  // namespace furitsuke::decoder
