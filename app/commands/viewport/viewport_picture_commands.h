// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/dialogs/film_dialog.h"
#include "core/film/film_export.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Rendering the viewport to files: viewport.savePicture, viewport.saveSequence and viewport.exportFilm.
class ViewportPictureCommands : public QObject {
  Q_OBJECT

 public:
  ViewportPictureCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  /// How the pictures look, as the viewport shows them.
  void setView(film::ScenePictures& pictures) const;
  Status savePicture(const actions::ActionArguments& arguments);
  Status saveSequence(const actions::ActionArguments& arguments);
  Status exportFilm(const actions::ActionArguments& arguments);
  /// The choices of the last film, for all frames of the scene.
  [[nodiscard]] film::FilmExport suggestedFilm() const;
  void rememberFilm(const film::FilmExport& film);
  void ask(const film::FilmExport& suggested, dialogs::FilmDialog::Output output);

  CommandContext context_;
  panels::ViewportPanel& viewport_;
};

}  // namespace furitsuke::commands
