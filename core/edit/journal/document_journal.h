// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <memory>
#include <string>
#include <vector>

#include "core/edit/journal/journal_writer.h"

class QUndoCommand;

namespace furitsuke {

class MotionDocument;
struct MotionChange;

/// Follows one document and hands each of its steps to the writer. It begins with the first step: a document that was
/// only looked at has no journal. What it does on the thread of the document costs no more than noting the step.
class DocumentJournal : public QObject {
  Q_OBJECT

 public:
  /// `recoveredFrom`: the journal that the document was made from; then a new one is begun at once in its place.
  DocumentJournal(MotionDocument& document, journal::Writer& writer, journal::Writer::Id id, std::string program,
                  std::shared_ptr<journal::OwnedFolder> recoveredFrom, QObject* parent);

  /// The document is closed for good: nothing is to be recovered.
  void discard();
  /// The program ends, and the journal stays to be recovered at the next start.
  void release();
  /// Later steps go nowhere until the journal can be begun anew.
  void setFailed();

 private:
  void onIndexChanged(int index);
  void onMotionChanged(const MotionChange& change);
  void noteFile();
  void begin();
  void noteCommand(const QUndoCommand* command);
  /// Those that have come since the last note.
  void noteTracks();
  [[nodiscard]] journal::Filed filed() const;

  MotionDocument& document_;
  journal::Writer& writer_;
  const journal::Writer::Id id_;
  const std::string program_;
  std::shared_ptr<journal::OwnedFolder> recoveredFrom_;
  bool begun_ = false;
  bool failed_ = false;
  QElapsedTimer sinceBegin_;
  std::vector<const QUndoCommand*> commands_;  ///< those that the journal holds, to tell a new one from a redone one
  std::size_t bones_ = 0;                      ///< so many tracks of bones and morphs the journal knows
  std::size_t morphs_ = 0;
  journal::Filed filed_;  ///< as the journal has it
};

}  // namespace furitsuke
