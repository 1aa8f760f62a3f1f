// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_writer.h"

#include <chrono>
#include <exception>
#include <future>
#include <utility>

namespace furitsuke::edit::journal {

namespace {

/// Steps in quick succession (a key held down, a turning wheel) are flushed together. Well below the second within
/// which a step must be on the disk.
constexpr std::chrono::milliseconds kDelay(200);

}  // namespace

Writer::Writer(std::filesystem::path root, OnFailure onFailure, OnBegun onBegun)
    : root_(std::move(root)),
      onFailure_(std::move(onFailure)),
      onBegun_(std::move(onBegun)),
      access_(std::make_shared<Access>(*this)),
      thread_([this] { run(); }) {}

Writer::~Writer() {
  access_->close();
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void Writer::post(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(work));
    isIdle_ = false;
  }
  wake_.notify_all();
}

void Writer::begin(Id id, Start start) {
  post([this, id, start = std::make_shared<const Start>(std::move(start))] { beginNow(id, *start); });
}

void Writer::append(Id id, std::function<Bytes()> encode) {
  post([this, id, encode = std::move(encode)] { appendNow(id, encode); });
}

void Writer::appendAndWait(Id id, std::function<Bytes()> encode) {
  {
    const std::lock_guard lock(mutex_);
    ++hurried_;
  }
  std::promise<void> done;
  post([this, id, &encode, &done] {
    appendNow(id, encode);
    flushNow(id);
    done.set_value();
  });
  done.get_future().wait();
  const std::lock_guard lock(mutex_);
  --hurried_;
}

void Writer::Access::appendAndWait(Id id, std::function<Bytes()> encode) {
  const std::lock_guard lock(mutex_);
  if (writer_ != nullptr) writer_->appendAndWait(id, std::move(encode));
}

void Writer::Access::close() {
  const std::lock_guard lock(mutex_);
  writer_ = nullptr;
}

void Writer::remove(Id id, std::shared_ptr<OwnedFolder> replaced) {
  post([this, id, replaced = std::move(replaced)] {
    if (replaced) replaced->remove();
    const auto target = targets_.find(id);
    if (target == targets_.end()) return;
    if (target->second.log) target->second.log->remove();
    targets_.erase(target);
  });
}

void Writer::release(Id id) {
  post([this, id] { targets_.erase(id); });
}

void Writer::waitUntilIdle() {
  std::unique_lock lock(mutex_);
  ++hurried_;
  wake_.notify_all();
  idle_.wait(lock, [this] { return isIdle_; });
  --hurried_;
}

void Writer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !isIdle_; });
    if (!jobs_.empty()) {
      wake_.wait_for(lock, kDelay, [this] { return stopping_ || hurried_ > 0; });
      std::deque<std::function<void()>> jobs = std::exchange(jobs_, {});
      lock.unlock();
      work(jobs);
      jobs.clear();  // frees possibly large data before the lock is taken
      lock.lock();
      continue;
    }
    if (stopping_) return;
    lock.unlock();
    const bool copied = copyPiece();
    lock.lock();
    if (copied || !jobs_.empty()) continue;
    isIdle_ = true;
    idle_.notify_all();
  }
}

void Writer::work(const std::deque<std::function<void()>>& jobs) {
  for (const auto& job : jobs) job();
  for (const auto& [id, target] : targets_) flushNow(id);
  // In every round, so that a base does not wait forever while steps arrive.
  copyPiece();
}

void Writer::beginNow(Id id, const Start& start) {
  Target& target = targets_[id];
  try {
    Result<Log> begun = Log::begin(root_, start);
    if (!begun) return fail(id, begun.error());
    if (target.log) begun->addReplaced(target.log->folder());
    target.log = std::move(*begun);
    target.failed = false;
    onBegun_(id);
  } catch (const std::exception& exception) {
    fail(id, Error::because(Message::verbatim(exception.what())));
  }
}

void Writer::appendNow(Id id, const std::function<Bytes()>& encode) {
  const auto at = targets_.find(id);
  if (at == targets_.end() || !at->second.log || at->second.failed) return;
  try {
    if (const Status status = at->second.log->append(encode()); !status) fail(id, status.error());
  } catch (const std::exception& exception) {
    fail(id, Error::because(Message::verbatim(exception.what())));
  }
}

void Writer::flushNow(Id id) {
  const auto at = targets_.find(id);
  if (at == targets_.end() || !at->second.log || at->second.failed) return;
  if (const Status status = at->second.log->flush(); !status) fail(id, status.error());
}

void Writer::fail(Id id, const Error& error) {
  targets_[id].failed = true;
  onFailure_(id, error);
}

bool Writer::copyPiece() {
  for (auto& [id, target] : targets_) {
    if (!target.log || target.failed || !target.log->needsBase()) continue;
    if (const Status status = target.log->copyPieceOfBase(); !status) fail(id, status.error());
    return true;
  }
  return false;
}

}  // namespace furitsuke::edit::journal
