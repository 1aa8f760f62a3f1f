// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/system_output.h"

#include <QCoreApplication>
#include <QLibrary>

#include "app/session/sound/pulse_output.h"
#include "core/base/log.h"

namespace furitsuke::session {

std::unique_ptr<SoundOutput> systemSoundOutput() {
  if (PulseOutput::isAvailable()) return std::make_unique<PulseOutput>();
  using Maker = SoundOutput* (*)();
  // Beside the program in the build folder, in the folder of libraries where it is installed.
  const QString folder = QCoreApplication::applicationDirPath();
  QString problem;
  for (const QString& place : {folder, folder + QStringLiteral("/" FURITSUKE_MODULE_FOLDER)}) {
    QLibrary library(place + QStringLiteral("/furitsuke-sound"));
    if (const auto make = reinterpret_cast<Maker>(library.resolve(kSoundModuleFunction))) {
      return std::unique_ptr<SoundOutput>(make());
    }
    problem = library.errorString();
  }
  log(LogLevel::Warning, "sound: " + problem.toStdString());
  return nullptr;
}

}  // namespace furitsuke::session
