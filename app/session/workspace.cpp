// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/workspace.h"

#include <algorithm>
#include <system_error>

namespace furitsuke::session {

Workspace::Workspace(QObject* parent) : QObject(parent) {}
Workspace::~Workspace() = default;

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

}  // namespace furitsuke::session
