// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/playhead.h"
#include "core/scene/scene_state.h"

namespace furitsuke::session {

class Stage;

/// The open motions of a window, the current one, and the playhead that they share. With a stage they are those of its
/// scene: closing one is a step of the scene, and undo opens it again as it was.
class Workspace : public QObject {
  Q_OBJECT

 public:
  explicit Workspace(QObject* parent = nullptr);
  ~Workspace() override;

  /// Call it before the first motion is opened. The stage must outlive the motions.
  void setStage(Stage& stage);

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
  /// at which the window stands. If it was closed as it is in its file, the closed document comes back instead, with
  /// its steps.
  edit::MotionDocument* add(std::unique_ptr<edit::MotionDocument> document);
  /// Closes the document without asking whether to save it, as a step of the scene.
  void close(edit::MotionDocument* document);
  /// Closes it for ever; not a step.
  void remove(edit::MotionDocument* document);
  /// Bytes that closed motions take, which a step can open again.
  [[nodiscard]] std::uint64_t closedBytes() const;
  void setCurrent(edit::MotionDocument* document);
  void move(int from, int to);

 signals:
  /// A document was opened, for the first time or again.
  void documentAdded(int index);
  /// The first time, after documentAdded(): for connections, which a closed document keeps until it is destroyed.
  void documentOpened(furitsuke::edit::MotionDocument* document);
  /// The document has left the list. Emitted before it may be destroyed.
  void documentRemoved(int index, furitsuke::edit::MotionDocument* document);
  void documentMoved(int from, int to);
  void currentChanged(furitsuke::edit::MotionDocument* document);

 private:
  void onSceneChanged(const scene::SceneState& before);
  void insert(int index, std::unique_ptr<edit::MotionDocument> document);
  [[nodiscard]] std::unique_ptr<edit::MotionDocument> take(int index);
  /// The closed document with the same file and the same content; nullptr if there is none.
  [[nodiscard]] std::unique_ptr<edit::MotionDocument> takeClosed(const edit::MotionDocument& document);
  /// The document to bring to the front when this one is closed; nullptr if it is the only one.
  [[nodiscard]] edit::MotionDocument* neighborOf(int index) const;
  /// Destroys closed documents that no step can open again.
  void freeClosed();

  Stage* stage_ = nullptr;
  edit::Playhead playhead_;
  std::vector<std::unique_ptr<edit::MotionDocument>> documents_;
  std::map<scene::MotionId, std::unique_ptr<edit::MotionDocument>> closed_;  ///< that a step can open again
  edit::MotionDocument* current_ = nullptr;
};

/// The titles of motions for tabs and lists. Motions of the same title are followed by the folder that tells them
/// apart.
[[nodiscard]] QStringList distinctTitles(const QList<edit::MotionDocument*>& documents);

}  // namespace furitsuke::session
