// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <io.h>

#include <cerrno>
#include <csignal>
#include <cstdio>

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

// Older consoles print the control sequence that erases a line.
bool isErrorTerminal() { return false; }

bool isOutputTerminal() { return ::_isatty(::_fileno(stdout)) != 0; }

bool isOutputPipeClosed() { return errno == EPIPE; }

// By default, the C library replaces each line feed of the output with CR LF, and ends the input at the byte 1A.
void makeStreamsBinary() {
  ::_setmode(::_fileno(stdin), _O_BINARY);
  ::_setmode(::_fileno(stdout), _O_BINARY);
}

}  // namespace furitsuke::cli
