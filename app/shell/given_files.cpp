// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/given_files.h"

#include <QObject>
#include <optional>

#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/shell/main_window.h"

namespace furitsuke {

namespace {

void goToFrame(MainWindow& window, std::optional<Frame> frame) {
  MotionDocument* document = window.workspace().current();
  if (frame && document != nullptr) document->setCurrentFrame(*frame);
}

}  // namespace

Status openGivenFiles(MainWindow& window, const CommandLine& line) {
  FileCommands& files = window.files();
  if (line.isUnattended() || line.reportStartup) {
    const std::optional<Error> failure = files.openAll(line.files);
    if (line.isUnattended() && failure) return *failure;
    goToFrame(window, line.frame);
    return Done{};
  }
  files.openSoon(line.files);
  if (files.isOpening()) {
    QObject::connect(
        &files, &FileCommands::openingChanged, &window, [&window, frame = line.frame] { goToFrame(window, frame); },
        Qt::SingleShotConnection);
  } else {
    goToFrame(window, line.frame);
  }
  return Done{};
}

}  // namespace furitsuke
