// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/script_library.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSaveFile>
#include <algorithm>
#include <string_view>

#include "core/scripts/bundled_scripts.h"

namespace furitsuke::session {

namespace {

constexpr int kDebounceMilliseconds = 200;
constexpr int kMaxNameLength = 80;

QString textFrom(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

bool isFileName(const QString& name) {
  static const QString kRefused = QStringLiteral("/\\:*?\"<>|");
  return !name.isEmpty() && name.size() <= kMaxNameLength && !name.startsWith('.') && name == name.trimmed() &&
         std::ranges::none_of(name, [](QChar c) { return c < ' ' || kRefused.contains(c); });
}

Error fileError(const QString& path, const QString& reason) {
  return Error::in(Message::verbatim(QFileInfo(path).fileName().toStdString()),
                   Message::verbatim(reason.toStdString()));
}

}  // namespace

ScriptLibrary::ScriptLibrary(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
  debounce_.setSingleShot(true);
  debounce_.setInterval(kDebounceMilliseconds);
  connect(&debounce_, &QTimer::timeout, this, &ScriptLibrary::rescan);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &debounce_, qOverload<>(&QTimer::start));
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &debounce_, qOverload<>(&QTimer::start));
  rescan();
}

QString ScriptLibrary::pathOf(const QString& name) const { return folder_ + '/' + name + QStringLiteral(".js"); }

const ScriptEntry* ScriptLibrary::find(const QString& name) const {
  const auto found = std::ranges::find(entries_, name, &ScriptEntry::name);
  return found == entries_.end() ? nullptr : &*found;
}

Result<ScriptEntry> ScriptLibrary::ownEntry(const QString& name) const {
  const ScriptEntry* entry = find(name);
  if (entry == nullptr && name.isEmpty())
    return Error::because(Message::verbatim(tr("no script is selected in the panel").toStdString()));
  if (entry == nullptr)
    return Error::because(Message::verbatim(tr("no script is named \"%1\"").arg(name).toStdString()));
  if (entry->isBundled())
    return Error::because(
        Message::verbatim(tr("\"%1\" came with the program and cannot be changed").arg(entry->title).toStdString()));
  return *entry;
}

void ScriptLibrary::addEntry(QList<ScriptEntry>& list, const QString& name, const QString& path,
                             std::string_view source) const {
  ScriptEntry entry{name, path, name, {}};
  if (const Result<scripts::ScriptHeader> header = scripts::readHeader(source); header.ok()) {
    const std::string language = QLocale().name().toStdString();
    if (const std::string title = header->title.in(language); !title.empty()) entry.title = textFrom(title);
    entry.help = textFrom(header->help.in(language));
  }
  list.append(entry);
}

void ScriptLibrary::rescan() {
  debounce_.stop();
  QList<ScriptEntry> own;
  QList<ScriptEntry> bundled;
  const QFileInfoList files = QDir(folder_).entryInfoList({QStringLiteral("*.js")}, QDir::Files | QDir::Readable);
  for (const QFileInfo& info : files.first(std::min<qsizetype>(files.size(), kMaxScripts))) {
    QFile file(info.absoluteFilePath());
    if (!file.open(QIODevice::ReadOnly)) continue;
    // The header is at the start; a file that is too large is listed, and refused when it is opened.
    const QByteArray source = file.read(static_cast<qint64>(scripts::kMaxScriptBytes));
    addEntry(own, info.completeBaseName(), info.absoluteFilePath(),
             std::string_view(source.constData(), static_cast<std::size_t>(source.size())));
  }
  for (const scripts::BundledScript& script : scripts::bundledScripts()) {
    const QString name = textFrom(script.name);
    if (std::ranges::find(own, name, &ScriptEntry::name) == own.end()) addEntry(bundled, name, {}, script.source);
  }
  const QCollator order{QLocale()};
  for (QList<ScriptEntry>* list : {&own, &bundled}) {
    std::ranges::stable_sort(*list,
                             [&order](const auto& a, const auto& b) { return order.compare(a.title, b.title) < 0; });
  }
  entries_ = own + bundled;
  watch();
  emit changed();
}

/// Writing a file replaces it, and the watcher then no longer knows it.
void ScriptLibrary::watch() {
  QStringList paths;
  if (QFileInfo(folder_).isDir()) paths.append(folder_);
  for (const ScriptEntry& entry : entries_) {
    if (!entry.isBundled()) paths.append(entry.path);
  }
  QStringList missing;
  const QStringList watched = watcher_.directories() + watcher_.files();
  for (const QString& path : paths) {
    if (!watched.contains(path)) missing.append(path);
  }
  QStringList outdated;
  for (const QString& path : watched) {
    if (!paths.contains(path)) outdated.append(path);
  }
  if (!outdated.isEmpty()) watcher_.removePaths(outdated);
  if (!missing.isEmpty()) watcher_.addPaths(missing);
}

Result<scripts::Script> ScriptLibrary::load(const QString& name) const {
  const ScriptEntry* entry = find(name);
  if (entry == nullptr && name.isEmpty())
    return Error::because(Message::verbatim(tr("no script is selected in the panel").toStdString()));
  if (entry == nullptr)
    return Error::because(Message::verbatim(tr("no script is named \"%1\"").arg(name).toStdString()));
  scripts::Script script{name.toStdString(), {}};
  if (entry->isBundled()) {
    script.source = std::string(scripts::findBundledScript(script.name)->source);
    return script;
  }
  QFile file(entry->path);
  if (!file.open(QIODevice::ReadOnly)) return fileError(entry->path, file.errorString());
  if (file.size() > static_cast<qint64>(scripts::kMaxScriptBytes))
    return fileError(entry->path, tr("the script has more than 1 MB"));
  script.source = file.readAll().toStdString();
  return script;
}

Status ScriptLibrary::save(const QString& name, const QString& source) {
  const Result<ScriptEntry> entry = ownEntry(name);
  if (!entry) return entry.error();
  QSaveFile file(entry->path);
  const QByteArray bytes = source.toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return fileError(entry->path, file.errorString());
  rescan();
  return Done{};
}

Result<QString> ScriptLibrary::create(const QString& name, const QString& source) {
  if (!isFileName(name))
    return Error::because(Message::verbatim(tr("\"%1\" cannot be the name of a file").arg(name).toStdString()));
  QString free = name;
  for (int i = 2; find(free) != nullptr || QFileInfo::exists(pathOf(free)); ++i)
    free = QStringLiteral("%1 %2").arg(name).arg(i);
  if (!QDir().mkpath(folder_)) return fileError(folder_, tr("the folder cannot be created"));
  QSaveFile file(pathOf(free));
  const QByteArray bytes = source.toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return fileError(pathOf(free), file.errorString());
  rescan();
  return free;
}

Status ScriptLibrary::rename(const QString& name, const QString& to) {
  const Result<ScriptEntry> entry = ownEntry(name);
  if (!entry) return entry.error();
  if (to == name) return Done{};
  if (!isFileName(to))
    return Error::because(Message::verbatim(tr("\"%1\" cannot be the name of a file").arg(to).toStdString()));
  if (find(to) != nullptr || QFileInfo::exists(pathOf(to)))
    return Error::because(Message::verbatim(tr("there is already a script \"%1\"").arg(to).toStdString()));
  QFile file(entry->path);
  if (!file.rename(pathOf(to))) return fileError(entry->path, file.errorString());
  rescan();
  return Done{};
}

Status ScriptLibrary::moveToTrash(const QString& name) {
  const Result<ScriptEntry> entry = ownEntry(name);
  if (!entry) return entry.error();
  QFile file(entry->path);
  if (!file.moveToTrash()) return fileError(entry->path, tr("the file cannot be moved to the trash"));
  rescan();
  return Done{};
}

QString newScriptSource(const QString& title) {
  const QJsonObject texts{{QLocale().name().startsWith("ja")   ? QStringLiteral("ja")
                           : QLocale().name().startsWith("zh") ? QStringLiteral("zh_CN")
                                                               : QStringLiteral("en"),
                           title}};
  const QString json = QString::fromUtf8(QJsonDocument(texts).toJson(QJsonDocument::Compact));
  return QStringLiteral(
             "/* furitsuke-script\n"
             "{\n"
             "  \"title\": %1,\n"
             "  \"parameters\": [\n"
             "    { \"id\": \"factor\", \"kind\": \"number\", \"default\": 0.5, \"min\": 0, \"max\": 10 }\n"
             "  ]\n"
             "}\n"
             "*/\n"
             "for (const track of selection.tracks) {\n"
             "  if (track.kind !== \"bone\") continue;\n"
             "  for (const key of track.selected) key.translation[1] *= parameters.factor;\n"
             "}\n"
             "log(\"Tracks: \" + selection.tracks.length);\n")
      .arg(json);
}

}  // namespace furitsuke::session
