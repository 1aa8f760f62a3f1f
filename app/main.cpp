// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "app/actions/action_listing.h"
#include "app/actions/action_script.h"
#include "app/commands/file_commands.h"
#include "app/commands/model_files.h"
#include "app/commands/recovery_commands.h"
#include "app/commands/settings.h"
#include "app/pose_library/pose_library_panel.h"
#include "app/render_command/render_command.h"
#include "app/shell/command_line.h"
#include "app/shell/dock_area.h"
#include "app/shell/given_files.h"
#include "app/shell/main_window.h"
#include "app/shell/process_clock.h"
#include "app/shell/screenshot.h"
#include "app/shell/tour_commands.h"
#include "app/shell/translation.h"
#include "app/theme/theme.h"
#include "app/viewport/viewport_panel.h"
#include "core/base/log.h"

namespace {

using namespace furitsuke;

constexpr int kDone = 0;
constexpr int kCannot = 2;

int complain(const std::string& message) {
  std::fprintf(stderr, "furitsuke: %s\n", message.c_str());
  return kCannot;
}

int print(const QByteArray& text) {
  std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
  return kDone;
}

bool hasDisplay() {
#ifdef Q_OS_LINUX
  return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
  return true;
#endif
}

/// True when the window will be seen by nobody.
bool chooseOffscreen(const CommandLine& line) {
  if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) return qEnvironmentVariable("QT_QPA_PLATFORM") == "offscreen";
  if (hasDisplay() && !line.isUnattended()) return false;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  return true;
}

void logQtMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
  const LogLevel level = type == QtDebugMsg || type == QtInfoMsg ? LogLevel::Debug
                         : type == QtWarningMsg                  ? LogLevel::Warning
                                                                 : LogLevel::Error;
  furitsuke::log(level, "Qt: " + text.toStdString());
  if (type == QtFatalMsg) std::fprintf(stderr, "furitsuke: %s\n", qUtf8Printable(text));
}

void startLogging(const CommandLine& line, const Settings& settings) {
  if (line.logLevel) setLogLevel(*line.logLevel);
  const QString path = settings.stateFolder() + "/log/furitsuke.log";
  if (const Status status = setLogFile(toPath(path)); !status) complain("no log: " + status.error().message());
}

/// Script and picture, in this order.
int runUnattended(MainWindow& window, const CommandLine& line) {
  waitUntilDrawn(window);
  if (!line.actions.isEmpty()) {
    if (const Status status = runActionScriptFile(window.actions(), line.actions); !status) {
      return complain(status.error().message());
    }
  }
  if (!line.screenshot.isEmpty()) {
    if (const Status status = saveScreenshot(window, line.panel, line.screenshot); !status) {
      return complain(status.error().message());
    }
  }
  return kDone;
}

int runWindow(QApplication& application, const CommandLine& line, bool offscreen, ComingRenderer renderer) {
  // A picture or a script shall not depend on what a person has set up, nor change it.
  const bool isSafe = line.safeMode || (line.isUnattended() && line.profile.isEmpty());
  Settings settings(line.profile, isSafe ? Settings::Mode::Safe : Settings::Mode::Normal);
  startLogging(line, settings);
  installTranslations(line.language.isEmpty() ? settings.language() : line.language);
  furitsuke::log(LogLevel::Info, "Furitsuke " + QApplication::applicationVersion().toStdString() + " started");
  applyTheme(application, line.theme.isEmpty() ? settings.themeId() : line.theme);
  MainWindow window(settings);
  window.setUnattended(line.isUnattended());
  if (line.safeMode) {
    window.docks().viewport()->setSurfaceChoice(SurfaceChoice::NoOpenGl);
    window.docks().poses()->thumbnails().switchOff();
  }
  window.docks().viewport()->setComingRenderer(std::move(renderer));
  // Likewise, the journals of a person are nothing to a script that was given no profile of its own.
  const bool keepsJournal = !line.isUnattended() || !line.profile.isEmpty();
  if (keepsJournal) window.recovery().start(settings.journalFolder());
  if (!line.isUnattended()) window.restoreLayout();
  if (line.size) window.resize(*line.size);
  window.show();
  if (const Status opened = openGivenFiles(window, line); !opened) return complain(opened.error().message());
  if (line.reportStartup) {
    waitUntilDrawn(window);
    std::printf("%.0f ms\n", millisecondsSinceProcessStart());
    std::fflush(stdout);
  }
  if (line.isUnattended()) {
    const int code = runUnattended(window, line);
    window.recovery().keepUnsaved();
    return code;
  }
  if (offscreen) {
    if (line.reportStartup) return kDone;
    return complain("there is no display; --screenshot and --actions work without one");
  }
  QTimer::singleShot(0, &window, [&window, isSafe] {
    window.recovery().offerWhenFound();
    // Nothing would remember that it was seen.
    if (!isSafe) window.tour().showOnce();
  });
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::string_view(argv[1]) == "render") return runRenderCommand(argc - 1, argv + 1);
  QStringList arguments;
  for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
  if (const auto manual = commandLineManual(arguments)) return print(*manual);
  const auto line = parseCommandLine(arguments);
  if (!line) return complain(line.error().message() + " (see --help)");
  if (line->help) return print(commandLineHelp().toUtf8());
  if (line->version) return print("furitsuke " FURITSUKE_VERSION "\n");
  if (line->listActions) {
    const QCoreApplication application(argc, argv);
    installTranslations(line->language);
    return print(line->json ? actionListJson(KeyPreset::Furitsuke) : actionListText(KeyPreset::Furitsuke));
  }

  const bool offscreen = chooseOffscreen(*line);
  const bool bringsModel =
      std::ranges::any_of(line->files, [](const QString& file) { return isModelFile(toPath(file)); });
  ComingRenderer renderer = offscreen && bringsModel && !line->safeMode ? beginRenderer() : ComingRenderer();
  qInstallMessageHandler(logQtMessage);
  QApplication application(argc, argv);
  QApplication::setApplicationName("furitsuke");
  QApplication::setApplicationDisplayName("Furitsuke");
  QApplication::setApplicationVersion(FURITSUKE_VERSION);
  QApplication::setDesktopFileName("furitsuke");
  QApplication::setWindowIcon(QIcon(":/icons/furitsuke.svg"));
  return runWindow(application, *line, offscreen, std::move(renderer));
}
