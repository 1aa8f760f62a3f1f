// SPDX-License-Identifier: MIT
#include <poll.h>
#include <unistd.h>

#include <csignal>

#include "app/cli/terminal.h"

namespace furitsuke::cli {

namespace {

std::atomic<bool>* interruptFlag = nullptr;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it while another thread reads it");

void onInterruptSignal(int) { *interruptFlag = true; }

}  // namespace

std::vector<std::string> utf8Arguments(int argc, const char* const* argv) { return {argv, argv + argc}; }

void setOnInterrupt(std::atomic<bool>& flag) {
  interruptFlag = &flag;
  struct sigaction action {};
  action.sa_handler = onInterruptSignal;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before {};
    // nohup and shells in scripts ignore signals for what they start.
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(signal, &action, nullptr);
  }
}

bool isErrorTerminal() { return isatty(STDERR_FILENO) == 1; }

bool isOutputTerminal() { return isatty(STDOUT_FILENO) == 1; }

bool isOutputPipeClosed() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return poll(&output, 1, 0) == 1 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

void prepareStreams() {}

}  // namespace furitsuke::cli
