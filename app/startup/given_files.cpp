// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/given_files.h"

#include <QObject>
#include <optional>

#include "app/commands/files/file_opening.h"
#include "app/dialogs/missing_files_dialog.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/window/main_window.h"

namespace furitsuke::startup {

namespace {

void goToFrame(window::MainWindow& window, std::optional<Frame> frame) {
  edit::MotionDocument* document = window.workspace().current();
  if (frame && document != nullptr) document->state().setCurrentFrame(*frame);
}

}  // namespace

Status openGivenFiles(window::MainWindow& window, const CommandLine& line) {
  commands::FileOpening& files = window.files();
  dialogs::MissingFilesDialog::setAllowed(!line.isUnattended() && !line.reportStartup);
  if (line.isUnattended() || line.reportStartup) {
    const std::optional<Error> failure = files.openAll(line.files);
    if (line.isUnattended() && failure) return *failure;
    if (line.isUnattended()) window.sound().track().finish();
    goToFrame(window, line.frame);
    return Done{};
  }
  files.openSoon(line.files, commands::OpenHow::ByKind);
  if (files.isOpening()) {
    QObject::connect(
        &files, &commands::FileOpening::openingChanged, &window,
        [&window, frame = line.frame] { goToFrame(window, frame); }, Qt::SingleShotConnection);
  } else {
    goToFrame(window, line.frame);
  }
  return Done{};
}

}  // namespace furitsuke::startup
