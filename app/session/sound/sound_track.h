// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/session/sound/sound_reading.h"
#include "core/edit/document/live_text.h"
#include "core/motion/annotations.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class BackgroundWork;
class SoundRhythm;
class Stage;
class Workspace;

/// The sound of a window: that of the motion which the scene names, see mediaOf(). Reads it in the background.
/// Changes of it are undo steps of its motion.
class SoundTrack : public QObject {
  Q_OBJECT

 public:
  SoundTrack(Workspace& workspace, Stage& stage, QObject* parent = nullptr);
  ~SoundTrack() override;

  /// The motion whose sound it is; nullptr if no open motion has one.
  [[nodiscard]] edit::MotionDocument* motion() const;
  /// What the motion says about its sound, or what is shown instead of it as a preview.
  [[nodiscard]] const std::optional<motion::SoundLink>& link() const noexcept { return link_; }
  /// nullptr without a sound, while it is read, and if it could not be read.
  [[nodiscard]] std::shared_ptr<const ReadSound> read() const;
  [[nodiscard]] bool isReading() const;
  /// Why the sound could not be read.
  [[nodiscard]] QString problem() const;
  /// The tempo and the onsets of read().
  [[nodiscard]] SoundRhythm& rhythm() const noexcept { return *rhythm_; }
  /// The name of its file.
  [[nodiscard]] QString name() const;
  /// The frame at which the sound starts; fractional, may be negative.
  [[nodiscard]] double startFrame() const;
  /// The last frame at which the sound is heard; 0 without a sound.
  [[nodiscard]] Frame lastFrame() const;

  /// Reads a file in the background and makes it the sound of the motion that `target` returns when it has been read;
  /// nullptr: of none. `done` is called in any case.
  void open(const std::filesystem::path& path, std::function<edit::MotionDocument*()> target,
            std::function<void(const Status&)> done);
  /// Blocks until no sound is being read.
  void finish();
  void remove();
  void setOffset(double milliseconds);
  void setVolume(int percent);
  void setMuted(bool muted);
  /// Shows and plays the sound at this offset or volume until another preview, or until a change of the sound.
  void previewOffset(double milliseconds);
  void previewVolume(int percent);
  void endPreview();

 signals:
  /// Anything of the above has changed.
  void changed();
  /// The sound of a motion could not be read when the motion was opened.
  void readFailed(const QString& motion, const QString& sound, const furitsuke::Error& error);
  /// A file was read of which parts are damaged or missing; see media::SoundFinding.
  void damageFound(const QString& sound, const furitsuke::Diagnostics& findings);

 private:
  struct Reading;
  [[nodiscard]] const Reading* reading() const;
  /// Starts to read the file unless that has been done.
  std::shared_ptr<Reading> ensureRead(const std::filesystem::path& path);
  void follow(edit::MotionDocument& document);
  void update();
  void forgetUnused();
  void setLink(const edit::LiveText& text, const std::optional<motion::SoundLink>& link);
  void preview(const motion::SoundLink& link);

  Workspace& workspace_;
  Stage& stage_;
  BackgroundWork* work_;
  SoundRhythm* rhythm_;
  QPointer<edit::MotionDocument> motion_;
  std::optional<motion::SoundLink> link_;
  std::map<std::string, std::shared_ptr<Reading>> readings_;  ///< by the file of the link
};

/// The path as it is stored in a SoundLink.
[[nodiscard]] std::string linkPath(const std::filesystem::path& path);

}  // namespace furitsuke::session
