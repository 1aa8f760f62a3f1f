// SPDX-License-Identifier: GPL-3.0-or-later
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <thread>

#include "core/base/file.h"
#include "tests/app/cli/cli_process.h"

namespace furitsuke::test {

namespace {

namespace fs = std::filesystem;

/// The text as programs split it again into arguments.
std::wstring commandLine(const std::vector<std::string>& arguments) {
  std::wstring line = L"\"" + fs::absolute(FURITSUKE_CLI).make_preferred().wstring() + L"\"";
  for (const std::string& argument : arguments) {
    line += L" \"";
    std::size_t backslashes = 0;
    for (const wchar_t c : fs::path(std::u8string(argument.begin(), argument.end())).wstring()) {
      if (c == L'"') line.append(backslashes + 1, L'\\');
      backslashes = c == L'\\' ? backslashes + 1 : 0;
      line += c;
    }
    line.append(backslashes, L'\\') += L'"';
  }
  return line;
}

/// A handle that programs inherit.
HANDLE inherited(const fs::path& path, DWORD access, DWORD creation) {
  SECURITY_ATTRIBUTES security{sizeof(security), nullptr, TRUE};
  return ::CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, &security,
                       creation, FILE_ATTRIBUTE_NORMAL, nullptr);
}

/// Runs the program with that standard input, which is closed, and returns its exit status.
int exitStatus(const fs::path& folder, const std::vector<std::string>& arguments, HANDLE input, DWORD milliseconds) {
  STARTUPINFOW startup{};
  startup.cb = sizeof(startup);
  startup.dwFlags = STARTF_USESTDHANDLES;
  startup.hStdInput = input;
  startup.hStdOutput = inherited(folder / ".stdout", GENERIC_WRITE, CREATE_ALWAYS);
  startup.hStdError = inherited(folder / ".stderr", GENERIC_WRITE, CREATE_ALWAYS);
  PROCESS_INFORMATION process{};
  std::wstring line = commandLine(arguments);
  const bool isStarted = ::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, folder.c_str(),
                                          &startup, &process) != 0;
  for (HANDLE const handle : {input, startup.hStdOutput, startup.hStdError}) ::CloseHandle(handle);
  if (!isStarted) return -1;
  if (::WaitForSingleObject(process.hProcess, milliseconds) != WAIT_OBJECT_0) {
    ::TerminateProcess(process.hProcess, static_cast<UINT>(-1));
  }
  DWORD status = 0;
  ::GetExitCodeProcess(process.hProcess, &status);
  ::CloseHandle(process.hThread);
  ::CloseHandle(process.hProcess);
  return static_cast<int>(status);
}

}  // namespace

bool CliTest::hasShell() { return false; }

CliResult CliTest::run(const std::vector<std::string>& arguments) const { return runFor(3600, arguments); }

CliResult CliTest::runFor(int seconds, const std::vector<std::string>& arguments) const {
  HANDLE const nothing = inherited("NUL", GENERIC_READ, OPEN_EXISTING);
  const int status = exitStatus(file(""), arguments, nothing, static_cast<DWORD>(seconds) * 1000);
  return {status, read(".stdout"), read(".stderr")};
}

CliResult CliTest::runPiped(std::string_view from, const std::vector<std::string>& arguments) const {
  HANDLE end = nullptr, start = nullptr;
  SECURITY_ATTRIBUTES security{sizeof(security), nullptr, TRUE};
  EXPECT_NE(::CreatePipe(&end, &start, &security, 0), 0);
  ::SetHandleInformation(start, HANDLE_FLAG_INHERIT, 0);
  std::jthread writer([start, content = read(from)] {
    DWORD written = 0;
    ::WriteFile(start, content.data(), static_cast<DWORD>(content.size()), &written, nullptr);
    ::CloseHandle(start);
  });
  const int status = exitStatus(file(""), arguments, end, INFINITE);
  return {status, read(".stdout"), read(".stderr")};
}

CliResult CliTest::shell(const std::string& script) const {
  ADD_FAILURE() << "there is no shell for: " << script;
  return {};
}

}  // namespace furitsuke::test
