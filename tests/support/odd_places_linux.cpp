// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/odd_places.h"

#include <gtest/gtest.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <fstream>
#include <utility>

namespace furitsuke::test {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongName = 4000;

void makeSocket(const fs::path& path) {
  const int handle = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(path.string().size(), sizeof(address.sun_path));
  std::strcpy(address.sun_path, path.c_str());
  EXPECT_EQ(::bind(handle, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  ::close(handle);
}

void makeSparse(const fs::path& path, std::string_view head) {
  constexpr std::uintmax_t kTwoGigabytes = std::uintmax_t{2} << 30;
  std::ofstream(path, std::ios::binary) << head;
  fs::resize_file(path, kTwoGigabytes);
}

/// The capabilities of this thread, for which glibc has no functions.
struct Capabilities {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3]{};

  Capabilities() { EXPECT_EQ(::syscall(SYS_capget, &header, data), 0); }
  [[nodiscard]] bool set() { return ::syscall(SYS_capset, &header, data) == 0; }
};

}  // namespace

std::vector<OddPlace> unreadablePlaces(const fs::path& folder) {
  fs::create_directory(folder / "folder.vmd");
  EXPECT_EQ(::mkfifo((folder / "pipe.vmd").c_str(), 0600), 0);
  makeSocket(folder / "socket.vmd");
  std::ofstream(folder / "empty.vmd").flush();
  std::ofstream(folder / "plain.vmd") << "x";
  makeSparse(folder / "huge.vmd", "");
  makeSparse(folder / "film.vmd", "RIFF");
  fs::create_symlink("nowhere", folder / "dangling.vmd");
  fs::create_symlink("circle.vmd", folder / "circle.vmd");
  return {{folder / "folder.vmd", "is a folder, not a file"},
          {folder / "pipe.vmd", "is a device or a pipe, not a file"},
          {folder / "socket.vmd", "is a device or a pipe, not a file"},
          {folder / "empty.vmd", "is empty"},
          {folder / "huge.vmd", "is not a known "},
          {folder / "film.vmd", "is not a known "},
          {folder / "dangling.vmd", "does not exist"},
          {folder / "circle.vmd", "cannot be accessed"},
          {folder / "gone" / "a.vmd", "does not exist"},
          {folder / "plain.vmd" / "a.vmd", "does not exist"},
          {folder / (std::string(kLongName, 'n') + ".vmd"), "cannot be accessed: File name too long"},
          {"/dev/null", "is a device or a pipe, not a file"},
          {"/dev/zero", "is a device or a pipe, not a file"}};
}

std::vector<OddPlace> unwritablePlaces(const fs::path& folder) {
  fs::create_directory(folder / "taken.vmd");
  EXPECT_EQ(::mkfifo((folder / "line.vmd").c_str(), 0600), 0);
  std::ofstream(folder / "flat") << "x";
  fs::create_symlink("round.vmd", folder / "round.vmd");
  return {{folder / "taken.vmd", "is a folder, not a file"},
          {folder / "line.vmd", "is a device or a pipe, not a file"},
          {folder / "flat" / "a.vmd", "Not a directory"},
          {folder / "gone" / "a.vmd", "does not exist"},
          {folder / "round.vmd", "is part of a loop of symbolic links"},
          {folder / (std::string(kLongName, 'n') + ".vmd"), "File name too long"},
          {"/dev/full", "is a device or a pipe, not a file"},
          {"/dev/null", "is a device or a pipe, not a file"},
          {"/proc/a.vmd", "does not accept new files"}};
}

FullDisk::FullDisk(unsigned long bytes) {
  rlimit limit{};
  EXPECT_EQ(::getrlimit(RLIMIT_FSIZE, &limit), 0);
  before_ = limit.rlim_cur;
  limit.rlim_cur = bytes;
  // Otherwise the signal would end the program before write() returns an error.
  handler_ = std::signal(SIGXFSZ, SIG_IGN);
  EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
}

FullDisk::~FullDisk() {
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = before_;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, handler_);
}

bool FullDisk::holds() const { return true; }

ReadOnlyFolder::ReadOnlyFolder(fs::path folder) : folder_(std::move(folder)), secureBits_(::prctl(PR_GET_SECUREBITS)) {
  constexpr std::uint32_t kUnbinding = (1U << CAP_DAC_OVERRIDE) | (1U << CAP_DAC_READ_SEARCH);
  fs::permissions(folder_, fs::perms::owner_write, fs::perm_options::remove);
  Capabilities capabilities;
  capabilities_ = capabilities.data[0].effective;
  if ((capabilities_ & kUnbinding) == 0) return;
  // Without this a program started by root gets all capabilities again.
  ::prctl(PR_SET_SECUREBITS, secureBits_ | SECBIT_NOROOT);
  capabilities.data[0].effective &= ~kUnbinding;
  EXPECT_TRUE(capabilities.set());
}

ReadOnlyFolder::~ReadOnlyFolder() {
  Capabilities capabilities;
  capabilities.data[0].effective = capabilities_;
  EXPECT_TRUE(capabilities.set());
  if (::prctl(PR_GET_SECUREBITS) != secureBits_) ::prctl(PR_SET_SECUREBITS, secureBits_);
  fs::permissions(folder_, fs::perms::owner_write, fs::perm_options::add);
}

bool ReadOnlyFolder::holds() const {
  return ::prctl(PR_GET_SECUREBITS) >= 0 && !std::ofstream(folder_ / "probe").is_open();
}

bool hasSymbolicLinks() { return true; }

std::size_t peakMemory() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

}  // namespace furitsuke::test
