// SPDX-License-Identifier: GPL-3.0-or-later
// A program that child_program_test_windows.cpp starts. The first argument is what it does.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>

#include "core/base/stream.h"

int main(int argc, char** argv) {
  furitsuke::useBinaryStreams();
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (what == "copy") {
    const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
    std::cout << input << std::flush;
    std::cerr << "copied " << input.size() << " bytes\n\n";
  } else if (what == "words") {
    for (int i = 2; i < argc; ++i) std::cout << argv[i] << '\n';
  } else if (what == "fail") {
    std::cerr << std::string(100'000, 'e');
    return 7;
  } else if (what == "crash") {
    std::abort();
  } else if (what == "flood") {
    for (;;) std::cout << "0123456789abcdef";
  } else if (what == "sleep") {
    std::this_thread::sleep_for(std::chrono::seconds(60));
  }
  return 0;
}
