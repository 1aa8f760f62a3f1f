// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/capture_commands.h"
#include "app/commands/command_context.h"
#include "app/dialogs/person_film_dialog.h"
#include "app/session/background/reference_track.h"

namespace furitsuke::commands {

/// Importing the motion of a person in a film: capture.film and reference.capture. A window asks for the person and the
/// camera and follows the person; then the result is fitted to the active model like any captured motion.
class PersonFilmCommands : public QObject {
  Q_OBJECT

 public:
  PersonFilmCommands(const CommandContext& context, CaptureCommands& captures, QObject* parent = nullptr);

 private:
  /// A film and what to do with it.
  struct Film {
    QString path;
    dialogs::PersonFilmDialog::Suggestion suggestion;
    exchange::CaptureFitOptions fit;
    bool isIntoCurrent = false;
    double zeroFrame = 0;  ///< of the current motion, at which the film starts
  };

  Status importFilm(const actions::ActionArguments& arguments);
  Status importReference(const actions::ActionArguments& arguments);
  Status import(const Film& film);
  Status follow(const Film& film);
  void ask(const Film& film);
  Status fit(const Film& film, landmarks::LandmarkCapture capture, double start);

  CommandContext context_;
  CaptureCommands& captures_;
  session::ReferenceTrack reference_;
};

}  // namespace furitsuke::commands
