// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/recent_files.h"

#include <QFileInfo>
#include <QMenu>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/settings.h"
#include "core/io/file_type.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kRecentFileParameter{
    .name = "number", .kind = Kind::Whole, .help = "1 is the newest", .required = true};

}  // namespace

constexpr ActionRows kRecentFilesActions = {
    action("file.clearRecent", "file/recent", Actions::tr("&Clear List"),
           Actions::tr("Clear the list of recently opened files"), {.group = 1, .follows = "file.openFolder"}),
    action("file.recent", "", Actions::tr("Open Recent File"),
           Actions::tr("Open a file from the list of recently opened files"), {.parameters = kRecentFileParameter}),
};

RecentFiles::RecentFiles(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  actions::ActionSet& actions = context_.actions;
  actions.bind("file.clearRecent",
               {.run =
                    [this] {
                      context_.settings.clearRecentFiles();
                      emit changed();
                    },
                .enabled = {[&settings = context_.settings] { return !settings.recentFiles().isEmpty(); },
                            QT_TRANSLATE_NOOP("Conditions", "The list is empty")}});
  QMenu* all = actions.menu("file/recent");
  connect(all, &QMenu::aboutToShow, this, [this, all] {
    fillMenu(*all, context_.settings.recentFiles());
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
            [this, menu, kind = kind] { fillMenu(*menu, context_.settings.recentFilesOf(kind)); });
  }
}

void RecentFiles::fillMenu(QMenu& menu, const QStringList& files) {
  menu.clear();
  const QStringList folders = session::distinguishingFolders(files);
  int number = 0;
  for (const QString& file : files) {
    const QString name = session::titleWithFolder(QFileInfo(file).fileName(), folders.at(number)).replace('&', "&&");
    ++number;
    QAction* entry = menu.addAction(number < 10 ? QString("&%1  %2").arg(number).arg(name) : name);
    entry->setToolTip(file);
    connect(entry, &QAction::triggered, this, [this, file] { emit openRequested(file); });
  }
  if (files.isEmpty()) menu.addAction(tr("No files yet"))->setEnabled(false);
}

void RecentFiles::remember(const QString& path, const QString& archive, const QString& entry) {
  // The user has not chosen them.
  if (session::isSampleFile(path) || projectFiles_.contains(path)) return;
  const io::OpensAs what = io::opensAs(session::toPath(path));
  context_.settings.addRecentFile(archive.isEmpty() ? path : archive + "/" + entry,
                                  io::isSound(what)        ? session::RecentKind::Sound
                                  : io::isPutOnStage(what) ? session::RecentKind::Model
                                                           : session::RecentKind::Motion);
  emit changed();
  context_.settings.setLastFolder(QFileInfo(archive.isEmpty() ? path : archive).absolutePath());
}

void RecentFiles::rememberProject(const QString& path) {
  context_.settings.addRecentFile(path, session::RecentKind::Project);
  emit changed();
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
}

void RecentFiles::remove(const QStringList& paths) {
  for (const QString& path : paths) context_.settings.removeRecentFile(path);
  emit changed();
}

}  // namespace furitsuke::commands
