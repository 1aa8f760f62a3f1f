// SPDX-License-Identifier: MIT
#include <windows.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include "app/cli/terminal.h"
#include "core/base/stream.h"
#include "core/base/utf16.h"

namespace furitsuke::cli {

namespace {

std::atomic<bool>* interruptFlag = nullptr;

void onInterruptSignal(int) { *interruptFlag = true; }

std::string utf8Text(std::wstring_view text) {
  const std::string_view bytes(reinterpret_cast<const char*>(text.data()), text.size() * sizeof(wchar_t));
  return utf16::toUtf8(bytes, utf16::ByteOrder::Little);
}

/// Appends the files that match a pattern in its last name, sorted; the pattern itself if none does.
void appendMatches(const std::wstring& pattern, std::vector<std::string>& arguments) {
  std::vector<std::wstring> names;
  WIN32_FIND_DATAW entry{};
  HANDLE const search = ::FindFirstFileW(pattern.c_str(), &entry);
  for (bool isMore = search != INVALID_HANDLE_VALUE; isMore; isMore = ::FindNextFileW(search, &entry) != 0) {
    if (entry.cFileName[0] != L'.') names.emplace_back(entry.cFileName);
  }
  if (search != INVALID_HANDLE_VALUE) ::FindClose(search);
  std::ranges::sort(names);
  const std::wstring folder = pattern.substr(0, pattern.find_last_of(L"/\\:") + 1);
  for (const std::wstring& name : names) arguments.push_back(utf8Text(folder + name));
  if (names.empty()) arguments.push_back(utf8Text(pattern));
}

UINT codePageBefore = 0;

}  // namespace

// The arguments of main() are in the code page of the system, which has no Japanese characters in most countries. The
// shell of Windows leaves patterns such as *.vmd to the programs.
std::vector<std::string> utf8Arguments(int argc, const char* const* argv) {
  int count = 0;
  wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
  if (wide == nullptr) return {argv, argv + argc};
  std::vector<std::string> arguments;
  for (int i = 0; i < count; ++i) {
    const std::wstring word = wide[i];
    if (i > 0 && word.find_first_of(L"*?") != word.npos) {
      appendMatches(word, arguments);
    } else {
      arguments.push_back(utf8Text(word));
    }
  }
  ::LocalFree(wide);
  return arguments;
}

// The C library removes a handler when it calls it, therefore the second interrupt ends the program.
void setOnInterrupt(std::atomic<bool>& flag) {
  interruptFlag = &flag;
  for (const int signal : {SIGINT, SIGBREAK, SIGTERM}) std::signal(signal, onInterruptSignal);
}

// Consoles before Windows 10 print the control sequence that erases a line and refuse this mode.
bool isErrorTerminal() {
  HANDLE const error = ::GetStdHandle(STD_ERROR_HANDLE);
  DWORD mode = 0;
  return ::GetConsoleMode(error, &mode) != 0 && ::SetConsoleMode(error, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

// Not _isatty(), which is true for every device, such as NUL.
bool isOutputTerminal() {
  DWORD mode = 0;
  return ::GetConsoleMode(::GetStdHandle(STD_OUTPUT_HANDLE), &mode) != 0;
}

bool isOutputPipeClosed() {
  HANDLE const output = ::GetStdHandle(STD_OUTPUT_HANDLE);
  if (::GetFileType(output) != FILE_TYPE_PIPE) return false;
  DWORD written = 0;
  return ::WriteFile(output, "", 0, &written, nullptr) == 0 &&
         (::GetLastError() == ERROR_NO_DATA || ::GetLastError() == ERROR_BROKEN_PIPE);
}

// A console shows the bytes in its own code page.
void prepareStreams() {
  useBinaryStreams();
  codePageBefore = ::GetConsoleOutputCP();
  if (codePageBefore == 0 || codePageBefore == CP_UTF8 || ::SetConsoleOutputCP(CP_UTF8) == 0) return;
  // The console stays open for other programs.
  std::atexit([] { ::SetConsoleOutputCP(codePageBefore); });
}

}  // namespace furitsuke::cli
