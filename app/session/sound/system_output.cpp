// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/system_output.h"

#include <QCoreApplication>
#include <QLibrary>

#include "app/session/sound/pulse_output.h"
#include "core/base/log.h"

namespace furitsuke::session {

namespace {

/// A function of a module; nullptr if there is none.
QFunctionPointer functionOf(const char* module, const char* function) {
  // Beside the program in the build folder, in the folder of libraries where it is installed.
  const QString folder = QCoreApplication::applicationDirPath();
  QString problem;
  for (const QString& location : {folder, folder + QStringLiteral("/" FURITSUKE_MODULE_FOLDER)}) {
    QLibrary library(location + '/' + QLatin1String(module));
    if (const QFunctionPointer found = library.resolve(function)) return found;
    problem = library.errorString();
  }
  log(LogLevel::Warning, "sound: " + problem.toStdString());
  return nullptr;
}

}  // namespace

std::unique_ptr<SoundOutput> systemSoundOutput() {
  if (PulseOutput::isAvailable()) return std::make_unique<PulseOutput>();
  using Maker = SoundOutput* (*)();
  const auto make = reinterpret_cast<Maker>(functionOf("furitsuke-sound", kSoundModuleFunction));
  return std::unique_ptr<SoundOutput>(make == nullptr ? nullptr : make());
}

std::unique_ptr<SoundStretcher> systemSoundStretcher(int rate, double speed) {
  using Maker = SoundStretcher* (*)(int, double);
  static const auto make = reinterpret_cast<Maker>(functionOf("furitsuke-stretch", kStretchModuleFunction));
  return std::unique_ptr<SoundStretcher>(make == nullptr ? nullptr : make(rate, speed));
}

}  // namespace furitsuke::session
