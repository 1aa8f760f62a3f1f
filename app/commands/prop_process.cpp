// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/prop_process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <cstring>
#include <utility>

#include "app/commands/file_commands.h"

namespace furitsuke {

namespace {

constexpr int kLookEvery = 50;                  // milliseconds until a cancel is noticed
constexpr qint64 kMostBytes = qint64{1} << 30;  // of a model; the importer's memory ends before
constexpr qint64 kMostComplaint = 2000;         // of what it said, bytes

Error propError(const QString& reason) { return {{}, {}, reason.toStdString()}; }

QString textOf(const char* text) { return QCoreApplication::translate("PropProcess", text); }

QString importerProgram() {
#ifdef Q_OS_WIN
  return QCoreApplication::applicationDirPath() + "/furitsuke-import.exe";
#else
  return QCoreApplication::applicationDirPath() + "/furitsuke-import";
#endif
}

/// Kills what is left of it, however the reading ends.
class ImporterGuard {
 public:
  explicit ImporterGuard(QProcess& process) : process_(process) {}
  ~ImporterGuard() {
    if (process_.state() == QProcess::NotRunning) return;
    process_.kill();
    process_.waitForFinished();
  }
  ImporterGuard(const ImporterGuard&) = delete;
  ImporterGuard& operator=(const ImporterGuard&) = delete;

 private:
  QProcess& process_;
};

/// What the importer wrote to its standard output.
Result<QByteArray> runImporter(const QString& program, const QStringList& arguments, const PropProcess& process) {
  QProcess importer;
  const ImporterGuard guard(importer);
  importer.setStandardInputFile(QProcess::nullDevice());
  importer.start(program, arguments, QIODevice::ReadOnly);
  if (!importer.waitForStarted()) {
    return propError(textOf("the program that reads props cannot be started (%1)").arg(importer.errorString()));
  }
  QByteArray output;
  QElapsedTimer clock;
  clock.start();
  while (importer.state() != QProcess::NotRunning) {
    importer.waitForFinished(kLookEvery);
    output += importer.readAllStandardOutput();
    if (process.cancelled != nullptr && *process.cancelled) return propError(textOf("reading was cancelled"));
    if (clock.elapsed() > process.patience.count()) return propError(textOf("takes too long to read; it was given up"));
    if (output.size() > kMostBytes) return propError(textOf("is too large for a prop"));
  }
  output += importer.readAllStandardOutput();
  if (importer.exitStatus() == QProcess::CrashExit) {
    return propError(textOf("is damaged: the program that reads props crashed at it, which harms nothing else"));
  }
  if (importer.exitCode() != 0) {
    const QString said = QString::fromUtf8(importer.readAllStandardError().left(kMostComplaint)).trimmed();
    return propError(said.isEmpty() ? textOf("cannot be read as a prop") : said);
  }
  return output;
}

}  // namespace

Result<ReadProp> readProp(const std::filesystem::path& path, const PropProcess& process) {
  const QTemporaryDir embedded;
  if (!embedded.isValid()) return propError(embedded.errorString());
  const QString program = process.program.isEmpty() ? importerProgram() : process.program;
  const Result<QByteArray> output =
      runImporter(program, {fromPath(std::filesystem::absolute(path)), embedded.path()}, process);
  if (!output) return output.error();
  Bytes bytes;
  bytes.resize(static_cast<std::size_t>(output->size()));
  if (!bytes.empty()) std::memcpy(bytes.data(), output->constData(), bytes.size());
  Result<LoadedModel> model = modelFromBytes(std::move(bytes));
  if (!model || model->damage) return propError(textOf("the program that reads props gave no whole model"));
  LoadedImages pictures = loadModelImages(model->model, path, toPath(embedded.path()));
  return ReadProp{*std::move(model), std::move(pictures)};
}

}  // namespace furitsuke
