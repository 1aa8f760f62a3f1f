// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "tests/soak/fingerprint.h"

namespace furitsuke::soak {

/// What a document showed at one time.
struct ShownState {
  std::int64_t time = 0;  ///< ms of the clock that all processes of the machine share
  Fingerprint fingerprint = 0;
  int index = 0;  ///< applied steps of the undo history
  int count = 0;  ///< all steps
  bool isModified = false;
  QString file;  ///< path, or title without a path

  /// Whether a recovered document shows this state.
  [[nodiscard]] bool equals(const ShownState& other) const {
    return fingerprint == other.fingerprint && index == other.index && count == other.count;
  }
};

/// ms of a clock that all processes of the machine share and that never goes back.
[[nodiscard]] std::int64_t sharedMilliseconds();

/// Writes what the documents of a process show, so that the next process can tell what must be recovered. What was
/// written survives the death of the process.
class Trail {
 public:
  /// Appends to the file. The program is ended if it cannot be written.
  explicit Trail(const QString& path);

  void begin(const QString& line);
  void end();
  void show(int document, const ShownState& state);
  void close(int document);

 private:
  void write(const QString& line);
  QFile file_;
};

/// A document that was open within the last moment before the process was killed.
struct ExpectedDocument {
  int key = 0;
  std::vector<ShownState> states;  ///< the last one that must be recovered, and all later ones
  bool mayBeMissing = false;       ///< it was closed in that moment, or a state is the one that is saved
};

/// What a trail says about the time of the death of its process.
struct TrailEnd {
  std::vector<ExpectedDocument> documents;
  std::optional<QString> interrupted;  ///< the line that had begun and not ended
};

/// `killed`: when the process died. Changes of the last `loss` ms may be lost.
[[nodiscard]] TrailEnd readTrail(const QString& path, std::int64_t killed, std::int64_t loss);

}  // namespace furitsuke::soak
