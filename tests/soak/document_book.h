// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "app/session/workspace.h"
#include "tests/soak/trail.h"

namespace furitsuke::soak {

/// What the motions of a window must be able to return to, and what they have shown. Reports every motion whose undo
/// history does not lead back to the bytes that it was opened with.
class DocumentBook : public QObject {
 public:
  /// `report` gets a sentence for each fault. The original bytes of each motion are stored in `folder`, for the process
  /// that recovers it. `firstKey`: larger than the keys of earlier processes.
  DocumentBook(session::Workspace& workspace, QString folder, int firstKey, Trail& trail,
               std::function<void(const QString&)> report);
  ~DocumentBook() override;

  /// Records what has changed since the last call.
  void note();
  /// Undoes everything in each motion and redoes it, and compares every state on the way with what was shown.
  void checkAll();
  void check(edit::MotionDocument& document);
  /// Motions that are added from now on are recovered ones; their original bytes follow in match().
  void beginRecovery() { isRecovering_ = true; }
  /// Compares the recovered motions with those that must be recovered.
  void match(const TrailEnd& end);
  /// The number of checks of whole undo histories so far.
  [[nodiscard]] int checks() const noexcept { return checks_; }
  [[nodiscard]] std::int64_t steps() const noexcept { return steps_; }

 private:
  struct Entry;
  void add(edit::MotionDocument& document);
  void storeOrigin(Entry& entry);
  void writeOrigin(const Entry& entry) const;
  void removeOldOrigins();
  void loadOrigin(Entry& entry, int key);
  [[nodiscard]] QString originPath(int key, const char* suffix) const;
  [[nodiscard]] ShownState stateOf(Entry& entry) const;
  void walkTo(Entry& entry, int index);
  void compareOrigin(Entry& entry);
  [[nodiscard]] bool reachesOne(Entry& entry, const std::vector<ShownState>& states);
  void fault(const Entry& entry, const QString& sentence);

  session::Workspace& workspace_;
  QString folder_;
  int nextKey_;
  Trail& trail_;
  std::function<void(const QString&)> report_;
  std::map<const edit::MotionDocument*, std::unique_ptr<Entry>> entries_;
  std::map<const edit::MotionDocument*, std::unique_ptr<Entry>> parked_;  ///< closed, until they are destroyed
  std::deque<std::pair<int, std::int64_t>> closed_;                       ///< motions, and when they were closed
  bool isRecovering_ = false;
  int checks_ = 0;
  std::int64_t steps_ = 0;  ///< undone in checks
};

}  // namespace furitsuke::soak
