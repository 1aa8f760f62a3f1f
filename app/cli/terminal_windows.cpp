// SPDX-License-Identifier: MIT
#define NOMINMAX
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <csignal>
#include <cstdio>

#include "app/cli/terminal.h"
#include "core/base/utf16.h"

namespace furitsuke::cli {

namespace {

std::atomic<bool>* interruptFlag = nullptr;

void onInterruptSignal(int) { *interruptFlag = true; }

std::string utf8Text(const wchar_t* text) {
  const std::string_view bytes(reinterpret_cast<const char*>(text), std::wcslen(text) * sizeof(wchar_t));
  return utf16::toUtf8(bytes, utf16::ByteOrder::Little);
}

}  // namespace

// The arguments of main() are in the code page of the system, which has no Japanese characters in most countries.
std::vector<std::string> utf8Arguments(int argc, const char* const* argv) {
  int count = 0;
  wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
  if (wide == nullptr) return {argv, argv + argc};
  std::vector<std::string> arguments;
  for (int i = 0; i < count; ++i) arguments.push_back(utf8Text(wide[i]));
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

bool isOutputTerminal() { return ::_isatty(::_fileno(stdout)) != 0; }

bool isOutputPipeClosed() {
  HANDLE const output = ::GetStdHandle(STD_OUTPUT_HANDLE);
  if (::GetFileType(output) != FILE_TYPE_PIPE) return false;
  DWORD written = 0;
  return ::WriteFile(output, "", 0, &written, nullptr) == 0 &&
         (::GetLastError() == ERROR_NO_DATA || ::GetLastError() == ERROR_BROKEN_PIPE);
}

// By default, the C library replaces each line feed of the output with CR LF, and ends the input at the byte 1A. A
// console shows the bytes in its own code page.
void prepareStreams() {
  ::_setmode(::_fileno(stdin), _O_BINARY);
  ::_setmode(::_fileno(stdout), _O_BINARY);
  ::SetConsoleOutputCP(CP_UTF8);
}

}  // namespace furitsuke::cli
