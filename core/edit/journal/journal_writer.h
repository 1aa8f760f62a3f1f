// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "core/edit/journal/journal_log.h"

namespace furitsuke::edit::journal {

/// The thread that writes all journals of a program. Its functions return immediately; their data is on the disk within
/// kDelay plus the time of the write.
class Writer {
 public:
  using Id = int;
  /// Called on the writer thread, once for each journal that cannot be written; later calls for it except begin() and
  /// remove() are ignored.
  using OnFailure = std::function<void(Id, const Error&)>;
  /// Called on the writer thread when a journal was started, or restarted after a failure.
  using OnBegun = std::function<void(Id)>;

  Writer(std::filesystem::path root, OnFailure onFailure, OnBegun onBegun);
  /// Completes the queued work, except large bases.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Starts or restarts the journal; an old one is kept until the new one is complete.
  void begin(Id id, Start start);
  /// Appends the result of `encode`, which is called on the writer thread.
  void append(Id id, std::function<Bytes()> encode);
  /// The same, and waits until that and everything queued before is on the disk, or writing this journal has failed.
  /// Must not be called on the writer thread.
  void appendAndWait(Id id, std::function<Bytes()> encode);
  /// For other threads, which may outlive the writer.
  class Access;
  [[nodiscard]] std::shared_ptr<Access> access() const noexcept { return access_; }
  /// The document was closed: removes its journal and `replaced`.
  void remove(Id id, std::shared_ptr<OwnedFolder> replaced);
  /// Closes the journal and keeps it for recovery.
  void release(Id id);
  /// Blocks until everything queued is on the disk.
  void waitUntilIdle();

 private:
  void post(std::function<void()> work);
  void run();
  void work(const std::deque<std::function<void()>>& jobs);
  void beginNow(Id id, const Start& start);
  void appendNow(Id id, const std::function<Bytes()>& encode);
  void flushNow(Id id);
  void fail(Id id, const Error& error);
  /// Copies a piece of the first incomplete base; false if all are complete.
  bool copyPiece();

  const std::filesystem::path root_;
  const OnFailure onFailure_;
  const OnBegun onBegun_;
  struct Target {
    std::optional<Log> log;
    bool failed = false;
  };
  std::map<Id, Target> targets_;  ///< used only by the writer thread

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<std::function<void()>> jobs_;
  bool stopping_ = false;
  int hurried_ = 0;  ///< number of threads that wait
  bool isIdle_ = true;
  std::shared_ptr<Access> access_;
  std::thread thread_;  ///< last: it uses all members above
};

/// Refers to the writer while it exists.
class Writer::Access {
 public:
  explicit Access(Writer& writer) : writer_(&writer) {}
  /// Writer::appendAndWait(); does nothing when the writer has been destroyed, which waits for calls in progress.
  void appendAndWait(Id id, std::function<Bytes()> encode);

 private:
  friend class Writer;
  void close();

  std::mutex mutex_;
  Writer* writer_;
};

}  // namespace furitsuke::edit::journal
