// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "core/base/bytes.h"
#include "core/base/message.h"
#include "core/base/result.h"

// Decoding files of other people in a process of its own, which can open no file, no connection and no program
// (core/base/sandbox.h) and whose memory is limited. furitsuke-decode starts when it is first needed, and makes a
// process for each job in less than a millisecond.
namespace furitsuke::decoder {

/// What a job decodes.
enum class Task : std::uint8_t {
  Film,
  Sound,
  Archive,
  Probe,  ///< nothing: it tries what it must not be able to do
};
inline constexpr std::size_t kTaskCount = 4;

/// Whether there are such processes: on Linux, where furitsuke-decode is installed. If not, files are decoded in the
/// process that wants them: on other systems, and in programs of others that bring the library alone.
[[nodiscard]] bool hasDecoderProcesses();

/// A half of the memory that a job and its process share.
inline constexpr std::size_t kHalfBytes = std::size_t{256} << 20;

/// A process that works on one file. For one thread at a time, but for progress().
class Job {
 public:
  virtual ~Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  /// Starts a process for a file, or for bytes. An Error if there is no furitsuke-decode, or the file cannot be opened.
  [[nodiscard]] static Result<std::unique_ptr<Job>> start(Task task, const std::filesystem::path& file);
  [[nodiscard]] static Result<std::unique_ptr<Job>> start(Task task, ByteView bytes);

  /// Asks for something. Whether the process still runs shows receive().
  virtual void request(ByteView content) = 0;
  /// Lets the process end its work on the last request early; it answers nevertheless.
  virtual void stop() = 0;
  /// Waits for an answer; `leaves`, which may be empty, is asked a hundred times a second, and ends the waiting with
  /// Error::canceled(). Another Error if the process has crashed.
  [[nodiscard]] virtual Result<Bytes> receive(const std::function<bool()>& leaves) = 0;
  /// Reads content that came with an answer: `size` bytes of the half of the shared memory whose turn it is. The
  /// process can change the bytes while `take` reads them. An Error if they are more than a half.
  Status takeContent(std::size_t size, const std::function<void(ByteView)>& take);

  /// 0 to 1, as the process says.
  [[nodiscard]] const std::atomic<double>& progress() const noexcept { return progress_; }

 protected:
  Job() = default;
  virtual void release() = 0;
  std::atomic<double> progress_{0};
  std::span<const std::byte> area_;  ///< both halves

 private:
  std::size_t half_ = 0;
};

}  // namespace furitsuke::decoder
