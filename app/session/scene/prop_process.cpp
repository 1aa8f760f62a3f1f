// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/prop_process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <cstring>
#include <utility>

#include "app/session/file_paths.h"
#include "core/base/file.h"

namespace furitsuke::session {

namespace {

constexpr int kPollInterval = 50;              // milliseconds
constexpr qint64 kMaxBytes = qint64{1} << 30;  // of a model; the memory limit of the importer is lower
constexpr qint64 kMaxErrorText = 2000;         // bytes

Error propError(const QString& reason) { return Error::because(Message::verbatim(reason.toStdString())); }

QString textOf(const char* text) { return QCoreApplication::translate("PropProcess", text); }

QString importerProgram() {
#ifdef Q_OS_WIN
  return QCoreApplication::applicationDirPath() + "/furitsuke-import.exe";
#else
  return QCoreApplication::applicationDirPath() + "/furitsuke-import";
#endif
}

/// Kills the process on destruction if it is still running.
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

/// Returns what the importer wrote to its standard output.
Result<Bytes> runImporter(const QStringList& arguments, const PropProcess& process) {
  QProcess importer;
  const ImporterGuard guard(importer);
  importer.setStandardInputFile(QProcess::nullDevice());
  importer.start(process.program.isEmpty() ? importerProgram() : process.program, arguments, QIODevice::ReadOnly);
  if (!importer.waitForStarted()) {
    return propError(textOf(QT_TRANSLATE_NOOP("PropProcess", "the program that reads props cannot be started (%1)"))
                         .arg(importer.errorString()));
  }
  QByteArray output;
  QElapsedTimer clock;
  clock.start();
  while (importer.state() != QProcess::NotRunning) {
    importer.waitForFinished(kPollInterval);
    output += importer.readAllStandardOutput();
    if (process.canceled != nullptr && *process.canceled)
      return propError(textOf(QT_TRANSLATE_NOOP("PropProcess", "reading was canceled")));
    if (clock.elapsed() > process.timeout.count())
      return propError(textOf(QT_TRANSLATE_NOOP("PropProcess", "took longer than %1 s to read and was canceled"))
                           .arg(static_cast<double>(process.timeout.count()) / 1000));
    if (output.size() > kMaxBytes)
      return propError(textOf(QT_TRANSLATE_NOOP("PropProcess", "is too large for a prop")));
  }
  output += importer.readAllStandardOutput();
  if (importer.exitStatus() == QProcess::CrashExit) {
    return propError(
        textOf(QT_TRANSLATE_NOOP("PropProcess", "is damaged: the program that reads props crashed on it")));
  }
  if (importer.exitCode() != 0) {
    const QString message = QString::fromUtf8(importer.readAllStandardError().left(kMaxErrorText)).trimmed();
    return propError(message.isEmpty() ? textOf(QT_TRANSLATE_NOOP("PropProcess", "cannot be read as a prop"))
                                       : message);
  }
  Bytes bytes;
  bytes.resize(static_cast<std::size_t>(output.size()));
  if (!bytes.empty()) std::memcpy(bytes.data(), output.constData(), bytes.size());
  return bytes;
}

}  // namespace

Result<ReadProp> readProp(const std::filesystem::path& path, const PropProcess& process) {
  const QTemporaryDir embedded;
  if (!embedded.isValid()) return propError(embedded.errorString());
  Result<Bytes> bytes = runImporter({fromPath(std::filesystem::absolute(path)), embedded.path()}, process);
  if (!bytes) return bytes.error();
  Result<io::LoadedModel> model = io::modelFromBytes(*std::move(bytes));
  if (!model || model->damage)
    return propError(
        textOf(QT_TRANSLATE_NOOP("PropProcess", "the program that reads props returned no complete model")));
  image::LoadedImages pictures = image::loadModelImages(model->model, path, toPath(embedded.path()));
  return ReadProp{*std::move(model), std::move(pictures)};
}

Result<Bytes> readFbxMotion(const std::filesystem::path& path, const PropProcess& process) {
  return runImporter({"--motion", fromPath(std::filesystem::absolute(path))}, process);
}

Result<Bytes> fbxFromGlb(ByteView glb, const PropProcess& process) {
  const QTemporaryDir folder;
  if (!folder.isValid()) return propError(folder.errorString());
  const QString file = folder.filePath("motion.glb");
  if (const Status written = writeFileAtomically(toPath(file), glb); !written) return written.error();
  return runImporter({"--fbx", file}, process);
}

}  // namespace furitsuke::session
