// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// The open motions of a window and which of them is worked on.
class Workspace : public QObject {
  Q_OBJECT

 public:
  explicit Workspace(QObject* parent = nullptr);
  ~Workspace() override;

  /// nullptr when nothing is open.
  [[nodiscard]] MotionDocument* current() const noexcept { return current_; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(documents_.size()); }
  [[nodiscard]] MotionDocument* document(int index) const { return documents_[static_cast<std::size_t>(index)].get(); }
  /// -1 when it is not open here.
  [[nodiscard]] int indexOf(const MotionDocument* document) const noexcept;
  /// The open document of that file, links and relative paths resolved; nullptr when there is none.
  [[nodiscard]] MotionDocument* findFile(const std::filesystem::path& path) const;
  [[nodiscard]] bool hasModified() const;

  /// Puts it behind the others and makes it the current one.
  MotionDocument* add(std::unique_ptr<MotionDocument> document);
  /// Closes it without a question.
  void remove(MotionDocument* document);
  void setCurrent(MotionDocument* document);
  void move(int from, int to);

 signals:
  void documentAdded(int index);
  /// Before it is destroyed; it is no longer among the documents.
  void documentRemoved(int index, furitsuke::MotionDocument* document);
  void documentMoved(int from, int to);
  void currentChanged(furitsuke::MotionDocument* document);

 private:
  std::vector<std::unique_ptr<MotionDocument>> documents_;
  MotionDocument* current_ = nullptr;
};

}  // namespace furitsuke
