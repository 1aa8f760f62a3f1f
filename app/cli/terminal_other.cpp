// SPDX-License-Identifier: MIT
#include <csignal>

#include "app/cli/terminal.h"

namespace furitsuke::cli {

namespace {

std::atomic<bool>* interruptFlag = nullptr;

void onInterruptSignal(int) { *interruptFlag = true; }

}  // namespace

void setOnInterrupt(std::atomic<bool>& flag) {
  interruptFlag = &flag;
  std::signal(SIGINT, onInterruptSignal);
  std::signal(SIGTERM, onInterruptSignal);
}

bool isErrorTerminal() { return false; }

}  // namespace furitsuke::cli
