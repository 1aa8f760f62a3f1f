// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal.h"

#include <QMetaObject>
#include <functional>
#include <utility>

#include "core/base/log.h"

namespace furitsuke::edit {

Journal::Journal(std::filesystem::path root, std::string program, std::chrono::milliseconds retryAfter)
    : root_(std::move(root)),
      program_(std::move(program)),
      retryAfter_(retryAfter),
      writer_(
          root_,
          [this](journal::Writer::Id id, const Error& error) { later([this, id, error] { onFailure(id, error); }); },
          [this](journal::Writer::Id id) { later([this, id] { onSuccess(id); }); }) {}

Journal::~Journal() = default;

void Journal::later(const std::function<void()>& work) {
  // From the writer thread to the thread of the documents.
  QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void Journal::watch(MotionDocument& document, std::shared_ptr<journal::OwnedFolder> recoveredFrom) {
  const journal::Writer::Id id = nextId_++;
  ids_[&document] = id;
  journals_[id] =
      std::make_unique<DocumentJournal>(document, writer_, id, program_, std::move(recoveredFrom), retryAfter_);
}

void Journal::discard(const MotionDocument& document) {
  const auto id = ids_.find(&document);
  if (id == ids_.end()) return;
  journals_.at(id->second)->discard();
  journals_.erase(id->second);
  onSuccess(id->second);  // nothing of it needs to be recorded any more
  ids_.erase(id);
}

void Journal::release(const MotionDocument& document) {
  const auto id = ids_.find(&document);
  if (id == ids_.end()) return;
  writer_.waitUntilIdle();  // the journal that it was recovered from is only removed when its own is complete
  journals_.at(id->second)->release();
  journals_.erase(id->second);
  ids_.erase(id);
}

void Journal::waitUntilWritten() { writer_.waitUntilIdle(); }

void Journal::onFailure(journal::Writer::Id id, const Error& error) {
  const auto journal = journals_.find(id);
  if (journal == journals_.end()) return;  // its document was closed in the meantime
  journal->second->setFailed();
  const bool isFirst = failing_.empty();
  if (!failing_.insert(id).second) return;
  log(LogLevel::Error, "journal: " + error.message());
  if (isFirst) emit failed(error);
}

void Journal::onSuccess(journal::Writer::Id id) {
  if (failing_.erase(id) == 0 || !failing_.empty()) return;
  log(LogLevel::Info, "journal: all steps are stored again");
  emit resumed();
}

}  // namespace furitsuke::edit
