// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "core/edit/journal/document_journal.h"

namespace furitsuke {

/// Keeps a journal of every open document below one folder, so that a crash costs no more than the last second. A
/// failure to write is told and disturbs nothing else.
class Journal : public QObject {
  Q_OBJECT

 public:
  /// `program`: name and version, for the head of the journals.
  Journal(std::filesystem::path root, std::string program, QObject* parent = nullptr);
  ~Journal() override;

  [[nodiscard]] const std::filesystem::path& root() const noexcept { return root_; }
  /// From now on every step of the document is kept. `recoveredFrom`: what recoverDocument() gave with it.
  void watch(MotionDocument& document, std::shared_ptr<journal::OwnedFolder> recoveredFrom = {});
  /// The document is closed on purpose: it leaves no journal.
  void discard(const MotionDocument& document);
  /// The document goes without an answer to what shall become of its changes: its journal stays to be recovered.
  void release(const MotionDocument& document);
  /// Until all steps are on the disk.
  void waitUntilWritten();

 signals:
  /// Steps of a document are no longer kept; the reason. Told once, and once more for each time that they were kept
  /// again in between.
  void failed(const furitsuke::Error& error);

 private:
  void onFailure(journal::Writer::Id id, const Error& error);
  void later(const std::function<void()>& work);

  const std::filesystem::path root_;
  const std::string program_;
  journal::Writer::Id nextId_ = 0;
  std::map<const MotionDocument*, journal::Writer::Id> ids_;
  std::map<journal::Writer::Id, std::unique_ptr<DocumentJournal>> journals_;
  std::set<journal::Writer::Id> failing_;  ///< told already
  journal::Writer writer_;                 ///< last, so that it ends first
};

}  // namespace furitsuke
