// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>

#include "core/base/utf8.h"
#include "core/scripts/script_process.h"

namespace furitsuke::scripts {

namespace {

constexpr std::size_t kMaxReplyBytes = std::size_t{1} << 30;
constexpr std::size_t kMaxErrorBytes = 2000;
constexpr int kPollInterval = 50;  // milliseconds

/// Two connected sockets; closed on destruction. Sockets rather than pipes, because writing to a pipe whose reader was
/// killed raises a signal.
class Channel {
 public:
  Channel() {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends_.data()) != 0) ends_ = {-1, -1};
  }
  ~Channel() {
    closeEnd(0);
    closeEnd(1);
  }
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  [[nodiscard]] bool isOpen() const noexcept { return ends_[0] >= 0; }
  [[nodiscard]] int end(std::size_t index) const noexcept { return ends_.at(index); }
  void closeEnd(std::size_t index) noexcept {
    if (ends_.at(index) >= 0) close(ends_.at(index));
    ends_.at(index) = -1;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// A child process, which is killed on destruction if it is still running.
class ChildProcess {
 public:
  explicit ChildProcess(pid_t id) : id_(id) {}
  ~ChildProcess() {
    if (id_ <= 0) return;
    kill(id_, SIGKILL);
    wait();
  }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// The status of waitpid().
  int wait() noexcept {
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    return status;
  }

 private:
  pid_t id_;
};

/// Appends what can be read; false at the end.
bool receiveSome(int from, std::string& to) {
  std::array<char, 1 << 16> part;
  const ssize_t count = read(from, part.data(), part.size());
  if (count > 0) to.append(part.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

/// The conversation with a running process.
class Conversation {
 public:
  Conversation(Channel& input, Channel& output, Channel& errors, ByteView request)
      : input_(input), output_(output), errors_(errors), request_(request) {}

  /// Until the process closes its ends.
  Status run(std::chrono::milliseconds time, const std::function<bool()>& isCanceled) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (output_.end(0) >= 0 || errors_.end(0) >= 0) {
      std::array<pollfd, 3> waiting{
          {{output_.end(0), POLLIN, 0}, {errors_.end(0), POLLIN, 0}, {input_.end(0), POLLOUT, 0}}};
      poll(waiting.data(), waiting.size(), kPollInterval);
      if (isCanceled && isCanceled()) return Error::because("canceled");
      if (std::chrono::steady_clock::now() > end) return outOfTime(time);
      if (waiting[2].revents != 0) sendSome();
      if (waiting[0].revents != 0 && !receiveSome(output_.end(0), reply)) output_.closeEnd(0);
      if (waiting[1].revents != 0 && !receiveSome(errors_.end(0), text)) errors_.closeEnd(0);
      if (reply.size() > kMaxReplyBytes) return Error::because("the script has changed more than a motion can hold");
      if (text.size() > kMaxErrorBytes) text.resize(kMaxErrorBytes);
    }
    return Done{};
  }

  std::string reply;
  std::string text;  ///< of standard error

 private:
  static Error outOfTime(std::chrono::milliseconds time) {
    constexpr double kSecond = 1000;
    std::array<char, 100> text{};
    std::snprintf(text.data(), text.size(), "the script took longer than %g s and was stopped",
                  static_cast<double>(time.count()) / kSecond);
    return Error::because(text.data());
  }

  void sendSome() {
    const ssize_t count =
        send(input_.end(0), request_.data() + sent_, request_.size() - sent_, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) sent_ += static_cast<std::size_t>(count);
    const bool isRefused = count < 0 && errno != EINTR && errno != EAGAIN;
    if (sent_ == request_.size() || isRefused) input_.closeEnd(0);
  }

  Channel& input_;
  Channel& output_;
  Channel& errors_;
  ByteView request_;
  std::size_t sent_ = 0;
};

/// In the child: only what is safe between fork and exec of a program with threads.
[[noreturn]] void startProgram(const Channel& input, const Channel& output, const Channel& errors, char* program) {
  dup2(input.end(1), STDIN_FILENO);
  dup2(output.end(1), STDOUT_FILENO);
  dup2(errors.end(1), STDERR_FILENO);
  const std::array<char*, 2> arguments{program, nullptr};
  execv(program, arguments.data());
  _exit(127);
}

}  // namespace

Result<std::filesystem::path> scriptProgram(const ScriptProcess& process) {
  std::error_code failed;
  std::filesystem::path program = process.program;
  if (program.empty()) {
    program = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path() / "furitsuke-script";
  }
  if (failed || !std::filesystem::exists(program, failed)) {
    return Error::because("scripts need the program furitsuke-script in the folder of this one");
  }
  return program;
}

Result<Bytes> runScriptProcess(const ScriptProcess& process, ByteView request,
                               const std::function<bool()>& isCanceled) {
  const Result<std::filesystem::path> found = scriptProgram(process);
  if (!found) return found.error();
  std::string program = found->string();
  Channel input, output, errors;
  if (!input.isOpen() || !output.isOpen() || !errors.isOpen()) return Error::because("cannot start furitsuke-script");
  const pid_t id = fork();
  if (id == 0) startProgram(input, output, errors, program.data());
  if (id < 0) return Error::because("cannot start furitsuke-script");
  ChildProcess child(id);
  for (Channel* channel : {&input, &output, &errors}) channel->closeEnd(1);
  Conversation conversation(input, output, errors, request);
  if (const Status done = conversation.run(process.time, isCanceled); !done) return done.error();
  const int status = child.wait();
  std::string& text = conversation.text;
  while (text.ends_with('\n')) text.pop_back();
  if (!WIFEXITED(status)) return Error::because("the script used too much memory, or it crashed the script program");
  if (WEXITSTATUS(status) != 0) return Error::because(text.empty() ? "furitsuke-script failed" : utf8::sanitized(text));
  return toBytes(conversation.reply);
}

}  // namespace furitsuke::scripts
