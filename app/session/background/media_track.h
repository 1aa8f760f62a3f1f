// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/session/scene/scene_part.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"
#include "core/film/background_media.h"
#include "core/motion/annotations.h"

namespace furitsuke::session {

class Stage;
class Workspace;

/// A picture or film of a window for one purpose, such as the background: that of the motion which the scene names, see
/// mediaOf(). Files are read and films decoded in the background. Changes
/// are undo steps of the motion.
class MediaTrack : public QObject {
  Q_OBJECT

 public:
  ~MediaTrack() override;

  /// The name of the file; empty without one.
  [[nodiscard]] QString name() const;
  /// nullptr without a file, and while the track is not active.
  [[nodiscard]] film::BackgroundMedia* media() const noexcept { return media_.get(); }
  /// Whether the file is read at all: off while nothing shows it. On by default.
  void setActive(bool on);

  /// The motion whose picture or film it is; nullptr: none has one.
  [[nodiscard]] edit::MotionDocument* motion() const noexcept { return motion_; }
  /// Opens a file in the background. When it is open, it becomes that of `target`, with the settings of the one before.
  /// `done` gets an Error, and nothing is changed, if it cannot be opened, or an Error without a reason if another file
  /// is opened or the motion is closed in the meantime.
  void open(const std::filesystem::path& file, edit::MotionDocument& target, std::function<void(const Status&)> done);
  /// The name of the file that open() is opening; empty: none.
  [[nodiscard]] QString opening() const;
  /// Blocks until nothing is being opened.
  void finish();
  /// Removes the file and its settings from its motion.
  void remove();

 signals:
  /// Something else must be shown.
  void changed();
  /// The settings are others than before; changed() follows.
  void linkChanged();
  /// A file cannot be opened, or a picture of a film cannot be decoded.
  void failed(const QString& file, const furitsuke::Error& error);

 protected:
  MediaTrack(Workspace& workspace, Stage& stage, ScenePart part, QObject* parent);

  /// The texts of undo steps.
  [[nodiscard]] virtual edit::LiveText settingText() const = 0;
  [[nodiscard]] virtual edit::LiveText removalText() const = 0;
  virtual void setFileIn(motion::Annotations& annotations, const std::string& file) const = 0;
  virtual void removeFrom(motion::Annotations& annotations) const = 0;
  /// Takes over the settings, nullptr: none. Returns whether they are others than before.
  virtual bool take(const motion::Annotations* annotations) = 0;
  /// The file of the settings that were taken over last.
  [[nodiscard]] virtual std::string linkedFile() const = 0;

  /// Follows the motions that are open already; called by the constructors of derived classes.
  void followAll();
  void update();
  /// Settings were taken over: opens their file and closes the previous one.
  void show();
  /// Changes the annotations of `target` as one undo step. From now on, its file is shown.
  void changeAnnotations(edit::MotionDocument& target, const edit::LiveText& text,
                         const std::function<void(motion::Annotations&)>& change);

 private:
  struct Opening;
  void follow(edit::MotionDocument& document);
  void openMedia();
  std::unique_ptr<film::BackgroundMedia> makeMedia(const std::string& file);
  void onNews();
  /// Ends an opening whose file is open.
  void finishOpening();

  Workspace& workspace_;
  Stage& stage_;
  const ScenePart part_;
  QPointer<edit::MotionDocument> motion_;
  bool isActive_ = true;
  std::string file_;      ///< of media_
  std::string reported_;  ///< the last problem of file_ that was reported
  std::unique_ptr<film::BackgroundMedia> media_;
  std::unique_ptr<Opening> opening_;
};

/// A MediaTrack whose settings are one member of the annotations.
template <class Link>
class LinkTrack : public MediaTrack {
 public:
  /// The settings of the motion, or what is shown instead of them as a preview.
  [[nodiscard]] const std::optional<Link>& link() const noexcept { return link_; }
  /// Changes the settings of `target` as one step.
  void setSettings(edit::MotionDocument& target, const Link& link) {
    changeAnnotations(target, settingText(), [&](motion::Annotations& annotations) { annotations.*member_ = link; });
  }
  /// The same for motion(); without one, nothing changes.
  void change(const Link& link) {
    if (motion() != nullptr) setSettings(*motion(), link);
  }
  /// Shows other settings until another preview or endPreview().
  void preview(const Link& link) {
    if (link_ == link) return;
    link_ = link;
    show();
  }
  void endPreview() { update(); }

 protected:
  using Member = std::optional<Link> motion::Annotations::*;

  LinkTrack(Workspace& workspace, Stage& stage, ScenePart part, Member member, QObject* parent)
      : MediaTrack(workspace, stage, part, parent), member_(member) {
    followAll();
  }

 private:
  void setFileIn(motion::Annotations& annotations, const std::string& file) const final {
    std::optional<Link>& link = annotations.*member_;
    if (!link) link.emplace();
    // Another file keeps its place, but films start together with the motion.
    if (link->file != file) link->time = 0;
    link->file = file;
  }
  void removeFrom(motion::Annotations& annotations) const final { (annotations.*member_).reset(); }
  bool take(const motion::Annotations* annotations) final {
    const std::optional<Link> link = annotations == nullptr ? std::nullopt : annotations->*member_;
    return std::exchange(link_, link) != link;
  }
  [[nodiscard]] std::string linkedFile() const final { return link_ ? link_->file : std::string(); }

  const Member member_;
  std::optional<Link> link_;
};

}  // namespace furitsuke::session
