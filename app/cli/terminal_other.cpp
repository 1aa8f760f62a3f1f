// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "app/render_command/terminal.h"

namespace furitsuke {

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

}  // namespace furitsuke
