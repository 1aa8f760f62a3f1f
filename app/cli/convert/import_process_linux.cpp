// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <string>
#include <utility>

#include "app/cli/convert/import_process.h"
#include "core/base/file.h"
#include "core/base/temporary_file.h"
#include "core/base/utf8.h"

namespace furitsuke::cli {

namespace {

constexpr std::chrono::seconds kTimeout{20};
constexpr std::size_t kMaxBytes = std::size_t{1} << 30U;
constexpr std::size_t kMaxErrorText = 2000;
constexpr int kPollInterval = 50;  // milliseconds

/// Both ends of a pipe; closed on destruction.
class Pipe {
 public:
  Pipe() {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
  }
  ~Pipe() {
    closeEnd(0);
    closeEnd(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] bool isOpen() const noexcept { return ends_[0] >= 0; }
  [[nodiscard]] int end(std::size_t index) const noexcept { return ends_[index]; }
  void closeEnd(std::size_t index) noexcept {
    if (ends_[index] >= 0) close(ends_[index]);
    ends_[index] = -1;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// A child process, which is killed on destruction if it is still running.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  ~Child() {
    if (id_ <= 0) return;
    kill(id_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

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
bool readSome(int from, std::string& to) {
  std::array<char, 65536> part;
  const ssize_t count = read(from, part.data(), part.size());
  if (count > 0) to.append(part.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

/// Reads both until they end.
Status readOutputs(Pipe& output, Pipe& errors, const std::atomic<bool>* stop, std::string& bytes, std::string& text) {
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (output.end(0) >= 0 || errors.end(0) >= 0) {
    std::array<pollfd, 2> waiting{{{output.end(0), POLLIN, 0}, {errors.end(0), POLLIN, 0}}};
    poll(waiting.data(), waiting.size(), kPollInterval);
    if (stop != nullptr && *stop) return Error::because("canceled");
    if (std::chrono::steady_clock::now() > end) {
      return Error::because("took longer than " + std::to_string(kTimeout.count()) + " s to read and was canceled");
    }
    if (waiting[0].revents != 0 && !readSome(output.end(0), bytes)) output.closeEnd(0);
    if (waiting[1].revents != 0 && !readSome(errors.end(0), text)) errors.closeEnd(0);
    if (bytes.size() > kMaxBytes) return Error::because("is too large");
    if (text.size() > kMaxErrorText) text.resize(kMaxErrorText);
  }
  return Done{};
}

/// What furitsuke-import writes to its standard output.
Result<Bytes> importerOutput(std::string mode, std::string file, const std::atomic<bool>* stop) {
  std::error_code failed;
  std::string program =
      (std::filesystem::read_symlink("/proc/self/exe", failed).parent_path() / "furitsuke-import").string();
  if (failed || !std::filesystem::exists(program, failed)) {
    return Error::because("needs the program furitsuke-import in the folder of this one");
  }
  Pipe output, errors;
  if (!output.isOpen() || !errors.isOpen()) return Error::because("cannot start furitsuke-import");
  const std::array<char*, 4> arguments{program.data(), mode.data(), file.data(), nullptr};
  const pid_t id = fork();
  if (id == 0) {  // only what is safe between fork and exec of a program with threads
    const int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    dup2(output.end(1), STDOUT_FILENO);
    dup2(errors.end(1), STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  if (id < 0) return Error::because("cannot start furitsuke-import");
  Child child(id);
  output.closeEnd(1);
  errors.closeEnd(1);
  std::string bytes, text;
  if (const Status done = readOutputs(output, errors, stop, bytes, text); !done) return done.error();
  const int status = child.wait();
  if (!WIFEXITED(status)) return Error::because("is damaged: furitsuke-import crashed on it");
  while (text.ends_with('\n')) text.pop_back();
  if (WEXITSTATUS(status) != 0) return Error::because(text.empty() ? "cannot be read" : utf8::sanitized(text));
  return toBytes(bytes);
}

}  // namespace

Result<Bytes> importedMotion(const std::filesystem::path& file, const std::atomic<bool>* stop) {
  return importerOutput("--motion", std::filesystem::absolute(file).string(), stop);
}

Result<Bytes> fbxFromGlb(ByteView glb, const std::atomic<bool>* stop) {
  std::error_code failed;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(failed);
  if (failed) return Error::because("no temporary folder could be created");
  const TemporaryFile file(temporaryPath(folder) += ".glb");
  if (const Status written = writeFileAtomically(file.path(), glb); !written) return written.error();
  return importerOutput("--fbx", file.path().string(), stop);
}

}  // namespace furitsuke::cli
