// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/playhead.h"

namespace furitsuke::session {

/// The open motions of a window, the current one, and the playhead that they share.
class Workspace : public QObject {
  Q_OBJECT

 public:
  explicit Workspace(QObject* parent = nullptr);
  ~Workspace() override;

  /// nullptr when nothing is open.
  [[nodiscard]] edit::MotionDocument* current() const noexcept { return current_; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(documents_.size()); }
  [[nodiscard]] edit::MotionDocument* document(int index) const {
    return documents_[static_cast<std::size_t>(index)].get();
  }
  [[nodiscard]] QList<edit::MotionDocument*> documents() const;
  /// -1 if it is not open in this window.
  [[nodiscard]] int indexOf(const edit::MotionDocument* document) const noexcept;
  /// The open document of that file, even if its path is written differently or contains links; nullptr if there is
  /// none.
  [[nodiscard]] edit::MotionDocument* findFile(const std::filesystem::path& path) const;
  [[nodiscard]] bool hasModified() const;

  /// Appends the document and makes it the current one. The first one brings its playhead; the others come to the frame
  /// at which the window stands.
  edit::MotionDocument* add(std::unique_ptr<edit::MotionDocument> document);
  /// Closes the document without asking whether to save it.
  void remove(edit::MotionDocument* document);
  void setCurrent(edit::MotionDocument* document);
  void move(int from, int to);

 signals:
  void documentAdded(int index);
  /// Emitted before the document is destroyed; it is no longer in the list.
  void documentRemoved(int index, furitsuke::edit::MotionDocument* document);
  void documentMoved(int from, int to);
  void currentChanged(furitsuke::edit::MotionDocument* document);

 private:
  edit::Playhead playhead_;
  std::vector<std::unique_ptr<edit::MotionDocument>> documents_;
  edit::MotionDocument* current_ = nullptr;
};

/// The titles of motions for tabs and lists. Motions of the same title are followed by the folder that tells them
/// apart.
[[nodiscard]] QStringList distinctTitles(const QList<edit::MotionDocument*>& documents);

}  // namespace furitsuke::session
