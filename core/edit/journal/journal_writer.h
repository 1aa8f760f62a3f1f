// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "core/edit/journal/journal_log.h"

namespace furitsuke::journal {

/// The thread that writes all journals of a program. Its functions return at once; what they ask for is on the disk
/// within kDelay and the time that the disk takes.
class Writer {
 public:
  using Id = int;
  /// Called from the writing thread, once for each journal that cannot be written; what is asked of it afterwards, but
  /// for begin() and remove(), is passed over.
  using OnFailure = std::function<void(Id, const Error&)>;
  /// Called from the writing thread when a journal was begun, or begun anew after a failure.
  using OnBegun = std::function<void(Id)>;

  Writer(std::filesystem::path root, OnFailure onFailure, OnBegun onBegun);
  /// Does what was asked for so far, large bases apart.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Begins the journal, or begins it anew, with the old one kept until the new one is complete.
  void begin(Id id, Start start);
  /// Appends what `encode` gives, which is asked on the writing thread.
  void append(Id id, std::function<Bytes()> encode);
  /// The document was closed: nothing is to be recovered, from `replaced` neither.
  void remove(Id id, std::shared_ptr<OwnedFolder> replaced);
  /// Lets go of the journal, which stays to be recovered.
  void release(Id id);
  /// Until everything that was asked for is on the disk.
  void waitUntilIdle();

 private:
  void post(std::function<void()> work);
  void run();
  void work(const std::deque<std::function<void()>>& jobs);
  void beginNow(Id id, const Start& start);
  void appendNow(Id id, const std::function<Bytes()>& encode);
  void fail(Id id, const Error& error);
  /// Copies a piece of the first base that is not whole; false when all are.
  bool copyPiece();

  const std::filesystem::path root_;
  const OnFailure onFailure_;
  const OnBegun onBegun_;
  struct Target {
    std::optional<Log> log;
    bool failed = false;
  };
  std::map<Id, Target> targets_;  ///< of the writing thread alone

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<std::function<void()>> jobs_;
  bool stopping_ = false;
  bool hurried_ = false;
  bool isIdle_ = true;
  std::thread thread_;  ///< last: it uses all of the above
};

}  // namespace furitsuke::journal
