// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/session/sound/sound_reading.h"
#include "core/media/tempo.h"

namespace furitsuke::session {

class BackgroundWork;

/// The tempo and the onsets of a sound, which are found in the background when they are first asked for.
class SoundRhythm : public QObject {
  Q_OBJECT

 public:
  using Found = Result<std::shared_ptr<const media::Rhythm>>;

  explicit SoundRhythm(QObject* parent = nullptr);
  ~SoundRhythm() override;

  /// Another sound; nullptr: none. Ends a search in the one before.
  void setSound(std::shared_ptr<const ReadSound> sound);
  /// Whether the rhythm of every sound is found, also if nobody calls find(); off by default.
  void setWanted(bool wanted);
  [[nodiscard]] bool isWanted() const noexcept { return wanted_; }
  /// nullptr while it is unknown.
  [[nodiscard]] std::shared_ptr<const media::Rhythm> rhythm() const noexcept { return rhythm_; }
  [[nodiscard]] bool isFinding() const noexcept { return search_ != nullptr; }

  /// Always calls `done`: at once if the rhythm is known or no sound has been read, otherwise at the end of the search.
  /// It gets an Error if the search was canceled, if the sound was replaced, or if the memory is full.
  void find(std::function<void(const Found&)> done);
  /// Ends the search, if there is one.
  void cancel();
  /// Blocks until no search is running.
  void finish();

 signals:
  /// rhythm() or isFinding() has changed.
  void changed();
  /// See BackgroundWork::slowChanged().
  void slowChanged(bool slow);

 private:
  struct Search;
  void start();
  void stop(const Error& error);

  BackgroundWork* work_;
  std::shared_ptr<const ReadSound> sound_;
  std::shared_ptr<const media::Rhythm> rhythm_;
  std::shared_ptr<Search> search_;
  bool wanted_ = false;
};

}  // namespace furitsuke::session
