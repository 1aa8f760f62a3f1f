// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/command_line.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QRegularExpression>

#include "app/cli/program_manual.h"
#include "app/panels/panel_table.h"
#include "app/startup/render_options.h"
#include "app/startup/thumbnail_command.h"
#include "app/theme/theme.h"
#include "core/base/nearest_name.h"
#include "core/io/known_extensions.h"

namespace furitsuke::startup {

namespace {

constexpr int kLargestPictureSide = 16384;

QStringList panelNames() {
  QStringList names;
  for (const panels::PanelInfo& panel : panels::panelTable()) names.append(panel.id);
  return names;
}

struct OptionHelp {
  const char* name;
  const char* value;  ///< empty: a switch; kPanelNames: the names of all panels
  const char* help;
};

constexpr const char* kPanelNames = "PANEL";

constexpr OptionHelp kOptions[] = {
    {"screenshot", "OUT.png", "Save a screenshot of the window as PNG, then exit."},
    {"size", "WxH", "Size of the window in pixels."},
    {"frame", "F", "Move the playhead to this frame."},
    {"theme", "dark|light", "Colors of the window."},
    {"panel", kPanelNames, "With --screenshot: capture only this panel."},
    {"actions", "FILE", "Run the actions of this script, one per line, then exit."},
    {"list-actions", "", "List every action with its shortcut and parameters."},
    {"json", "", "With --list-actions: as JSON."},
    {"profile", "DIR", "Store settings, recent files, journal and log only in this folder."},
    {"language", "xx", "Language of the window, such as en or ja."},
    {"safe-mode", "", "Start with default settings and without OpenGL."},
    {"report-startup", "", "Print the time from the start of the process until the window is fully drawn."},
    {"log-level", "LEVEL", "Log level: debug, info, warning, error or off."},
    {"version", "", "Print the version."},
    {"help", "", "Show this help."},
};

QString valueOf(const OptionHelp& option) {
  return option.value == kPanelNames ? panelNames().join('|') : QString::fromLatin1(option.value);
}

template <class... Arguments>
Error usageError(PatternOf<Arguments...> reason, const Arguments&... arguments) {
  return Error::in(Core::tr("command line"), reason, arguments...);
}

std::optional<QSize> parseSize(const QString& text) {
  static const QRegularExpression pattern("^(\\d{1,5})x(\\d{1,5})$");
  const auto match = pattern.match(text);
  if (!match.hasMatch()) return {};
  const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
  if (size.isEmpty() || size.width() > kLargestPictureSide || size.height() > kLargestPictureSide) return {};
  return size;
}

Status readValues(const QCommandLineParser& parser, CommandLine& line) {
  if (parser.isSet("size")) {
    line.size = parseSize(parser.value("size"));
    if (!line.size)
      return usageError(Core::trWith("--size %1: expected WxH, such as 1600x1000"), parser.value("size").toStdString());
  }
  if (parser.isSet("frame")) {
    bool ok = false;
    const qlonglong frame = parser.value("frame").toLongLong(&ok);
    if (!ok || frame < 0 || frame > kMaxFrame) {
      return usageError(Core::trWith("--frame %1: expected a whole number from 0"),
                        parser.value("frame").toStdString());
    }
    line.frame = static_cast<Frame>(frame);
  }
  if (parser.isSet("theme") && !theme::themeIds().contains(line.theme)) {
    return usageError(Core::trWith("--theme %1: expected dark or light"), line.theme.toStdString());
  }
  if (parser.isSet("panel") && !panelNames().contains(line.panel)) {
    return usageError(Core::trWith("--panel %1: expected one of %2"), line.panel.toStdString(),
                      panelNames().join(", ").toStdString());
  }
  if (parser.isSet("log-level")) {
    line.logLevel = logLevelFromName(parser.value("log-level").toStdString());
    if (!line.logLevel) {
      return usageError(Core::trWith("--log-level %1: expected debug, info, warning, error or off"),
                        parser.value("log-level").toStdString());
    }
  }
  return Done{};
}

}  // namespace

Result<CommandLine> parseCommandLine(const QStringList& arguments) {
  QCommandLineParser parser;
  for (const OptionHelp& option : kOptions) {
    QCommandLineOption added(option.name, option.help);
    if (*option.value != '\0') added.setValueName(valueOf(option));
    parser.addOption(added);
  }
  if (!parser.parse(arguments)) {
    const QString unknown = parser.unknownOptionNames().value(0);
    std::vector<std::string_view> known;
    for (const OptionHelp& option : kOptions) known.emplace_back(option.name);
    const std::string_view nearest = nearestName(unknown.toStdString(), known);
    if (nearest.empty())
      return Error::in(Core::tr("command line"), Message::verbatim(parser.errorText().toStdString()));
    return usageError(Core::trWith("--%1: unknown option; did you mean --%2?"), unknown.toStdString(), nearest);
  }

  CommandLine line;
  line.files = parser.positionalArguments();
  line.screenshot = parser.value("screenshot");
  line.theme = parser.value("theme");
  line.panel = parser.value("panel");
  line.actions = parser.value("actions");
  line.profile = parser.value("profile");
  line.language = parser.value("language");
  line.listActions = parser.isSet("list-actions");
  line.json = parser.isSet("json");
  line.safeMode = parser.isSet("safe-mode");
  line.reportStartup = parser.isSet("report-startup");
  line.version = parser.isSet("version");
  line.help = parser.isSet("help");
  if (const Status status = readValues(parser, line); !status) return status.error();
  for (const char* needsValue : {"screenshot", "actions", "profile", "language"}) {
    if (parser.isSet(needsValue) && parser.value(needsValue).isEmpty()) {
      return usageError(Core::trWith("--%1 needs a value"), needsValue);
    }
  }
  return line;
}

namespace {

/// The kind of the value is derived from its name in the help.
cli::OptionManual manualOf(const OptionHelp& option) {
  cli::OptionManual manual{{std::string("--") + option.name}, valueOf(option).toStdString(), option.help};
  if (manual.value.empty()) {
    manual.kind = cli::ValueKind::None;
  } else if (manual.value.find('|') != std::string::npos) {
    manual.kind = cli::ValueKind::Choice;
    for (const QString& choice : valueOf(option).split('|')) {
      manual.choices.push_back(choice.toStdString());
    }
  } else if (manual.value == "FILE" || manual.value == "DIR" || manual.value == "OUT.png") {
    manual.kind = cli::ValueKind::File;
  }
  return manual;
}

cli::ProgramManual programManual() {
  cli::ProgramManual manual;
  manual.name = "furitsuke";
  manual.version = FURITSUKE_VERSION;
  manual.summary = "view and edit MikuMikuDance motions";
  manual.help =
      "Opens MikuMikuDance motions and poses, each in a tab, and models and props that they move. The commands need no "
      "window and no display.";
  manual.opensFiles = true;
  for (const OptionHelp& option : kOptions) manual.options.push_back(manualOf(option));
  manual.commands = {renderManual(), thumbnailManual()};
  manual.exitStatus = "0 on success; 1 if render shows only the readable part of a damaged file; 2 on failure.";
  return manual;
}

}  // namespace

std::optional<QByteArray> commandLineManual(const QStringList& arguments) {
  if (arguments.size() == 2 && arguments[1] == "--man")
    return QByteArray::fromStdString(cli::manualPage(programManual()));
  if (arguments.size() != 3 || arguments[1] != "--completion") return {};
  const std::string script = cli::shellCompletion(programManual(), arguments[2].toStdString());
  return script.empty() ? std::nullopt : std::optional(QByteArray::fromStdString(script));
}

QString commandLineHelp() {
  QString text =
      "Usage: furitsuke [FILES...] [options]\n"
      "       furitsuke render --model MODEL --motion MOTION --output dance.mp4 (see furitsuke render --help)\n\n"
      "Opens motions and poses of MikuMikuDance, each in a tab, with models and props that they move:\n";
  using io::OpensAs;
  for (const OpensAs what :
       {OpensAs::Motion, OpensAs::Model, OpensAs::AccessorySettings, OpensAs::Prop, OpensAs::PropOrCapture,
        OpensAs::Capture, OpensAs::Project, OpensAs::MmdProject, OpensAs::Archive, OpensAs::Sound, OpensAs::Film}) {
    text += "  " + QString::fromStdString(io::knownExtensions({what})) + "\n";
  }
  text += "\n";
  for (const OptionHelp& option : kOptions) {
    const QString usage = QString("  --%1 %2").arg(option.name, valueOf(option));
    text += QString("%1\n        %2\n").arg(usage.trimmed().prepend("  "), option.help);
  }
  text += "\nThe exit status is 0 on success and 2 on failure.\n";
  return text;
}

}  // namespace furitsuke::startup
