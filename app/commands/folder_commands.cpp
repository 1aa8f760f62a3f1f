// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/folder_commands.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

constexpr ActionRows kFolderActions = {
    action("file.nextInFolder", "file/recent", Actions::tr("&Next File in Folder"),
           Actions::tr("Show the next motion of the folder on the same model"),
           {.group = 2, .keys = "Ctrl+Shift+PgDown", .follows = "file.recent"}),
    action("file.previousInFolder", "file/recent", Actions::tr("&Previous File in Folder"),
           Actions::tr("Show the previous motion of the folder on the same model"),
           {.group = 2, .keys = "Ctrl+Shift+PgUp"}),
};

namespace {

/// The motions of the folder in the order in which file managers show them: 2.vmd is before 10.vmd.
QStringList motionsIn(const QDir& folder) {
  QStringList names = folder.entryList(session::filePatterns({io::OpensAs::Motion}), QDir::Files);
  QCollator order{QLocale(QLocale::English)};  // the C locale knows no numbers
  order.setNumericMode(true);
  order.setCaseSensitivity(Qt::CaseInsensitive);
  std::ranges::sort(names, order);
  return names;
}

}  // namespace

FolderCommands::FolderCommands(const CommandContext& context, FileOpening& files, QObject* parent)
    : QObject(parent), context_(context), files_(files) {
  const actions::ActionBinding::Condition hasFile = {[&workspace = context_.workspace] {
                                                       return workspace.current() != nullptr &&
                                                              !workspace.current()->file().path().empty();
                                                     },
                                                     QT_TRANSLATE_NOOP("Conditions", "The motion has no file yet")};
  context_.actions.bind("file.nextInFolder", {.run = [this] { return step(1); }, .enabled = hasFile});
  context_.actions.bind("file.previousInFolder", {.run = [this] { return step(-1); }, .enabled = hasFile});
}

Status FolderCommands::step(int by) {
  edit::MotionDocument* from = context_.workspace.current();
  const QFileInfo current(session::fromPath(from->file().path()));
  const QStringList names = motionsIn(current.dir());
  const bool goesOn = steppedFrom_ == from && !unreadable_.isEmpty();
  const auto at = names.indexOf(goesOn ? unreadable_ : current.fileName());
  const auto next = at < 0 ? (by > 0 ? 0 : names.size() - 1) : at + by;
  if (next < 0 || next >= names.size()) {
    const QString reason =
        by > 0 ? tr("%1 is the last motion of its folder") : tr("%1 is the first motion of its folder");
    return Error::because(Message::verbatim(reason.arg(current.fileName()).toStdString()));
  }
  const QString path = current.dir().filePath(names.at(next));
  const bool wasOpen = context_.workspace.findFile(session::toPath(path)) != nullptr;
  const Status opened = files_.open(path);
  steppedFrom_ = opened ? nullptr : from;
  unreadable_ = opened ? QString() : names.at(next);
  if (!opened) return session::withFileName(opened, path);
  const bool isUnedited = !from->isModified() && from->history().undoStack()->count() == 0;
  if (!wasOpen && isUnedited && from->history().draft().isEmpty()) replace(*from, *context_.workspace.current());
  return Done{};
}

void FolderCommands::replace(edit::MotionDocument& from, edit::MotionDocument& to) {
  session::Stage& stage = context_.stage;
  // The motion that is replaced is closed, so there is nothing to return to.
  const edit::WithoutSceneSteps without(stage.sceneDocument());
  if (!session::isForCamera(to.motion())) {
    for (const auto& actor : stage.actors()) {
      if (stage.motionOf(actor->id()) == &to) stage.assignMotion(actor->id(), nullptr);
      if (stage.motionOf(actor->id()) == &from) stage.assignMotion(actor->id(), &to);
    }
    if (stage.actorOf(to) == nullptr) stage.assignMotion(to);
  }
  session::Workspace& workspace = context_.workspace;
  workspace.move(workspace.indexOf(&to), workspace.indexOf(&from));
  workspace.remove(&from);
}

}  // namespace furitsuke::commands
