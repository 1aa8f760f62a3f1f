// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/edit/journal/journal_writer.h"

class QUndoCommand;

namespace furitsuke::edit {

class MotionDocument;
struct DocumentSave;
struct MotionChange;

/// Observes one document and passes each of its steps to the writer. The journal starts with the first unsaved step: a
/// document that was only viewed has none. On the thread of the document, recording a step only queues it.
class DocumentJournal : public QObject {
  Q_OBJECT

 public:
  /// `recoveredFrom`: the journal that the document was recovered from; a new journal then replaces it immediately.
  /// `retryAfter`: how long after a failure writing is tried again.
  DocumentJournal(MotionDocument& document, journal::Writer& writer, journal::Writer::Id id, std::string program,
                  std::shared_ptr<journal::OwnedFolder> recoveredFrom, std::chrono::milliseconds retryAfter);

  /// The document was closed: nothing needs to be recovered.
  void discard();
  /// Keeps the journal for recovery at the next start.
  void release();
  /// Writing failed: later steps are not recorded until a new journal can be started, which is tried repeatedly.
  void setFailed();

 private:
  void onIndexChanged(int index);
  void onMotionChanged(const MotionChange& change);
  void noteFile();
  void begin();
  void noteCommand(const QUndoCommand* command);
  /// Records the tracks that were added since the last call.
  void adoptTracks();
  void noteTracks();
  [[nodiscard]] journal::FileState fileState() const;
  /// Records a save and its content on the thread that saves, before the file is replaced.
  [[nodiscard]] std::function<void(const ContentDigest&)> noteSave(const DocumentSave& save);

  MotionDocument& document_;
  journal::Writer& writer_;
  const journal::Writer::Id id_;
  const std::string program_;
  std::shared_ptr<journal::OwnedFolder> recoveredFrom_;
  bool begun_ = false;
  bool failed_ = false;
  QTimer retry_;
  std::vector<const QUndoCommand*> commands_;  ///< the steps in the journal, to distinguish new steps from redone ones
  std::size_t bones_ = 0;                      ///< number of bone and morph tracks in the journal
  std::size_t morphs_ = 0;
  journal::FileState fileState_;  ///< as in the journal
};

}  // namespace furitsuke::edit
