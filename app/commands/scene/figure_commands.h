// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>

#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::commands {

class FileOpening;

/// Shows a motion that the user opens without a model on the last used model that has its bones, or else on the figure
/// that comes with the program: scene.autoModel. A model that is opened later and has the bones replaces it.
class FigureCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    FileOpening& files;
    widgets::MessageBar& notice;
  };

  FigureCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);
  ~FigureCommands() override;

 private:
  void onOpened();
  void find(edit::MotionDocument& document);
  void showFound(const QString& path);
  void say();
  void onActorsChanged();
  void replace();

  CommandContext context_;
  Parts parts_;
  session::BackgroundWork* work_;
  QString opening_;           ///< the model that is being opened for the motion
  std::uint64_t figure_ = 0;  ///< the model that was opened for the motion; 0: none
  bool isForCamera_ = false;  ///< the figure was shown for a camera or light alone
  int said_ = 0;              ///< its message; 0: none
};

}  // namespace furitsuke::commands
