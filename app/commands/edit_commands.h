// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

/// Undo, clipboard, selection and keys: everything that works on the current motion and needs no panel.
class EditCommands : public QObject {
  Q_OBJECT

 public:
  explicit EditCommands(const CommandContext& context, QObject* parent = nullptr);

  /// Asked for the track of a new key when nothing is selected and no track is current.
  void setTrackInHand(std::function<std::optional<TrackId>()> track) { trackInHand_ = std::move(track); }

 private:
  void bindClipboard();
  void bindSelection();
  void bindKeys();
  void bindFrames();
  [[nodiscard]] MotionDocument& document() const;
  [[nodiscard]] FrameZeroRule frameZeroRule() const;
  /// The named track of the current motion, or an Error that names it.
  [[nodiscard]] Result<TrackId> track(const QString& path) const;
  [[nodiscard]] Frame frameOr(const ActionArguments& arguments) const;

  Status copy(bool cut);
  Status paste(Frame frame);
  [[nodiscard]] Frame snappedPlayhead();
  Status select(const ActionArguments& arguments);
  Status addKey(const ActionArguments& arguments);
  Status addTrack(const ActionArguments& arguments);
  [[nodiscard]] Error lockedError(const std::vector<TrackId>& tracks) const;
  Status moveKeys(const ActionArguments& arguments);
  Status setKeys(const ActionArguments& arguments);
  Status setCurves(const ActionArguments& arguments);
  Status rename(const ActionArguments& arguments);

  CommandContext context_;
  std::function<std::optional<TrackId>()> trackInHand_;
};

}  // namespace furitsuke
