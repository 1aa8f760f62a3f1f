// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The largest size that the process has had in memory, in bytes.
[[nodiscard]] std::size_t mostMemory();

}  // namespace furitsuke::test
