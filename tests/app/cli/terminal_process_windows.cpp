// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/app/cli/terminal_process.h"

namespace furitsuke::test {

bool TerminalProcess::isAvailable() { return false; }
TerminalProcess::TerminalProcess(const std::vector<std::string>& /*arguments*/,
                                 const std::filesystem::path& /*folder*/) {
  ADD_FAILURE() << "terminals cannot be simulated";
}
TerminalProcess::~TerminalProcess() = default;
void TerminalProcess::type(std::string_view /*text*/) const {}
bool TerminalProcess::waitFor(std::string_view /*text*/) { return false; }
int TerminalProcess::finish() { return -1; }

}  // namespace furitsuke::test
