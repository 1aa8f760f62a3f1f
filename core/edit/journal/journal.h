// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "core/edit/journal/document_journal.h"

namespace furitsuke::edit {

/// Keeps a journal of every open document in a folder, so that a crash loses at most the last second of work. Write
/// failures are reported and have no other effect.
class Journal : public QObject {
  Q_OBJECT

 public:
  /// `program`: name and version, stored in the journals. `retryAfter`: how long after a failure (such as a full disk)
  /// writing is tried again; each time all steps of the document are written.
  Journal(std::filesystem::path root, std::string program,
          std::chrono::milliseconds retryAfter = std::chrono::seconds(10));
  ~Journal() override;

  [[nodiscard]] const std::filesystem::path& root() const noexcept { return root_; }
  /// Records every step of the document from now on. `recoveredFrom`: the folder that recoverDocument() returned with
  /// it.
  void watch(MotionDocument& document, std::shared_ptr<journal::OwnedFolder> recoveredFrom = {});
  /// Removes the journal of a document that the user closed.
  void discard(const MotionDocument& document);
  /// Keeps the journal of a document that is destroyed without a decision about its changes.
  void release(const MotionDocument& document);
  /// Blocks until all steps are on the disk.
  void waitUntilWritten();

 signals:
  /// Steps of a document cannot be recorded. Emitted once, and again only if recording succeeded in between.
  void failed(const furitsuke::Error& error);
  /// After failed(): the steps of all open documents are recorded again.
  void resumed();

 private:
  void onFailure(journal::Writer::Id id, const Error& error);
  void onSuccess(journal::Writer::Id id);
  void later(const std::function<void()>& work);

  const std::filesystem::path root_;
  const std::string program_;
  const std::chrono::milliseconds retryAfter_;
  journal::Writer::Id nextId_ = 0;
  std::map<const MotionDocument*, journal::Writer::Id> ids_;
  std::map<journal::Writer::Id, std::unique_ptr<DocumentJournal>> journals_;
  std::set<journal::Writer::Id> failing_;  ///< one of them is reported
  journal::Writer writer_;                 ///< last, so that it is destroyed first
};

}  // namespace furitsuke::edit
