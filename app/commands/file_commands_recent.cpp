// SPDX-License-Identifier: GPL-3.0-or-later
// The recent files and the files of a folder.
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/session/file_filters.h"
#include "app/session/model_files.h"
#include "app/session/settings.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileRecentParameter{
    .name = "number", .kind = Kind::Whole, .help = "1 is the newest", .required = true};

}  // namespace

constexpr ActionRows kFileRecentActions = {
    action("file.clearRecent", "file/recent", Actions::tr("&Clear List"),
           Actions::tr("Clear the list of recently opened files"), {.group = 1, .follows = "file.openFolder"}),
    action("file.recent", "", Actions::tr("Open Recent File"),
           Actions::tr("Open a file from the list of recently opened files"), {.parameters = kFileRecentParameter}),
};

void FileCommands::bindRecent() {
  actions::ActionSet& actions = context_.actions;
  actions.bind("file.recent", [this](const actions::ActionArguments& given) { return openRecent(given); });
  actions.bind("file.clearRecent",
               {.run =
                    [this] {
                      context_.settings.clearRecentFiles();
                      emit recentChanged();
                    },
                .enabled = {[&settings = context_.settings] { return !settings.recentFiles().isEmpty(); },
                            QT_TRANSLATE_NOOP("Conditions", "The list is empty")}});
  QMenu* all = actions.menu("file/recent");
  connect(all, &QMenu::aboutToShow, this, [this, all] {
    fillRecentMenu(*all, context_.settings.recentFiles());
    all->addSeparator();
    for (const char* menu : {"file/recent/projects", "file/recent/motions", "file/recent/models", "file/recent/sounds"})
      all->addMenu(context_.actions.menu(menu));
    all->addSeparator();
    all->addAction(context_.actions.action("file.clearRecent"));
    all->addSeparator();
    for (const char* id : {"file.nextInFolder", "file.previousInFolder"}) all->addAction(context_.actions.action(id));
  });
  for (const auto& [path, kind] : {std::pair("file/recent/projects", session::RecentKind::Project),
                                   std::pair("file/recent/motions", session::RecentKind::Motion),
                                   std::pair("file/recent/models", session::RecentKind::Model),
                                   std::pair("file/recent/sounds", session::RecentKind::Sound)}) {
    QMenu* menu = actions.menu(path);
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu, kind = kind] { fillRecentMenu(*menu, context_.settings.recentFilesOf(kind)); });
  }
}

void FileCommands::fillRecentMenu(QMenu& menu, const QStringList& files) {
  menu.clear();
  const QStringList folders = session::distinguishingFolders(files);
  int number = 0;
  for (const QString& file : files) {
    const QString name = session::titleWithFolder(QFileInfo(file).fileName(), folders.at(number)).replace('&', "&&");
    ++number;
    QAction* entry = menu.addAction(number < 10 ? QString("&%1  %2").arg(number).arg(name) : name);
    entry->setToolTip(file);
    connect(entry, &QAction::triggered, this, [this, file] { openSoon({file}); });
  }
  if (files.isEmpty()) menu.addAction(tr("No files yet"))->setEnabled(false);
}

void FileCommands::rememberProject(const QString& path) {
  context_.settings.addRecentFile(path, session::RecentKind::Project);
  emit recentChanged();
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
}

Status FileCommands::openRecent(const actions::ActionArguments& arguments) {
  const auto number = arguments.whole("number");
  const QStringList files = context_.settings.recentFiles();
  if (!number || *number < 1 || *number > files.size()) {
    return Error::because(
        Core::trCount("the list of recent files has %n entry", "the list of recent files has %n entries"),
        Counted{static_cast<std::uint64_t>(files.size())});
  }
  const QString& path = files.at(static_cast<int>(*number - 1));
  if (context_.actions.isScripted()) return open(path);
  openSoon({path});
  return Done{};
}

Status FileCommands::openFolder(const actions::ActionArguments& arguments) {
  const QString folder = arguments.text("path").value_or(QString());
  const QString chosen = folder.isEmpty()
                             ? dialogs::askFolder(context_.window, tr("Open Folder"), context_.settings.lastFolder())
                             : folder;
  if (chosen.isEmpty()) return Error::canceled();
  const QStringList patterns =
      session::filePatterns({io::OpensAs::Motion, io::OpensAs::Model, io::OpensAs::AccessorySettings, io::OpensAs::Prop,
                             io::OpensAs::PropOrCapture});
  QStringList paths;
  for (const QFileInfo& file : QDir(chosen).entryInfoList(patterns, QDir::Files, QDir::Name)) {
    paths.append(file.absoluteFilePath());
  }
  if (paths.isEmpty()) {
    return Error::in(Message::verbatim(chosen.toStdString()),
                     Message::verbatim(tr("the folder contains no motions and no models").toStdString()));
  }
  constexpr qsizetype kManyFiles = 10;
  if (folder.isEmpty() && paths.size() > kManyFiles &&
      !dialogs::askConfirm(context_.window,
                           tr("Open all %Ln file(s) of the folder?", nullptr, static_cast<int>(paths.size())), chosen,
                           tr("Open"))) {
    return Error::canceled();
  }
  if (context_.actions.isScripted()) {
    const std::optional<Error> failure = openAll(paths);
    return failure ? Status(*failure) : Done{};
  }
  openSoon(paths);
  return Done{};
}

}  // namespace furitsuke::commands
