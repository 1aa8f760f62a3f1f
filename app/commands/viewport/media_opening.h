// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

class QObject;

namespace furitsuke::session {
class MediaTrack;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// The texts about the picture or film of a MediaTrack, in the current language.
struct MediaTexts {
  const char* openAction;             ///< id of the action that opens another file
  std::function<QString()> openText;  ///< of its button in a message
  std::function<QString()> title;     ///< of the file dialog
  std::function<QString(const QString& reason)> unopened;
  std::function<QString(const QString& file, const QString& reason)> damaged;
};

/// Opens the argument "path", or a file that the user chooses, for the current motion. Does not wait for it: failures
/// are reported in the message bar. A script waits and gets the Error.
Status openMedia(const CommandContext& context, session::MediaTrack& track, const MediaTexts& texts,
                 const actions::ActionArguments& arguments);
/// Reports in the message bar what the track reports, as long as `owner` exists.
void reportMediaProblems(const CommandContext& context, session::MediaTrack& track, const MediaTexts& texts,
                         QObject& owner);

}  // namespace furitsuke::commands
