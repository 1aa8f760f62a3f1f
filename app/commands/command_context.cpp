// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_context.h"

#include "app/actions/action_arguments.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

edit::MotionDocument& CommandContext::document() const { return *workspace.current(); }

Frame CommandContext::frameFrom(const actions::ActionArguments& arguments) const {
  const auto frame = arguments.whole("frame");
  return frame ? static_cast<Frame>(*frame) : document().state().currentFrame();
}

Result<motion::TrackId> CommandContext::trackAt(const QString& path) const {
  const auto track = motion::findTrack(document().motion(), path.toStdString());
  if (!track) return Error::because("the motion has no track '" + path.toStdString() + "'");
  return *track;
}

motion::FrameZeroRule CommandContext::frameZeroRule() const {
  return settings.frameZeroAsMmd() ? motion::FrameZeroRule::AsMmd : motion::FrameZeroRule::Ordinary;
}

}  // namespace furitsuke::commands
