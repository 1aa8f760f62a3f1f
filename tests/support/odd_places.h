// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace furitsuke::test {

/// A path at which an operation must fail, and part of the expected message.
struct OddPlace {
  std::filesystem::path path;
  std::string reason;  ///< part of the message
};

/// Creates in `folder` everything that may be found instead of a motion: a folder, a pipe without a writer, a socket,
/// an empty file, a sparse file of 2 GB that is not a motion, a dangling link, a name that is too long. The result also
/// includes devices.
[[nodiscard]] std::vector<OddPlace> unreadablePlaces(const std::filesystem::path& folder);
/// Paths that cannot be written, not even by root, to whom permissions do not apply.
[[nodiscard]] std::vector<OddPlace> unwritablePlaces(const std::filesystem::path& folder);

/// While it exists, no file may grow above `bytes`, as if the disk were full. Inherited by child processes.
class FullDisk {
 public:
  explicit FullDisk(unsigned long bytes);
  ~FullDisk();
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

  /// False if the system has no such limit: nothing can be tested then.
  [[nodiscard]] bool holds() const;

 private:
  unsigned long before_;
  void (*handler_)(int);
};

/// While it exists, nothing can be created, changed or removed in `folder`. Root loses the capabilities to ignore
/// permissions in this thread and in the threads and programs that it starts.
class ReadOnlyFolder {
 public:
  explicit ReadOnlyFolder(std::filesystem::path folder);
  ~ReadOnlyFolder();
  ReadOnlyFolder(const ReadOnlyFolder&) = delete;
  ReadOnlyFolder& operator=(const ReadOnlyFolder&) = delete;

  /// False if the system cannot drop privileges: nothing can be tested then.
  [[nodiscard]] bool holds() const;

 private:
  std::filesystem::path folder_;
  int secureBits_;
  std::uint32_t capabilities_ = 0;  ///< the previous effective ones, 0 to 31
};

/// Whether a test can create symbolic links. On Windows this needs a privilege.
[[nodiscard]] bool hasSymbolicLinks();

/// The peak resident memory of the process in bytes.
[[nodiscard]] std::size_t peakMemory();

}  // namespace furitsuke::test
