// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/document_book.h"

#include <algorithm>
#include <utility>

#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/edit/document/file_content.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::soak {

namespace {

constexpr std::int64_t kKeepClosed = 60'000;  // ms

/// The bytes that a save would write, in the version that the motion was opened with.
Bytes savedBytes(const edit::MotionDocument& document, int version) {
  const Result<edit::FileContent> content = edit::fileContentOf(document.history().settledMotion());
  if (!content) return toBytes(content.error().message());
  return io::vmdFromMotion(content->motion, document.file().source(), {.version = version});
}

std::string annotationText(const edit::MotionDocument& document) {
  const Result<edit::FileContent> content = edit::fileContentOf(document.history().settledMotion());
  if (!content) return content.error().message();
  const motion::Annotations& annotations = content->annotations;
  return annotations.isEmpty() ? std::string() : io::annotationsToJson(annotations);
}

QString differenceOf(const Bytes& before, const Bytes& now) {
  const auto at = std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first - before.begin();
  return QString("%1 bytes instead of %2, the first difference is at byte %3")
      .arg(now.size())
      .arg(before.size())
      .arg(at);
}

}  // namespace

struct DocumentBook::Entry {
  edit::MotionDocument* document = nullptr;
  int key = 0;
  int version = 2;  ///< of VMD, when it was opened
  Bytes origin;
  std::string originAnnotations;
  FingerprintOf fingerprintOf;
  std::map<int, Fingerprint> shown;  ///< by the number of applied steps
  ShownState last;
  std::uint64_t revision = 0;  ///< of `last`
  bool isNoted = false;
  bool isRecovered = false;  ///< and not matched yet
};

DocumentBook::DocumentBook(session::Workspace& workspace, QString folder, int firstKey, Trail& trail,
                           std::function<void(const QString&)> report)
    : workspace_(workspace), folder_(std::move(folder)), nextKey_(firstKey), trail_(trail), report_(std::move(report)) {
  connect(&workspace, &session::Workspace::documentOpened, this, [this](edit::MotionDocument* document) {
    add(*document);
    connect(document, &QObject::destroyed, this, [this, document] { parked_.erase(document); });
  });
  connect(&workspace, &session::Workspace::documentAdded, this, [this](int index) {
    auto reopened = parked_.extract(workspace_.document(index));
    if (!reopened) return;
    Entry& entry = *reopened.mapped();
    entry.key = nextKey_++;
    entry.isNoted = false;
    entries_.insert(std::move(reopened));
    writeOrigin(entry);
  });
  connect(&workspace, &session::Workspace::documentRemoved, this, [this](int, const edit::MotionDocument* document) {
    const auto found = entries_.find(document);
    if (found == entries_.end()) return;
    trail_.close(found->second->key);
    closed_.push_back({found->second->key, sharedMilliseconds()});
    // Undo may open it again.
    parked_.insert(entries_.extract(found));
  });
}

DocumentBook::~DocumentBook() = default;

void DocumentBook::add(edit::MotionDocument& document) {
  auto entry = std::make_unique<Entry>();
  entry->document = &document;
  entry->key = nextKey_++;
  entry->version = document.file().vmdVersion();
  entry->isRecovered = isRecovering_;
  Entry& added = *entry;
  entries_[&document] = std::move(entry);
  connect(&document, &edit::MotionDocument::motionChanged, this, [this, &added](const edit::MotionChange& change) {
    if (change.kind != edit::MotionChange::Kind::Reloaded || change.isLayerSwitch) return;
    trail_.close(added.key);
    added.key = nextKey_++;
    added.isNoted = false;
    added.shown.clear();
    storeOrigin(added);
  });
  if (!isRecovering_) storeOrigin(added);
}

QString DocumentBook::originPath(int key, const char* suffix) const {
  return QString("%1/%2.%3").arg(folder_).arg(key).arg(suffix);
}

void DocumentBook::storeOrigin(Entry& entry) {
  const edit::MotionDocument& document = *entry.document;
  entry.version = document.file().vmdVersion();
  entry.origin = savedBytes(document, entry.version);
  entry.originAnnotations = annotationText(document);
  // Flattened keys of layers can have other places in the file.
  const bool hasLayers = document.history().settledMotion().layers != nullptr;
  const bool isVmd = document.file().source() != nullptr && !document.file().path().empty();
  if (isVmd && !hasLayers && !document.file().isRepaired()) {
    const Result<Bytes> file = readFile(document.file().path());
    if (file && *file != entry.origin)
      fault(entry, "would not be saved as it was opened: " + differenceOf(*file, entry.origin));
  }
  writeOrigin(entry);
}

void DocumentBook::writeOrigin(const Entry& entry) const {
  (void)writeFileAtomically(session::toPath(originPath(entry.key, "vmd")), entry.origin);
  const std::string rest = std::to_string(entry.version) + "\n" + entry.originAnnotations;
  (void)writeFileAtomically(session::toPath(originPath(entry.key, "txt")), asBytes(rest));
}

/// A motion that was closed in the last moment may come back after a kill.
void DocumentBook::removeOldOrigins() {
  const std::int64_t now = sharedMilliseconds();
  while (!closed_.empty() && closed_.front().second + kKeepClosed < now) {
    for (const char* suffix : {"vmd", "txt"}) QFile::remove(originPath(closed_.front().first, suffix));
    closed_.pop_front();
  }
}

void DocumentBook::loadOrigin(Entry& entry, int key) {
  Result<Bytes> bytes = readFile(session::toPath(originPath(key, "vmd")));
  const Result<Bytes> rest = readFile(session::toPath(originPath(key, "txt")));
  if (!bytes || !rest) return fault(entry, "its original bytes were not stored");
  entry.origin = std::move(*bytes);
  const std::string text(reinterpret_cast<const char*>(rest->data()), rest->size());
  entry.version = text.front() - '0';
  entry.originAnnotations = text.substr(2);
  writeOrigin(entry);  // under its new number, for the next process
}

ShownState DocumentBook::stateOf(Entry& entry) const {
  const edit::MotionDocument& document = *entry.document;
  const QUndoStack& stack = *document.history().undoStack();
  const QString file =
      document.file().path().empty() ? document.file().title() : session::fromPath(document.file().path());
  return {sharedMilliseconds(), entry.fingerprintOf(document), stack.index(),
          stack.count(),        document.isModified(),         QString(file).replace('\t', ' ').replace('\n', ' ')};
}

void DocumentBook::note() {
  removeOldOrigins();
  for (const auto& [document, entry] : entries_) {
    const ShownState& last = entry->last;
    const bool isSame = entry->isNoted && entry->revision == document->history().revision() &&
                        last.isModified == document->isModified();
    if (isSame && (document->file().path().empty() || last.file == session::fromPath(document->file().path())))
      continue;
    const ShownState now = stateOf(*entry);
    // A new step replaces the steps that were undone. Redo gives a state that was shown before.
    const auto before = entry->shown.find(now.index);
    const bool isKnown = before != entry->shown.end() && before->second == now.fingerprint;
    if (now.count != last.count || (now.index >= last.index && !isKnown))
      entry->shown.erase(entry->shown.lower_bound(std::min(now.index, last.index + 1)), entry->shown.end());
    entry->shown[now.index] = now.fingerprint;
    entry->revision = document->history().revision();
    entry->last = now;
    entry->isNoted = true;
    trail_.show(entry->key, now);
  }
}

void DocumentBook::fault(const Entry& entry, const QString& sentence) {
  report_(QString("%1 (motion %2): %3").arg(entry.document->file().title()).arg(entry.key).arg(sentence));
}

void DocumentBook::walkTo(Entry& entry, int index) {
  QUndoStack& stack = *entry.document->history().undoStack();
  while (stack.index() != index) {
    const bool isUndo = stack.index() > index;
    const QString text = isUndo ? stack.undoText() : stack.redoText();
    const int before = stack.index();
    isUndo ? stack.undo() : stack.redo();
    ++steps_;
    if (stack.index() == before) return fault(entry, QString("step %1 (%2) does not end").arg(before).arg(text));
    const auto known = entry.shown.find(stack.index());
    const Fingerprint now = entry.fingerprintOf(*entry.document);
    if (known == entry.shown.end()) {
      entry.shown[stack.index()] = now;
    } else if (known->second != now) {
      fault(entry, QString("%1 of step %2 (%3) of %4 does not restore what was shown")
                       .arg(isUndo ? "undo" : "redo")
                       .arg(std::max(before, stack.index()))
                       .arg(text)
                       .arg(stack.count()));
      known->second = now;
    }
  }
}

void DocumentBook::compareOrigin(Entry& entry) {
  const Bytes now = savedBytes(*entry.document, entry.version);
  if (now != entry.origin)
    fault(entry, "undoing everything does not restore the file: " + differenceOf(entry.origin, now));
  if (annotationText(*entry.document) != entry.originAnnotations)
    fault(entry, "undoing everything does not restore the markers");
  if (!entry.document->history().draft().isEmpty()) fault(entry, "undoing everything leaves an unregistered pose");
}

void DocumentBook::check(edit::MotionDocument& document) {
  Entry& entry = *entries_.at(&document);
  document.history().endGesture();
  note();
  QUndoStack& stack = *document.history().undoStack();
  const int index = stack.index();
  walkTo(entry, 0);
  compareOrigin(entry);
  walkTo(entry, stack.count());
  walkTo(entry, index);
  ++checks_;
  note();
}

void DocumentBook::checkAll() {
  for (edit::MotionDocument* document : workspace_.documents()) check(*document);
}

bool DocumentBook::reachesOne(Entry& entry, const std::vector<ShownState>& states) {
  QUndoStack& stack = *entry.document->history().undoStack();
  const int index = stack.index();
  bool found = false;
  for (int at = stack.count(); at >= 0 && !found; --at) {
    stack.setIndex(at);
    const Fingerprint now = entry.fingerprintOf(*entry.document);
    found = std::ranges::any_of(states, [now](const ShownState& state) { return state.fingerprint == now; });
  }
  stack.setIndex(index);
  return found;
}

void DocumentBook::match(const TrailEnd& end) {
  isRecovering_ = false;
  std::vector<const ExpectedDocument*> missing;
  for (const ExpectedDocument& expected : end.documents) missing.push_back(&expected);
  const auto assign = [&](auto&& fits) {
    for (const auto& [document, entry] : entries_) {
      if (!entry->isRecovered) continue;
      const auto isIt = [&fits, &own = *entry](const ExpectedDocument* one) { return fits(own, *one); };
      const auto found = std::ranges::find_if(missing, isIt);
      if (found == missing.end()) continue;
      loadOrigin(*entry, (*found)->key);
      entry->isRecovered = false;
      missing.erase(found);
    }
  };
  const auto shows = [&](Entry& entry, const ExpectedDocument& one) {
    const ShownState now = stateOf(entry);
    return std::ranges::any_of(one.states, [&now](const ShownState& state) { return now.equals(state); });
  };
  const auto isSameFile = [&](Entry& entry, const ExpectedDocument& one) {
    const QString file = stateOf(entry).file;
    return std::ranges::any_of(one.states, [&file](const ShownState& state) { return file == state.file; });
  };
  // First by the last names: two motions can have shown the same file, one after the other.
  const auto isLastFile = [&](Entry& entry, const ExpectedDocument& one) {
    return !one.states.empty() && stateOf(entry).file == one.states.back().file;
  };
  assign([&](Entry& entry, const ExpectedDocument& one) { return isLastFile(entry, one) && shows(entry, one); });
  assign([&](Entry& entry, const ExpectedDocument& one) { return isSameFile(entry, one) && shows(entry, one); });
  assign(shows);
  // The motions of the scene that have no unsaved steps are opened again from their files.
  for (const auto& [document, entry] : entries_) {
    if (!entry->isRecovered || document->history().undoStack()->count() > 0) continue;
    entry->isRecovered = false;
    storeOrigin(*entry);
  }
  // The line that was interrupted has shown a state that is not in the trail.
  if (end.interrupted) {
    assign([&](Entry& entry, const ExpectedDocument& one) {
      return isSameFile(entry, one) && reachesOne(entry, one.states);
    });
    assign([&](Entry& entry, const ExpectedDocument& one) { return reachesOne(entry, one.states); });
  }
  for (const auto& [document, entry] : entries_) {
    if (!std::exchange(entry->isRecovered, false)) continue;
    const ShownState now = stateOf(*entry);
    // Without a trail the lines of another run are repeated.
    const bool hasTrail = !end.documents.empty() || end.interrupted;
    if (hasTrail && !end.interrupted)
      fault(*entry, QString("was recovered at step %1 (%2) of %3, which it did not show in the last moment")
                        .arg(now.index)
                        .arg(document->history().undoStack()->undoText())
                        .arg(now.count));
    walkTo(*entry, 0);
    entry->origin = savedBytes(*document, entry->version);
    entry->originAnnotations = annotationText(*document);
    writeOrigin(*entry);
    walkTo(*entry, now.index);
  }
  for (const ExpectedDocument* one : missing) {
    if (one->mayBeMissing) continue;
    const ShownState& last = one->states.back();
    report_(QString("%1 (motion %2) was not recovered; it showed step %3 of %4")
                .arg(last.file)
                .arg(one->key)
                .arg(last.index)
                .arg(last.count));
  }
  note();
}

}  // namespace furitsuke::soak
