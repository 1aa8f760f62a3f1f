// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/terminal_process.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>

namespace furitsuke::test {

namespace {

constexpr int kTimeout = 60;  // seconds; long enough for a machine under load, and a passing test never waits that long

[[noreturn]] void becomeProgram(const std::vector<std::string>& arguments, const std::filesystem::path& folder,
                                const char* terminal) {
  setsid();
  const int end = open(terminal, O_RDWR);
  ioctl(end, TIOCSCTTY, 0);
  const winsize size{50, 200, 0, 0};
  ioctl(end, TIOCSWINSZ, &size);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(end, stream);
  if (chdir(folder.c_str()) != 0) _exit(126);
  std::vector<char*> words;
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  execvp(words[0], words.data());
  _exit(127);
}

}  // namespace

bool TerminalProcess::isAvailable() { return true; }

TerminalProcess::TerminalProcess(const std::vector<std::string>& arguments, const std::filesystem::path& folder) {
  terminal_ = posix_openpt(O_RDWR | O_NOCTTY);
  grantpt(terminal_);
  unlockpt(terminal_);
  const std::string name = ptsname(terminal_);
  process_ = fork();
  if (process_ == 0) becomeProgram(arguments, folder, name.c_str());
}

TerminalProcess::~TerminalProcess() {
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(terminal_);
}

void TerminalProcess::type(std::string_view text) const {
  if (write(terminal_, text.data(), text.size()) < 0) std::abort();
}

bool TerminalProcess::readSome() {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(terminal_, &set);
  timeval timeout{kTimeout, 0};
  if (select(terminal_ + 1, &set, nullptr, nullptr, &timeout) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t count = read(terminal_, bytes.data(), bytes.size());
  if (count <= 0) return false;  // the other end is closed
  screen_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

bool TerminalProcess::waitFor(std::string_view text) {
  while (screen_.find(text) == std::string::npos) {
    if (!readSome()) return false;
  }
  return true;
}

int TerminalProcess::finish() {
  while (readSome()) {
  }
  int status = 0;
  const bool isEnded = waitpid(process_, &status, 0) == process_;
  process_ = -1;
  return isEnded && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace furitsuke::test
