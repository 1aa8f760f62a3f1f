// SPDX-License-Identifier: MIT
#include "core/base/spawn_linux.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <utility>

namespace furitsuke {
inline namespace base {

namespace {

constexpr int kCannotExecute = 127;

/// In the child: only what is safe between fork and exec of a program with threads. `moved` has room for the
/// descriptors.
[[noreturn]] void execute(char* const* arguments, char* const* environment, std::span<const int> descriptors,
                          std::span<int> moved) {
  const auto count = static_cast<int>(descriptors.size());
  // Out of the way first: one of them may have the number that another one gets.
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    moved[at] = fcntl(descriptors[at], F_DUPFD, count);
  }
  for (int i = 0; i < count; ++i) dup2(moved[static_cast<std::size_t>(i)], i);
  close_range(static_cast<unsigned>(count), ~0U, 0);
  execve(arguments[0], arguments, environment);
  _exit(kCannotExecute);
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

SocketPair::SocketPair(int type) {
  if (socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends_.data()) != 0) ends_ = {-1, -1};
}

SocketPair::~SocketPair() {
  closeEnd(0);
  closeEnd(1);
}

void SocketPair::closeEnd(std::size_t index) noexcept {
  const int end = take(index);
  if (end >= 0) close(end);
}

int SocketPair::take(std::size_t index) noexcept { return std::exchange(ends_.at(index), -1); }

pid_t spawn(const std::filesystem::path& program, const std::vector<std::string>& arguments,
            std::span<const int> descriptors) {
  std::vector<std::string> texts{program.string()};
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  const std::vector<char*> given = pointersTo(texts);
  std::vector<std::string> variables{"LC_ALL=C.UTF-8"};
#ifdef FURITSUKE_SANITIZED
  for (char** variable = environ; *variable != nullptr; ++variable) variables.emplace_back(*variable);
#endif
  const std::vector<char*> environment = pointersTo(variables);
  std::vector<int> moved(descriptors.size());
  const pid_t id = fork();
  if (id == 0) execute(given.data(), environment.data(), descriptors, moved);
  return id;
}

}  // namespace base
}  // namespace furitsuke
