// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <string>
#include <vector>

namespace furitsuke::cli {

/// The arguments of main() as UTF-8; on POSIX systems their bytes, because a path can be any bytes.
[[nodiscard]] std::vector<std::string> utf8Arguments(int argc, const char* const* argv);

/// Sets the flag, which must outlive the program, on the first Ctrl-C or termination request; the next one ends the
/// program at once.
void setOnInterrupt(std::atomic<bool>& flag);

/// Whether standard error is a terminal that can erase a line.
[[nodiscard]] bool isErrorTerminal();

/// Whether standard output is a terminal.
[[nodiscard]] bool isOutputTerminal();

/// Whether standard output is a pipe whose reader has closed it.
[[nodiscard]] bool isOutputPipeClosed();

/// Makes standard input and output transfer all bytes unchanged and a console show UTF-8, where they do not by default.
void prepareStreams();

}  // namespace furitsuke::cli
