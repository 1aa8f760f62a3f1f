// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMainWindow>

#include "app/commands/capture_commands.h"
#include "app/commands/captures/person_film_commands.h"
#include "app/commands/command_parts.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/live_commands.h"
#include "app/commands/scene/archive_commands.h"
#include "app/commands/scene/mmd_project_commands.h"
#include "app/commands/scene/motion_export_commands.h"
#include "app/commands/scene/project_commands.h"
#include "app/commands/window/file_drop.h"
#include "app/commands/window/help_commands.h"
#include "app/commands/window/help_tour_commands.h"
#include "app/commands/window/language_commands.h"
#include "app/commands/window/preference_commands.h"
#include "app/commands/window/shortcut_commands.h"
#include "app/commands/window/tab_commands.h"
#include "app/commands/window/theme_commands.h"
#include "app/commands/window/view_commands.h"

namespace furitsuke::commands {

WindowCommands makeWindowCommands(const CommandContext& context, const CommandParts& parts, FileCommands& files,
                                  QObject* parent) {
  new ViewCommands(context, parts, parent);
  new TabCommands(context, *files.closing, parent);
  auto* captures = new CaptureCommands(context, *files.opening, parts.docks, parent);
  new PersonFilmCommands(context, *captures, parent);
  auto* projects = new ProjectCommands(context, parts.docks, files, parent);
  auto* mmdProjects = new MmdProjectCommands(context, files, parent);
  auto* archived = new ArchiveCommands(context, *files.opening, parent);
  files.opening->setOpener(io::OpensAs::Capture,
                           [captures](const QString& path, OpenHow) { return captures->open(path); });
  files.opening->setOpener(io::OpensAs::Archive,
                           [archived](const QString& path, OpenHow) { return archived->open(path); });
  files.opening->setOpener(io::OpensAs::Project,
                           [projects](const QString& path, OpenHow how) { return projects->open(path, how); });
  files.opening->setOpener(io::OpensAs::MmdProject,
                           [mmdProjects](const QString& path, OpenHow how) { return mmdProjects->open(path, how); });
  new LiveCommands(context, parts.docks, parent);
  new MotionExportCommands(context, parent);
  new FileDrop(context, parts, *files.opening, parent);
  new ThemeCommands(context, parent);
  new LanguageCommands(context, parent);
  new ShortcutCommands(context, parent);
  new PreferenceCommands(context, parent);
  new HelpCommands(context, parts, parent);
  return {new HelpTourCommands(context, {parts.window, parts.toolbar, parts.docks, *files.opening}, parent), projects};
}

}  // namespace furitsuke::commands
