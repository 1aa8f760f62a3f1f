// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <cstdio>
#include <utility>

#include "app/actions/action_listing.h"
#include "app/actions/action_script.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/recovery_commands.h"
#include "app/commands/window/help_tour_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/settings.h"
#include "app/session/translation.h"
#include "app/startup/command_line.h"
#include "app/startup/early_work.h"
#include "app/startup/given_files.h"
#include "app/startup/interface_scale.h"
#include "app/startup/process_clock.h"
#include "app/startup/screenshot.h"
#include "app/startup/subcommands.h"
#include "app/theme/theme.h"
#include "app/widgets/window_place.h"
#include "app/window/main_window.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"

namespace {

using namespace furitsuke;

constexpr int kDone = 0;
constexpr int kFailed = 2;

int reportFailure(const std::string& message) {
  std::fprintf(stderr, "furitsuke: %s\n", message.c_str());
  return kFailed;
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

/// Selects the offscreen platform if the window is not shown. Returns whether that platform is used.
bool chooseOffscreen(const furitsuke::startup::CommandLine& line) {
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

void startLogging(const furitsuke::startup::CommandLine& line, const furitsuke::session::Settings& settings) {
  if (line.logLevel) setLogLevel(*line.logLevel);
  const QString path = settings.stateFolder() + "/log/furitsuke.log";
  if (const Status status = setLogFile(furitsuke::session::toPath(path)); !status)
    reportFailure("cannot write the log: " + status.error().message());
}

/// Runs the script, then takes the picture.
int runUnattended(furitsuke::window::MainWindow& window, const furitsuke::startup::CommandLine& line) {
  furitsuke::startup::waitUntilDrawn(window);
  if (!line.actions.isEmpty()) {
    if (const Status status = furitsuke::actions::runActionScriptFile(window.actions(), line.actions); !status) {
      return reportFailure(status.error().message());
    }
  }
  if (!line.screenshot.isEmpty()) {
    if (const Status status = furitsuke::startup::saveScreenshot(window, line.panel, line.screenshot); !status) {
      return reportFailure(status.error().message());
    }
  }
  return kDone;
}

int runWindow(QApplication& application, const furitsuke::startup::CommandLine& line, bool offscreen,
              furitsuke::startup::EarlyWork early) {
  // Pictures and scripts must not depend on the settings of the user, nor change them.
  const bool isSafe = line.safeMode || (line.isUnattended() && line.profile.isEmpty());
  furitsuke::session::Settings settings(
      line.profile, isSafe ? furitsuke::session::Settings::Mode::Safe : furitsuke::session::Settings::Mode::Normal);
  startLogging(line, settings);
  furitsuke::session::installTranslations(line.language.isEmpty() ? settings.language() : line.language);
  furitsuke::log(LogLevel::Info, "Furitsuke " + QApplication::applicationVersion().toStdString() + " started");
  furitsuke::theme::applyTheme(application, line.theme.isEmpty() ? settings.themeId() : line.theme);
  furitsuke::window::MainWindow window(settings);
  window.setUnattended(line.isUnattended());
  auto* viewport = window.docks().panel<furitsuke::panels::ViewportPanel>();
  if (line.safeMode) {
    viewport->setSurfaceChoice(furitsuke::panels::SurfaceChoice::NoOpenGl);
    window.docks().panel<furitsuke::panels::PosesPanel>()->thumbnails().switchOff();
  }
  viewport->setPendingRenderer(std::move(early.renderer));
  if (!line.isUnattended()) viewport->setInUse();
  if (early.model.valid()) window.files().expectModel(early.modelFile, std::move(early.model));
  // A script without a profile must not use the journals of the user either.
  const bool keepsJournal = !line.isUnattended() || !line.profile.isEmpty();
  if (keepsJournal) window.recovery().start(settings);
  if (!line.isUnattended()) window.restoreLayout();
  if (line.size) furitsuke::widgets::resizeExactly(window, *line.size);
  window.show();
  if (const Status opened = furitsuke::startup::openGivenFiles(window, line); !opened)
    return reportFailure(opened.error().message());
  window.layOut();
  viewport->drawAhead();
  if (line.reportStartup) {
    furitsuke::startup::waitUntilDrawn(window);
    std::printf("%.0f ms\n", furitsuke::startup::millisecondsSinceProcessStart());
    std::fflush(stdout);
  }
  if (line.isUnattended()) {
    const int code = runUnattended(window, line);
    window.recovery().keepUnsaved();
    return code;
  }
  if (offscreen) {
    if (line.reportStartup) return kDone;
    return reportFailure("there is no display; --screenshot and --actions work without one");
  }
  const auto offer = [&window, isSafe] {
    window.recovery().offerWhenFound();
    // Safe mode does not store that the tour was shown.
    if (!isSafe) window.tour().showOnce();
  };
  QMetaObject::invokeMethod(&window, offer, Qt::QueuedConnection);
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  furitsuke::ignoreFileSizeSignal();
  if (const auto status = furitsuke::startup::runSubcommand(argc, argv)) return *status;
  QStringList arguments;
  for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
  if (const auto manual = furitsuke::startup::commandLineManual(arguments)) return print(*manual);
  const auto line = furitsuke::startup::parseCommandLine(arguments);
  if (!line) return reportFailure(line.error().message() + " (see --help)");
  if (line->help) return print(furitsuke::startup::commandLineHelp().toUtf8());
  if (line->version) return print("furitsuke " FURITSUKE_VERSION "\n");
  if (line->listActions) {
    const QCoreApplication application(argc, argv);
    furitsuke::commands::declareActions();
    furitsuke::session::installTranslations(line->language);
    return print(line->json ? furitsuke::actions::actionListJson(furitsuke::actions::KeyPreset::Furitsuke)
                            : furitsuke::actions::actionListText(furitsuke::actions::KeyPreset::Furitsuke));
  }

  const bool offscreen = chooseOffscreen(*line);
  furitsuke::startup::EarlyWork early = furitsuke::startup::startEarlyWork(*line, offscreen);
  const bool isScaled = furitsuke::startup::applyInterfaceScale(*line);
  qInstallMessageHandler(logQtMessage);
  QApplication application(argc, argv);
  if (isScaled) qunsetenv("QT_SCALE_FACTOR");  // not for programs that this one starts
  QApplication::setApplicationName("furitsuke");
  QApplication::setApplicationDisplayName("Furitsuke");
  QApplication::setApplicationVersion(FURITSUKE_VERSION);
  QApplication::setDesktopFileName("furitsuke");
  QApplication::setWindowIcon(QIcon(":/icons/furitsuke.svg"));
  furitsuke::startup::startRenderer(early);
  return runWindow(application, *line, offscreen, std::move(early));
}
