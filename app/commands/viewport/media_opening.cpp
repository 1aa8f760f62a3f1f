// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/media_opening.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>

#include "app/actions/action_set.h"
#include "app/dialogs/prompts.h"
#include "app/session/background/media_track.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"

namespace furitsuke::commands {

namespace {

QString pathToOpen(const CommandContext& context, const MediaTexts& texts, const actions::ActionArguments& arguments) {
  if (const auto path = arguments.text("path")) return *path;
  const QStringList files =
      dialogs::askFilesToOpen(context.window, texts.title(), session::fileFilter({session::FileFilter::Media}),
                              context.settings.lastFolder(), false);
  return files.value(0);
}

}  // namespace

Status openMedia(const CommandContext& context, session::MediaTrack& track, const MediaTexts& texts,
                 const actions::ActionArguments& arguments) {
  const QString path = pathToOpen(context, texts, arguments);
  if (path.isEmpty() || context.workspace.current() == nullptr) return Done{};
  const QPointer<edit::MotionDocument> target(&context.document());
  const bool isScripted = context.actions.isScripted();
  auto result = std::make_shared<std::optional<Status>>();
  const auto done = [context, target, path, result, isScripted, unopened = texts.unopened](const Status& status) {
    *result = session::withFileName(status, path);
    if (isScripted) return;
    if (status) return context.sayStep(*target);
    context.say({});
    if (status.error().isCanceled) return;
    context.messages.showMessage(
        Severity::Error, [unopened, error = (*result)->error()] { return unopened(widgets::failureText(error)); });
  };
  context.say([file = QFileInfo(path).fileName()] {
    return QCoreApplication::translate("MediaOpening", "Opening %1…").arg(file);
  });
  track.open(session::toPath(path), *target, done);
  if (!isScripted) return Done{};
  track.finish();
  return result->value_or(Done{});
}

void reportMediaProblems(const CommandContext& context, session::MediaTrack& track, const MediaTexts& texts,
                         QObject& owner) {
  QObject::connect(&track, &session::MediaTrack::failed, &owner,
                   [context, texts](const QString& file, const Error& error) {
                     const auto open = [&actions = context.actions, id = texts.openAction] { actions.call(id); };
                     context.messages.showMessage(
                         Severity::Warning,
                         [damaged = texts.damaged, file, error] { return damaged(file, widgets::failureText(error)); },
                         {{texts.openText, open}});
                   });
}

}  // namespace furitsuke::commands
