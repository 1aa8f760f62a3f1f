// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>
// After windows.h, whose types it needs.
#include <psapi.h>

#include <fstream>
#include <utility>

#include "tests/support/odd_places.h"

namespace furitsuke::test {

namespace fs = std::filesystem;

// Links need a privilege, and there are neither named pipes nor sockets in folders.
std::vector<OddPlace> unreadablePlaces(const fs::path& folder) {
  constexpr std::uintmax_t kTwoGigabytes = std::uintmax_t{2} << 30;
  fs::create_directory(folder / "folder.vmd");
  std::ofstream(folder / "empty.vmd").flush();
  std::ofstream(folder / "plain.vmd") << "x";
  std::ofstream(folder / "huge.vmd").flush();
  fs::resize_file(folder / "huge.vmd", kTwoGigabytes);
  return {{folder / "folder.vmd", "is a folder, not a file"}, {folder / "empty.vmd", "is empty"},
          {folder / "huge.vmd", "is not a known "},           {folder / "gone" / "a.vmd", "does not exist"},
          {folder / "plain.vmd" / "a.vmd", "does not exist"}, {folder / "a<b.vmd", "does not exist"}};
}

std::vector<OddPlace> unwritablePlaces(const fs::path& folder) {
  fs::create_directory(folder / "taken.vmd");
  std::ofstream(folder / "flat") << "x";
  return {{folder / "taken.vmd", "is a folder, not a file"}, {folder / "gone" / "a.vmd", "does not exist"}};
}

FullDisk::FullDisk(unsigned long /*bytes*/) : before_(0), handler_(nullptr) {}
FullDisk::~FullDisk() = default;
bool FullDisk::holds() const { return false; }

ReadOnlyFolder::ReadOnlyFolder(fs::path folder) : folder_(std::move(folder)), secureBits_(0) {}
ReadOnlyFolder::~ReadOnlyFolder() = default;
bool ReadOnlyFolder::holds() const { return false; }

bool hasSymbolicLinks() { return false; }

std::size_t peakMemory() {
  PROCESS_MEMORY_COUNTERS counters{};
  ::GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof(counters));
  return counters.PeakWorkingSetSize;
}

}  // namespace furitsuke::test
