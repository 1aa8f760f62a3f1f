// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace furitsuke::test {

/// A path at which a program cannot do what is asked of it, and what it should say about it.
struct OddPlace {
  std::filesystem::path path;
  std::string reason;  ///< part of the message
};

/// Makes in `folder` all that may stand where a motion was expected: a folder, a pipe without a writer, a socket, an
/// empty file, one of 2 GB (sparse) that is none, a dangling link, names that are too long; and names devices.
[[nodiscard]] std::vector<OddPlace> unreadablePlaces(const std::filesystem::path& folder);
/// Where nothing can be written. All of them also hold for root, whom permissions do not bind.
[[nodiscard]] std::vector<OddPlace> unwritablePlaces(const std::filesystem::path& folder);

/// While it lives no file may grow above `bytes`, as if the disk were full there. Programs that are started inherit it.
class FullDisk {
 public:
  explicit FullDisk(unsigned long bytes);
  ~FullDisk();
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  unsigned long before_;
  void (*handler_)(int);
};

/// While it lives nothing can be made, changed or removed in `folder`. Root, whom permissions do not bind, loses for as
/// long what unbinds it, in this thread and in the threads and programs that it starts.
class ReadOnlyFolder {
 public:
  explicit ReadOnlyFolder(std::filesystem::path folder);
  ~ReadOnlyFolder();
  ReadOnlyFolder(const ReadOnlyFolder&) = delete;
  ReadOnlyFolder& operator=(const ReadOnlyFolder&) = delete;

  /// False where the system does not let go of privileges: nothing can be tested there.
  [[nodiscard]] bool holds() const;

 private:
  std::filesystem::path folder_;
  int secureBits_;
  std::uint32_t capabilities_ = 0;  ///< the effective ones of before, 0 to 31
};

/// The largest size that the process has had in memory, in bytes.
[[nodiscard]] std::size_t mostMemory();

}  // namespace furitsuke::test
