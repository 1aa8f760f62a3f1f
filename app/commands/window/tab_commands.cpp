// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/tab_commands.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>
#include <algorithm>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_closing.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

constexpr ActionRows kTabActions = {
    action("tab.closeOthers", "file/tab", Actions::tr("Close &Others"),
           Actions::tr("Close all motions except the one in this tab"), {.parameters = kDiscard}),
    action("tab.closeRight", "file/tab", Actions::tr("Close to the &Right"),
           Actions::tr("Close the motions in the tabs to the right of this one"), {.parameters = kDiscard}),
    action("tab.closeAll", "file/tab", Actions::tr("Close &All"),
           Actions::tr("Close all motions; the models stay in the scene"),
           {.keys = "Ctrl+Shift+W", .parameters = kDiscard}),
    action("tab.copyPath", "file/tab", Actions::tr("Copy &Path"),
           Actions::tr("Copy the path of the file of this motion to the clipboard"), {.group = 1, .icon = "copy"}),
    action("tab.showFolder", "file/tab", Actions::tr("Open &Folder of This File"),
           Actions::tr("Show the folder of the file of this motion in the file manager"),
           {.group = 1, .icon = "open", .words = ActionWords::tr("explorer, file manager, reveal, directory")}),
};

TabCommands::TabCommands(const CommandContext& context, FileClosing& files, QObject* parent)
    : QObject(parent), context_(context), files_(files) {
  bindClosing();
  bindFile();
}

void TabCommands::bindClosing() {
  using Condition = CommandConditions::Condition;
  using List = QList<edit::MotionDocument*> (TabCommands::*)() const;
  const auto bind = [this](const char* id, List list, const Condition& enabled) {
    context_.actions.bind(
        id, {.run = [this, list](const actions::ActionArguments& given) { return close((this->*list)(), given); },
             .enabled = enabled});
  };
  bind("tab.closeOthers", &TabCommands::others,
       {[this] { return !others().isEmpty(); }, QT_TRANSLATE_NOOP("Conditions", "Fewer than two motions are open")});
  bind("tab.closeRight", &TabCommands::onTheRight,
       {[this] { return !onTheRight().isEmpty(); },
        QT_TRANSLATE_NOOP("Conditions", "No motion is to the right of this one")});
  context_.actions.bind(
      "tab.closeAll",
      {.run = [this](const actions::ActionArguments& given) { return close(context_.workspace.documents(), given); },
       .enabled = CommandConditions(context_).hasDocument()});
}

void TabCommands::bindFile() {
  const auto hasFile = CommandConditions(context_).hasDocument() &&
                       CommandConditions::Condition([this] { return !pathOfCurrent().isEmpty(); },
                                                    QT_TRANSLATE_NOOP("Conditions", "The motion has no file yet"));
  const auto copyPath = [this] {
    const QString path = QDir::toNativeSeparators(pathOfCurrent());
    QGuiApplication::clipboard()->setText(path);
    context_.say([path] { return tr("Copied the path %1.").arg(path); });
  };
  context_.actions.bind("tab.copyPath", {.run = copyPath, .enabled = hasFile});
  context_.actions.bind("tab.showFolder", {.run = [this] { return showFolder(); }, .enabled = hasFile});
}

QString TabCommands::pathOfCurrent() const {
  const edit::MotionDocument* document = context_.workspace.current();
  return document == nullptr ? QString() : session::fromPath(document->file().path());
}

QList<edit::MotionDocument*> TabCommands::others() const {
  QList<edit::MotionDocument*> all = context_.workspace.documents();
  all.removeAll(context_.workspace.current());
  return all;
}

QList<edit::MotionDocument*> TabCommands::onTheRight() const {
  return context_.workspace.documents().mid(context_.workspace.indexOf(context_.workspace.current()) + 1);
}

Status TabCommands::close(const QList<edit::MotionDocument*>& documents, const actions::ActionArguments& arguments) {
  if (arguments.flag("discard").value_or(false)) {
    files_.closeAsOneStep(documents);
    return Done{};
  }
  const auto unsaved = std::ranges::find_if(documents, &edit::MotionDocument::isModified);
  if (context_.actions.isScripted() && unsaved != documents.end()) {
    return Error::in(Message::verbatim((*unsaved)->file().title().toStdString()),
                     Core::tr("has unsaved changes; save it or set discard=on"));
  }
  files_.closeMotions(documents);
  return Done{};
}

Status TabCommands::showFolder() {
  const QString folder = QFileInfo(pathOfCurrent()).absolutePath();
  if (QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) return Done{};
  return Error::because(
      Message::verbatim(tr("The folder %1 cannot be opened").arg(QDir::toNativeSeparators(folder)).toStdString()));
}

}  // namespace furitsuke::commands
