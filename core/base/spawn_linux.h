// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

// What starting another program needs, for core/base/child_program_linux.cpp and core/decoder.
namespace furitsuke {
inline namespace base {

/// Two connected sockets, closed on destruction and in other programs. Sockets rather than pipes, because writing to a
/// pipe whose reader was killed raises a signal.
class SocketPair {
 public:
  /// `type`: SOCK_STREAM or SOCK_SEQPACKET.
  explicit SocketPair(int type);
  ~SocketPair();
  SocketPair(const SocketPair&) = delete;
  SocketPair& operator=(const SocketPair&) = delete;

  [[nodiscard]] bool isOpen() const noexcept { return ends_[0] >= 0; }
  [[nodiscard]] int end(std::size_t index) const noexcept { return ends_.at(index); }
  void closeEnd(std::size_t index) noexcept;
  /// The end belongs to the caller then.
  [[nodiscard]] int take(std::size_t index) noexcept;

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// Starts a program, which has these descriptors as 0, 1, 2 and so on, no others, and no environment but a locale of
/// UTF-8. It exits with 127 if it cannot be started. Returns its id, or -1.
[[nodiscard]] pid_t spawn(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                          std::span<const int> descriptors);

}  // namespace base
}  // namespace furitsuke
