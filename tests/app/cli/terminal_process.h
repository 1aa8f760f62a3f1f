// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::test {

/// A program whose standard streams are a terminal, with simulated input.
class TerminalProcess {
 public:
  /// Whether this system can simulate a terminal.
  [[nodiscard]] static bool isAvailable();
  /// arguments[0] is the program. `folder`: its working folder.
  TerminalProcess(const std::vector<std::string>& arguments, const std::filesystem::path& folder);
  /// Ends the program if it is still running.
  ~TerminalProcess();
  TerminalProcess(const TerminalProcess&) = delete;
  TerminalProcess& operator=(const TerminalProcess&) = delete;

  void type(std::string_view text) const;
  /// Reads until the screen shows `text`; false if the program ends or the time is over.
  bool waitFor(std::string_view text);
  /// Reads to the end. Returns the exit status, or -1 if the program did not exit normally.
  int finish();
  /// All output so far.
  [[nodiscard]] const std::string& screen() const noexcept { return screen_; }

 private:
  bool readSome();

  int terminal_ = -1;
  int process_ = -1;
  std::string screen_;
};

}  // namespace furitsuke::test
