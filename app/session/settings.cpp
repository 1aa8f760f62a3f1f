// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings.h"

#include <QByteArrayList>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVariant>
#include <algorithm>

namespace furitsuke::session {

namespace {

/// The state directory of the XDG specification; Qt 6.4 has no QStandardPaths location for it.
QString userStateFolder() {
  const QString state = qEnvironmentVariable("XDG_STATE_HOME");
  return (state.isEmpty() ? QDir::homePath() + "/.local/state" : state) + "/furitsuke";
}

constexpr const char* kRecentFiles = "recentFiles";
/// The list of all files, and those of RecentKind in their order.
constexpr const char* kRecentLists[] = {kRecentFiles, "recentMotions", "recentModels", "recentSounds",
                                        "recentProjects"};

const char* recentKeyOf(RecentKind kind) { return kRecentLists[1 + static_cast<int>(kind)]; }

}  // namespace

Settings::Settings(const QString& profile, Mode mode) {
  stateFolder_ = profile.isEmpty() ? userStateFolder() : QDir(profile).absolutePath();
  if (mode == Mode::Safe) {
    temporary_ = std::make_unique<QTemporaryDir>();
    values_ = std::make_unique<QSettings>(temporary_->filePath("settings.ini"), QSettings::IniFormat);
  } else if (profile.isEmpty()) {
    values_ = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, "furitsuke", "furitsuke");
  } else {
    QDir().mkpath(stateFolder_);
    values_ = std::make_unique<QSettings>(stateFolder_ + "/settings.ini", QSettings::IniFormat);
  }
  cacheFolder_ = temporary_ ? temporary_->filePath("cache")
                 : profile.isEmpty()
                     ? QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/furitsuke"
                     : stateFolder_ + "/cache";
}

QString Settings::sync() {
  values_->sync();
  // The status of values_ would never become good again after a failure. What is not written yet is common to all
  // objects for a file.
  QSettings now(values_->fileName(), QSettings::IniFormat);
  now.sync();
  return now.status() == QSettings::NoError ? QString() : now.fileName();
}

QStringList Settings::recentFiles() const { return values_->value(kRecentFiles).toStringList(); }

QStringList Settings::recentFilesOf(RecentKind kind) const { return values_->value(recentKeyOf(kind)).toStringList(); }

void Settings::addRecentFile(const QString& path, RecentKind kind) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  for (const char* list : {kRecentFiles, recentKeyOf(kind)}) {
    QStringList files = values_->value(list).toStringList();
    files.removeAll(absolute);
    files.prepend(absolute);
    values_->setValue(list, files.mid(0, kMaxRecentFiles));
  }
}

void Settings::removeRecentFile(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  for (const char* list : kRecentLists) {
    QStringList files = values_->value(list).toStringList();
    if (files.removeAll(absolute) > 0) values_->setValue(list, files);
  }
}

void Settings::clearRecentFiles() {
  for (const char* list : kRecentLists) values_->remove(list);
}

QString Settings::themeId() const { return values_->value("theme", "dark").toString(); }
void Settings::setThemeId(const QString& id) { values_->setValue("theme", id); }

QString Settings::language() const { return values_->value("language").toString(); }
void Settings::setLanguage(const QString& language) { values_->setValue("language", language); }

bool Settings::isTourSeen() const { return values_->value("tour/seen", false).toBool(); }
void Settings::setTourSeen(bool seen) { values_->setValue("tour/seen", seen); }

motion::SnapTargets Settings::snapTargets() const {
  if (!isOn("snap.toggle")) return {};
  return {isOn("snap.beats"), isOn("snap.markers")};
}

QMap<QString, QSet<QByteArray>> Settings::rowSets() const {
  QMap<QString, QSet<QByteArray>> sets;
  const int count = values_->beginReadArray("rowSets");
  for (int i = 0; i < count; ++i) {
    values_->setArrayIndex(i);
    QSet<QByteArray> rows;
    for (const QVariant& row : values_->value("rows").toList()) rows.insert(row.toByteArray());
    const QString name = values_->value("name").toString();
    if (!name.isEmpty() && !rows.isEmpty()) sets.insert(name, rows);
  }
  values_->endArray();
  return sets;
}

void Settings::setRowSets(const QMap<QString, QSet<QByteArray>>& sets) {
  values_->remove("rowSets");
  values_->beginWriteArray("rowSets", static_cast<int>(sets.size()));
  int index = 0;
  for (auto set = sets.cbegin(); set != sets.cend(); ++set) {
    values_->setArrayIndex(index++);
    values_->setValue("name", set.key());
    QByteArrayList sorted(set.value().cbegin(), set.value().cend());
    std::ranges::sort(sorted);
    values_->setValue("rows", QVariantList(sorted.cbegin(), sorted.cend()));
  }
  values_->endArray();
}

actions::KeyPreset Settings::keyPreset() const {
  return actions::keyPresetFromId(values_->value("shortcuts/preset").toString());
}

QMap<QString, QList<QKeySequence>> Settings::changedShortcuts() const {
  QMap<QString, QList<QKeySequence>> changes;
  values_->beginGroup("shortcuts/changes");
  for (const QString& id : values_->childKeys()) {
    QList<QKeySequence> keys;
    for (const QString& key : values_->value(id).toStringList()) {
      if (!key.isEmpty()) keys.append(QKeySequence(key, QKeySequence::PortableText));
    }
    if (const actions::ActionInfo* action = actions::findAction(id)) changes.insert(action->id, keys);
  }
  values_->endGroup();
  return changes;
}

void Settings::setShortcuts(actions::KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes) {
  values_->setValue("shortcuts/preset", actions::keyPresetId(preset));
  values_->remove("shortcuts/changes");
  for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
    QStringList keys;
    for (const QKeySequence& key : change.value()) keys.append(key.toString(QKeySequence::PortableText));
    values_->setValue("shortcuts/changes/" + change.key(), keys.isEmpty() ? QStringList{QString()} : keys);
  }
}

QString Settings::lastFolder() const { return values_->value("lastFolder", QDir::homePath()).toString(); }
void Settings::setLastFolder(const QString& folder) { values_->setValue("lastFolder", folder); }

}  // namespace furitsuke::session
