// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/workspace.h"

#include <algorithm>
#include <system_error>

#include "app/session/file_paths.h"

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

edit::MotionDocument* Workspace::add(std::unique_ptr<edit::MotionDocument> document) {
  if (documents_.empty()) playhead_.setFrame(document->state().currentFrame());
  document->state().share(playhead_);
  documents_.push_back(std::move(document));
  emit documentAdded(count() - 1);
  setCurrent(documents_.back().get());
  return documents_.back().get();
}

void Workspace::remove(edit::MotionDocument* document) {
  const int index = indexOf(document);
  if (index < 0) return;
  const auto at = documents_.begin() + index;
  const std::unique_ptr<edit::MotionDocument> removed = std::move(*at);
  documents_.erase(at);
  if (document == current_) {
    // Panels must drop the document before it is destroyed.
    current_ = nullptr;
    setCurrent(documents_.empty() ? nullptr : documents_[static_cast<std::size_t>(std::min(index, count() - 1))].get());
    if (documents_.empty()) emit currentChanged(nullptr);
  }
  emit documentRemoved(index, removed.get());
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
