// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/motion_document.h"

class QWidget;

namespace furitsuke {

class ActionSet;
class MessageBar;
class Settings;
class Stage;
class Workspace;

/// What the commands of a window work on. All of it outlives them.
struct CommandContext {
  QWidget* window = nullptr;  ///< parent of the questions
  ActionSet& actions;
  Workspace& workspace;
  Settings& settings;
  MessageBar& messages;
  Stage& stage;
};

}  // namespace furitsuke
