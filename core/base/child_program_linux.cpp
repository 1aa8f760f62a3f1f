// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>

#include "core/base/child_program.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::size_t kMostErrorText = 2000;
constexpr int kPollInterval = 50;  // milliseconds
constexpr int kCannotExecute = 127;

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
template <class Buffer>
bool receiveSome(int from, Buffer& to) {
  std::array<char, 1 << 16> part;
  const ssize_t count = read(from, part.data(), part.size());
  if (count > 0) {
    const auto* first = reinterpret_cast<const typename Buffer::value_type*>(part.data());
    to.insert(to.end(), first, first + count);
  }
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

/// The conversation with a running process.
class Conversation {
 public:
  Conversation(Channel& input, Channel& output, Channel& errors, const ChildRun& run)
      : input_(input), output_(output), errors_(errors), run_(run) {
    if (run.input.empty()) input_.closeEnd(0);
  }

  /// Until the process closes its ends; otherwise why it is to be killed.
  std::optional<ChildEnd> talk(ChildResult& result) {
    const auto end = std::chrono::steady_clock::now() + run_.time;
    while (output_.end(0) >= 0 || errors_.end(0) >= 0) {
      std::array<pollfd, 3> waiting{
          {{output_.end(0), POLLIN, 0}, {errors_.end(0), POLLIN, 0}, {input_.end(0), POLLOUT, 0}}};
      poll(waiting.data(), waiting.size(), kPollInterval);
      if (run_.isCanceled && run_.isCanceled()) return ChildEnd::Canceled;
      if (std::chrono::steady_clock::now() > end) return ChildEnd::OutOfTime;
      if (waiting[2].revents != 0) sendSome();
      if (waiting[0].revents != 0 && !receiveSome(output_.end(0), result.output)) output_.closeEnd(0);
      if (waiting[1].revents != 0 && !receiveSome(errors_.end(0), result.errors)) errors_.closeEnd(0);
      if (result.output.size() > run_.mostOutput) return ChildEnd::TooMuchOutput;
      if (result.errors.size() > kMostErrorText) result.errors.resize(kMostErrorText);
    }
    return {};
  }

 private:
  void sendSome() {
    const ssize_t count =
        send(input_.end(0), run_.input.data() + sent_, run_.input.size() - sent_, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) sent_ += static_cast<std::size_t>(count);
    const bool isRefused = count < 0 && errno != EINTR && errno != EAGAIN;
    if (sent_ == run_.input.size() || isRefused) input_.closeEnd(0);
  }

  Channel& input_;
  Channel& output_;
  Channel& errors_;
  const ChildRun& run_;
  std::size_t sent_ = 0;
};

/// In the child: only what is safe between fork and exec of a program with threads.
[[noreturn]] void startProgram(const Channel& input, const Channel& output, const Channel& errors, char** arguments) {
  dup2(input.end(1), STDIN_FILENO);
  dup2(output.end(1), STDOUT_FILENO);
  dup2(errors.end(1), STDERR_FILENO);
  execv(arguments[0], arguments);
  _exit(kCannotExecute);
}

}  // namespace

bool canRunChildPrograms() noexcept { return true; }

Result<std::filesystem::path> childProgram(const std::string& name) {
  std::error_code failed;
  std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path() / name;
  if (failed || !std::filesystem::exists(program, failed)) {
    return Error::because(Core::trWith("the program %1 is not in the folder of this one"), name);
  }
  return program;
}

ChildResult runChildProgram(const ChildRun& run) {
  ChildResult result;
  std::vector<std::string> texts{run.program.string()};
  texts.insert(texts.end(), run.arguments.begin(), run.arguments.end());
  std::vector<char*> arguments;
  arguments.reserve(texts.size() + 1);
  for (std::string& text : texts) arguments.push_back(text.data());
  arguments.push_back(nullptr);
  Channel input, output, errors;
  if (!input.isOpen() || !output.isOpen() || !errors.isOpen()) return result;
  const pid_t id = fork();
  if (id == 0) startProgram(input, output, errors, arguments.data());
  if (id < 0) return result;
  ChildProcess child(id);
  for (Channel* channel : {&input, &output, &errors}) channel->closeEnd(1);
  Conversation conversation(input, output, errors, run);
  if (const auto end = conversation.talk(result)) {
    result.end = *end;
    return result;
  }
  const int status = child.wait();
  result.end = WIFEXITED(status) ? ChildEnd::Exited : ChildEnd::Crashed;
  if (result.end == ChildEnd::Exited) result.status = WEXITSTATUS(status);
  while (result.errors.ends_with('\n')) result.errors.pop_back();
  result.errors = utf8::sanitized(result.errors);
  return result;
}

}  // namespace base
}  // namespace furitsuke
