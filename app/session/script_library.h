// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include "core/base/result.h"
#include "core/scripts/script.h"

namespace furitsuke::session {

/// A script of the library.
struct ScriptEntry {
  QString name;   ///< of its file, without extension; unique
  QString path;   ///< absolute; empty for a bundled script, which cannot be changed
  QString title;  ///< in the language of the program; the name if it has none
  QString help;   ///< what it does, in the same language; empty if its header cannot be read
  [[nodiscard]] bool isBundled() const { return path.isEmpty(); }
  friend bool operator==(const ScriptEntry&, const ScriptEntry&) = default;
};

/// The bundled scripts and those in the folder of the user, which is watched for changes by other programs. A script of
/// the user hides a bundled one of the same name.
class ScriptLibrary : public QObject {
  Q_OBJECT

 public:
  /// The largest number of scripts of the user that are listed.
  static constexpr int kMaxScripts = 1000;

  /// `folder`: of the scripts of the user; it is created when the first one is saved.
  explicit ScriptLibrary(const QString& folder, QObject* parent = nullptr);

  [[nodiscard]] const QString& folder() const noexcept { return folder_; }
  /// First those of the user, then the bundled ones, each sorted by title.
  [[nodiscard]] const QList<ScriptEntry>& entries() const noexcept { return entries_; }
  /// Null when there is none of this name. Valid until the next change.
  [[nodiscard]] const ScriptEntry* find(const QString& name) const;

  [[nodiscard]] Result<scripts::Script> load(const QString& name) const;
  /// Replaces the source of a script of the user.
  Status save(const QString& name, const QString& source);
  /// Creates a script with this name or, if it is taken, the next free one such as "nod 2"; returns its name.
  Result<QString> create(const QString& name, const QString& source);
  Status rename(const QString& name, const QString& to);
  Status moveToTrash(const QString& name);
  /// Reads the folder again. Also after a change of language.
  void rescan();

 signals:
  /// Scripts were added, removed, renamed or changed, by this program or by another one.
  void changed();

 private:
  [[nodiscard]] QString pathOf(const QString& name) const;
  [[nodiscard]] Result<ScriptEntry> ownEntry(const QString& name) const;
  void addEntry(QList<ScriptEntry>& list, const QString& name, const QString& path, std::string_view source) const;
  void watch();

  QString folder_;
  QList<ScriptEntry> entries_;
  QFileSystemWatcher watcher_;
  QTimer debounce_;  ///< combines several changes into one update
};

/// The source of a new script, with a header in the language of the program.
[[nodiscard]] QString newScriptSource(const QString& title);

}  // namespace furitsuke::session
