// SPDX-License-Identifier: MIT
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/child_program.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::size_t kErrorTextBytes = 2000;
constexpr DWORD kWaitInterval = 50;  // milliseconds
/// On Linux the programs limit themselves.
constexpr std::size_t kMostMemory = std::size_t{4} << 30U;

class OwnHandle {
 public:
  OwnHandle() = default;
  explicit OwnHandle(HANDLE handle) : handle_(handle) {}
  OwnHandle(OwnHandle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  OwnHandle& operator=(OwnHandle&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~OwnHandle() { close(); }

  [[nodiscard]] HANDLE get() const noexcept { return handle_; }
  [[nodiscard]] HANDLE* address() noexcept { return &handle_; }
  void close() noexcept {
    if (handle_ != nullptr) ::CloseHandle(std::exchange(handle_, nullptr));
  }

 private:
  HANDLE handle_ = nullptr;
};

/// A stream of the child. The child inherits its end.
struct ChildPipe {
  OwnHandle ours, theirs;

  enum class Direction { ToChild, FromChild };
  [[nodiscard]] bool open(Direction direction) {
    HANDLE* const reading = (direction == Direction::ToChild ? theirs : ours).address();
    HANDLE* const writing = (direction == Direction::ToChild ? ours : theirs).address();
    return ::CreatePipe(reading, writing, nullptr, 0) != 0 &&
           ::SetHandleInformation(theirs.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT) != 0;
  }
};

/// The argument as the C library of the child reads it again from its command line.
std::wstring quotedArgument(const std::wstring& argument) {
  std::wstring quoted = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t letter : argument) {
    // Backslashes are themselves, except before a quotation mark.
    if (letter == L'"') quoted.append(backslashes + 1, L'\\');
    backslashes = letter == L'\\' ? backslashes + 1 : 0;
    quoted += letter;
  }
  return quoted.append(backslashes, L'\\') + L'"';
}

/// Limits what a child inherits to its own streams: one that inherits those of another keeps them open.
class InheritedHandles {
 public:
  explicit InheritedHandles(std::array<HANDLE, 3> handles) : handles_(handles) {
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    isValid_ = ::InitializeProcThreadAttributeList(list(), 1, 0, &size) != 0;
    isValid_ = isValid_ && ::UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                                       sizeof(handles_), nullptr, nullptr) != 0;
  }
  ~InheritedHandles() {
    if (isValid_) ::DeleteProcThreadAttributeList(list());
  }
  InheritedHandles(const InheritedHandles&) = delete;
  InheritedHandles& operator=(const InheritedHandles&) = delete;

  [[nodiscard]] bool isValid() const noexcept { return isValid_; }
  [[nodiscard]] LPPROC_THREAD_ATTRIBUTE_LIST list() {
    return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
  }

 private:
  std::array<HANDLE, 3> handles_;
  std::vector<std::byte> memory_;
  bool isValid_ = false;
};

/// A process, which ends on destruction with all that it has started, also when this program crashes.
struct RunningChild {
  OwnHandle job, process;

  [[nodiscard]] bool start(const ChildRun& run, const std::array<HANDLE, 3>& streams) {
    std::wstring line = quotedArgument(run.program.native());
    for (const std::string& argument : run.arguments) {
      line += L' ' + quotedArgument(std::filesystem::path(std::u8string(argument.begin(), argument.end())).native());
    }
    InheritedHandles inherited(streams);
    STARTUPINFOEXW startup{};
    startup.StartupInfo.cb = sizeof(startup);
    startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    startup.StartupInfo.hStdInput = streams[0];
    startup.StartupInfo.hStdOutput = streams[1];
    startup.StartupInfo.hStdError = streams[2];
    startup.lpAttributeList = inherited.list();
    PROCESS_INFORMATION started{};
    constexpr DWORD kFlags = CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT;
    if (!inherited.isValid() || ::CreateProcessW(run.program.c_str(), line.data(), nullptr, nullptr, TRUE, kFlags,
                                                 nullptr, nullptr, &startup.StartupInfo, &started) == 0) {
      return false;
    }
    process = OwnHandle(started.hProcess);
    const OwnHandle thread(started.hThread);
    job = OwnHandle(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_PROCESS_MEMORY;
    limits.ProcessMemoryLimit = kMostMemory;
    ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits));
    ::AssignProcessToJobObject(job.get(), process.get());
    return ::ResumeThread(thread.get()) != static_cast<DWORD>(-1);
  }

  [[nodiscard]] bool waitFor(DWORD milliseconds) const {
    return ::WaitForSingleObject(process.get(), milliseconds) == WAIT_OBJECT_0;
  }

  void kill() const {
    ::TerminateJobObject(job.get(), 1);
    ::TerminateProcess(process.get(), 1);
  }
};

/// Writes all of the input unless the child stops reading, then closes it.
void sendInput(OwnHandle& to, ByteView bytes) {
  constexpr std::size_t kPiece = std::size_t{1} << 20;
  DWORD written = 0;
  while (!bytes.empty()) {
    const auto piece = static_cast<DWORD>(std::min(bytes.size(), kPiece));
    if (::WriteFile(to.get(), bytes.data(), piece, &written, nullptr) == 0) break;
    bytes = bytes.subspan(written);
  }
  to.close();
}

/// Keeps the first `most` bytes. Reads to the end, so that the child does not wait.
template <class Buffer>
void receiveOutput(const OwnHandle& from, Buffer& to, std::size_t most, std::atomic<bool>& isTooMuch) {
  std::array<char, 1 << 16> part;
  DWORD count = 0;
  while (::ReadFile(from.get(), part.data(), static_cast<DWORD>(part.size()), &count, nullptr) != 0) {
    const std::size_t kept = std::min<std::size_t>(count, most - to.size());
    const auto* first = reinterpret_cast<const typename Buffer::value_type*>(part.data());
    to.insert(to.end(), first, first + kept);
    if (kept < count) isTooMuch = true;
  }
}

/// Whether the exit status says that the system has ended the process, or abort().
bool isCrash(DWORD status) {
  constexpr DWORD kSystemErrors = 0xC0000000;
  constexpr DWORD kAborted = 3;
  return status >= kSystemErrors || status == kAborted;
}

/// Until the process has ended. Returns ChildEnd::Exited then, or why it must be killed.
ChildEnd waitForEnd(const RunningChild& running, const ChildRun& run, const std::atomic<bool>& isTooMuch) {
  const auto end = std::chrono::steady_clock::now() + run.time;
  while (!running.waitFor(kWaitInterval)) {
    if (run.isCanceled && run.isCanceled()) return ChildEnd::Canceled;
    if (std::chrono::steady_clock::now() > end) return ChildEnd::OutOfTime;
    if (isTooMuch) return ChildEnd::TooMuchOutput;
  }
  return ChildEnd::Exited;
}

}  // namespace

bool canRunChildPrograms() noexcept { return true; }

ChildResult runChildProgram(const ChildRun& run) {
  ChildResult result;
  ChildPipe input, output, errors;
  RunningChild running;
  if (!input.open(ChildPipe::Direction::ToChild) || !output.open(ChildPipe::Direction::FromChild) ||
      !errors.open(ChildPipe::Direction::FromChild) ||
      !running.start(run, {input.theirs.get(), output.theirs.get(), errors.theirs.get()})) {
    return result;
  }
  for (ChildPipe* pipe : {&input, &output, &errors}) pipe->theirs.close();
  std::atomic<bool> isTooMuch = false, ignored = false;
  {
    const std::jthread sending([&] { sendInput(input.ours, run.input); });
    const std::jthread receiving([&] { receiveOutput(output.ours, result.output, run.mostOutput, isTooMuch); });
    const std::jthread reporting([&] { receiveOutput(errors.ours, result.errors, kErrorTextBytes, ignored); });
    result.end = waitForEnd(running, run, isTooMuch);
    // Also what it has started, which may keep the streams open.
    running.kill();
  }
  if (result.end == ChildEnd::Exited && isTooMuch) result.end = ChildEnd::TooMuchOutput;
  DWORD status = 0;
  ::GetExitCodeProcess(running.process.get(), &status);
  if (result.end == ChildEnd::Exited && isCrash(status)) result.end = ChildEnd::Crashed;
  if (result.end == ChildEnd::Exited) result.status = static_cast<int>(status);
  while (result.errors.ends_with('\n') || result.errors.ends_with('\r')) result.errors.pop_back();
  result.errors = utf8::sanitized(result.errors);
  return result;
}

Result<std::filesystem::path> childProgram(const std::string& name) {
  constexpr std::size_t kLongestPath = 32'768;
  std::wstring self(kLongestPath, L'\0');
  self.resize(::GetModuleFileNameW(nullptr, self.data(), static_cast<DWORD>(self.size())));
  std::filesystem::path program = std::filesystem::path(self).parent_path() / (name + ".exe");
  std::error_code failed;
  if (std::filesystem::exists(program, failed)) return program;
  return Error::because(Core::trWith("the program %1 is not in the folder of this one"), name);
}

}  // namespace base
}  // namespace furitsuke
