// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QObject;
class QToolBar;

namespace furitsuke::panels {
class DockArea;
class TransportBar;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

struct CommandContext;
class FileClosing;
class FileCommands;
class FileOpening;
class HelpTourCommands;
class ProjectCommands;

/// The widgets of a window that commands use. All of them outlive the commands.
struct CommandParts {
  QMainWindow& window;
  QToolBar& toolbar;
  panels::DockArea& docks;
  panels::TransportBar& transport;
};

// The commands of each subfolder, for CommandSet.
void makeTimelineCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files,
                          QObject* parent);
void makeSceneCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent);
void makePoseCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent);
void makeViewportCommands(const CommandContext& context, const CommandParts& parts, QObject* parent);
/// Of operations, of the faults that they correct, and of scripts.
void makeOperationCommands(const CommandContext& context, const CommandParts& parts, QObject* parent);
struct WindowCommands {
  HelpTourCommands* tour;
  ProjectCommands* projects;
};
[[nodiscard]] WindowCommands makeWindowCommands(const CommandContext& context, const CommandParts& parts,
                                                FileCommands& files, QObject* parent);

}  // namespace furitsuke::commands
