// SPDX-License-Identifier: GPL-3.0-or-later
// furitsuke-script: reads a request (core/scripts/script_request.h) from standard input, runs its script, and writes
// the reply to standard output. A separate program, so that a script that does not end, uses up the memory or crashes
// the engine ends only this process.
#include <QCoreApplication>
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>

#include "app/scripting/script_limits.h"
#include "app/scripting/script_run.h"
#include "core/base/stream.h"

namespace {

int fail(const char* reason) {
  std::fprintf(stderr, "%s\n", reason);
  return 2;
}

int runRequest() {
  furitsuke::Bytes bytes;
  if (!furitsuke::appendRest(std::cin, bytes, 0)) return fail("cannot read the request");
  const auto request = furitsuke::scripts::decodeRequest(bytes);
  if (!request) return fail(request.error().message().c_str());
  const furitsuke::Bytes reply = furitsuke::scripts::encodeReply(furitsuke::scripting::runScript(*request));
  const bool isWritten = std::fwrite(reply.data(), 1, reply.size(), stdout) == reply.size() && std::fflush(stdout) == 0;
  return isWritten ? 0 : fail("cannot write to standard output");
}

}  // namespace

int main(int argc, char** argv) {
  furitsuke::useBinaryStreams();
  furitsuke::scripting::limitMemory();
  const QCoreApplication application(argc, argv);
  try {
    return runRequest();
  } catch (const std::bad_alloc&) {
    return fail("the script needs more memory than it may use (3 GB)");
  } catch (const std::exception& exception) {
    return fail(exception.what());
  }
}
