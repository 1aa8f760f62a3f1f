// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/convert/vmd_motion.h"
#include "core/edit/document_file.h"
#include "core/edit/document_save.h"
#include "core/edit/track_locks.h"
#include "core/motion/edit.h"
#include "core/motion/operations.h"
#include "core/motion/selection.h"

namespace furitsuke {

class DiskWatch;
struct LoadedMotion;

/// From so many selected keys on, what has to look at each of them (a panel, a step of a drag) waits until nothing has
/// changed for a moment, so that whoever drags them is never held up.
inline constexpr std::size_t kLargeSelection = 100'000;
inline constexpr std::chrono::milliseconds kLargeSelectionRest{40};

/// What changed in a motion; panels repaint what it names and nothing else.
struct MotionChange {
  enum class Kind {
    Keys,       ///< keys of `tracks` within `frames`
    Tracks,     ///< tracks were added at the end, or those of a preview went again
    ModelName,  ///< only the model name
    Names,      ///< `tracks` have other names
    Reloaded,   ///< everything: the motion was replaced
  };
  Kind kind = Kind::Keys;
  std::vector<TrackId> tracks;  ///< sorted, each once
  FrameRange frames;
};

/// A motion as it would be after a step that was worked out from a copy of it, on any thread.
struct EditedMotion {
  Motion motion;           ///< with the tracks that the step needs, behind those that were there
  MotionEdit edit;         ///< what leads to it once the tracks are there
  KeySelection selection;  ///< what would be selected afterwards
};

/// One open motion: its file, keys, undo stack, selection and current frame. Panels observe it and change it only
/// through its functions; it knows no panel.
class MotionDocument : public QObject {
  Q_OBJECT

 public:
  /// A new, empty, unsaved motion, or one made from something else (a pose, the clipboard).
  explicit MotionDocument(Motion motion = {}, QObject* parent = nullptr);
  ~MotionDocument() override;

  /// Opens .vmd, .vpd (a motion of one frame), motion JSON, CSV or BVMD by content; only a VMD is the
  /// file that save() writes. A damaged file opens as repaired and
  /// modified, with isRepaired(). Annotations come from the file beside it; see annotationProblem().
  [[nodiscard]] static Result<std::unique_ptr<MotionDocument>> open(const std::filesystem::path& path);
  /// The two halves of open(): reading and judging, the long one, on any thread; and making the document.
  [[nodiscard]] static Result<LoadedMotion> read(const std::filesystem::path& path);
  [[nodiscard]] static std::unique_ptr<MotionDocument> fromRead(LoadedMotion read, const std::filesystem::path& path);

  [[nodiscard]] const Motion& motion() const noexcept { return motion_; }
  [[nodiscard]] const VmdSource* source() const noexcept { return source_.get(); }
  /// The same for work that may outlive the document.
  [[nodiscard]] const std::shared_ptr<const VmdSource>& sharedSource() const noexcept { return source_; }
  /// What is odd, wrong or suspicious: checkMotion() of the file when it was opened, and after edits what
  /// setDiagnostics() was given last.
  [[nodiscard]] const Diagnostics& diagnostics() const noexcept { return diagnostics_; }
  /// Nothing was edited since diagnostics() were found.
  [[nodiscard]] bool areDiagnosticsCurrent() const noexcept { return diagnosticsCurrent_; }
  /// findingsNow() of the motion as it is. The document does not judge itself, because it takes long.
  void setDiagnostics(Diagnostics diagnostics);

  /// Where save() writes; empty for a motion that has no file yet.
  [[nodiscard]] const std::filesystem::path& filePath() const noexcept { return filePath_; }
  /// File name, or the given title of an unsaved motion. For tabs and title bars.
  [[nodiscard]] QString title() const;
  void setTitle(const QString& title);
  /// A draft counts: it is in no file.
  [[nodiscard]] bool isModified() const;
  /// The same without the draft: whether a save would change the file.
  [[nodiscard]] bool hasUnsavedSteps() const;
  /// The file was damaged and what is open is what could be saved of it.
  [[nodiscard]] bool isRepaired() const noexcept { return repaired_; }
  /// Why the annotations beside the motion could not be read when it was opened; saving others keeps a copy of them.
  [[nodiscard]] const std::optional<Error>& annotationProblem() const noexcept { return annotationProblem_; }
  /// The file differs from what was last read or written here (changed or gone).
  [[nodiscard]] bool isChangedOnDisk() const;

  /// Writes through a temporary file; the version of the file from before this session is kept once as NAME.bak. The
  /// annotations go into the file beside it; when only they cannot be written the motion is saved, the document stays
  /// modified, and the Error says so.
  Status save();
  /// The same under another name, which becomes the document's own. Annotations that lie there already are joined with
  /// those of the document, as a step that can be undone.
  Status saveAs(const std::filesystem::path& path, const VmdWriteOptions& options = {});
  /// The halves of saveAs(), so that write() can run on another thread between them. The motion may be edited
  /// meanwhile: then it is still modified afterwards. Not while isSaving().
  [[nodiscard]] DocumentSave beginSave(const std::filesystem::path& path, const VmdWriteOptions& options);
  Status finishSave(const DocumentSave& save, const Status& written);
  [[nodiscard]] bool isSaving() const noexcept { return saving_; }
  [[nodiscard]] const VmdWriteOptions& writeOptions() const noexcept { return writeOptions_; }
  /// What a save with these options would lose.
  [[nodiscard]] Diagnostics losses(const VmdWriteOptions& options) const;
  /// 1 or 2: what save() writes.
  [[nodiscard]] int vmdVersion() const noexcept { return writeOptions_.version; }
  /// Where the document is saved and how that file looked when it was last read or written here.
  [[nodiscard]] DocumentFile file() const;
  /// Reads the file again; undo history and selection are lost. On failure nothing changes.
  Status revert();
  /// Its second half, when read() has read the file again.
  void replaceBy(LoadedMotion read);
  /// Counts the steps that were done, undone and redone; tells whether something happened in between.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

  // --- editing ---------------------------------------------------------------------------------------------------

  [[nodiscard]] QUndoStack* undoStack() noexcept { return &undoStack_; }
  [[nodiscard]] const QUndoStack* undoStack() const noexcept { return &undoStack_; }
  /// One undo step. Edits that change nothing push nothing (a given selection is still taken over).
  void push(const QString& text, KeyEdits edits);
  void push(const QString& text, EditProposal proposal);
  void push(const QString& text, MotionEdit edit);
  /// One undo step.
  void setModelName(const Name& name);
  /// The same with the keys that are selected afterwards.
  void push(const QString& text, MotionEdit edit, KeySelection selection);
  /// One undo step; nothing when they are the present ones. During a gesture of keys that gesture ends first.
  void setAnnotations(const QString& text, Annotations annotations);
  /// The track of that kind and name, added when missing. Adding a track is no undo step: an empty track is not saved.
  TrackId ensureTrack(TrackKind kind, const Name& name);
  /// Adds the tracks that `source` has and this motion lacks, before insertMotion().
  void ensureTracks(const Motion& source);

  /// A drag or another change that is shown while it goes on and becomes one undo step at its end. Each update is
  /// computed from the motion as it was when the gesture began and replaces the update before.
  void beginGesture(const QString& text);
  [[nodiscard]] bool isInGesture() const noexcept { return gesture_ != nullptr; }
  /// The last update is not in the motion yet; see updateGesture().
  [[nodiscard]] bool isGesturePending() const noexcept { return gestureRest_.isActive(); }
  /// `propose` sees the motion from before the gesture, and is kept: with a large selection selected it is asked when
  /// the drag rests, or at its end, and only the last one is. Does nothing outside a gesture.
  void updateGesture(std::function<EditProposal(const Motion&)> propose);
  /// Pushes the last update as one step.
  void endGesture();
  /// Everything as before beginGesture().
  void cancelGesture();
  /// The selection from before the gesture: what `propose` should work on.
  [[nodiscard]] const KeySelection& gestureSelection() const;

  // --- the pose that is not registered -------------------------------------------------------------------------------

  /// No part of the motion and never saved; its steps are undone and brought back after a crash like all others.
  [[nodiscard]] const PoseDraft& draft() const noexcept { return draft_; }
  /// One undo step; nothing when it is the present one.
  void setDraft(const QString& text, PoseDraft draft);
  /// Shows a draft during a gesture, at whose end it becomes the draft of the step. Does nothing outside one.
  void updateGestureDraft(PoseDraft draft);

  // --- previews: what a step would do, before anybody has decided for it
  // ------------------------------------------------

  /// Shows a motion in the place of motion() until it is taken or cancelled; a later one replaces it. It must have been
  /// worked out from settledMotion(). Unlike a gesture a preview is no step of its own accord: a gesture, undo, redo
  /// and saving cancel it. Only a push() takes it, because that was worked out from what is shown.
  void showPreview(const QString& text, EditedMotion edited);
  [[nodiscard]] bool isPreviewing() const noexcept { return preview_ != nullptr; }
  /// The preview becomes one undo step.
  void takePreview();
  /// Everything as before the preview, tracks that it had added included.
  void cancelPreview();
  /// Motion and selection without the preview.
  [[nodiscard]] const Motion& settledMotion() const noexcept;
  [[nodiscard]] const KeySelection& settledSelection() const noexcept;

  // --- locked tracks -------------------------------------------------------------------------------------------------

  /// Their keys are neither selected nor changed by any step, whoever makes it: what it would do to them is left out
  /// (see lockedTracksKept()), and of a draft what would have become their keys stays. Undo and redo go over them as
  /// over all others. Never saved; after revert() the tracks of the same names are locked.
  [[nodiscard]] const TrackLocks& locks() const noexcept { return locks_; }
  [[nodiscard]] bool isLocked(TrackId track) const { return locks_.contains(track); }
  /// Ends gestures and previews. Locking takes keys out of the selection.
  void setLocked(const std::vector<TrackId>& tracks, bool locked);

  // --- cursor and selection, shared by all panels -------------------------------------------------------------------

  [[nodiscard]] Frame currentFrame() const noexcept { return currentFrame_; }
  /// Clamped to 0..kMaxFrame.
  void setCurrentFrame(std::int64_t frame);
  [[nodiscard]] const KeySelection& selection() const noexcept { return selection_; }
  /// Frames that are no keys and keys of locked tracks are dropped.
  void setSelection(KeySelection selection);
  /// The track that a panel last worked on; where "add key" goes when nothing is selected.
  [[nodiscard]] std::optional<TrackId> currentTrack() const noexcept { return currentTrack_; }
  void setCurrentTrack(std::optional<TrackId> track);

 signals:
  void motionChanged(const furitsuke::MotionChange& change);
  /// Markers or tempo, also when the motion was replaced.
  void annotationsChanged();
  void draftChanged();
  void locksChanged();
  /// A step would have changed keys of these locked tracks; they stayed as they are. Told when the step is made.
  void lockedTracksKept(const std::vector<furitsuke::TrackId>& tracks);
  void diagnosticsChanged();
  void selectionChanged();
  void currentFrameChanged(furitsuke::Frame frame);
  void currentTrackChanged();
  void modifiedChanged(bool modified);
  /// File path or title changed.
  void fileChanged();
  /// Another program changed or removed the file; asked once per change.
  void changedOnDisk();

 private:
  friend class MotionEditCommand;
  friend class JournalReplay;
  struct Gesture;
  struct Preview;

  /// Puts another motion in the place of this one. They differ by the edits, of which one may be null, and by tracks
  /// at the end.
  void exchange(Motion motion, const MotionEdit* edit, const MotionEdit* other);
  void announceNames(const NameEdits& names);
  void apply(const MotionEdit& edit, EditSide side);
  void showGesture();
  void takeDraft(PoseDraft draft);
  void pushEdit(const QString& text, MotionEdit edit, KeySelection before, KeySelection after, bool isApplied);
  void adopt(LoadedMotion loaded, const std::filesystem::path& path);
  std::size_t joinAnnotationsBeside(const std::filesystem::path& path);

  Motion motion_;
  std::shared_ptr<const VmdSource> source_;
  Diagnostics diagnostics_;
  std::filesystem::path filePath_;
  QString title_;
  VmdWriteOptions writeOptions_;
  std::string annotationText_;  ///< of the file beside the motion, as it was last read or written here
  std::optional<Error> annotationProblem_;
  QUndoStack undoStack_;
  PoseDraft draft_;
  KeySelection selection_;
  TrackLocks locks_;
  Frame currentFrame_ = 0;
  std::optional<TrackId> currentTrack_;
  std::unique_ptr<Gesture> gesture_;
  std::unique_ptr<Preview> preview_;
  QTimer gestureRest_;
  std::unique_ptr<DiskWatch> disk_;
  std::uint64_t revision_ = 0;
  bool saving_ = false;
  bool diagnosticsCurrent_ = true;
  bool repaired_ = false;
  bool unsaved_ = false;  ///< modified although the undo stack is clean: the file was repaired
};

}  // namespace furitsuke
