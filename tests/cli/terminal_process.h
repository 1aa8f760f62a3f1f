// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::test {

/// A program whose standard streams are a terminal, with a person who types.
class TerminalProcess {
 public:
  /// arguments[0] is the program. `folder`: where it works.
  TerminalProcess(const std::vector<std::string>& arguments, const std::filesystem::path& folder);
  /// Ends it when it still runs.
  ~TerminalProcess();
  TerminalProcess(const TerminalProcess&) = delete;
  TerminalProcess& operator=(const TerminalProcess&) = delete;

  void type(std::string_view text) const;
  /// Reads on until the screen shows `text`; false when the program ends or nothing comes for a long time.
  bool waitFor(std::string_view text);
  /// Reads to the end; the exit status, or -1 when the program did not end by itself.
  int finish();
  /// Everything that came.
  [[nodiscard]] const std::string& screen() const noexcept { return screen_; }

 private:
  bool readSome();

  int terminal_ = -1;
  int process_ = -1;
  std::string screen_;
};

}  // namespace furitsuke::test
