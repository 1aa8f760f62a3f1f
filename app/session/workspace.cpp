// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/workspace.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"

namespace furitsuke::session {

Workspace::Workspace(QObject* parent) : QObject(parent) {}
Workspace::~Workspace() {
  // Who observes the steps of the documents must not meet one that is half destroyed.
  current_ = nullptr;
}

QList<edit::MotionDocument*> Workspace::documents() const {
  QList<edit::MotionDocument*> all;
  for (const auto& document : documents_) all.append(document.get());
  return all;
}

int Workspace::indexOf(const edit::MotionDocument* document) const noexcept {
  const auto found = std::ranges::find_if(documents_, [&](const auto& one) { return one.get() == document; });
  return found == documents_.end() ? -1 : static_cast<int>(found - documents_.begin());
}

edit::MotionDocument* Workspace::findFile(const std::filesystem::path& path) const {
  for (const auto& document : documents_) {
    std::error_code failure;
    if (!document->file().path().empty() && std::filesystem::equivalent(document->file().path(), path, failure) &&
        !failure) {
      return document.get();
    }
  }
  return nullptr;
}

bool Workspace::hasModified() const {
  return std::ranges::any_of(documents_, [](const auto& document) { return document->isModified(); });
}

void Workspace::setStage(Stage& stage) {
  stage_ = &stage;
  connect(&stage.sceneDocument(), &edit::SceneDocument::changed, this, &Workspace::onSceneChanged);
  connect(&stage.sceneDocument().undoStack(), &QUndoStack::indexChanged, this, &Workspace::freeClosed);
}

edit::MotionDocument* Workspace::add(std::unique_ptr<edit::MotionDocument> document) {
  std::unique_ptr<edit::MotionDocument> known = takeClosed(*document);
  const bool isKnown = known != nullptr;
  if (isKnown) document = std::move(known);
  if (documents_.empty()) playhead_.setFrame(document->state().currentFrame());
  if (!isKnown) document->state().share(playhead_);
  edit::MotionDocument* added = document.get();
  insert(count(), std::move(document));
  if (stage_ != nullptr) stage_->addMotion(*added);
  if (!isKnown) emit documentOpened(added);
  setCurrent(added);
  return added;
}

std::unique_ptr<edit::MotionDocument> Workspace::takeClosed(const edit::MotionDocument& document) {
  const auto found = std::ranges::find_if(closed_, [&document](const auto& closed) {
    const edit::MotionDocument& each = *closed.second;
    return !document.file().path().empty() && each.file().path() == document.file().path() && !each.isModified() &&
           each.motion() == document.motion();
  });
  return found == closed_.end() ? nullptr : std::move(closed_.extract(found).mapped());
}

void Workspace::insert(int index, std::unique_ptr<edit::MotionDocument> document) {
  documents_.insert(documents_.begin() + index, std::move(document));
  emit documentAdded(index);
}

edit::MotionDocument* Workspace::neighborOf(int index) const {
  if (count() < 2) return nullptr;
  return document(index + 1 < count() ? index + 1 : index - 1);
}

std::unique_ptr<edit::MotionDocument> Workspace::take(int index) {
  edit::MotionDocument* next = neighborOf(index);
  std::unique_ptr<edit::MotionDocument> taken = std::move(documents_[static_cast<std::size_t>(index)]);
  documents_.erase(documents_.begin() + index);
  // Panels must drop the document before it is destroyed.
  if (taken.get() == current_) setCurrent(next);
  emit documentRemoved(index, taken.get());
  return taken;
}

void Workspace::remove(edit::MotionDocument* document) {
  const int index = indexOf(document);
  if (index < 0) return;
  const std::unique_ptr<edit::MotionDocument> removed = take(index);
  if (stage_ != nullptr) stage_->removeMotion(*removed);
}

void Workspace::close(edit::MotionDocument* document) {
  const int index = indexOf(document);
  if (index < 0 || stage_ == nullptr) return remove(document);
  document->history().cancelPreview();
  std::optional<edit::SceneStep> step(std::in_place, stage_->sceneDocument(),
                                      [title = document->file().title()] { return Stage::tr("Close %1").arg(title); });
  const bool isCurrent = document == current_;
  // What it moved gets another motion, and the one in front before others.
  if (edit::MotionDocument* next = neighborOf(index); isCurrent && next != nullptr) setCurrent(next);
  stage_->closeMotion(*document);
  step.reset();
  freeClosed();
}

void Workspace::onSceneChanged(const scene::SceneState& before) {
  const scene::SceneState now = stage_->state();
  for (const scene::MotionState& motion : before.motions) {
    if (now.hasMotion(motion.id)) continue;
    const auto found = std::ranges::find(documents_, motion.id, [](const auto& each) { return each->id(); });
    if (found == documents_.end()) continue;
    closed_[motion.id] = take(static_cast<int>(found - documents_.begin()));
  }
  edit::MotionDocument* front = nullptr;
  for (int index = 0; const scene::MotionState& motion : now.motions) {
    if (auto found = closed_.extract(motion.id)) {
      edit::MotionDocument* opened = found.mapped().get();
      insert(std::min(index, count()), std::move(found.mapped()));
      if (front == nullptr && current_ == nullptr) front = opened;
    }
    ++index;
  }
  if (front != nullptr) setCurrent(front);
}

void Workspace::freeClosed() {
  std::erase_if(closed_, [this](const auto& closed) {
    const bool isFreed = !stage_->isNeeded(*closed.second);
    if (isFreed) stage_->removeMotion(*closed.second);
    return isFreed;
  });
}

std::uint64_t Workspace::closedBytes() const {
  constexpr std::uint64_t kBytesOfKey = 100;
  std::uint64_t bytes = 0;
  for (const auto& [id, document] : closed_) bytes += kBytesOfKey * document->motion().keyCount();
  return bytes;
}

void Workspace::setCurrent(edit::MotionDocument* document) {
  if (document == current_) return;
  current_ = document;
  emit currentChanged(document);
}

void Workspace::move(int from, int to) {
  if (from == to || from < 0 || to < 0 || from >= count() || to >= count()) return;
  const auto at = [this](int i) { return documents_.begin() + i; };
  if (from < to) {
    std::rotate(at(from), at(from + 1), at(to + 1));
  } else {
    std::rotate(at(to), at(from), at(from + 1));
  }
  if (stage_ != nullptr) {
    scene::SceneState after = stage_->state();
    const auto place = [this](const scene::MotionState& motion) {
      return std::ranges::find(documents_, motion.id, [](const auto& each) { return each->id(); }) - documents_.begin();
    };
    std::ranges::sort(after.motions, std::ranges::less(), place);
    stage_->sceneDocument().adapt(after);
  }
  emit documentMoved(from, to);
}

QStringList distinctTitles(const QList<edit::MotionDocument*>& documents) {
  QStringList paths;
  for (const edit::MotionDocument* document : documents) paths.append(fromPath(document->file().path()));
  const QStringList folders = distinguishingFolders(paths);
  QStringList titles;
  for (qsizetype i = 0; i < documents.size(); ++i)
    titles.append(titleWithFolder(documents.at(i)->file().title(), folders.at(i)));
  return titles;
}

}  // namespace furitsuke::session
