// SPDX-License-Identifier: MIT
#include "core/edit/journal/recovery.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <utility>

#include "core/base/file.h"
#include "core/edit/journal/journal_record.h"
#include "core/edit/journal/journal_replay.h"

namespace furitsuke::edit {

namespace {

namespace fs = std::filesystem;

/// The state that a log leads to, without its keys.
class Summary {
 public:
  explicit Summary(ByteView log) : reader_(log) {
    while (const std::optional<journal::Record> record = reader_.next(false)) take(*record);
  }

  [[nodiscard]] bool isFinished() const { return hasHead_ && !reader_.damage() && index_ == clean_; }

  [[nodiscard]] JournalInfo info(const fs::path& folder) const {
    JournalInfo info{folder,  file_.path,       file_.title,   document_, time_,
                     steps(), reader_.damage(), isFileNewer(), hasHead_};
    if (!hasHead_ && !info.damage) info.damage = Error::in(Core::tr("journal"), Core::tr("is empty"));
    return info;
  }

 private:
  [[nodiscard]] bool isFileNewer() const {
    const std::optional<FileStamp> now = stampOf(file_.path);
    if (!now || now == file_.stamp || millisecondsOf(now->modified) <= time_) return false;
    const Result<Bytes> content = saved_ ? readFile(file_.path) : Result<Bytes>(Error());
    return !content || !journal::isContent(*content, *saved_);
  }
  void take(const journal::Record& record) {
    time_ = record.time;
    std::visit([this](const auto& body) { takeBody(body); }, record.body);
  }
  void takeBody(const journal::Head& head) {
    file_ = head.file;
    document_ = head.document;
    hasHead_ = head.format <= journal::kFormat;
    if (!hasHead_) reader_.reject(Core::tr("it was written by a newer version of the program"));
  }
  void takeBody(const journal::Tracks& /*tracks*/) {}
  void takeBody(const journal::Snapshot& /*snapshot*/) {}
  void takeBody(const journal::Step& /*step*/) {
    if (clean_ > index_) clean_ = -1;  // the saved state can no longer be reached by redo
    ++index_;
  }
  void takeBody(const journal::Position& position) { index_ = position.index; }
  void takeBody(const journal::FileState& fileState) {
    file_ = fileState.file;
    clean_ = fileState.cleanIndex;
  }
  void takeBody(const journal::Saving& saving) { saved_ = saving.content; }
  [[nodiscard]] int steps() const { return clean_ < 0 ? index_ : std::abs(index_ - clean_); }

  journal::LogReader reader_;
  FileRecord file_;
  std::uint64_t document_ = 0;
  std::int64_t time_ = 0;
  std::optional<journal::FileDigest> saved_;  ///< what the last save wrote, or would have written
  int index_ = 0;
  int clean_ = 0;
  bool hasHead_ = false;
};

Result<JournalInfo> unreadable(const fs::path& folder, const Error& error) {
  JournalInfo info;
  info.folder = folder;
  info.damage = error;
  info.readable = false;
  return info;
}

/// An Error if the journal cannot or need not be recovered.
Result<JournalInfo> inspect(const fs::path& folder) {
  Result<journal::OwnedFolder> owned = journal::OwnedFolder::take(folder);
  if (!owned) return owned.error();
  const Result<Bytes> log = readFile(journal::logPath(folder));
  if (!log) return unreadable(folder, log.error());
  const Summary summary(*log);
  if (!summary.isFinished()) return summary.info(folder);
  owned->remove();
  return Error::in(Message::verbatim(displayPath(folder)), Core::tr("contains no unsaved changes"));
}

}  // namespace

std::vector<JournalInfo> findJournals(const fs::path& root) {
  std::vector<JournalInfo> found;
  for (const fs::path& folder : journal::journalFolders(root)) {
    Result<JournalInfo> info = inspect(folder);
    if (info) found.push_back(std::move(*info));
  }
  std::ranges::stable_sort(found, std::greater(), &JournalInfo::lastEdit);
  return found;
}

Result<RecoveredDocument> recoverDocument(const fs::path& folder) {
  Result<journal::OwnedFolder> owned = journal::OwnedFolder::take(folder);
  if (!owned) return owned.error();
  try {
    const Result<Bytes> log = readFile(journal::logPath(folder));
    if (!log) return log.error();
    RecoveredDocument recovered;
    JournalReplay replay(folder, *log);
    if (Status status = replay.run(); !status) return status.error();
    recovered.damage = replay.damage();
    recovered.fileIsNewer = replay.isFileNewer();
    recovered.document = replay.takeDocument();
    recovered.steps = recovered.document->history().undoStack()->count();
    recovered.folder = std::make_shared<journal::OwnedFolder>(std::move(*owned));
    return recovered;
  } catch (const std::exception& exception) {
    return Error::in(Message::verbatim(displayPath(folder)), Message::verbatim(exception.what()));
  }
}

Status deleteJournal(const fs::path& folder) {
  if (!journal::isOwnFolder(folder))
    return Error::in(Message::verbatim(displayPath(folder)), Core::tr("is not a folder of this program"));
  Result<journal::OwnedFolder> owned = journal::OwnedFolder::take(folder);
  if (!owned) return owned.error();
  owned->remove();
  return Done{};
}

}  // namespace furitsuke::edit
