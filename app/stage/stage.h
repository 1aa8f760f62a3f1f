// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/edit/motion_document.h"
#include "core/model/name_index.h"
#include "core/scene/scene.h"

namespace furitsuke {

class Comparison;
class Posing;

/// What a model brings to the stage besides itself.
struct CastEntry {
  std::filesystem::path path;
  Diagnostics diagnostics;  ///< what was odd about the file and its pictures, worst first
};

/// The models of a window, the motions that move them, and which of them is worked on. Follows the documents by itself:
/// an edit is seen by the next evaluated(). Panels observe it and know no renderer.
class Stage : public QObject {
  Q_OBJECT

 public:
  explicit Stage(QObject* parent = nullptr);
  ~Stage() override;

  [[nodiscard]] const Scene& scene() const noexcept { return scene_; }
  /// The scene as it is at position(). Costs nothing when nothing has changed.
  const Scene& evaluated();

  // --- models --------------------------------------------------------------------------------------------------------

  /// Puts it behind the others and makes it the active one. A motion that is called after it, or else one that moves
  /// nobody yet, is given to it.
  Actor& addActor(std::unique_ptr<Actor> actor, CastEntry entry);
  void removeActor(std::uint64_t id);
  /// In the order in which they are drawn.
  void moveActor(std::uint64_t id, std::size_t place);
  void setShown(std::uint64_t id, bool shown);
  void setPlacement(std::uint64_t id, const Placement& placement);
  [[nodiscard]] const CastEntry& entryOf(std::uint64_t id) const { return cast_.at(id).entry; }
  [[nodiscard]] const std::vector<std::unique_ptr<Actor>>& actors() const noexcept { return scene_.actors; }

  /// The model that panels show; nullptr without models.
  [[nodiscard]] Actor* active() const { return scene_.find(active_); }
  void setActive(std::uint64_t id);

  // --- motions -------------------------------------------------------------------------------------------------------

  /// A document was opened: a camera motion films; another moves the model that it is called after, or the one at rest
  /// that knows most of its tracks, or the active one.
  void addMotion(MotionDocument& document);
  /// Before it is destroyed.
  void removeMotion(const MotionDocument& document);
  /// nullptr: the model rests.
  void assignMotion(std::uint64_t id, MotionDocument* document);
  [[nodiscard]] MotionDocument* motionOf(std::uint64_t id) const { return cast_.at(id).motion; }
  /// The first that is moved by it; nullptr when it moves nobody.
  [[nodiscard]] Actor* actorOf(const MotionDocument& document) const;
  /// Where camera, light and shadow come from; nullptr: MMD's own.
  [[nodiscard]] MotionDocument* cameraMotion() const { return camera_; }
  void setCameraMotion(MotionDocument* document);
  /// It films or moves somebody.
  [[nodiscard]] bool uses(const MotionDocument& document) const;

  // --- time ----------------------------------------------------------------------------------------------------------

  /// Whole or fractional frames.
  [[nodiscard]] double position() const noexcept { return position_; }
  void setPosition(double frame);
  /// Of the longest motion in use.
  [[nodiscard]] Frame lastFrame() const;
  /// Another number whenever models may move otherwise than before: another motion, an edit of one, another place.
  /// Playhead, drafts and what is shown leave it. For who keeps what he has worked out of other moments.
  [[nodiscard]] std::uint64_t motionRevision() const noexcept { return motionRevision_; }

  // --- bones of the active model
  // ---------------------------------------------------------------------------------------

  /// Ascending. Keys that are selected in the motion select their bones; bones that are picked select their keys at
  /// the playhead.
  [[nodiscard]] const std::vector<BoneIndex>& selectedBones() const noexcept { return bones_; }
  void selectBones(std::vector<BoneIndex> bones);
  [[nodiscard]] bool isSelected(BoneIndex bone) const;

  // --- posing by hand ------------------------------------------------------------------------------------------------

  /// What hands do to the active model.
  [[nodiscard]] Posing& posing() noexcept { return *posing_; }
  /// Another motion beside that of the active model.
  [[nodiscard]] Comparison& comparison() noexcept { return *comparison_; }
  /// Whether poses that are not registered stand for the motion; not while one watches it play.
  void setDraftsShown(bool on);
  [[nodiscard]] bool areDraftsShown() const noexcept { return draftsShown_; }
  /// By the names of motions, of a model that is on the stage.
  [[nodiscard]] const NameIndex& namesOf(std::uint64_t id) const { return *cast_.at(id).names; }

  /// Something that shows has changed without the stage knowing: a hidden material, say.
  void touch();

 signals:
  /// Models came, went, were renamed, hidden, reordered or got another motion.
  void castChanged();
  void activeChanged();
  /// The picture is out of date.
  void changed();
  void bonesSelected();

 private:
  struct Member {
    CastEntry entry;
    QPointer<MotionDocument> motion;
    std::unique_ptr<NameIndex> names;
    bool isStale = true;       ///< the motion was edited since it was laid onto the model
    bool isDraftStale = true;  ///< likewise the draft
    bool isGuess = false;      ///< nobody said that this motion is for this model, nor does its name
  };
  void follow(MotionDocument& document);
  void onMotionChanged(MotionDocument* document);
  void onDraftChanged(const MotionDocument* document);
  void takeBonesFromKeys();
  void bringUpMotions();
  /// Told apart from the models that are there by a number.
  [[nodiscard]] std::string unusedTitle(const std::string& title) const;
  /// Gives a motion to the model that it is called after, or else to the one at rest that knows most of its tracks.
  void placeMotion(MotionDocument& document);
  void guessMotion(std::uint64_t id, MotionDocument* document);
  void takeIdleMotion(const Actor& actor);
  /// Keyed tracks of the motion that the model has.
  [[nodiscard]] std::size_t knownTracks(std::uint64_t id, const Motion& motion) const;

  Scene scene_;
  std::map<std::uint64_t, Member> cast_;
  std::vector<QPointer<MotionDocument>> documents_;  ///< all that are open, in the order of opening
  QPointer<MotionDocument> camera_;
  std::uint64_t active_ = 0;
  double position_ = 0;
  std::vector<BoneIndex> bones_;
  std::uint64_t motionRevision_ = 0;
  bool isStale_ = true;
  bool cameraStale_ = true;
  std::unique_ptr<Posing> posing_;
  std::unique_ptr<Comparison> comparison_;
  bool draftsShown_ = true;
  bool picking_ = false;  ///< the selection of keys that changes is our own doing
};

}  // namespace furitsuke
